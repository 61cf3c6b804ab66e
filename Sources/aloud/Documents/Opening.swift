import PDFText
import Reading

/// Where reading is going to begin, as far as that can be told before there is any text: the page to lay out first, and the place on it.
struct Opening: Sendable {
    enum Place: Sendable {
        /// A position that the numbers kept of the document lead to.
        case position(ReadingPosition)
        /// Where somebody was.
        case bookmark(Bookmark)
        /// The first word of the page.
        case page
        /// This chapter of the outline, from 0.
        case chapter(Int)
        /// A sentence about this part of the page down, 0 to 1.
        case part(Double)
    }

    /// From 0.
    let page: Int
    let place: Place

    /// The first word of the document.
    static let beginning = Opening(page: 0, place: .position(.word(0)))
}

extension TextLoader {
    /// What is remembered of the document's pages; nil where nothing is, where only some pages are wanted, and where it makes no sense.
    func rememberedIndex(_ store: BookmarkStore?) -> PageIndex? {
        guard let store, let fingerprint = document.fingerprint, selection.pages == nil, let pdf = document.pdf,
            let index = try? store.pageIndex(for: fingerprint, extractorVersion: selection.version), index.pageCount <= pdf.pageCount
        else { return nil }
        return index
    }

    /// Where to begin; nil when only reading from the beginning on can tell.
    ///
    /// - Parameters:
    ///   - position: what was asked for.
    ///   - bookmark: the saved place, if it is to be used.
    ///   - index: what is remembered of the document.
    func opening(at position: ReadingPosition?, bookmark: Bookmark?, index: PageIndex?, rate: Int) -> Opening? {
        // A selection of pages is read from its beginning; of plain text there are no pages to choose from.
        guard let pdf = document.pdf, selection.pages == nil else { return nil }
        guard let position else {
            guard let bookmark, !bookmark.finished else { return .beginning }
            return Opening(page: page(of: bookmark, pdf, index), place: .bookmark(bookmark))
        }
        switch position {
        case .fraction(let part) where part <= 0: return .beginning
        case .fraction(let part) where index == nil:
            let (page, rest) = PageEstimate(pdf).place(at: part)
            return Opening(page: page, place: .part(rest))
        case .fraction, .time, .word: return index.flatMap { Self.opening(at: position, index: $0, rate: rate) }
        case .page(let label): return pdf.page(labelled: label).map { Opening(page: $0, place: .page) }
        case .chapter(let number):
            if let words = index?.chapterWords, words.indices.contains(number) {
                return index.flatMap { Self.opening(at: .word(words[number]), index: $0, rate: rate) }
            }
            let entries = ChapterFinder.entries(of: pdf.outline)
            return entries.indices.contains(number) ? Opening(page: entries[number].page, place: .chapter(number)) : nil
        case .relativeFraction, .relativeTime, .text, .textBefore: return nil
        }
    }

    private static func opening(at position: ReadingPosition, index: PageIndex, rate: Int) -> Opening? {
        let nothing = ReadingText.Builder().build(isComplete: false)
        let scrubber = Scrubber(text: nothing, index: index)
        guard let word = try? position.resolve(in: nothing, scrubber: scrubber, from: 0, rate: Double(rate)) else { return nil }
        return Opening(page: index.page(containingWord: word), place: .position(position))
    }

    /// The page a saved place is most likely on.
    private func page(of bookmark: Bookmark, _ pdf: PDFDocument, _ index: PageIndex?) -> Int {
        if let index {
            let isSame =
                bookmark.extractorVersion == index.extractorVersion && (bookmark.totalWords ?? index.totalWords) == index.totalWords
            return isSame ? index.page(containingWord: bookmark.word) : index.page(containing: bookmark.fraction)
        }
        let near = min(pdf.pageCount - 1, Int(bookmark.fraction * Double(pdf.pageCount)))
        guard let label = bookmark.pageLabel else { return near }
        // Labels may repeat ("1" in every chapter).
        return (0..<pdf.pageCount).filter { pdf.pageLabel($0) == label }.min { abs($0 - near) < abs($1 - near) } ?? near
    }
}

extension PDFDocument {
    /// The page with this label, or else with this number from 1; from 0.
    func page(labelled label: String) -> Int? {
        if hasPageLabels {
            if let exact = (0..<pageCount).first(where: { pageLabel($0) == label }) { return exact }
            let lowered = label.lowercased()
            if let found = (0..<pageCount).first(where: { pageLabel($0).lowercased() == lowered }) { return found }
        }
        guard label.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(label), (1...pageCount).contains(number) else {
            return nil
        }
        return number - 1
    }
}

/// How the text of a document is spread over its pages, by the text of some of them: exact to a page where there are few pages, else to about one in
/// a hundred.
struct PageEstimate {
    private let pageCount: Int
    /// Lengths before each sampled page, and, last, all of them.
    private let sums: [Double]

    /// Pages looked at: enough to notice thirty pages of pictures, few enough to take some hundredths of a second.
    private static let samples = 128

    init(_ pdf: PDFDocument) {
        pageCount = pdf.pageCount
        let (pageCount, count) = (pdf.pageCount, min(pdf.pageCount, Self.samples))
        let pages = (0..<count).map { min(($0 * pageCount + pageCount / 2) / count, pageCount - 1) }
        // Turning an empty page takes a moment, too.
        sums = pdf.textLengths(ofPages: pages).reduce(into: [0]) { $0.append(($0.last ?? 0) + Double($1) + 1) }
    }

    /// The page on which a fraction of the text is done, and how far down.
    func place(at fraction: Double) -> (page: Int, part: Double) {
        let wanted = min(1, max(0, fraction)) * (sums.last ?? 0)
        let count = sums.count - 1
        let sample = min(max(0, (sums.firstIndex { $0 > wanted } ?? count) - 1), count - 1)
        let length = sums[sample + 1] - sums[sample]
        let exact = (Double(sample) + (length > 0 ? (wanted - sums[sample]) / length : 0)) * Double(pageCount) / Double(count)
        let page = min(max(0, Int(exact)), pageCount - 1)
        return (page, min(1, max(0, exact - Double(page))))
    }
}
