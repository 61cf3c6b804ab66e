/// Heads above columns, and blocks beside each other at the head of a letter.
extension GutterFinder {
    /// In ems of the heads.
    private static let whiteBelowHeads: Float = 2.5
    private static let shiftOfHead: Float = 0.3
    private static let indentBelowHead: Float = 2.5
    /// What a table may end in that looks like columns has so many lines on one side, at the most.
    private static let mostLinesOfEnd = 3
    /// Of one cell on one side, at the most.
    private static let mostLinesOfCell = 6
    /// Bands beside each other at the head of a letter, at the most.
    private static let mostLinesOfHead = 12
    /// Lines of their own between them and the text below them: "Dear Sir,".
    private static let mostLinesBefore = 4
    /// The white that ends them: a multiple of that within them.
    private static let whiteBelowBlocks: Float = 1.5
    /// How many times less there is between the lines of what follows, at the least.
    private static let ratioOfWhite: Float = 2

    /// Whether a band is the heads of what is on either side of a gutter: each beginning where that does, or an item's indent before it, or in its middle,
    /// and close above. What runs along the top of a page begins where its left column does, and ends where the right one does.
    func holdsHeads(_ band: RegionStrips.Band, _ strips: RegionStrips, above columns: Columns, next: RegionStrips.Band) -> Bool {
        let heads = strips.members[band.range]
        guard heads.count > 1, let first = heads.first, band.low - next.high < Self.whiteBelowHeads * pieces[first].size,
            band.high - band.low < 1.2 * pieces[first].size
        else { return false }
        func isHeaded(_ members: [Int], _ isLeft: Bool) -> Bool {
            var (left, right) = (Float.infinity, -Float.infinity)
            for index in members { (left, right) = (min(left, pieces[index].x0), max(right, pieces[index].x1)) }
            return heads.contains { index in
                let piece = pieces[index]
                guard (piece.x1 <= columns.gutter) == isLeft else { return false }
                let shift = (piece.x0 - left) / piece.size
                return shift > -Self.indentBelowHead && shift < Self.shiftOfHead
                    || (piece.x0 + piece.x1 - left - right).magnitude < 2 * Self.shiftOfHead * piece.size
            }
        }
        return heads.allSatisfy { pieces[$0].x1 <= columns.gutter || pieces[$0].x0 >= columns.gutter } && isHeaded(columns.left, true)
            && isHeaded(columns.right, false)
    }

    /// Whether a band is the short last line of what runs across columns, a headline or the text below it: it stands closely below a line across their
    /// gutter, in type of the same size, and begins where that does or has its middle, what is below it is set apart, and the columns are so without it.
    mutating func endsAcross(_ strips: inout RegionStrips, at index: Int, _ columns: Columns) -> Bool {
        let (above, band) = (strips.bands[index - 1], strips.bands[index])
        guard band.range.count == 1, above.range.count == 1, index + 1 < strips.bands.count else { return false }
        let (line, previous) = (pieces[strips.members[band.range.lowerBound]], pieces[strips.members[above.range.lowerBound]])
        guard previous.x0 < columns.gutter, previous.x1 > columns.gutter, previous.characterCount >= Self.fewestAcross,
            (line.size - previous.size).magnitude < Self.sameSize * line.size
        else { return false }
        let step = previous.y - line.y
        let shift = min((line.x0 - previous.x0).magnitude, (line.x0 + line.x1 - previous.x0 - previous.x1).magnitude / 2)
        guard step < Self.leadingOfHead * line.size,
            shift < Self.shiftOfHead * line.size || hangs(line, below: segments[strips.members[above.range.lowerBound]])
        else { return false }
        let next = strips.bands[index + 1]
        let below = pieces[strips.members[next.range.lowerBound]]
        let isApart =
            next.range.count > 1 || (below.size - line.size).magnitude > Self.sameSize * line.size
            || line.y - below.y > Self.whiteBelowEnd * step
        return isApart && self.columns(&strips, from: index + 1)?.end == columns.end
    }

    /// Whether a line begins where the text of a caption does behind its label: "Table 2:".
    private func hangs(_ line: RegionPiece, below caption: Segment) -> Bool {
        let label = caption.words.prefix(2)
        guard label.count == 2, caption.words.count > 2, line.x0 > caption.x0 + line.size,
            (text.words[label.upperBound].x0 - line.x0).magnitude < Self.shiftOfHang * line.size
        else { return false }
        return text.endsCaptionNumber(Array(label))
    }

    /// In ems.
    private static let shiftOfHang: Float = 0.15

    /// Characters of a line across columns that another one ends, at the least: names in a diagram have fewer.
    private static let fewestAcross = 20

    /// Sizes that differ by less, as a share, are one.
    private static let sameSize: Float = 0.03
    /// Between the lines of what runs across columns, at the most, in ems; and from its last one to what is below it, as a multiple of that.
    private static let leadingOfHead: Float = 1.7
    private static let whiteBelowEnd: Float = 1.2

    /// Index of the band where another article begins within some bands: below white across columns all of which were shown before all that is below it.
    /// What is below in one column of one article is shown before what is above in the next one.
    mutating func sectionStart(_ strips: inout RegionStrips, _ range: Range<Int>) -> Int? {
        // From the left to the right, back to the left below, and to the right again; and so on.
        let members = strips.range(range)
        guard openCount > 0, members.count >= 4 * Self.fewestLines else { return nil }
        strips.order(pieces)
        work += members.count
        let middles = widestGutters { middle in
            guard Self.changesOfArticles.contains(strips.changes(members, pieces, middle, most: Self.changesOfArticles.upperBound)) else {
                return false
            }
            let left = strips.members[members].count { pieces[$0].x1 <= middle }
            return min(left, members.count - left) >= 2 * Self.fewestLines
        }
        guard !middles.isEmpty else { return nil }
        var last = Int32.min
        for index in range.dropLast(Self.fewestLines - 1) {
            let bands = strips.bands
            if index >= range.lowerBound + Self.fewestLines,
                bands[index - 1].low - bands[index].high > Self.whiteBetweenArticles * usualSize,
                strips.members[strips.range(index..<range.upperBound)].allSatisfy({ pieces[$0].order > last })
            {
                work += members.count
                guard work <= Self.maximumWork else { return nil }
                if [range.lowerBound..<index, index..<range.upperBound].allSatisfy({ holdColumns(strips, $0, middles) }) { return index }
            }
            for member in strips.members[bands[index].range] { last = max(last, pieces[member].order) }
        }
        return nil
    }

    /// From one side to the other: three of two articles in two columns. What is shown row by row goes there at every line.
    private static let changesOfArticles = 3...8
    /// In ems: more than between paragraphs that are not set apart.
    private static let whiteBetweenArticles: Float = 0.5

    /// Whether some bands have text on both sides of one of some gutters, of which that on one side was shown first.
    private func holdColumns(_ strips: RegionStrips, _ bands: Range<Int>, _ middles: [Float]) -> Bool {
        let members = strips.range(bands)
        return middles.contains { middle in
            var (left, right) = (ColumnSide(), ColumnSide())
            for index in strips.members[members] {
                if pieces[index].x1 <= middle { _ = left.add(pieces[index]) } else { _ = right.add(pieces[index]) }
            }
            return [left, right].allSatisfy { $0.lines >= Self.fewestLines && $0.characters >= Self.fewestOfText * $0.lines }
                && strips.changes(members, pieces, middle, most: 1) == 1
        }
    }

    /// Characters of a line of text in a column, on the average.
    static let fewestOfText = 20

    /// Whether a band has something on both sides of a gutter, and nothing across it: what looks like heads below it is another row of a table.
    func holdsBothSides(_ band: RegionStrips.Band, _ strips: RegionStrips, of gutter: Float) -> Bool {
        let members = strips.members[band.range]
        guard members.allSatisfy({ pieces[$0].x1 <= gutter || pieces[$0].x0 >= gutter }) else { return false }
        let left = members.count { pieces[$0].x1 <= gutter }
        return left > 0 && left < members.count
    }

    /// Whether columns are no more than the end of a table: a row of it stands close above them, on both sides of their gutter.
    func endTable(_ columns: Columns, _ strips: RegionStrips, from start: Int) -> Bool {
        guard start > 0, min(columns.left.count, columns.right.count) <= Self.mostLinesOfEnd else { return false }
        for index in (max(start - Self.mostLinesOfCell, 0)..<start).reversed() {
            let band = strips.bands[index]
            let members = strips.members[band.range]
            guard let size = members.first.map({ pieces[$0].size }), band.low - strips.bands[index + 1].high < size,
                members.allSatisfy({ pieces[$0].x1 <= columns.gutter || pieces[$0].x0 >= columns.gutter })
            else { return false }
            if holdsBothSides(band, strips, of: columns.gutter) { return true }
        }
        return false
    }

    /// Where blocks beside each other end, at the head of a letter, whose text goes on below as wide as both: at the wide white below the one that is
    /// shorter. Nil for columns, which are full or have no such white.
    ///
    /// - Parameter middle: of the gutter between them.
    func endOfShorter(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Int? {
        let bands = strips.bands
        guard range.count > 2, range.upperBound < bands.count else { return nil }
        // The last band of each.
        var (left, right) = (range.lowerBound, range.lowerBound)
        for index in range {
            for position in bands[index].range {
                if pieces[strips.members[position]].x1 <= middle { left = index } else { right = index }
            }
        }
        let last = min(left, right)
        guard last + 1 < range.upperBound, last - range.lowerBound < Self.mostLinesOfHead else { return nil }
        func white(above index: Int) -> Float { bands[index - 1].low - bands[index].high }
        var widest: Float = 0
        for index in range.dropFirst() where index <= last { widest = max(widest, white(above: index)) }
        let least = Self.whiteBelowBlocks * widest + usualSize
        guard let end = ((last + 1)..<range.upperBound).first(where: { white(above: $0) > least }) else { return nil }
        var edge = Float.infinity
        for index in strips.members[strips.range(end..<range.upperBound)] {
            if pieces[index].isItem { return nil }
            edge = min(edge, pieces[index].x0)
        }
        // What is left of it stands as close to a text below both as that text's lines to each other: a heading, the first line of an entry.
        if white(above: range.upperBound) * Self.ratioOfWhite < white(above: end),
            bands[range.upperBound].range.contains(where: { position in
                let piece = pieces[strips.members[position]]
                return piece.x0 < middle && piece.x1 > middle && piece.x0 > edge - piece.size && piece.size < Self.jitter * usualSize
            })
        {
            return end
        }
        // The text below both begins where what is left of it does, and is no larger; a line or two may come before it.
        for band in bands[range.upperBound...].prefix(Self.mostLinesBefore) {
            var isLeft = true
            for position in band.range {
                let piece = pieces[strips.members[position]]
                if piece.x0 < middle, piece.x1 > middle, (piece.x0 - edge).magnitude < piece.size, piece.size < Self.jitter * usualSize {
                    return end
                }
                if piece.x1 > middle { isLeft = false }
            }
            guard isLeft else { return nil }
        }
        return nil
    }

    /// Whether a title in larger type stands across a gutter in some band, below which it goes on: columns end above it, though white that opens by chance
    /// within one of them may go on behind its end.
    func isTitle(_ strips: RegionStrips, at band: Int, across gutter: Gap) -> Bool {
        strips.bands[band].range.contains { position in
            let piece = pieces[strips.members[position]]
            return piece.size > Self.headingSize * usualSize && piece.x0 < gutter.x0 && piece.x1 > gutter.x1
        }
            && goesOn(strips, below: band, gutter)
    }

    /// Whether a gutter goes on below a title and a few lines that stand across it.
    private func goesOn(_ strips: RegionStrips, below title: Int, _ gutter: Gap) -> Bool {
        let middle = (gutter.x0 + gutter.x1) / 2
        var count = 0
        for band in strips.bands[(title + 1)...].prefix(Self.mostBelowTitle) {
            var (isLeft, isRight) = (false, false)
            for piece in strips.members[band.range].lazy.map({ pieces[$0] }) {
                if piece.x1 <= middle {
                    isLeft = true
                } else if piece.x0 >= middle {
                    isRight = true
                } else {
                    (isLeft, isRight, count) = (false, false, 0)
                }
            }
            if isLeft, isRight { count += 1 }
        }
        return count >= Self.fewestBelowTitle
    }

    /// Bands that are looked at, and those of them with something on both sides.
    private static let mostBelowTitle = 24
    private static let fewestBelowTitle = 4

    /// Columns on the sides of a gutter that something stands in from the last of some bands on.
    mutating func judgeClosed(_ gap: Gap, _ strips: inout RegionStrips, _ bands: Range<Int>, isNarrow: Bool, isClosed: Bool)
        -> Columns?
    {
        let range = trim(strips, bands)
        guard range.lowerBound == bands.lowerBound, !range.isEmpty, mayPart(gap, strips.members[strips.range(range)]) else { return nil }
        work += 8 * strips.range(range).count
        strips.order(pieces)
        return judge(gap, strips, range, isNarrow: isNarrow, isClosed: isClosed)
    }
}
