import PDFText
import Testing

@Suite("Heads and feet that stand where other pages have something else")
struct StrayEdgesTests {
    private static let names = ["mills", "barns", "wells", "roads", "boats", "lamps", "gates", "looms"]

    private func body(_ page: Int, _ count: Int = 150) -> String {
        Prose.sentence("Text\(["A", "B", "C", "D", "E", "F", "G", "H"][page])", count)
    }

    /// Eight pages of text with what `decorate` adds to each.
    private func book(_ count: (Int) -> Int = { _ in 150 }, _ decorate: (inout TestPage, Int) -> Void) -> TestDocument {
        TestDocument(pages: 8) { page, index in
            page.paragraph(body(index, count(index)), 72, 700, width: 420)
            decorate(&page, index)
        }
    }

    @Test("A head in three parts, of which only the middle one is on other pages")
    func middle() throws {
        let read = try book { page, index in
            page.show("OLD \(Self.names[index].uppercased())", 72, 718, size: 9)
            page.show("4. BOOKS OF LAMPS", 250, 718, size: 9)
            page.show("\(Self.names[7 - index]).txt", 430, 718, size: 9)
        }.texts()
        #expect(!read.contains { $0.contains("LAMPS") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("The number at the foot of a first page, close below a note, where the others have it in their heads", arguments: [true, false])
    func firstPage(haveHeads: Bool) throws {
        let read = try book { page, index in
            if index == 0 {
                page.show("Written in the winter.", 72, 92, size: 8)
                page.show("1", 282, 80, size: 8)
            } else if haveHeads {
                page.show("OF OLD \(Self.names[index].uppercased())", 200, 740)
                page.show("\(index + 1)", index % 2 == 0 ? 480 : 72, 740)
            }
        }.texts()
        #expect(read.contains("1") == !haveHeads, "\(read.map { $0.prefix(40) })")
    }

    @Test("A number below a text that ends at another height on each page")
    func ragged() throws {
        let read = try book({ 420 + 25 * ($0 * 5 % 8) }) { page, index in
            let lines = TestPage.wrap(body(index, 420 + 25 * (index * 5 % 8)), width: 420).count
            page.show("Lamps of old \(index + 11)", 72, 700 - 12 * Double(lines) - 20)
        }.texts()
        #expect(!read.contains { $0.contains("Lamps of old") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("One that stands far below such a text, and as far on each page")
    func farBelow() throws {
        let read = try book({ 420 + 25 * ($0 * 5 % 8) }) { page, index in
            let lines = TestPage.wrap(body(index, 420 + 25 * (index * 5 % 8)), width: 420).count
            page.show("Lamps of old | \(index + 11)", 222, 712 - 12 * Double(lines) - 38, size: 7)
        }.texts()
        #expect(!read.contains { $0.contains("Lamps of old") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("Captions below a picture on each page are no feet")
    func captions() throws {
        let read = try TestDocument(pages: 8) { page, index in
            let lines = TestPage.wrap(body(index, 120 + 20 * (index * 5 % 8)), width: 420)
            page.lines(lines, 72, 700)
            let bottom = 700 - 12 * Double(lines.count) - 120
            page.raw("100 \(bottom) 300 100 re S")
            page.show("Figure \(index + 3)", 220, bottom - 16)
        }.texts()
        #expect((3...10).allSatisfy { number in read.contains { $0.contains("Figure \(number)") } }, "\(read.map { $0.prefix(40) })")
    }

    @Test("A Roman number at the foot of a chapter's first page, where the others have it in their heads")
    func romanFirstPage() throws {
        let numbers = ["vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv"]
        let read = try book { page, index in
            if index == 2 {
                page.show("ix", 282, 80, size: 10)
            } else {
                page.show("CONTENTS", 200, 740)
                page.show(numbers[index], index % 2 == 0 ? 480 : 72, 740)
                // Where a page has text there is no foot.
                page.show(Prose.sentence("Line\(numbers[index])", 9), 72, 80)
            }
        }.texts()
        #expect(!read.contains("ix"), "\(read.map { $0.prefix(40) })")
    }

    @Test("The same on a small sheet, and on one that is printed on larger paper", arguments: [0.155, 0.38])
    func smallSheet(depth: Double) throws {
        let read = try book({ _ in 90 }) { page, index in
            if index == 3 {
                page.show("4", 282, depth * 792)
            } else {
                page.show("OF OLD \(Self.names[index].uppercased())", 200, 740)
                page.show("\(index + 1)", index % 2 == 0 ? 480 : 72, 740)
            }
        }.texts()
        #expect(!read.contains("4") && !read.contains { $0.contains(" 4 ") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("A first page's number at its foot, where one or two others have theirs in their heads", arguments: [2, 3])
    func firstOfFew(count: Int) throws {
        let read = try TestDocument(pages: count) { page, index in
            page.paragraph(body(index), 72, index == 0 ? 420 : 700, width: 420)
            if index == 0 {
                page.show("Of Lamps", 72, 700, size: 18)
                page.paragraph(body(7, 170), 72, 660, width: 420)
                page.show("Written in the winter.", 72, 132, size: 8)
                page.show("1", 282, 120, size: 8)
            } else {
                page.show("OF OLD LAMPS", 200, 740, size: 8)
                page.show("\(index + 1)", index == 1 ? 72 : 480, 740, size: 8)
            }
        }.texts()
        #expect(!read.contains("1"), "\(read.map { $0.prefix(40) })")
        #expect(read.contains { $0.contains("Written in the winter.") })
    }

    @Test(
        "A page's number below a text that ends above the page's middle, as others have theirs lower down; a number that counts with none is read"
    )
    func numberInMiddle() throws {
        func texts(_ number: String) throws -> [String] {
            try TestDocument(pages: 7) { page, index in
                let y = page.paragraph(Prose.sentence("Alpha\(index)", index == 3 ? 60 : 320 + 40 * index), 72, 740, width: 440)
                page.show(index == 3 ? number : "\(index + 20)", 288, y - 34)
            }.texts()
        }
        #expect(try !texts("23").contains("23"))
        #expect(try texts("87").contains("87"))
    }
}
