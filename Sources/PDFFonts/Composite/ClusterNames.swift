/// Mends a ToUnicode map of an Indic font whose writer gave the text of a whole cluster to the glyph shown last in it, and none to those before:
/// Pango's clusters, as WeasyPrint writes them ("गे" is named "ि" nowhere, "ত" is "তি", the r above "म" is "र्म").
///
/// What the font's own cmap has is what its glyph shows. Of the others are told
/// - a sign drawn before its consonants, in one of its forms, which have no code: by its advance, which is that of the sign with a code, or, where that
///   isn't shown and the script has one such sign, by having no text;
/// - the r above a cluster, by text that begins with it and a glyph without a width, or with a vowel that is drawn behind;
/// - consonants joined: by text that ends with a sign drawn before them, which has a glyph of its own.
struct ClusterNames {
    let widths: CIDWidths
    let cmap: CMap
    /// Scalars by CID, of the font's own cmap; 0 where it has none.
    let known: CIDUnicode

    /// - Parameter unnamed: codes that have no text at all.
    func mend(_ map: inout ToUnicodeMap, _ values: inout UnicodeValues, unnamed: [UInt32]) {
        let signs = signsDrawnFirst()
        guard let script = signs.script else { return }
        for code in unnamed where known[cmap.cid(code)] == 0 {
            let width = widths.width(cmap.cid(code))
            guard width > 0 else { continue }
            let alike = signs.known.filter { $0.width == width }
            // A half letter within a cluster has no text either.
            let sign = alike.count == 1 ? alike[0].sign : signs.known.isEmpty ? Self.onlySign(of: script) : nil
            if let sign { map.set(code, to: sign) }
        }
        map.replaceSequences(&values) { code, scalars in
            guard scalars.allSatisfy(IndicScalar.holds) else { return nil }
            return Self.own(of: scalars, isMark: widths.width(cmap.cid(code)) == 0)
        }
    }

    /// What the glyph shows of the text of its cluster; nil if that is all of it.
    static func own(of scalars: ArraySlice<UInt32>, isMark: Bool) -> [UInt32]? {
        guard scalars.count > 1, let last = scalars.last else { return nil }
        let (first, second) = (scalars[scalars.startIndex], scalars[scalars.startIndex + 1])
        if scalars.count > 2, IndicScalar.isReph(first, second) {
            let signs = scalars.dropFirst(2).drop { !IndicScalar.isVowelSign($0) }.filter { !IndicScalar.isDrawnFirst($0) }
            if isMark || !signs.isEmpty { return [first, second] + signs }
        }
        // A letter alone has a code, and needs no other glyph but to be joined with the sign.
        guard IndicScalar.isDrawnFirst(last), scalars.contains(where: { IndicScalar.isPart($0, IndicScalar.virama) }) else { return nil }
        return scalars.reversed().drop(while: IndicScalar.isDrawnFirst).reversed()
    }

    /// The signs that are drawn first and have codes, with their advances, and the script of the map's letters.
    private func signsDrawnFirst() -> (known: [(sign: UInt32, width: Float)], script: UInt32?) {
        var (signs, script): ([(sign: UInt32, width: Float)], UInt32?) = ([], nil)
        for (cid, scalar) in known.values.enumerated() where IndicScalar.holds(scalar) && cid <= 0xFFFF {
            if IndicScalar.isDrawnFirst(scalar) { signs.append((scalar, widths.width(UInt16(cid)))) }
            if script == nil { script = scalar & ~0x7F }
        }
        return (signs, script)
    }

    /// The sign of a script that draws one alone before consonants.
    private static func onlySign(of script: UInt32) -> UInt32? {
        switch script {
        case 0x900: 0x93F
        case 0xA00: 0xA3F
        case 0xA80: 0xABF
        case 0xB00: 0xB47
        default: nil
        }
    }
}
