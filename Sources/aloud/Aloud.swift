import ArgumentParser
import PDFText

@main
struct Aloud: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "aloud", abstract: "Reads a PDF aloud.")
    @Argument var command: String
    @Argument var file: String
    func run() throws {
        let d = try PDFDocument(path: file)
        var out = ""
        d.forEachParagraph { p in out += p.text; out += "\n\n" }
        print(out, terminator: "")
    }
}
