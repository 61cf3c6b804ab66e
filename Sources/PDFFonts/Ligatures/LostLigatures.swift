import PDFSyntax

/// Finds letters for the glyphs of a composite font that nothing explains and that may be ligatures: by number in Calibri, else by shape.
struct LostLigatures {
    let store: ObjectStore
    let name: FontName
    let descendant: PDFDictionary
    let descriptor: PDFDictionary
    let widths: CIDWidths
    let cidUnicode: CIDUnicode

    /// Subsets lack Unicode for a few glyphs; where it is many, they are something else.
    static let mostLost = 64
    /// What takes as long as comparing one with the letters does, in bytes decoded.
    static let cost = 1 << 15

    /// Gives them to ToUnicode, for codes that are CIDs.
    func restore(to toUnicode: inout ToUnicodeMap, _ values: inout UnicodeValues) {
        let lost = lostGlyphs(toUnicode)
        guard !lost.isEmpty, lost.count <= Self.mostLost else { return }
        let map = store.stream(descendant["CIDToGIDMap"]).map { store.decodedForFont($0) }
        let isCalibri = name.begins(with: "calibri")
        var others: [UInt16] = []
        for cid in lost {
            if isCalibri, let glyph = glyph(cid, map), let letters = CalibriLigatures.letters(ofGlyph: glyph) {
                toUnicode.set(UInt32(cid), to: values.value(letters.unicodeScalars.map(\.value)))
            } else {
                others.append(cid)
            }
        }
        guard !others.isEmpty else { return }
        let letters = letters(toUnicode, map)
        if letters.isEmpty, toUnicode.refused == lost.count { return readStems(of: others, map, to: &toUnicode, &values) }
        guard var shapes = LigatureShapes(FontProgram(store: store).trueType(descriptor)?.outlines, letters) else { return }
        store.fontAllowance.note(others.count * Self.cost)
        for cid in others {
            guard let glyph = glyph(cid, map),
                let scalars = shapes.scalars(of: LigatureShapes.Letter(glyph: glyph, width: widths.width(cid)))
            else { continue }
            toUnicode.set(UInt32(cid), to: values.value(scalars))
        }
    }

    /// Of a font that has ligatures and no letters, for all of which ToUnicode says U+FFFD.
    private func readStems(of lost: [UInt16], _ map: [UInt8]?, to toUnicode: inout ToUnicodeMap, _ values: inout UnicodeValues) {
        guard lost.count <= Self.mostWithoutLetters, let outlines = FontProgram(store: store).trueType(descriptor)?.outlines else { return }
        store.fontAllowance.note(lost.count * Self.cost)
        for cid in lost {
            guard let glyph = glyph(cid, map), let scalars = LigatureStems(GlyphBitmap(outlines.pieces(ofGlyph: glyph))).scalars else {
                continue
            }
            toUnicode.set(UInt32(cid), to: values.value(scalars))
        }
    }

    /// Fonts have "ff", "fi", "fl", "ffi", "ffl", and a few more.
    private static let mostWithoutLetters = 12

    /// CIDs that have a width of their own, and no Unicode, or what tells nothing: private use, or their own number where letters have others.
    private func lostGlyphs(_ toUnicode: ToUnicodeMap) -> [UInt16] {
        let areNumbers = toUnicode[0x65] != 0x65 && toUnicode[0x74] != 0x74
        return (0...widths.last).filter { cid in
            let value = value(cid, toUnicode)
            let isLost = value == 0 || UnicodeValues.isPrivate(value) || value == UInt32(cid) && areNumbers && Self.numbers.contains(cid)
            return isLost && cid > 0 && widths.given(cid) != nil
        }
    }

    private func value(_ cid: UInt16, _ toUnicode: ToUnicodeMap) -> UInt32 {
        toUnicode[UInt32(cid)] == 0 ? cidUnicode[cid] : toUnicode[UInt32(cid)]
    }

    /// Characters of Latin that ligatures' numbers are: of other scripts no font has letters of Latin beside them there.
    private static let numbers: ClosedRange<UInt16> = 0x100...0x2AF

    private func glyph(_ cid: UInt16, _ map: [UInt8]?) -> Int? {
        guard let map else { return Int(cid) }
        return map.span.u16(Int(cid) * 2)
    }

    private func letters(_ toUnicode: ToUnicodeMap, _ map: [UInt8]?) -> LigatureShapes.Letters {
        var result = LigatureShapes.Letters()
        for cid in 1...widths.last {
            let value = value(cid, toUnicode)
            guard value != 0, let glyph = glyph(cid, map) else { continue }
            result.add(value, LigatureShapes.Letter(glyph: glyph, width: widths.width(cid)))
        }
        return result
    }
}
