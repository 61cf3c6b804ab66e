/// Divides plain text into paragraphs as it comes.
///
/// Paragraphs are divided by blank lines, and begin where a line is indented or starts an item of a list. In a block with
/// very long lines, each line is a paragraph: it was not wrapped by hand; so it is in one of lists, verses, talk or a table (``PlainLines``).
/// A form feed begins a page.
struct PlainText {
    enum Piece: Equatable {
        case paragraph(String)
        /// A line whose parts have tabs between them.
        case row(String)
        case page
    }

    private var line: [UInt8] = []
    private var lines: [String] = []

    /// Bytes of a text that is read: eight hundred hours of listening, and half a gigabyte of memory. A stream ends there.
    static let longest = 50_000_000

    /// From this many bytes on, a line is a paragraph of its own.
    private static let unwrappedLine = 160

    /// Takes bytes and gives the paragraphs that are whole.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"): endLine(&pieces)
            case 0x0C:
                endLine(&pieces)
                endBlock(&pieces)
                pieces.append(.page)
            case UInt8(ascii: "\r"): break
            default: line.append(byte)
            }
        }
        return pieces
    }

    /// The lines that came whole, though more of their paragraph may follow; at the end of the text also an unfinished line.
    mutating func flush(atEnd: Bool) -> [Piece] {
        var pieces: [Piece] = []
        if atEnd, !line.isEmpty { endLine(&pieces) }
        endBlock(&pieces)
        return pieces
    }

    private mutating func endLine(_ pieces: inout [Piece]) {
        let text = String(decoding: line, as: UTF8.self)
        line.removeAll(keepingCapacity: true)
        if text.allSatisfy(\.isWhitespace) {
            endBlock(&pieces)
        } else {
            lines.append(text)
        }
    }

    private mutating func endBlock(_ pieces: inout [Piece]) {
        defer { lines = [] }
        if PlainLines.areRows(lines) { return pieces += lines.map(Piece.row) }
        let isUnwrapped = lines.contains { $0.utf8.count > Self.unwrappedLine }
        let begun = isUnwrapped ? [] : PlainLines.beginnings(in: lines)
        var paragraph = ""
        for (index, text) in lines.enumerated() {
            let isNew =
                isUnwrapped || begun.contains(index) || Self.startsItem(text)
                || (index > 0 && Self.indent(text) > Self.indent(lines[index - 1]) + 1)
            if isNew, !paragraph.isEmpty {
                pieces.append(.paragraph(paragraph))
                paragraph = ""
            }
            if !paragraph.isEmpty { paragraph += " " }
            paragraph += text
        }
        if !paragraph.isEmpty { pieces.append(.paragraph(paragraph)) }
    }

    private static func indent(_ text: String) -> Int { text.prefix { $0 == " " || $0 == "\t" }.count }

    /// "- ", "* ", "• ", "1. ", "2) ".
    private static func startsItem(_ text: String) -> Bool {
        let content = text.drop { $0 == " " || $0 == "\t" }
        guard let end = content.firstIndex(of: " ") else { return false }
        let mark = content[..<end]
        if ["-", "*", "•", "–", "+"].contains(mark) { return true }
        guard let stop = mark.last, stop == "." || stop == ")" else { return false }
        let number = mark.dropLast()
        return (1...3).contains(number.count) && number.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

extension PlainText {
    /// What bytes that are not a PDF may be.
    enum Kind: Equatable { case text, otherEncoding, binary }

    /// Looks at the beginning of a file: is it text?
    static func kind(of bytes: [UInt8]) -> Kind {
        let sample = bytes.prefix(1 << 16)
        if sample.starts(with: [0xFF, 0xFE]) || sample.starts(with: [0xFE, 0xFF]) { return .otherEncoding }
        // Nearly every PDF has a zero soon.
        if sample.contains(0) { return .binary }
        let controls = sample.count { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0C && $0 != 0x0D && $0 != 0x1B || $0 == 0x7F }
        if controls * 50 > sample.count { return .binary }
        return isUTF8(sample, isCut: sample.count < bytes.count) ? .text : .otherEncoding
    }

    /// What text that is not UTF-8 most likely is in, by iconv's names: what its byte order mark says, or what old files are in.
    static func encoding(of bytes: [UInt8]) -> String {
        let marks: [([UInt8], String)] = [
            ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
        ]
        return marks.first { bytes.starts(with: $0.0) }?.1 ?? "LATIN1"
    }

    /// Whether bytes are UTF-8; the last character of a sample may be cut.
    private static func isUTF8(_ sample: ArraySlice<UInt8>, isCut: Bool) -> Bool {
        for length in 0...(isCut ? min(3, sample.count) : 0) where String(validating: sample.dropLast(length), as: UTF8.self) != nil {
            return true
        }
        return false
    }
}
