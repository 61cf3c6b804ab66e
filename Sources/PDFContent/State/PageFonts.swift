import PDFFonts

/// The fonts that were set on a page, each under the number that text states and runs name it by: 0, 1, 2, … in the order they were set first.
struct PageFonts {
    private(set) var list: [Font] = []
    /// Of each, if it is a simple one, its glyphs by code.
    private(set) var tables: [[ShownCode]] = []
    /// As in ``TextState``.
    private(set) var openers: [UInt8] = []
    private(set) var areVertical: [Bool] = []
    /// By the font's place in memory: a dictionary of numbers is one that the process has anyway.
    private var numbers: [Int: Int32] = [:]
    /// How many of them the sink has been told of.
    var announced = 0
    /// Tells pages apart.
    private(set) var page: UInt32 = 0

    mutating func startPage() {
        list.removeAll(keepingCapacity: true)
        tables.removeAll(keepingCapacity: true)
        openers.removeAll(keepingCapacity: true)
        areVertical.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        announced = 0
        page &+= 1
    }

    mutating func number(of font: Font) -> Int32 {
        let place = Int(bitPattern: ObjectIdentifier(font))
        if let number = numbers[place] { return number }
        let number = Int32(truncatingIfNeeded: list.count)
        numbers[place] = number
        list.append(font)
        tables.append(font.simple)
        openers.append(font.isComposite ? font.hasTwoByteCodes && !font.isVertical ? 0x3C : 0 : 0x28)
        areVertical.append(font.isVertical)
        return number
    }
}
