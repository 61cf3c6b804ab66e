import PDFText

/// A row for each word, in the columns of tesseract(1) and `pdftotext -tsv`, with three more behind them.
///
/// `level` is 5, a word. Page, block on the page and line in the block count from 1, and so does the word in the line; `par_num` counts through the
/// document. `left` and `top` are in points from the top left corner of the page, `conf` is 100. Behind the text: `index`, the word's number in the
/// text, as in `w1234`, empty for what is printed and not part of the text; the `role` of its block; the page's `label`. The end of a word that was
/// broken at the end of a line has a row of its own, where it stands, with the same index and no text.
struct TSVFormat: TextFormat {
    static let needsLines = true
    private var gatherer = PageGatherer([])
    private var describe: (Int) -> (label: String, size: (width: Double, height: Double)?) = { (String($0 + 1), nil) }

    static let columns = [
        "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width", "height", "conf", "text", "index",
        "role",
        "label",
    ]

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) throws(CommandFailure) {
        gatherer = PageGatherer(header.pages)
        describe = header.describe
        try sink.write(Self.columns.joined(separator: "\t") + "\n")
    }

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { gatherer.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        while let page = gatherer.next(before: page) { try write(page, to: &sink) }
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) { try settle(before: .max, to: &sink) }

    private func write(_ page: PrintedPage, to sink: inout ByteSink) throws(CommandFailure) {
        let own = describe(page.index)
        for (blockNumber, block) in page.blocks.enumerated() {
            for (lineNumber, line) in block.lines.enumerated() {
                for (wordNumber, word) in line.words.enumerated() {
                    let front = "\(blockNumber + 1)\t\(block.paragraph.number + 1)\t\(lineNumber + 1)\t\(wordNumber + 1)"
                    let index = word.index.map { String($0 + 1) } ?? ""
                    let places = word.places.isEmpty ? [nil] : word.places.map(Optional.some)
                    for (part, place) in places.enumerated() {
                        let number = place?.page ?? page.index
                        let (label, size) = number == page.index ? own : describe(number)
                        let text = part == 0 ? Self.field(word.text) : ""
                        let end = "\(text)\t\(index)\t\(block.paragraph.role.rawValue)\t\(Self.field(label))"
                        try sink.write("5\t\(number + 1)\t\(front)\t\(Self.box(place?.box, height: size?.height))\t100\t\(end)\n")
                    }
                }
            }
        }
    }

    private static func box(_ box: TextBox?, height: Double?) -> String {
        guard let box, let height else { return "\t\t\t" }
        return [box.x0, height - box.y1, box.x1 - box.x0, box.y1 - box.y0].map(points).joined(separator: "\t")
    }

    /// To a hundredth of a point.
    private static func points(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    /// On one line and without tabs.
    private static func field(_ text: String) -> String { DisplayText.clean(text) }
}
