import Audio
import Foundation
import TestSupport
import Testing

/// All commands mean the same place by the same position.
struct PlaceTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        var pdf = MinimalPDF.twelvePages
        pdf.author = "A. Sailor"
        pdf.language = "en-GB"
        pdf.romanPages = 2
        book = try folder.write("book.pdf", pdf.bytes)
    }

    private func json(_ arguments: [String]) async throws -> [String: Any] {
        let result = try await Program.run(arguments + ["--json"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    private func words(_ arguments: [String]) async throws -> [Substring] {
        try await Program.run(arguments, in: folder).output.split(whereSeparator: \.isWhitespace)
    }

    @Test(arguments: ["0%", "25%", "40%", "99.9%", "100%", "pi", "p2", "p10", "#2", "#3", "w1", "w321", "1:00", "90", "\"number 33\""])
    func locateAgreesWithTheText(position: String) async throws {
        let place = try await json(["locate", book, position])
        let word = try #require(place["word"] as? Int)
        let all = try await words(["text", book])
        #expect(place["words"] as? Int == all.count)
        #expect(place["text"] as? String == String(all[word - 1]))
        // What begins there is what is read from there.
        let rest = try await words(["text", book, "--start", position])
        #expect(rest == Array(all[(word - 1)...]))
        let spoken = try await words(["text", book, "--start", position, "--spoken"])
        #expect(spoken.first == rest.first)
        let again = try await json(["locate", book, "w\(word)"])
        #expect(again["fraction"] as? Double == place["fraction"] as? Double)
    }

    @Test func positionsMeanWhatTheySay() async throws {
        #expect(try await json(["locate", book, "pii"])["page"] as? Int == 2)
        #expect(try await json(["locate", book, "p3"])["page"] as? Int == 5)
        #expect(try await json(["locate", book, "p3"])["label"] as? String == "3")
        #expect(try await json(["locate", book, "p12"])["page"] as? Int == 12)
        #expect(try await json(["locate", book, "#2"])["page"] as? Int == 5)
        #expect(try await json(["locate", book, "#2"])["text"] as? String == "Stormy")
        let half = try #require(try await json(["locate", book, "50%"])["fraction"] as? Double)
        #expect(abs(half - 0.5) < 0.01)
        let minute = try #require(try await json(["locate", book, "1:00"])["seconds"] as? Double)
        #expect(abs(minute - 60) < 1)
        #expect(try await json(["locate", book, "\"number 33\""])["text"] as? String == "number")
        #expect(try await json(["locate", book, "-30"])["word"] as? Int == 1)
    }

    @Test func locateShowsTheWordInItsSentence() async throws {
        let result = try await Program.run(["locate", book, "\"number 33\""], in: folder)
        #expect(result.output.contains(" >number< 33 "), "\(result.output)")
        #expect(result.output.contains("#2 Stormy Weather"))
    }

    /// A document in English whose author's keyboard was set to German.
    @Test func theLanguageIsTheOneThatIsRead() async throws {
        var pdf = MinimalPDF.twelvePages
        pdf.language = "de-DE"
        // The others have but "the" and "one".
        pdf.pages[0].append(.paragraph("They were here when it was late, but there is more that we will find in them."))
        let path = try folder.write("tagged.pdf", pdf.bytes)
        let info = try await json(["info", path])
        #expect(info["language"] as? String == "en" && info["statedLanguage"] as? String == "de-DE", "\(info)")
        #expect(try await Program.run(["info", path], in: folder).output.contains("; the document says de-DE"))
    }

    @Test func informationIsComplete() async throws {
        let info = try await json(["info", book])
        #expect(info["title"] as? String == "Twelve Pages")
        #expect(info["author"] as? String == "A. Sailor")
        #expect(info["pages"] as? Int == 12)
        #expect(info["language"] as? String == "en-GB")
        #expect(info["encrypted"] as? Bool == false)
        #expect(info["tagged"] as? Bool == false)
        #expect(info["saved"] is NSNull)
        #expect(info["words"] as? Int == (try await words(["text", book])).count)
        let chapters = try #require(info["chapters"] as? [[String: Any]])
        #expect(chapters.map { $0["title"] as? String } == ["Setting Out", "Stormy Weather", "Home Again"])
        #expect(chapters.map { $0["page"] as? Int } == [1, 5, 9])
        let slow = try #require(try await json(["info", book, "--rate", "100"])["seconds"] as? Double)
        let fast = try #require(try await json(["info", book, "--rate", "200"])["seconds"] as? Double)
        #expect(abs(slow / fast - 2) < 0.01)
        let text = try await Program.run(["info", book], in: folder).output
        for line in ["Twelve Pages", "A. Sailor", "en-GB", "#2 Stormy Weather"] { #expect(text.contains(line)) }
    }

    @Test func pagesWithoutTextAreNamed() async throws {
        let path = try folder.write("mixed.pdf", MinimalPDF([[.paragraph("One.")], [], [], [.paragraph("Four.")], []]).bytes)
        #expect(try await json(["info", path])["pagesWithoutText"] as? [Int] == [2, 3, 5])
        // A listener who asks for an empty page hears what comes after it.
        #expect(try await json(["locate", path, "p2"])["text"] as? String == "Four.")
    }

    @Test func withoutAnOutlineHeadingsAreChapters() async throws {
        let pdf = MinimalPDF(
            (1...3).map { [.heading(["Dawn", "Noon and After", "Evening"][$0 - 1]), .paragraph(sentences($0 * 6...$0 * 6 + 5))] })
        let chapters = try #require(try await json(["info", folder.write("h.pdf", pdf.bytes)])["chapters"] as? [[String: Any]])
        #expect(chapters.map { $0["title"] as? String }.suffix(2) == ["Noon and After", "Evening"])
    }

    @Test func aHeadingThatOnlyCountsTakesTheNextForItsName() async throws {
        let names = ["Dawn", "Noon and After", "Evening", "3.1 Dusk"]
        let pdf = MinimalPDF(
            names.enumerated().map { number, name in
                [.heading(["Chapter One", "CHAPTER II.", "Kapitel 3", "Appendix A"][number]), .heading(name)]
                    + [.paragraph(sentences(number * 6...number * 6 + 5)), .heading("Section \(number)"), .paragraph("Nothing more.")]
            })
        let chapters = try #require(try await json(["info", folder.write("h.pdf", pdf.bytes)])["chapters"] as? [[String: Any]])
        let titles = chapters.compactMap { $0["title"] as? String }
        #expect(
            titles == [
                "Chapter One: Dawn", "Section 0", "CHAPTER II: Noon and After", "Section 1", "Kapitel 3: Evening", "Section 2",
                "Appendix A",
                "3.1 Dusk", "Section 3",
            ])
        // It begins with the number, and the third is still the third.
        #expect(try await json(["locate", folder.file("h.pdf"), "#3"])["text"] as? String == "CHAPTER")
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func exportLastsAsLongAsItsWords() async throws {
        func samples(_ arguments: [String]) async throws -> Int {
            let out = folder.file("out.wav")
            let result = try await Program.run(["export", book, "--force", "-o", out] + arguments, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            let file = try bytes(ofFile: out)
            var reader = WAVReader()
            let samples = try reader.consume(file)
            #expect(reader.format == .speech)
            // The size of the form is right: what follows the first eight bytes.
            #expect(file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } == file.count - 8)
            return samples.count
        }
        let all = try await samples([])
        let (first, last) = (try await samples(["--end", "40%"]), try await samples(["--start", "40%"]))
        // The pieces lack the pause between them, and a sentence cut in two is spoken a little longer.
        #expect(abs(all - first - last) < 22_050 * 2, "\(all) samples, in pieces \(first) and \(last)")
        let fraction = Double(last) / Double(all)
        #expect(abs(fraction - 0.6) < 0.03)
        #expect(!folder.names.contains { $0.hasSuffix(".part") })
    }
}
