import TestSupport
import Testing

@testable import PDFText

@Suite("Heads of letters")
struct LetterHeadTests {
    @Test("Blocks beside each other at the head of a letter are read one after the other, whatever table stands far below them")
    func headOfLetter() throws {
        let own = ["Quill and Lamp", "4 Harbour Street", "Farrow Ness", "Kingdom of Lamps"]
        let labels = ["Date", "3 June", "Number", "QL-46", "Your sign", "None"]
        let rows = [["Lamp, small", "1", "20.00"], ["Lamp, large", "2", "50.00"], ["Wick", "12", "6.00"]]
        let texts = try TestDocument { page in
            page.show("Invoice", 60, 700, size: 20)
            page.show("Bayside Books", 80, 676)
            for (index, label) in labels.enumerated() { page.show(label, 300, 702.5 - 11 * Double(index)) }
            for (index, line) in own.enumerated() { page.show(line, 440, 698 - 14 * Double(index)) }
            for (index, row) in rows.enumerated() {
                for (column, x) in [60.0, 350, 500].enumerated() { page.show(row[column], x, 560 - 16 * Double(index)) }
            }
        }.texts()
        let text = texts.joined(separator: " ")
        #expect(text == (["Invoice Bayside Books"] + labels + own + rows.flatMap { $0 }).joined(separator: " "))
    }
}
