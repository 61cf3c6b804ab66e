import PDFText
import TestSupport
import Testing

@Suite("Pages that no one would print")
struct HostilePageTests {
    @Test("Cost grows with the page, not with its square", .timeLimit(.minutes(5)), arguments: HostilePage.allCases)
    func cost(_ kind: HostilePage) throws {
        // In a time that the square of this count would not keep to by far.
        let texts = try TestDocument([kind.page(kind.size)]).texts()
        #expect(!texts.isEmpty)
    }

    @Test("Lines in turns bold and plain, as in listings, cost no more each where there are twenty times as many")
    func boldLines() throws {
        func cost(_ count: Int) throws -> Duration {
            var page = TestPage(width: 14400, height: 14400)
            for index in 0..<count {
                page.show(
                    "words of a line", 100, 14000 - Double(index) * 0.7, size: 0.65,
                    font: index % 2 == 0 ? .fixedWide : .fixedWideBold)
            }
            let document = TestDocument([page])
            var texts: [String] = []
            let duration = try ContinuousClock().measure { texts = try document.texts() }
            #expect(!texts.isEmpty)
            return duration
        }
        // Twenty times as much, where the square would be four hundred times; the least of three, for others run at the same time.
        let few = try (0..<3).map { _ in try cost(1000) }.min() ?? .zero
        let many = try cost(20_000)
        #expect(many < few * 60)
    }

    @Test("Letters scattered over a page are each read once", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func scattered(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let letters = (0..<80).compactMap { Unicode.Scalar(UInt16(0x4E00 + $0)).map(Character.init) }
        let document = TestDocument { page in
            for letter in letters {
                page.show(
                    String(letter), Double.random(in: 10...590, using: &random), Double.random(in: 10...780, using: &random),
                    size: [6, 10, 10, 10, 14, 30].randomElement(using: &random) ?? 10)
            }
        }
        let read = try document.texts(ReadingOptions(skipped: [])).joined().filter { $0 != " " }
        #expect(read.sorted() == letters, "seed \(seed)")
    }

    @Test("A hundred thousand glyphs on one spot")
    func oneSpot() throws {
        let same = TestDocument {
            $0.raw("BT /E 10 Tf -5 Tc 100 100 Td \(TestFont.even.string(String(repeating: "a", count: 100_000))) Tj ET")
        }
        try same.expect(["a"])
        let letters = String(String.UnicodeScalarView((0..<20_000).compactMap { Unicode.Scalar(UInt32(0x4E00 + $0)) }))
        let different = TestDocument { page in
            for _ in 0..<5 { page.raw("BT /E 10 Tf -5 Tc 100 100 Td \(TestFont.even.string(letters)) Tj ET") }
        }
        let read = try different.texts().joined()
        #expect(Set(read).isSuperset(of: letters))
    }

    @Test("Sizes and matrices without measure", arguments: 1...60 as ClosedRange<UInt64>)
    func randomOperators(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let document = TestDocument((0..<3).map { _ in Self.page(&random) })
        for options in [ReadingOptions(), ReadingOptions(skipped: [])] {
            let paragraphs = try document.paragraphs(options)
            for paragraph in paragraphs {
                #expect(!paragraph.text.isEmpty, "seed \(seed)")
                for pageBreak in paragraph.pageBreaks { #expect(0...paragraph.text.utf8.count ~= pageBreak.utf8Offset, "seed \(seed)") }
            }
            #expect(try document.texts(options, workers: 3) == paragraphs.map(\.text), "seed \(seed)")
        }
    }

    private static let numbers = [
        "0", "-0", "1", "-1", "0.5", "-0.001", "12", "300", "-300", "1000", "0.0000000001", "100000000", "-99999999999", "4000",
        "-1234567890123",
        String(repeating: "9", count: 40), "-" + String(repeating: "9", count: 400), "." + String(repeating: "0", count: 400) + "1",
    ]

    private static func number(_ random: inout SplitMix) -> String {
        Bool.random(using: &random) ? String(Int.random(in: -50...700, using: &random)) : numbers.randomElement(using: &random) ?? "0"
    }

    private static func page(_ random: inout SplitMix) -> TestPage {
        var page = TestPage()
        func values(_ count: Int) -> String { (0..<count).map { _ in number(&random) }.joined(separator: " ") }
        for _ in 0..<Int.random(in: 1...120, using: &random) {
            let font = TestFont.allCases.randomElement(using: &random) ?? .even
            let word =
                ["word", "Word-", "12", "•", ".", "..... 7", "1.", "שלום", "٣", "吾輩", "e\u{301}", "\u{AD}", "()", "²", " "].randomElement(
                    using: &random) ?? ""
            switch Int.random(in: 0..<14, using: &random) {
            case 0: page.raw("\(values(6)) cm")
            case 1: page.raw("\(values(6)) Tm")
            case 2: page.raw("q")
            case 3: page.raw("Q")
            case 4: page.raw("\(number(&random)) \(["Tc", "Tw", "Tz", "Ts", "TL", "Tr"].randomElement(using: &random) ?? "Tc")")
            case 5: page.raw("/Span << /ActualText \(TestFont.sans.string("fi-")) >> BDC")
            case 6: page.raw("EMC")
            case 7: page.raw("BT /\(font.rawValue) \(number(&random)) Tf \(values(2)) Td")
            case 8: page.raw("[\(font.string(word)) \(number(&random)) \(font.string(word))] TJ")
            case 9: page.raw("1 0 0 1 \(values(2)) Tm \(font.string(word)) Tj")
            default:
                page.show(
                    word, Double.random(in: 0...600, using: &random), Double.random(in: 0...780, using: &random), size: 10, font: font)
            }
        }
        page.entries =
            ["", "", "", "/Rotate 90", "/UserUnit \(number(&random))", "/MediaBox [\(values(4))]", "/CropBox [\(values(4))]"]
            .randomElement(using: &random) ?? ""
        return page
    }
}
