import Foundation
import TestSupport
import Testing

@testable import PDFText

/// Pages laid out ahead by several workers.
@Suite("Pages laid out ahead")
struct LayoutPipelineTests {
    private func document(_ pages: Int) throws -> PDFDocument {
        try TestDocument(pages: pages) { page, index in page.show("Page\(index)", 72, 700) }.open()
    }

    private func words(_ document: PDFDocument, _ pages: Range<Int>, workers: Int) -> [String] {
        var words: [String] = []
        LayoutPipeline(document, pages, extras: [], workers: workers).forEach { words += $0.flatMap(\.wordTexts) }
        return words
    }

    @Test("Each page comes once and in order, whatever the number of workers", arguments: [1, 2, 3, 64, 1000])
    func order(workers: Int) throws {
        let document = try document(203)
        for pages in [0..<203, 0..<1, 5..<9, 7..<150, 202..<203] {
            #expect(words(document, pages, workers: workers) == pages.map { "Page\($0)" }, "\(pages)")
        }
        #expect(words(document, 9..<9, workers: workers).isEmpty)
    }

    @Test("Whoever takes them slowly is not overwhelmed, and loses nothing")
    func backPressure() throws {
        let document = try document(160)
        var seen = 0
        LayoutPipeline(document, 0..<160, extras: [], workers: 2).forEach { layouts in
            seen += layouts.count
            if seen.isMultiple(of: 40) { Thread.sleep(forTimeInterval: 0.01) }
        }
        #expect(seen == 160)
    }

    @Test("Many at once share the threads there are")
    func many() async throws {
        let document = try document(90)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    var count = 0
                    LayoutPipeline(document, 0..<90, extras: [], workers: 4).forEach { count += $0.count }
                    return count
                }
            }
            for await count in group { #expect(count == 90) }
        }
    }
}
