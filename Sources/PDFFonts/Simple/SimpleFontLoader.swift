import PDFSyntax

/// Loads Type 1, MMType1, TrueType and Type 3 fonts (§9.6): 256 codes, each resolved once.
///
/// A code's Unicode is what the first of these has to say, read as ``UnicodeValues/readable(_:)`` demands:
/// 1. ToUnicode, but after 2, 3 and 4 where it gives one scalar for all codes;
/// 2. the glyph name in Differences;
/// 3. the base encoding, if the file names one;
/// 4. the embedded font program's own encoding (for names that no list knows, its glyphs, or what it has in their places, if they agree elsewhere);
/// 5. private names that give the code away (`a65`, `C41`), where the whole font is named that way;
/// 6. the encoding that fonts of that name have (Symbol, ZapfDingbats, Wingdings …), or of that kind (Standard; embedded TrueType: WinAnsi),
///    unless the codes just number the glyphs of a subset, or ToUnicode says otherwise of most codes that it has;
/// 7. the letters of a ligature that the glyph's shape is (``LigatureShapes``);
/// 8. a private use scalar from ToUnicode.
///
/// Those of 3B2 (``PressFont``) and of the Chicago press (``PackFont``) stand before all of these. In other fonts of signs that are known by name, 3 is passed over, and so is a ToUnicode that gives the codes themselves for characters: both say
/// "§" where Wingdings has a bullet. What macOS has coded anew is no such font. In those without letters a ToUnicode that gives some gives codes, too,
/// though a subset has others. A ToUnicode that gives a code itself comes behind names that give scalars beyond Latin (`uni092A`), and Quartz's behind the
/// names of subsets that it numbered (``NumberedNames``). Names that the widths of a font refute are nothing (``MisplacedNames``).
struct SimpleFontLoader {
    let store: ObjectStore

    func font(_ dictionary: PDFDictionary, subtype: String) -> Font {
        let isType3 = subtype == "Type3"
        let name = FontName((store.name(dictionary["BaseFont"]) ?? store.name(dictionary["Name"]))?.text ?? "")
        let descriptor = store.dictionary(dictionary["FontDescriptor"]) ?? .empty
        var style = FontStyle(descriptor: descriptor, name: name, store: store)
        let matrix = isType3 ? type3Matrix(dictionary) : Font.thousandths
        let standard = isType3 ? nil : StandardFont(name)

        var values = UnicodeValues()
        var toUnicode = ToUnicodeLoader(store: store).map(dictionary["ToUnicode"], codes: 255, values: &values)
        let encoding = SimpleEncoding(dictionary["Encoding"], store: store)
        let isEmbedded = !isType3 && FontProgram(store: store).isEmbedded(descriptor)
        let isOfWindows = encoding.base == Encodings.winAnsi && !toUnicode.isEmpty
        var symbolic = isType3 ? nil : SymbolicFont.encoding(of: name, saidToBeOfWindows: isOfWindows)
        let hasNoLetters = SymbolicFont.hasNoLetters(name, said: toUnicode)
        if symbolic != nil, isEmbedded, isCodedByMac(subtype, encoding, style.flags) { symbolic = nil }
        let widths = SimpleWidths(dictionary, descriptor, store: store)
        let procedures = isType3 ? procedures(dictionary, matrix) : nil
        let isNumbered = isEmbedded && encoding.base == nil && encoding.differences.isEmpty && !dictionary["ToUnicode"].isNull
        // Such a font went through macOS twice: the second time it was told that the numbers are characters.
        let areNumbers = isNumbered && widths.numbersOfMac.map(toUnicode.areThemselves) ?? false
        if areNumbers { toUnicode.giveWay { _ in true } }
        var codes = NamedCodes(
            encoding, symbolic: symbolic, isEmbedded: isEmbedded, isTrueType: subtype == "TrueType",
            isCoded: !isType3 && !areNumbers && !(isEmbedded && (widths.areNumbered || toUnicode.refutes(Encodings.winAnsi))),
            procedures: procedures, widths: widths)
        if standard == .zapfDingbats { codes.readAsDingbats() }

        let program =
            isEmbedded && needsProgram(toUnicode, codes, widths, descriptor) ? FontProgram(store: store).read(descriptor) : nil
        if let program { codes.compare(with: program) }
        // What can change no more is not copied each time it is asked.
        let named = codes

        // Of such names Ghostscript takes some for words: `CR` (99, a c), `BS` (64, an @), `CL` (93, a bracket).
        let used = (0..<256).lazy.filter { widths.isUsed($0) && named.hasName($0) }
        let misreadsNames = named.bitmaps != nil && used.count { toUnicode[UInt32($0)] != 0 } * 2 < used.count

        let missingWidth = store.number(descriptor["MissingWidth"])
        // The standard font's widths, where the file gives none.
        let metrics = widths.isGiven ? nil : standard ?? StandardFont(substituteFor: style)
        var glyphs: [DecodedGlyph] = []
        glyphs.reserveCapacity(256)
        var (known, unknown) = (0, 0)
        let isChinese = toUnicode.mayHoldBigFive
        let isOfFormulae = name.begins(with: "cmmi", "cmsy", "cmbsy", "lmmath")
        // Where macOS knows none of its signs it numbers them and says nothing.
        let isUnsaid = toUnicode.isEmpty && !dictionary["ToUnicode"].isNull && SymbolicFont.hasPiecesOfFormulae(name)
        let isOfSigns = name.begins(with: "cmsy", "cmbsy", "lmmathsymbols")
        let numbered = symbolic == nil ? NumberedNames(subtype, encoding, toUnicode) : nil
        let misplaced = MisplacedNames(subtype, name, encoding, toUnicode, widths)
        let press = isType3 ? nil : PressFont.table(of: name)
        let pack = isType3 ? nil : PackFont.table(of: name)
        let isUncoded = subtype == "TrueType" && isEmbedded && toUnicode.isEmpty && encoding.base == nil && encoding.differences.isEmpty
        let split = isUncoded ? SplitGlyphs.scalars(name, widths) : nil
        let (isOfIcons, isOfEuclid) = (IconFont.isOne(name), SymbolicFont.isOfEuclid(name))
        var joined = JoinedNames()
        for code in 0..<256 {
            let isWhite = isNumbered && widths.mayBeWhite(code) && toUnicode[UInt32(code)] == 0
            let scalars = isWhite ? [0x20] : named.scalars(code, program: program)
            var unicode = toUnicode[UInt32(code)]
            if unicode != 0, let scalars, scalars.count == 1, scalars[0] > 0xFF, named.isExplicit(code) {
                joined.note(code, unicode, scalars[0])
            }
            if misreadsNames || named.bitmaps == .characters && unicode == code && scalars != nil { unicode = 0 }
            // pdfTeX's may give a space for all codes, where the program of the font names them.
            if toUnicode.saysOneThing, scalars != nil, named.isExplicit(code) || program?.hasCode(code) ?? false { unicode = 0 }
            // Ghostscript takes the names that dvips and pdfTeX give to bitmaps for those of ZapfDingbats, whose signs begin with the arrows.
            // So it does with names that only count the glyphs, as its own for what it takes apart: `a1` is no sign where its code is 1.
            if isType3, 0x2192...0x27BF ~= unicode, scalars != nil || named.name(code) == "a\(code)", named.isDingbat(code, unicode) {
                unicode = 0
            }
            // TeX's fonts of signs have no figures: where that stands, they have the bar that "↦" begins with, which writers that know no name for it leave
            // as its code.
            if isOfSigns, code == 0x37, unicode == 0x37 { unicode = 0x21A6 }
            if isOfFormulae, named.isExplicit(code), isMisreadSign(code, unicode, scalars) { unicode = 0 }
            if let numbered, let scalars, named.isExplicit(code), numbered.comeFirst(code, scalars),
                !MisplacedNames.refutes(scalars, unicode, width: widths[code], name)
            {
                unicode = 0
            }
            if 0xC0...0x17F ~= unicode, let name = named.name(code), Self.ligatures.contains(name) { unicode = 0 }
            if unicode == code, let scalars, let name = named.name(code), Self.isPlainer(name, scalars) { unicode = 0 }
            if let symbolic, unicode == code, scalars != nil, symbolic[code] != 0 { unicode = 0 }
            if let symbolic, hasNoLetters, 0x21...0xFF ~= unicode, symbolic[Int(unicode)] != 0 { unicode = symbolic[Int(unicode)] }
            if symbolic != nil, isNumbered, let greek = SymbolicFont.greek(unicode, of: name) { unicode = greek }
            // Quartz numbers a subset's signs from 33 on, and says in ToUnicode what their codes were.
            if unicode == 0, !named.hasName(code), case let value = toUnicode.privateValue(UInt32(code)), value & 0xFF != code,
                let sign = SymbolicFont.scalar(value, in: symbolic)
            {
                unicode = sign
            }
            if unicode == 0 { unicode = scalars.map { values.value($0) } ?? 0 }
            if unicode == code, let sign = SymbolicFont.currency(code, of: name) { unicode = sign }
            if isOfIcons, toUnicode[UInt32(code)] == 0 || 0x1F000...0x1FFFF ~= unicode {
                unicode = IconFont.sign(code, named.name(code), unicode, in: name, toUnicode)
            }
            if isOfEuclid, let sign = SymbolicFont.signOfEuclid(code, named.name(code), of: name) { unicode = sign }
            if let press {
                let place = PressFont.place(code, name: named.name(code), base: encoding.base?[code])
                unicode = place.flatMap { $0 < press.count ? press[$0] : nil } ?? 0
            }
            if let pack, pack[code] != 0 { unicode = pack[code] }
            if let split { unicode = code < split.count ? split[code] : 0 }
            if let misplaced { unicode = misplaced[code] }
            if 0x30...0x39 ~= unicode, let superior = named.name(code).flatMap({ GlyphName.superior(unicode, $0) }) { unicode = superior }
            if isUnsaid { unicode = 0 }
            let width: Float
            if isType3 {
                width = Float((widths[code] ?? 0) * matrix.a)
            } else {
                width = Float((widths[code] ?? substitute(metrics, scalars, missingWidth)) / 1000)
            }
            if widths.isUsed(code), !named.isNothing(code) { if unicode == 0 { unknown += 1 } else { known += 1 } }
            if unicode == 0 {
                let value = toUnicode.privateValue(UInt32(code))
                let expert = ExpertSigns.scalars(value, of: name)
                unicode =
                    (isChinese ? BigFiveSigns.scalar(value) : nil) ?? SymbolicFont.scalar(value, in: symbolic) ?? SymbolicFont.sign(
                        value, of: name)
                    ?? (expert.isEmpty ? nil : values.value(expert))
                    ?? (SymbolicFont.hasPiecesOfFormulae(name) ? 0 : SymbolicFont.isSpace(value) ? 0x20 : value)
            }
            glyphs.append(DecodedGlyph(code: UInt32(code), unicode: unicode, width: width.isFinite ? width : 0))
        }
        for (code, scalar) in joined.meant { glyphs[code].unicode = scalar }
        if subtype == "TrueType", isEmbedded,
            let moved = MovedTeXCodes.table(of: name, said: glyphs.lazy.filter { widths.isUsed(Int($0.code)) }.map(\.unicode))
        {
            for index in glyphs.indices where 0x21...0xFF ~= glyphs[index].unicode {
                glyphs[index].unicode = moved[Int(glyphs[index].unicode)]
            }
        }
        if isType3 { type3Extent(dictionary, matrix, &style) }
        if let fit = named.fit { style.take(fit.style, fit.kind) }
        if encoding.hasSizeVariants { style.isOfExtensions = true }
        if subtype == "TrueType", unknown > 0, isEmbedded { restoreLigatures(descriptor, widths, &glyphs, &values) }
        if widths.isFixedPitch {
            style.flags.insert(.fixedPitch)
        } else if style.flags.contains(.fixedPitch) {
            style.checkPitch(glyphs.lazy.filter { widths[Int($0.code)] != nil }.map { ($0.unicode, $0.width) })
        }
        let em =
            isType3
            ? TypeSize.em(glyphs, names: named.name, procedures: procedures, known: named.fit?.size, scale: matrix.a.magnitude) : 1
        return Font(
            name: name.text, style: style, isType3: isType3, fontMatrix: matrix, em: Float(em), hasUnicode: unknown == 0 || known > 0,
            sequences: values.sequences, hasRaisedGlyphs: pack != nil,
            simple: glyphs.map(ShownCode.init), store: store)
    }

    /// Whether ToUnicode gives a letter for what the name says is Greek or a relation, in a font of TeX's formulae: Ghostscript's does for names that its
    /// list lacks ("¿" for `nu`, "f" for `lessequal`). TeX has these signs among the controls, where none has codes who made the names up. Or it gives what
    /// TeX has at the code that ASCII has for what is named: "♣" for `bar`, "¶" for `braceleft`, of Latin Modern's signs.
    private func isMisreadSign(_ code: Int, _ unicode: UInt32, _ scalars: [UInt32]?) -> Bool {
        if let scalars, scalars.count == 1, 0x7B...0x7E ~= scalars[0] { return unicode == 0xB6 || 0x2660...0x2663 ~= unicode }
        guard code < 0x20, let scalars, scalars.count == 1, 0x41...0x7A ~= unicode || 0xA0...0xFF ~= unicode else { return false }
        return 0x391...0x3F6 ~= scalars[0] || 0x2200...0x22FF ~= scalars[0]
    }

    /// Whether a name gives the scalars themselves, beyond Latin (`uni092A094D0930`): where macOS does not know what a glyph stands for, or it stands for
    /// several letters, its ToUnicode gives the code.
    private static func isPlainer(_ name: String, _ scalars: [UInt32]) -> Bool {
        let figures = name.utf8.dropFirst(3).prefix(4)
        return name.hasPrefix("uni") && figures.count == 4 && figures.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x46 ~= $0 }
            && GlyphName.scalars(name) == scalars && scalars.allSatisfy { $0 > 0x24F }
    }

    /// Names for which a ToUnicode of Ghostscript's may have an accented letter ("Ą" for `fi`: laeken's introduction).
    private static let ligatures: Set<String> = ["ff", "fi", "fl", "ffi", "ffl"]

    /// Whether a font of signs was coded anew, as macOS does it: its program has Mac Roman's codes for what that holds of its signs, bullets mostly.
    private func isCodedByMac(_ subtype: String, _ encoding: SimpleEncoding, _ flags: FontFlags) -> Bool {
        // Glyphs of Type 1 are found by names, whatever the flags say (oggvideotools' manual).
        (subtype == "Type1" || subtype == "TrueType" && flags.contains(.nonsymbolic) && !flags.contains(.symbolic))
            && encoding.base == Encodings.macRoman
    }

    /// A program is read only where it can add something: codes in use that nothing else explains, unless ToUnicode is there and whole.
    ///
    /// Some writers give widths to codes that they don't use. What a subset has is named in CharSet (§9.8.1): pdfTeX's ToUnicode leaves out stops, commas
    /// and signs of formulae that the program names.
    private func needsProgram(
        _ toUnicode: ToUnicodeMap, _ named: NamedCodes, _ widths: SimpleWidths, _ descriptor: PDFDictionary
    ) -> Bool {
        var (used, unknown) = (0, 0)
        for code in 0..<256 where widths.isUsed(code) {
            used += 1
            if toUnicode[UInt32(code)] == 0 || toUnicode.saysOneThing, !named.isExplicit(code) { unknown += 1 }
        }
        if unknown == 0 { return lacksBar(toUnicode, descriptor) }
        if toUnicode.isEmpty || toUnicode.refused > 0 || unknown * 2 > used { return true }
        guard let names = store.string(descriptor["CharSet"]), names.count <= Self.longestCharSet else { return false }
        let known = (0..<256).map { code in
            let value = toUnicode[UInt32(code)]
            return value == 0 && named.isExplicit(code) ? named.scalars(code, program: nil)?.first ?? 0 : value
        }
        // Ligatures are several characters to some, and one to others.
        return names.split(separator: 0x2F).contains { name in
            let scalars = GlyphName.scalars(name.span)
            guard scalars.count == 1, !(0xFB00...0xFB06 ~= scalars[0]), UnicodeValues.readable(scalars) != nil else { return false }
            return !known.contains(scalars[0])
        }
    }

    /// Whether a font of TeX's signs has the bar that "↦" begins with, which has no width, so that the file doesn't tell by that that it occurs.
    private func lacksBar(_ toUnicode: ToUnicodeMap, _ descriptor: PDFDictionary) -> Bool {
        guard !toUnicode.isEmpty, toUnicode[0x37] == 0, let names = store.string(descriptor["CharSet"]), names.count <= Self.longestCharSet
        else { return false }
        return names.split(separator: 0x2F).contains { $0.elementsEqual("mapsto".utf8) }
    }

    /// In bytes: 256 codes have as many names, and the longest names of the lists have some forty letters.
    private static let longestCharSet = 256 * 40

    /// The width of a glyph that the file gives none for: the standard font's, by what the glyph is (§9.6.2.2).
    ///
    /// - Parameters:
    ///   - metrics: the standard font; nil where the file gives widths to others.
    ///   - missing: what the descriptor says.
    private func substitute(_ metrics: StandardFont?, _ scalars: [UInt32]?, _ missing: Double?) -> Double {
        guard let metrics else { return missing ?? 0 }
        if let scalars, scalars.count == 1, let width = metrics.width(of: scalars[0]) { return Double(width) }
        return missing ?? (metrics.width(of: 0x78).map(Double.init) ?? 500)
    }

    /// Gives codes that nothing explains the letters of the ligature that their glyph looks like, if it does.
    private func restoreLigatures(
        _ descriptor: PDFDictionary, _ widths: SimpleWidths, _ glyphs: inout [DecodedGlyph], _ values: inout UnicodeValues
    ) {
        let lost = glyphs.indices.filter {
            (widths[$0] ?? 0) > 0 && (glyphs[$0].unicode == 0 || UnicodeValues.isPrivate(glyphs[$0].unicode))
        }
        guard !lost.isEmpty, lost.count <= LostLigatures.mostLost, let program = FontProgram(store: store).trueType(descriptor) else {
            return
        }
        let numbers = program.glyphsByCode
        var letters = LigatureShapes.Letters()
        for glyph in glyphs where glyph.unicode != 0 && numbers[Int(glyph.code)] != 0 {
            letters.add(glyph.unicode, LigatureShapes.Letter(glyph: numbers[Int(glyph.code)], width: glyph.width))
        }
        guard var shapes = LigatureShapes(program.outlines, letters) else { return }
        store.fontAllowance.note(lost.count * LostLigatures.cost)
        for code in lost where numbers[code] != 0 {
            let glyph = LigatureShapes.Letter(glyph: numbers[code], width: glyphs[code].width)
            if let scalars = shapes.scalars(of: glyph) { glyphs[code].unicode = values.value(scalars) }
        }
    }

    private func procedures(_ dictionary: PDFDictionary, _ matrix: Matrix) -> GlyphProcedures? {
        store.dictionary(dictionary["CharProcs"]).map { GlyphProcedures($0, matrix: matrix, store: store) }
    }

    private func type3Matrix(_ dictionary: PDFDictionary) -> Matrix {
        guard let matrix = store.numbers(dictionary["FontMatrix"]).flatMap(Matrix.init) else { return Font.thousandths }
        return matrix
    }

    /// A Type 3 font's reach is that of its FontBBox, if that is more than a formality.
    private func type3Extent(_ dictionary: PDFDictionary, _ matrix: Matrix, _ style: inout FontStyle) {
        guard let box = store.numbers(dictionary["FontBBox"]), box.count >= 4 else { return }
        let (top, bottom) = (max(box[1], box[3]) * matrix.d, min(box[1], box[3]) * matrix.d)
        if 0.3...1.6 ~= max(top, bottom) { style.ascent = Float(max(top, bottom)) }
        if -0.8 ... -0.05 ~= min(top, bottom) { style.descent = Float(min(top, bottom)) }
    }
}
