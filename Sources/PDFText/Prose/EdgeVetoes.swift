/// What tells that a row at a page's edge is text, however much it looks like furniture, where no other page can be asked.
struct EdgeVetoes {
    let layout: PageLayout

    /// In points, and of type that differs by rounding only.
    private static let tolerance: Float = 1
    private static let sameSize: Float = 0.04
    /// From baseline to baseline of a text, at the most, in ems.
    private static let leading: Float = 1.5
    /// Of a text, at the least, in ems.
    private static let widthOfText: Float = 15
    /// From a row to the one that counts with it, in ems.
    private static let reachOfRow: Float = 4
    /// Between numbers that are cells, at the least, in ems.
    private static let whiteOfCells: Float = 2.2
    /// White around a heading: a multiple of the distance of the page's baselines.
    private static let whiteOfHeading: Float = 1.2
    /// Of a heading, at the most, and of a page: what has more is no text.
    private static let mostWords = 14
    private static let mostLines = 400

    /// Whether a row is text: one of several headings that are set alike, the end of the sentence above it, the figures of a table.
    func isText(_ row: ArraySlice<Edges.Entry>, isTop: Bool) -> Bool {
        guard layout.lines.count <= Self.mostLines else { return false }
        if isLabelOfFigures(row) || !isTop && isField(row) { return true }
        if row.allSatisfy(\.isNumber) { return isEndOfSentence(row) || isRowOfFigures(row) || isTop && isNumberOfClause(row) }
        if isRemark(row) || isTop && isScene(row) { return true }
        return isTop
            ? row.count == 1 && row.allSatisfy(layout.isNumberedTitle) || isCountedHeading(row) || isHeadingAmongAlike(row)
                || isWordOfChapter(row) || isItem(row) || hasMarks(row) || isTitleOfCard(row) || isSender(row) || isBesideAddress(row)
            : standsBelowHeading(row) || endsParagraph(row) || isTitleOfSlide(row) || isCalledNote(row)
    }

    /// Whether a row is nothing but a clause's number with its stop, where the text's lines begin: "7." above its heading.
    private func isNumberOfClause(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let own = row.first.map({ layout.lines[$0.line] }), layout.bytes(of: own).last == 0x2E else { return false }
        return !layout.lines.contains { $0.frame == own.frame && $0.x0 < own.x0 - Self.tolerance }
    }

    /// Whether a row has its number at both ends, far from what it says: the heading of a screenplay's scene. Pages have theirs once.
    private func isScene(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first, let last = row.last, let number = first.first, number == last.last, first.beginsWithFolio,
            last.endsWithFolio
        else { return false }
        let cells = row.flatMap { TableEdge.parts(of: layout.lines[$0.line], layout) }
        let words = row.reduce(0) { $0 + layout.lines[$1.line].words.count }
        return cells.count > 2 && words > 2 && row.reduce(0) { $0 + $1.letterCount } > 2
    }

    /// Whether a row is a sentence in brackets: heads and feet put none there.
    private func isRemark(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let line = row.first.map({ layout.lines[$0.line] }), line.words.count >= Self.fewestWordsOfRemark else {
            return false
        }
        let bytes = layout.bytes(of: line)
        return bytes.first == 0x28 && bytes.suffix(2).elementsEqual([0x2E, 0x29])
    }

    private static let fewestWordsOfRemark = 5

    /// Whether a row ends in how much what it names is worth, or how long it takes: "Exercise 3 (7 points)". Of pages there are no units.
    private func hasMarks(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let line = row.first.map({ layout.lines[$0.line] }), line.words.count >= 3 else { return false }
        let end = Int(line.words.upperBound)
        let (number, unit) = (layout.bytes(of: layout.words[end - 2]), layout.bytes(of: layout.words[end - 1]))
        guard let opening = number.first, let closing = unit.last, opening == 0x28 && closing == 0x29 || opening == 0x5B && closing == 0x5D
        else {
            return false
        }
        return 2...3 ~= number.count && number.dropFirst().allSatisfy(\.isASCIIDigit)
            && !EdgeWording.months.contains(Self.small(unit.prefix(3))) && unit.count > 3
            && unit.dropLast().allSatisfy { $0.isASCIILetter || $0 >= 0x80 }
    }

    /// Whether a row at the foot of a page that is wider than high is larger than all others by far: slides may have their titles there.
    private func isTitleOfSlide(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard layout.width > layout.height, let size = row.map(\.size).min(),
            layout.lines.count > row.count || row.allSatisfy({ $0.first == nil })
        else { return false }
        return layout.lines.indices.allSatisfy { index in
            layout.lines[index].size * Self.largerOfTitle < size || row.contains { $0.line == index }
        }
    }

    private static let largerOfTitle: Float = 1.3

    /// Whether a row at the foot is the end of a paragraph whose line above it is full: set like most of the page, and begun with a small letter.
    private func endsParagraph(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let own = row.first.map({ layout.lines[$0.line] }), let first = layout.bytes(of: own).first,
            0x61...0x7A ~= first
        else { return false }
        var (alike, nearest): (Int, PageLayout.Line?) = (0, nil)
        var (left, right) = (Float.infinity, -Float.infinity)
        for line in layout.lines where line.frame == own.frame && line.y > own.y + 0.5 * own.size {
            if line.startFont == own.startFont, (line.size - own.size).magnitude < Self.sameSize * own.size { alike += 1 }
            (left, right) = (min(left, line.x0), max(right, line.x1))
            if line.y < nearest?.y ?? .infinity { nearest = line }
        }
        guard let above = nearest, alike >= Self.fewestAlike, above.y - own.y < Self.leading * own.size,
            isSetLike(above, own), above.x1 > right - Self.shortOfFull * (right - left), let last = layout.bytes(of: above).last
        else { return false }
        return last != 0x2E && last != 0x3A && last != 0x3F && last != 0x21
    }

    /// Lines of a page's text, at the least, and how far short of the longest a full one may be, as a share.
    private static let fewestAlike = 4
    private static let shortOfFull: Float = 0.12

    /// Whether a row is nothing but "CHAPTER", or "Chapter 1." above larger type: its title stands below it.
    private func isWordOfChapter(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let line = row.first.map({ layout.lines[$0.line] }), 1...2 ~= line.words.count,
            let word = firstWord(of: line),
            EdgeVocabulary.sign(of: Self.small(word)) == .hasChapter
        else { return false }
        guard line.words.count == 2 else { return true }
        guard layout.bytes(of: line).last == 0x2E else { return false }
        let below = layout.lineBelow(line).map { layout.lines[$0] }
        return below.map { $0.size > Self.largerOfTitle * line.size } ?? false
    }

    /// Whether a row is an item of a list, set like what goes on below it.
    private func isItem(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let own = row.first.map({ layout.lines[$0.line] }), own.words.count >= Self.fewestWordsOfRemark,
            firstWord(of: own).map({ $0.elementsEqual("•".utf8) }) ?? false
        else { return false }
        let below = layout.lineBelow(own).map { layout.lines[$0] }
        return below.map { ($0.size - own.size).magnitude < Self.sameSize * own.size } ?? false
    }

    /// With small letters for ASCII's capitals.
    private static func small(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }

    /// Whether a row at the foot stands right below a heading, where that begins or a little further right: no text ends in its heading.
    private func standsBelowHeading(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let entry = row.first, entry.clearance < Self.farFromText else { return false }
        let own = layout.lines[entry.line]
        var nearest: PageLayout.Line?
        for line in layout.lines where line.frame == own.frame && line.y > own.y + 0.5 * own.size {
            if line.y < nearest?.y ?? .infinity { nearest = line }
        }
        guard let heading = nearest, heading.isBold, heading.size > Self.largerOfHeading * own.size, heading.words.count <= Self.mostWords,
            -Self.tolerance...(Self.widestIndent * own.size) ~= own.x0 - heading.x0
        else { return false }
        return !layout.lines.contains { $0.frame == own.frame && $0.x0 != heading.x0 && ($0.y - heading.y).magnitude < 0.4 * own.size }
    }

    /// Of a heading, as a multiple of what stands below it; and from its beginning to that of what is set in, in ems.
    private static let largerOfHeading: Float = 1.2
    private static let widestIndent: Float = 3

    /// Whether a line is nothing but a number that ends the sentence in the line above it, which is full: "see the notices on page\n91."
    private func isEndOfSentence(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let entry = row.first, layout.bytes(of: layout.lines[entry.line]).last == 0x2E else { return false }
        let own = layout.lines[entry.line]
        return layout.lines.contains { line in
            line.frame == own.frame && line.y > own.y + 0.5 * own.size && line.y - own.y < Self.leading * own.size && isSetLike(line, own)
                && line.x1 - line.x0 > Self.widthOfText * own.size && layout.bytes(of: line).last.map(Dehyphenation.isLetter) ?? false
        }
    }

    /// Whether a row is nothing but several numbers, which stand just where those of a row nearby do, or where cells of the row next to it begin: a page has
    /// one number.
    private func isRowOfFigures(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first.map({ layout.lines[$0.line] }) else { return false }
        let cells = row.flatMap { TableEdge.parts(of: layout.lines[$0.line], layout) }.sorted { $0.x0 < $1.x0 }
        guard 2...Self.mostCells ~= cells.count, row.allSatisfy({ areFigures(layout.lines[$0.line]) }),
            zip(cells, cells.dropFirst()).allSatisfy({ $1.x0 - $0.x1 > Self.whiteOfCells * first.size })
        else { return false }
        return layout.lines.indices.contains { index in
            let line = layout.lines[index]
            guard line.frame == first.frame, (line.size - first.size).magnitude < Self.sameSize * first.size,
                !row.contains(where: { $0.line == index }), case let distance = (line.y - first.y).magnitude,
                distance > 0.5 * first.size, distance < Self.reachOfRow * first.size
            else { return false }
            let parts = TableEdge.parts(of: line, layout)
            guard parts.count == cells.count else { return false }
            return zip(parts, cells).allSatisfy {
                ($0.x0 - $1.x0).magnitude < Self.tolerance || ($0.x1 - $1.x1).magnitude < Self.tolerance
                    || ($0.x0 + $0.x1 - $1.x0 - $1.x1).magnitude < 2 * Self.tolerance
                    || $0.x0 < $1.x0 && $0.x1 > $1.x1
            }
        }
    }

    private static let mostCells = 12

    /// Whether a row is words with several numbers behind them, each far from what stands before it: the only row of a table that the page has.
    private func isLabelOfFigures(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first, first.letterCount > 0, first.endsWithNumber || row.count > 1, !first.beginsWithNumber else {
            return false
        }
        let cells = row.flatMap { layout.lines[$0.line].words.map { layout.words[Int($0)] } }.sorted { $0.x0 < $1.x0 }
        var (figures, end) = (0, cells.count)
        while end > 1, areFigures(cells[end - 1]), cells[end - 1].x0 - cells[end - 2].x1 > Self.whiteOfFigures * first.size {
            (figures, end) = (figures + 1, end - 1)
        }
        return figures >= Self.fewestFigures && end <= Self.mostWords && !cells[..<end].contains(where: areFigures)
            && zip(cells, cells[..<end].dropFirst()).allSatisfy { $1.x0 - $0.x1 < Self.whiteOfFigures * first.size }
            && cells[end...].count { EdgeWording.isYear(Array(layout.bytes(of: $0))) } != 1
            && !isSmallerThanText(row) && !(figures == 2 && areAtMargins(cells, end, row))
    }

    /// Whether most lines of the page are larger than a row.
    private func isSmallerThanText(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let size = row.map(\.size).max() else { return false }
        return layout.lines.count { $0.size > (1 + Self.sameSize) * size } * 2 > layout.lines.count
    }

    /// Whether words and two figures stand at the left of the text, in the middle, at the right: a periodical with its volume and the page's number.
    private func areAtMargins(_ cells: [PageLayout.Word], _ end: Int, _ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first, let left = cells.first?.x0, let right = cells.last?.x1 else { return false }
        var (x0, x1) = (Float.infinity, -Float.infinity)
        for (index, line) in layout.lines.enumerated()
        where line.frame == layout.lines[first.line].frame && !row.contains(where: { $0.line == index }) {
            (x0, x1) = (min(x0, line.x0), max(x1, line.x1))
        }
        guard (left - x0).magnitude < first.size, (right - x1).magnitude < first.size else { return false }
        let middle = (cells[end].x0 + cells[end].x1) / 2
        return (middle - (x0 + x1) / 2).magnitude * Self.shareOfMiddle < x1 - x0
    }

    /// How many times as wide as the part around its middle a text is, on either side of it.
    private static let shareOfMiddle: Float = 8

    private static let fewestFigures = 2
    /// In ems.
    private static let whiteOfFigures: Float = 1.5

    private func areFigures(_ line: PageLayout.Line) -> Bool { line.words.allSatisfy { areFigures(layout.words[Int($0)]) } }

    private func areFigures(_ word: PageLayout.Word) -> Bool {
        layout.bytes(of: word).allSatisfy { $0.isASCIIDigit || $0 == 0x2E || $0 == 0x2C }
    }

    /// Whether a line is the heading of a clause, with its number in front, and one below it that is set like it has the next number: "8. Prices" above
    /// "9. Deliveries".
    private func isCountedHeading(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let entry = row.first, let number = number(layout.lines[entry.line]) else { return false }
        let own = layout.lines[entry.line]
        return layout.lines.contains { line in
            line.frame == own.frame && line.y < own.y - own.size && isSetLike(line, own) && line.isBold == own.isBold
                && self.number(line) == number + 1
        }
    }

    /// The number with a full stop that a line of words begins with.
    private func number(_ line: PageLayout.Line) -> Int? {
        guard line.words.count > 1, line.words.count <= Self.mostWords else { return nil }
        let label = layout.bytes(of: layout.words[Int(line.words.lowerBound)])
        guard label.last == 0x2E, 2...4 ~= label.count, label.dropLast().allSatisfy(\.isASCIIDigit) else { return nil }
        return label.dropLast().reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    }

    /// Whether a line is set like another one further in that stands by itself among text: in bold capitals that nothing else on the page has, where it
    /// begins. Of a document's parts each has such a heading.
    private func isHeadingAmongAlike(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let entry = row.first, entry.isCapitals, entry.clearance < Self.farFromText else { return false }
        let own = layout.lines[entry.line]
        guard own.isBold, own.words.count > 1, own.words.count <= Self.mostWords else { return false }
        let white = Self.whiteOfHeading * max(layout.edges.pitch, own.size)
        return layout.lines.indices.contains { index in
            let line = layout.lines[index]
            guard line.frame == own.frame, line.y < own.y - 2 * white, isSetLike(line, own), line.isBold, line.words.count > 1,
                line.words.count <= Self.mostWords, EdgeText(layout.bytes(of: line)).smallLetterCount == 0
            else { return false }
            return standsByItself(line, white)
        }
    }

    /// Whether a row is set like another one further in that stands by itself, begins with the same word and goes on otherwise: "Flight 12" above
    /// "Flight 15", the titles of cards.
    private func isTitleOfCard(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let own = row.lazy.map({ layout.lines[$0.line] }).min(by: { $0.x0 < $1.x0 }), own.words.count <= Self.mostWords,
            let name = firstWord(of: own)
        else { return false }
        let rest = layout.bytes(of: own)
        guard name.count >= Self.shortestName, name.allSatisfy({ $0.isASCIILetter || $0 >= 0x80 }) else { return false }
        let white = Self.whiteOfHeading * max(layout.edges.pitch, own.size)
        // The foot may say what the head says.
        let foot = Edges.firstRow(of: layout.edges.bottom) ?? []
        let isCard = layout.lines.indices.contains { index in
            let line = layout.lines[index]
            guard line.frame == own.frame, line.y < own.y - 2 * white, isSetLike(line, own), line.isBold == own.isBold,
                line.colour == own.colour,
                firstWord(of: line) == name, layout.bytes(of: line) != rest,
                line.words.count <= Self.mostWords, !foot.contains(where: { $0.line == index })
            else { return false }
            return standsByItself(line, white)
        }
        // Cards aren't counted as pages are.
        return isCard && !EdgeWording(row.map { layout.lines[$0.line] }, layout).signs.contains(.pageOf)
    }

    private func firstWord(of line: PageLayout.Line) -> ArraySlice<UInt8>? {
        line.words.first.map { layout.bytes(of: layout.words[Int($0)]) }
    }

    /// Whether no other line is nearer to a line than some white.
    private func standsByItself(_ line: PageLayout.Line, _ white: Float) -> Bool {
        !layout.lines.contains { other in
            other.frame == line.frame && (other.y - line.y).magnitude > 0.4 * line.size && (other.y - line.y).magnitude < white
        }
    }

    /// Of the word that titles of cards begin with, in bytes.
    private static let shortestName = 4

    /// Whether a row is the line above a letter's address that says who sends it, in small type, with dots or bars between name, street and town.
    private func isSender(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let own = row.first.map({ layout.lines[$0.line] }), own.words.count <= Self.mostWords else { return false }
        let words = own.words.map { layout.bytes(of: layout.words[Int($0)]) }
        guard words.contains(where: { 4...5 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }),
            words.count(where: { EdgeWording.isSeparator($0) }) >= Self.fewestSeparators
        else { return false }
        let address = layout.lines.filter {
            $0.frame == own.frame && ($0.x0 - own.x0).magnitude < Self.tolerance && $0.size > own.size && $0.y < own.y
                && own.y - $0.y < Self.reachOfAddress * own.size && $0.x1 < own.x1 + own.size
        }
        return address.count >= Self.fewestLinesOfAddress
    }

    private static let fewestSeparators = 2
    private static let fewestLinesOfAddress = 3
    /// Of an address, from the sender's line down, in its ems.
    private static let reachOfAddress: Float = 12

    /// Heads stand further from the text than headings, in ems.
    private static let farFromText: Float = 2.6

    private func isSetLike(_ line: PageLayout.Line, _ other: PageLayout.Line) -> Bool {
        line.startFont == other.startFont && (line.size - other.size).magnitude < Self.sameSize * other.size
            && (line.x0 - other.x0).magnitude < Self.tolerance
    }
}
