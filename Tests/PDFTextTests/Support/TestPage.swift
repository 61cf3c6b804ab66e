/// A page of a test's document, filled by showing text at places: points from the bottom left, baselines.
struct TestPage {
    private(set) var content = ""
    /// More entries of the page dictionary, such as `/Rotate 90`.
    var entries = ""
    var width = 612.0
    var height = 792.0
    /// Shows no spaces: words are moved to.
    var omitsSpaces = false

    init(_ content: String = "", entries: String = "", width: Double = 612, height: Double = 792) {
        self.content = content
        self.entries = entries
        self.width = width
        self.height = height
    }

    mutating func raw(_ operators: String) { content += operators + "\n" }

    /// Shows `text`.
    ///
    /// - Parameter end: where the line is to end: the spaces between the words are stretched. For fonts of even width.
    mutating func show(_ text: String, _ x: Double, _ y: Double, size: Double = 10, font: TestFont = .even, end: Double? = nil) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var extra = 0.0
        if let end, words.count > 1 {
            extra = (end - x - Self.width(text, size: size)) / Double(words.count - 1)
        }
        var pieces: [String] = []
        for (index, word) in words.enumerated() {
            let isLast = index == words.count - 1
            if omitsSpaces {
                pieces.append(font.string(word))
                if !isLast { pieces.append("\(-250 - extra / size * 1000)") }
            } else {
                pieces.append(font.string(isLast ? String(word) : word + " "))
                if !isLast, extra != 0 { pieces.append("\(-extra / size * 1000)") }
            }
        }
        raw("BT /\(font.rawValue) \(size) Tf \(x) \(y) Td [\(pieces.joined(separator: " "))] TJ ET")
    }

    /// Shows lines one below the other; returns the baseline of a next one.
    ///
    /// - Parameter end: where all lines but the last end.
    @discardableResult
    mutating func lines(
        _ lines: [String], _ x: Double, _ y: Double, size: Double = 10, leading: Double? = nil, font: TestFont = .even, end: Double? = nil,
        indent: Double = 0, justifiesLast: Bool = false
    ) -> Double {
        let step = leading ?? size * 1.2
        var y = y
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1 && !justifiesLast
            show(line, index == 0 ? x + indent : x, y, size: size, font: font, end: isLast ? nil : end)
            y -= step
        }
        return y
    }

    /// Shows a running text in lines of at most `width` points; returns the baseline of a next one.
    @discardableResult
    mutating func paragraph(
        _ text: String, _ x: Double, _ y: Double, width: Double, size: Double = 10, leading: Double? = nil, indent: Double = 0,
        justifiesLast: Bool = false
    ) -> Double {
        lines(
            Self.wrap(text, width: width, size: size, indent: indent), x, y, size: size, leading: leading, end: x + width, indent: indent,
            justifiesLast: justifiesLast)
    }

    /// What a line measures in the fonts of even width.
    static func width(_ text: some StringProtocol, size: Double) -> Double { text.utf16.reduce(0) { $0 + ($1 == 32 ? 0.25 : 0.5) } * size }

    /// Breaks a text between words.
    static func wrap(_ text: String, width: Double, size: Double = 10, indent: Double = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if !line.isEmpty, Self.width(longer, size: size) + (lines.isEmpty ? indent : 0) > width {
                lines.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        return lines + [line]
    }
}
