import ArgumentParser
import Foundation
import PDFText

/// Time and memory of `aloud text` for more and more pages of one document: both should be straight lines.
struct ScalingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaling", abstract: "Time and memory against the number of pages read, as a table and a picture.",
        discussion: """
            The first 10, 20, 50 … pages of a long document are read by processes of their own, in turns. A straight line is laid through the \
            medians (least squares), and how much of their variance it explains is said (R²).
            """)

    @Option(help: "How often each number of pages is read.")
    var runs = 5
    @Option(help: "The aloud to measure; the one built beside this program unless told.")
    var aloud: String?
    @Option(help: ArgumentHelp("Draw the picture there.", valueName: "file"))
    var svg: String?
    @Argument(help: "The document, by name or path.")
    var document = "refman"

    private static let steps = [10, 20, 50, 100, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]

    func run() throws {
        guard let aloud = aloud.flatMap(Program.path) ?? Program.aloud else {
            throw ValidationError("no aloud beside this program: swift build -c release --product aloud")
        }
        guard let document = BenchmarkDocument.present(among: [document]).first else { throw ExitCode.failure }
        let pdf = try PDFDocument(path: document.path)
        let counts = Self.steps.filter { $0 <= pdf.pageCount }
        // Pages are named by their labels.
        let commands = counts.map { [aloud, "text", "--pages", pdf.pageLabel(0) + "-" + pdf.pageLabel($0 - 1), document.path] }
        var measured = commands.map { _ in Measurements() }
        for (index, command) in commands.enumerated() { measured[index].memory = ChildProcess.peakMemory(of: command) }
        for _ in 0..<max(runs, 1) {
            for (index, command) in commands.enumerated() {
                if let cost = ChildProcess.run(command) { measured[index].add(cost) }
            }
        }
        if measured.contains(where: \.hasFailed) { StandardError.say("aloud failed on some of the pages") }
        Report.say("| pages | CPU ms | wall ms | MB |\n|--:|--:|--:|--:|")
        for (count, cost) in zip(counts, measured) {
            Report.say(String(format: "| %d | %.0f | %.0f | %.1f |", count, cost.cpu * 1000, cost.wall * 1000, cost.memory / 1e6))
        }
        let pages = counts.map(Double.init)
        let series = [
            ScalingPlot.Series(title: "processor time, ms", pages: pages, values: measured.map { $0.cpu * 1000 }),
            ScalingPlot.Series(title: "peak memory, MB", pages: pages, values: measured.map { $0.memory / 1e6 }),
        ]
        for one in series {
            Report.say(
                String(format: "%@: %.2f + %.4f a page, R² %.4f", one.title, one.line.start, one.line.slope, one.line.explained))
        }
        if let svg { try ScalingPlot(title: document.name, series: series).svg.write(toFile: svg, atomically: true, encoding: .utf8) }
    }
}
