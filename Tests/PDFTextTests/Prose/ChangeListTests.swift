import PDFText
import Testing

@Suite("Lists of changes")
struct ChangeListTests {
    private static let columns = [72.0, 320.0]

    /// Shows lines one below the other, all but the first set in, the last of them with a leader up to a number at the column's edge.
    private static func show(_ lines: [String], _ x: Double, _ y: inout Double, number: String?, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            page.show(line, index == 0 ? x : x + 14, y)
            if index == lines.count - 1, let number {
                var dot = (index == 0 ? x : x + 14) + TestPage.width(line, size: 10) + 6
                while dot < x + 186 {
                    page.show(".", dot, y)
                    dot += 6
                }
                page.show(number, x + 192, y)
            }
            y -= 12
        }
    }

    @Test("An entry of many lines ends with its number, and nothing further down goes on with it")
    func long() throws {
        let changes = (0..<6).map { ["General: \($0)"] + TestPage.wrap(Prose.sentence("lamps\($0)", 27), width: 150) }
        let document = TestDocument { page in
            for (number, x) in Self.columns.enumerated() {
                var y = 700.0
                for version in 3 * number..<3 * number + 3 {
                    page.show("v1.\(version)", x, y)
                    y -= 12
                    Self.show(changes[version], x + 14, &y, number: "1", on: &page)
                }
            }
        }
        let read = try document.texts()
        let texts = changes.enumerated().map { "v1.\($0) " + $1.joined(separator: " ") }
        #expect(read.joined(separator: " ") == texts.joined(separator: " "), "\(read)")
    }

    @Test("What a column parts is one text")
    func parted() throws {
        let document = TestDocument { page in
            var y = 700.0
            for version in 0..<3 {
                page.show("v1.\(version)", Self.columns[0], y)
                y -= 12
                Self.show(["General: Lamps of kind \(version)"], Self.columns[0] + 14, &y, number: "1", on: &page)
            }
            page.show("v1.3", Self.columns[0], y)
            y -= 12
            let lines = [
                "General: Lamps are no longer lit by", "hand where a draught from the door", "of the house would have put the light",
            ]
            Self.show(lines, Self.columns[0] + 14, &y, number: nil, on: &page)
            y = 700
            Self.show(["out at once and"], Self.columns[1] + 28, &y, number: "4", on: &page)
            for version in 4..<8 {
                page.show("v1.\(version)", Self.columns[1], y)
                y -= 12
                Self.show(["General: Lamps of kind \(version)"], Self.columns[1] + 14, &y, number: "1", on: &page)
            }
        }
        let read = try document.texts()
        #expect(read.contains { $0.hasSuffix("would have put the light out at once and") }, "\(read)")
        #expect(read.last?.hasSuffix("General: Lamps of kind 7") ?? false, "\(read)")
    }

    @Test(
        "Versions may have two numbers and no letter before them, where what changed is set in; the pages are in no order behind short leaders, either"
    )
    func shortVersions() throws {
        let pages = [81, 40, 3, 67, 12]
        let kinds = ["brass", "tin with lids", "iron", "glass", "clay"]
        let document = TestDocument { page in
            for (index, number) in pages.enumerated() {
                let y = 720 - 76 * Double(index)
                page.show("\(index + 1).\(index)\(index == 2 ? "a" : "")", 72, y)
                page.show("General: the lamps", 84, y - 12)
                page.lines(
                    ["that have been told", "of are lit now, as", "all others were in", "those of \(kinds[index])"], 98, y - 24, leading: 12
                )
                let end = 98 + TestPage.width("those of \(kinds[index])", size: 10)
                let last = 98 + TestPage.width("those of \(kinds[1])", size: 10) + 4
                // One dot only has room in the second.
                for dot in 0..<12 where last - 6 * Double(dot) > end + 3 { page.show(".", last - 6 * Double(dot), y - 60) }
                page.show("\(number)", last + 20 - TestPage.width("\(number)", size: 10), y - 60)
            }
        }
        try document.expect(
            pages.indices.map {
                "\($0 + 1).\($0)\($0 == 2 ? "a" : "") General: the lamps that have been told of are lit now, as all others were in those of \(kinds[$0])"
            })
    }

    @Test("Short leaders of an index that stands before what changed are silent, too, where its numbers go on in the next line")
    func indexBeforeChanges() throws {
        let names = ["burner", "candle", "draught", "flame", "glass", "lamp", "oil"]
        let document = TestDocument { page in
            var y = 740.0
            for (index, name) in names.enumerated() {
                page.show("\(name) . . . \(90 - 7 * index),", 72, y)
                page.show("\(97 - 7 * index), 112", 92, y - 12)
                y -= 24
            }
            for index in 0..<3 { page.show("wick \(index) . . . . . . . . \(41 - index)", 72, y - 12 * Double(index)) }
            page.show("Change History", 72, 500, size: 16)
            y = 480
            for version in 0..<3 {
                page.show("v1.\(version)", 72, y)
                y -= 12
                Self.show(["General: Lamps of kind \(version)"], 86, &y, number: "\(9 - version)", on: &page)
            }
        }
        let read = try document.texts()
        for (index, name) in names.enumerated() { #expect(read.contains("\(name) \(90 - 7 * index), \(97 - 7 * index), 112"), "\(read)") }
        #expect(read.contains("v1.1 General: Lamps of kind 1"), "\(read)")
    }
}
