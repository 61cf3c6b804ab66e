/// Leaves out the dots that Chinese and Japanese put below or above each character of a phrase for emphasis: signs of a text they aren't, though they
/// are often shown as full stops or bullets.
enum EmphasisDots {
    /// How far the middle of a dot may be from that of its character, in ems.
    private static let aside: Float = 0.14
    /// From the baseline of the character down, and up, to that of the dot, in ems: a stop's dot stands on its baseline, a bullet's above it.
    private static let drops: ClosedRange<Float> = 0.15...1
    private static let rises: ClosedRange<Float> = 0.35...1.2

    /// - Returns: the fragments that are no such dots.
    static func removed(from fragments: [Fragment], _ cells: [Cell]) -> [Fragment] {
        var isDot: [Int] = []
        for index in fragments.indices where fragments[index].end - fragments[index].start == 1 {
            let fragment = fragments[index]
            guard mayBe(cells[fragment.start].unicode) else { continue }
            let middle = (cells[fragment.start].x0 + cells[fragment.start].x1) / 2
            // It is shown right before or right behind its character.
            if index + 1 < fragments.count,
                stands(middle, fragment, at: fragments[index + 1], cells[fragments[index + 1].start])
                    || index > 0 && stands(middle, fragment, at: fragments[index - 1], cells[fragments[index - 1].end - 1])
            {
                isDot.append(index)
            }
        }
        // A dot by itself may be anything.
        guard isDot.count > 1 else { return fragments }
        var (rest, next): ([Fragment], Int) = ([], 0)
        rest.reserveCapacity(fragments.count - isDot.count)
        for index in fragments.indices {
            if next < isDot.count, isDot[next] == index { next += 1 } else { rest.append(fragments[index]) }
        }
        return rest
    }

    /// Whether a dot stands right below or above a character of such a script.
    private static func stands(_ middle: Float, _ dot: Fragment, at base: Fragment, _ cell: Cell) -> Bool {
        guard base.frame == dot.frame, base.em > 0, Script.isIdeograph(cell.unicode) || 0x3041...0x30FA ~= cell.unicode,
            (middle - (cell.x0 + cell.x1) / 2).magnitude < aside * base.em
        else { return false }
        let rise = (dot.y - base.y) / base.em
        return drops.contains(-rise) || rises.contains(rise)
    }

    /// Stops, bullets, middle dots, circles, sesame dots.
    private static func mayBe(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x2E, 0xB7, 0x2D9, 0x2022, 0x2219, 0x22C5, 0x25CB, 0x25CF, 0x25E6, 0x30FB, 0xFE45, 0xFE46, 0xFF0E: true
        default: false
        }
    }
}
