/// Signs that belong to what stands before them.
enum Stops {
    /// Comma, full stop, colon and semicolon: between the parts of a text, or of a formula.
    @inline(__always)
    static func isPause(_ unicode: UInt32) -> Bool { unicode == 0x2C || unicode == 0x2E || unicode &- 0x3A < 2 }

    /// These, and what ends a sentence or closes a bracket or a quotation.
    static func closes(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x21, 0x29, 0x3F, 0x5D, 0x2019, 0x201D: true
        default: isPause(unicode)
        }
    }
}
