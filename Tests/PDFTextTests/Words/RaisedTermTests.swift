import Testing

@testable import PDFText

@Suite("Terms that are raised")
struct RaisedTermTests {
    private func isSure(_ term: String, after before: String, isSlantedAlone: Bool = false, isAboveIndex: Bool = false) -> Bool {
        let cells = term.unicodeScalars.map {
            Cell(unicode: $0.value, x0: 0, x1: 0, gap: 0, run: 0, followsSpace: false)
        }
        return RaisedTerm(cells)?.isSure(
            after: Array(before.utf8)[...], isBesideSign: false, isInMathematicalType: false, isSlantedAlone: isSlantedAlone,
            isAboveIndex: isAboveIndex) ?? false
    }

    @Test("Decimals below zero, strokes between letters and figures, products are powers of anything")
    func powers() {
        #expect(isSure("−0.5", after: "dmodel") && !isSure("+0.5", after: "dmodel") && !isSure("0.5", after: "lamps"))
        #expect(isSure("2i/d", after: "10000") && !isSure("a/b", after: "10000"))
        #expect(isSure("d×k", after: "R") && isSure("|V|", after: "R") && !isSure("|V|", after: "lamps"))
    }

    @Test("A slanted letter above an index, or behind Greek and a bracket, is one")
    func letters() {
        #expect(
            isSure("Q", after: "QWi", isAboveIndex: true) && !isSure("Q", after: "QWi") && !isSure("a", after: "QWi", isAboveIndex: true))
        #expect(isSure("q", after: "Σ", isSlantedAlone: true) && isSure("q", after: "|Σ|", isSlantedAlone: true))
        #expect(!isSure("q", after: "Σ") && !isSure("a", after: "(b)", isSlantedAlone: true))
    }

    @Test("A power of a power is one of what that stands on")
    func powerOfPower() throws {
        let document = TestDocument { page in
            page.show("of these there are 2", 72, 700)
            let x = 72 + TestPage.width("of these there are 2", size: 10)
            page.show("2", x, 703.6, size: 7)
            page.show("n", x + 3.5, 706.4, size: 5)
            page.show("in all of them", x + 9, 700)
        }
        let read = try document.texts()
        #expect(read == ["of these there are 2^(2ⁿ) in all of them"], "\(read)")
    }

    @Test("The A of LaTeX is no power")
    func logo() throws {
        let document = TestDocument { page in
            page.show("set in L", 72, 700, font: .evenItalic)
            let x = 72 + TestPage.width("set in L", size: 10)
            page.show("A", x - 1, 702, size: 7, font: .serif)
            page.show("TEX", x + 3, 700, font: .evenItalic)
            page.show("x = L", 72, 680)
            page.show("A", 72 + TestPage.width("x = L", size: 10) - 1, 682, size: 7)
            page.show("TEX", 72 + TestPage.width("x = L", size: 10) + 2, 680)
        }
        #expect(try document.texts().allSatisfy { $0.contains("LATEX") })
    }
}
