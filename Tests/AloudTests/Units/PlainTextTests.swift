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
        ["2024-05-01 10:31 INFO started", "2024-05-01 10:32 INFO the harbour was asked for its tides"],
    ]) func linesThatWereNotWrapped(lines: [String]) {
        #expect(paragraphs(lines.joined(separator: "\n")) == lines)
    }

    @Test func turnsTakeTheLinesBelow() {
        #expect(
            paragraphs("10:31 anna: hi\n10:32 bert: hello\nand welcome\n") == ["10:31 anna: hi", "10:32 bert: hello and welcome"])
        #expect(paragraphs("When the boat came in,\nthe captain slept.\nNobody woke him\nuntil noon that day.").count == 2)
    }

    @Test(arguments: [
        "The ferry left at noon, and Nobody\nAsked where it went. Anna had bread\nand milk and eggs.",
        "> The ferry left at noon, and\n> Nobody asked where it went or\n> what was in it.",
        "Every morning the captain of the ferry walked along the quay and up\nTo the lighthouse, where he counted the gulls and wrote their number\nDown.",
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
