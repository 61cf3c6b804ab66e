/// A running head whose page also has the heading that it repeats: the section begins further down, and its head, taken from it, stands above what
/// still belongs to the section before. On the one page of a section no other page has that head.
struct EchoedHead {
    let layout: PageLayout
    let bodySize: Float

    /// White between it and the text, in ems; less where a long rule parts the two.
    private static let leastClearance: Float = 2.4
    private static let leastAboveRule: Float = 1.3
    /// As a multiple of the text's size: a page of listings has most of its text in smaller type.
    private static let largest: Float = 1.3
    private static let fewestLetters = 4
    /// As shares of the page's height; the latter where the heading is known.
    private static let lowest: Float = 0.85
    private static let lowestBehindHeading: Float = 0.8
    private static let fewestLines = 6
    /// What a heading is larger than its head by, at the least, where it is not bold.
    private static let leastGrowth: Float = 1.08

    /// The line that is such a head, outermost at a page's top: smaller or lighter than a line further down, or of a page before, that says just the same,
    /// number and all.
    ///
    /// - Parameters:
    ///   - pages: those around.
    ///   - roles: of lines that are known.
    func line(of edges: Edges, pages: [PageLayout], roles: [Int: BlockRole]) -> Int? {
        let rows = Edges.rows(edges.top)
        guard let row = rows.first else { return nil }
        // Beside it may stand the page's number.
        let titles = row.filter { !$0.isNumber }
        guard titles.count == 1, let head = titles.first, roles[head.line] == nil, head.letterCount >= Self.fewestLetters,
            head.size < Self.largest * bodySize, head.y > edges.height * Self.lowestBehindHeading
        else { return nil }
        let isOverRule = isOverRule(head, rows, edges)
        // So is what has the page's number beside it.
        let isTold = isOverRule || head.beginsWithFolio || head.endsWithFolio
        let own = layout.lines[head.line]
        guard head.y > edges.height * Self.lowest,
            head.clearance > Self.leastClearance || head.clearance > Self.leastAboveRule && isTold
        else {
            return layout.lines.count >= Self.fewestLines && head.clearance > Self.leastBehindHeading && followsHeading(head, pages)
                ? head.line : nil
        }
        let lowest = own.y - Self.leastClearance * own.size
        if followsLabelled(head, pages, isTold: isTold) { return head.line }
        guard layout.lines.count >= Self.fewestLines else { return nil }
        let isEchoed =
            has(layout, head, isOverRule) { $0.frame == own.frame && $0.y < lowest }
            || isTold && pages.contains { $0.index < layout.index && has($0, head, false) { _ in true } }
        return isEchoed || followsHeading(head, pages) ? head.line : nil
    }

    /// The line that is such a foot: of the size of the text or smaller, where most pages around have their feet, whatever these say.
    func foot(of edges: Edges, pages: [PageLayout], roles: [Int: BlockRole]) -> Int? {
        guard layout.height > layout.width, layout.lines.count >= Self.fewestLines, let row = Edges.rows(edges.bottom).first,
            row.count == 1,
            let foot = row.first, roles[foot.line] == nil, !foot.isNumber, foot.letterCount >= Self.fewestLetters,
            foot.size < Self.largestLabelled * bodySize, foot.clearance > Self.leastClearance, foot.y < Self.highestOfFoot * edges.height
        else { return nil }
        var (alike, others) = (0, 0)
        for page in pages where page.index != layout.index {
            others += 1
            guard let row = Edges.rows(page.edges.bottom).first, let other = row.first,
                (other.y - foot.y).magnitude < Self.sameHeight * foot.size,
                (other.size - foot.size).magnitude < Self.sameHeight * foot.size, other.clearance > Self.leastClearance
            else { continue }
            alike += 1
        }
        // A form's last line, a poem's refrain may be as well.
        guard alike >= Self.fewestFeet, alike * 2 > others,
            foot.size < Self.smallFoot * bodySize || roles.values.contains(.pageNumber)
        else { return nil }
        let isEchoed = names(layout, foot) || pages.contains { page in page.index < layout.index && names(page, foot) }
        return isEchoed ? foot.line : nil
    }

    /// Whether a page has a heading with a foot's words, behind a section's number perhaps.
    private func names(_ page: PageLayout, _ foot: Edges.Entry) -> Bool {
        guard foot.first == nil else { return false }
        let own = layout.lines[foot.line]
        let length = layout.byteCount(of: own)
        return page.lines.contains { line in
            guard Self.isHeading(line, of: own), length...(length + Self.longestLabel) ~= page.byteCount(of: line) else { return false }
            let text = EdgeText(page.bytes(of: line))
            return text.shape == foot.shape && (text.first == nil || text.beginsWithNumber && !text.endsWithNumber)
        }
    }

    /// Of a section, in bytes.
    private static let longestLabel = 8
    private static let highestOfFoot: Float = 0.15
    private static let fewestFeet = 2
    /// As a multiple of the text's size.
    private static let smallFoot: Float = 0.97

    /// Whether a page before has the head's words as a heading, of several lines perhaps: a chapter's number and name.
    private func followsHeading(_ head: Edges.Entry, _ pages: [PageLayout]) -> Bool {
        let own = layout.lines[head.line]
        guard own.words.count >= Self.fewestWords else { return false }
        let said = layout.bytes(of: own)
        guard said.count >= Self.fewestSigns, said.count <= Self.longestHead else { return false }
        return pages.contains { page in
            // A book's title stands above its imprint, too.
            page.index < layout.index && page.index > 0 && page.lines.indices.contains { isHeading(said, page, from: $0, own) }
        }
    }

    /// Whether the last heading in much larger type on the pages before says what a head does, behind its number: "Using" below "Chapter 2. Using". A slide's
    /// title may say what its section's does, and a poem's what its book's.
    ///
    /// - Parameter isTold: whether a rule or the page's number shows the line to be a head.
    private func followsLabelled(_ head: Edges.Entry, _ pages: [PageLayout], isTold: Bool) -> Bool {
        let own = layout.lines[head.line]
        guard !own.isBold, own.words.count <= Self.mostWordsOfLabelled, layout.height > layout.width,
            head.size < Self.largestLabelled * bodySize, head.y > Self.lowestLabelled * layout.height
        else { return false }
        let said = layout.bytes(of: own)
        for page in pages.reversed() where page.index < layout.index {
            guard let line = page.lines.last(where: { $0.size > Self.growthOfLabelled * own.size }) else { continue }
            let isSure = isTold || head.size < Self.smallLabelled * bodySize
            return (isSure || pages.contains { hasHead(like: head, $0) }) && Self.isLabelled(page, line, said, mayBeNumber: isSure)
        }
        return false
    }

    /// Whether another page has a head where this one has its own, as far from its text, whatever it says.
    private func hasHead(like head: Edges.Entry, _ page: PageLayout) -> Bool {
        guard page.index != layout.index, let row = Edges.rows(page.edges.top).first, row.count == 1, let other = row.first else {
            return false
        }
        return (other.y - head.y).magnitude < Self.sameHeight * head.size
            && (other.size - head.size).magnitude < Self.sameHeight * head.size
            && other.clearance > Self.leastClearance
    }

    /// In ems.
    private static let sameHeight: Float = 0.1

    /// Whether a line is a word with a number, or a number by itself where that will do, and a text behind it.
    private static func isLabelled(_ page: PageLayout, _ line: PageLayout.Line, _ said: ArraySlice<UInt8>, mayBeNumber: Bool) -> Bool {
        let words = page.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
        guard let label = words.prefix(2).firstIndex(where: { isNumber(page.bytes(of: $0)) }), label + 1 < words.endIndex,
            mayBeNumber || label > words.startIndex
        else { return false }
        var rest = said
        for word in words[(label + 1)...] {
            guard let behind = Self.rest(of: rest, behind: page.bytes(of: word)) else { return false }
            rest = behind
        }
        return Self.nextSign(&rest) == nil
    }

    /// Up to three figures, with a stop perhaps.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        let figures = word.last == 0x2E ? word.dropLast() : word
        return 1...3 ~= figures.count && figures.allSatisfy(\.isASCIIDigit)
    }

    private static let mostWordsOfLabelled = 12
    /// Multiples of the text's size, and a share of the page's height.
    private static let largestLabelled: Float = 1.05
    private static let smallLabelled: Float = 0.96
    private static let lowestLabelled: Float = 0.9
    /// Of a chapter's heading, as a multiple of its head's size.
    private static let growthOfLabelled: Float = 1.4

    /// Whether some lines of a page, larger than a head, say what that does, and nothing else.
    private func isHeading(_ said: ArraySlice<UInt8>, _ page: PageLayout, from first: Int, _ own: PageLayout.Line) -> Bool {
        var rest = said
        for line in page.lines[first...].prefix(Self.mostLinesOfHeading) {
            guard Self.isHeading(line, of: own),
                let behind = Self.rest(of: rest, behind: page.bytes(of: line))
            else { return false }
            rest = behind
            if Self.nextSign(&rest) == nil { return true }
            rest = behind
        }
        return false
    }

    /// Whether a line's type is that of a heading which a head repeats: larger, or bold where the head isn't. A bold line in smaller type is a row of a table.
    private static func isHeading(_ line: PageLayout.Line, of own: PageLayout.Line) -> Bool {
        line.size > leastGrowth * own.size || line.isBold && !own.isBold && line.size > leastOfBold * own.size
    }

    /// Of a bold one, as a multiple of the head's size.
    private static let leastOfBold: Float = 0.95

    /// What is left of a text behind the letters and figures of its beginning, whatever their case and what stands between them; nil if it has others.
    private static func rest(of text: ArraySlice<UInt8>, behind beginning: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var (rest, other) = (text, beginning)
        while let sign = nextSign(&other) {
            guard nextSign(&rest) == sign else { return nil }
        }
        return rest
    }

    /// Takes bytes off a text up to the first one that is a letter or a figure, or a part of one: of those of Latin script the small one.
    private static func nextSign(_ text: inout ArraySlice<UInt8>) -> UInt8? {
        while let byte = text.popFirst() {
            if byte &- 0x30 < 10 || byte >= 0xA0 { return byte }
            // The second byte of "É" becomes that of "é".
            if (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { return byte | 0x20 }
        }
        return nil
    }

    /// In ems, from the text: lines of that stand closer.
    private static let leastBehindHeading: Float = 1.6
    /// Of a head that repeats such a heading.
    private static let fewestWords = 2
    private static let fewestSigns = 8
    private static let mostLinesOfHeading = 4
    /// In bytes.
    private static let longestHead = 256

    /// Whether one of some lines of a page is a heading that a head repeats, or a half of one.
    private func has(_ page: PageLayout, _ head: Edges.Entry, _ mayBeHalf: Bool, where mayBe: (PageLayout.Line) -> Bool) -> Bool {
        let own = layout.lines[head.line]
        let length = layout.byteCount(of: own)
        let isHalf = mayBeHalf && head.leading != head.trailing
        return page.lines.contains { line in
            guard Self.isHeading(line, of: own),
                page.byteCount(of: line) <= length + Self.differenceOfLengths,
                isHalf || length <= page.byteCount(of: line) + Self.differenceOfLengths + Self.longestNumber, mayBe(line)
            else { return false }
            let text = EdgeText(page.bytes(of: line))
            return says(text, head) || isHalf && text.letterCount >= Self.fewestLetters && Edges.isPart(text.shape, of: head)
        }
    }

    /// Whether a heading says what a head does, which may have the page's number in its line, at one of the ends.
    private func says(_ text: EdgeText, _ head: Edges.Entry) -> Bool {
        guard text.shape == head.shape else { return false }
        if text.first == head.first, text.last == head.last { return true }
        // A title, and the page's number.
        if text.first == nil { return head.first == head.last && (head.beginsWithFolio || head.endsWithFolio) }
        guard text.first != nil, text.beginsWithNumber, !text.endsWithNumber else { return false }
        return head.endsWithFolio && text.first == head.first || head.beginsWithFolio && text.last == head.last
    }

    /// In bytes: a stop behind a section's number, a blank.
    private static let differenceOfLengths = 4
    /// Of a page, with the blank beside it.
    private static let longestNumber = 5

    private func isOverRule(_ head: Edges.Entry, _ rows: [ArraySlice<Edges.Entry>], _ edges: Edges) -> Bool {
        guard rows.count > 1, let next = rows[1].first else { return false }
        return edges.rules.contains { $0 < head.y && $0 > next.y }
    }
}
