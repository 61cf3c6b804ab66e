import ArgumentParser
import PDFText

/// `Benchmarks edges FILE…`: the rows at the edges of pages, with the signs that they are running heads or text, and which they are by the pages around.
/// `Scripts/edge-weights.py` weighs the signs by them.
struct EdgesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edges", abstract: "Rows at the edges of pages and what tells whether they are text.")

    @Argument(help: "Documents of many pages.")
    var files: [String]

    func run() {
        for file in files {
            guard let document = try? PDFDocument(path: file) else { continue }
            document.forEachEdgeRow { row in
                let fields = [
                    file, String(row.page), row.isTop ? "top" : "bottom", String(row.kind), row.isFurniture ? "1" : "0",
                    row.signs.map(String.init).joined(separator: ","),
                    row.text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
                ]
                print(fields.joined(separator: "\t"))
            }
        }
    }
}
