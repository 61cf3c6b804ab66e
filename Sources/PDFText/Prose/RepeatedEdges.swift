/// Running heads, feet and page numbers, as the pages around show them: the same words in the same place, numbers that count with the pages, rows that
/// all pages have in one place and clear of the text.
struct RepeatedEdges {
    private let layout: PageLayout
    private let surroundings: ArraySlice<PageLayout>
    private let height, pitch, bodySize: Float
    private let label: String
    private let neighbourCount: Int

    /// An edge of a page nearby.
    struct Other {
        let entries: [Edges.Entry]
        /// From baseline to baseline there, in points.
        let pitch: Float
        /// In pages; below 0 before this one.
        let distance: Int
        /// Whether that page is a copy of this one: everything repeats, and only its number counts.
        let isCopy: Bool
    }

    /// - Parameters:
    ///   - surroundings: the page and those near it.
    ///   - neighbourCount: how many of these are no copies of the page.
    init(
        _ layout: PageLayout, among surroundings: ArraySlice<PageLayout>, label: String, bodySize: Float, neighbourCount: Int
    ) {
        (self.layout, self.surroundings) = (layout, surroundings)
        height = layout.edges.height
        // The rows of a table, the labels of a drawing may be further apart.
        pitch = min(layout.edges.pitch, 2 * bodySize)
        (self.label, self.bodySize, self.neighbourCount) = (label, bodySize, neighbourCount)
    }

    /// The lines of an edge that are furniture.
    ///
    /// From the edge inwards: text that happens to repeat ("Types:", "\begin{center}") stands behind other text, furniture but behind furniture and what
    /// belongs to it.
    func furniture(_ entries: [Edges.Entry], among others: [Other], numbers: PageNumbers, isTop: Bool) -> [Edges.Entry] {
        var found: [Edges.Entry] = []
        // Rows that are furniture if one further in is: of a head of several rows, all but the last stand close to the next; a rule's label.
        var waiting: [Edges.Entry] = []
        var (isBehindText, isBehindLabel, isBehindNumber) = (false, false, false)
        for row in Edges.rows(entries) {
            if isBehindText, !row.contains(where: \.isNumber) { continue }
            var countsHere = false
            var evidence = row.map { entry in
                var matches = Matches()
                let isLarge = entry.size > bodySize * Self.leastSizeOfHeading
                for other in others where entry.isNumber || !other.isCopy { matches.add(other, to: entry, isLarge: isLarge) }
                if !standsWhereHeadsStand(entry, matches), !isSetLikeHead(entry),
                    numbers.areApart(from: entry, among: others, isTop: isTop, bodySize: bodySize)
                {
                    matches.keepStanding()
                }
                // The page's number stands further out: that of a section which each page begins with is another.
                if isBehindNumber, entry.letterCount > 0, matches.alike == 0 { matches.counting = 0 }
                if matches.counting > 1 { countsHere = true }
                return self.evidence(entry, matches, isOutermost: found.isEmpty, isAlone: row.count == 1)
            }
            if isBehindText {
                for (index, entry) in row.enumerated() where entry.isNumber && evidence[index] == .certain { found.append(entry) }
                continue
            }
            if row.count > 1, evidence.contains(.certain) {
                for (index, entry) in row.enumerated() where evidence[index] < .likely && standsBesideNumber(entry) {
                    evidence[index] = .certain
                }
            }
            let strongest = evidence.max() ?? .none
            if strongest == .certain || (strongest == .likely && !isBehindLabel) {
                found += waiting.filter { ($0.y - row[row.startIndex].y).magnitude < Self.reach * $0.size }
                waiting.removeAll()
                isBehindLabel = false
                for (index, entry) in row.enumerated() where evidence[index] == strongest || evidence[index] == .certain {
                    found.append(entry)
                }
                if countsHere { isBehindNumber = true }
            } else if strongest == .repeated {
                waiting += row
            } else if row.allSatisfy(isLabel) {
                waiting += row
                isBehindLabel = true
            } else {
                found += pageTitles.heads(waiting, above: row)
                isBehindText = true
            }
        }
        // What is told by more than its place says nothing of what is further in.
        guard found.isEmpty, let row = Edges.firstRow(of: entries), row.count == 1, let entry = row.first else { return found }
        let stray = StrayEdges(page: layout, surroundings: surroundings, bodySize: bodySize)
        return (isTop ? stray.isHead(entry) : stray.isFoot(entry)) ? [entry] : []
    }

    /// The lines at a page's top that are titles of slides which go on with the same one.
    func titles(_ entries: [Edges.Entry], among others: [Other]) -> [Int] {
        guard layout.lines.count <= Self.mostLinesOfSlide else { return [] }
        return entries.compactMap { entry in
            guard entry.size > bodySize * Self.leastSizeInSlot else { return nil }
            var matches = Matches()
            for other in others where !other.isCopy { matches.add(other, to: entry, isLarge: true) }
            return matches.alike > 0 && isTitle(entry, matches) ? entry.line : nil
        }
    }

    /// The lines at the top of the first page that are the document's title, though other pages have it as their head.
    func titleOfDocument(_ entries: [Edges.Entry], among others: [Other]) -> [Int] {
        guard layout.index == 0 else { return [] }
        let repeated = entries.compactMap { entry -> (Edges.Entry, Matches)? in
            var matches = Matches()
            for other in others { matches.add(other, to: entry, isLarge: true) }
            return matches.alike > 0 || TitleInOtherCase.isRepeated(entry, of: layout, among: surroundings) ? (entry, matches) : nil
        }
        let lines = repeated.map(\.0.line)
        return repeated.filter { isTitleOfDocument($0, $1, besides: lines) }.map(\.0.line)
    }

    /// How far in from it, in ems, a head may be that an outer row belongs to, and what letters such a row has.
    private static let reach: Float = 6
    private static let mostLettersOfLabel = 60

    /// Whether a line may be part of a head or foot that stands further in: it is no heading with a section's number, no part of a sentence, no entry of
    /// contents.
    private func isLabel(_ entry: Edges.Entry) -> Bool {
        guard entry.letterCount < Self.mostLettersOfLabel, entry.size < bodySize * 1.1 else { return false }
        if entry.beginsWithSection && entry.letterCount > 0 || layout.isNumberedTitle(entry) { return false }
        let bytes = layout.bytes(of: layout.lines[entry.line])
        guard let first = bytes.first, let last = bytes.last, !(0x61...0x7A).contains(first), !Self.endsOfParts.contains(last) else {
            return false
        }
        return !layout.hasLeaders(entry)
    }

    /// Commas, colons, hyphens.
    private static let endsOfParts = Array(",;:-".utf8)

    private enum Evidence: Comparable {
        case none
        /// Furniture if what stands further in is.
        case repeated
        /// Furniture where nothing but furniture stands further out.
        case likely
        case certain
    }

    /// How many lines of other pages stand where a line stands, and what they have in common with it.
    private struct Matches {
        var count = 0
        /// The same words.
        var alike = 0
        /// Those of them on pages before, and the largest type of all.
        var alikeBefore = 0
        var largestAlike: Float = 0
        /// The same words, and numbers that are the same or count with the pages.
        var same = 0
        /// The same words and the same numbers.
        var standing = 0
        /// A number that counts with the pages.
        var counting = 0
        /// Pages where one at an end of the line does so, by itself, with one at an end of theirs.
        var folios = 0
        /// The same words, with the number at the other end, as on the other side of a sheet.
        var mirrored = 0
        /// The same words before a wide gap, or behind it, and the same number with them.
        var half = 0
        /// Those of them where that is more than a word, or has a number: many a definition ends in "function" at the right.
        var sureHalf = 0
        /// Pages that have any line there, those of them where it has the same size and is clear of the text, and where it looks like a title, too.
        var level = 0
        var apart = 0
        var clear = 0

        /// - Parameter isLarge: whether the line is larger than the text around, as headings are.
        mutating func add(_ page: Other, to entry: Edges.Entry, isLarge: Bool) {
            let distance = page.distance
            var (isLevel, isApart, isClear, hasFolio) = (false, false, false, false)
            for other in page.entries where (other.y - entry.y).magnitude < 0.8 * entry.size {
                count += 1
                if (other.y - entry.y).magnitude < max(0.1 * entry.size, 1) {
                    isLevel = true
                    if RepeatedEdges.isApart(other, pitch: page.pitch), (other.size - entry.size).magnitude < 0.04 * entry.size {
                        isApart = true
                        if other.isTitle { isClear = true }
                    }
                }
                if RepeatedEdges.counts(entry.first, other.first, distance) || RepeatedEdges.counts(entry.last, other.last, distance) {
                    counting += 1
                }
                if RepeatedEdges.haveFolios(entry, other, distance) { hasFolio = true }
                guard other.shape == entry.shape, other.shape != 0 else {
                    if RepeatedEdges.isTurned(entry, other) { mirrored += 1 }
                    if let part = RepeatedEdges.commonHalf(entry, other) {
                        half += 1
                        if entry.first != nil || Edges.isSure(part) { sureHalf += 1 }
                    }
                    continue
                }
                if RepeatedEdges.haveOtherSections(entry, other, isLarge ? nil : distance) { continue }
                alike += 1
                if distance < 0 { alikeBefore += 1 }
                largestAlike = max(largestAlike, other.size)
                if entry.first == other.first, entry.last == other.last { standing += 1 }
                if RepeatedEdges.agrees(entry.first, other.first, distance), RepeatedEdges.agrees(entry.last, other.last, distance) {
                    same += 1
                }
                if RepeatedEdges.isMirrored(entry, other) { mirrored += 1 }
            }
            if isLevel { level += 1 }
            if isApart { apart += 1 }
            if isClear { clear += 1 }
            if hasFolio { folios += 1 }
        }

        /// The line's number is not the page's: what has another number there is another line.
        mutating func keepStanding() { (same, alike, counting, folios, mirrored, half, sureHalf) = (standing, standing, 0, 0, 0, 0, 0) }
    }

    private func evidence(_ entry: Edges.Entry, _ matches: Matches, isOutermost: Bool, isAlone: Bool) -> Evidence {
        // Between drawings that fill their pages, captions count with these.
        if layout.edges.isMostlyDrawn, BlockClassifier.isCaptioned(layout.lines[entry.line], layout) { return .none }
        if layout.announces(entry, isOutermost: isOutermost) || pageTitles.isPartOfSeries(entry)
            || matches.counting > 0 && matches.alike == 0 && matches.half == 0 && matches.mirrored == 0 && pageTitles.hasOwnNumber(entry)
        {
            return .none
        }
        let rows = pitch > 0 ? entry.clearance * entry.size / pitch : .infinity
        let isApart = entry.clearance > 1.3 && (rows > 1.15 || (matches.same > 0 && matches.counting > 0))
        if isTitle(entry, matches) || isTitleOfHeads(entry, matches) || isTitleOfDocument(entry, matches, besides: [entry.line])
            || isAlone && matches.alike > 0 && isSetLikeHeadings(entry, matches)
            || matches.standing == 0 && matches.half == 0
                && headings.holds(entry, isNew: matches.alike == 0)
        {
            return .none
        }
        // Transcripts are typed, their lines numbered, and the page's number stands right above the first.
        let countsAlone = entry.isNumber && isOutermost && matches.counting > 1
        if entry.isInListing, !countsAlone, layout.edges.hasLineNumbers || entry.clearance <= 1.3 || rows <= 1.15 { return .none }
        // On most pages, or on most that are left or right ones.
        if matches.same > 1, matches.same * 5 >= neighbourCount * 2, entry.letterCount >= 2, isPlausible(entry), !standsInText(entry) {
            return beginsHeading(entry, matches) ? .none : .certain
        }
        // Pages taken out of a book don't count on.
        if matches.mirrored > 0, entry.letterCount >= 2, entry.size < bodySize * 1.1 { return entry.clearance > 1.3 ? .certain : .repeated }
        // A chapter at the left, a section at the right, and one of them is that of a page nearby. A word by itself says little: most pages must have
        // it.
        if matches.sureHalf > 0 || (matches.half > 0 && matches.half * 3 >= neighbourCount * 2), entry.isTitle || isFarFromText(entry),
            standsWhereHeadsStand(entry, matches) || hasHalves(entry, matches),
            Self.isApart(entry, pitch: pitch), isPlausible(entry)
        {
            return .certain
        }
        // A chapter that has no other sections than one of its own name.
        if entry.saysTwice, standsWhereHeadsStand(entry, matches, largest: Self.largestHead), isPlausible(entry) { return .certain }
        // A number that counts with the pages.
        if matches.counting > 0, entry.isNumber, entry.size < bodySize * Self.leastSizeOfTitle || isPlausible(entry),
            isSizeOfNumber(entry)
        {
            return .certain
        }
        if countsOn(entry, matches) { return .certain }
        // The same words in the same place, their numbers the same (a chapter's) or counting with the pages; or, in small type, again and again:
        // "Voyage 1" and "Voyage 2" on two pages are headings.
        // On one page of many that may be chance: only what is set and worded like a head is believed then.
        let isSame = matches.same > 1 || (matches.same == 1 && (neighbourCount <= Self.fewNeighbours || isWordedLikeHead(entry, matches)))
        let isRepeated = isSame || (matches.alike > 1 && entry.size < bodySize * 1.1)
        if isRepeated, entry.letterCount >= 2, isPlausible(entry), !standsInText(entry), !beginsHeading(entry, matches) {
            return isApart ? .likely : .repeated
        }
        if entry.isNumber || number.isRomanLabel(entry), entry.clearance > 1.6, entry.letterCount <= 6, layout.edges.isHigh,
            isSizeOfNumber(entry), isLoneNumber(entry, matches)
        {
            return .likely
        }
        return isOutermost && fillsSlot(entry, matches) ? .likely : .none
    }

    private func beginsHeading(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        HeadOfHeading(bodySize: bodySize).holds(entry, on: layout, isRare: matches.alike * 4 <= neighbourCount, among: surroundings)
    }

    private var headings: PageHeadings { PageHeadings(layout: layout, bodySize: bodySize, surroundings: surroundings) }

    private var pageTitles: PageTitles { PageTitles(layout: layout, surroundings: surroundings, bodySize: bodySize) }

    private var number: LoneNumber { LoneNumber(layout: layout, label: label) }

    /// Whether a number by itself is that of a page which is the only one to have it there: at the very edge, or where the pages of a smaller sheet end and
    /// it is what the page is called.
    private func isLoneNumber(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        guard !number.isPrinted(entry), !LoneNumber.isYearOfCover(entry, layout), !layout.edges.hasFolio(beyond: entry) else {
            return false
        }
        let isLabel = entry.last.map(String.init) == label || number.isRomanLabel(entry)
        guard isAtEdge(entry) || isLabel && neighbourCount >= Self.fewestOfSheet && isOutermost(entry) else { return false }
        return neighbourCount == 0 || matches.count == 0 || isLabel
    }

    /// Whether several pages have one half of a line at the top: that is a head, though other pages have other things there.
    private func hasHalves(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        entry.y * 2 > height && matches.sureHalf >= Self.fewestClear && entry.size < bodySize * Self.leastSizeOfTitle
    }

    /// Whether a number is no larger than those of pages are, however small the labels are that a page has most of: those of chapters may be.
    private func isSizeOfNumber(_ entry: Edges.Entry) -> Bool {
        entry.size < max(bodySize * Self.largestNumber, height * Self.highestNumber)
    }

    /// As a multiple of the text's size, and as a share of the page's height.
    private static let (largestNumber, highestNumber): (Float, Float) = (3, 0.04)

    private func isWordedLikeHead(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        if matches.folios > 0, let number = Int(label), number == entry.first || number == entry.last { return true }
        guard entry.isTitle || isFarFromText(entry) else { return false }
        // What is set left and right in one row.
        if entry.leading != entry.trailing { return true }
        return entry.size < bodySize * 1.1 && !entry.beginsWithSection && !isNote(entry)
    }

    /// Whether a line at the foot begins like a note.
    private func isNote(_ entry: Edges.Entry) -> Bool {
        entry.y * 2 < height && entry.beginsWithNumber && EdgeWording([layout.lines[entry.line]], layout).beginsWithMark
    }

    /// Whether a line's words stand in the same column within this page and those nearby again and again: what each part of a reference begins with
    /// ("Synopsis", "Types:") is no head where such a part begins the page.
    private func standsInText(_ entry: Edges.Entry) -> Bool {
        if entry.first != nil { return isLineOfText(entry) }
        let place = layout.place(of: entry.line)
        var count = 0
        for page in surroundings {
            let inner = Self.inner.lowerBound * page.edges.height...Self.inner.upperBound * page.edges.height
            count += page.edges.places.count(sayingSameAs: place, between: inner)
            if count > 1 { return true }
        }
        return false
    }

    /// Whether a line with a number stands no further from the text than its paragraphs do from each other, and within this page and those nearby others
    /// have its words and begin where it does: "Since: 3.4".
    private func isLineOfText(_ entry: Edges.Entry) -> Bool {
        guard entry.clearance * entry.size < 1.3 * pitch, entry.letterCount > 0, entry.letterCount < Self.mostLettersOfHead else {
            return false
        }
        let line = layout.lines[entry.line]
        var count = 0
        for page in surroundings {
            let inner = Self.inner.lowerBound * page.edges.height...Self.inner.upperBound * page.edges.height
            for other in page.lines where inner.contains(other.y) && (other.x0 - line.x0).magnitude < Self.rounding * line.size {
                guard other.width < Self.widestAlike * line.width, EdgeText.shape(page.bytes(of: other)) == entry.shape else { continue }
                count += 1
                if count > 1 { return true }
            }
        }
        return false
    }

    /// Of lines that differ in their number, as a multiple.
    private static let widestAlike: Float = 1.5

    /// Where text stands and no furniture, as shares of the page's height.
    private static let inner: ClosedRange<Float> = 0.2...0.8

    /// Whether a line is clear of the text and has a number at an end that counts with the pages, as on most of those that have a line there: numbers of
    /// sections and notes, and those in sentences, do so on a page or two by chance. In contents they lead to other pages.
    private func countsOn(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        if hasOwnNumber(entry, matches) { return true }
        guard matches.counting >= 2, entry.clearance > 1.7 else { return false }
        // An index is set smaller than its head, which is that of the text before.
        let isCertain = matches.folios >= Self.fewestClear && matches.folios * 4 >= matches.level * 3
        guard entry.size < bodySize * (isCertain ? Self.leastSizeOfTitle : 1.15) else { return false }
        // "Table 2. Ranges" below "Table 1. Sums" is none; in capitals it is a chapter's.
        if entry.isCapitals, standsWhereHeadsStand(entry, matches) { return true }
        guard matches.folios >= 2, matches.folios * 2 >= matches.level else { return false }
        return !isNote(entry) && !layout.hasLeaders(entry)
            && !(matches.alike == 0 && layout.isNumberedTitle(entry) && !surroundings.contains(where: \.goesOn))
    }

    /// Whether a line at the top has the page's number at an end, behind wide white, and another page, where a document has few, one that counts on there;
    /// in a longer one it is set like a head.
    private func hasOwnNumber(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        guard entry.clearance > 1.7, entry.size < bodySize * Self.largestHead, entry.y * 2 > height, layout.index > 0,
            layout.lines.count >= Self.fewestLines, let number = Int(label),
            entry.endsWithFolio && entry.last == number && entry.trailing == 0 && entry.leading != 0
                || entry.beginsWithFolio && entry.first == number && entry.leading == 0 && entry.trailing != 0
        else { return false }
        if matches.folios > 0, neighbourCount <= Self.fewNeighbours { return true }
        return standsBesideNumber(entry)
    }

    /// Whether a line stands where most pages nearby have one of its size, all of them clear of the text: a head of many short chapters says something
    /// else on every page. Titles of slides do so as well, but are larger than the text, and slides have few lines.
    private func fillsSlot(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        // In small type far from the text stand names that begin with a small letter, too.
        let isMinor = entry.size < bodySize * Self.smallType && isFarFromText(entry)
        let standing = isMinor ? matches.apart : matches.clear
        guard layout.index > 0, standing >= Self.fewestClear, standing * 2 > neighbourCount, standing * 4 >= matches.level * 3 else {
            return false
        }
        return entry.y * 2 > height
            && (isMinor
                || !pageTitles.isSlide && (entry.clearance > PageHeadings.widest || headings.standsWithinText(entry))
                    && Self.isInSlot(entry, pitch: pitch))
            && entry.size < bodySize * 1.04 && isInMargin(entry) && (1...Self.mostLettersOfHead).contains(entry.letterCount)
            && layout.lines.count >= Self.fewestLines
    }

    private static let smallType: Float = 0.96

    private func isFarFromText(_ entry: Edges.Entry) -> Bool { entry.clearance > 3 && Self.isApart(entry, pitch: pitch) }

    /// Whether half of the pages nearby have a line there that is apart from the text, and the line is set hardly larger than that. At the foot notes
    /// stand so, too.
    ///
    /// - Parameter largest: size that it may have, as a multiple of the text's.
    private func standsWhereHeadsStand(_ entry: Edges.Entry, _ matches: Matches, largest: Float = 1.15) -> Bool {
        // A document may have no more pages.
        let fewest = min(Self.fewestClear, max(neighbourCount, Self.fewestOfShort))
        return matches.apart >= fewest && matches.apart * 2 >= neighbourCount && matches.apart * 4 >= matches.level * 3
            && entry.y * 2 > height && entry.letterCount > 0 && entry.size < bodySize * largest
    }

    /// Whether a line is clear of the text like a head and names a chapter by a number, or two, that its text has: a heading begins with its own.
    private func isSetLikeHead(_ entry: Edges.Entry) -> Bool {
        entry.y * 2 > height && !entry.beginsWithNumber && entry.size < bodySize * 1.15 && Self.isInSlot(entry, pitch: pitch)
    }

    private static func isInSlot(_ entry: Edges.Entry, pitch: Float) -> Bool {
        entry.isTitle && isApart(entry, pitch: pitch)
    }

    private static func isApart(_ entry: Edges.Entry, pitch: Float) -> Bool {
        pitch > 0 && entry.clearance > leastClearanceOfSlot && entry.clearance * entry.size > 1.3 * pitch
    }

    /// Of a head that is known as such, as a multiple of the size of what may be tables' text.
    private static let largestHead: Float = 1.7
    private static let (fewestClear, fewestOfShort) = (3, 2)
    /// In ems.
    private static let leastClearanceOfSlot: Float = 1.7
    private static let (mostLettersOfHead, fewestLines, fewNeighbours, fewestOfSheet) = (76, 12, 3, 4)

    /// Whether what stands in the row of a page's number is a head: clear of the text, and no larger.
    private func standsBesideNumber(_ entry: Edges.Entry) -> Bool {
        Self.isInSlot(entry, pitch: pitch) && entry.size < bodySize * 1.1 && entry.letterCount <= Self.mostLettersOfHead
            && isAtEdge(entry)
    }

    /// Whether two lines have one number each, the one on an even page at one end, that on an odd page at the other.
    private static func isMirrored(_ own: Edges.Entry, _ other: Edges.Entry) -> Bool {
        guard let number = own.first, number == own.last, let next = other.first, next == other.last, (number ^ next) & 1 == 1 else {
            return false
        }
        return own.beginsWithNumber != own.endsWithNumber && own.beginsWithNumber == other.endsWithNumber
            && own.endsWithNumber == other.beginsWithNumber
    }

    /// Whether what one line says before its widest gap the other one says behind it, and the other way round: heads of left and right pages.
    private static func isTurned(_ own: Edges.Entry, _ other: Edges.Entry) -> Bool {
        own.leading != own.trailing && own.leading == other.trailing && own.trailing == other.leading && Edges.isSure(own.leading)
            && Edges.isSure(own.trailing)
    }

    /// What two lines both say before a wide gap that one of them has, or behind it, with the same number where it may have one.
    private static func commonHalf(_ own: Edges.Entry, _ other: Edges.Entry) -> UInt64? {
        if own.leading != 0, own.leading == other.leading, own.first == other.first || Edges.isSure(own.leading) { return own.leading }
        if own.trailing != 0, own.trailing == other.trailing, own.last == other.last || Edges.isSure(own.trailing) { return own.trailing }
        return nil
    }

    private static func agrees(_ own: Int?, _ other: Int?, _ distance: Int) -> Bool { own == other || counts(own, other, distance) }

    static func counts(_ own: Int?, _ other: Int?, _ distance: Int) -> Bool {
        guard let own, let other else { return false }
        return other - own == distance
    }

    /// Whether numbers at their ends count from one line to another one some pages on, the one at the left, the other at the right or not.
    static func haveFolios(_ own: Edges.Entry, _ other: Edges.Entry, _ distance: Int) -> Bool {
        guard own.beginsWithFolio || own.endsWithFolio, other.beginsWithFolio || other.endsWithFolio else { return false }
        let (left, right) = (own.beginsWithFolio ? own.first : nil, own.endsWithFolio ? own.last : nil)
        let (nextLeft, nextRight) = (other.beginsWithFolio ? other.first : nil, other.endsWithFolio ? other.last : nil)
        return counts(left, nextLeft, distance) || counts(right, nextRight, distance) || counts(left, nextRight, distance)
            || counts(right, nextLeft, distance)
    }

    /// A line that repeats in the middle of the page is a table's head, or the number of a chapter of one page; not so what all pages around have nothing
    /// beyond, where the text is that of a smaller sheet.
    private func isPlausible(_ entry: Edges.Entry) -> Bool {
        entry.y > height * 0.8 || entry.y < height * 0.2 || neighbourCount >= Self.fewestOfSheet && isOutermost(entry)
    }

    private func isOutermost(_ entry: Edges.Entry) -> Bool {
        let isTop = entry.y * 2 > height
        return surroundings.allSatisfy { page in
            (isTop ? page.edges.top : page.edges.bottom).allSatisfy {
                isTop ? $0.y < entry.y + 0.5 * entry.size : $0.y > entry.y - 0.5 * entry.size
            }
        }
    }

    /// Whether a line is set large and stands at the top of a few pages with little text: the title of slides, not what stands over all of them. Where
    /// more slides have it in a row, it is read on the first of them.
    private func isTitle(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        let isWide = layout.width > layout.height
        let least = isWide ? Self.leastSizeOnSlides : Self.leastSizeOfTitle
        let isShort = layout.lines.count <= Self.mostLinesOfSlide
        // The steps of one slide are copies: what stands on all of them is read often enough.
        let isOfDrawing = isWide && layout.lines.count <= Self.mostLinesOfWide && neighbourCount + 1 == surroundings.count
        // Titles hardly larger than the text have other words on other slides. On upright pages a number is a section's, in a head.
        let isInSlot = isWide && matches.level > matches.alike + 1 && layout.lines.count <= Self.fewestLines
        guard entry.size > bodySize * (isInSlot ? Self.leastSizeInSlot : least), isShort || isOfDrawing, entry.letterCount >= 2,
            entry.y * 2 > height, !entry.isNumber, isWide ? !countsPages(entry, matches) : entry.first == nil
        else { return false }
        return isShort && matches.alike < Self.fewestOfHead || isWide && matches.alikeBefore == 0 && layout.index > 0
    }

    /// Whether the number at an end of a line counts the document's pages, not those that go on with one title: "The method − 2".
    private func countsPages(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        guard matches.folios > 0, let number = entry.endsWithFolio ? entry.last : entry.first else { return false }
        return number > Furniture.radius + 1 || layout.index < number || String(number) == label
    }

    /// Whether a line is the title that the heads of the pages behind it repeat: larger than the text and than all of them, and no page before says so.
    private func isTitleOfHeads(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        matches.alike > 0 && matches.alikeBefore == 0 && entry.y * 2 > height && entry.size > bodySize * Self.smallestTitle
            && entry.size > matches.largestAlike * Self.smallestTitle
    }

    /// Whether a line at the top of a document's first page is larger than all else there, and says more than a word: the title, though all pages have it.
    ///
    /// - Parameter others: lines that may be as large: other pages have them, too.
    private func isTitleOfDocument(_ entry: Edges.Entry, _ matches: Matches, besides others: [Int]) -> Bool {
        guard layout.index == 0, entry.y * 2 > height, entry.size > bodySize * Self.leastSizeOfTitle,
            entry.letterCount >= Self.fewestLettersOfTitle, entry.first == nil || matches.counting == 0
        else { return false }
        let line = layout.lines[entry.line]
        return line.words.count > 1
            && layout.lines.indices.allSatisfy { layout.lines[$0].size * Self.smallestTitle < line.size || others.contains($0) }
    }

    private static let fewestLettersOfTitle = 8
    /// Beside the text and the heads: heads in another font, or found by a scanner, differ by less.
    private static let smallestTitle: Float = 1.12
    private static let leastSizeOfTitle: Float = 1.35
    /// On pages that are wider than high: TeX's slides have titles of 14.4 points over 11.
    private static let (leastSizeOnSlides, leastSizeInSlot): (Float, Float) = (1.28, 1.02)
    private static let mostLinesOfSlide = 20
    /// A slide with a drawing has its labels besides.
    private static let mostLinesOfWide = 50
    /// What is set large is a head if so many pages around have it.
    private static let fewestOfHead = 4

    /// Whether two lines of the same words name different sections: each part of a manual may have a "Discussion". Where the last part of the number counts
    /// with the pages, it is theirs.
    ///
    /// - Parameter distance: in pages, between the two; nil where the numbers are no pages' whatever they count.
    private static func haveOtherSections(_ own: Edges.Entry, _ other: Edges.Entry, _ distance: Int?) -> Bool {
        guard let section = own.section, let next = other.section, section != next else { return false }
        return distance.map { !counts(section.last, next.last, $0) } ?? true
    }

    /// Whether a line is set as headings in the middle of the pages around are, and other pages than most have it: a part of a reference that begins with
    /// "Name" begins on a page of its own. Beside the page's number stand heads.
    private func isSetLikeHeadings(_ entry: Edges.Entry, _ matches: Matches) -> Bool {
        guard entry.size > bodySize * Self.leastSizeOfHeading, entry.y * 2 > height, entry.letterCount >= 2,
            matches.alike * 3 < neighbourCount * 2, matches.folios == 0, matches.mirrored == 0
        else { return false }
        let line = layout.lines[entry.line]
        let place = layout.place(of: entry.line)
        var (alike, all) = (0, 0)
        for page in surroundings {
            let frame = page.mainFrame
            let inner = Self.inner.lowerBound * page.edges.height...Self.inner.upperBound * page.edges.height
            all += page.lines.count
            for (index, other) in page.lines.enumerated()
            where (other.size - line.size).magnitude < Self.rounding * line.size
                && (other.x0 - line.x0).magnitude < Self.rounding * line.size
                && other.isBold == line.isBold && other.isItalic == line.isItalic && other.frame == frame && inner.contains(other.y)
                && !page.place(of: index).isInColumn(of: place)
            {
                alike += 1
            }
        }
        // Text in large type is none.
        return alike >= Self.fewestHeadings && alike * Self.linesOfHeading < all
    }

    /// What headings are larger than the text by, as a share of its size: heads are not.
    private static let leastSizeOfHeading: Float = 1.15
    /// Of sizes and places that are meant to be the same, in ems.
    private static let rounding: Float = 0.04
    /// One may be chance.
    private static let fewestHeadings = 2
    /// There are so many lines for each heading, at the least.
    private static let linesOfHeading = 5

    private func isInMargin(_ entry: Edges.Entry) -> Bool { entry.y > height * 0.84 || entry.y < height * 0.16 }

    private func isAtEdge(_ entry: Edges.Entry) -> Bool { entry.y > height * 0.88 || entry.y < height * 0.12 }
}
