/// The lines at a page's top and bottom, where running heads, feet and page numbers stand, in the form in which pages are compared.
struct Edges: Sendable {
    struct Entry: Sendable {
        /// Index into the page's lines.
        let line: Int
        var y: Float
        let size: Float
        /// Whether it is of a fixed pitch, and so is the row further in, or lines are numbered: lines of code are the same ones again and again.
        var isInListing = false
        /// White between it and the text further in, in ems; infinite if there is none.
        let clearance: Float
        /// Text with numbers and white space taken out, hashed; 0 if nothing is left.
        let shape: UInt64
        /// What stands before and behind the widest gap of a line that has a wide one, in that form: a head may name a chapter at the left and a section at
        /// the right. Of other lines both are all of it. A bit tells what is sure to mean the same elsewhere: see ``Edges/isSure(_:)``.
        var leading, trailing: UInt64
        /// What stands between the two widest gaps of a line that has two, in that form; 0 for others.
        var middle: UInt64 = 0
        /// Whether it says the same before its wide gap and behind it, but for a number.
        var saysTwice: Bool { leading != 0 && leading | 1 == trailing | 1 && leading | 1 != shape | 1 }
        /// The whole numbers in it, first and last.
        let first, last: Int?
        /// Whether a number is the first in it, the last: no letter stands before it, behind it.
        let beginsWithNumber, endsWithNumber: Bool
        /// Whether that number stands by itself, like a page's.
        let beginsWithFolio, endsWithFolio: Bool
        /// Whether the number at the beginning is a section's, an item's, a part of a word.
        var beginsWithSection: Bool { beginsWithNumber && !beginsWithFolio }
        /// The number of a section that it begins with, of several parts.
        let section: SectionNumber?
        /// Whether it is a number and nothing more than dashes, "Page", "of".
        let isNumber: Bool
        let letterCount: Int
        /// Whether its letters are capitals, as far as they are ASCII.
        let isCapitals: Bool
        /// Whether it is neither the beginning, the middle nor the end of a sentence, as far as small letters and stops tell.
        let isTitle: Bool
    }

    var top: [Entry] = []
    var bottom: [Entry] = []
    /// Whether no line is further in: a page with hardly a line.
    private(set) var isWhole = false
    /// The lines right behind the edges, by their shape: they differ from page to page, but for copies.
    private(set) var inner: [UInt64] = []
    /// Whether lines of the page are numbered.
    private(set) var hasLineNumbers = false
    /// Whether most of the page's signs are those of drawings: it has few signs of its own that tell a head.
    private(set) var isMostlyDrawn = false
    /// Whether the page's main direction is level.
    private(set) var isUpright = false
    /// How high the page is, as its main direction of writing sees it; entries stand between 0 and this.
    private(set) var height: Float = 1

    /// Whether the page is high enough for heads and feet. Others are labels, or figures taken out of their page.
    var isHigh: Bool { height > Self.leastHeight }
    private static let leastHeight: Float = 200

    /// Heights of long level rules, as ``Entry/y``.
    private(set) var rules: [Float] = []

    /// From one baseline of the page to the next, as most are, in points; 0 on pages with hardly a line.
    private(set) var pitch: Float = 0

    /// What each line of the page says and where it stands: what stands around the text of many pages has the same on all of them.
    private(set) var places = Places()

    /// Whether the page ends in a block of lines close together, in type as large as that of its text. Feet have a row or two, or are in small type.
    ///
    /// - Parameter bodySize: of most of the text, in points.
    func endsInBlock(bodySize: Float) -> Bool {
        let rows = Self.rows(bottom)
        guard rows.count == Self.depth, let last = rows.first?.first, last.size > Self.smallestOfBlock * bodySize else { return false }
        return zip(rows, rows.dropFirst()).allSatisfy { lower, upper in
            guard let lower = lower.first, let upper = upper.first else { return false }
            return upper.y - lower.y < Self.leadingOfBlock * upper.size && (upper.size - lower.size).magnitude < 0.04 * upper.size
        }
    }

    /// A share of the text's size.
    private static let smallestOfBlock: Float = 0.9
    /// From baseline to baseline, in ems.
    private static let leadingOfBlock: Float = 1.55

    /// Lines compared at each edge.
    static let depth = 3
    /// Lines of the page looked at behind these.
    private static let innerDepth = depth + 4

    init() {}

    init(_ layout: PageDraft) {
        places = Places(layout)
        // Only level lines of the page's main direction can be heads or feet; margin stamps are dealt with elsewhere.
        let frame = layout.mainFrame
        let lines = layout.lines
        var byHeight: [Int] = []
        byHeight.reserveCapacity(lines.count)
        for index in lines.indices where lines[index].frame == frame && !lines[index].isLineNumber && lines[index].slidePart == .none {
            byHeight.append(index)
        }
        guard !byHeight.isEmpty, let frame, layout.frames.indices.contains(Int(frame)) else { return }
        // A page that is written on from all sides has no top. Drawings have their own directions.
        let drawn = layout.frames.reduce(0) { $0 + ($1.isOfDiagrams ? $1.cellCount : 0) }
        let cells = layout.frames.reduce(-drawn) { $0 + $1.cellCount }
        let own = layout.frames[Int(frame)].cellCount
        guard own * 3 > cells else { return }
        isMostlyDrawn = own * 3 <= cells + drawn
        let direction = layout.frames[Int(frame)]
        isUpright = direction.dx > 0.99
        let (a, b) = (direction.up(layout.width, 0), direction.up(0, layout.height))
        let base = min(0, a, b, a + b)
        height = max(max(0, a, b, a + b) - base, 1)
        if isUpright { rules = layout.longRules }
        hasLineNumbers = byHeight.count < lines.count && lines.contains(where: \.isLineNumber)
        byHeight.sort { lines[$0].y > lines[$1].y }
        pitch = Self.pitch(byHeight, lines)
        top = Self.entries(Array(byHeight.prefix(12)), layout, base, hasLineNumbers)
        bottom = Self.entries(Array(byHeight.suffix(12).reversed()), layout, base, hasLineNumbers)
        let (upper, lower) = (top, bottom)
        func isOuter(_ index: Int) -> Bool { upper.contains { $0.line == index } || lower.contains { $0.line == index } }
        // There are two dozen edge lines, at the most.
        isWhole = layout.lines.count <= upper.count + lower.count && layout.lines.indices.allSatisfy(isOuter)
        inner.reserveCapacity(2 * Self.innerDepth)
        for lines in [byHeight.prefix(Self.innerDepth), byHeight.suffix(Self.innerDepth)] {
            for index in lines where !isOuter(index) {
                let shape = EdgeText.shape(layout.bytes(of: layout.lines[index]))
                if shape != 0 { inner.append(shape) }
            }
        }
    }

    /// Whether another page has the same lines between its edges: a form, or a copy, of which nothing is a running head.
    func isCopied(by other: Edges) -> Bool {
        guard inner.count >= Self.fewestInner else { return false }
        // Nearly always the first few tell.
        let shapes = other.inner
        var left = (inner.count - 1) / 4
        for shape in inner where !shapes.contains(shape) {
            if left == 0 { return false }
            left -= 1
        }
        return true
    }

    private static let fewestInner = 4

    /// The distance between neighbouring rows that stands in the middle of all.
    private static func pitch(_ byHeight: [Int], _ lines: [PageLayout.Line]) -> Float {
        var distances: [Float] = []
        distances.reserveCapacity(byHeight.count)
        for index in byHeight.indices.dropFirst() {
            let (upper, lower) = (lines[byHeight[index - 1]], lines[byHeight[index]])
            if upper.y - lower.y > 0.4 * lower.size { distances.append(upper.y - lower.y) }
        }
        guard distances.count >= fewestDistances else { return 0 }
        distances.sort()
        return distances[distances.count / 2]
    }

    private static let fewestDistances = 5

    /// The row that stands outermost of some entries.
    static func firstRow(of entries: [Entry]) -> ArraySlice<Entry>? {
        guard let first = entries.first else { return nil }
        return entries.prefix { !(($0.y - first.y).magnitude > 0.4 * $0.size) }
    }

    /// The rows that entries stand in, from the edge inwards.
    static func rows(_ entries: [Entry]) -> [ArraySlice<Entry>] {
        var rows: [ArraySlice<Entry>] = []
        rows.reserveCapacity(entries.count)
        var start = 0
        for index in entries.indices where (entries[index].y - entries[start].y).magnitude > 0.4 * entries[index].size {
            rows.append(entries[start..<index])
            start = index
        }
        if start < entries.count { rows.append(entries[start...]) }
        return rows
    }

    /// Rows from the edge inwards; lines of one row (left, centre, right) are all taken.
    private static func entries(_ lines: [Int], _ layout: PageDraft, _ base: Float, _ hasLineNumbers: Bool) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(depth)
        var rows = 0
        var rowY = Float.infinity
        for (position, index) in lines.enumerated() {
            let line = layout.lines[index]
            if (line.y - rowY).magnitude > 0.4 * line.size {
                rows += 1
                rowY = line.y
                if rows > depth { break }
            }
            let next = lines[(position + 1)...].first { (layout.lines[$0].y - line.y).magnitude > 0.4 * line.size }
            let clearance = next.map { (layout.lines[$0].y - line.y).magnitude / max(line.size, layout.lines[$0].size * 0.8) } ?? .infinity
            var entry = entry(index, line, layout.bytes(of: line), clearance, base)
            split(&entry, line, layout)
            entry.isInListing = line.isFixedPitch && (hasLineNumbers || next.map { layout.lines[$0].isFixedPitch } ?? false)
            entries.append(entry)
        }
        return entries
    }

    private static func entry(_ index: Int, _ line: PageLayout.Line, _ bytes: ArraySlice<UInt8>, _ clearance: Float, _ base: Float) -> Entry
    {
        let text = EdgeText(bytes)
        let isCapitals = text.letterCount > 2 && text.smallLetterCount == 0
        let part = Self.part(bytes, shape: text.shape)
        return Entry(
            line: index, y: line.y - base, size: line.size, clearance: clearance, shape: text.shape, leading: part, trailing: part,
            first: text.first, last: text.last, beginsWithNumber: text.beginsWithNumber,
            endsWithNumber: text.endsWithNumber, beginsWithFolio: text.beginsWithFolio, endsWithFolio: text.endsWithFolio,
            section: text.letterCount > 0 ? SectionNumber(bytes.span) : nil, isNumber: text.isNumber, letterCount: text.letterCount,
            isCapitals: isCapitals, isTitle: isTitle(bytes, isCapitals: isCapitals))
    }

    private static func isTitle(_ bytes: ArraySlice<UInt8>, isCapitals: Bool) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return false }
        // Sentences are not set in capitals: such a line is the title of a section that asks something.
        return !(0x61...0x7A).contains(first)
            && (!Self.endsOfSentences.contains(last) || isCapitals && last == 0x3F || bytes.suffix(7).elementsEqual(" et al.".utf8))
    }

    /// Takes a line apart at its widest gap.
    private static func split(_ entry: inout Entry, _ line: PageLayout.Line, _ layout: PageDraft) {
        guard line.words.count > 2 else { return }
        let words = layout.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
        var (widest, place) = (widthOfGap * line.size, words.startIndex)
        var (second, other) = (widest, words.startIndex)
        for index in words.indices.dropFirst() {
            let gap = words[index].x0 - words[index - 1].x1
            if gap > widest {
                (second, other) = (widest, place)
                (widest, place) = (gap, index)
            } else if gap > second {
                (second, other) = (gap, index)
            }
        }
        guard place > words.startIndex, let last = words.last else { return }
        let (start, middle, end) = (Int(words[words.startIndex].start), Int(words[place].start), Int(last.end))
        guard start <= middle, middle <= end, end <= layout.text.count else { return }
        let (left, right) = (layout.text[start..<middle], layout.text[middle..<end])
        entry.leading = part(left, shape: EdgeText.shape(left))
        entry.trailing = part(right, shape: EdgeText.shape(right))
        guard other > words.startIndex else { return }
        let (from, to) = (Int(words[min(place, other)].start), Int(words[max(place, other) - 1].end))
        guard start <= from, from <= to, to <= end else { return }
        entry.middle = part(layout.text[from..<to], shape: EdgeText.shape(layout.text[from..<to]))
    }

    /// Whether a line's part has several words and no number: others may have another number, and one word stands in many places.
    static func isSure(_ part: UInt64) -> Bool { part & 1 == 1 }

    /// Whether what stands before or behind a line's widest gap has a shape.
    static func isPart(_ shape: UInt64, of entry: Entry) -> Bool {
        shape != 0 && (entry.leading & ~1 == shape & ~1 || entry.trailing & ~1 == shape & ~1)
    }

    /// The form of a line's part: its shape, with a bit for what is sure; 0 if it has no letters.
    private static func part(_ bytes: ArraySlice<UInt8>, shape: UInt64) -> UInt64 {
        guard shape != 0 else { return 0 }
        let isSure = bytes.contains(0x20) && !bytes.contains(where: \.isASCIIDigit)
        return shape & ~1 | (isSure ? 1 : 0)
    }

    /// Whether something stands further out than a line, with a number by itself at an end: the page's, beside a head's words.
    func hasFolio(beyond entry: Entry) -> Bool {
        let isTop = entry.y * 2 > height
        return (isTop ? top : bottom).contains {
            (isTop ? $0.y - entry.y : entry.y - $0.y) > 0.5 * entry.size && ($0.beginsWithFolio || $0.endsWithFolio)
        }
    }

    /// In ems: what is spaced out has narrower ones.
    private static let widthOfGap: Float = 1.5

    /// Between the lines of a listing, in ems, at the most: one may be empty.
    fileprivate static let clearanceInListing: Float = 2.6

    /// Of a head or a foot, at the most: some have a part for each of five things. Between them, in ems, at the least.
    static let mostParts = 5
    fileprivate static let widthBetweenParts: Float = 3

    /// Of the page's width, and in ems from one baseline to the other.
    fileprivate static let widthOfPlaceToSign: Float = 0.5
    fileprivate static let belowPlaceToSign: Float = 2
    fileprivate static let fewestUnderscores = 8

    /// A multiple of its height, and in ems.
    fileprivate static let widestSheet: Float = 1.6
    fileprivate static let fewestEmsOfSheet: Float = 60
    /// Of text across a sheet: words of a line, its share of the width, lines.
    fileprivate static let fewestWordsAcross = 8
    fileprivate static let leastAcross: Float = 0.6
    fileprivate static let fewestLinesAcross = 4

    /// Stops, commas, hyphens.
    private static let endsOfSentences = Array(".,;:!?-".utf8)
}

extension PageLayout {
    /// Whether a line at an edge is an entry of contents, with dots that lead to its page.
    func hasLeaders(_ entry: Edges.Entry) -> Bool { Leaders.stand(in: bytes(of: lines[entry.line])) }

    /// Whether a line announces what stands below it: "Synopsis:" at the same place of each page, below the head; or on a slide, which has none.
    func announces(_ entry: Edges.Entry, isOutermost: Bool) -> Bool {
        (!isOutermost || width > height) && bytes(of: lines[entry.line]).last == 0x3A && entry.letterCount > 0 && entry.first == nil
    }

    /// Whether a line at the top has a number, a dash and words, "4 — Away", as the title of one of many songs has, and what stands below it is no end of a
    /// sentence, as it may be below a head.
    func isNumberedTitle(_ entry: Edges.Entry) -> Bool {
        let words = lines[entry.line].words
        guard entry.beginsWithFolio, words.count > 2, entry.y * 2 > edges.height, !goesOn else { return false }
        let second = bytes(of: self.words[Int(words.lowerBound) + 1])
        let sign = PageDigits.scalar(second.span, at: 0)
        return sign.length == second.count && Label.isDash(sign.value)
    }

    /// What heights of margins are shares of, in points: the page's height; of a sheet that lies and has text across it, with the margins of one that stands,
    /// its width. Slides have larger type, or are wider; what is folded, and tables, drawings fill more of it.
    func heightOfMargins(bodySize: Float) -> Float {
        let height = edges.height
        return edges.isUpright && width > height && width < Edges.widestSheet * height && width > Edges.fewestEmsOfSheet * bodySize
            && hasTextAcross ? width : height
    }

    /// Whether several lines of text go across the page.
    private var hasTextAcross: Bool {
        var count = 0
        for line in lines where line.row < 0 && line.words.count >= Edges.fewestWordsAcross && line.x1 - line.x0 > Edges.leastAcross * width
        {
            count += 1
            if count == Edges.fewestLinesAcross { return true }
        }
        return false
    }

    /// Whether the line below the outermost row begins with a small letter: text from the page before.
    var goesOn: Bool {
        let rows = Edges.rows(edges.top)
        guard rows.count > 1, let next = rows[1].min(by: { lines[$0.line].x0 < lines[$1.line].x0 }) else { return false }
        return bytes(of: lines[next.line]).first.map { 0x61...0x7A ~= $0 } ?? false
    }

    /// Whether a row at an edge may be furniture where no other page can be asked: not what is laid over the page, nor an entry of contents, nor what begins
    /// as a caption does, of a table at a page's top, nor what has more parts than heads and feet: a row of boxes, of a table; nor who is to sign above it.
    func mayBeFurniture(_ row: ArraySlice<Edges.Entry>) -> Bool {
        parts(of: row) <= Edges.mostParts && !isPlaceToSign(row)
            && !row.contains { lines[$0.line].isOverlay || hasLeaders($0) || BlockClassifier.isCaptioned(lines[$0.line], self) }
            && !(row.count == 1 && row.allSatisfy(isOfListing))
    }

    /// Whether a line of a listing goes on in the next one; heads in typewriter type have numbers, or are further from it.
    private func isOfListing(_ entry: Edges.Entry) -> Bool {
        entry.isInListing && entry.first == nil && entry.leading == entry.trailing && entry.clearance < Edges.clearanceInListing
    }

    /// Whether a row is a place to sign in, or begins right below one.
    private func isPlaceToSign(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first.map({ lines[$0.line] }) else { return false }
        return lines.contains { line in
            line.frame == first.frame && line.y >= first.y && line.y - first.y < Edges.belowPlaceToSign * first.size && isPlaceToSign(line)
                && ((line.x0 - first.x0).magnitude < first.size || (line.x0 + line.x1 - first.x0 - first.x1).magnitude < 2 * first.size)
        }
    }

    /// Whether a line is nothing but underscores, or dots, no longer than what is written by hand: a rule goes across the page.
    private func isPlaceToSign(_ line: PageLayout.Line) -> Bool {
        guard !line.words.isEmpty, words[Int(line.words.lowerBound)].x1 - line.x0 < Edges.widthOfPlaceToSign * width else { return false }
        let bytes = bytes(of: line)
        guard bytes.count >= Edges.fewestUnderscores, let first = bytes.first, first == 0x5F || first == 0x2E else { return false }
        return bytes.allSatisfy { $0 == first || $0 == 0x20 }
    }

    /// How many parts with wide gaps between them the row has that some entries stand in: more lines than these may.
    private func parts(of row: ArraySlice<Edges.Entry>) -> Int {
        guard let first = row.first.map({ lines[$0.line] }) else { return 0 }
        return lines.reduce(0) { sum, line in
            guard line.frame == first.frame, (line.y - first.y).magnitude < 0.3 * first.size else { return sum }
            let words = words[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
            return sum + 1 + words.indices.dropFirst().count { words[$0].x0 - words[$0 - 1].x1 > Edges.widthBetweenParts * line.size }
        }
    }
}
