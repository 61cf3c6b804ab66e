/// A font of a few plain letters: bars and stems.
enum Letters {
    private static let stem = 100

    /// The glyphs of .notdef, t, i, f, l, a, of ti joined at the bar, of f and t so joined, and of a ring that is no letter.
    static let glyphs = [
        [], t(0), i(0), f(0), l(0), a(0), t(0) + i(330) + bar(300, 430), f(0) + t(320) + bar(280, 420), ring,
    ].map { boxes in SFNT.glyph(boxes.map(\.corners)) }

    static let widths = [500, 330, 230, 320, 230, 500, 550, 640, 600]

    private static func box(_ x: Int, _ y0: Int, _ y1: Int) -> SFNT.Box { SFNT.Box(x, y0, x + stem, y1) }
    private static func bar(_ x0: Int, _ x1: Int) -> [SFNT.Box] { [SFNT.Box(x0, 400, x1, 480)] }
    private static func t(_ x: Int) -> [SFNT.Box] { [box(x + 110, 0, 620)] + bar(x + 20, x + 310) }
    private static func i(_ x: Int) -> [SFNT.Box] { [box(x + 65, 0, 480), box(x + 65, 580, 680)] }
    private static func f(_ x: Int) -> [SFNT.Box] { [box(x + 100, 0, 700), SFNT.Box(x + 200, 620, x + 320, 700)] + bar(x + 20, x + 300) }
    private static func l(_ x: Int) -> [SFNT.Box] { [box(x + 65, 0, 720)] }
    private static func a(_ x: Int) -> [SFNT.Box] {
        [box(x + 350, 0, 480), SFNT.Box(x + 50, 0, x + 350, 80), SFNT.Box(x + 50, 240, x + 350, 300), box(x + 50, 80, 240)]
    }
    private static let ring = [SFNT.Box(50, 100, 550, 180), SFNT.Box(50, 520, 550, 600), box(50, 180, 520), box(450, 180, 520)]

    static let program = SFNT.file(SFNT.outlines(glyphs))

    /// With glyphs for codes from 33 on, as macOS numbers a subset.
    static let codedProgram = SFNT.file(
        SFNT.outlines(glyphs) + [SFNT.cmap([(1, 0, SFNT.format6(33, Array(1..<glyphs.count)))])])
}
