import PDFSyntax

/// The frame that is drawn around a plot: it goes on beyond the last numbers of the axes by up to a step.
enum PlotFrame {
    /// Between lines that meet, in ems of the numbers.
    private static let tolerance = 0.3
    /// Between the ends of the frame and the first and last number below it, in steps.
    private static let widestMargin = 1.2

    /// The frame, if its upper side and both ends of that are drawn.
    ///
    /// - Parameters:
    ///   - area: of the numbers of all axes.
    ///   - foot: of those below.
    ///   - steps: between two of them, across and up.
    ///   - size: of their type.
    static func box(
        around area: TextBox, foot: TextBox, _ steps: (x: Double, y: Double), _ size: Double, _ rules: [Rectangle]
    ) -> TextBox? {
        let margin = widestMargin * steps.x + size
        let tops = rules.filter { rule in
            rule.height < tolerance * size && rule.y0 > area.y1 - size && rule.y0 < area.y1 + widestMargin * steps.y + size
                && rule.x0 > foot.x0 - margin && rule.x0 < foot.x0 + margin && rule.x1 < foot.x1 + margin && rule.x1 > foot.x1 - margin
        }
        guard let top = tops.max(by: { $0.y0 < $1.y0 }) else { return nil }
        let near = tolerance * size
        // From the frame's foot, which is above the numbers.
        func isSide(_ rule: Rectangle, _ x: Double) -> Bool {
            rule.width < near && (rule.x0 - x).magnitude < near && (rule.y1 - top.y1).magnitude < near && rule.y0 > foot.y0
                && rule.y0 < foot.y1 + widestMargin * steps.y + size
        }
        guard let left = rules.first(where: { isSide($0, top.x0) }), rules.contains(where: { isSide($0, top.x1) }) else { return nil }
        return TextBox(x0: top.x0, y0: left.y0, x1: top.x1, y1: top.y1)
    }
}
