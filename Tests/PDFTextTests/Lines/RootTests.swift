import Testing

@testable import PDFText

@Suite("Roots")
struct RootTests {
    /// Shows a root with a bar over its radicand, whose sign hangs over the line.
    private func show(_ radicand: String, index: String = "", behind: String = "", on page: inout TestPage, hanging: Double = 8) {
        page.show("so x =", 72, 700)
        if !index.isEmpty { page.show(index, 112.5, 704, size: 5) }
        page.show("√", 110, 700 + hanging)
        let x = 110 + TestPage.width("√", size: 10)
        let width = TestPage.width(radicand, size: 10)
        page.raw("\(x) 708.3 \(width) 0.4 re f")
        page.show(radicand + behind, x, 700)
        page.show("and more", x + width + TestPage.width(behind, size: 10) + 5, 700)
    }

    @Test(
        "Sums under a bar get brackets, but for those that have some",
        arguments: [("a + b", "(a + b)"), ("a", "a"), ("−a", "−a"), ("(a + b)", "(a + b)"), ("2a − 3", "(2a − 3)")])
    func sums(_ radicand: String, _ text: String) throws {
        for hanging in [8.0, 0] {
            try TestDocument { show(radicand, on: &$0, hanging: hanging) }.expect(["so x = √\(text) and more"])
        }
        try TestDocument { show(radicand, behind: ",", on: &$0) }.expect(["so x = √\(text), and more"])
    }

    @Test("What goes on behind the bar without a space is in no bracket")
    func spanning() throws { try TestDocument { show("a + b", behind: "c", on: &$0) }.expect(["so x = √a + bc and more"]) }

    @Test("A sign that hangs in a cell by itself is a tick in its row", arguments: [7.1, 0])
    func ticks(_ hanging: Double) throws {
        let rows = [("glass", "83.3", "√"), ("wicks", "61.9", "x"), ("lamps", "74.8", "√"), ("boats", "91.0", "√")]
        let document = TestDocument { page in
            for (index, row) in rows.enumerated() {
                let y = 700 - 12 * Double(index)
                page.show(row.0, 72, y)
                page.show(row.1, 172, y)
                page.show(row.2, 272, row.2 == "√" ? y + hanging : y)
            }
        }
        try document.expect(rows.map { "\($0.0) \($0.1) \($0.2)" })
    }

    @Test("So are several side by side")
    func rowOfTicks() throws {
        let document = TestDocument { page in
            for index in 0..<4 {
                let y = 700 - 12 * Double(index)
                page.show("glass\(index)", 72, y)
                for column in 0..<6 {
                    let isTick = column % 3 != index % 3
                    page.show(isTick ? "√" : "-", 172 + 40 * Double(column), isTick ? y + 7.1 : y)
                }
            }
        }
        try document.expect((0..<4).map { row in "glass\(row)" + (0..<6).map { $0 % 3 != row % 3 ? " √" : " -" }.joined() })
    }

    @Test("The index of a root is read with its sign", arguments: [("3", "∛x"), ("4", "∜x"), ("5", "⁵√x"), ("n", "ⁿ√x")])
    func indices(_ index: String, _ text: String) throws {
        try TestDocument { show("x", index: index, on: &$0) }.expect(["so x = \(text) and more"])
    }

    @Test("A fraction under the bar of a tall root, which nothing but a sum follows, is on the line before the sign")
    func fractionBeforeSum() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the root is", 72, 740)
            page.show("s =", 120, 700)
            page.show("√", 134.2, 702.8)
            page.raw("139.2 720.4 60 0.4 re f 140.4 702.3 8 0.4 re f")
            page.show("1", 141.9, 706.8)
            page.show("n", 141.9, 693.1)
            page.show("n", 154.5, 718, size: 7)
            page.show("∑", 152.5, 709.5)
            page.show("i=1", 151, 689, size: 7)
            page.show("xyz", 165.5, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains("s = √ (1/n ∑ i=1 n xyz)"), "\(read)")
    }

    /// Shows "g =" and a fraction with `over` above its bar and a root below it, whose sign hangs from `top` above its row, `drop` below the bar.
    private func fraction(drop: Double, top: Double, sum: Bool) -> TestDocument {
        TestDocument { page in
            page.show("where it is said that of all of them the root is", 72, 740)
            page.show("g =", 120, 700)
            let (row, x) = (702.3 - drop, 138.0)
            let radicand = x + 5 + (sum ? 6 : 0)
            let end = radicand + TestPage.width("a + b", size: 10)
            page.raw("\(x) 702.3 \(end - x) 0.4 re f \(x + 5) \(row + top + 0.2) \(end - x - 5) 0.4 re f")
            page.show("1", (x + end) / 2 - 2.5, 706.8)
            page.show("√", x, row + top)
            if sum { page.show("∑", x + 5, row + 7.2) }
            page.show("a + b", radicand, row)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
    }

    @Test("A root over a sum below a bar, and one that is taller than a line, are of the fraction")
    func belowBar() throws {
        let sum = try fraction(drop: 9.5, top: 8, sum: true).texts()
        #expect(sum.contains { $0.contains("g = 1/") && $0.contains("√") && $0.contains("∑") }, "\(sum)")
        let tall = try fraction(drop: 14.6, top: 12, sum: false).texts()
        #expect(tall.contains { $0.contains("g = 1/") && $0.contains("√(a + b)") }, "\(tall)")
    }
}
