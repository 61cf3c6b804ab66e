import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct OutlineTests {
    /// A document of three pages whose catalog has these entries; the pages' numbers are in `pages`.
    private func outline(_ entries: ([Int]) -> String, _ more: (inout PDFBuilder, [Int]) -> Void) -> [Outline.Item] {
        var pdf = PDFBuilder()
        let pages = pdf.addPages(["a", "b", "c"])
        let tree = pages[0] - 1
        more(&pdf, pages)
        pdf.root = pdf.add("<< /Type /Catalog /Pages \(tree) 0 R \(entries(pages)) >>", as: 99)
        return pdf.catalog().outline.items
    }

    private func item(_ pdf: inout PDFBuilder, _ number: Int, _ title: String, _ entries: String) {
        pdf.add("<< /Title (\(title)) \(entries) >>", as: number)
    }

    @Test("Levels, order and explicit destinations of every kind")
    func explicit() {
        let items = outline({ _ in "/Outlines 50 0 R" }) { pdf, pages in
            pdf.add("<< /First 51 0 R >>", as: 50)
            item(&pdf, 51, "One", "/Next 54 0 R /First 52 0 R /Dest [\(pages[0]) 0 R /XYZ 10 700 0]")
            item(&pdf, 52, "One one", "/Next 53 0 R /Dest [\(pages[1]) 0 R /FitH 300]")
            item(&pdf, 53, "One two", "/Dest [\(pages[1]) 0 R /FitR 1 2 3 4]")
            item(&pdf, 54, "Two", "/A << /S /GoTo /D [\(pages[2]) 0 R /Fit] >>")
        }
        #expect(items.map(\.title) == ["One", "One one", "One two", "Two"])
        #expect(items.map(\.level) == [1, 2, 2, 1])
        #expect(items.map(\.page) == [0, 1, 1, 2])
        #expect(items.map(\.top) == [700, 300, 4, nil])
    }

    @Test("Named destinations: by string in a name tree, by name in a dictionary, with a dictionary between")
    func named() {
        let items = outline({ _ in "/Outlines << /First 51 0 R >> /Dests 60 0 R /Names << /Dests 61 0 R >>" }) { pdf, pages in
            pdf.add("<< /old [\(pages[1]) 0 R /Fit] >>", as: 60)
            pdf.add("<< /Kids [62 0 R 61 0 R] >>", as: 61)
            pdf.add(
                "<< /Limits [(a) (z)] /Names [(new) << /D [\(pages[2]) 0 R /XYZ null 5 null] >> (to-new) (new) (self) (self)] >>", as: 62)
            item(&pdf, 51, "By name", "/Next 52 0 R /Dest /old")
            item(&pdf, 52, "By string", "/Next 53 0 R /Dest (new)")
            item(&pdf, 53, "By action", "/Next 54 0 R /A << /S /GoTo /D (to-new) >>")
            item(&pdf, 54, "A string for a name", "/Next 55 0 R /Dest (old)")
            item(&pdf, 55, "In a circle", "/Next 56 0 R /Dest (self)")
            item(&pdf, 56, "Nowhere", "/Next 57 0 R /Dest (unknown)")
            item(&pdf, 57, "Elsewhere", "/A << /S /URI /URI (http://example.com) >>")
        }
        #expect(items.map(\.page) == [1, 2, 2, 1, nil, nil, nil])
    }

    @Test("Page numbers in place of references")
    func numbers() {
        let items = outline({ _ in "/Outlines << /First 51 0 R >>" }) { pdf, _ in
            item(&pdf, 51, "Second", "/Next 52 0 R /Dest [1 /Fit]")
            item(&pdf, 52, "Too far", "/Dest [3 /Fit]")
        }
        #expect(items.map(\.page) == [1, nil])
    }

    @Test("Loops and depth end; titles are folded, empty ones left out")
    func loops() {
        let items = outline({ _ in "/Outlines << /First 51 0 R >>" }) { pdf, _ in
            item(&pdf, 51, "  One\\n two ", "/First 51 0 R /Next 52 0 R")
            item(&pdf, 52, " ", "/First 53 0 R /Next 51 0 R")
            for number in 53..<95 { item(&pdf, number, "Deep", "/First \(number + 1) 0 R") }
        }
        #expect(items.first?.title == "One two")
        #expect(items.count > 10)
        #expect(items.allSatisfy { $0.level <= 33 })
    }
}
