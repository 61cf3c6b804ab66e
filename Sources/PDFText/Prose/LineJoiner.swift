/// Joins the lines of a block into running text: one space between, none in scripts without spaces, hyphenation undone.
struct LineJoiner {
    let nearby: NearbyWords
    let tracesLines: Bool
    private(set) var text: [UInt8] = []
    /// Bytes of the first and the last word in `text`.
    private(set) var firstWord = 0..<0
    private(set) var lastWord = 0..<0
    /// If they are traced: where each line that was added begins in `text`; what a line lost at its end was lost when the next was added.
    private(set) var starts: [Int] = []

    /// If they are traced: the bytes of `text` that each line gave.
    var ranges: [Range<Int>] {
        starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : text.count
            return starts[index]..<max(starts[index], end)
        }
    }

    /// Whether a space was shown before the first line.
    private(set) var followsSpace = false

    init(nearby: NearbyWords, tracesLines: Bool) {
        self.nearby = nearby
        self.tracesLines = tracesLines
    }

    /// Hands the text over: it is empty afterwards.
    mutating func takeText() -> [UInt8] {
        defer { text = [] }
        return text
    }

    /// Makes room for so many bytes of text.
    mutating func reserve(_ count: Int) { text.reserveCapacity(count) }

    /// - Parameters:
    ///   - role: of the block: a note's label and the leaders of a table of contents are left out.
    ///   - hasPageNumber: whether the line of such a table ends in a page's number, which is left out, too.
    mutating func add(_ layout: PageLayout, _ line: PageLayout.Line, role: BlockRole, hasPageNumber: Bool = false) {
        var bytes = Self.bytes(layout, line, role: text.isEmpty ? role : .paragraph)
        if role == .contents || role == .index { Self.removeFirstDot(&bytes, layout, line) }
        if role == .contents { bytes = ContentsEnding.removed(from: bytes, hasNumber: hasPageNumber) }
        // Of leaders the words are short.
        let mayHaveLeader =
            role == .index || bytes.count < Int(line.words.upperBound - line.words.lowerBound) * Self.leaderWord
            || (bytes.last == 0x2E && bytes.suffix(2).first == 0x20)
        let dots = role == .index ? Leaders.fewestDotsOfIndex : Leaders.fewestDots
        if mayHaveLeader, endsInLeader || Leaders.stand(in: bytes, dots: dots) {
            let rest = Leaders.removed(from: bytes, dots: dots, inRow: role == .table)
            // The end of a leader may be a line of its own.
            let isDots = endsInLeader && rest.allSatisfy { $0 == 0x2E || $0 == 0x20 }
            endsInLeader = isDots || rest.count < bytes.count
            if endsInLeader { bytes = isDots ? [] : rest }
        } else {
            endsInLeader = false
        }
        if Leaders.isRule(bytes) { bytes = [] }
        if !line.isASCII { Self.removeSoftHyphens(&bytes) }
        guard !bytes.isEmpty else {
            if tracesLines { starts.append(text.count) }
            return
        }
        defer {
            before = line
            columnBefore = line.words.last.map { layout.words[Int($0)].column } ?? -1
        }
        // Lines of scripts without spaces are one word each.
        let isOneWord = bytes.first ?? 0 >= Self.leadOfKana && !bytes.span.holds(0x20)
        let first = 0..<((isOneWord ? nil : bytes.firstIndex(of: 0x20)) ?? bytes.endIndex) - bytes.startIndex
        let last = ((isOneWord ? nil : bytes.lastIndex(of: 0x20)).map { $0 + 1 - bytes.startIndex } ?? 0)..<bytes.count
        if text.isEmpty {
            if tracesLines { starts.append(0) }
            text.append(contentsOf: bytes)
            followsSpace = line.followsSpace
            firstWord = first
            lastWord = last
        } else {
            let start: Int
            let isApart = before.map { standsApart(line, from: $0, layout) } ?? false
            (lastWord, start) = Self.join(
                &text, lastWord, bytes, first, followsSpace: line.followsSpace, nearby: nearby, lastWord: last,
                standsApart: isApart, isRestOfWord: line.isRestOfWord && !isApart && line.row == before?.row,
                isFixedPitch: line.isFixedPitch && before?.isFixedPitch ?? false,
                endsInTypewriter: before?.endsFixedPitch ?? false,
                isInTypewriter: line.startsFixedPitch && before?.endsFixedPitch ?? false
                    && !(line.isFixedPitch && before?.isFixedPitch ?? false))
            if tracesLines { starts.append(start) }
            // Where it ended it still ends, unless a hyphen (of three bytes at most) went or nothing but it was there.
            firstWord = 0..<(text[max(min(firstWord.upperBound, text.count) - 3, 0)...].firstIndex(of: 0x20) ?? text.count)
        }
    }

    /// Takes the dot off the last word of an entry that is the leader's first: as far from the next as that is from the one behind it. A stop stands where
    /// its word ends.
    private static func removeFirstDot(_ bytes: inout ArraySlice<UInt8>, _ layout: PageLayout, _ line: PageLayout.Line) {
        let words = layout.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
        guard words.count > 3, !line.isRightToLeft,
            let place = words.indices.dropFirst().first(where: { layout.bytes(of: words[$0]).elementsEqual(CollectionOfOne(0x2E)) }),
            place + 1 < words.endIndex, layout.bytes(of: words[place + 1]).elementsEqual(CollectionOfOne(0x2E)),
            layout.bytes(of: words[place - 1]).last == 0x2E,
            (words[place].x0 - words[place - 1].x1 - (words[place + 1].x0 - words[place].x1)).magnitude < Self.roundingOfLeader * line.size
        else { return }
        if let dot = Self.firstDot(bytes.span) {
            bytes = bytes[..<(bytes.startIndex + dot)] + bytes[(bytes.startIndex + dot + 1)...]
        }
    }

    /// Where a dot stands close to a word, and two by themselves behind it.
    private static func firstDot(_ bytes: borrowing Span<UInt8>) -> Int? {
        for index in 1..<max(1, bytes.count - 3)
        where bytes[index] == 0x2E && bytes[index - 1] != 0x20 && bytes[index + 1] == 0x20 && bytes[index + 2] == 0x2E
            && bytes[index + 3] == 0x20
        {
            return index
        }
        return nil
    }

    /// In ems: from dot to dot a leader has some 0.45, and a stop may be anywhere.
    private static let roundingOfLeader: Float = 0.02

    /// Whether a line is no next one but stands beside another, as the cells of a table's row do.
    private func standsApart(_ line: PageLayout.Line, from before: PageLayout.Line, _ layout: PageLayout) -> Bool {
        // A row's cells may stand at any height in it.
        if line.row >= 0, line.row == before.row, let first = line.words.first, layout.words[Int(first)].column != columnBefore {
            return true
        }
        let size = max(line.size, before.size)
        guard line.frame == before.frame, (line.y - before.y).magnitude < Self.beside * size else { return false }
        return line.x0 - before.x1 > size || before.x0 - line.x1 > size
    }

    /// Lines of a paragraph are set no closer than this many ems.
    private static let beside: Float = 0.8

    /// Appends `next` to `text` as the line after it; returns where the last word lies then, and at which byte `next` begins.
    ///
    /// - Parameters:
    ///   - isRestOfWord: whether the first word of `next` is the rest of the last one.
    ///   - isFixedPitch: whether both are set in typewriter type.
    ///   - endsInTypewriter: whether the last word of `text` is.
    ///   - isInTypewriter: whether the words at the break are, in lines that are not: names in a text, which aren't hyphenated.
    static func join(
        _ text: inout [UInt8], _ last: Range<Int>, _ next: ArraySlice<UInt8>, _ nextFirst: Range<Int>, followsSpace: Bool,
        nearby: NearbyWords,
        lastWord: Range<Int>, standsApart: Bool = false, isRestOfWord: Bool = false, isFixedPitch: Bool = false,
        endsInTypewriter: Bool = false, isInTypewriter: Bool = false
    ) -> (lastWord: Range<Int>, start: Int) {
        let offset: Int
        var start = text.count
        // A copy, since a slice would make the text one; only where the last byte may be a hyphen's.
        let mayBreak = !standsApart && text[last].last.map { $0 == 0x2D || $0 == 0xAD || $0 == 0x90 } ?? false
        let word = mayBreak ? Array(text[last].suffix(longestWord))[...] : []
        let wrapMark = standsApart ? 0 : WrapMark.length(inWordAtEndOf: text)
        if isRestOfWord {
            start = last.lowerBound
            offset = text.count
        } else if wrapMark > 0 {
            text.removeLast(wrapMark)
            start = last.lowerBound
            offset = text.count
        } else if !standsApart, BrokenAddress.goesOn(text.span.extracting(last), next.span.extracting(nextFirst)) {
            if BrokenAddress.endsInAddedHyphen(text.span.extracting(last)) { text.removeLast() }
            start = last.lowerBound
            offset = text.count
        } else if !standsApart,
            isRange(text[last], next)
                || !followsSpace && !endsInTypewriter && (isEither(text[last], next) || isClosedDash(text[last], next))
        {
            start = last.lowerBound
            offset = text.count
        } else if !standsApart, !followsSpace, BrokenAddress.endsInAddedHyphen(text.span.extracting(last)),
            isEither(text[last].dropLast(), next, ofMany: true)
        {
            text.removeLast()
            start = last.lowerBound
            offset = text.count
        } else if !standsApart,
            let length = BrokenName.hyphenLength(
                text.span.extracting(last), next.span.extracting(nextFirst), isFixedPitch: isFixedPitch, nearby: nearby),
            // A name that stands alone is explained by what follows.
            length > 0 || last.lowerBound > 0
        {
            text.removeLast(length)
            start = last.lowerBound
            offset = text.count
        } else if mayBreak, Dehyphenation.endsInHyphen(word) {
            let nextWord = next.dropFirst(nextFirst.lowerBound).prefix(nextFirst.count)
            let isInCapitals =
                isCapitals(text[..<last.lowerBound].suffix(40), word)
                && isCapitals(next.dropFirst(nextFirst.upperBound).prefix(40), nextWord)
            let isRepeated = Dehyphenation.isRepeated(word, nextWord)
            switch isRepeated ? .join : Dehyphenation.decide(word, nextWord.prefix(longestWord), nearby: nearby, isInCapitals: isInCapitals)
            {
            case .join where isInTypewriter && word.last == 0x2D && isHyphenated(word, nextWord, nearby): start = last.lowerBound
            case .join:
                text.removeLast(Dehyphenation.trimmed(word).length)
                start = last.lowerBound
            case .keep: start = last.lowerBound
            case .separate: text.append(0x20)
            }
            offset = text.count
        } else {
            if standsApart || !joinsWithoutSpace(text, last, next, nextFirst, followsSpace, nearby) { text.append(0x20) }
            offset = text.count
        }
        text.append(contentsOf: next)
        let shifted = (lastWord.lowerBound + offset)..<(lastWord.upperBound + offset)
        return (lastWord.lowerBound == 0 && start < offset ? start..<shifted.upperBound : shifted, offset)
    }

    /// Whether a name that is broken behind a hyphen has it: what goes on with it stands by itself nearby, and the name nowhere without a hyphen.
    private static func isHyphenated(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>, _ nearby: NearbyWords) -> Bool {
        let rest = Array(next.prefix { Dehyphenation.isLetter($0) }.prefix(longestWord))
        let whole = Array(word.dropLast().drop { !Dehyphenation.isLetter($0) }) + rest
        return rest.count >= fewestOfHalf && nearby.contains(rest, isAlone: true) && !nearby.contains(whole)
    }

    /// Of the letters behind a hyphen: fewer may be the end of any word.
    private static let fewestOfHalf = 4

    /// Whether a word ends in the dash between two numbers, the second of which begins the next line: "11–\n20".
    private static func isRange(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        guard word.last == 0x93, let digit = next.first, digit.isASCIIDigit, word.count > 3 else { return false }
        return word.suffix(4).dropFirst().elementsEqual(enDash) && word.suffix(4).first.map(\.isASCIIDigit) ?? false
    }

    /// Whether a word ends in a stroke between two words, the second of which begins the next line: "and/\nor". What begins with a stroke or has a stop
    /// is the name of a file.
    ///
    /// - Parameter isOfMany: whether strokes may stand between further words before it.
    private static func isEither(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>, ofMany isOfMany: Bool = false) -> Bool {
        guard word.last == 0x2F, let first = next.first, first.isASCIILetter else { return false }
        let either = word.dropLast().drop { $0 == 0x28 }
        // "Sd/" stands before a name.
        guard either.count >= (first &- 0x41 < 26 ? fewestBeforeCapital : fewestOfEither) else { return false }
        // No sign that takes three bytes: programs have comments between strokes and stars.
        return either.first != 0x2F
            && either.allSatisfy { $0.isASCIILetter || $0 >= 0x80 && $0 < 0xE0 || $0 == 0x2D || isOfMany && $0 == 0x2F }
    }

    /// In bytes, before the stroke, and before one that a capital stands behind.
    private static let fewestOfEither = 2
    private static let fewestBeforeCapital = 3

    /// Whether a word ends in a dash that is set close to both words, the second of which begins the next line: "no one—\nnot even", "batch–\nsize". Of
    /// halves of which one is left out, "Sonn–\nund Feiertage", the first has such a sign for a hyphen.
    private static func isClosedDash(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        guard let mark = word.last, mark == 0x93 || mark == 0x94, word.suffix(3).starts(with: [0xE2, 0x80]) else { return false }
        let stem = word.dropLast(3)
        guard let last = stem.last, last.isASCIILetter || stem.dropLast().last.map(isLead) ?? false else { return false }
        let letters = next.prefix(longestWord).prefix { Dehyphenation.isLetter($0) }
        return letters.first.map { $0.isASCIILetter || isLead($0) } ?? false && (mark == 0x94 || !Dehyphenation.isConjunction(letters))
    }

    /// Whether a letter of Latin, Greek or Cyrillic script beyond ASCII begins.
    private static func isLead(_ byte: UInt8) -> Bool { 0xC3...0xD4 ~= byte }

    private static let enDash = Array("–".utf8)

    /// Whether a word and what is around it have capitals and no other letters of Latin script.
    private static func isCapitals(_ around: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Bool {
        func has(_ letters: ClosedRange<UInt8>, _ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains(where: letters.contains) }
        return !has(0x61...0x7A, word) && !has(0x61...0x7A, around) && has(0x41...0x5A, around)
    }

    private var endsInLeader = false
    /// The line that was added last.
    private var before: PageLayout.Line?
    /// The column of its last word.
    private var columnBefore: Int16 = -1

    /// The first byte of kana, ideographs and Korean syllables, at the least.
    private static let leadOfKana: UInt8 = 0xE3

    /// Lines with leaders have fewer bytes a word than this.
    private static let leaderWord = 5

    /// No more of a word than this many bytes is looked at: what is longer is no word.
    private static let longestWord = 256

    /// Between ideographs and kana a line's end is nothing; in Thai and the like, and where Korean is broken after any syllable, only a space that was
    /// shown is one.
    private static func joinsWithoutSpace(
        _ text: [UInt8], _ last: Range<Int>, _ next: ArraySlice<UInt8>, _ nextFirst: Range<Int>, _ followsSpace: Bool, _ nearby: NearbyWords
    ) -> Bool {
        guard let end = text.last, end >= 0x80, let first = next.first else { return false }
        let before = PageDigits.scalar(text.span, before: text.count).value
        if before == hebrewHyphen { return !followsSpace }
        guard first >= 0xE0 else { return false }
        let after = PageDigits.scalar(next.span, at: 0).value
        if Script.runTogether(before, after) { return true }
        if followsSpace { return false }
        if Script.hasPhraseSpaces(before) { return Script.hasPhraseSpaces(after) && !Script.isStopBeforeSpace(before) }
        guard HangulSpacing.isSyllable(before), HangulSpacing.isSyllable(after), nearby.breaksHangul else { return false }
        return HangulSpacing.odds(before, after) < 0
            || nearby.contains(
                text[last].suffix(longestWord)
                    + next.dropFirst(nextFirst.lowerBound).prefix(nextFirst.count).prefix { Dehyphenation.isLetter($0) }.prefix(longestWord)
            )
    }

    /// The maqaf, which stands between the words of a compound; no line adds one.
    private static let hebrewHyphen: UInt32 = 0x5BE

    /// Soft hyphens that aren't at the end of the line mean nothing there.
    private static func removeSoftHyphens(_ bytes: inout ArraySlice<UInt8>) {
        guard holdSoftHyphen(bytes) else { return }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == 0xC2, index + 2 < bytes.endIndex, bytes[index + 1] == 0xAD {
                index += 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        bytes = result[...]
    }

    /// Many letters of other scripts have a byte of it.
    private static func holdSoftHyphen(_ bytes: ArraySlice<UInt8>) -> Bool {
        let span = bytes.span
        guard span.holds(0xC2) else { return false }
        var index = 0
        while index < span.count {
            let byte = span[index]
            if byte == 0xC2, index &+ 1 < span.count, span[index &+ 1] == 0xAD { return true }
            // Most of what isn't ASCII takes three bytes, at the least.
            index &+= byte < 0xE0 ? 1 : 3
        }
        return false
    }

    /// A line's text without the marks that call notes; a block's first line without its bullet or the note's own mark.
    private static func bytes(_ layout: PageLayout, _ line: PageLayout.Line, role: BlockRole) -> ArraySlice<UInt8> {
        let words = layout.words
        var range = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        if range.count > 1, words[range.lowerBound].isBullet || isLabel(words[range.lowerBound], layout, role: role),
            !isOneOfSeveralBoxes(words[range], layout), !layout.answers.contain(words[range.lowerBound], of: line, layout.text)
        {
            range = range.dropFirst()
        }
        // Marks are raised, and no line of ASCII alone is taken for one that has such.
        guard range.lowerBound > Int(line.words.lowerBound) || !line.isASCII && range.contains(where: { words[$0].isNoteMark }) else {
            return layout.bytes(of: line)
        }
        var result: [UInt8] = []
        for word in words[range] where !word.isNoteMark {
            if !result.isEmpty { result.append(0x20) }
            result.append(contentsOf: layout.bytes(of: word))
        }
        return result[...]
    }

    /// Whether a block's first word is the mark of the note that it is, or the bullet of the item.
    private static func isLabel(_ word: PageLayout.Word, _ layout: PageLayout, role: BlockRole) -> Bool {
        guard role == .footnote || role == .listItem else { return false }
        let label = layout.bytes(of: word)
        if role == .footnote {
            return
                (word.isRaised && label.count <= Self.longestMark || label.count <= 3
                || NoteMark.isLabel(label.last == 0x2E ? label.dropLast() : label))
                && !NoteMark.isGlued(label)
        }
        return label.count <= 4 && !Self.dashes.contains(Array(label))
            && Label.isBullet(String(decoding: label, as: UTF8.self).unicodeScalars.map(\.value))
    }

    /// Whether a line begins with a box or a circle that stands before others of its words, too: answers to choose from.
    private static func isOneOfSeveralBoxes(_ words: ArraySlice<PageLayout.Word>, _ layout: PageLayout) -> Bool {
        guard let first = words.first, case let box = layout.bytes(of: first), box.count == 3, boxes.contains(Array(box)) else {
            return false
        }
        return words.dropFirst().contains { layout.bytes(of: $0).starts(with: box) }
    }

    private static let boxes: Set<[UInt8]> = Set(["□", "▢", "○", "◯", "◻", "❏", "❐", "❑", "❒", "⬜"].map { Array($0.utf8) })

    /// Of a note, in bytes: a number between brackets, in digits of three bytes each.
    private static let longestMark = 15

    /// Dashes open speech in many languages; as bullets they are silent anyway.
    private static let dashes: Set<[UInt8]> = Set(["–", "—", "−"].map { Array($0.utf8) })
}
