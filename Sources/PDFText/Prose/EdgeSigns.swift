import PDFContent

/// Signs by which a row at a page's edge is told to be furniture or text where no other page can be asked: where it stands, how it is set, what it says.
struct EdgeSigns {
    /// What sort of row it is; each has weights of its own.
    enum Kind: Int, CaseIterable {
        /// A number, or signs without letters.
        case number
        /// One of its parts is a page's number: "116   Induction", "Page 3 of 11".
        case numbered
        /// It begins or ends with a number that may be a chapter's, a note's, a year.
        case beside
        case words
    }

    let kind: Kind
    let isTop: Bool
    /// Whether it begins like a note.
    let beginsWithMark: Bool
    /// Whether it says what a dictionary's page begins and ends with, around its number.
    let hasGuideWords: Bool
    /// Whether a bar parts the number it ends with from its words, or at the foot the one it begins with: "Report | 3". Headings may begin so.
    let isCountedByBar: Bool
    /// Whether it is of the size of the row further in.
    let isSetLikeNext: Bool
    /// Whether the row further in is one line as wide as those of a text are.
    let isBeforeWideLine: Bool
    private(set) var signs: EdgeSignSet = []

    /// A share of the page's width.
    private static let widthOfText: Float = 0.5

    /// - Parameters:
    ///   - index: of the row, from the edge.
    ///   - next: the lines of the row further in.
    ///   - span: where the page's lines begin and end.
    init(
        _ row: ArraySlice<Edges.Entry>, index: Int, isTop: Bool, next: [PageLayout.Line], edges: Edges, span: ClosedRange<Float>,
        layout: PageLayout,
        bodySize: Float
    ) {
        let lines = row.map { layout.lines[$0.line] }
        let text = EdgeWording(lines, layout)
        let letters = row.reduce(0) { $0 + $1.letterCount }
        self.isTop = isTop
        (beginsWithMark, hasGuideWords) = (text.beginsWithMark, text.hasGuideWords)
        isCountedByBar = text.endsBehindBar || !isTop && text.beginsBeforeBar
        isSetLikeNext = next.contains { inner in row.contains { (inner.size - $0.size).magnitude < 0.04 * inner.size } }
        isBeforeWideLine = next.count == 1 && next[0].x1 - next[0].x0 > Self.widthOfText * layout.width
        if letters == 0 || row.allSatisfy(\.isNumber) {
            kind = .number
        } else if text.hasFolio {
            kind = .numbered
        } else if text.beginsWithNumber || text.endsWithNumber {
            kind = .beside
        } else {
            kind = .words
        }
        guard let first = row.first else { return }
        let size = row.map(\.size).max() ?? first.size
        let clearance = row.map(\.clearance).max() ?? 0
        let pitch = max(edges.pitch, 0.8 * bodySize)
        let distance = isTop ? edges.height - first.y : first.y
        // Titles of sheets that lie may stand as low as heads do there: larger, in bold type, below what stands further out.
        let mayBeTitle = index > 0 || size > 1.04 * bodySize || lines.allSatisfy(\.isBold)
        let height = mayBeTitle ? edges.height : layout.heightOfMargins(bodySize: bodySize)
        add([
            .depth30: 0.03, .depth50: 0.05, .depth65: 0.065, .depth80: 0.08, .depth95: 0.095, .depth110: 0.11, .depth130: 0.13,
            .depth160: 0.16,
        ]) { distance / height < $0 }
        add([.rows115: 1.15, .rows140: 1.4, .rows170: 1.7, .rows220: 2.2, .rows300: 3, .rows500: 5]) { clearance * size / pitch > $0 }
        add([.clear130: 1.3, .clear160: 1.6, .clear210: 2.1, .clear270: 2.7, .clear350: 3.5, .clear600: 6]) { clearance > $0 }
        add([.below62: 0.62, .below75: 0.75, .below86: 0.86, .below96: 0.96]) { size / bodySize < $0 }
        add([.above104: 1.04, .above115: 1.15, .above127: 1.27]) { size / bodySize > $0 }
        add([.letters6: 6, .letters20: 20, .letters40: 40, .letters60: 60, .letters100: 100, .letters140: 140]) { Float(letters) > $0 }
        let toPaper = (isTop ? distance - 0.75 * size : distance - 0.25 * size) / size
        add([.paper2: 2, .paper4: 4]) { toPaper < $0 }
        let (left, right) = ((lines.map(\.x0).min() ?? 0) - span.lowerBound, span.upperBound - (lines.map(\.x1).max() ?? 0))
        set(.isFull, left < size && right < size)
        set(.isRight, right < 0.6 * size && left > 4 * size)
        set(.isLeft, left < 0.6 * size && right > 4 * size)
        set(.isCentred, (left - right).magnitude < 0.6 * size && left > 2 * size)
        addBesideNext(lines, next, size)
        if let inner = next.first, let outer = lines.first {
            let heights = [first.y, first.y + inner.y - outer.y]
            let (low, high) = (min(heights[0], heights[1]), max(heights[0], heights[1]))
            set(.isRuledOff, edges.rules.contains { $0 > low && $0 < high })
            set(.isRuled, edges.rules.contains { $0 > first.y - 1.6 * size && $0 < first.y + 2 * size })
        }
        let far = Edges.firstRow(of: isTop ? edges.bottom : edges.top)
        set(.farHasNumber, far?.contains(where: \.isNumber) ?? false)
        set(.hasNumberBeside, Edges.rows(isTop ? edges.top : edges.bottom).contains { $0.count == 1 && $0.allSatisfy(\.isNumber) })
        set(.isShort, left + right > 0.7 * (span.upperBound - span.lowerBound))
        set(.nextIsLarge, next.contains { $0.size > 1.15 * bodySize })
        set(.nextIsBold, !next.isEmpty && next.allSatisfy(\.isBold))
        set(.nextBeginsSmall, next.first.flatMap { layout.bytes(of: $0).first }.map { (0x61...0x7A).contains($0) } ?? false)
        set(.nextEndsSentence, next.last.map { EdgeWording.endsSentence(layout.bytes(of: $0)) } ?? false)
        set(.isOnShortPage, layout.lines.count <= 12)
        set(.isOnEmptyPage, layout.lines.count <= 6)
        set(.isSecond, index > 0)
        set(.isOnWidePage, layout.width > layout.height && height == edges.height)
        set(.hasNoLetter, letters == 0)
        set(.isItalic, lines.allSatisfy(\.isItalic))
        set(.isBold, lines.allSatisfy(\.isBold))
        set(.isRow, lines.contains { $0.row >= 0 })
        addBesideAll(lines, next, far?.first, edges, distance, height, layout, size)
        signs.formUnion(text.signs)
        if signs.contains(.isRuledOff) || signs.contains(.below96) { signs.formUnion(text.wideSigns) }
    }

    /// How it is set beside all that stands further in, and beside what stands outermost at the page's other edge.
    private mutating func addBesideAll(
        _ lines: [PageLayout.Line], _ next: [PageLayout.Line], _ far: Edges.Entry?, _ edges: Edges, _ distance: Float,
        _ height: Float, _ layout: PageLayout, _ size: Float
    ) {
        guard let line = lines.first, let inner = next.first else { return }
        set(.differsInFace, line.startFont != inner.startFont)
        set(.differsInColour, line.colour != inner.colour)
        set(.isPale, line.colour.isPale)
        set(.isHued, line.colour.isHued)
        set(.nextBeginsWithNumber, layout.bytes(of: inner).first?.isASCIIDigit ?? false)
        let gap = (line.y - inner.y).magnitude
        let limit = isTop ? (lines.map(\.y).min() ?? 0) - 0.4 * size : (lines.map(\.y).max() ?? 0) + 0.4 * size
        var (faces, alike, colours, count) = (0, 0, 0, 0)
        var (left, right) = (Float.infinity, -Float.infinity)
        var heights: [Float] = []
        for other in layout.lines where other.frame == line.frame && (isTop ? other.y < limit : other.y > limit) {
            count += 1
            if other.startFont == line.startFont {
                faces += 1
                if (other.size - line.size).magnitude < 0.04 * size { alike += 1 }
            }
            if other.colour == line.colour { colours += 1 }
            (left, right) = (min(left, other.x0), max(right, other.x1))
            heights.append(other.y)
        }
        heights.sort()
        set(.hasOwnFace, faces == 0)
        set(.hasFaceOfMost, faces * 2 > count)
        set(.hasOwnColour, colours == 0)
        set(.isFarthest, zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 < gap })
        set(.sticksOutLeft, (lines.map(\.x0).min() ?? 0) < left - 0.5 * size)
        set(.sticksOutRight, (lines.map(\.x1).max() ?? 0) > right + 0.5 * size)
        set(.nextIsFull, (next.map(\.x0).min() ?? 0) < left + size && (next.map(\.x1).max() ?? 0) > right - size)
        let nextDistance = distance + gap
        if count > 0 { set(.isNearerThanSides, distance < min(left, layout.width - right)) }
        if let far {
            let other = isTop ? far.y : edges.height - far.y
            set(.isNearerThanFar, distance < 0.75 * other)
            set(.isFartherThanFar, distance > 1.33 * other)
        }
        add([.nextDepth80: 0.08, .nextDepth110: 0.11, .nextDepth140: 0.14, .nextDepth180: 0.18]) { nextDistance / height < $0 }
        set(.nextIsSplit, next.count > 1)
        if alike <= 1, let outer = far.map({ layout.lines[$0.line] }) {
            set(.farIsSetAlike, outer.startFont == line.startFont && (outer.size - line.size).magnitude < 0.04 * size)
        }
    }

    /// How it is set beside the row further in.
    private mutating func addBesideNext(_ lines: [PageLayout.Line], _ next: [PageLayout.Line], _ size: Float) {
        set(.startsLikeNext, next.contains { inner in lines.contains { ($0.x0 - inner.x0).magnitude < 0.3 * size } })
        set(.endsLikeNext, next.contains { inner in lines.contains { ($0.x1 - inner.x1).magnitude < 0.3 * size } })
        set(.isSetLikeNext, isSetLikeNext)
        set(.isSmallerThanNext, next.contains { size < 0.93 * $0.size })
        set(.differsInSlant, lines.allSatisfy(\.isItalic) != next.allSatisfy(\.isItalic))
    }

    private mutating func set(_ sign: EdgeSign, _ holds: Bool) {
        if holds { signs.insert(sign) }
    }

    /// Each sign with its limit.
    private mutating func add(_ limits: KeyValuePairs<EdgeSign, Float>, where holds: (Float) -> Bool) {
        for (sign, limit) in limits where holds(limit) { signs.insert(sign) }
    }

    /// No text has a number between two words in the order of the alphabet, far apart; they are set like the words of the text, though.
    private static let oddsOfGuideWords = 40

    /// How much likelier it is furniture than text, by what the signs of its kind weigh: the logarithm of the odds, in tenths.
    var odds: Int {
        let weights = EdgeWeights.tables[(isTop ? 0 : 1) * Kind.allCases.count + kind.rawValue]
        return signs.reduce(Int(weights[0]) + (hasGuideWords ? Self.oddsOfGuideWords : 0)) { $0 + Int(weights[$1.rawValue + 1]) }
    }
}

/// One such sign.
enum EdgeSign: Int, CaseIterable {
    /// Not so far from the paper's edge, in thousandths of the page's height.
    case depth30, depth50, depth65, depth80, depth95, depth110, depth130, depth160
    /// So far from the row further in, in hundredths of the distance of the page's baselines.
    case rows115, rows140, rows170, rows220, rows300, rows500
    /// So far from it in hundredths of an em.
    case clear130, clear160, clear210, clear270, clear350, clear600
    /// Smaller, larger than so many hundredths of the size of the text.
    case below62, below75, below86, below96
    case above104, above115, above127
    /// More letters than these.
    case letters6, letters20, letters40, letters60, letters100, letters140
    /// Not so many ems from the paper's edge.
    case paper2, paper4
    /// Where it stands between the page's margins.
    case isFull, isRight, isLeft, isCentred
    /// What the row further in looks like: a heading; the middle of a sentence, which a head has broken off; its end.
    case nextIsLarge, nextIsBold, nextBeginsSmall, nextEndsSentence
    /// At most 12 lines, at most 6.
    case isOnShortPage, isOnEmptyPage
    /// Whether another row of furniture stands further out.
    case isSecond
    /// Whether a long rule stands between it and the row further in; whether one stands right above it or below.
    case isRuledOff, isRuled
    /// How it is set beside the row further in: whether it begins, ends where that does, is as large, smaller, which of them is slanted.
    case startsLikeNext, endsLikeNext, isSetLikeNext, isSmallerThanNext, differsInSlant
    /// Whether the page has a number by itself at its other edge, at this one.
    case farHasNumber, hasNumberBeside
    /// Whether less than a third of the line is filled.
    case isShort
    /// Whether most of its words begin with capitals, as far as these are ASCII; whether the last one doesn't; commas.
    case isTitled, endsInSmall, hasComma
    case hasNoLetter, isItalic, isBold
    /// Of a table that is known.
    case isRow
    /// Parts far apart, as on a foot's left, middle and right; its first part is its last, too: "NAME(1)  Commands  NAME(1)".
    case isSpread, isMirrored
    case isCapitals
    /// Words of an imprint: an address, a volume, a revision.
    case hasImprint
    case hasDate, hasAddress
    case endsWithYear, endsSentence, endsWithStop, beginsSmall
    /// A number and its text, as a heading has: "2.3 Tides".
    case isHeading
    /// Signs that programs and formulas have.
    case hasCode
    case beginsWithNumber, endsWithNumber
    /// Its first, its last part, one between these is a number by itself; words that count pages.
    case folioFirst, folioLast, folioBetween, pageOf
    /// Whether no line further in is of its font, whether most are; whether the row further in is of another one.
    case hasOwnFace, hasFaceOfMost, differsInFace
    /// Whether it is grey or light, is of a hue, no line further in is of its colour, the row further in is of another one.
    case isPale, isHued, hasOwnColour, differsInColour
    /// Whether no rows further in are so far apart as it is from the next.
    case isFarthest
    /// Whether it begins further left, ends further right than all that stands further in.
    case sticksOutLeft, sticksOutRight
    /// Whether the row further in goes across all that stands further in, begins with a figure.
    case nextIsFull, nextBeginsWithNumber
    /// Whether the outermost row of the page's other edge is of its font and size, and none in between.
    case farIsSetAlike
    /// Words: see ``EdgeVocabulary``.
    case hasInstitution, hasCompany, hasPeriodical, hasChapter, hasPartOfBook, hasDocument, hasNotice, hasContact, hasEtAl
    case goesOn, isClassified, isGenerated, hasCopyright, hasVolume, hasCaption
    /// A name's first letter, "J."; a number with stops, "2.0.1", "v1.2"; a bar or a dot between its parts.
    case hasInitial, hasVersion, hasSeparator
    /// Words fewer than two, than four.
    case words2, words4
    /// Whether it stands between brackets, ends in a colon.
    case isBracketed, endsInColon
    /// Whether the page is wider than high, as slides are.
    case isOnWidePage
    /// Whether it is nearer to the paper's edge than the lines further in are to its sides, than the outermost row at the other edge is to that, or farther.
    case isNearerThanSides, isNearerThanFar, isFartherThanFar
    /// Whether the row further in is not so far from the paper's edge, in thousandths of the page's height; whether it has several lines.
    case nextDepth80, nextDepth110, nextDepth140, nextDepth180, nextIsSplit
}
