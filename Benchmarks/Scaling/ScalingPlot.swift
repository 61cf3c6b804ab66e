import Foundation

/// Values against pages, each series in a panel of its own with the straight line that fits it best.
struct ScalingPlot {
    struct Series {
        let title: String
        let pages: [Double]
        let values: [Double]

        /// By least squares; `explained` is R².
        var line: (start: Double, slope: Double, explained: Double) {
            let count = Double(max(pages.count, 1))
            let (meanX, meanY) = (pages.reduce(0, +) / count, values.reduce(0, +) / count)
            let (xx, xy, yy) = zip(pages, values).reduce((0.0, 0.0, 0.0)) { sums, point in
                let (x, y) = (point.0 - meanX, point.1 - meanY)
                return (sums.0 + x * x, sums.1 + x * y, sums.2 + y * y)
            }
            guard xx > 0 else { return (meanY, 0, 1) }
            return (meanY - xy / xx * meanX, xy / xx, yy > 0 ? xy * xy / (xx * yy) : 1)
        }
    }

    let title: String
    let series: [Series]

    private static let (width, height, margin) = (420.0, 300.0, 48.0)

    var svg: String {
        let all = Self.width * Double(series.count)
        let panels = series.enumerated().map { index, one in
            "<g transform=\"translate(\(Self.text(Double(index) * Self.width)) 0)\">\n\(panel(one))</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(all)) \(Self.text(Self.height))" font-family="sans-serif" \
            font-size="11" fill="#222">
            <title>aloud text on the first pages of \(title)</title>
            <rect width="100%" height="100%" fill="#fff"/>
            \(panels.joined())</svg>

            """
    }

    private func panel(_ one: Series) -> String {
        let (right, top) = (Self.rounded(one.pages.max() ?? 1), Self.rounded(one.values.max() ?? 1))
        func x(_ value: Double) -> Double { Self.margin + value / right * (Self.width - 1.5 * Self.margin) }
        func y(_ value: Double) -> Double { Self.height - Self.margin - value / top * (Self.height - 2 * Self.margin) }
        var lines = ["<text x=\"\(Self.text(x(0)))\" y=\"24\" font-size=\"13\">\(title): \(one.title)</text>"]
        for step in 0...4 {
            let (page, value) = (right * Double(step) / 4, top * Double(step) / 4)
            lines.append(
                "<path d=\"M\(Self.text(x(0))) \(Self.text(y(value)))H\(Self.text(x(right)))\" stroke=\"#ddd\"/>"
                    + "<text x=\"\(Self.text(x(0) - 6))\" y=\"\(Self.text(y(value) + 4))\" text-anchor=\"end\">\(Self.text(value))</text>"
                    + "<text x=\"\(Self.text(x(page)))\" y=\"\(Self.text(y(0) + 18))\" text-anchor=\"middle\">\(Self.text(page))</text>")
        }
        lines.append("<text x=\"\(Self.text(x(right / 2)))\" y=\"\(Self.text(y(0) + 36))\" text-anchor=\"middle\">pages</text>")
        let fit = one.line
        lines.append(
            "<path d=\"M\(Self.text(x(0))) \(Self.text(y(max(fit.start, 0))))L\(Self.text(x(right))) "
                + "\(Self.text(y(fit.start + fit.slope * right)))\" stroke=\"#c40\" fill=\"none\"/>")
        for (page, value) in zip(one.pages, one.values) {
            lines.append("<circle cx=\"\(Self.text(x(page)))\" cy=\"\(Self.text(y(value)))\" r=\"3\" fill=\"#04c\"/>")
        }
        lines.append(
            "<text x=\"\(Self.text(x(right)))\" y=\"\(Self.text(y(0) - 8))\" text-anchor=\"end\" fill=\"#c40\">"
                + String(format: "%.1f + %.3f a page, R² %.3f</text>", fit.start, fit.slope, fit.explained))
        return lines.joined(separator: "\n") + "\n"
    }

    /// The next number above of the form 1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8 × 10ⁿ.
    private static func rounded(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 1 }
        let power = pow(10, floor(log10(value)))
        return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].first { $0 * power >= value } ?? 10) * power
    }

    private static func text(_ value: Double) -> String { String(format: "%g", (value * 10).rounded() / 10) }
}
