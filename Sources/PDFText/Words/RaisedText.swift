/// What raised, smaller text after a word is.
enum RaisedText {
    /// Nothing of its own: the end of an ordinal (1st, 2º).
    case plain
    /// A power or a unit's: written with the superscript digits and letters of Unicode, which are spoken as powers.
    case exponent
    /// A power that has something Unicode has no superscripts for: written behind a caret, several signs in brackets.
    case term
    /// A number or sign that calls a note.
    case noteMark

    /// - Parameters:
    ///   - cells: the raised text.
    ///   - before: the UTF-8 of the word that it follows, or of its end.
    ///   - next: what stands behind it on the line.
    init(_ cells: ArraySlice<Cell>, after before: ArraySlice<UInt8>, next: Next = Next()) {
        // Behind an index the two would be one number.
        if before.last.map(\.isASCIIDigit) == true, Self.isCharge(cells) {
            self = .exponent
            return
        }
        let isPositive = cells.count > 1 && cells.first?.unicode == 0x2B
        let isNumeric = (isPositive ? cells.dropFirst() : cells).allSatisfy {
            PageDigits.isDecimal($0.unicode) || NoteMark.isBesideDigits($0.unicode)
        }
        if Self.areLetters(cells), Self.isName(before) {
            self = next.isOfFormula || FormulaEnd(before).isSurely ? .plain : .noteMark
            return
        }
        if cells.count == 1, next.unicode == 0, let sign = cells.first, NoteMark.isStar(sign.unicode), Self.endsInWord(before) {
            self = .noteMark
            return
        }
        if Self.areRoman(cells), Self.endsSentence(before) {
            self = .noteMark
            return
        }
        // A star may have a number, as Japanese notes have: "*13".
        let signs = cells.prefix { NoteMark.isSign($0.unicode) }.count
        let isSign = signs > 0 && cells.dropFirst(signs).allSatisfy { PageDigits.isDecimal($0.unicode) }
        guard isNumeric || isSign, let last = before.last else {
            self = .plain
            return
        }
        if isSign {
            // The dagger of an operator, the star of a dual.
            self = cells.count == 1 && (next.isOfFormula || FormulaEnd(before).isSurely) ? .plain : .noteMark
            return
        }
        // Digits of other scripts: "١٠²"; a year and the like has more.
        if last >= 0x80, let digits = Self.digits(before) {
            self = digits > 2 ? .noteMark : Self.isPower(cells) ? .exponent : .plain
            return
        }
        let isNegative = cells.first.map { $0.unicode == 0x2212 || $0.unicode == 0x2D } ?? false
        if isNegative || isPositive || next.isOfFormula || FormulaEnd(before).isFormula(isSmallPower: Self.isSmallPower(cells)) {
            self = Self.isPower(cells) ? .exponent : .plain
        } else {
            self = .noteMark
        }
    }

    /// What stands behind raised text on its line.
    struct Next {
        /// The first scalar; 0 if there is nothing.
        var unicode: UInt32 = 0
        /// Whether no space is before it.
        var isGlued = false

        /// Whether it shows that what is before it is a formula: it is a sign between terms, or opens a function's argument.
        var isOfFormula: Bool { isGlued && unicode == 0x28 || FormulaEnd.isRelation(unicode) }
    }

    /// How many digits that are not ASCII's a text ends in; nil if none.
    private static func digits(_ text: ArraySlice<UInt8>) -> Int? {
        var count = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars.reversed() {
            guard scalar.value > 0x7F, PageDigits.isDecimal(scalar.value), !(0x1D7CE...0x1D7FF ~= scalar.value) else { break }
            count += 1
        }
        return count > 0 ? count : nil
    }

    /// A note's number may be larger, or 1.
    private static func isSmallPower(_ cells: ArraySlice<Cell>) -> Bool {
        cells.count == 1 && cells.first.map { 0x32...0x39 ~= $0.unicode } == true
    }

    /// Whether raised text is figures, perhaps with a sign, all of which have superscript forms.
    static func isPower(_ cells: ArraySlice<Cell>) -> Bool {
        cells.allSatisfy { superscript($0.unicode) != $0.unicode && $0.unicode != 0x2013 && !(0x28...0x29 ~= $0.unicode) }
    }

    /// Whether raised text is the charge of an ion, "2–": figures and one sign.
    private static func isCharge(_ cells: ArraySlice<Cell>) -> Bool {
        guard cells.count > 1, let last = cells.last, [0x2B, 0x2D, 0x2013, 0x2212].contains(last.unicode) else { return false }
        return cells.dropLast().allSatisfy { $0.unicode &- 0x30 < 10 }
    }

    /// Whether raised text is letters of a row that calls notes, or tells where an author works: "a", "b,c", "a,*"; or a sign that has another
    /// meaning in formulae. Later letters are exponents.
    private static func areLetters(_ cells: ArraySlice<Cell>) -> Bool {
        var isAfterLetter = false
        for cell in cells {
            switch cell.unicode {
            case 0x61...0x68:
                if isAfterLetter { return false }
                isAfterLetter = true
            case 0x2C, 0x2A, 0x2217, 0x22C6, 0x2020, 0x30...0x39: isAfterLetter = false
            default: return false
            }
        }
        return cells.first.map { $0.unicode >= 0x61 && $0.unicode <= 0x68 || NoteMark.isStar($0.unicode) } ?? false
    }

    /// Whether raised text is a small Roman number, as the notes at the end of a text have it: "i", "iv", "xii".
    private static func areRoman(_ cells: ArraySlice<Cell>) -> Bool {
        1...longestRoman ~= cells.count && cells.allSatisfy { [0x69, 0x76, 0x78].contains($0.unicode) }
    }

    private static let longestRoman = 5

    /// Whether a text ends in a stop or a comma behind a word, perhaps within quotation marks: no power stands behind those.
    private static func endsSentence(_ text: ArraySlice<UInt8>) -> Bool {
        var text = text
        while let last = text.last {
            if last == 0x22 || last == 0x29 {
                text.removeLast()
            } else if let mark = quotes.first(where: { text.suffix($0.count).elementsEqual($0) }) {
                text.removeLast(mark.count)
            } else {
                break
            }
        }
        let rest = text.reversed()[...]
        guard let stop = rest.first, [0x2C, 0x2E, 0x21, 0x3A, 0x3B, 0x3F].contains(stop) else { return false }
        return rest.dropFirst().prefix(fewestBeforeStop).count(where: { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }) == fewestBeforeStop
    }

    /// ” ’ »
    private static let quotes: [[UInt8]] = [[0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x99], [0xC2, 0xBB]]
    /// Letters of a word that is no abbreviation.
    private static let fewestBeforeStop = 4

    /// Whether a word is a name, or long enough to be no symbol: not "M" of "Mᵐᵉ", "XIX" of "XIXᵉ", "sin".
    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        let letters = word.reversed().drop { $0 == 0x2C || $0 == 0x2E }.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
        guard letters.count >= 3, let last = letters.first, let first = letters.last, last >= 0x61,
            letters.contains(where: { ![0x63, 0x64, 0x69, 0x6C, 0x6D, 0x76, 0x78].contains($0 | 0x20) })
        else { return false }
        return first &- 0x41 < 26 || letters.count >= 5
    }

    /// Whether a word ends in small letters or a stop, as the last one of a title does, behind which a star calls a note.
    private static func endsInWord(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count >= fewestBeforeStop, let last = word.last else { return false }
        return last == 0x2E || word.suffix(fewestBeforeStop).allSatisfy { $0 &- 0x61 < 26 }
    }

    /// What the letters of a formula that are raised are written as.
    static func written(_ term: some Sequence<Cell>) -> RaisedText {
        term.allSatisfy { superscript($0.unicode) != $0.unicode } ? .exponent : .term
    }

    /// The superscript form of a digit, a letter or a sign; others as they are.
    static func superscript(_ unicode: UInt32) -> UInt32 {
        switch unicode {
        case 0x41...0x5A: capitals[Int(unicode - 0x41)] ?? unicode
        case 0x61...0x7A: letters[Int(unicode - 0x61)] ?? unicode
        // Letters of mathematical alphabets, up to the Greek ones.
        case 0x1D400...0x1D6A3:
            (unicode - 0x1D400) % 52 < 26 ? superscript(0x41 + (unicode - 0x1D400) % 52) : superscript(0x61 + (unicode - 0x1D400) % 52 - 26)
        case 0x28: 0x207D
        case 0x29: 0x207E
        case 0x31: 0xB9
        case 0x32: 0xB2
        case 0x33: 0xB3
        case 0x30, 0x34...0x39: 0x2070 + (unicode - 0x30)
        case 0x2B: 0x207A
        case 0x2212, 0x2D, 0x2013: 0x207B
        default: unicode < 0x80 ? unicode : PageDigits.decimal(unicode).map { superscript(0x30 + UInt32($0)) } ?? unicode
        }
    }

    /// a to z, as far as fonts have them; A to Z.
    private static let letters: [UInt32?] = [
        0x1D43, 0x1D47, 0x1D9C, 0x1D48, 0x1D49, 0x1DA0, 0x1D4D, 0x2B0, 0x2071, 0x2B2, 0x1D4F, 0x2E1, 0x1D50, 0x207F, 0x1D52, 0x1D56, nil,
        0x2B3, 0x2E2, 0x1D57, 0x1D58, 0x1D5B, 0x2B7, 0x2E3, 0x2B8, 0x1DBB,
    ]
    private static let capitals: [UInt32?] = [
        0x1D2C, 0x1D2E, nil, 0x1D30, 0x1D31, nil, 0x1D33, 0x1D34, 0x1D35, 0x1D36, 0x1D37, 0x1D38, 0x1D39, 0x1D3A, 0x1D3C, 0x1D3E, nil,
        0x1D3F, nil, 0x1D40, 0x1D41, 0x2C7D, 0x1D42, nil, nil, nil,
    ]

    /// Superior figures that call a note, within a word's cells.
    struct Mark {
        /// The figures.
        let figures: Range<Int>
        /// Whether they stand before the word: the note's own mark.
        let isLeading: Bool
    }

    /// The superior figures after a word of letters, before or after its stop, or in front of the first word of a note.
    static func mark(in cells: ArraySlice<Cell>) -> Mark? {
        guard cells.count > 2, let first = cells.first, let last = cells.last else { return nil }
        if isSuperscriptDigit(first.unicode) {
            let length = cells.prefix { isSuperscriptDigit($0.unicode) }.count
            guard length <= mostFigures, cells.count - length >= 2,
                cells[(cells.startIndex + length)...].prefix(2).allSatisfy({ isLetter($0.unicode) })
            else { return nil }
            return Mark(figures: cells.startIndex..<(cells.startIndex + length), isLeading: true)
        }
        guard last.unicode > 0x7F || isStop(last.unicode) else { return nil }
        let stops = cells.reversed().prefix { isStop($0.unicode) }.count
        let end = cells.endIndex - stops
        let length = cells[..<end].reversed().prefix { isSuperscriptDigit($0.unicode) }.count
        guard length > 0, length <= mostFigures, stops <= mostStops, cells.count - length - stops >= 3 else { return nil }
        let before = cells[end - length - 1].unicode
        // Behind a superior sign they are a power, "10⁻³", and behind figures and what is in brackets.
        if before &- 0x30 < 10 || before == 0x29 || before == 0x207A || before == 0x207B || endsInSymbol(cells[..<(end - length)]) {
            return nil
        }
        return Mark(figures: (end - length)..<end, isLeading: false)
    }

    /// Of a mark, and of the stops behind it.
    static let mostFigures = 3
    static let mostStops = 2

    /// Whether the last letters are a unit's or a symbol of a formula, whose figures are an exponent: "10km²", "m/s²", "a²+b³", "g/cm³".
    private static func endsInSymbol(_ cells: ArraySlice<Cell>) -> Bool {
        let run = cells.reversed().prefix(FormulaEnd.longestName + 1).prefix { isLetter($0.unicode) }.count
        // "g/cm³", "mol²".
        if run == cells.count || cells[cells.endIndex - run - 1].unicode == 0x2F, FormulaEnd.isName(cells.suffix(run).map(\.unicode)) {
            return true
        }
        let letters = min(run, longestSymbol + 1)
        guard letters > 0, letters <= longestSymbol, letters < cells.count else { return false }
        let sign = cells[cells.endIndex - letters - 1].unicode
        switch sign {
        case 0x28, 0x2B, 0x30...0x39, 0x3C...0x3E, 0xB1, 0xB7, 0xD7, 0xF7, 0x2212, 0x2219, 0x22C5: return true
        // These stand between words, too: "and/or".
        case 0x2D, 0x2F: return letters == 1
        default: return isSuperscriptDigit(sign)
        }
    }

    private static let longestSymbol = 2

    private static func isLetter(_ unicode: UInt32) -> Bool { Unicode.Scalar(unicode)?.properties.isAlphabetic ?? false }

    /// A straight quotation mark behind a word closes.
    private static func isStop(_ unicode: UInt32) -> Bool {
        Stops.closes(unicode) || unicode == 0x22 || unicode == 0x27 || unicode == 0xBB
    }

    @inline(__always)
    static func isSuperscriptDigit(_ unicode: UInt32) -> Bool {
        unicode == 0xB9 || unicode == 0xB2 || unicode == 0xB3 || (unicode >= 0x2070 && unicode <= 0x2079 && unicode != 0x2071)
    }
}
