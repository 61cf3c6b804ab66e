import TestSupport
import Testing

@testable import aloud

struct PlainTextTests {
    private func paragraphs(_ text: String) -> [String] {
        var splitter = PlainText()
        return (splitter.add(Array(text.utf8)) + splitter.flush(atEnd: true)).map { piece in
            switch piece {
            case .paragraph(let text): text
            case .row(let text): "ROW " + text
            case .page: "PAGE"
            }
        }
    }

    @Test func paragraphsAreDividedByBlankLines() {
        #expect(paragraphs("One\ntwo.\n\n \nThree\r\nfour") == ["One two.", "Three four"])
        #expect(paragraphs("") == [] && paragraphs("\n\n") == [])
    }

    @Test func listsAndIndentedLinesBeginParagraphs() {
        #expect(
            paragraphs("Things:\n- one\n- two\n1. three\n   still three\n") == ["Things:", "- one", "- two", "1. three", "   still three"])
        #expect(paragraphs("End of one.\n    Indented one.\n") == ["End of one.", "    Indented one."])
    }

    @Test func longLinesAreParagraphs() {
        let long = String(repeating: "word ", count: 40)
        #expect(paragraphs("\(long)\nShort.\n").count == 2)
    }

    @Test(arguments: [
        ["Shopping list", "Milk", "bread", "Two eggs", "Phone Anna"],
        ["[10:31] anna: hi", "[10:32] bert: who is there, and why so late in the evening", "[10:33] anna: me"],
        ["Anna: Who is there?", "Bert: Nobody you would know, and nobody you need to know at all."],
        ["The lamps are out along the quay,", "The tide has turned and runs to sea,", "And nobody is left but me."],
        ["Anna Holm", "12 Quay Street", "1234 Holmhaven", "Norway"],
        ["1.1. The harbour of Holm and all its lamps", "1.2. Ferries", "1.3. What to do on the quay"],
        ["Name: Anna Holm", "Street: 12 Quay Street", "Town: Holmhaven"],
        ["2024-05-01 10:31 INFO started", "2024-05-01 10:32 INFO the harbour was asked for its tides"],
    ]) func linesThatWereNotWrapped(lines: [String]) {
        #expect(paragraphs(lines.joined(separator: "\n")) == lines)
    }

    @Test func turnsTakeTheLinesBelow() {
        #expect(
            paragraphs("10:31 anna: hi\n10:32 bert: hello\nand welcome\n") == ["10:31 anna: hi", "10:32 bert: hello and welcome"])
        #expect(paragraphs("Anna: Who is there?\nBert: Nobody you would know, and nobody\nyou need to know.\nAnna: Well.").count == 3)
    }

    @Test(arguments: [
        "The ferry left at noon, and Nobody\nAsked where it went. Anna had bread\nand milk and eggs.",
        "> The ferry left at noon, and\n> Nobody asked where it went or\n> what was in it.",
        "Every morning the captain of the ferry walked along the quay and up\nTo the lighthouse, where he counted the gulls and wrote their number\nDown.",
        // By sense.
        "The tools of the quay, such as\nTide and Lamp, compare boats.\nWhen\nAnna Holm proposed it in 1974, few people listened.",
        "Der Bericht, den\nPeter Holm schrieb,\nwurde vom Ausschuss angenommen,\nobwohl die\nMitglieder schliefen.\nDanach ging man nach\nHause.",
        "When the boat came in,\nthe captain slept.\nNobody woke him\nuntil noon that day.",
        "It was dark.\nNobody came.\nWe left the quay.",
        "A history\nof the ferries\nof Holm",
        "Lamp is a library for\nBoats and\nHarbours",
        // Times and names at the beginning of a line.
        "The ferry of noon was late and due back at\n17:30 with the mail, the captain said; it came at\n19:45 and nobody knew why.",
        "I asked her what she thought about it. She\nsaid: nothing. I asked what\nhe thought about it. He also\nsaid: nothing at all.",
        // Without capitals.
        "今日は天気が\nいいですね。それで港まで\n歩きました。",
        "모든 사람이 GNU/리눅스가 생\n겨나게 했던 일을 안다\n그리고 항구로 갔다",
        "可以被直接\n写入 U 盘的映像\n（如 netinst）获\n取",
        "ذهبنا إلى الميناء\nفي الصباح ولم\nنجد أحدا هناك",
    ]) func linesThatWere(text: String) {
        #expect(paragraphs(text).count == 1)
    }

    @Test func tabsMakeRows() {
        #expect(paragraphs("Name\tPrice\nApple\t3 dollars\n") == ["ROW Name\tPrice", "ROW Apple\t3 dollars"])
        #expect(paragraphs("One\ttab in\na wrapped text\nof three lines.\n") == ["One\ttab in a wrapped text of three lines."])
    }

    @Test func formFeedsBeginPages() {
        #expect(paragraphs("One.\u{C}Two.\n") == ["One.", "PAGE", "Two."])
    }

    @Test func anyCutGivesTheSame() {
        let bytes = Array("Ä line\nof text.\n\n- an item\n\u{C}A page 日本.\n".utf8)
        var whole = PlainText()
        let expected = whole.add(bytes) + whole.flush(atEnd: true)
        for cut in 0...bytes.count {
            var splitter = PlainText()
            #expect(splitter.add(bytes[..<cut]) + splitter.add(bytes[cut...]) + splitter.flush(atEnd: true) == expected, "cut at \(cut)")
        }
    }

    @Test func kinds() {
        #expect(PlainText.kind(of: Array("Plain té\u{A0}xt\n".utf8)) == .text)
        #expect(PlainText.kind(of: [0x63, 0xE9, 0x0A]) == .otherEncoding)
        #expect(PlainText.kind(of: [0xFF, 0xFE, 0x41, 0]) == .otherEncoding)
        #expect(PlainText.kind(of: [0xFF, 0xD8, 0xFF, 0, 1, 2]) == .binary)
        // The sample ends inside a character.
        #expect(PlainText.kind(of: Array(String(repeating: "日", count: 30_000).utf8)) == .text)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x41, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x41], "UTF-16"), ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "UTF-32"),
            ([0x63, 0xE9], "LATIN1"),
        ] as [([UInt8], String)]) func encodings(bytes: [UInt8], name: String)
    { #expect(PlainText.encoding(of: bytes) == name) }
}
