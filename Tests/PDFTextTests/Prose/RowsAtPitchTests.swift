import PDFText
import Testing

@Suite("Rows of tables at a page's edges")
struct RowsAtPitchTests {
    private static let parties = [
        "Lantern keepers", "Harbour pilots", "Friends of fog", "Write-in totals", "Votes cast", "Overvotes", "Undervotes", "Contest totals",
    ]

    /// Results as programs print them: counts flush right behind names, down to the page's foot.
    private static func results(pages: Int, foot: (inout TestPage, Int) -> Void = { _, _ in }) -> TestDocument {
        TestDocument(pages: pages) { page, index in
            for row in 0..<50 {
                let y = 740 - 13 * Double(row)
                page.show(parties[(row + index * 3) % parties.count], 72, y, size: 9)
                let count = "\(row * 7 + index * 31)"
                page.show(count, 300 - TestPage.width(count, size: 9), y, size: 9)
            }
            foot(&page, index)
        }
    }

    @Test("The last rows of a page of results are read, alone and among others", arguments: [1, 3])
    func lastRows(pages: Int) throws {
        let document = Self.results(pages: pages) { page, index in
            page.show("Precinct summary, 11/06/2024 12:04 am", 72, 60, size: 7)
            page.show("Page \(index + 1) of 153", 480, 60, size: 7)
        }
        let text = try document.texts().joined(separator: "\n")
        for index in 0..<pages {
            for row in [0, 1, 47, 48, 49] { #expect(text.contains("\(row * 7 + index * 31)"), "page \(index), row \(row)") }
        }
        #expect(!text.contains("of 153"))
    }

    @Test("A head and a foot set on the pitch of a list are none of its rows")
    func printedList() throws {
        func flushRight(_ text: String, _ y: Double, _ page: inout TestPage) {
            page.show(text, 500 - TestPage.width(text, size: 9), y, size: 9)
        }
        let texts = try TestDocument(pages: 4) { page, index in
            page.show("Stock list", 50, 760, size: 9)
            flushRight("\(index + 1)", 760, &page)
            for row in 1..<50 {
                let y = 760 - 14 * Double(row)
                page.show(Self.parties[(row * 3 + index * 5) % Self.parties.count], 50, y, size: 9)
                page.show(Self.parties[(row + index) % Self.parties.count], 250, y, size: 9)
                flushRight("\(row * 7 + index * 31).50", y, &page)
            }
            page.show("Confidential", 50, 60, size: 9)
            flushRight("Page \(index + 1)", 60, &page)
        }.texts()
        #expect(!texts.contains { $0.contains("Stock list") || $0.contains("Confidential") }, "\(texts.filter { $0.contains("Stock") })")
    }
}
