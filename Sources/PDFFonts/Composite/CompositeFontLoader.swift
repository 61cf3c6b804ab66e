import PDFSyntax

/// Loads Type 0 fonts (§9.7).
///
/// A code's Unicode is what the first of these has to say, read as ``UnicodeValues/readable(_:)`` demands:
/// 1. ToUnicode, but after 4 where it gives one scalar for all codes, and, if it leaves codes out, where it gives a letter with marks and 4 the letter,
///    and but for what ``ClusterNames`` tells of the glyphs of Indic clusters, and ``MarkShapes`` of marks of Thai;
/// 2. the code itself, where the CMap's codes are Unicode (UniJIS-UTF16-H and its kin);
/// 3. the CID's meaning in the Adobe character collection that the CMap or CIDSystemInfo names;
/// 4. the embedded program: the glyph's entry in a Unicode cmap, or its name, through CIDToGIDMap; of Type 1 the names in their order (``Type1Glyphs``);
/// 5. the code itself where ToUnicode is the name Identity-H or -V, or a CMap of CIDs instead of characters;
/// 6. the glyph's place in the order that Windows' oldest fonts share (``WindowsGlyphOrder``), or in the one that the widths show (``KeptGlyphOrder``);
/// 7. the glyph's place in Cambria Math (``CambriaMathGlyphs``), which goes before 1 where that has a space or the glyph's number;
/// 8. the letters of a ligature that its shape is (``LostLigatures``), which goes before a private use scalar or the glyph's number from 1 as well;
/// 9. a private use scalar from ToUnicode or the program, in Symbol and Wingdings turned into what it means there, in MT Extra left out.
struct CompositeFontLoader {
    let store: ObjectStore

    /// Letters of ASCII come early in fonts.
    private static let letterCIDs: UInt16 = 1024

    func font(_ dictionary: PDFDictionary) -> Font {
        let descendants = store.array(dictionary["DescendantFonts"]) ?? [dictionary["DescendantFonts"]]
        let descendant = store.dictionary(descendants.first) ?? .empty
        let descriptor = store.dictionary(descendant["FontDescriptor"]) ?? .empty
        let baseName = store.name(descendant["BaseFont"]) ?? store.name(dictionary["BaseFont"])
        let name = FontName(baseName?.text ?? "")

        let encoding = encoding(dictionary["Encoding"])
        let widths = CIDWidths(descendant, isVertical: encoding.cmap.isVertical, store: store)
        let collection = collection(descendant, encoding.collection)
        var values = UnicodeValues(sequences: collection?.sequences ?? [])
        let loader = ToUnicodeLoader(store: store)
        var toUnicode = loader.map(dictionary["ToUnicode"], codes: .max, values: &values)

        let keepsCambriaMath = collection == nil && isCambriaMath(name, descriptor, widths, toUnicode)
        let symbolic = SymbolicFont.encoding(of: name)
        var cidUnicode = CIDUnicode(values: collection?.unicode ?? [])
        if collection == nil, toUnicode.isEmpty || toUnicode.refused > 0 || toUnicode.saysOneThing {
            let program = FontProgram(store: store).read(descriptor)
            cidUnicode.values = programUnicode(program, descendant, symbolic, &values)
            if cidUnicode.values.isEmpty, toUnicode.isEmpty, !keepsCambriaMath {
                if loader.isIdentity(dictionary["ToUnicode"]) {
                    toUnicode.fillIdentity()
                } else if store.stream(descendant["CIDToGIDMap"]) == nil {
                    cidUnicode.values =
                        WindowsGlyphOrder.scalars(name, glyphCount: program?.glyphs.count) ?? KeptGlyphOrder.scalars(widths) ?? []
                }
            }
        }
        // No such program belongs into a composite font, but MuPDF puts them there, and says in ToUnicode what it has a name for.
        if collection == nil, cidUnicode.values.isEmpty, let program = FontProgram(store: store).type1Glyphs(descriptor) {
            cidUnicode.values = programUnicode(program, descendant, symbolic, &values)
        }
        if keepsCambriaMath {
            let known = cambriaMath(descendant)
            toUnicode.giveWay(encoding.cmap, to: known)
            cidUnicode.fill(known)
        }
        if toUnicode.saysOneThing { toUnicode.giveWay { encoding.cmap.scalar($0) != 0 || cidUnicode[encoding.cmap.cid($0)] != 0 } }
        if collection == nil, toUnicode.refused > 0 {
            toUnicode.takeLetters(values) { cidUnicode[encoding.cmap.cid($0)] }
            if !toUnicode.unnamed.isEmpty {
                let unnamed = toUnicode.unnamed
                ClusterNames(widths: widths, cmap: encoding.cmap, known: cidUnicode).mend(&toUnicode, &values, unnamed: unnamed)
                MarkShapes(
                    store: store, descendant: descendant, descriptor: descriptor, widths: widths, cmap: encoding.cmap, known: cidUnicode
                ).name(unnamed, in: &toUnicode)
            }
        }
        if !SymbolicFont.hasPiecesOfFormulae(name) {
            toUnicode.adoptPrivateUse(symbolic, of: name, &values) {
                encoding.cmap.scalar($0) == 0 && cidUnicode[encoding.cmap.cid($0)] == 0
            }
        }

        if collection == nil, encoding.cmap.kind == .identity {
            LostLigatures(
                store: store, name: name, descendant: descendant, descriptor: descriptor, widths: widths, cidUnicode: cidUnicode
            ).restore(to: &toUnicode, &values)
        }

        if let symbolic, SymbolicFont.hasNoLetters(name, said: toUnicode) { toUnicode.readLettersAsCodes(symbolic) }
        if collection == nil, store.name(descendant["Subtype"])?.text == "CIDFontType2",
            let moved = MovedTeXCodes.table(of: name, said: toUnicode.values)
        {
            toUnicode.readLettersAsCodes(moved)
        }

        var style = FontStyle(descriptor: descriptor, name: name, store: store)
        // In fonts of a collection half-width letters stand beside ideographs, which have one width, too.
        if collection == nil {
            func scalar(_ cid: UInt16) -> UInt32 { toUnicode[UInt32(cid)] == 0 ? cidUnicode[cid] : toUnicode[UInt32(cid)] }
            if !widths.evenCIDs.isEmpty {
                let latin = widths.evenCIDs.count { 0x21..<0x250 ~= scalar($0) }
                if latin * 2 > widths.evenCIDs.count { style.flags.insert(.fixedPitch) }
            } else if widths.areUsual {
                let latin = (0..<Self.letterCIDs).lazy.filter { 0x21..<0x250 ~= scalar($0) }
                if latin.prefix(CIDWidths.fewestOfFixedPitch).count == CIDWidths.fewestOfFixedPitch { style.flags.insert(.fixedPitch) }
            } else if style.flags.contains(.fixedPitch) {
                style.checkPitch(
                    (0..<Self.letterCIDs).lazy.filter { widths.width($0) != widths.usual }.map { (scalar($0), widths.width($0)) })
            }
        }
        let hasUnicode = !toUnicode.isEmpty || encoding.cmap.isUnicode || cidUnicode.values.contains { $0 != 0 }
        return Font(
            name: name.text, style: style, hasUnicode: hasUnicode,
            sequences: values.sequences,
            composite: CompositeTable(cmap: encoding.cmap, widths: widths, toUnicode: toUnicode, cidUnicode: cidUnicode), store: store)
    }

    // MARK: Encoding

    /// CMaps that use CMaps that use …
    private static let maximumDepth = 4

    private func encoding(_ entry: PDFObject, depth: Int = 0) -> (cmap: CMap, collection: Int?) {
        switch store.resolve(entry) {
        case .name(let name):
            if let cmap = PredefinedCMap.named(name.text) { return (cmap, PredefinedCMap.collection(name.text)) }
            return (.identity(isVertical: name.text.hasSuffix("V")), nil)
        case .stream(let stream):
            let parsed = CMapParser.parse(store.decodedForFont(stream))
            var parent: (cmap: CMap, collection: Int?)?
            if depth < Self.maximumDepth {
                if !store.resolve(stream.dictionary["UseCMap"]).isNull {
                    parent = encoding(stream.dictionary["UseCMap"], depth: depth + 1)
                } else if let name = parsed.parentName {
                    parent = encoding(.name(Name(name)), depth: depth + 1)
                }
            }
            // An embedded copy of Identity-H, or one without any CID: codes are CIDs.
            if parsed.cidRanges.isEmpty, parent == nil { parent = (.identity(isVertical: false), nil) }
            var cmap = CMap(parsed, parent: parent?.cmap)
            if store.integer(stream.dictionary["WMode"]) == 1 { cmap.isVertical = true }
            return (cmap, parent?.collection)
        default: return (.identity(isVertical: false), nil)
        }
    }

    /// The collection of CIDSystemInfo (§9.7.3), else that of the CMap.
    private func collection(_ descendant: PDFDictionary, _ fromCMap: Int?) -> CharacterCollection? {
        let info = store.dictionary(descendant["CIDSystemInfo"])
        if let ordering = store.text(info?["Ordering"]) {
            if let found = CharacterCollection.adobe(ordering) { return found }
        }
        return fromCMap.map(CharacterCollection.at)
    }

    // MARK: Font program

    /// Unicode by CID from the program's glyphs.
    private func programUnicode(
        _ program: ProgramEncoding?, _ descendant: PDFDictionary, _ symbolic: [UInt32]?, _ values: inout UnicodeValues
    ) -> [UInt32] {
        guard let program else { return [] }
        func value(_ glyph: Int) -> UInt32 {
            let scalars = program.scalars(ofGlyph: glyph)
            if let readable = UnicodeValues.readable(scalars) { return values.value(readable) }
            return scalars.count == 1 ? SymbolicFont.scalar(scalars[0], in: symbolic) ?? 0 : 0
        }
        if let stream = store.stream(descendant["CIDToGIDMap"]) {
            let map = store.decodedForFont(stream)
            let source = map.span
            let cids = (0..<min(map.count / 2, 0x10000)).map { cid in source.u16(cid * 2).map { $0 == 0 ? 0 : value($0) } ?? 0 }
            return cids.contains { $0 != 0 } ? cids : []
        }
        var result = program.glyphs.indices.map { value($0) }
        if !program.cids.isEmpty {
            let glyphs = result
            result = Array(repeating: 0, count: min((program.cids.max() ?? 0) + 1, 0x10000))
            for (glyph, cid) in program.cids.enumerated() where glyph < glyphs.count && cid < result.count { result[cid] = glyphs[glyph] }
        }
        return result.contains { $0 != 0 } ? result : []
    }

    // MARK: Cambria Math

    /// Whether a font is Cambria Math with its own glyph numbers. Where Ghostscript has called it `CIDFont+F7`, its program tells, which is only asked if
    /// glyphs for indices have no Unicode.
    private func isCambriaMath(_ name: FontName, _ descriptor: PDFDictionary, _ widths: CIDWidths, _ toUnicode: ToUnicodeMap) -> Bool {
        let isNamed = name.begins(with: "cambriamath")
        guard isNamed || name.begins(with: "cidfontf") && lacksScripts(widths, toUnicode) else { return false }
        guard let program = FontProgram(store: store).trueType(descriptor) else { return isNamed }
        return program.glyphCount >= CambriaMathGlyphs.fewestGlyphs && (isNamed || program.hasName(Array("CambriaMath".utf8)))
    }

    private func lacksScripts(_ widths: CIDWidths, _ toUnicode: ToUnicodeMap) -> Bool {
        CambriaMathGlyphs.scriptGlyphs.contains { widths.given($0) != nil && toUnicode[UInt32($0)] == 0 }
    }

    /// Scalars by CID.
    private func cambriaMath(_ descendant: PDFDictionary) -> [UInt32] {
        guard let stream = store.stream(descendant["CIDToGIDMap"]) else { return CambriaMathGlyphs.scalars }
        let map = store.decodedForFont(stream)
        let source = map.span
        return (0..<min(map.count / 2, 0x10000)).map { cid in source.u16(cid * 2).map(CambriaMathGlyphs.scalar) ?? 0 }
    }
}
