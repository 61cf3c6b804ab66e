/// What each block of a page is, by its type, its place and how it begins. A class, since it is handed on for each block.
final class BlockClassifier {
    let layout: PageLayout
    let body: BodyStyle
    /// Lines of the page that belong to a table of contents, or to an index.
    let contents: ContentsLines
    /// Roles of the lines that are furniture.
    let furniture: [Int: BlockRole]

    /// Whether a star before a line of the page is the mark of a note rather than a bullet.
    private lazy var hasStarNotes = StarNotes.areOn(layout)

    init(layout: PageLayout, body: BodyStyle, contents: ContentsLines, furniture: [Int: BlockRole]) {
        self.layout = layout
        self.body = body
        self.contents = contents
        self.furniture = furniture
    }

    private(set) lazy var algorithmLines = findAlgorithms()
    private(set) lazy var floatedRows = findFloatedRows()
    private(set) lazy var callsOfText = findCallsOfText()

    struct Result {
        var role: BlockRole
        var level: Int?
        /// As what its lines are joined, if not as what it is: a further paragraph of a note has no mark, but may be an item.
        var joinedAs: BlockRole?
        /// Whether a note belongs to a table that it stands below, in the middle of a text, rather than at the foot of this.
        var isInText = false
    }

    /// - Parameter lines: the block's lines that are not furniture.
    func classify(_ lines: ArraySlice<Int>) -> Result {
        guard let first = lines.first.map({ layout.lines[$0] }) else { return Result(role: .paragraph) }
        if first.isStatement { return Result(role: .code) }
        let characters = lines.reduce(0) { $0 + layout.byteCount(of: layout.lines[$1]) }
        if contents.areEntry(lines, layout) { return Result(role: .contents) }
        if lines.contains(where: contents.entries.contains) { return Result(role: .index) }
        if lines.allSatisfy({ layout.lines[$0].isFixedPitch }),
            !body.isFixedPitch || (body.isFullOfCode && isCode(lines)) || isSetInSteps(lines) || isBrokenBeforeSigns(lines)
                || isProgram(lines),
            !isNoteOfAddress(lines, first), !isTypedText(lines)
        {
            return Result(role: isBulleted(first) ? .listItem : .code)
        }
        if lines.count < 3, lines.allSatisfy({ layout.lines[$0].isRow }) {
            if lines.allSatisfy({ isEquation(layout.lines[$0]) }) { return Result(role: .formula) }
            guard let index = lines.first, lines.count == 1, isLabelled(index) else { return Result(role: .table) }
            if let level = headingLevel(first, characters: characters, lines), !Self.isCaptioned(first, layout) {
                return Result(role: .heading, level: level)
            }
            return Result(role: isItem(first) ? .listItem : .table)
        }
        if lines.count == 1, let line = lines.first, isBetweenRows(line) { return Result(role: .table) }
        if let level = headingLevel(first, characters: characters, lines), !Self.isCaptioned(first, layout) {
            return Result(role: .heading, level: level)
        }
        if isCaption(lines) || isBelowCaption(first, lines) || isCaptionOfAlgorithm(first, lines) { return Result(role: .caption) }
        if isFootnote(lines, first) { return Result(role: .footnote, isInText: isAboveText(lines)) }
        if isAboveFloats(lines, first) { return Result(role: .footnote) }
        if layout.isRecognised, let line = lines.first, recognisedNotes.restLines.contains(line) {
            return Result(role: .footnote, joinedAs: .paragraph)
        }
        if isBelowNote(lines, first) { return Result(role: .footnote, joinedAs: isItem(first) ? .listItem : .paragraph) }
        if isItem(first) { return Result(role: isSubcaption(lines, first) ? .caption : .listItem) }
        if isProgram(lines) { return Result(role: .code) }
        return Result(role: .paragraph)
    }

    /// Whether a block among programs is none of a text that is set in their type: full of their signs, or without the words and the end of a sentence.
    private func isCode(_ lines: ArraySlice<Int>) -> Bool {
        var (all, signs, spaces) = (0, 0, 0)
        for index in lines {
            let bytes = layout.bytes(of: layout.lines[index])
            all += bytes.count + 1
            spaces += 1
            for byte in bytes {
                if BodyStyle.Counts.isCodeSign(byte) { signs += 1 } else if byte == 0x20 { spaces += 1 }
            }
        }
        if signs * BodyStyle.bytesOfCodeSign > all { return true }
        guard lines.count > 1, let last = lines.last else { return false }
        return spaces * Self.longestWord < all || !(endsSentence(layout.lines[last]) || layout.bytes(of: layout.lines[last]).last == 0x3A)
            || hasShortLines(lines)
    }

    /// Whether lines, of whatever type, are a program's: statements, all or most of them and ended on purpose.
    private func isProgram(_ lines: ArraySlice<Int>) -> Bool {
        let count = ProgramLines.statements(of: lines.count) { layout.bytes(of: layout.lines[lines[lines.startIndex + $0]]) }
        guard let count else { return false }
        return (count == lines.count || hasShortLines(lines))
            && !lines.dropLast().contains { layout.bytes(of: layout.lines[$0]).last == 0x2D }
    }

    /// Whether a good part of some lines end though the first word of the next ones would have had room, as none but a paragraph's last do in a text.
    private func hasShortLines(_ lines: ArraySlice<Int>) -> Bool {
        let right = lines.reduce(-Float.infinity) { max($0, layout.lines[$1].x1) }
        let short = zip(lines, lines.dropFirst()).count { index, next in
            let (line, word) = (layout.lines[index], layout.lines[next].words.first.map { layout.words[Int($0)] })
            return right - line.x1 > (word.map { $0.x1 - $0.x0 } ?? 0) + Self.mostRoom * line.size
        }
        return short * Self.shareOfShort >= lines.count - 1
    }

    /// In ems: a space, and what the letters of a typewriter may be let stand short.
    private static let mostRoom: Float = 1.5
    /// Whether lines stand further in or out than the ones above them more often than not, and many of them end short, as those of a program do whatever
    /// its signs are.
    private func isSetInSteps(_ lines: ArraySlice<Int>) -> Bool {
        guard lines.count >= Self.fewestInSteps else { return false }
        let steps = zip(lines, lines.dropFirst()).count { index, next in
            let (line, next) = (layout.lines[index], layout.lines[next])
            return (line.x0 - next.x0).magnitude > Self.leastStep * line.size
        }
        guard steps * 2 > lines.count, hasShortLines(lines) else { return false }
        let (all, words) = lines.reduce((0, 0)) { ($0.0 + layout.byteCount(of: layout.lines[$1]) + 1, $0.1 + layout.lines[$1].words.count) }
        return words * Self.longWord < all
    }

    /// In bytes, with the space behind it: what the words of a text come to on the average, at the most.
    private static let longWord = 9

    private static let fewestInSteps = 8
    /// In ems: less than a character is none.
    private static let leastStep: Float = 0.4

    /// Of the lines of a text, paragraphs' last ones that stand among them are less than one in so many.
    private static let shareOfShort = 3

    /// Whether some lines are one formula of a program in a typed text, broken before its signs: each line below the first, no further out than that, begins
    /// with one.
    private func isBrokenBeforeSigns(_ lines: ArraySlice<Int>) -> Bool {
        guard lines.count > 1, let first = lines.first.map({ layout.lines[$0] }) else { return false }
        let isBroken = lines.dropFirst().allSatisfy { index in
            let line = layout.lines[index]
            guard line.words.count > 1, let word = line.words.first, line.x0 > first.x0 - Self.leastStep * line.size else { return false }
            let sign = layout.bytes(of: layout.words[Int(word)])
            return Self.signsOfFormulas.contains { sign.elementsEqual($0) }
        }
        // A colon alone may stand in a text.
        return isBroken && (lines.count > 2 || lines.last.flatMap { layout.bytes(of: layout.lines[$0]).first } != 0x3A)
    }

    private static let signsOfFormulas = ["?", ":", "&&", "||", "==", "<<", ">>", "|"].map { Array($0.utf8) }

    /// Whether a block is a note that begins with an address, as of a page that the text speaks of: no code, though it is set as such.
    private func isNoteOfAddress(_ lines: ArraySlice<Int>, _ first: PageLayout.Line) -> Bool {
        guard first.words.count > 1, let mark = first.words.first.map(Int.init), layout.words[mark].isRaised,
            isAddress(layout.bytes(of: layout.words[mark + 1]))
        else { return false }
        return isFootnote(lines, first)
    }

    private func isAddress(_ word: ArraySlice<UInt8>) -> Bool { word.contains(0x40) || !word.isEmpty && BrokenAddress.isAddress(word.span) }

    /// On the average, in a text.
    private static let longestWord = 12

    /// Whether a line is a formula with its number behind it, in brackets and set apart.
    private func isEquation(_ line: PageLayout.Line) -> Bool {
        let words = layout.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
        guard words.count > 2, let number = words.last, let last = words.dropLast().last, number.x0 - last.x1 > 2.2 * line.size else {
            return false
        }
        let label = layout.bytes(of: number)
        guard label.count >= 3, label.count <= Self.longestNumber, label.first == 0x28, label.last == 0x29,
            label.contains(where: \.isASCIIDigit),
            label.dropFirst().dropLast().allSatisfy({ $0.isASCIIDigit || $0 == 0x2E || $0 == 0x2D || ($0 | 0x20) &- 0x61 < 26 })
        else { return false }
        // Signs that only formulas have: relations, and the block of mathematical operators.
        return words.dropLast().contains { word in
            let bytes = layout.bytes(of: word)
            return bytes.contains { $0 == 0x3D || $0 == 0x3C || $0 == 0x3E }
                || zip(bytes, bytes.dropFirst()).contains { $0 == 0xE2 && 0x88...0x8B ~= $1 }
        }
    }

    /// Of a formula, in bytes: "(A12.3a)".
    private static let longestNumber = 9

    private func headingLevel(_ first: PageLayout.Line, characters: Int, _ lines: ArraySlice<Int>) -> Int? {
        if characters <= Self.mostSigns, isSigns(layout.bytes(of: first)) { return nil }
        let ratio = first.size / max(body.largeSize, 1)
        if ratio >= 1.14, lines.count <= 4, characters <= 240, !isText(first, ratio, characters: characters, lines),
            !isItemAmongOthers(lines)
        {
            return ratio >= 1.7 ? 1 : ratio >= 1.35 ? 2 : 3
        }
        if first.isBold, !body.isBold, ratio > Self.smallestHeading, lines.count <= 3, characters <= 160,
            lines.allSatisfy({ layout.lines[$0].isBold }),
            !(lines.last.map { endsSentence(layout.lines[$0]) } ?? false), !isItemOfText(first)
        {
            return ratio >= 1.05 ? 3 : 4
        }
        return nil
    }

    /// In bytes: a brace, a root, an ornament by itself is set large or bold, and names nothing.
    private static let mostSigns = 8

    /// Whether a line has neither letters nor digits.
    private func isSigns(_ line: ArraySlice<UInt8>) -> Bool {
        let bytes = line.span
        var offset = 0
        while offset < bytes.count {
            let (scalar, length) = PageDigits.scalar(bytes, at: offset)
            if Bidirectional.isLetter(scalar) || Bidirectional.isRightToLeft(scalar) || PageDigits.isDecimal(scalar) { return false }
            offset += max(length, 1)
        }
        return true
    }

    /// Whether a block of somewhat larger type is an item, or a sentence too long for a heading: what is around it is set small, code or tables.
    private func isText(_ first: PageLayout.Line, _ ratio: Float, characters: Int, _ lines: ArraySlice<Int>) -> Bool {
        guard ratio < Self.largestText, let last = lines.last.map({ layout.lines[$0] }) else { return false }
        if isItemOfText(first), first.words.count > 2 { return true }
        guard lines.count > 1 || characters > Self.longestHeading, !beginsWithSection(first) else { return false }
        // A heading may be a question.
        return switch layout.bytes(of: last).last {
        case 0x2E: true
        case 0x3A, 0x3B: ratio < Self.largeText
        default: false
        }
    }

    /// Whether a block is an item that another one stands above or below, as large and with nothing between them but their own lines: of a slide, whose
    /// small type may be no more than its number. No two headings follow each other so.
    private func isItemAmongOthers(_ lines: ArraySlice<Int>) -> Bool {
        guard let first = lines.first, let last = lines.last, isItemOfText(layout.lines[first]) else { return false }
        let item = layout.lines[first]
        func isBeside(_ others: some Sequence<Int>) -> Bool {
            for index in others.prefix(Self.mostLinesOfItem) {
                let line = layout.lines[index]
                guard line.frame == item.frame, (line.size - item.size).magnitude < 0.05 * item.size else { return false }
                if isItemOfText(line) { return (line.x0 - item.x0).magnitude < 0.5 * item.size }
            }
            return false
        }
        return isBeside((layout.lines.startIndex..<first).reversed()) || isBeside((last + 1)..<max(last + 1, layout.lines.endIndex))
    }

    /// Of the items of a slide, at the most.
    private static let mostLinesOfItem = 8

    /// Type that text may be set in beside some of the body's, as a multiple of that; beyond the first, the title of a book may have it, too.
    private static let largeText: Float = 1.35
    private static let largestText: Float = 1.7
    /// As a multiple of the body's size: bold type that is smaller stands in figures.
    private static let smallestHeading: Float = 0.72
    /// In bytes, of one that ends with a stop.
    private static let longestHeading = 44

    /// Whether a line begins with the number of a section within a chapter: "2.2", "2.2.1.".
    private func beginsWithSection(_ line: PageLayout.Line) -> Bool {
        let label = firstWord(line)
        guard label.first.map(PageDigits.isDecimal) == true, label.allSatisfy({ PageDigits.isDecimal($0) || $0 == 0x2E }) else {
            return false
        }
        return label.dropLast().contains(0x2E)
    }

    private func isItemOfText(_ line: PageLayout.Line) -> Bool {
        line.hasDrawnBullet || mayBeginWithBullet(line) && Label.isBullet(firstWord(line)) && !beginsWithOperator(line)
    }

    /// Whether a sign that may be an operator stands closer to what it begins than a bullet does: that of a formula, "▷ P ⊢ Q", the first hyphen of
    /// "- -filter", set apart to be told from a dash; or it is the first of a formula's dots.
    private func beginsWithOperator(_ line: PageLayout.Line) -> Bool {
        guard line.words.count > 1, let scalar = firstWord(line).first else { return false }
        if Label.isMiddleDot(scalar) {
            let dot = layout.bytes(of: layout.words[Int(line.words.lowerBound)])
            return line.words.count > 2
                && line.words.dropFirst().prefix(2).allSatisfy { layout.bytes(of: layout.words[Int($0)]).starts(with: dot) }
        }
        guard 0x25A0...0x25FF ~= scalar && scalar != 0x25AA && scalar != 0x25CF || scalar == 0x2D else { return false }
        let (sign, next) = (layout.words[Int(line.words.lowerBound)], layout.words[Int(line.words.lowerBound) + 1])
        let white = max(next.x0 - sign.x1, sign.x0 - next.x1)
        return white < Self.whiteOfOperator * line.size
    }

    /// In ems: TeX's thin space is 0.17, the narrowest space between words 0.2.
    private static let whiteOfOperator: Float = 0.185

    /// Whether a line begins with a bullet that code has none of.
    private func isBulleted(_ line: PageLayout.Line) -> Bool {
        line.words.count > 1 && mayBeginWithBullet(line) && firstWord(line).first.map(Label.isBulletAlone) == true
            && !beginsWithOperator(line)
    }

    /// Whether a line's first word may be one character: most lines need not be decoded.
    private func mayBeginWithBullet(_ line: PageLayout.Line) -> Bool {
        guard let index = line.words.first else { return false }
        let (start, end) = (Int(layout.words[Int(index)].start), Int(layout.words[Int(index)].end))
        return end - start == 1 || end - start <= 4 && start < end && layout.text[start] >= 0x80
    }

    private func endsSentence(_ line: PageLayout.Line) -> Bool {
        guard let last = layout.bytes(of: line).last(where: { $0 != 0x22 && $0 != 0x29 && $0 != 0x27 }) else { return false }
        return last == 0x2E || last == 0x21 || last == 0x3F || last == 0x3B
    }

    private func firstWord(_ line: PageLayout.Line) -> [UInt32] {
        guard !line.words.isEmpty else { return [] }
        let word = layout.words[Int(line.words.lowerBound)]
        return String(decoding: layout.bytes(of: word).prefix(24), as: UTF8.self).unicodeScalars.map(\.value)
    }

    /// Whether a line begins with a label that nothing need part from the text behind it. Most begin with a letter of another script.
    private func beginsWithWideLabel(_ line: PageLayout.Line) -> Bool {
        let bytes = layout.bytes(of: line)
        guard let first = bytes.first, first >= 0xE2 || first &- 0x30 < 10 || first == 0x28 else { return false }
        let text = bytes.span
        // Hardly more than one or two are asked for.
        return WideLabel.begins { place in
            var offset = 0
            for _ in 0..<place where offset < text.count { offset += PageDigits.scalar(text, at: offset).length }
            return place < WideLabel.longest && offset < text.count ? PageDigits.scalar(text, at: offset).value : nil
        }
    }

    private func isItem(_ line: PageLayout.Line) -> Bool {
        if line.hasDrawnBullet || beginsWithWideLabel(line) { return true }
        guard line.words.count > 1 else { return false }
        if layout.words[Int(line.words.lowerBound)].isBullet { return true }
        // A number ends in a stop or a bracket, in other scripts in a dash, too, or in a stop of theirs, whose last byte it is.
        let last = layout.bytes(of: layout.words[Int(line.words.lowerBound)]).last
        guard mayBeginWithBullet(line) || last == 0x2E || last == 0x29 || last == 0x5D || last == 0x2D || last == 0x94 || last == 0xA4
        else {
            return false
        }
        let label = firstWord(line)
        if label.elementsEqual(CollectionOfOne(0x2A)), hasStarNotes { return false }
        return Label.isBullet(label) && !endsAsItBegins(line) && !beginsWithOperator(line) || Label.isNumber(label)
            || Label.isOfOtherScript(label) && layout.startsCaseless(Int(line.words.lowerBound) + 1)
                && !isInitial(Int(line.words.lowerBound) + 1)
    }

    /// Whether a word is a letter of two bytes, or three, and a stop.
    private func isInitial(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        return bytes.count <= 4 && bytes.last == 0x2E
    }

    /// Whether a line's last word is its first one again: stars that part scenes, a word between dashes.
    private func endsAsItBegins(_ line: PageLayout.Line) -> Bool {
        guard let first = line.words.first, let last = line.words.last else { return false }
        return layout.bytes(of: layout.words[Int(first)]) == layout.bytes(of: layout.words[Int(last)])
    }

    /// Whether a block is a caption: it begins with what it is of and its number, or stands below these, which have a line of their own.
    func isCaption(_ lines: ArraySlice<Int>) -> Bool {
        guard let first = lines.first else { return false }
        if isCaption(layout.lines[first]) { return !isExampleInText(lines) }
        guard lines.count <= Self.mostLinesOfTitle, layout.lines.indices.contains(first - 1) else { return false }
        let (label, line) = (layout.lines[first - 1], layout.lines[first])
        return label.words.count == 2 && isCaption(label) && label.frame == line.frame && label.y > line.y
            && label.y - line.y < Self.leadingOfTitle * line.size && (label.x0 + label.x1 - line.x0 - line.x1).magnitude < 2 * line.size
            && line.size < body.size * 0.95
    }

    /// Whether a block is a paragraph that an example begins in, in the type of the text: the captions of listings are a line or two.
    private func isExampleInText(_ lines: ArraySlice<Int>) -> Bool {
        guard lines.count > Self.mostLinesOfExample, let line = lines.first.map({ layout.lines[$0] }), !line.isBold, !line.isItalic,
            line.size > body.size * 0.95, let word = line.words.first
        else { return false }
        return layout.bytes(of: layout.words[Int(word)]).elementsEqual("Example".utf8)
    }

    /// Of its title.
    private static let mostLinesOfExample = 2

    /// Whether a block goes on with a caption: italic as that is, where the text is not, with nothing but lines like it between them, closely below each
    /// other.
    private func isBelowCaption(_ line: PageLayout.Line, _ lines: ArraySlice<Int>) -> Bool {
        guard line.isItalic, lines.allSatisfy({ layout.lines[$0].isItalic }), let first = lines.first else { return false }
        var below = line
        for index in (layout.lines.startIndex..<first).suffix(Self.mostLinesOfCaption).reversed() {
            let line = layout.lines[index]
            guard line.isItalic, line.frame == below.frame, (line.size - below.size).magnitude < 0.05 * below.size, line.y > below.y,
                line.y - below.y < Self.leadingOfCaption * below.size, furniture[index] == nil, line.x0 < below.x1, line.x1 > below.x0
            else { return false }
            if isCaption(line) { return true }
            below = line
        }
        return false
    }

    /// Above a line of it, and from baseline to baseline in ems.
    private static let mostLinesOfCaption = 12
    private static let leadingOfCaption: Float = 1.5

    /// Of a table's title below its number, in lines, and from baseline to baseline in ems.
    private static let mostLinesOfTitle = 4
    private static let leadingOfTitle: Float = 2

    /// The first and the last byte of the number behind what a line is the caption of, if it begins so.
    private static func numberOfCaption(_ line: PageLayout.Line, _ layout: PageLayout) -> (first: UInt8, last: UInt8)? {
        guard line.words.count > 1 else { return nil }
        // Hardly any line goes on with a figure or a capital.
        let second = layout.bytes(of: layout.words[Int(line.words.lowerBound) + 1])
        guard let start = second.first, let end = second.last, start.isASCIIDigit || start &- 0x41 < 26,
            CaptionLabel.names(layout.bytes(of: layout.words[Int(line.words.lowerBound)]))
        else { return nil }
        if start.isASCIIDigit { return (start, end) }
        // An appendix's: "Figure C.1".
        let rest = second.dropFirst()
        if let sign = rest.first, sign == 0x2E || sign == 0x2D, let digit = rest.dropFirst().first, digit.isASCIIDigit {
            return (digit, end)
        }
        let number = end == 0x2E || end == 0x3A ? second.dropLast() : second
        return Roman.value(number.span) == nil ? nil : (start, end)
    }

    /// Whether a line begins with what it is the caption of, and that one's number.
    static func hasCaptionNumber(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool { numberOfCaption(line, layout) != nil }

    /// Whether a line begins with what it is the caption of, that one's number and a stop or a colon, and goes on: "Table 3: Tides".
    static func isCaptioned(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        line.words.count > 2 && (numberOfCaption(line, layout).map { $0.last == 0x2E || $0.last == 0x3A } ?? false)
    }

    private func isCaption(_ line: PageLayout.Line) -> Bool {
        guard let (digit, end) = Self.numberOfCaption(line, layout) else { return false }
        // "Table I", but not "Table I found".
        if !digit.isASCIIDigit { return end == 0x2E || end == 0x3A || line.words.count == 2 }
        if end == 0x2E || end == 0x3A || (line.size < body.size * 0.95) { return true }
        // "Figure 3 – The tower".
        guard line.words.count > 3 else { return false }
        let third = layout.bytes(of: layout.words[Int(line.words.lowerBound) + 2])
        return third.elementsEqual([0x2D])
            || third.count == 3 && third.starts(with: [0xE2, 0x80]) && (0x93...0x94).contains(third.last ?? 0)
    }

    /// Small type with a mark in front, below everything of body size in its column.
    private func isFootnote(_ lines: ArraySlice<Int>, _ first: PageLayout.Line) -> Bool {
        if layout.isRecognised, let line = lines.first, recognisedNotes.firstLines.contains(line) { return true }
        if first.size >= body.size * 0.93, let word = first.words.first, layout.words[Int(word)].isRaised, let line = lines.first,
            levelNotes.firstLines.contains(line)
        {
            return true
        }
        guard first.size < body.size * 0.93, first.y < layout.height * 0.5, !first.words.isEmpty else { return false }
        let word = layout.words[Int(first.words.lowerBound)]
        let label = layout.bytes(of: word)
        guard word.isRaised || NoteMark.beginsWithSign(label) || isLabel(label, lines) || isCalled(label) else { return false }
        return isAtFoot(lines)
    }

    /// Whether a block is another paragraph of a note with a mark, or a list in one: as large as that, and closely below it.
    private func isBelowNote(_ lines: ArraySlice<Int>, _ line: PageLayout.Line) -> Bool {
        guard line.size < body.size * 0.93, line.y < layout.height * 0.5, hasRaisedText, let first = lines.first else { return false }
        var below = line
        for index in (layout.lines.startIndex..<first).suffix(Self.mostLinesOfNote).reversed() where furniture[index] == nil {
            let line = layout.lines[index]
            guard line.frame == below.frame, (line.size - below.size).magnitude < 0.05 * below.size, line.y < layout.height * 0.5,
                line.y > below.y, line.y - below.y < Self.widestStepInNote * below.size
            else { return false }
            if let word = line.words.first, layout.words[Int(word)].isRaised { return isAtFoot(lines) }
            below = line
        }
        return false
    }

    /// At the foot of a page, whose half they leave to its text.
    private static let mostLinesOfNote = 30
    /// In ems: white may stand around the items of a list.
    private static let widestStepInNote: Float = 2.6

    /// Whether a label may be a note's. Where nothing is raised that could call a note, a number before small type that is no sentence is that of a house;
    /// and the number of a piece of a program may stand above it.
    private func isLabel(_ label: ArraySlice<UInt8>, _ lines: ArraySlice<Int>) -> Bool {
        NoteMark.isLabel(label) && (hasRaisedText || lines.last.map { endsSentence(layout.lines[$0]) } ?? false) && !standsAboveCode(lines)
    }

    /// Whether a line of a program is the next one below some lines, as close as lines of one text are.
    private func standsAboveCode(_ lines: ArraySlice<Int>) -> Bool {
        guard let last = lines.last, last + 1 < layout.lines.count, layout.lines[last].words.count > 1 else { return false }
        let (line, next) = (layout.lines[last], layout.lines[last + 1])
        let step = line.y - next.y
        return next.isFixedPitch && !line.isFixedPitch && next.frame == line.frame && step > 0 && step < Self.widestPitch * line.size
    }

    private lazy var levelNotes = LevelNotes(layout, furniture: furniture)
    private lazy var recognisedNotes = RecognisedNotes(layout, furniture: furniture)

    private lazy var hasRaisedText = layout.words.contains { $0.isRaised || $0.isNoteMark }

    /// Whether a label is a number with a stop, "38.", that the page's text calls a note by.
    private func isCalled(_ label: ArraySlice<UInt8>) -> Bool {
        guard label.last == 0x2E, NoteMark.isLabel(label.dropLast()) else { return false }
        return calls.contains(Array(label.dropLast()))
    }

    /// The marks in the page's text that call notes.
    private lazy var calls = Set(layout.words.lazy.filter(\.isNoteMark).map { [layout] in NoteMark.plain(layout.bytes(of: $0)) })

    /// Whether more than one line of larger type, and of several words, stands below some lines in their column: these are notes of a table above it.
    private func isAboveText(_ lines: ArraySlice<Int>) -> Bool {
        guard let first = lines.first.map({ layout.lines[$0] }), let last = lines.last.map({ layout.lines[$0] }),
            layout.lines.count <= Self.mostLines
        else { return false }
        var count = 0
        for other in layout.lines
        where other.frame == first.frame && other.y < last.y && other.size > first.size * Self.larger && other.x0 < first.x1
            && other.x1 > first.x0 && other.words.count >= Self.fewestWordsOfText
            && !(other.words.first.map { layout.words[Int($0)].isRaised } ?? false)
        {
            count += 1
            if count > 1 { return true }
        }
        return false
    }

    /// Than the type of notes, at the least.
    private static let larger: Float = 1.1
    private static let fewestWordsOfText = 5
    /// Of a page whose notes are compared with all of it: no page of text has more.
    private static let mostLines = 2000

    /// The lines of captions: below the notes of a page a figure may stand.
    lazy var captionLines: Set<Int> = {
        var lines = Set<Int>()
        for block in layout.blocks {
            if let first = block.lines.first, isCaption(layout.lines[Int(first)]) { lines.formUnion(block.lines.map(Int.init)) }
        }
        return lines
    }()

    /// Whether nothing of body size stands below some lines in their column, but for captions.
    func isAtFoot(_ lines: ArraySlice<Int>) -> Bool {
        guard let first = lines.first.map({ layout.lines[$0] }), let last = lines.last.map({ layout.lines[$0] }) else { return false }
        return !layout.lines.indices.contains { index in
            let other = layout.lines[index]
            return other.frame == first.frame && other.y < last.y && other.size > body.size * 0.95 && other.x0 < first.x1
                && other.x1 > first.x0 && other.y > layout.height * 0.07 && furniture[index] == nil && !captionLines.contains(index)
        }
    }
}
