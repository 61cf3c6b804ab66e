import ArgumentParser
import Foundation
import PDFText
import Reading
import Speech

/// Pauses that espeak-ng makes inside sentences, before and after shaping.
struct ClauseBreaksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clause-breaks", abstract: "Count the pauses that espeak-ng makes inside sentences, before and after shaping.",
        discussion: """
            espeak-ng -x writes a line a clause, and _:_: for a pause within one. Sentences are given to it as they are displayed, and as they are \
            spoken; a clause more than there are sentences is a break. Breaks at commas are meant to be there, those behind "Fig." are not.
            """)

    @Option(help: "At most so many sentences of a document.")
    var sentences = 3_000
    @Option(help: "The voice, and the language of the text.")
    var language = "en"
    @Flag(help: "Leave citations out.")
    var skipCitations = false
    @Argument(help: "Documents, by name or path.")
    var documents: [String]

    func run() throws {
        guard let engine = Program.path(of: "espeak-ng") else { throw ValidationError("no espeak-ng: apt-get install espeak-ng") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-clauses-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shaper = SpeechShaper(options: ShapingOptions(speaksCitations: !skipCitations), language: language)
        Report.say("| document | sentences | breaks before | after | pauses before | after |\n|---|--:|--:|--:|--:|--:|")
        for document in BenchmarkDocument.present(among: documents) {
            var paragraphs: [Paragraph] = []
            try PDFDocument(path: document.path).forEachParagraph { paragraphs.append($0) }
            let text = PositionLayer.readingText(paragraphs)
            var (displayed, spoken, count): ([String], [String], Int) = ([], [], 0)
            for sentence in text.sentences.prefix(sentences) {
                let said = shaper.utterances(for: sentence.words, in: text).map(\.text).filter { !$0.isEmpty }
                guard !said.isEmpty else { continue }
                count += 1
                displayed.append(text.text(sentence.words))
                spoken += said
            }
            let before = try clauses(of: displayed, engine, folder)
            let after = try clauses(of: spoken, engine, folder)
            Report.say(
                "| \(document.name) | \(count) | \(before.lines - count) | \(after.lines - count) | \(before.pauses) | \(after.pauses) |")
        }
    }

    /// The clauses that espeak-ng makes of some sentences, and the pauses in them.
    private func clauses(of sentences: [String], _ engine: String, _ folder: URL) throws -> (lines: Int, pauses: Int) {
        let (input, output) = (folder.appending(path: "in.txt"), folder.appending(path: "out.txt"))
        // An empty line ends a clause whatever stands before it.
        let text = sentences.map { $0.filter { $0 != "\0" } }.joined(separator: "\n\n") + "\n"
        try Data(text.utf8).write(to: input)
        let path = output.path(percentEncoded: false)
        guard
            ChildProcess.run(
                [engine, "-q", "-x", "-b", "1", "-v", language, "-f", input.path(percentEncoded: false)], output: path) != nil
        else { throw ValidationError("espeak-ng cannot be run") }
        let phonemes = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        let lines = phonemes.split(whereSeparator: \.isNewline).filter { $0.contains { $0 != " " } }
        return (lines.count, lines.reduce(0) { $0 + $1.ranges(of: "_:_:").count })
    }
}
