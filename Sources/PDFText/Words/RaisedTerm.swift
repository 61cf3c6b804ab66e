/// Whether raised letters are a term of a formula, a power or the sign of a transpose: "gʳ", "e^(iπ)". What is raised in text are the ends of ordinals and
/// of abbreviations, "1st", "Mme", and marks that call notes: those are told from it by what stands around them.
struct RaisedTerm {
    private var hasLetter = false
    private var hasFigure = false
    /// A sign between terms.
    private var hasSign = false
    /// One that is not its first.
    private var hasInnerSign = false
    private var hasStroke = false
    private var isNegative = false
    private var hasBar = false
    /// A point between figures.
    private var hasPoint = false
    /// A letter of Greek, or of an alphabet for symbols.
    private var hasSymbol = false
    /// Its letters, as far as they are ASCII.
    private var letters: [UInt8] = []
    private var count = 0
    /// Brackets that are open.
    private var depth = 0

    /// More is a text that is raised.
    static let longest = 16

    /// - Returns: nil for text that has something else than letters, figures and signs.
    init?(_ cells: some Sequence<Cell>) {
        var last: UInt32 = 0
        for cell in cells {
            if last == 0x2E {
                guard cell.unicode &- 0x30 < 10 else { return nil }
                hasPoint = true
            }
            defer { last = cell.unicode }
            count += 1
            guard count <= Self.longest else { return nil }
            switch cell.unicode {
            case 0x41...0x5A, 0x61...0x7A:
                hasLetter = true
                letters.append(UInt8(truncatingIfNeeded: cell.unicode))
            case 0x30...0x39: hasFigure = true
            case 0x28: depth += 1
            case 0x29:
                depth -= 1
                guard depth >= 0 else { return nil }
            case 0x2F: hasStroke = true
            case 0x7C: hasBar = true
            case 0x2E where last &- 0x30 < 10 && !hasPoint: break
            case 0x2B, 0xB7, 0xD7, 0x2212, 0x22C5:
                hasSign = true
                if count == 1, cell.unicode == 0x2212 { isNegative = true }
                if count > 1 { hasInnerSign = true }
            case 0x391...0x3C9, 0x3D1, 0x3D5, 0x3F5, 0x210E, 0x1D400...0x1D7CB: (hasLetter, hasSymbol) = (true, true)
            default: return nil
            }
        }
        guard depth == 0, last != 0x2E, hasLetter || hasFigure && (hasStroke || hasPoint) else { return nil }
    }

    /// - Parameters:
    ///   - before: the UTF-8 of the word that it follows, or of its end.
    ///   - isBesideSign: whether a sign between terms stands before that word or behind the term.
    ///   - isInMathematicalType: whether it and the letter it follows are slanted, each in a font of its own.
    ///   - isSlantedAlone: whether it is slanted, and what it follows is not.
    ///   - hasIndex: whether its last signs are an index of the first.
    ///   - isAboveIndex: whether it is slanted, and stands behind a slanted index.
    func isSure(
        after before: ArraySlice<UInt8>, isBesideSign: Bool, isInMathematicalType: Bool, isSlantedAlone: Bool = false,
        hasIndex: Bool = false, isAboveIndex: Bool = false
    ) -> Bool {
        let end = FormulaEnd(before)
        // Neither notes nor the ends of ordinals have decimals below zero, or are fractions of letters and figures.
        if isNegative, hasPoint, !hasLetter, !hasStroke, !hasInnerSign, end.endsTerm { return true }
        if hasStroke, hasFigure, hasLetter, end.endsTerm { return true }
        // An index has none but formulas' letters above it.
        if isAboveIndex, hasLetter, !hasSymbol, letters.count == 1, count <= 2, letters.first.map(Self.variables.contains) == true {
            return true
        }
        guard let last = before.last, end.endsTerm, end.isFormula(), !Self.ordinals.contains(letters) else { return false }
        if hasLetter, hasSign || hasBar { return true }
        // No marks of notes have decimals; but the lower one of two bounds behind a number has. What goes on behind a sum is not all here.
        if hasPoint { return !hasLetter && !hasStroke && !hasInnerSign && !(last.isASCIIDigit && before.contains(0x2E)) }
        // A half behind a bracket is the root of what that holds, and behind a letter the letter's. No note has a fraction below zero.
        if !hasLetter { return isBesideSign || end.hasSign || last == 0x29 || hasStroke && (isNegative || end.isLetterAlone) }
        if Self.abbreviations.contains(letters) { return false }
        // Behind a number stand units of time, ordinals and the marks of notes of a table; "1ος" has Greek letters. Formulas slant their letters alone.
        if last.isASCIIDigit, !end.isIndexed {
            // Behind decimals stand units and the marks of notes.
            guard isBesideSign || isSlantedAlone && !before.contains(0x2E) && !before.contains(0x2C) else { return false }
            if hasIndex { return isSlantedAlone && letters.first.map(Self.variables.contains) == true }
            return letters.count <= 1 && letters.allSatisfy(Self.variables.contains) && (count == 1 || hasFigure)
        }
        if hasSymbol, last < 0x80 { return true }
        if isBesideSign || end.hasSign { return true }
        // "Σ^q", "|Σ|^q".
        if isSlantedAlone, end.isSurely || FormulaEnd.isClosing(UInt32(last)), letters.count == 1, count == 1,
            letters.first.map(Self.variables.contains) == true
        {
            return true
        }
        guard isInMathematicalType, letters.count <= 2, end.isLetterAlone else { return false }
        // "nᵒ"; "Mᵃ", "Dʳ"
        return letters != [0x6F] && (last >= 0x61 && last < 0x80 || !Self.endsOfAbbreviations.contains(letters))
    }

    private static let ordinals = Set(["st", "nd", "rd", "th", "er", "re", "me", "ère", "ème", "eme"].map { Array($0.utf8) })
    private static let abbreviations = Set(
        ["TM", "SM", "MC", "MD", "mes", "lle", "lles", "gr", "grs", "ie", "ier", "os"].map { Array($0.utf8) })
    private static let endsOfAbbreviations = Set(["e", "a", "r", "te", "le", "es"].map { Array($0.utf8) })
    /// Small letters that count, and those for what is unknown; capitals.
    private static let variables = Set("ijklnpqxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
