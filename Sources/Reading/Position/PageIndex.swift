#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How many words each page of a document has, what they cost to say, and where chapters begin: enough to find a place in a known
/// document without extracting all of it.
///
/// It is made once, from the whole text, and kept beside the bookmark. It holds numbers only, no text.
public struct PageIndex: Sendable, Equatable {
    /// The most pages an index may have. A larger document is read without one.
    public static let mostPages = 1_000_000
    /// The most chapters. Those of a document with more are not kept.
    static let mostChapters = 200_000

    /// What made the text; an index made by another version is not to be trusted.
    public let extractorVersion: String
    /// The words before each page, and, last, all words.
    private let wordSums: [Int]
    /// The cost before each page, and, last, the cost of everything; the units are those of ``Scrubber``.
    private let costSums: [Int]
    /// The first words of the chapters, in order; nil when they are not kept.
    public let chapterWords: [Int]?

    /// Counts a text page by page. Nil unless the text is whole and its pages ascend.
    ///
    /// Pages without a mark count as empty; words before the first mark belong to the first page.
    public init?(text: ReadingText, extractorVersion: String) {
        guard text.isWhole, let last = text.pages.last?.page, (0..<Self.mostPages).contains(last) else { return nil }
        var sum = 0
        let sums = SpeakingCost.prefixSums(of: text, from: &sum)
        var wordSums = [0]
        var costSums = [0]
        var page = 0
        for mark in text.pages {
            guard mark.page >= page, (0..<sums.count).contains(mark.firstWord) else { return nil }
            while page < mark.page {
                page += 1
                wordSums.append(mark.firstWord)
                costSums.append(sums[mark.firstWord])
            }
        }
        self.extractorVersion = extractorVersion
        self.wordSums = wordSums + [text.words.upperBound]
        self.costSums = costSums + [sum]
        chapterWords = text.chapters.count <= Self.mostChapters ? text.chapters.map(\.firstWord) : nil
    }

    /// The number of pages, counted up to the last one marked.
    public var pageCount: Int { wordSums.count - 1 }
    /// The number of words in the document.
    public var totalWords: Int { wordSums[pageCount] }
    /// What the whole document costs to say.
    public var totalCost: Int { costSums[pageCount] }

    /// The words of a page, as global indices; empty for a page that does not exist.
    public func words(ofPage page: Int) -> Range<Int> {
        (0..<pageCount).contains(page) ? wordSums[page]..<wordSums[page + 1] : totalWords..<totalWords
    }

    /// The page on which a fraction of the listening is done. Not-a-number counts as 0; clamped to the pages there are.
    public func page(containing fraction: Double) -> Int {
        guard fraction > 0 else { return page(at: 0, in: costSums) }
        return page(at: Int(min(1, fraction) * Double(totalCost) + 1.0 / 1024), in: costSums)
    }

    /// The page a word starts on; clamped.
    public func page(containingWord word: Int) -> Int { page(at: word, in: wordSums) }

    /// The page whose last word is the one before `word`; nil when a page goes on there.
    func page(endingBefore word: Int) -> Int? {
        let page = page(at: word - 1, in: wordSums)
        return wordSums[page] < word && wordSums[page + 1] == word ? page : nil
    }

    /// What comes before a page; all there is behind the last one.
    func cost(beforePage page: Int) -> Int { costSums[min(max(0, page), pageCount)] }

    /// What comes before the word, taking the words of a page as equally long.
    func cost(before word: Int) -> Int {
        let page = page(at: word, in: wordSums)
        let words = wordSums[page]..<wordSums[page + 1]
        guard !words.isEmpty else { return costSums[page] }
        let inPage = min(max(0, word - words.lowerBound), words.count)
        let cost = Double(costSums[page + 1] - costSums[page]) * Double(inPage) / Double(words.count)
        return costSums[page] + Int(cost)
    }

    /// The word at a cost, taking the words of a page as equally long.
    func word(atCost cost: Int) -> Int {
        let page = page(at: cost, in: costSums)
        let words = wordSums[page]..<wordSums[page + 1]
        let costs = costSums[page + 1] - costSums[page]
        guard !words.isEmpty, costs > 0 else { return words.lowerBound }
        let part = Double(max(0, cost - costSums[page])) / Double(costs)
        return min(words.upperBound - 1, words.lowerBound + Int(part * Double(words.count)))
    }

    /// The last page that begins at or before the value and is not empty, or 0.
    private func page(at value: Int, in sums: [Int]) -> Int {
        var low = 0
        var high = pageCount
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] <= value { low = middle + 1 } else { high = middle }
        }
        var page = max(0, low - 1)
        // At the very end there may be empty pages; the last one with words is meant.
        while page > 0, sums[page] == sums[page + 1] { page -= 1 }
        return page
    }
}

extension PageIndex: Codable {
    private enum CodingKeys: String, CodingKey { case chapters, costs, extractorVersion, words }

    /// Reads an index and checks it: as many costs as word counts, sums that stay within bounds, chapters that ascend.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        extractorVersion = try container.decode(String.self, forKey: .extractorVersion)
        func sums(_ key: CodingKeys, most: Int) throws -> [Int] {
            guard let sums = PackedCounts.sums(Array(try container.decode(Data.self, forKey: key)), most: most) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "These are not counts.")
            }
            return sums
        }
        wordSums = try sums(.words, most: Self.mostPages)
        costSums = try sums(.costs, most: Self.mostPages)
        chapterWords = try container.contains(.chapters) ? Array(sums(.chapters, most: Self.mostChapters).dropFirst()) : nil
        guard wordSums.count == costSums.count, wordSums.count > 1, (chapterWords?.last ?? 0) <= wordSums.last ?? 0 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The page counts do not fit together."))
        }
    }

    /// Writes the words and the cost of each page, and the words from chapter to chapter.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(extractorVersion, forKey: .extractorVersion)
        try container.encode(Data(PackedCounts.pack(wordSums)), forKey: .words)
        try container.encode(Data(PackedCounts.pack(costSums)), forKey: .costs)
        if let chapterWords { try container.encode(Data(PackedCounts.pack([0] + chapterWords)), forKey: .chapters) }
    }
}
