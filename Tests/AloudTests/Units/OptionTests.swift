import PDFText
import Speech
import Testing

@testable import aloud

struct OptionTests {
    @Test(arguments: [
        ("1-5,9", [0..<5, 8..<9]), ("3", [2..<3]), ("9,1-3,2-4", [0..<4, 8..<9]), ("-2", [0..<2]), ("\u{2212}2", [0..<2]), ("9-", [8..<10]),
        ("5-5", [4..<5]),
        (" 1 , 2 ", [0..<2]),
        ("1-10", [0..<10]),
    ]) func pageLists(list: String, runs: [Range<Int>]) throws {
        #expect(try PageSelection(parsing: list, count: 10) { String($0 + 1) }.runs == runs)
    }

    @Test(arguments: ["", ",", "0", "11", "5-3", "a", "-", "1-99999999999999999999", "1--2"]) func badPageLists(list: String) {
        #expect(throws: CommandFailure.self) { try PageSelection(parsing: list, count: 10) { String($0 + 1) } }
    }

    @Test func labelsWithDashes() throws {
        let labels = ["i", "ii", "A-1", "A-2", "B-1"]
        func runs(_ list: String) throws -> [Range<Int>] { try PageSelection(parsing: list, count: 5) { labels[$0] }.runs }
        #expect(try runs("A-2") == [3..<4])
        #expect(try runs("A-1-B-1") == [2..<5])
        #expect(try runs("II-a-1") == [1..<3])
        #expect(try runs("5") == [4..<5])
    }

    @Test func kinds() throws {
        let usual = ReadingOptions().skipped
        #expect(try TextKinds(keep: [], skip: []).skipped == usual)
        #expect(try TextKinds(keep: ["furniture"], skip: []).skipped == [.diagram])
        #expect(try TextKinds(keep: ["furniture", "diagrams"], skip: []).skipped == [])
        #expect(
            try TextKinds(keep: ["headers, Footers"], skip: ["code", "footnote"]).skipped
                == usual.subtracting([.header, .footer]).union([.code, .footnote]))
        #expect(try TextKinds(keep: [], skip: ["code"], keepsFurniture: true).skipped == [.code])
        #expect(try TextKinds(keep: ["headers"], skip: ["furniture"], keepsFurniture: true).skipped == [.footer, .pageNumber, .lineNumber])
        #expect(try TextKinds(keep: [], skip: ["abstract"]).skipped == usual.union([.abstract]))
        #expect(try TextKinds(keep: [], skip: ["citations"]).shaping.speaksCitations == false)
        #expect(try TextKinds(keep: [], skip: ["citations"]).skipped == usual, "positions must not change by what is not spoken")
        // Every role can be named as it is called elsewhere.
        for role in BlockRole.allCases {
            let kinds = try TextKinds(keep: [], skip: [role.rawValue])
            let isExtra = ReadingOptions.Extra.allCases.contains { $0.rawValue.hasPrefix(role.rawValue) }
            #expect(kinds.skipped.contains(role) || isExtra, "\(role)")
        }
    }

    @Test(arguments: [
        ("-", DocumentSource.standardInput), ("book.pdf", .path("book.pdf")), ("file:///a%20b/c%C3%A9.pdf", .path("/a b/cé.pdf")),
        ("file://localhost/x.pdf", .path("/x.pdf")), ("file:/x.pdf#page=3", .path("/x.pdf")), ("odd:name.pdf", .path("odd:name.pdf")),
    ]) func sources(argument: String, source: DocumentSource) throws {
        #expect(try DocumentSource(argument: argument) == source)
    }

    @Test(arguments: [
        ("https://a.b/c.pdf", 66), ("file://elsewhere/c.pdf", 66), ("file:///a%2", 64), ("file:///a%00b", 64), ("file://%FF", 64),
        ("file://%zz/a", 64), ("file:///a%+5b", 64), ("file:a", 64),
    ])
    func badSources(argument: String, status: Int32) {
        #expect { try DocumentSource(argument: argument) } throws: { ($0 as? CommandFailure)?.status.rawValue == status }
    }

    @Test func minusSigns() {
        #expect(
            PositionArgument.withMinusSigns(["locate", "-v", "-30", "-\"a\"", "--", "-5"])
                == ["locate", "-v", "\u{2212}30", "\u{2212}\"a\"", "--", "-5"])
        #expect(PositionArgument.withMinusSigns(["a.pdf", "--start", "-5%"]) == ["a.pdf", "--start", "\u{2212}5%"])
    }

    @Test(
        "Names that begin with a minus and a digit stay as they are",
        arguments: [
            ["export", "a.pdf", "-o", "-5.wav"], ["text", "-1.pdf"], ["locate", "a.pdf", "-1.pdf"],
            ["locate", "a.pdf", "--password-file", "-1"],
        ])
    func minusOfNames(arguments: [String]) { #expect(PositionArgument.withMinusSigns(arguments) == arguments) }

    @Test("What has a known ending is made as that, wherever it is put; devices without one take a WAV stream")
    func targetsBelowDev() {
        #expect(ExportTarget("/dev/shm/a.srt") == .subtitles(path: "/dev/shm/a.srt", .srt))
        #expect(ExportTarget("/dev/fd/7") == .wav(path: "/dev/fd/7"))
    }
}
