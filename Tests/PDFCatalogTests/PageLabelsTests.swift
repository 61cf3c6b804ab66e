import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct PageLabelsTests {
    private func labels(_ entry: String, count: Int = 10, _ more: (inout PDFBuilder) -> Void = { _ in }) -> [String] {
        var pdf = PDFBuilder()
        pdf.addPages(["a"])
        more(&pdf)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R /PageLabels \(entry) >>", as: 60)
        let labels = pdf.catalog().labels
        return (0..<count).map { labels.label(of: $0) }
    }

    @Test("Styles, prefixes and starts (§12.4.2)")
    func styles() {
        let found = labels("<< /Nums [0 << /S /r >> 3 << /S /D >> 5 << /P (A-) /S /D /St 8 >> 7 << /P (Cover) >> 8 << /S /A /St 26 >>] >>")
        #expect(found == ["i", "ii", "iii", "1", "2", "A-8", "A-9", "Cover", "Z", "AA"])
    }

    @Test(
        "Roman numerals",
        arguments: [
            (4, "iv"), (9, "ix"), (14, "xiv"), (40, "xl"), (90, "xc"), (400, "cd"), (1999, "mcmxcix"), (4999, "mmmmcmxcix"), (5000, "5000"),
        ])
    func roman(number: Int, numeral: String) { #expect(labels("<< /Nums [0 << /S /r /St \(number) >>] >>").first == numeral) }

    @Test("Letters double after Z", arguments: [(1, "a"), (26, "z"), (27, "aa"), (52, "zz"), (53, "aaa"), (2601, "2601")])
    func letters(number: Int, letter: String) { #expect(labels("<< /Nums [0 << /S /a /St \(number) >>] >>").first == letter) }

    @Test("Without labels, or before the first of them, pages are numbered from 1")
    func none() {
        #expect(labels("null", count: 2) == ["1", "2"])
        #expect(labels("<< /Nums [2 << /S /D >>] >>", count: 4) == ["1", "2", "1", "2"])
    }

    @Test("A tree of kids, out of order, with loops and nonsense")
    func trees() {
        let found = labels("<< /Kids [70 0 R 71 0 R 70 0 R null 5] >>", count: 4) { pdf in
            pdf.add("<< /Limits [2 3] /Nums [2 << /S /R >> (x) 5 3 /Nothing] >>", as: 70)
            pdf.add("<< /Kids [71 0 R] /Nums [0 << /S /a >> 1] >>", as: 71)
        }
        #expect(found == ["a", "b", "I", "II"])
    }

    @Test("Absurd starts don't trap", arguments: ["9223372036854775807", "99999999999999999999", "-5", "0"])
    func absurd(start: String) { #expect(labels("<< /Nums [0 << /S /D /St \(start) >>] >>", count: 2).allSatisfy { !$0.isEmpty }) }

    @Test("A label of a page that there is not, and a prefix without end")
    func far() {
        let (whole, part) = (
            labels("<< /Nums [0 << /S /D /St 9223372036854775807 >>] >>"),
            labels("<< /Nums [0 << /P (\(String(repeating: "x", count: 5000))) >>] >>")
        )
        #expect(!whole.isEmpty)
        #expect((part.first?.count ?? 0) == 100)
        let none = PageLabels(store: ObjectStore(bytes: []), catalog: .empty)
        #expect(none.label(of: .max) == String(Int.max))
    }
}
