import Foundation
import Subprocess
import TestSupport
import Testing

/// Killed at any moment: what was heard is not lost, and what is kept can be read.
@Suite(
    .realTime, .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"),
    .enabled(if: isInstalled("python3"), "needs python3 for a player that keeps time"))
struct KillTests {
    let folder: TemporaryFolder
    let book: String

    /// `ALOUD_KILLS=50` makes it as many.
    private static let kills = ProcessInfo.processInfo.environment["ALOUD_KILLS"].flatMap { Int($0) } ?? 4

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF((0..<40).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
    }

    /// A reader is killed, again and again, and each time the next one must begin no more than five seconds before the word that was
    /// being heard, and not after it. What was heard is asked of the reader itself, just before.
    @Test func theNextStartIsWithinFiveSeconds() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        var worst = 0.0
        for round in 0..<Self.kills {
            let delay = Duration.milliseconds(Int.random(in: 0...7_000, using: &random))
            let seek = Int.random(in: 0..<4, using: &random) == 0 ? "\(Int.random(in: 0...80, using: &random))%" : nil
            let (own, beginning) = (self, round == 0 ? ["--start", "10%"] : [])
            let heard = try await Reader.run([book] + beginning, in: folder) { reader -> Double in
                #expect(try await eventually { try await own.seconds() != nil }, "seed \(seed)")
                if let seek { _ = try await Program.run(["seek", seek], in: own.folder) }
                try await Task.sleep(for: delay)
                let heard = try #require(try await own.seconds())
                try reader.send(.kill)
                return heard
            }.value
            // The state can be read, whatever was being written.
            let state = try FileManager.default.contentsOfDirectory(atPath: folder.file("state/aloud"))
            for name in state where name.hasSuffix(".json") && !name.hasPrefix(".") {
                #expect(
                    (try? JSONSerialization.jsonObject(with: Data(bytes(ofFile: folder.file("state/aloud/\(name)"))))) != nil,
                    "seed \(seed)")
            }
            let place = try await Program.run(["locate", book, "--json"], in: folder)
            #expect(place.status == 0 && !place.errors.contains("damaged"), "\(place.errors), seed \(seed)")
            let object = try #require(try JSONSerialization.jsonObject(with: Data(place.output.utf8)) as? [String: Any])
            let next = try #require(object["seconds"] as? Double)
            worst = max(worst, heard - next)
            // Between the question and the kill a word may have been heard and saved.
            #expect(heard - next < 5 && next - heard < 1.5, "heard until \(heard), next from \(next), round \(round), seed \(seed)")
        }
        print("killed \(Self.kills) times; at most \(worst) seconds were lost (seed \(seed))")
    }

    private func seconds() async throws -> Double? {
        let output = try await Program.run(["status", "--json"], in: folder).output
        let readers = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
        return readers?.first { ($0["words"] as? Int) != nil && $0["state"] as? String == "playing" }?["seconds"] as? Double
    }

    @Test func twoReadersOfOneDocumentDoNotDamageThePlace() async throws {
        let own = self
        _ = try await Reader.run([book, "--start", "20%"], in: folder) { _ in
            try await Reader.run([own.book, "--start", "60%"], in: own.folder) { _ in
                for _ in 0..<40 {
                    // Before its words can be counted, a place is known by the words around it.
                    if let place = try own.folder.bookmark(), place["extractorVersion"] as? String != "unnumbered" {
                        #expect(try #require(place["word"] as? Int) > 200)
                    }
                    try await Task.sleep(for: .milliseconds(100))
                }
            }
        }
        #expect(try await Program.run(["history"], in: folder).output.split(separator: "\n").count == 1)
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder.file("state/aloud")).filter { $0.hasSuffix(".damaged") }
        #expect(leftovers.isEmpty)
    }

    /// The document is made anew with a few words more in front and some changed, perhaps in another place or under another name: the place is
    /// at the same words.
    @Test(arguments: ["book.pdf", "other/book.pdf", "second-edition.pdf"])
    func aDocumentMadeAnewIsFoundAtTheSameWords(name: String) async throws {
        let blocks = (0..<40).map { sentences($0 * 5...$0 * 5 + 4) }
        _ = try folder.write("book.pdf", MinimalPDF(blocks.map { [.paragraph($0)] }, title: "Gulls").bytes)
        _ = try await Program.run(["read", book, "--player", "null", "--start", "\"number 101\"", "--length", "3"], in: folder)
        let before = try #require(try folder.bookmark()?["word"] as? Int)
        var changed = blocks.enumerated().map {
            $0.offset % 7 == 3 ? $0.element.replacingOccurrences(of: "gull", with: "seagull") : $0.element
        }
        changed[0] = "A word from the publisher comes first now. " + changed[0]
        let text = blocks.joined(separator: " ").split(separator: " ")
        let wanted = Array(text[before..<before + 6])
        try FileManager.default.createDirectory(atPath: folder.file("other"), withIntermediateDirectories: true)
        let title = name == "other/book.pdf" ? nil : "Gulls"
        let copy = try folder.write(name, MinimalPDF(changed.map { [.paragraph($0)] }, title: title).bytes)
        #expect(try await place(in: copy) { after in after.starts(with: wanted) }, "\(before)")
        // Something else altogether begins at its beginning.
        _ = try folder.write(name, MinimalPDF([[.paragraph("Nothing of this was ever there before.")]], title: title).bytes)
        #expect(try await place(in: copy) { after in after.first == "Nothing" })
    }

    /// Whether the words from the place on are as they should be.
    private func place(in path: String, _ isRight: ([Substring]) -> Bool) async throws -> Bool {
        let place = try await Program.run(["locate", path, "--json"], in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(place.output.utf8)) as? [String: Any])
        let word = try #require(object["word"] as? Int) - 1
        let text = try await Program.run(["text", path], in: folder)
        return isRight(Array(text.output.split(whereSeparator: \.isWhitespace).dropFirst(word)))
    }
}
