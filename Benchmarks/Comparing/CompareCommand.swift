import ArgumentParser
import Foundation

/// Runs `aloud text` and its competitors on the same documents, one after the other, again and again, and prints how many times more they cost.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compare aloud text with other programs: time, processor time, memory.",
        discussion: """
            Programs take turns, so that a busy machine is unfair to all of them alike. Figures are medians. The floor is a program that reads \
            the file and decodes its text's streams, and does nothing with them.
            """)

    @Option(help: "How often each program reads each document.")
    var runs = 5
    @Option(help: "The aloud to measure; the one built beside this program unless told.")
    var aloud: String?
    @Option(help: ArgumentHelp("A Python with pypdfium2, pymupdf or pdfboss; may be repeated.", valueName: "program"))
    var python: [String] = []
    @Option(help: ArgumentHelp("Install those into a virtual environment there.", valueName: "folder"))
    var install: String?
    @Argument(help: "Documents, by name or path; the fixed list unless told.")
    var documents: [String] = []

    func run() throws {
        guard let aloud = aloud.flatMap(Program.path) ?? Program.aloud else {
            throw ValidationError("no aloud beside this program: .ci/release")
        }
        let installed = install.map { [Competitor.install(into: $0, python: python.first ?? "python3")] } ?? []
        let competitors = Competitor.present(aloud: aloud, pythons: installed + python + ["python3"])
        Report.say(Table.header(competitors.dropFirst().map(\.name)))
        for document in BenchmarkDocument.present(among: documents) { Report.say(compare(document, competitors)) }
    }

    private func compare(_ document: BenchmarkDocument, _ competitors: [Competitor]) -> String {
        let list = FileManager.default.temporaryDirectory.appending(path: "aloud-floor-\(ProcessInfo.processInfo.processIdentifier)")
            .path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: list) }
        _ = ChildProcess.run([Program.own, "floor", "--prepare", document.path, list])
        let commands = competitors.map { $0.command(for: document) } + [[Program.own, "floor", document.path, list]]
        var measured = commands.map { _ in Measurements() }
        // Beforehand, so that the file is in memory when times are taken.
        for (index, command) in commands.enumerated() { measured[index].memory = ChildProcess.peakMemory(of: command) }
        for _ in 0..<max(runs, 1) {
            for (index, command) in commands.enumerated() {
                if let cost = ChildProcess.run(command) { measured[index].add(cost) }
            }
        }
        let pages =
            (try? String(contentsOfFile: list, encoding: .utf8)).flatMap { $0.split(separator: "\n").first }.flatMap { Int($0) } ?? 0
        return Table.row(
            document.name, pages: pages, aloud: measured[0], others: Array(measured.dropFirst().dropLast()),
            floor: measured.last ?? Measurements())
    }
}
