import PDFText
import Testing

@Suite("Bullets that are drawn")
struct DrawnBulletTests {
    /// The first two lines end full, so that nothing but their bullets tells them from one sentence.
    private let items = [
        "the keeper climbs the stairs of the tower and lights the lamp", "the lamp burns until the sun comes up behind the far hills",
        "the keeper sleeps",
    ]
    private let intro = "Every evening of the winter the same things are done by the same man:"

    /// Operators that draw a dot around a point.
    private typealias Dot = @Sendable (_ x: Double, _ y: Double) -> String

    private static let disc: Dot = { x, y in
        let (r, k) = (2.0, 1.1)
        return """
            \(x + r) \(y) m \(x + r) \(y + k) \(x + k) \(y + r) \(x) \(y + r) c \(x - k) \(y + r) \(x - r) \(y + k) \(x - r) \(y) c
            \(x - r) \(y - k) \(x - k) \(y - r) \(x) \(y - r) c \(x + k) \(y - r) \(x + r) \(y - k) \(x + r) \(y) c h
            """
    }

    private static let dots: [(name: String, draw: Dot)] = [
        ("disc", { "\(disc($0, $1)) f" }),
        ("circle", { "\(disc($0, $1)) S" }),
        ("square", { "\($0 - 2) \($1 - 2) 4 4 re f" }),
        ("picture", { "q 4 0 0 4 \($0 - 2) \($1 - 2) cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q" }),
    ]

    private func page(dotted: Range<Int>, _ draw: Dot, gap: Double = 10, rise: Double = 3, indent: Double = 92) -> TestDocument {
        TestDocument { page in
            page.show(intro, 72, 700)
            for (index, item) in items.enumerated() {
                let y = 688 - 12 * Double(index)
                if dotted.contains(index) { page.raw(draw(indent - gap, y + rise)) }
                page.show(item, indent, y)
            }
        }
    }

    @Test("Each begins an item, whatever it is drawn as", arguments: 0..<4)
    func items(_ kind: Int) throws {
        try page(dotted: 0..<3, Self.dots[kind].draw).expectRoles(["paragraph: " + intro] + items.map { "list-item: " + $0 })
    }

    @Test("What goes on below an item does so beside its bullet, what begins further left comes after the list")
    func wrapped() throws {
        let document = TestDocument { page in
            for (index, item) in items.prefix(2).enumerated() {
                let y = 700 - 24 * Double(index)
                page.raw(Self.dots[0].draw(82, y + 3))
                page.lines([item, "while nobody sees it"], 92, y)
            }
            page.raw(Self.dots[0].draw(82, 655))
            page.show("the keeper sleeps as long as it is light over the sea and the land", 92, 652)
            page.show("Then another evening comes, and all of it is done once more by him.", 72, 640)
        }
        try document.expect(
            items.prefix(2).map { $0 + " while nobody sees it" } + [
                "the keeper sleeps as long as it is light over the sea and the land",
                "Then another evening comes, and all of it is done once more by him.",
            ])
    }

    @Test("A dot by itself, one far away, on the baseline, or over the line is none")
    func others() throws {
        let plain = try page(dotted: 0..<0, Self.dots[0].draw).roles()
        #expect(try page(dotted: 1..<2, Self.dots[0].draw).roles() == plain)
        #expect(try page(dotted: 0..<3, Self.dots[0].draw, gap: 40).roles() == plain)
        for rise in [-1.0, 9] { #expect(try page(dotted: 0..<3, Self.dots[0].draw, rise: rise).roles() == plain) }
    }

    @Test("Heads of arrows are none")
    func arrows() throws {
        let plain = try page(dotted: 0..<0, Self.dots[0].draw).roles()
        let arrow: Dot = { x, y in "40 \(y) m \(x - 2) \(y) l S \(x - 2) \(y - 2) m \(x + 2) \(y) l \(x - 2) \(y + 2) l f" }
        #expect(try page(dotted: 0..<3, arrow).roles() == plain)
    }

    @Test("The dots of a drawing are none")
    func drawing() throws {
        let plain = try page(dotted: 0..<0, Self.dots[0].draw).roles()
        var document = page(dotted: 0..<3, Self.dots[0].draw)
        for index in 0..<600 { document.pages[0].raw(Self.dots[0].draw(Double(60 + 20 * (index % 25)), Double(100 + 10 * (index / 25)))) }
        #expect(try document.roles() == plain)
    }

    @Test("A full line in the middle of a sentence goes on below the icon that stands before it")
    func icons() throws {
        let works = [
            [
                "Marlow, L. The usual model of an article on lamps and wicks, by the keepers of the",
                "Harbour. Printed in the winter of that year.",
            ],
            [
                "Quill, M. Another model, of a report on the lamps of the old town, the harbour and",
                "2015 other places. Printed in spring.",
            ],
        ]
        let document = TestDocument { page in
            for (index, work) in works.enumerated() {
                let y = 700 - 24 * Double(index)
                page.raw("q 8 0 0 8 72 \(y - 1) cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q")
                page.show(work[0], 86, y, end: 500)
                page.show(work[1], 72, y - 12)
            }
        }
        #expect(try document.texts() == works.map { $0.joined(separator: " ") })
    }
}
