import PDFText

/// The text as Markdown (CommonMark, with the tables and footnotes of GitHub's), so that it comes out as the text it is.
struct MarkdownFormat: TextFormat {
    static let needsLines = true
    private var links = NoteLinks()
    private var last = Last.nothing

    /// What was written last.
    private enum Last: Equatable {
        case nothing, block, bullet, quotation, row(columns: Int)
        case number(Int, Character)
    }

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) {}

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { links.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        for paragraph in links.take(before: page) { try write(paragraph, to: &sink) }
        links.forget()
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) { try settle(before: .max, to: &sink) }

    private mutating func write(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure) {
        let note = paragraph.role == .footnote ? links.note(paragraph) : nil
        let calls = links.calls(in: paragraph)
        switch paragraph.role {
        case .title: try block("# " + text(paragraph, calls, in: .heading), &sink)
        case .heading:
            let level = min(max(paragraph.level ?? 1, 1), 6)
            try block(String(repeating: "#", count: level) + " " + text(paragraph, calls, in: .heading), &sink)
        case .listItem, .contents, .index, .bibliography: try item(paragraph, calls, &sink)
        case .code: try block(Markdown.fenced(paragraph.text), &sink)
        case .caption: try block("*" + text(paragraph, calls, in: .line) + "*", &sink)
        case .annotation, .figure: try block("> " + text(paragraph, calls), &sink)
        // Those that follow one another are one quotation.
        case .quotation: try quotation(text(paragraph, calls), &sink)
        case .abstract: try block(text(paragraph, calls), &sink)
        case .footnote: try block((note.map { "[^\($0.number)]: " } ?? "") + text(paragraph, calls), &sink)
        case .table where !paragraph.cells.isEmpty: try row(paragraph, calls, &sink)
        default: try block(text(paragraph, calls), &sink)
        }
    }

    private mutating func block(_ text: String, _ sink: inout ByteSink) throws(CommandFailure) {
        try sink.write((last == .nothing ? "" : "\n") + text + "\n")
        last = .block
    }

    private mutating func quotation(_ text: String, _ sink: inout ByteSink) throws(CommandFailure) {
        let front = last == .nothing ? "" : last == .quotation ? ">\n" : "\n"
        try sink.write(front + "> " + text + "\n")
        last = .quotation
    }

    private mutating func item(_ paragraph: TextParagraph, _ calls: [NoteLinks.Call], _ sink: inout ByteSink) throws(CommandFailure) {
        guard paragraph.role == .listItem, let label = ListLabel(paragraph.text), let number = label.number, number.value < 1_000_000_000,
            !label.rest.isEmpty
        else {
            try sink.write((last == .bullet || last == .nothing ? "" : "\n") + "- " + text(paragraph, calls) + "\n")
            last = .bullet
            return
        }
        let front: String
        switch last {
        case .number(number.value - 1, number.mark): front = ""
        // The numbers of one list follow each other; another one has to be kept apart.
        case .number(_, number.mark): front = "\n<!-- -->\n\n"
        case .nothing: front = ""
        default: front = "\n"
        }
        let offset = paragraph.text.utf8.count - label.rest.utf8.count
        let rest = text(paragraph, offset..<paragraph.text.utf8.count, calls, in: .start)
        try sink.write("\(front)\(number.value)\(number.mark) \(rest)\n")
        last = .number(number.value, number.mark)
    }

    private mutating func row(_ paragraph: TextParagraph, _ calls: [NoteLinks.Call], _ sink: inout ByteSink) throws(CommandFailure) {
        let cells = paragraph.cells.map { text(paragraph, $0, calls, in: .cell) }
        var row = "| " + cells.joined(separator: " | ") + " |\n"
        if paragraph.startsTable || last != .row(columns: cells.count) {
            let rule = "|" + String(repeating: " --- |", count: cells.count) + "\n"
            // Every table has a head; one that has none gets one without words.
            row = paragraph.isTableHead ? row + rule : "|" + String(repeating: "   |", count: cells.count) + "\n" + rule + row
            row = (last == .nothing ? "" : "\n") + row
        }
        try sink.write(row)
        last = .row(columns: cells.count)
    }

    private func text(_ paragraph: TextParagraph, _ calls: [NoteLinks.Call], in place: Markdown.Place = .start) -> String {
        text(paragraph, 0..<paragraph.text.utf8.count, calls, in: place)
    }

    /// Some bytes of a paragraph's text, with the marks that call notes.
    private func text(_ paragraph: TextParagraph, _ bytes: Range<Int>, _ calls: [NoteLinks.Call], in place: Markdown.Place) -> String {
        var result = ""
        var start = bytes.lowerBound
        for call in calls where call.utf8Offset >= bytes.lowerBound && call.utf8Offset <= bytes.upperBound {
            result += Markdown.escape(paragraph.slice(start..<call.utf8Offset), in: start == bytes.lowerBound ? place : place.within)
            result += "[^\(call.number)]"
            start = call.utf8Offset
        }
        return result + Markdown.escape(paragraph.slice(start..<bytes.upperBound), in: start == bytes.lowerBound ? place : place.within)
    }
}
