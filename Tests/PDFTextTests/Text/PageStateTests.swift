import Foundation
import PDFCatalog
import TestSupport
import Testing

@testable import PDFText

/// A worker keeps buffers, fonts and forms from page to page, and nothing else.
@Suite("What a worker keeps from one page to the next")
struct PageStateTests {
    /// All that a page's layout has to say.
    private func text(_ layout: PageLayout) -> [String] {
        var texts = layout.blocks.map { "block \($0.lines)" }
        for line in layout.lines {
            let bytes = String(decoding: layout.bytes(of: line), as: UTF8.self)
            texts.append("\(line.x0) \(line.x1) \(line.y) \(line.size) \(line.frame ?? -1) \(bytes)")
        }
        return texts
    }

    /// Each page laid out by a worker of its own.
    private func expectSame(_ document: PDFDocument, _ name: String) {
        func pages(_ order: [Int], _ newBuilder: Bool) -> [Int: [String]] {
            var builder = PageLayoutBuilder(document, extras: [])
            var texts: [Int: [String]] = [:]
            for index in order {
                if newBuilder { builder = PageLayoutBuilder(document, extras: []) }
                if let page = document.catalog.pages.page(at: index) { texts[index] = text(builder.layout(page)) }
            }
            return texts
        }
        let order = Array(0..<min(document.pageCount, 6))
        let apart = pages(order, true)
        #expect(pages(order, false) == apart, "\(name)")
        #expect(pages(order.reversed() + order, false) == apart, "\(name), reversed")
    }

    @Test("The lines that a form without text draws are known on every page it stands on")
    func rules() throws {
        var document = TestDocument(pages: 3) { page, _ in
            page.raw("/Grid Do")
            for row in 0..<4 {
                page.show("left\(row)", 76, 703 - 20 * Double(row))
                page.show("right\(row)", 166, 703 - 20 * Double(row))
            }
        }
        let grid =
            (0...4).map { "70 \(715 - 20 * $0) m 250 \(715 - 20 * $0) l S" }.joined(separator: " ")
            + " 70 715 m 70 635 l S 160 715 m 160 635 l S 250 715 m 250 635 l S"
        document.resources = "/XObject << /Grid \(TestDocument.firstExtra) 0 R >>"
        document.extra = [TestDocument.stream(grid, "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << >>")]
        let opened = try document.open()
        expectSame(opened, "grid")
        let texts = try document.texts()
        #expect(texts == Array(repeating: (0..<4).map { "left\($0) right\($0)" }, count: 3).flatMap { $0 })
    }

    @Test("Pages of real producers are laid out the same, whatever was before them")
    func samples() throws {
        let files = FileManager.default.enumerator(at: Sample.folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        var count = 0
        for file in files where file.pathExtension == "pdf" {
            guard let document = try? PDFDocument(bytes: [UInt8](Data(contentsOf: file))), document.pageCount > 1 else { continue }
            expectSame(document, file.lastPathComponent)
            count += 1
        }
        #expect(count > 20)
    }
}
