/// Whether a word ends as those of formulas do, "τi−1τ", "(1−µ)", "kg/m", or as those of sentences: what is raised behind the one is a power, behind the
/// other it calls a note.
struct FormulaEnd {
    /// The end of the word, as far as it tells.
    private let scalars: ArraySlice<UInt32>

    /// - Parameter word: UTF-8, or its end.
    init(_ word: ArraySlice<UInt8>) {
        var bytes = word.suffix(Self.longest)
        while let first = bytes.first, first & 0xC0 == 0x80 { bytes.removeFirst() }
        scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)[...]
    }

    /// Bytes of a word that are looked at: it may be as long as a page.
    static let longest = 32

    /// Whether the end is a formula's. One or two letters are its symbols, but for those that stand behind a stop, a hyphen or an apostrophe.
    ///
    /// - Parameter isSmallPower: whether what is raised may be the power of a function or a unit: a note's number may be larger, or 1.
    func isFormula(isSmallPower: Bool = false) -> Bool {
        guard let last = scalars.last else { return false }
        let letters = scalars.reversed().prefix { Self.isLetter($0) }.count
        guard letters > 0 else { return endsInSign(last) }
        let rest = scalars.dropLast(letters)
        switch kind(of: scalars.suffix(letters)) {
        case .other:
            if letters == 1, Self.isLetterWithMark(last), rest.last.map({ Self.isSign($0) || Self.isClosing($0) || $0 == 0x28 }) ?? true {
                return true
            }
            return isSmallPower
                && Self.cyrillicUnits.contains { scalars.suffix(letters).elementsEqual($0.unicodeScalars.lazy.map(\.value)) }
        case .mixed: return true
        case .greek: return letters <= 2 || rest.last.map(Self.isSign) == true
        case .latin: break
        }
        if letters > 2 {
            if letters == 3, let before = rest.last, before < 0x80, Self.isSign(before) { return true }
            return isSmallPower && Self.isName(scalars.suffix(letters))
        }
        guard let before = rest.last else { return true }
        switch before {
        // "a,b²"; "Note:A".
        case 0x2C, 0x3A: return letters == 1
        // "kg/m³", "d/dt²", not "and/or".
        case 0x2F: return letters == 1 || scalars.suffix(letters).first == 0x64 || Self.isName(scalars.suffix(letters))
        // "0.5m²", not "U.S."; "a-b²", "3-t²", not "co-op".
        case 0x2E: return rest.dropLast().last.map { $0 &- 0x30 < 10 } ?? false
        case 0x2D: return rest.dropLast().last.map { !Self.isLetter($0) || letters == 1 && isAlone(rest.dropLast()) } ?? true
        case 0x26, 0x27, 0x40, 0x5C, 0x2010, 0x2011, 0x2019: return false
        // "2ab²", not "web2c", nor "UTF-16LE".
        case 0x30...0x39:
            let name = rest.reversed().drop { $0 &- 0x30 < 10 }
            return (name.first == 0x2D ? name.dropFirst() : name).prefix { Self.isLetter($0) }.count < Self.lettersOfName
        default: return before < 0x80 || Self.isSign(before) || Self.isClosing(before)
        }
    }

    /// Whether the end is surely a formula's, as it has a sign that sentences have not, or a letter alone.
    var isSurely: Bool { hasSign || scalars.count == 1 && isFormula() || kind(of: scalars) == .mixed }

    /// Whether a term begins behind the end: it is an opening bracket, a comma or a sign between terms.
    var isOpen: Bool {
        guard let last = scalars.last else { return true }
        return [0x28, 0x2C, 0x5B, 0x7B].contains(last) || Self.isRelation(last)
    }

    /// Behind brackets, signs and figures.
    private func endsInSign(_ last: UInt32) -> Bool {
        if last &- 0x30 < 10 || last != 0x3E && Self.isSign(last) { return true }
        // What opens, or stands between two terms: nothing that a note could be called behind.
        if [0x28, 0x5B, 0x7B].contains(last) { return true }
        if last == 0x2F { return !hasWord }
        guard Self.isClosing(last) else { return !Self.endsText(last) }
        // That of a citation: "[12]".
        if last == 0x5D, scalars.dropLast().last.map({ $0 &- 0x30 < 10 }) == true { return false }
        if last == 0x29, isAbbreviationInBrackets { return false }
        if last < 0x80, scalars.count <= Self.shortBrackets { return true }
        return hasSign || !hasWord
    }

    /// Whether all of it is an abbreviation in brackets, "(WHO)", which stands behind what it is short for.
    private var isAbbreviationInBrackets: Bool {
        let letters = scalars.dropFirst().dropLast()
        return scalars.first == 0x28 && letters.count >= Self.lettersOfName && letters.allSatisfy { $0 &- 0x41 < 26 }
    }

    /// Symbols have fewer.
    private static let lettersOfName = 3
    /// Short things in brackets are terms: "(a+b)".
    private static let shortBrackets = 8

    /// Whether it is nothing but a sign between terms.
    var isRelation: Bool { scalars.count == 1 && scalars.first.map(Self.isRelation) == true }

    /// Whether the last sign is a letter, a figure or a closing bracket, which a power may be of.
    var endsTerm: Bool {
        guard let last = scalars.last else { return false }
        return Self.isLetter(last) || last &- 0x30 < 10 || Self.isClosing(last) || 0x1D400...0x1D7FF ~= last || 0x2102...0x2138 ~= last
    }

    /// Whether it is one letter, with nothing but brackets and signs before it.
    var isLetterAlone: Bool {
        guard let last = scalars.last, Self.isLetter(last) else { return false }
        return scalars.dropLast().last.map { !Self.isLetter($0) && $0 != 0x2E && $0 != 0x27 && $0 != 0x2019 } ?? true
    }

    /// Whether a letter stands before the figures that it ends in: "A1".
    var isIndexed: Bool { scalars.reversed().drop { $0 &- 0x30 < 10 }.first.map(Self.isLetter) ?? false }

    /// Angle brackets stand around words, too, and "\\name{key=1}" is code.
    var hasSign: Bool {
        scalars.contains { $0 != 0x3C && $0 != 0x3E && Self.isSign($0) } && !scalars.contains { $0 == 0x40 || $0 == 0x5C }
    }

    /// Whether there are so many letters on end as only words have, and names of functions.
    private var hasWord: Bool {
        var rest = scalars
        while let start = rest.firstIndex(where: Self.isLetter) {
            let letters = rest[start...].prefix(while: Self.isLetter)
            if letters.count >= Self.lettersOfName, !Self.isName(letters) { return true }
            rest = rest[letters.endIndex...]
        }
        return false
    }

    /// Whether a letter has none before it.
    private func isAlone(_ rest: ArraySlice<UInt32>) -> Bool { rest.dropLast().last.map { !Self.isLetter($0) } ?? true }

    private enum Kind {
        case latin, greek, mixed, other
    }

    /// What alphabet letters are of; `mixed` are Greek and Latin ones.
    private func kind(of letters: ArraySlice<UInt32>) -> Kind {
        var (latin, greek) = (false, false)
        for letter in letters where Self.isLetter(letter) {
            switch letter {
            case 0x41...0x7A: latin = true
            case 0xB5, 0x391...0x3C9, 0x3D1, 0x3D5, 0x3D6, 0x3F0, 0x3F1, 0x3F5: greek = true
            default: return .other
            }
        }
        return latin && greek ? .mixed : greek ? .greek : .latin
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
        return !isSign(scalar) && Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
    }

    /// Whether a letter has a mark that formulas put over letters: a hat, a tilde, a bar, a dot; none that is a word by itself ("à", "ő").
    private static func isLetterWithMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xC2, 0xC3, 0xCA, 0xCE, 0xD1, 0xD4, 0xD5, 0xDB, 0xE2, 0xE3, 0xEA, 0xEE, 0xF1, 0xF4, 0xF5, 0xFB: true
        case 0x100...0x177: scalar != 0x151
        default: scalar &- 0x1E00 < 0x9A
        }
    }

    /// Whether a sign may be the last of a sentence, of a quotation or of a word.
    private static func endsText(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21...0x5F, 0xA0...0xBF, 0x2010...0x2031, 0x2035...0x205E, 0x20A0...0x20C0, 0x2122, 0x25A0...0x27BF: true
        default: scalar >= 0x2E00 || scalar &- 0x370 < 0x2000 - 0x370
        }
    }

    /// Whether a sign closes a bracket of formulas.
    static func isClosing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x29, 0x5D, 0x7C, 0x7D, 0x2016, 0x27E9, 0x2309, 0x230B: true
        default: false
        }
    }

    /// Whether only formulas have a sign: of operations and relations, arrows, primes, figures above and below the line, letters of alphabets for symbols,
    /// raised ones.
    static func isSign(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2B, 0x3C...0x3E, 0x5E: true
        case 0xB0...0xB3, 0xB7, 0xB9, 0xD7, 0xF7, 0x2032...0x2034, 0x2070...0x209C, 0x2102...0x2115, 0x2118...0x211D, 0x2124...0x2138: true
        case 0x2B0...0x2B8, 0x2E1...0x2E3, 0x1D2C...0x1D5B, 0x1D9C, 0x1DA0, 0x1DBB: true
        case 0x2190...0x22FF, 0x25E6, 0x27C0...0x27E5, 0x27F0...0x27FF, 0x2900...0x2AFF, 0x1D400...0x1D7FF: true
        default: false
        }
    }

    /// Whether a sign stands between the terms of a formula, so that what is before it is one: no dot, which stands between names, too, no bracket of an
    /// address, no sign that calls notes.
    static func isRelation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2B, 0x3D, 0xB1, 0xD7, 0xF7: true
        case 0x2217, 0x2219, 0x2225, 0x22C5, 0x22C6: false
        default: scalar >= 0x2190 && isSign(scalar) && !(0x1D400...0x1D7FF ~= scalar)
        }
    }

    /// Whether letters are the name of a function that formulas put a power behind, before its argument, "cos²(x)", or a unit.
    static func isName(_ letters: some Collection<UInt32>) -> Bool {
        guard 2...longestName ~= letters.count else { return false }
        return names.contains { letters.elementsEqual($0.unicodeScalars.lazy.map(\.value)) }
    }

    private static let names = [
        "sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth", "log", "ln", "lg", "exp", "det", "tr", "sinc", "arcsin",
        "arccos", "arctan", "Ext", "Tor", "Hom", "Sym", "cm", "mm", "dm", "km", "nm", "pm", "pc", "kpc", "Mpc", "sr", "eV", "keV", "MeV",
        "GeV",
        "arcmin", "arcsec", "deg", "inch", "TeV", "Hz", "kHz", "MHz", "GHz", "mol", "kg", "ft", "yd",
    ]
    static let longestName = 6

    private static let cyrillicUnits = ["м", "см", "мм", "дм", "км"]
}
