/// What the codes of a simple font stand for by its Encoding, its program and its kind: sources 2 to 6 of ``SimpleFontLoader``.
struct NamedCodes {
    private var names: [String?] = Array(repeating: nil, count: 256)
    private var listed: [[UInt32]?] = Array(repeating: nil, count: 256)
    private let base: [UInt16]?
    /// What fonts of this kind have where nothing is said.
    private let assumed: [UInt32]
    /// The codes of a font of signs that is known by name: they stand whatever the program and a base encoding say.
    private let symbolic: [UInt32]?
    private var privateCodes: PrivateGlyphNames
    /// How the names are the codes again, if they are.
    let bitmaps: BitmapNames?
    /// The font of TeX's that bitmaps were recognised as.
    var fit: TeXFontFit.Match? { privateCodes.fit }
    /// Whether names that no list knows may be what the program has in their places.
    private var isInProgramOrder = true

    /// - Parameters:
    ///   - isEmbedded: then the font's own encoding comes before what fonts of its name have.
    ///   - isCoded: whether codes may mean something by themselves. Those of Type 3 fonts mean what Differences says (§9.6.4), those of subsets
    ///     that are numbered from 0 or 1, or coded anew otherwise, what ToUnicode or the program says.
    ///   - procedures: the glyphs of a Type 3 font: some writers name all 256 codes, whether there is anything to show for them or not.
    init(
        _ encoding: SimpleEncoding, symbolic: [UInt32]?, isEmbedded: Bool, isTrueType: Bool, isCoded: Bool, procedures: GlyphProcedures?,
        widths: SimpleWidths
    ) {
        // Writers say WinAnsi of Wingdings, too: its codes are no letters.
        base = symbolic == nil ? encoding.base : nil
        self.symbolic = symbolic
        // Among a bitmap's codes `AE` is a number.
        bitmaps = procedures == nil ? nil : BitmapNames(encoding.differences)
        for (code, name) in encoding.differences {
            names[code] = name
            listed[code] = bitmaps != nil ? nil : UnicodeValues.readable(GlyphName.scalars(name))
        }
        let usual = isTrueType && isEmbedded ? Encodings.winAnsi : Encodings.standard
        assumed = isCoded ? usual.map(UInt32.init) : Array(repeating: 0, count: 256)
        privateCodes = PrivateGlyphNames(
            base: encoding.base,
            encoding.differences.filter { [listed] in
                listed[$0.code] == nil && $0.name != ".notdef" && procedures?.hasGlyph($0.name) != false
            }, widths: widths, procedures: procedures, bitmaps: bitmaps)
    }

    /// In ZapfDingbats `a1` … have their own meaning.
    mutating func readAsDingbats() {
        for code in 0..<256 {
            if let name = names[code] { listed[code] = UnicodeValues.readable(GlyphName.scalars(name, isDingbats: true)) }
        }
    }

    /// Whether a scalar is what the code's name means in ZapfDingbats.
    func isDingbat(_ code: Int, _ scalar: UInt32) -> Bool {
        names[code].map { GlyphName.scalars($0, isDingbats: true) == [scalar] } ?? false
    }

    /// Looks whether the program's encoding is that of the names which are known: if not, it tells nothing of the others.
    mutating func compare(with program: ProgramEncoding) {
        var (alike, others) = (0, 0)
        for (code, scalars) in listed.enumerated() where code < program.codes.count {
            guard let scalars, !program.codes[code].isEmpty else { continue }
            if scalars == program.codes[code] { alike += 1 } else { others += 1 }
        }
        isInProgramOrder = alike >= others
    }

    /// Whether the file itself, without the program, says what the code stands for, or that it stands for nothing.
    func isExplicit(_ code: Int) -> Bool {
        names[code].map { listed[code] != nil || $0 == ".notdef" } ?? (base != nil || symbolic != nil)
    }

    /// What Differences says of the code.
    func name(_ code: Int) -> String? { names[code] }

    /// Whether Differences says something of the code.
    func hasName(_ code: Int) -> Bool { names[code] != nil }

    /// Whether the file says outright that the code stands for nothing.
    func isNothing(_ code: Int) -> Bool { names[code] == ".notdef" }

    func scalars(_ code: Int, program: ProgramEncoding?) -> [UInt32]? {
        if let found = listed[code] { return found }
        if let name = names[code] {
            if name == ".notdef" { return nil }
            if let glyph = program?.privateNames[name], let found = readable(program?.scalars(ofGlyph: glyph)) { return found }
            if let program, let glyph = PrivateGlyphNames.glyphNumber(name), let found = readable(program.scalars(ofGlyph: glyph)) {
                return found
            }
        } else if let base, base[code] != 0 {
            return [UInt32(base[code])]
        }
        if let program, isInProgramOrder || names[code] == nil, code < program.codes.count, let found = readable(program.codes[code]) {
            return found
        }
        if let name = names[code] {
            return (privateCodes.scalar(name, code: code) ?? (bitmaps == .characters ? BitmapNames.visible(name) : nil)).map { [$0] }
        }
        if let symbolic { return symbolic[code] == 0 ? nil : [symbolic[code]] }
        // A program that has an encoding, but not for this code, has no glyph for it.
        if program?.codes.contains(where: { !$0.isEmpty }) == true { return nil }
        return assumed[code] == 0 ? nil : [assumed[code]]
    }

    private func readable(_ scalars: [UInt32]?) -> [UInt32]? { scalars.flatMap { UnicodeValues.readable($0) } }
}
