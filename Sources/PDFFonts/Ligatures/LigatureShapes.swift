/// The letters of a glyph that stands for several, told by its shape: it looks like these letters of its font in a row, joined.
///
/// Ligatures have no codes in Unicode but for seven, and are lost where a writer makes a font's ToUnicode of its cmap, as browsers have done: "contribu ng",
/// "so ware". Of 531 ligatures of 45 fonts of sixteen families whose letters GSUB tells, 493 are told so, nearly all others are of hairlines or far
/// narrower than their letters; those with t, which are the ones that get lost, are right but for those of hairlines.
struct LigatureShapes {
    /// What fonts have ligatures for, in Latin; "fi" and its kin may have lost their code, too.
    private static let known: [[UInt8]] = [
        "ti", "tt", "ft", "tf", "ff", "fi", "fl", "ffi", "ffl", "tti", "ttf", "fft", "fti", "fj", "fb", "fh", "fk", "ffb", "ffh", "ffj",
        "ffk", "ct", "st", "sp", "Th", "ch", "ck", "tz", "ty", "gg", "gy",
    ].map { Array($0.utf8) }

    /// A letter of the font, or a glyph like one.
    struct Letter {
        let glyph: Int
        /// In ems.
        let width: Float
        /// Where it begins and ends in the glyph, if that has more, in ems.
        var part: Range<Float>?
    }

    /// The letters that ligatures are made of, and "ﬀ", "ﬁ" and "ﬂ", by their scalars: from these an f, i or l may be had that
    /// stands nowhere by itself.
    struct Letters {
        private(set) var known: [UInt8: Letter] = [:]
        private var ligatures: [UInt32: Letter] = [:]

        var isEmpty: Bool { known.isEmpty && ligatures.isEmpty }

        mutating func add(_ scalar: UInt32, _ letter: Letter) {
            switch scalar {
            case 0x61...0x7A, 0x54: known[UInt8(scalar)] = letter
            case 0xFB00...0xFB02: ligatures[scalar] = letter
            default: break
            }
        }

        /// With those that are had so.
        fileprivate var all: [UInt8: Letter] {
            var result = known
            if let double = ligatures[0xFB00], double.width > 0, result[Self.f] == nil {
                result[Self.f] = Letter(glyph: double.glyph, width: double.width / 2, part: 0..<(double.width / 2))
            }
            for (scalar, letter) in [(0xFB01, 0x69), (0xFB02, 0x6C)] as [(UInt32, UInt8)] {
                guard let whole = ligatures[scalar] else { continue }
                if let first = result[Self.f], first.width < whole.width, result[letter] == nil {
                    result[letter] = Letter(glyph: whole.glyph, width: whole.width - first.width, part: first.width..<whole.width)
                } else if let last = result[letter], last.width < whole.width, result[Self.f] == nil {
                    result[Self.f] = Letter(glyph: whole.glyph, width: whole.width - last.width, part: 0..<(whole.width - last.width))
                }
            }
            return result
        }

        private static let f: UInt8 = 0x66
    }

    private let outlines: TrueTypeOutlines
    private let letters: [UInt8: Letter]
    private let mostDifferent: Float
    private var bitmaps: [Int: GlyphBitmap] = [:]

    /// By how much a ligature may be wider or narrower than its letters, in ems.
    private static let widthTolerance: Float = 0.16
    /// How far a letter may be moved from its place, in ems: joined letters are closer, or further apart.
    private static let farthest: Float = 0.08
    /// Of the black of a glyph and of its letters. Nine of ten ligatures differ less, and of other glyphs one of a hundred does.
    private static let usual: Float = 0.27
    /// Where a letter is missing that it might have as well: "ft" differs from "tt" by .16 to .25, and ligatures with t from their letters by .14 at the most.
    private static let sure: Float = 0.14
    /// Squares that a letter must gain by each by which it is moved.
    private static let gain = 1

    /// Nil of a font without outlines, or with too few letters to be joined.
    init?(_ outlines: @autoclosure () -> TrueTypeOutlines?, _ letters: Letters) {
        let letters = letters.all
        guard letters.count > 1, let outlines = outlines() else { return nil }
        (self.outlines, self.letters) = (outlines, letters)
        mostDifferent = "filt".utf8.allSatisfy { letters[$0] != nil } ? Self.usual : Self.sure
    }

    /// The letters of a glyph, as scalars; nil if it looks like none of the ligatures.
    mutating func scalars(of glyph: Letter) -> [UInt32]? {
        var (best, least): ([UInt8]?, Float) = (nil, mostDifferent)
        let own = bitmap(glyph)
        guard !own.isWhite else { return nil }
        for ligature in Self.known {
            let row = ligature.compactMap { letters[$0] }
            guard row.count == ligature.count else { continue }
            let excess = glyph.width - row.reduce(0) { $0 + $1.width }
            guard excess.magnitude < Self.widthTolerance else { continue }
            let difference = own.difference(from: joined(row, excess / Float(row.count - 1), like: own))
            if difference < least { (best, least) = (ligature, difference) }
        }
        return best?.map(UInt32.init)
    }

    /// Letters in a row, each moved a little to where it is most like a glyph.
    ///
    /// - Parameter excess: between two of them, in ems.
    private mutating func joined(_ row: [Letter], _ excess: Float, like own: GlyphBitmap) -> GlyphBitmap {
        var (result, x) = (GlyphBitmap(), Float(0))
        let reach = Int(Self.farthest * GlyphBitmap.columnsPerEm)
        for letter in row {
            let (bitmap, place) = (bitmap(letter), Int((x * GlyphBitmap.columnsPerEm).rounded()))
            var (shift, most) = (0, own.common(with: bitmap, shiftedBy: place))
            for move in 1...reach {
                for way in [-move, move] {
                    let common = own.common(with: bitmap, shiftedBy: place + way) - Self.gain * move
                    if common > most { (shift, most) = (way, common) }
                }
            }
            result.add(bitmap, shiftedBy: place + shift)
            x += letter.width + excess
        }
        return result
    }

    private mutating func bitmap(_ letter: Letter) -> GlyphBitmap {
        let whole = bitmaps[letter.glyph] ?? GlyphBitmap(outlines.pieces(ofGlyph: letter.glyph))
        bitmaps[letter.glyph] = whole
        return letter.part.map { whole.part($0) } ?? whole
    }
}
