import PDFSyntax

/// What of a font tells its text apart from other text, and how tall it is: for headings, emphasis and line boxes, not for drawing.
struct FontStyle: Sendable, Equatable {
    var flags: FontFlags = []
    /// 100–900 as in CSS; 400 where nothing is said.
    var weight: Int = 400
    /// Whether nothing but the width of its stems says that it is bold, which many producers make up.
    var isWeightOfStems = false
    /// Degrees counter-clockwise from the vertical: negative leans right.
    var italicAngle: Float = 0
    /// Text space units for a font of size 1, above and (negative) below the baseline.
    var ascent: Float = 0.75
    var descent: Float = -0.25

    /// Whether it is known to be TeX's font of signs that grow, whatever its name.
    var isOfExtensions = false

    init() {}

    /// From a font descriptor (§9.8), which may be missing or wrong, and the font's name, which mostly is right.
    init(descriptor: PDFDictionary, name: FontName, store: ObjectStore) {
        flags = FontFlags(rawValue: UInt32(truncatingIfNeeded: store.integer(descriptor["Flags"]) ?? 0))
        italicAngle = Float(store.number(descriptor["ItalicAngle"]) ?? 0)
        if !(italicAngle.magnitude <= 60) { italicAngle = 0 }
        // Computer Modern and its kin carry their style in the first letters and nothing else.
        if italicAngle < -1 || name.contains("italic", "oblique", "slanted") || name.begins(with: "cmti", "cmsl", "cmmi", "sfti", "sfsl")
            || name.press?.isItalic ?? false
        {
            flags.insert(.italic)
        }
        // A founder's name, and a face that has the look of a typewriter alone.
        if name.contains("courier", "mono", "typewriter", "consolas", "menlo") && !name.contains("monotype", "americantypewriter")
            || name.begins(with: "cmtt", "sftt", "ectt")
        {
            flags.insert(.fixedPitch)
        }
        if let weight = Self.weight(name) ?? statedWeight(descriptor, name, store) {
            self.weight = weight
        } else if let stem = store.number(descriptor["StemV"]), 130...250 ~= stem {
            // Stems of text faces are 70–95 thousandths wide, of their bold cuts 120–170; figures beyond are made up.
            (weight, isWeightOfStems) = (700, true)
        }
        if let standard = StandardFont(name) { (ascent, descent) = (standard.ascent, standard.descent) }
        extent(descriptor, store)
    }

    /// Looks like a font of TeX's, which says nothing of itself where it has come down to bitmaps.
    mutating func take(_ style: TeXMetrics.Style, _ kind: TeXMetrics.Kind) {
        isOfExtensions = kind == .large
        if style == .bold || style == .boldItalic { weight = 700 }
        if style == .italic || style == .boldItalic { flags.insert(.italic) }
    }

    /// Takes back that the font has one pitch where the widths of its letters say otherwise: Apache FOP sets that flag in the descriptor of every font
    /// it embeds.
    ///
    /// - Parameter glyphs: with the widths that the file gives them, in any unit; of them ASCII's letters count.
    mutating func checkPitch(_ glyphs: some Sequence<(unicode: UInt32, width: Float)>) {
        var (count, narrowest, widest) = (0, Float.infinity, Float(0))
        for (unicode, width) in glyphs where unicode < 0x80 && (unicode | 0x20) &- 0x61 < 26 && width > 0 {
            count += 1
            narrowest = min(narrowest, width)
            widest = max(widest, width)
        }
        if count >= Self.fewestLetters, widest > Self.leastSpread * narrowest { flags.remove(.fixedPitch) }
    }

    /// Some faces of one pitch have a sign or two of their own.
    private static let fewestLetters = 8
    /// Of the widest letter and the narrowest, in a face that is not of one pitch.
    private static let leastSpread: Float = 1.3

    private static func weight(_ name: FontName) -> Int? {
        if name.contains("black", "heavy") { return 900 }
        if name.contains("semibold", "demi") { return 600 }
        if name.contains("bold") || name.begins(with: "cmbx", "cmb1", "cmssbx", "sfbx", "sfrb", "ecbx") || name.press?.isBold ?? false {
            return 700
        }
        return nil
    }

    private func statedWeight(_ descriptor: PDFDictionary, _ name: FontName, _ store: ObjectStore) -> Int? {
        if flags.contains(.forceBold) { return 700 }
        if let given = store.integer(descriptor["FontWeight"]), 100...900 ~= given { return given }
        if name.contains("medium") { return 500 }
        if name.contains("light", "thin") { return 300 }
        // And a StemV that says otherwise is made up: Ghostscript gives CMR10 one of 151, and measures one of 148 in Courier, whose stems have ends.
        if name.contains("roman", "regular", "book") || Self.plainFaces.contains(where: { name.begins(with: $0) }) { return 400 }
        return nil
    }

    /// Courier, and Computer Modern's faces of text, that aren't bold, as the first letters of their names tell.
    private static let plainFaces: [StaticString] = [
        "courier", "cmr", "cmss", "cmcsc", "cmti", "cmsl", "cmtt", "sfrm", "sfss", "sfcc", "sfti", "sfsl", "sftt", "ecrm", "ecss", "eccc",
        "ecti", "ecsl", "ectt",
    ]

    /// Ascent and Descent, if they can be true: producers write 0, positive descents, or values in other units.
    private mutating func extent(_ descriptor: PDFDictionary, _ store: ObjectStore) {
        if let value = store.number(descriptor["Ascent"]).map({ Float($0 / 1000) }), 0.3...1.6 ~= value { ascent = value }
        if let value = store.number(descriptor["Descent"]).map({ -Float($0.magnitude / 1000) }), -0.8 ... -0.05 ~= value { descent = value }
    }
}
