import Dispatch
import PDFText
import Reading
import Speech

package enum DocumentTarget {
    static func run(_ bytes: [UInt8]) {
        guard let document = readPages(bytes, password: nil) else { return }
        readAll(document)
    }

    /// One document, read by several threads at once, each of which reads its pages with several more: for a build with a thread sanitizer.
    package static func run(_ bytes: [UInt8], threads: Int) {
        guard let document = try? PDFDocument(bytes: bytes) else { return }
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            if thread & 1 == 0 { readAll(document) }
            document.forEachParagraph(ReadingOptions(pages: 0..<min(document.pageCount, 16)), workers: 2) { check($0) }
            if thread & 1 == 1 { readAll(document) }
        }
    }

    private static func readAll(_ document: PDFDocument) {
        _ = document.outline
        _ = document.information
        _ = document.language
        _ = document.tagging
        _ = document.identity
        _ = document.encryption
        for field in document.formFields.prefix(1000) { _ = field.values }
        for attachment in document.attachments.prefix(16) { _ = attachment.bytes() }
        for index in [0, 1, document.pageCount - 1, document.pageCount, -1, .max] {
            _ = document.pageLabel(index)
            _ = document.page(index)?.size
        }
        _ = document.warnings
    }

    /// All that is on the first pages, with and without what is usually left out; what it gives holds together.
    @discardableResult
    static func readPages(_ bytes: [UInt8], password: String?) -> PDFDocument? {
        guard let document = try? PDFDocument(bytes: bytes, password: password) else { return nil }
        let pages = 0..<min(document.pageCount, 16)
        let all = ReadingOptions(
            skipped: [], extras: ReadingOptions.ExtraSet(ReadingOptions.Extra.allCases), pages: pages, tracesLines: true)
        for options in [ReadingOptions(pages: pages), all] {
            document.forEachParagraph(options, workers: 1) { check($0) }
        }
        return document
    }

    private static func check(_ paragraph: Paragraph) {
        let length = paragraph.text.utf8.count
        for pageBreak in paragraph.pageBreaks where !(0...length).contains(pageBreak.utf8Offset) {
            trap("a page begins outside its paragraph")
        }
        if ReadingText.wordRanges(in: paragraph.text).contains(where: { $0.upperBound > length }) {
            trap("a word ends outside its paragraph")
        }
    }
}
