import PDFSyntax

/// What the codes of a simple font stand for by its Encoding, its program and its kind: sources 2 to 6 of ``SimpleFontLoader``.
struct NamedCodes {
    private var names: [String?] = Array(repeating: nil, count: 256)
    private var listed: [[UInt32]?] = Array(repeating: nil, count: 256)
    private let base: [UInt16]?
    /// What fonts of this kind have where nothing is said.
    private var assumed: [UInt16]
    private var privateCodes: PrivateGlyphNames

    init(_ encoding: SimpleEncoding, standard: StandardFont?, isTrueType: Bool, isType3: Bool) {
        base = encoding.base
        for (code, name) in encoding.differences {
            names[code] = name
            listed[code] = UnicodeValues.readable(GlyphName.scalars(name))
        }
        if let builtIn = standard?.builtInEncoding {
            assumed = builtIn
        } else if isType3 {
            assumed = Array(repeating: 0, count: 256)  // §9.6.4: its codes mean what Differences says, and nothing by themselves
        } else {
            assumed = isTrueType ? Encodings.winAnsi : Encodings.standard
        }
        privateCodes = PrivateGlyphNames(encoding.differences.filter { [listed] in listed[$0.code] == nil && $0.name != ".notdef" })
    }

    /// An embedded font whose program can't be read is taken for the standard one whose name it has.
    mutating func assume(_ standard: StandardFont) { if let builtIn = standard.builtInEncoding { assumed = builtIn } }

    /// In ZapfDingbats `a1` … have their own meaning.
    mutating func readAsDingbats() {
        for code in 0..<256 {
            if let name = names[code] { listed[code] = UnicodeValues.readable(GlyphName.scalars(name, isDingbats: true)) }
        }
    }

    /// Whether the file itself, without the program, says what the code stands for, or that it stands for nothing.
    func isExplicit(_ code: Int) -> Bool {
        names[code].map { listed[code] != nil || $0 == ".notdef" } ?? (base != nil)
    }

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
        if let program, code < program.codes.count, let found = readable(program.codes[code]) { return found }
        if let name = names[code] { return privateCodes.scalar(name).map { [$0] } }
        // A program that has an encoding, but not for this code, has no glyph for it.
        if program?.codes.contains(where: { !$0.isEmpty }) == true { return nil }
        return assumed[code] == 0 ? nil : [UInt32(assumed[code])]
    }

    private func readable(_ scalars: [UInt32]?) -> [UInt32]? { scalars.flatMap { UnicodeValues.readable($0) } }
}
