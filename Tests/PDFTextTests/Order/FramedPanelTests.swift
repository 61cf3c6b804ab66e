import Testing

@testable import PDFText

@Suite("Panels side by side, each in a frame of its own and of its own height")
struct FramedPanelTests {
    private static let address = ["Lamp Works", "4 Harbour Street", "Old Ness", "Customer", "Ann Keeper", "7 Mill Lane"]
    private static let facts = [("Number", "471102"), ("Date", "5 March"), ("Currency", "Crowns")]

    /// A page with an address in a frame at the left and facts in a lower one at the right, shown line by line.
    private func page(right top: Double, _ change: (inout TestPage) -> Void = { _ in }) throws -> [String] {
        try TestDocument { page in
            page.show("Invoice of the lamp works", 60, 760, size: 14)
            page.raw("0.5 w 55 600 200 140 re S 300 \(top - 100) 240 100 re S")
            for (index, line) in Self.address.enumerated() {
                page.show(line, 62, 720 - 20 * Double(index))
                guard Self.facts.indices.contains(index) else { continue }
                page.show(Self.facts[index].0, 310, top - 20 - 20 * Double(index))
                page.show(Self.facts[index].1, 450, top - 20 - 20 * Double(index))
            }
            change(&page)
            page.paragraph(Prose.sentence("All", 30), 60, 540, width: 470)
        }.texts().map { String($0) }
    }

    @Test("The first is read to its end before the second, and what stands below after both")
    func panels() throws {
        let texts = try page(right: 720)
        #expect(Array(texts.dropFirst().prefix(6)) == Self.address)
        #expect(texts[7].hasPrefix("Number") && texts[7].hasSuffix("471102"))
        #expect(texts.last?.hasPrefix("All") ?? false)
    }

    @Test(
        "Not where something stands beside the frames, or across the side of one", arguments: [(262.0, "Copy"), (240, "across the side")])
    func outside(x: Double, text: String) throws {
        let texts = try page(right: 720) { $0.show(text, x, 650) }
        #expect(Array(texts.dropFirst().prefix(6)) != Self.address)
    }

    @Test("Two groups below each other, each with its own, and the text between them")
    func groups() throws {
        let texts = try TestDocument { page in
            for (top, name) in [(760.0, "One"), (500.0, "Two")] {
                page.raw("0.5 w 55 \(top - 100) 200 100 re S 300 \(top - 80) 240 80 re S")
                for index in 0..<4 { page.show("\(name) left \(index)", 62, top - 20 - 20 * Double(index)) }
                for index in 0..<3 { page.show("\(name) right \(index)", 310, top - 20 - 20 * Double(index)) }
            }
            page.paragraph(Prose.sentence("Between", 30), 60, 630, width: 470)
        }.texts().map { String($0) }
        func place(_ start: String) -> Int { texts.firstIndex { $0.hasPrefix(start) } ?? -1 }
        let order = ["One left 3", "One right 0", "Between", "Two left 0", "Two left 3", "Two right 0"].map(place)
        #expect(order == order.sorted() && !order.contains(-1))
    }

    @Test("Cells in rows, one of which goes over two of them, are none")
    func spannedCell() throws {
        let texts = try TestDocument { page in
            page.raw("0.5 w 60 600 150 160 re S")
            for row in 0..<2 { for column in 1..<3 { page.raw("\(60 + 155 * column) \(685 - 85 * row) 150 75 re S") } }
            for line in 0..<5 { page.show("Left \(line)", 70, 740 - 20 * Double(line)) }
            for row in 0..<2 {
                for line in 0..<2 {
                    for column in 1..<3 {
                        page.show("R\(row) C\(column) L\(line)", 70 + 155 * Double(column), 740 - 85 * Double(row) - 20 * Double(line))
                    }
                }
            }
        }.texts()
        let place = { (start: String) in texts.firstIndex { $0.contains(start) } ?? -1 }
        #expect(place("R0 C2 L0") < place("R1 C1 L0") && place("R0 C2 L0") >= 0)
    }

    @Test(
        "What ends the longest column of a poster, below all that is beside it, is read with that; a box that was shown after the others is not"
    )
    func longestColumn() throws {
        func names(isShownLast: Bool) throws -> [String] {
            try TestDocument { page in
                func box(_ name: String, _ x: Double, _ top: Double, height: Double = 90, words: Int = 24) {
                    page.raw("0.5 w \(x) \(top - height) 230 \(height) re S")
                    page.paragraph(Prose.sentence(name, words), x + 8, top - 16, width: 214)
                }
                box("One", 55, 760)
                box("Two", 55, 660)
                if !isShownLast { box("Three", 55, 560) }
                box("Four", 310, 760, height: 120, words: 36)
                box("Five", 310, 630, height: 60, words: 12)
                if isShownLast { box("Three", 55, 560) }
            }.texts().compactMap { $0.split(separator: " ").first.map { String($0) } }
        }
        #expect(try names(isShownLast: false) == ["One", "Two", "Three", "Four", "Five"])
        #expect(try names(isShownLast: true) == ["One", "Two", "Four", "Five", "Three"])
    }
}
