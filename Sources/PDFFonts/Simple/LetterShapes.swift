/// What the small letters of a font of bitmaps look like: which of them rise above the others and which hang below the line. Alphabets that are set
/// with the same codes differ in that: a p hangs down, and the π that has its code does not.
struct LetterShapes {
    enum Alphabet { case latin, greek, other, unknown }

    private struct Letter {
        let code: Int
        let isHigh, hangs: Bool
    }

    private var letters: [Letter] = []
    private let widths: SimpleWidths
    /// Whether most of what stands where Cyrillic has its small letters is higher than such letters are.
    let areAccented: Bool

    /// - Parameter glyphs: codes, and the names of their glyphs.
    init(_ glyphs: [(code: Int, name: String)], _ widths: SimpleWidths, _ procedures: GlyphProcedures?) {
        self.widths = widths
        guard let procedures else {
            areAccented = false
            return
        }
        func reaches(_ range: ClosedRange<Int>) -> [(code: Int, bottom: Double, top: Double)] {
            glyphs.compactMap { glyph in
                range.contains(glyph.code) ? procedures.reach(glyph.name).map { (glyph.code, $0.bottom, $0.top) } : nil
            }
        }
        var small = reaches(0x61...0x7A)
        // Glyphs are drawn the other way round by some who turn the page's text about, too: no letter hangs down from the line.
        if !small.isEmpty, small.allSatisfy({ $0.bottom + $0.top < 0 }) { small = small.map { ($0.code, -$0.top, -$0.bottom) } }
        let plain = small.filter { Self.plain.contains($0.code) }
        let tops = (plain.isEmpty ? small : plain).map(\.top).sorted()
        let upper = reaches(0xE0...0xFF)
        let height = tops.isEmpty ? upper.map(\.top).min() ?? 0 : tops[(tops.count - 1) / 2]
        guard height > 0 else {
            areAccented = false
            return
        }
        letters = small.map { Letter(code: $0.code, isHigh: $0.top > Self.high * height, hangs: $0.bottom < -Self.low * height) }
        areAccented = upper.count { $0.top > Self.high * height } * 2 > upper.count
    }

    /// The alphabet whose letters have such shapes, as far as these tell.
    var alphabet: Alphabet {
        // Small capitals all stand on the line and are of one height. So do α, ε, ι, κ, ν, ο, π, σ, τ, υ, ω, but the P of Latin is narrower than its O.
        if letters.allSatisfy({ !$0.isHigh && !$0.hangs || $0.code == 0x6A || $0.code == 0x71 }) {
            guard let o = widths[0x6F], let p = widths[0x70], o > 0 else { return .unknown }
            return p > o ? .greek : .unknown
        }
        let (latin, greek) = (fit(Self.latin), fit(Self.greek))
        if greek.count >= Self.fewestOfGreek, greek.share >= Self.certain, greek.share >= latin.share + Self.margin { return .greek }
        if latin.share < Self.likely, latin.count >= Self.fewest { return .other }
        return latin.share >= Self.certain && latin.count >= Self.many ? .latin : .unknown
    }

    /// The letters of one alphabet by their codes: those that rise, those that hang down, those that do neither.
    private struct Shapes {
        let high, hanging, plain: Set<Int>

        init(high: String, hanging: String, plain: String) {
            func codes(_ letters: String) -> Set<Int> { Set(letters.utf8.map(Int.init)) }
            (self.high, self.hanging, self.plain) = (codes(high), codes(hanging), codes(plain))
        }
    }

    private static let latin = Shapes(high: "bdfhkl", hanging: "gjpqy", plain: "aceomnrsuvwxz")
    /// LGR: β γ δ ζ η θ λ μ ξ ρ φ χ ψ stand at b g d z h j l m x r f q y, ς at c.
    private static let greek = Shapes(high: "bdjlzx", hanging: "bgzhmxrfqy", plain: "aeiknopstuwc")

    /// How much of what one alphabet's letters should do these do, and of how many things.
    private func fit(_ shapes: Shapes) -> (share: Double, count: Int) {
        var (right, count) = (0, 0)
        for letter in letters {
            let (isHigh, hangs) = (shapes.high.contains(letter.code), shapes.hanging.contains(letter.code))
            let isPlain = shapes.plain.contains(letter.code)
            if isHigh || (isPlain && !hangs) {
                count += 1
                if letter.isHigh == isHigh { right += 1 }
            }
            if isHigh || hangs || isPlain {
                count += 1
                if letter.hangs == hangs { right += 1 }
            }
        }
        return (count > 0 ? Double(right) / Double(count) : 1, count)
    }

    /// Letters that are of the usual height, in nearly all alphabets.
    private static let plain = Set("acekmnorsuvwxz".utf8.map(Int.init))
    /// Above the height of small letters, and below the line, as a share of that height.
    private static let (high, low) = (1.2, 0.2)
    private static let (certain, likely, margin) = (0.9, 0.8, 0.1)
    private static let (fewestOfGreek, fewest, many) = (5, 8, 12)
}
