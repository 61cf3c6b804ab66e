import PDFText
import Testing

@Suite("Slides")
struct SlideTests {
    private func items(_ items: [[String]], _ x: Double, on page: inout TestPage) {
        var y = 600.0
        for item in items {
            page.show("•", x, y, size: 24)
            for line in item {
                page.show(line, x + 20, y, size: 24)
                y -= 30
            }
            y -= 6
        }
    }

    @Test("Two lists side by side are read one after the other, though a page's number stands right of both")
    func twoLists() throws {
        let texts = try TestDocument { page in
            page.show("Of lamps and quays in winter", 130, 680, size: 32)
            items([["the lamp on the", "quay"], ["oil for the winter"]], 40, on: &page)
            items([["who lights them", "all"], ["a ladder for it", "in the boat"]], 310, on: &page)
            page.show("12 May", 40, 60)
            page.show("Lamplighters of Harbour", 240, 60)
            page.show("6", 590, 60)
        }.texts()
        #expect(
            texts.prefix(5) == [
                "Of lamps and quays in winter", "the lamp on the quay", "oil for the winter", "who lights them all",
                "a ladder for it in the boat",
            ])
    }

    @Test("Items are none of its headings, however large they are beside what stands at its foot")
    func items() throws {
        let document = TestDocument { page in
            page.show("Next steps", 240, 680, size: 32)
            items([["April: the lamps"], ["Boats"], ["June: a vote in the hall"]], 40, on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 40, 90, width: 500)
        }
        let roles = try document.roles()
        #expect(
            roles.prefix(4) == [
                "heading: Next steps", "list-item: April: the lamps", "list-item: Boats", "list-item: June: a vote in the hall",
            ])
    }

    @Test("Items beside a chart are read after it, though white beside a page's number, bullets and names is wider than that between them")
    func chart() throws {
        let names = ["Lamps that burn all night", "Oil", "Ladders for the quay", "Wicks"]
        let texts = try TestDocument { page in
            page.show("What keepers ask for", 130, 680, size: 32)
            for (index, name) in names.enumerated() {
                page.show(name, 40, 590 - 17 * Double(index))
                page.show("\(10 + index) %", 200, 590 - 17 * Double(index))
            }
            for (index, scale) in ["0 %", "50 %", "100 %"].enumerated() { page.show(scale, 140 + 55 * Double(index), 515) }
            for (index, name) in names.enumerated() {
                page.show(name, 40, 440 - 17 * Double(index))
                page.show("\(20 + index) %", 200, 440 - 17 * Double(index))
            }
            items([["light before all that", "is sold"], ["oil was cheap that", "year"]], 292, on: &page)
            page.show("32", 590, 60)
            page.show("•", 292, 440, size: 24)
            page.show("ladders are new", 312, 440, size: 24)
        }.texts()
        let said = names.indices.map { "\(names[$0]) \(10 + $0) %" } + names.indices.map { "\(names[$0]) \(20 + $0) %" }
        #expect(texts.filter { $0.hasSuffix(" %") && !$0.hasPrefix("0") } == said)
        #expect(texts.suffix(3) == ["light before all that is sold", "oil was cheap that year", "ladders are new"])
    }
}
