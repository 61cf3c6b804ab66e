import Foundation
import PDFText
import TestSupport
import Testing

/// A few pages of a document, read without the others.
@Suite("Windows")
struct WindowTests {
    private struct Piece: Equatable {
        let page: Int
        let text: String
        let role: BlockRole
        let breaks: [Paragraph.PageBreak]

        init(_ paragraph: Paragraph) { (page, text, role, breaks) = (paragraph.page, paragraph.text, paragraph.role, paragraph.pageBreaks) }
    }

    private func whole(_ document: PDFDocument) -> [Piece] {
        var pieces: [Piece] = []
        document.forEachParagraph(workers: 1) { pieces.append(Piece($0)) }
        return pieces
    }

    private func settled(_ document: PDFDocument, _ pages: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        document.forEachSettledParagraph(ReadingOptions(pages: pages), workers: 1) { pieces.append(Piece($0)) }
        return pieces
    }

    /// Where `part` stands in `whole`.
    private func place(of part: [Piece], in whole: [Piece]) -> Int? {
        guard let first = part.first else { return 0 }
        return whole.indices.first { whole[$0] == first && whole[$0...].prefix(part.count).elementsEqual(part) }
    }

    /// Chapters of text set in columns of lines over many pages, so that paragraphs, hyphens and notes run from page to page, with running heads.
    private func book(_ pages: Int, seed: UInt64) -> TestDocument {
        var random = SplitMix(state: seed)
        var lines: [(text: String, size: Double)] = []
        var number = 0
        while lines.count < pages * 30 {
            number += 1
            if Int.random(in: 0..<9, using: &random) == 0 { lines.append(("Part\(number)", 18)) }
            let words = Int.random(in: 5...220, using: &random)
            lines += TestPage.wrap(Prose.sentence("Item\(number)", words), width: 420).map { ($0, 10) }
        }
        return TestDocument(pages: pages) { page, index in
            page.show(index % 2 == 0 ? "Of small things" : "Of great things", 200, 760, size: 9)
            page.show("\(index + 1)", 300, 40, size: 9)
            for (row, line) in lines[index * 30..<index * 30 + 30].enumerated() {
                page.show(line.text, 72, 700 - 18 * Double(row), size: line.size)
            }
        }
    }

    @Test("Any pages, asked for in any order, give a run of the whole document's paragraphs", arguments: 1...6 as ClosedRange<UInt64>)
    func runs(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let document = try book(24, seed: seed).open()
        let again = try book(24, seed: seed).open()
        let all = whole(document)
        var places = 0
        for _ in 0..<24 {
            let start = Int.random(in: 0..<24, using: &random)
            let pages = start..<min(24, start + Int.random(in: 1...5, using: &random))
            let part = settled(document, pages)
            #expect(place(of: part, in: all) != nil, "seed \(seed), pages \(pages)")
            #expect(part.allSatisfy { $0.page >= pages.lowerBound }, "seed \(seed), pages \(pages)")
            // From the first page on nothing is left out but the end, and at the end nothing but the beginning.
            if start == 0 { #expect(place(of: part, in: all) == 0, "seed \(seed), pages \(pages)") }
            if pages.upperBound == 24, !part.isEmpty { #expect(part.last == all.last, "seed \(seed), pages \(pages)") }
            places += part.count
            #expect(settled(again, pages) == part, "seed \(seed), pages \(pages): nothing was asked of it before")
        }
        #expect(places > 15)
    }

    @Test("What begins on a page is certain with the page in front and the page behind")
    func enough() throws {
        let document = try book(24, seed: 9).open()
        let all = whole(document)
        for page in 2..<22 {
            let wanted = all.filter { $0.page == page && $0.breaks.isEmpty }.dropLast()
            #expect(
                settled(document, page - 1..<page + 2).filter { $0.page == page && $0.breaks.isEmpty }.starts(with: wanted), "page \(page)")
        }
    }

    @Test("Pages that aren't there")
    func bounds() throws {
        let document = try book(3, seed: 1).open()
        for pages in [-9..<0, 3..<9, 2..<2] { #expect(settled(document, pages).isEmpty) }
        #expect(settled(document, -5..<99) == whole(document))
        for page in [-1, 3, Int.max, Int.min] { #expect(document.contentLength(ofPage: page) == 0) }
        #expect(document.contentLength(ofPage: 0) > 100)
    }

    static let manuals = [
        "/usr/share/R/doc/manual/refman.pdf", "/usr/share/doc/octave/octave.pdf", "/usr/share/doc/gnuplot/gnuplot.pdf",
        "/usr/share/debian-reference/debian-reference.en.pdf",
    ].filter { FileManager.default.isReadableFile(atPath: $0) }

    @Test("Pages of real books are the same alone", .enabled(if: !manuals.isEmpty, "needs Debian's manuals"), arguments: manuals)
    func manual(path: String) throws {
        let document = try PDFDocument(path: path)
        var random = SplitMix(state: 7)
        let start = Int.random(in: 20..<max(21, document.pageCount - 60), using: &random)
        var long: [Piece] = []
        document.forEachSettledParagraph(ReadingOptions(pages: start..<min(document.pageCount, start + 40))) { long.append(Piece($0)) }
        for page in stride(from: start + 2, to: min(document.pageCount, start + 38), by: 3) {
            let part = settled(document, page..<page + 2)
            #expect(place(of: part, in: long) != nil, "\(path), page \(page + 1)")
        }
    }
}
