import PDFSyntax

/// The lines that a vertical axis is drawn with, where the horizontal one has no numbers: bars stand on a line that has names below it.
///
/// Either most of the numbers have a line of the grid, level with their middles, as no row of a table has; or there is the line of the axis itself, and one
/// at its foot, level with the lowest number; or most of the numbers have a tick, level with their middles, that ends at that line, and its foot is that of
/// the frame.
struct DrawnAxis {
    /// Where the lines to the right of the axis begin and end, and the lowest of them, in points on the page.
    let x0, x1, foot: Double

    /// Axes with fewer numbers may be anything.
    static let fewestNumbers = 4

    /// - Parameter rules: of the page, all sides of boxes among them.
    init?(_ axis: Axis, _ rules: [Rectangle]) {
        guard !axis.isHorizontal, axis.numbers.count >= Self.fewestNumbers, let lowest = axis.numbers.first, let highest = axis.numbers.last
        else { return nil }
        let (right, size) = (axis.box.x1, axis.size)
        var levels = Set<Int>()
        var (grid, base): (Rectangle?, Rectangle?)
        var ticks: [(level: Int, rule: Rectangle)] = []
        var side: Double?
        for rule in rules where rule.x0 > right - 0.3 * size && rule.x0 < right + Self.widestGap * size {
            if rule.height < 0.5 * size, rule.width > Self.shortestLine * size {
                let y = (rule.y0 + rule.y1) / 2
                if let level = axis.numbers.firstIndex(where: { ($0.middleY - y).magnitude < Self.tolerance * size }) {
                    levels.insert(level)
                    if grid.map({ y < $0.y0 }) ?? true { grid = rule }
                    if level == 0 { base = rule }
                }
            } else if rule.height < 0.2 * size, rule.width < Self.longestTick * size, rule.width > rule.height, ticks.count < Self.mostTicks
            {
                let y = (rule.y0 + rule.y1) / 2
                if let level = axis.numbers.firstIndex(where: { ($0.middleY - y).magnitude < Self.tolerance * size }) {
                    ticks.append((level, rule))
                }
            } else if rule.width < 0.5 * size, rule.y0 < lowest.middleY + Self.tolerance * size,
                rule.y1 > highest.middleY - Self.tolerance * size, lowest.middleY - rule.y0 < axis.step
            {
                side = max(side ?? rule.x0, rule.x0)
            }
        }
        let line: Rectangle
        if levels.count * 4 >= axis.numbers.count * 3, let grid {
            line = grid
        } else if let side, let base, (base.x0 - side).magnitude < 0.5 * size {
            line = base
        } else if let side, Self.count(ticks, at: side, size) * 4 >= axis.numbers.count * 3,
            let foot = Self.foot(of: axis, at: side, rules)
        {
            line = foot
        } else {
            return nil
        }
        (x0, x1, foot) = (line.x0, line.x1, line.y0)
    }

    /// How many numbers have a tick that ends at a line.
    private static func count(_ ticks: [(level: Int, rule: Rectangle)], at side: Double, _ size: Double) -> Int {
        let near = tolerance * size
        return Set(ticks.filter { ($0.rule.x0 - side).magnitude < near || ($0.rule.x1 - side).magnitude < near }.map(\.level)).count
    }

    /// The lowest of the lines that begin where the axis is, no more than a step below its lowest number.
    private static func foot(of axis: Axis, at side: Double, _ rules: [Rectangle]) -> Rectangle? {
        guard let lowest = axis.numbers.first else { return nil }
        let size = axis.size
        return rules.filter { rule in
            rule.height < 0.5 * size && rule.width > shortestLine * size && (rule.x0 - side).magnitude < 0.5 * size
                && rule.y0 < lowest.middleY + tolerance * size && lowest.middleY - rule.y0 < axis.step
        }.min { $0.y0 < $1.y0 }
    }

    /// In ems.
    private static let longestTick = 1.6
    /// Grids of small ticks have some between the numbers.
    private static let mostTicks = 256
    /// From a number to the line of its axis, in ems.
    private static let widestGap = 2.0
    /// Of the lines to the right of the axis, in ems.
    private static let shortestLine = 8.0
    /// Between the middle of a number and the line that is level with it, in ems.
    private static let tolerance = 0.25
}
