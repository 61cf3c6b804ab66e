import PDFSyntax

/// Names marks of Thai and Lao that neither ToUnicode nor the program's cmap names, by their shape: fonts have narrower and lower forms of them, for tall
/// letters and for places above other marks, which have no codes and look like the marks that have.
///
/// Where a writer gives the text of a whole cluster to one glyph of it (WeasyPrint), a form that stands in such a cluster first has none. Of 126 forms of
/// six Noto fonts, all are most like their own mark.
struct MarkShapes {
    let store: ObjectStore
    let descendant: PDFDictionary
    let descriptor: PDFDictionary
    let widths: CIDWidths
    let cmap: CMap
    /// Scalars by CID, of the font's own cmap; 0 where it has none.
    let known: CIDUnicode

    /// Fonts have some two dozen forms, and as many marks.
    private static let most = 32
    /// Of asking all codes, in bytes that take as long to decode.
    private static let costOfCodes = 1 << 20
    /// Share of what is black in one of two only: forms and their marks differ less, other marks more.
    private static let mostDifferent: Float = 0.14
    /// Between the proportions of a form and of its mark, at most: a line that lies is not one that stands.
    private static let mostStretched: Float = 2

    /// - Parameter unnamed: codes that have no text at all.
    func name(_ unnamed: [UInt32], in map: inout ToUnicodeMap) {
        let lost = unnamed.filter { known[cmap.cid($0)] == 0 && widths.width(cmap.cid($0)) == 0 }
        guard !lost.isEmpty, lost.count <= Self.most, store.stream(descendant["CIDToGIDMap"]) == nil else { return }
        var marks: [(scalar: UInt32, cid: UInt16)] = []
        store.fontAllowance.note(Self.costOfCodes)
        for code in UInt32(0)...0xFFFF where marks.count < Self.most {
            let cid = cmap.cid(code)
            let scalar = map[code] == 0 ? known[cid] : map[code]
            if Self.isMark(scalar) { marks.append((scalar, cid)) }
        }
        guard !marks.isEmpty, let outlines = FontProgram(store: store).trueType(descriptor)?.outlines else { return }
        store.fontAllowance.note((lost.count + marks.count) * LostLigatures.cost)
        let shapes = marks.map { ($0.scalar, MarkShape(outlines.pieces(ofGlyph: Int($0.cid)))) }
        for code in lost {
            guard let own = MarkShape(outlines.pieces(ofGlyph: Int(cmap.cid(code)))) else { continue }
            var (best, least): (UInt32, Float) = (0, Self.mostDifferent)
            for case (let scalar, let shape?) in shapes {
                let stretch = own.proportion / shape.proportion
                guard stretch < Self.mostStretched, stretch > 1 / Self.mostStretched else { continue }
                let difference = own.bitmap.difference(from: shape.bitmap)
                if difference < least { (best, least) = (scalar, difference) }
            }
            if best != 0 { map.set(code, to: best) }
        }
    }

    /// Vowel signs, tones and dots without a width of their own.
    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0xEB1, 0xEB4...0xEBC, 0xEC8...0xECE: true
        default: false
        }
    }
}

/// What a mark looks like, stretched to one size.
private struct MarkShape {
    let bitmap: GlyphBitmap
    /// Width by height.
    let proportion: Float

    /// Nil of a blank glyph, and of a line without width.
    init?(_ pieces: [TrueTypeOutlines.Piece]) {
        var (left, right, bottom, top): (Float, Float, Float, Float) = (.infinity, -.infinity, .infinity, -.infinity)
        for piece in pieces {
            left = min(left, piece.x0, piece.x1)
            right = max(right, piece.x0, piece.x1)
            bottom = min(bottom, piece.y0, piece.y1)
            top = max(top, piece.y0, piece.y1)
        }
        let (width, height) = (right - left, top - bottom)
        guard width > 1e-3, height > 1e-3, width.isFinite, height.isFinite else { return nil }
        proportion = width / height
        let rise = GlyphBitmap.height / height
        bitmap = GlyphBitmap(
            pieces.map {
                TrueTypeOutlines.Piece(
                    x0: ($0.x0 - left) / width, y0: ($0.y0 - bottom) * rise + GlyphBitmap.bottom,
                    x1: ($0.x1 - left) / width, y1: ($0.y1 - bottom) * rise + GlyphBitmap.bottom)
            })
    }
}
