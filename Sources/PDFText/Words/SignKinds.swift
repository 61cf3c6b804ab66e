import PDFFonts

/// Kinds of signs on a page that are looked at again, once its cells are known: most pages have none of them.
struct SignKinds: OptionSet {
    let rawValue: UInt16

    /// What may be an accent of its own, or a slash over another sign.
    static let accents = SignKinds(rawValue: 1)
    /// Pieces of long arrows.
    static let arrows = SignKinds(rawValue: 1 << 1)
    /// The sign of a root.
    static let roots = SignKinds(rawValue: 1 << 2)
    /// What may be of an Indic script.
    static let indic = SignKinds(rawValue: 1 << 3)
    /// Signs that may stand for a letter of Greek.
    static let greekSigns = SignKinds(rawValue: 1 << 4)
    static let cyrillic = SignKinds(rawValue: 1 << 5)
    /// What may be pieces of a tall bracket.
    static let bracketPieces = SignKinds(rawValue: 1 << 6)
    /// What may be ruby.
    static let ruby = SignKinds(rawValue: 1 << 7)
    /// Soft hyphens, which may be hyphens.
    static let softHyphens = SignKinds(rawValue: 1 << 8)
    /// Ideographs and kana.
    static let spaceless = SignKinds(rawValue: 1 << 9)
    /// Envelopes.
    static let pictographs = SignKinds(rawValue: 1 << 10)

    /// Takes in a sign that is not visible ASCII.
    mutating func note(_ unicode: UInt32) {
        if IndicScalar.holds(unicode) { insert(.indic) }
        if Pictographs.holds(unicode) { insert(.pictographs) }
        if BracketSign.mayBePiece(unicode) { insert(.bracketPieces) }
        if CyrillicText.holds(unicode) { insert(.cyrillic) }
        if GreekText.mayBeLetter(unicode) { insert(.greekSigns) }
        if Accents.mark(of: unicode) != nil { insert(.accents) }
        if LongArrows.mayHold(unicode) { insert(.arrows) }
        if unicode == 0x221A { insert(.roots) }
        if RubyText.mayHold(unicode) { insert(.ruby) }
        if Script.isSpaceless(unicode) { insert(.spaceless) }
        if unicode == VisibleHyphens.soft { insert(.softHyphens) }
    }
}
