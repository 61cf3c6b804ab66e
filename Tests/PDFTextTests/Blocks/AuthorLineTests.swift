import Testing

@Suite("Authors below a title")
struct AuthorLineTests {
    private static func show(_ lines: [String], _ y: Double, middle: Double = 306, size: Double = 10, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            page.show(line, middle - TestPage.width(line, size: size) / 2, y - 1.2 * size * Double(index), size: size)
        }
    }

    @Test("A name stands by itself above where its owner works, which no line has room to tell")
    func works() throws {
        let read = try TestDocument { page in
            Self.show(["On Lamps and Their Oil in Harbours"], 740, size: 18, on: &page)
            Self.show(["Ada Pebble-Lantern"], 712, size: 11, on: &page)
            Self.show(["Department of Lamps", "Quay College"], 699, on: &page)
            page.paragraph(Prose.sentence("Alpha", 90), 72, 640, width: 468)
        }.texts()
        #expect(
            read.prefix(4) == ["On Lamps and Their Oil in Harbours", "Ada Pebble-Lantern", "Department of Lamps", "Quay College"], "\(read)"
        )
    }

    @Test("A name in the size of the text's headings has its address below it in the same")
    func address() throws {
        let lines = ["Zoran P. Lantern", "Harbour Street 263/6", "11070 New Quayside, Hills"]
        let read = try TestDocument { page in
            Self.show(["The oil of lamps"], 740, size: 17, on: &page)
            Self.show(lines, 710, size: 12, on: &page)
            page.paragraph(Prose.sentence("Alpha", 90), 72, 640, width: 468)
        }.texts()
        #expect(read.prefix(4) == (["The oil of lamps"] + lines)[...], "\(read)")
    }

    @Test("Of authors side by side each has lines of their own")
    func stacks() throws {
        let stacks = [
            ["Adamina Pebblestone", "Barrel-Davit National College", "Harbour, Hills"],
            ["Bartholomew Meadow", "Barrel-Davit National College", "Harbour, Hills"],
            ["Cy Thistle-Lantern", "Quay Works", "Harbour, Hills"],
        ]
        let read = try TestDocument { page in
            Self.show(["The Oil of Lamps in Three Harbours"], 740, size: 18, on: &page)
            for (index, stack) in stacks.enumerated() {
                let middle = 140 + 166 * Double(index)
                Self.show([stack[0]], 712, middle: middle, size: 12, on: &page)
                Self.show(Array(stack.dropFirst()), 700, middle: middle, on: &page)
            }
            page.paragraph(Prose.sentence("Alpha", 90), 72, 640, width: 468)
        }.texts()
        #expect(read.dropFirst().prefix(9) == stacks.flatMap { $0 }[...], "\(read)")
    }
}
