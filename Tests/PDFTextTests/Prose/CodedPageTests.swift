@testable import PDFText
import TestSupport
import Testing

@Suite("Pages of an index with a letter before their numbers")
struct CodedPageTests {
    @Test("Which words are such", arguments: ["b367", "aa638,", "150\u{2013}g338"], ["abc12", "b12345", "b", "b1x", "12", "x\u{2013}g3"])
    func words(_ coded: String, _ other: String) {
        #expect(CodedPage.isCoded(Array(coded.utf8)[...]))
        #expect(!CodedPage.isCoded(Array(other.utf8)[...]))
    }

    @Test("Each entry with such pages is read by itself, without its leader, and one whose pages fill the line goes on in the next one")
    func entries() throws {
        let entries = [
            ("burner", ["b367"]), ("candle", ["a8, c14, 52"]), ("draught", ["V142, 886"]), ("flame", ["f12, f14, k20,", "m31, m40, 77"]),
            ("glass", ["c9"]), ("lamp", ["aa638, 1060"]), ("oil", ["b4"]), ("tallow", [". . . . c31, c32,", "d40, d44, 61"]),
            ("wick", ["b7, b9"]),
        ]
        let document = TestDocument { page in
            var y = 720.0
            for (name, pages) in entries {
                let isLate = pages[0].hasPrefix(".")
                page.show(name + (isLate ? " of sheep" : ""), 72, y)
                if isLate {
                    y -= 12
                    page.show(pages[0], 102, y)
                } else {
                    let start = 230 - TestPage.width(pages[0], size: 10)
                    var dot = 222 - TestPage.width(pages[0], size: 10)
                    while dot > 76 + TestPage.width(name, size: 10), dot > 190 - TestPage.width(pages[0], size: 10) {
                        page.show(".", dot, y)
                        dot -= 6
                    }
                    page.show(pages[0], start, y)
                }
                for line in pages.dropFirst() {
                    y -= 12
                    page.show(line, 102, y)
                }
                y -= 12
            }
        }
        try document.expect(
            [
                "burner b367", "candle a8, c14, 52", "draught V142, 886", "flame f12, f14, k20, m31, m40, 77", "glass c9",
                "lamp aa638, 1060",
                "oil b4", "tallow of sheep c31, c32, d40, d44, 61", "wick b7, b9",
            ])
    }
}
