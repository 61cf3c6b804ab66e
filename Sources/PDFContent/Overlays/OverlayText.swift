import PDFCatalog
import PDFSyntax

/// A text set into a rectangle of the page as a viewer would set it (§12.7.4.3), roughly: what matters is that its lines stand in the right place
/// among those of the page.
struct OverlayText: Sendable {
    struct Line: Sendable {
        let text: String
        /// Where it begins, on its baseline, and how long it is.
        let x, y, width: Double
    }

    let lines: [Line]
    /// Of the type, in units of user space.
    let size: Double
    /// From the space the lines are set in to user space.
    let matrix: Matrix

    /// Space between a field's edge and its text.
    private static let padding = 2.0
    /// Baselines are this many ems apart.
    private static let leading = 1.15
    /// What fits itself to its field is no larger than this, lest it look like a heading.
    private static let largestFitted = 12.0
    /// Smaller type isn't read (it is taken for a technicality); it may then stand out of its field.
    private static let smallest = 1.0
    /// Of a value; a book pasted into a field is cut.
    private static let maximumScalars = 100_000
    /// What setting a byte of text costs, in bytes of content run.
    static let costPerByte = 64

    /// A value in its field. Nil where there is no room at all.
    init?(_ value: String, field: FormField, in rectangle: Rectangle, rotation: Int, isMultiline: Bool = false) {
        guard let space = Self.space(of: rectangle, rotation: rotation) else { return nil }
        let value = String(String.UnicodeScalarView(value.unicodeScalars.prefix(Self.maximumScalars)))
        let wraps = isMultiline || (field.kind == .text && field.flags.contains(.multiline))
        let paragraphs = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (width, height) = (max(space.width - 2 * Self.padding, 1), max(space.height - Self.padding, 1))
        var size = field.fontSize > 0 ? field.fontSize : wraps ? Self.largestFitted : min(0.75 * space.height, Self.largestFitted)
        if wraps {
            // Not far above what its area allows, so that few sizes have to be tried.
            let area = width * height / (Self.leading * max(paragraphs.reduce(0) { $0 + Self.ems($1) }, 1))
            size = min(size, max(1.5 * area.squareRoot(), Self.smallest))
        }
        // Lines that are not wrapped are as long in every size: they are measured once.
        let widest = wraps ? 0 : paragraphs.map(Self.ems).max() ?? 0
        var lines: [String] = []
        while true {
            lines = wraps ? paragraphs.flatMap { Self.wrap($0, ems: width / size) } : paragraphs
            let isLowEnough = lines.count == 1 || Double(lines.count) * size * Self.leading <= height
            let isNarrowEnough = wraps || widest * size <= width
            if (isLowEnough && isNarrowEnough) || size <= Self.smallest { break }
            size = max(size * 0.9, Self.smallest)
        }
        let isStacked = wraps || lines.count > 1
        let top = isStacked ? space.height - Self.padding - 0.8 * size : 0.5 * space.height - 0.3 * size
        self.lines = lines.enumerated().compactMap { index, text in
            let length = Self.ems(text) * size
            guard length > 0 else { return nil }
            let free = space.width - length
            let x = field.alignment == 1 ? free / 2 : field.alignment == 2 ? free - Self.padding : Self.padding
            return Line(text: text, x: max(x, 0), y: top - Double(index) * size * Self.leading, width: length)
        }
        self.size = size
        matrix = space.matrix
    }

    /// A sign in the middle of a box.
    init?(sign: String, in rectangle: Rectangle, rotation: Int) {
        guard let space = Self.space(of: rectangle, rotation: rotation) else { return nil }
        size = min(max(min(space.width, space.height), Self.smallest), Self.largestFitted)
        lines = [Line(text: sign, x: (space.width - 0.8 * size) / 2, y: 0.5 * space.height - 0.35 * size, width: 0.8 * size)]
        matrix = space.matrix
    }

    /// The rectangle turned level, counterclockwise by `rotation` degrees (Table 192), with the way back.
    private static func space(of rectangle: Rectangle, rotation: Int) -> (width: Double, height: Double, matrix: Matrix)? {
        let (width, height) = (rectangle.width, rectangle.height)
        guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
        switch (rotation % 360 + 360) % 360 {
        case 90: return (height, width, Matrix(0, 1, -1, 0, rectangle.x1, rectangle.y0))
        case 180: return (width, height, Matrix(-1, 0, 0, -1, rectangle.x1, rectangle.y1))
        case 270: return (height, width, Matrix(0, -1, 1, 0, rectangle.x0, rectangle.y1))
        default: return (width, height, Matrix(1, 0, 0, 1, rectangle.x0, rectangle.y0))
        }
    }

    /// Breaks a paragraph between its words.
    private static func wrap(_ text: String, ems: Double) -> [String] {
        var lines: [String] = []
        var (line, length) = ("", 0.0)
        for word in text.split(separator: " ") {
            let width = Self.ems(word)
            if !line.isEmpty, length + space + width > ems {
                lines.append(line)
                (line, length) = ("", 0)
            }
            line += line.isEmpty ? String(word) : " " + word
            length += line.utf8.count == word.utf8.count ? width : space + width
        }
        return lines + [line]
    }

    private static let space = 0.28

    /// About how long a text is, in ems: letters are half as wide as they are high, ideographs as wide.
    private static func ems(_ text: some StringProtocol) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x20: sum + space
            // Nothing there is combining; of the others, it takes a while to tell.
            case 0x21..<0x300: sum + 0.5
            case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0x20000...0x3FFFF: sum + 1
            default: sum + (scalar.properties.generalCategory == .nonspacingMark ? 0 : 0.5)
            }
        }
    }
}
