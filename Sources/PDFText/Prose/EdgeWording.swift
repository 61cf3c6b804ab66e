/// What a row at a page's edge says, as far as it tells furniture from text.
struct EdgeWording {
    private(set) var signs: EdgeSignSet = []
    /// The same of East Asian words, which titles have as well: such as stand above a rule, or in smaller type than the text, are heads.
    private(set) var wideSigns: EdgeSignSet = []
    /// Whether it begins, ends with a number, a year excepted.
    private(set) var beginsWithNumber = false
    private(set) var endsWithNumber = false
    /// Whether nothing but a bar stands between that number and the words.
    private(set) var beginsBeforeBar = false
    private(set) var endsBehindBar = false
    /// Whether it begins with several numbers, one behind the other: a telephone's.
    private(set) var beginsWithNumbers = false
    /// Whether a number is a part of its own, or stands before a title in capitals: a page's.
    private(set) var hasStandingNumber = false
    /// Whether it has words of an edition or an address on the web.
    private(set) var hasEdition = false
    /// Whether it begins or ends with "Page 3 of 9": the page's number and that of all pages.
    private(set) var countsPages = false
    /// Whether it has the first and the last word of a dictionary's page, with the page's number between them.
    private(set) var hasGuideWords = false
    /// Whether it begins like a note: with a raised number, an asterisk, a dagger.
    private(set) var beginsWithMark = false

    /// Whether one of its parts is a page's number, or words say that it is.
    var hasFolio: Bool { !signs.isDisjoint(with: [.folioFirst, .folioLast, .folioBetween, .pageOf]) }

    /// A gap of this many ems parts what is set left, in the middle and right.
    private static let partingGap: Float = 2.2

    init(_ lines: [PageLayout.Line], _ layout: PageLayout) {
        let size = lines.map(\.size).max() ?? 1
        let words = lines.flatMap { layout.words[Int($0.words.lowerBound)..<Int($0.words.upperBound)] }.sorted { $0.x0 < $1.x0 }
        guard let first = words.first, let last = words.last else { return }
        let texts = words.map { PageDigits.folded(layout.bytes(of: $0)) }
        var parts = Self.parts(of: words, size: size)
        let isSpread = parts.count > 1
        if Self.endsApart(words, texts, size: size), let last = parts.last, last.count > 1 {
            parts[parts.count - 1] = last.lowerBound..<(last.upperBound - 1)
            parts.append(last.upperBound - 1..<last.upperBound)
        }
        // The mark of a note stands a tabulator before it.
        if !first.isRaised { addParts(parts, texts, isWide: isSpread && last.x1 - first.x0 >= 8 * size) }
        addWords(texts)
        beginsWithNumbers = beginsWithNumber && parts[0].count > 1 && texts[1].allSatisfy(\.isASCIIDigit)
        // The words of a line are in the order of reading.
        let isRightToLeft = lines.allSatisfy(\.isRightToLeft)
        if let line = isRightToLeft ? lines.max(by: { $0.x1 < $1.x1 }) : lines.min(by: { $0.x0 < $1.x0 }), let start = line.words.first {
            let word = layout.words[Int(start)]
            beginsWithMark = word.isRaised || word.isNoteMark || NoteMark.beginsWithSign(layout.bytes(of: word))
        }
        if beginsWithNumber, !beginsWithNumbers, signs.contains(.isCapitals) { hasStandingNumber = true }
    }

    /// The words of each part of a row that wide white parts.
    ///
    /// - Parameter words: from left to right.
    static func parts(of words: [PageLayout.Word], size: Float) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for index in words.indices {
            if index == 0 || words[index].x0 - words[index - 1].x1 > partingGap * size {
                parts.append(index..<(index + 1))
            } else {
                parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<(index + 1)
            }
        }
        return parts
    }

    /// Whether a row ends in what may be a page's number, which stands apart from the words before it, though not as far as parts do: much further than these
    /// from each other.
    private static func endsApart(_ words: [PageLayout.Word], _ texts: [[UInt8]], size: Float) -> Bool {
        guard words.count > fewestBeforeNumber, let last = texts.last, isPageNumber(last), !isYear(last) else { return false }
        let gap = words[words.count - 1].x0 - words[words.count - 2].x1
        guard gap > leastGap * size else { return false }
        return zip(words.dropLast(), words.dropLast().dropFirst()).allSatisfy { gap > wider * ($1.x0 - $0.x1) }
    }

    /// Words before such a number; how far from these it stands, in ems, and how much further than they from each other.
    private static let fewestBeforeNumber = 2
    private static let leastGap: Float = 1.1
    private static let wider: Float = 3

    private mutating func set(_ sign: EdgeSign, _ holds: Bool) {
        if holds { signs.insert(sign) }
    }

    private mutating func addParts(_ parts: [Range<Int>], _ texts: [[UInt8]], isWide: Bool) {
        guard parts.count > 1 else { return addPageOfArticle(texts) }
        set(.isSpread, isWide)
        set(.isMirrored, isWide && texts.count > 2 && texts.first == texts.last && (texts.first?.count ?? 0) > 2)
        hasStandingNumber = parts.contains { $0.count == 1 && Self.isPageNumber(texts[$0.lowerBound]) }
        let folios = parts.map { Self.isFolio(Array(texts[$0].joined())) }
        set(.folioFirst, folios[0])
        set(.folioLast, folios[folios.count - 1])
        set(.folioBetween, folios[1..<(folios.count - 1)].contains(true))
        if isWide, parts.count == 3, parts.allSatisfy({ $0.count == 1 }), folios == [false, true, false] {
            hasGuideWords = texts[parts[0].lowerBound].lexicographicallyPrecedes(texts[parts[2].lowerBound])
        }
    }

    /// Takes an article and the page in it for the page's number if a sign parts them from the head's words: "The Lamps • 111:7".
    private mutating func addPageOfArticle(_ texts: [[UInt8]]) {
        guard texts.count > 2, let first = texts.first, let last = texts.last else { return }
        set(.folioFirst, Self.separators.contains(texts[1]) && Self.isPageOfArticle(first[...]))
        set(.folioLast, Self.separators.contains(texts[texts.count - 2]) && Self.isPageOfArticle(last[...]))
        hasStandingNumber = signs.contains(.folioFirst) || signs.contains(.folioLast)
    }

    private mutating func addWords(_ texts: [[UInt8]]) {
        guard let first = texts.first, let last = texts.last, let firstByte = first.first else { return }
        if texts.count > 1 {
            beginsWithNumber = Self.isPageNumber(first) && !Self.isYear(first)
            endsWithNumber = Self.isPageNumber(last) && !Self.isYear(last)
        }
        // More of them part an address: "12 | Harbour Street | Ness".
        if beginsWithNumber || endsWithNumber, texts.count > 2, texts.count(where: Self.isBar) == 1 {
            beginsBeforeBar = beginsWithNumber && Self.isBar(texts[1])
            endsBehindBar = endsWithNumber && Self.isBar(texts[texts.count - 2])
        }
        set(.beginsWithNumber, beginsWithNumber)
        set(.endsWithNumber, endsWithNumber)
        var (capitals, smalls, digits, wide) = (0, 0, 0, 0)
        for text in texts {
            for byte in text {
                switch byte {
                case 0x61...0x7A: smalls += 1
                case 0x41...0x5A: capitals += 1
                case 0x30...0x39: digits += 1
                case Self.leastOfWide...: wide += 1
                // \ { } $ = < > _ #
                case 0x5C, 0x7B, 0x7D, 0x24, 0x3C...0x3E, 0x5F, 0x23: signs.insert(.hasCode)
                default: break
                }
            }
        }
        set(.isCapitals, capitals > 3 && smalls * 4 < capitals && digits <= capitals && wide <= capitals)
        let cased = texts.compactMap { $0.first }.filter { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        set(.isTitled, cased.count > 1 && cased.count { $0 <= 0x5A } * 3 >= cased.count * 2)
        set(.endsInSmall, cased.last.map { $0 >= 0x61 } ?? false)
        set(.hasComma, texts.dropLast().contains { $0.last == 0x2C })
        set(.endsWithYear, Self.isYear(last))
        set(.endsSentence, last.last == 0x2E)
        set(.endsWithStop, last.last.map { Self.stops.contains($0) } ?? false)
        set(.beginsSmall, (0x61...0x7A).contains(firstByte))
        set(.isHeading, texts.count > 1 && firstByte.isASCIIDigit && first.allSatisfy { $0.isASCIIDigit || $0 == 0x2E })
        set(.isBracketed, firstByte == 0x5B && last.last == 0x5D || firstByte == 0x28 && last.last == 0x29)
        set(.endsInColon, last.last == 0x3A)
        addWideWords(texts)
        set(.words2, texts.count < 2)
        set(.words4, texts.count < 4)
        // Whether the word before says that a number is a page's.
        var isPage = false
        for (index, text) in texts.enumerated() {
            let lower = text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
            let word = Array(lower.prefix { ($0 >= 0x61 && $0 <= 0x7A) || $0 >= 0x80 })
            let isImprint = Self.imprintWords.contains(word)
            if isImprint || Self.beginsAddress(lower) { hasEdition = true }
            set(.hasImprint, isImprint || Self.periodicals.contains(word))
            set(.hasAddress, Self.isAddress(lower))
            // "2.3.2 Tides" is a heading, whatever else three numbers may be.
            let isSection = index == 0 && texts.count > 1 && Self.isSection(text)
            set(
                .hasDate,
                Self.isDate(text) && !isSection
                    || (texts[index...].dropFirst().prefix(2).contains(where: Self.beginsWithYear)
                        && Self.months.contains(Array(word.prefix(3))))
            )
            if let sign = EdgeVocabulary.sign(of: word) { signs.insert(sign) }
            set(.hasInitial, text.count == 2 && text[1] == 0x2E && (0x41...0x5A).contains(text[0]))
            set(.hasVersion, Self.isVersion(lower) && !isSection)
            set(.hasSeparator, index > 0 && index + 1 < texts.count && Self.separators.contains(text))
            let next = index + 1 < texts.count ? texts[index + 1] : []
            // "page 3", "3 of 11", "3/11".
            if PageWords.kind(word) == .page {
                if next.first?.isASCIIDigit ?? false { signs.insert(.pageOf) }
                // "第3页"; words that stand behind the number: "3 페이지".
                if let lead = word.first, lead >= 0x80,
                    text.dropFirst(word.count).first?.isASCIIDigit ?? (index > 0 && Self.isPageNumber(texts[index - 1]))
                {
                    signs.insert(.pageOf)
                }
            }
            if Self.isPageNumber(text), index + 2 < texts.count, Self.isPageNumber(texts[index + 2]),
                PageWords.kind(next) == .of || next == [0x2F], isPage || !Self.isYear(texts[index + 2])
            {
                signs.insert(.pageOf)
                if index == 1 || index + 3 == texts.count { countsPages = countsPages || isPage }
            }
            isPage = PageWords.kind(word) == .page
            guard text.contains(0x2F) else { continue }
            let halves = text.split(separator: 0x2F, omittingEmptySubsequences: false)
            if halves.count == 2, halves.allSatisfy({ Self.isPageNumber(Array($0)) }) { signs.insert(.pageOf) }
        }
    }

    /// Words of scripts that have no blanks between words, or few.
    private mutating func addWideWords(_ texts: [[UInt8]]) {
        guard texts.contains(where: { $0.first ?? 0 >= Self.leastOfWide }) else { return }
        let text = Array(texts.joined())
        for start in text.indices where text[start] >= Self.leastOfWide {
            let rest = text[start...]
            for (sign, word) in Self.wideWords where word[0] == text[start] && rest.starts(with: word) { wideSigns.insert(sign) }
        }
    }

    /// The first byte of East Asian signs, at the least.
    private static let leastOfWide: UInt8 = 0xE3

    private static let wideWords: [(EdgeSign, [UInt8])] = [
        (.hasInstitution, "大学 大學 学院 學院 研究所 대학교"), (.hasDocument, "论文 論文 毕业设计 畢業設計 报告 報告書 手册 논문 보고서"),
        (.hasPeriodical, "学报 學報 学会誌 학회지"),
    ].flatMap { sign, words in words.split(separator: " ").map { (sign, Array($0.utf8)) } }

    /// Whether a line ends in what ends sentences, closing quotation marks and brackets aside.
    static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let last = bytes.last(where: { $0 < 0x80 && $0 != 0x22 && $0 != 0x27 && $0 != 0x29 && $0 != 0x5D }) else { return false }
        return last == 0x2E || last == 0x21 || last == 0x3F || last == 0x3A
    }

    /// A number by itself, between dashes or brackets or not: arabic, roman, an appendix's ("A-3").
    private static func isFolio(_ part: [UInt8]) -> Bool {
        // A formula's is in round brackets.
        if part.first == 0x28, part.last == 0x29 { return false }
        var core = part[...]
        while let byte = core.first, !isPlain(byte) { core = core.dropFirst() }
        while let byte = core.last, !isPlain(byte) { core = core.dropLast() }
        guard !core.isEmpty, core.count <= 8 else { return false }
        if core.allSatisfy(\.isASCIIDigit) { return core.count <= 4 }
        if isPageOfArticle(core) { return true }
        // A capital by itself may be anything.
        if let value = Roman.value(core.span) { return core.count > 1 || value <= 10 || core.first == 0x6C || core.first == 0x63 }
        guard let letter = core.first, letter >= 0x41, letter <= 0x5A else { return false }
        let rest = core.dropFirst().drop { $0 == 0x2D || $0 == 0x2E }
        return !rest.isEmpty && rest.count <= 3 && rest.allSatisfy(\.isASCIIDigit)
    }

    /// A journal's article and the page in it, "111:5"; no time of day, no score, no scale.
    static func isPageOfArticle(_ part: ArraySlice<UInt8>) -> Bool {
        let numbers = part.split(separator: 0x3A, omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ isPageNumber(Array($0)) }) else { return false }
        return numbers[0].count > 2 && numbers[1].count < 3 || numbers[0].count == 2 && numbers[1].count == 1
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isPageNumber(_ text: [UInt8]) -> Bool {
        (1...4).contains(text.count) && text.allSatisfy(\.isASCIIDigit) && text.first != 0x30
    }

    static func isYear(_ text: some Collection<UInt8>) -> Bool {
        text.count == 4 && text.allSatisfy(\.isASCIIDigit) && (text.starts(with: [0x31, 0x39]) || text.starts(with: [0x32, 0x30]))
    }

    /// "2018", and "2018," where a place follows, "2018." at a line's end.
    private static func beginsWithYear(_ text: [UInt8]) -> Bool {
        isYear(text) || text.last.map { stops.contains($0) } ?? false && isYear(text.dropLast())
    }

    /// "12:05", "9/22/06", "18.03.2008".
    private static func isDate(_ text: [UInt8]) -> Bool {
        guard let first = text.first, first.isASCIIDigit else { return false }
        let numbers = text.split(omittingEmptySubsequences: false) { [0x2E, 0x2F, 0x2D, 0x3A].contains($0) }
        guard numbers.count == 2 || numbers.count == 3, numbers.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) })
        else {
            return false
        }
        return numbers.count == 3 || (text.contains(0x3A) && numbers[1].count == 2)
    }

    /// "2.3.2": the number of a section of a section. Years have more figures.
    private static func isSection(_ text: [UInt8]) -> Bool {
        let numbers = text.split(separator: 0x2E, omittingEmptySubsequences: false)
        return 3...5 ~= numbers.count
            && numbers.allSatisfy { 1...2 ~= $0.count && $0.first != 0x30 && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// "2.0.1", "v1.2", "v15".
    private static func isVersion(_ lower: [UInt8]) -> Bool {
        let hasLetter = lower.first == 0x76
        guard let digit = lower.dropFirst(hasLetter ? 1 : 0).first, digit.isASCIIDigit else { return false }
        let numbers = lower.dropFirst(hasLetter ? 1 : 0).split(separator: 0x2E, omittingEmptySubsequences: false)
        return numbers.count >= (hasLetter ? 1 : 3) && numbers.count <= 4
            && numbers.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
    }

    private static func isAddress(_ lower: [UInt8]) -> Bool {
        beginsAddress(lower)
            || lower.contains(0x2E) && domains.contains { lower.count > $0.count && lower.suffix($0.count).elementsEqual($0) }
    }

    private static func beginsAddress(_ lower: [UInt8]) -> Bool {
        guard let first = lower.first, first == 0x68 || first == 0x77 || first == 0x28 else { return false }
        return addressBeginnings.contains { lower.starts(with: $0) }
    }

    /// Whether a word is nothing but a sign that parts what stands beside each other.
    static func isSeparator(_ word: ArraySlice<UInt8>) -> Bool { word.count <= 3 && separators.contains(Array(word)) }

    /// "|" or "∣"
    private static func isBar(_ word: some Collection<UInt8>) -> Bool {
        word.count == 1 ? word.first == 0x7C : word.count == 3 && word.elementsEqual([0xE2, 0x88, 0xA3])
    }

    private static let separators = Set(["|", "•", "·", "∙", "–", "—", "/", "∣", "::"].map { Array($0.utf8) })
    private static let stops = Array(".,;:!?".utf8)
    private static let imprintWords = Set(
        [
            "volume", "vol", "issue", "issn", "isbn", "doi", "downloaded", "digitized", "published", "revision", "rev", "version", "page",
            "copyright", "confidential", "draft", "preprint", "©", "seite", "ausgabe", "tome", "numéro",
        ].map { Array($0.utf8) })
    private static let periodicals = Set(["proc", "journal", "report"].map { Array($0.utf8) })
    static let months = Set(
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].map { Array($0.utf8) })
    private static let addressBeginnings = ["http", "www.", "(http"].map { Array($0.utf8) }
    private static let domains = [".com", ".org", ".net", ".de", ".gov", ".edu"].map { Array($0.utf8) }
}
