import PDFFonts

extension LineWriter {
    /// White of this many ems parts ideographs, too: cells of a table, a name after its title; but not the single ones of a spaced heading.
    private static let apart: Float = 1.5

    /// Appends a line's words: glued ones to the word before, words of spaceless scripts without a space between.
    ///
    /// - Parameters:
    ///   - goesOn: whether the line goes on with a block. A raised number that it begins with is no note's then, but calls one, or counts verses.
    ///   - marks: of the page.
    func write(_ line: LayoutLine, goesOn: Bool, _ marks: inout PageMarks, to layout: inout PageDraft) {
        let lineStart = layout.words.count
        var lastUnicode: UInt32 = 0
        var lastCount = 0
        var term = Term(words: 0..<0, kind: .plain)
        // What stood apart from the words before and left nothing: an accent that has joined the letter behind it.
        var isParted = false
        for index in line.words {
            let word = words[index]
            let all = Int(word.start)..<Int(word.end)
            var mark = RaisedText.mark(in: cells[all])
            if let found = mark, !found.isLeading, marks.isName(all, found) { mark = nil }
            var isFirst = layout.words.count == lineStart
            if let found = mark, found.isLeading {
                // Inside a line they belong to the word: an isotope's.
                if isFirst { writeMark(found.figures, of: word, to: &layout) } else { mark = nil }
            }
            let range: Range<Int>
            switch mark {
            case .some(let mark) where mark.isLeading: range = mark.figures.upperBound..<all.upperBound
            case .some(let mark): range = all.lowerBound..<mark.figures.lowerBound
            case nil: range = all
            }
            isFirst = layout.words.count == lineStart
            let before: ArraySlice<UInt8> =
                word.isRaised && !isFirst ? layout.words.last.map { layout.bytes(of: $0).suffix(FormulaEnd.longest) } ?? [] : []
            let isNumerator =
                word.isRaised && !(term.kind != .plain && term.words.contains(index)) && isNumerator(index, of: line, after: before)
            var raised =
                word.isRaised && !isFirst && (word.fraction == .none || word.fraction == .inside) && !isNumerator
                ? RaisedText(cells[range], after: before, next: next(index, of: line)) : .plain
            if isFirst, goesOn, word.isRaised, isNumber(word) { raised = .noteMark }
            if raised == .noteMark, !word.isGlued {
                if isMassNumber(index, of: line) { raised = .plain } else if isMultiplicity(index, of: line) { raised = .exponent }
            }
            if word.isRaised, !isFirst, word.fraction == .none || word.fraction == .inside, !isNumerator, index >= term.words.upperBound {
                term = self.term(index, of: line, from: lineStart, after: before, layout)
            }
            // An exponent's own index is no power, and calls nothing.
            if term.kind != .plain, term.words.contains(index) {
                raised = term.kind
            } else if raised != .plain, word.isGlued, isIndex(index, of: line) {
                raised = .plain
            }
            if raised != .noteMark, word.isRaised, !isFirst, word.isGlued, word.fraction == .none,
                marks.labels.areCalled(by: cells[range], after: before)
                    || before.count == 2 && isUpright(index - 1, of: line) && !next(index, of: line).isOfFormula
                        && marks.labels.areCalled(by: cells[range], afterShort: before),
                !isBeforeLetter(index, of: line)
            {
                raised = .noteMark
            }
            if raised == .noteMark, word.isGlued, isStar(cells[range]), isBehindIndex(index, of: line) { raised = .plain }
            if term.kind == .term, term.powers.contains(index) {
                raised = RaisedText.written(cells[range]) == .exponent ? .exponent : .plain
            }
            let isInTerm = term.kind == .term && term.words.contains(index)
            // No notes are called in a fraction.
            if raised == .noteMark, word.fraction == .inside { raised = RaisedText.isPower(cells[range]) ? .exponent : .plain }
            // A mark may be of several fonts, a star and its number.
            let isMarkEnd =
                raised == .noteMark && !isFirst && !isParted && word.isGlued && layout.words[layout.words.count - 1].isNoteMark
            var joins =
                !isFirst && !isParted && word.fraction != .entry && word.fraction != .row && word.fraction != .over
                && !((word.fraction == .apart || isNumerator) && endsApart(layout.text)) && raised != .noteMark
                && !isBehindDenominator(index, of: line)
                && !layout.words[layout.words.count - 1].isBullet
                && !isAfterOwnMark(word, from: lineStart, layout) && !isWordBehindMark(index, of: line, from: lineStart, layout)
                && !isAfterLabel(index, of: line, from: lineStart, layout)
                && (word.isGlued || word.fraction == .denominator
                    || term.kind != .plain && term.words.dropFirst().contains(index)
                    || (Script.runTogether(lastUnicode, cells[range.lowerBound].unicode)
                        && (word.x0 - layout.words[layout.words.count - 1].x1 < Self.apart * word.size
                            || (lastCount == 1 && range.count == 1))))
            // What stands close behind a mark goes on with the word before it: the mark is moved behind. It is no part of the mark.
            let moved = joins ? takeMark(from: lineStart, of: &layout) : nil
            if joins, moved == nil, layout.words[layout.words.count - 1].isNoteMark { joins = false }
            if isMarkEnd { joins = true }
            if !joins, !isFirst {
                if word.fraction == .entry || word.fraction == .row { separate(word.fraction == .row, &layout) }
                layout.text.append(0x20)
            }
            let isDegree = word.isRaised && word.isGlued && self.isDegree(range, after: before)
            let start = layout.text.count
            if word.fraction == .denominator, !isFirst { layout.text.append(0x2F) }
            if isInTerm, index == term.words.lowerBound {
                layout.text.append(0x5E)
                if term.isBracketed { layout.text.append(0x28) }
            }
            for _ in 0..<word.opening { layout.text.append(0x28) }
            // A stop behind a bracket that the page has not is none of what that closes.
            let stops = word.closing > 0 ? cells[range].dropFirst().reversed().prefix { Stops.isPause($0.unicode) }.count : 0
            let isReplaced = append(range.lowerBound..<(range.upperBound - stops), isExponent: raised == .exponent, to: &layout.text)
            if hasIndic { IndicOrder.rewrite(&layout.text, from: start) }
            if isDegree { layout.text.replaceSubrange((layout.text.count - Self.ring)..., with: "°".utf8) }
            // Stops after the figures close the word.
            if let mark, !mark.isLeading { _ = append(mark.figures.upperBound..<all.upperBound, isExponent: false, to: &layout.text) }
            if isInTerm, term.isBracketed, index + 1 == term.words.upperBound { layout.text.append(0x29) }
            for _ in 0..<word.closing { layout.text.append(0x29) }
            if stops > 0 { _ = append((range.upperBound - stops)..<range.upperBound, isExponent: false, to: &layout.text) }
            (lastUnicode, lastCount) = (cells[range.upperBound - 1].unicode, range.count)
            if isReplaced { ReplacedText.normalizeSpaces(&layout.text, from: start) }
            defer { if let moved { put(moved, in: &layout) } }
            if layout.text.count == start {
                if !joins, !isFirst { layout.text.removeLast() }
                isParted = !joins
                continue
            }
            isParted = false
            if joins {
                layout.words[layout.words.count - 1].end = Int32(layout.text.count)
                layout.words[layout.words.count - 1].x1 = max(layout.words[layout.words.count - 1].x1, word.x1)
            } else {
                layout.words.append(
                    PageLayout.Word(
                        start: Int32(start), end: Int32(layout.text.count), x0: word.x0, x1: word.x1, isNoteMark: raised == .noteMark,
                        isRaised: word.isRaised, isBullet: line.hasBullet && index == line.words.lowerBound, column: word.column))
            }
            if isReplaced { ReplacedText.splitLastWord(of: &layout, isRightToLeft: line.isRightToLeft) }
            if let mark, !mark.isLeading { writeMark(mark.figures, of: word, to: &layout) }
        }
        if layout.words.count > lineStart { layout.text.append(0x0A) }
    }

    /// The words of a raised term.
    private struct Term {
        let words: Range<Int>
        /// How they are written; plain if they are no term.
        let kind: RaisedText
        /// Whether it is more than one sign, and not in brackets already.
        var isBracketed = false
        /// Those of them that are powers in it: "2^(2ⁿ)".
        var powers: Range<Int> = 0..<0
    }

    /// The term of a formula that begins with a raised word, if it is sure to be one.
    ///
    /// - Parameters:
    ///   - lineStart: index of the line's first word in `layout`.
    ///   - before: the end of the word that it follows.
    private func term(_ index: Int, of line: LayoutLine, from lineStart: Int, after before: ArraySlice<UInt8>, _ layout: PageDraft) -> Term
    {
        var end = index + 1
        var open = openBrackets(index)
        // Some set white behind a bracket that they open.
        while end < line.words.upperBound, end - index < RaisedTerm.longest, words[end].isRaised,
            words[end].isGlued || open > 0 && words[end].x0 - words[end - 1].x1 < Self.whiteInTerm * words[end].size
        {
            open += openBrackets(end)
            end += 1
        }
        let none = Term(words: index..<end, kind: .plain)
        var term: [Cell] = []
        for word in index..<end where term.count <= RaisedTerm.longest { term += cells[Int(words[word].start)..<Int(words[word].end)] }
        guard words[index].isGlued, index > line.words.lowerBound, !layout.words[layout.words.count - 1].isNoteMark,
            let found = RaisedTerm(term), !isAboveStroke(end - 1, of: line), !isLogo(index, of: line, after: before)
        else { return none }
        let isBehindSign =
            layout.words.count - 2 >= lineStart && FormulaEnd(layout.bytes(of: layout.words[layout.words.count - 2])).isRelation
        let hasIndex = (index..<end).contains { $0 > index && isIndex($0, of: line) }
        let powers = powers(index, end)
        guard
            !powers.isEmpty && FormulaEnd(before).endsTerm
                || found.isSure(
                    after: before, isBesideSign: isBehindSign || next(end - 1, of: line).isOfFormula,
                    isInMathematicalType: isInMathematicalType(words[index - 1], words[index]),
                    isSlantedAlone: isSlantedAlone(words[index - 1], words[index]), hasIndex: hasIndex,
                    isAboveIndex: isBehindIndex(index, of: line) && areSlanted(words[index - 1], words[index]))
        else { return none }
        let (first, last) = (cells[Int(words[index].start)].unicode, cells[Int(words[end - 1].end) - 1].unicode)
        return Term(
            words: index..<end, kind: hasIndex || !powers.isEmpty ? .term : RaisedText.written(term),
            isBracketed: (end - index > 1 || words[index].end - words[index].start > 1) && (first != 0x28 || last != 0x29),
            powers: powers)
    }

    /// The first of a raised term's words that are raised above it, and smaller.
    private func powers(_ index: Int, _ end: Int) -> Range<Int> {
        let (y, size) = (words[index].y + Self.riseOfPower * words[index].size, words[index].size)
        func isPower(_ word: Int) -> Bool { words[word].y > y && ScriptSize.isSmaller(words[word].size, than: size) }
        guard let first = (index..<end).dropFirst().first(where: isPower) else { return 0..<0 }
        return first..<((first..<end).first { !isPower($0) } ?? end)
    }

    /// In ems.
    private static let riseOfPower: Float = 0.02
    private static let whiteInTerm: Float = 0.4

    /// How many more brackets a word opens than it closes; none if it is longer than a term.
    private func openBrackets(_ index: Int) -> Int {
        guard words[index].end - words[index].start <= RaisedTerm.longest else { return 0 }
        return cells[Int(words[index].start)..<Int(words[index].end)].reduce(0) {
            $0 + ($1.unicode == 0x28 ? 1 : $1.unicode == 0x29 ? -1 : 0)
        }
    }

    /// Whether a word before a raised one is set in upright type.
    private func isUpright(_ index: Int, of line: LayoutLine) -> Bool {
        index >= line.words.lowerBound && !glyphs.styles[Int(glyphs.runs[Int(cells[Int(words[index].end) - 1].run)].font)].isItalic
    }

    /// Whether a raised letter is the A of "LATEX".
    private func isLogo(_ index: Int, of line: LayoutLine, after before: ArraySlice<UInt8>) -> Bool {
        guard before.last == 0x4C, words[index].end - words[index].start == 1, cells[Int(words[index].start)].unicode == 0x41 else {
            return false
        }
        let next = next(index, of: line)
        return next.isGlued && next.unicode == 0x54
    }

    /// Whether a stroke and something small follow a raised word: "J/K" set as a small fraction, as units are.
    private func isAboveStroke(_ index: Int, of line: LayoutLine) -> Bool {
        guard index + 1 < line.words.upperBound else { return false }
        let stroke = words[index + 1]
        guard stroke.isGlued, [0x2F, 0x2044, 0x2215].contains(cells[Int(stroke.start)].unicode) else { return false }
        let below: Int32
        if stroke.end - stroke.start > 1 {
            below = stroke.start + 1
        } else {
            guard index + 2 < line.words.upperBound, words[index + 2].isGlued, !words[index + 2].isRaised else { return false }
            below = words[index + 2].start
        }
        return ScriptSize.isSmaller(glyphs.runs[Int(cells[Int(below)].run)].size, than: line.size)
    }

    /// Whether the last letter of a word and the first one of a raised word are slanted, in two fonts: as formulas are set, where text has one font for
    /// both.
    private func isInMathematicalType(_ word: LayoutWord, _ raised: LayoutWord) -> Bool {
        let (own, other) = (glyphs.runs[Int(cells[Int(word.end) - 1].run)].font, glyphs.runs[Int(cells[Int(raised.start)].run)].font)
        return own != other && glyphs.styles[Int(own)].isItalic && glyphs.styles[Int(other)].isItalic
    }

    /// Whether the last letter of a word and the first one of a raised word are slanted.
    private func areSlanted(_ word: LayoutWord, _ raised: LayoutWord) -> Bool {
        [Int(word.end) - 1, Int(raised.start)].allSatisfy { glyphs.styles[Int(glyphs.runs[Int(cells[$0].run)].font)].isItalic }
    }

    /// Whether the first letter of a raised word is slanted and the last sign of the word before it is not, as formulas have letters and figures.
    private func isSlantedAlone(_ word: LayoutWord, _ raised: LayoutWord) -> Bool {
        let (own, other) = (glyphs.runs[Int(cells[Int(word.end) - 1].run)].font, glyphs.runs[Int(cells[Int(raised.start)].run)].font)
        return raised.y > word.y && !glyphs.styles[Int(own)].isItalic && glyphs.styles[Int(other)].isItalic
    }

    /// Whether a word is a factor behind a fraction, which would be one below its bar: "1/2 xy" is no "1/2xy".
    private func isBehindDenominator(_ index: Int, of line: LayoutLine) -> Bool {
        guard index > line.words.lowerBound, words[index].fraction == .none, !words[index].isRaised, words[index - 1].closing == 0,
            !ScriptSize.isSmaller(words[index].size, than: line.size),
            words[index - 1].fraction == .inside || words[index - 1].fraction == .denominator
        else { return false }
        let (last, first) = (cells[Int(words[index - 1].end) - 1].unicode, cells[Int(words[index].start)].unicode)
        guard first == 0x221A || LetterCase(first) != .none || PageDigits.isDecimal(first),
            Bidirectional.isLetter(last) || PageDigits.isDecimal(last)
        else { return false }
        var start = index - 1
        let least = max(line.words.lowerBound, index - Self.longestDenominator)
        while start > least, words[start].fraction == .inside { start -= 1 }
        return words[start].fraction == .denominator
    }

    /// In words.
    private static let longestDenominator = 12

    /// Closes the entry of a matrix that the text ends with, unless it ends with a sign that does.
    private func separate(_ isRow: Bool, _ layout: inout PageDraft) {
        guard let last = layout.text.last, let word = layout.words.indices.last else { return }
        switch last {
        case 0x2C where isRow: layout.text[layout.text.count - 1] = 0x3B
        case 0x2C, 0x2E, 0x3A, 0x3B: return
        default:
            layout.text.append(isRow ? 0x3B : 0x2C)
            layout.words[word].end = Int32(truncatingIfNeeded: layout.text.count)
        }
    }

    /// Whether a raised word stands before a slanting stroke, of which it is the numerator: nothing is before it that it could be the power of, or smaller
    /// figures follow the stroke.
    private func isNumerator(_ index: Int, of line: LayoutLine, after before: ArraySlice<UInt8>) -> Bool {
        guard index + 1 < line.words.upperBound else { return false }
        let stroke = words[index + 1]
        guard [0x2F, 0x2044, 0x2215].contains(cells[Int(stroke.start)].unicode), stroke.isGlued else { return false }
        if !words[index].isGlued || FormulaEnd(before).isOpen { return true }
        let rest = stroke.end - stroke.start > 1 ? index + 1 : index + 2
        return rest < line.words.upperBound && ScriptSize.isSmaller(words[rest].size, than: line.size) && words[rest].isGlued
    }

    /// Whether a raised word is the mass number of the isotope whose symbol is set close behind it.
    private func isMassNumber(_ index: Int, of line: LayoutLine) -> Bool {
        guard index + 1 < line.words.upperBound, words[index + 1].isGlued, !words[index + 1].isRaised else { return false }
        let (word, next) = (words[index], words[index + 1])
        return Isotope.isMassNumber(cells[Int(word.start)..<Int(word.end)], before: cells[Int(next.start)..<Int(next.end)])
    }

    /// Whether a raised word is the multiplicity of a term of an atom, "³P₁": a figure close before one of the letters of these, which has an index.
    private func isMultiplicity(_ index: Int, of line: LayoutLine) -> Bool {
        guard index + 2 < line.words.upperBound else { return false }
        let (word, letter, level) = (words[index], words[index + 1], words[index + 2])
        guard word.end - word.start == 1, cells[Int(word.start)].unicode &- 0x31 < 9, letter.isGlued, !letter.isRaised,
            letter.end - letter.start == 1, [0x53, 0x50, 0x44, 0x46, 0x47].contains(cells[Int(letter.start)].unicode),
            level.isGlued, !level.isRaised, level.y < letter.y, ScriptSize.isSmaller(level.size, than: letter.size)
        else { return false }
        return cells[Int(level.start)..<Int(level.end)].allSatisfy { $0.unicode &- 0x30 < 10 }
    }

    /// Whether letters that are not raised go on with the word behind a raised one: it is spelt so.
    private func isBeforeLetter(_ index: Int, of line: LayoutLine) -> Bool {
        guard index + 1 < line.words.upperBound, words[index + 1].isGlued else { return false }
        return Bidirectional.isLetter(cells[Int(words[index + 1].start)].unicode)
    }

    /// Whether a word stands behind the raised sign that the line begins with: that is the mark of a note, and no part of the word.
    private func isAfterLabel(_ index: Int, of line: LayoutLine, from lineStart: Int, _ layout: PageDraft) -> Bool {
        guard index == line.words.lowerBound + 1, layout.words.count == lineStart + 1, words[index - 1].isRaised, !words[index].isRaised,
            Bidirectional.isLetter(cells[Int(words[index].start)].unicode)
        else { return false }
        return cells[Int(words[index - 1].start)..<Int(words[index - 1].end)].allSatisfy { NoteMark.isSignOfNote($0.unicode) }
    }

    private func isNumber(_ word: LayoutWord) -> Bool {
        cells[Int(word.start)..<Int(word.end)].allSatisfy { PageDigits.isDecimal($0.unicode) }
    }

    /// What stands behind a raised word.
    private func next(_ index: Int, of line: LayoutLine) -> RaisedText.Next {
        guard index + 1 < line.words.upperBound else { return RaisedText.Next() }
        let word = words[index + 1]
        return RaisedText.Next(unicode: cells[Int(word.start)].unicode, isGlued: word.isGlued)
    }

    /// Whether a raised word is set lower and smaller than the raised letter it follows.
    private func isIndex(_ index: Int, of line: LayoutLine) -> Bool {
        guard index > line.words.lowerBound, words[index - 1].isRaised else { return false }
        let (word, before) = (words[index], words[index - 1])
        return ScriptSize.isSmaller(word.size, than: before.size) && word.y < before.y - 0.05 * before.size
            && Bidirectional.isLetter(cells[Int(before.end) - 1].unicode)
    }

    /// Whether a word's neighbour before it is set lower than the line, and smaller: a star there says that a quantity is conjugate.
    private func isBehindIndex(_ index: Int, of line: LayoutLine) -> Bool {
        guard index > line.words.lowerBound else { return false }
        let before = words[index - 1]
        return !before.isRaised && ScriptSize.isSmaller(before.size, than: line.size) && before.y < line.y - 0.05 * line.size
    }

    private func isStar(_ cells: ArraySlice<Cell>) -> Bool { cells.allSatisfy { $0.unicode == 0x2A || $0.unicode == 0x2217 } }

    /// Whether a text so far ends in something that a fraction or a limit behind it is no part of: not an opening bracket or the sign of a number.
    private func endsApart(_ text: [UInt8]) -> Bool {
        guard let last = text.last else { return false }
        if last < 0x80 { return last.isASCIIDigit || (last | 0x20) &- 0x61 < 26 || last == 0x29 }
        return !text.suffix(3).elementsEqual([0xE2, 0x88, 0x92]) && !text.suffix(2).elementsEqual([0xC2, 0xB1])
    }

    /// Whether the line so far ends with a mark that stands apart from the word before it: then it belongs to what comes behind ("and †Chemistry").
    private func isAfterOwnMark(_ word: LayoutWord, from lineStart: Int, _ layout: PageDraft) -> Bool {
        guard layout.words.count - lineStart >= 2, let mark = layout.words.last, mark.isNoteMark else { return false }
        // A comma behind it is the word's.
        if [0x2C, 0x2E, 0x3B, 0x3A, 0x29].contains(cells[Int(word.start)].unicode) { return false }
        return mark.x0 - layout.words[layout.words.count - 2].x1 > WordSplitter.wordGap * word.size
    }

    /// Whether a word of letters stands behind a mark, and a word before it: TeX sets those of authors over the space behind their names.
    private func isWordBehindMark(_ index: Int, of line: LayoutLine, from lineStart: Int, _ layout: PageDraft) -> Bool {
        guard layout.words.count - lineStart >= 2, layout.words[layout.words.count - 1].isNoteMark, !words[index].isRaised else {
            return false
        }
        let own = cells[Int(words[index].start)..<Int(words[index].end)]
        guard own.count > 1, own.prefix(2).allSatisfy({ LetterCase($0.unicode) != .none }) else { return false }
        let name = layout.words[layout.words.count - 2]
        guard words[index].x0 - name.x1 > WordSplitter.wordGap * line.size else { return false }
        let before = layout.bytes(of: name)
        return before.count > 2 && LetterCase(PageDigits.scalar(layout.text.span, before: Int(name.end)).value) == .small
    }

    /// Appends the text of some cells; tells whether there is replaced text among them. Nearly all of it is ASCII, which needs nothing but the byte.
    private func append(_ range: Range<Int>, isExponent: Bool, to text: inout [UInt8]) -> Bool {
        var plain = range.lowerBound
        if !isExponent {
            while plain < range.upperBound, cells[plain].unicode &- 0x20 < 0x60 { plain += 1 }
            let source = cells.span
            text.append(addingCapacity: plain - range.lowerBound) { bytes in
                for index in range.lowerBound..<plain { bytes.append(UInt8(truncatingIfNeeded: source[index].unicode)) }
            }
        }
        var isReplaced = false
        for index in plain..<range.upperBound {
            let unicode = cells[index].unicode
            if unicode & GlyphCollector.replacementFlag != 0, unicode & Font.sequenceFlag == 0 { isReplaced = true }
            append(cells[index], isExponent: isExponent, to: &text)
        }
        return isReplaced
    }

    /// Takes the mark that the line ends with so far, and the space before it, off the text; nil if it ends with something else or has nothing more.
    private func takeMark(from lineStart: Int, of layout: inout PageDraft) -> (word: PageLayout.Word, text: [UInt8])? {
        guard layout.words.count - lineStart >= 2, let mark = layout.words.last, mark.isNoteMark,
            !layout.words[layout.words.count - 2].isNoteMark
        else { return nil }
        let text = Array(layout.bytes(of: mark))
        layout.words.removeLast()
        layout.text.removeSubrange(Int(layout.words[layout.words.count - 1].end)...)
        return (mark, text)
    }

    /// Puts it back as the last word.
    private func put(_ mark: (word: PageLayout.Word, text: [UInt8]), in layout: inout PageDraft) {
        layout.text.append(0x20)
        var word = mark.word
        word.start = Int32(layout.text.count)
        layout.text += mark.text
        word.end = Int32(layout.text.count)
        layout.words.append(word)
    }

    @inline(__always)
    private func append(_ cell: Cell, isExponent: Bool, to text: inout [UInt8]) {
        if cell.unicode < 0x80, cell.unicode >= 0x20, !isExponent {
            text.append(UInt8(truncatingIfNeeded: cell.unicode))
        } else if !isExponent, TextEncoder.appendPlain(cell.unicode, to: &text) {
            return
        } else {
            let unicode = isExponent ? RaisedText.superscript(cell.unicode) : cell.unicode
            TextEncoder.append(
                unicode, sequences: glyphs.sequences(ofRun: Int(cell.run)), replacements: glyphs.replacements, to: &text)
        }
    }

    /// Whether raised text is the small ring of formulas, behind a number, where it is the sign of degrees.
    private func isDegree(_ range: Range<Int>, after before: ArraySlice<UInt8>) -> Bool {
        guard range.count == 1, cells[range.lowerBound].unicode == 0x25E6 || cells[range.lowerBound].unicode == 0x2218,
            let last = before.last
        else { return false }
        return last.isASCIIDigit && !FormulaEnd(before).isIndexed
    }

    /// In bytes.
    private static let ring = 3

    /// Appends the superior figures that call a note as a word of their own.
    private func writeMark(_ range: Range<Int>, of word: LayoutWord, to layout: inout PageDraft) {
        if let last = layout.text.last, last != 0x0A { layout.text.append(0x20) }
        let start = Int32(layout.text.count)
        for cell in cells[range] { append(cell, isExponent: false, to: &layout.text) }
        layout.words.append(
            PageLayout.Word(
                start: start, end: Int32(layout.text.count), x0: cells[range.lowerBound].x0, x1: word.x1, isNoteMark: true, isRaised: true,
                column: word.column))
    }
}
