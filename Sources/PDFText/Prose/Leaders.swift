/// Dots, dashes and strokes that lead the eye, or part one thing from another: seen, not read.
enum Leaders {
    /// Whether a text is nothing else: at least three such signs, or one row of dots.
    static func isAll(_ text: String) -> Bool {
        var count = 0
        for scalar in text.unicodeScalars where scalar != " " && scalar != "\n" {
            guard isLeader(scalar.value) else { return false }
            count += 1
        }
        return count >= 3
    }

    private static func isLeader(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E, 0x5F, 0x2D, 0x3D, 0xB7, 0x2026, 0x2010...0x2015, 0x2212, 0x2500...0x257F, 0x7C: true
        default: false
        }
    }
}
