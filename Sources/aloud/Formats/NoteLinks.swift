import PDFText

/// Holds paragraphs back until their pages are done, and ties the marks that call notes to the notes at the foot of the page.
struct NoteLinks {
    /// A note is found by the mark it bears, on its page.
    struct Key: Hashable {
        let page: Int
        let mark: String
    }

    /// A mark in a paragraph whose note is known.
    struct Call {
        /// Byte of the paragraph's text before which it stands.
        let utf8Offset: Int
        let mark: String
        /// Of the note, from 1, counted through the document.
        let number: Int
        /// Whether no other mark before it calls the same note.
        let isFirst: Bool
    }

    private var waiting: [TextParagraph] = []
    private var calls: Set<Key> = []
    private var notes: Set<Key> = []
    private var numbers: [Key: Int] = [:]
    private var lastNumber = 0

    mutating func add(_ paragraph: TextParagraph) {
        waiting.append(paragraph)
        for (line, word) in Self.marks(paragraph) { calls.insert(Key(page: line.page, mark: Self.trimmed(word.text))) }
        if let key = Self.key(ofNote: paragraph) { notes.insert(key) }
    }

    /// The paragraphs that nothing can be added to any more, in order.
    mutating func take(before page: Int) -> [TextParagraph] {
        let done = waiting.prefix { $0.lastPage < page }
        waiting.removeFirst(done.count)
        return Array(done)
    }

    /// Forgets marks and notes of pages that are done with.
    mutating func forget() {
        let first = waiting.map(\.page).min() ?? .max
        calls = calls.filter { $0.page >= first }
        notes = notes.filter { $0.page >= first }
        numbers = numbers.filter { $0.key.page >= first }
    }

    /// The marks in a paragraph whose notes are known. To be asked once for each paragraph, in order.
    mutating func calls(in paragraph: TextParagraph) -> [Call] {
        var result: [Call] = []
        for (line, word) in Self.marks(paragraph) {
            let key = Key(page: line.page, mark: Self.trimmed(word.text))
            guard notes.contains(key) else { continue }
            let isFirst = numbers[key] == nil
            result.append(Call(utf8Offset: word.range.lowerBound, mark: key.mark, number: number(key), isFirst: isFirst))
        }
        return result
    }

    /// The number and the mark of a note that is called somewhere; nil for other paragraphs.
    mutating func note(_ paragraph: TextParagraph) -> (number: Int, mark: String)? {
        guard let key = Self.key(ofNote: paragraph), calls.contains(key) else { return nil }
        return (number(key), key.mark)
    }

    private mutating func number(_ key: Key) -> Int {
        if let known = numbers[key] { return known }
        lastNumber += 1
        numbers[key] = lastNumber
        return lastNumber
    }

    private static func marks(_ paragraph: TextParagraph) -> [(PrintedLine, PrintedLine.Word)] {
        paragraph.lines.flatMap { line in line.words.filter { $0.isNoteMark && $0.range.isEmpty }.map { (line, $0) } }
    }

    /// The mark in front of a note is not part of its text.
    private static func key(ofNote paragraph: TextParagraph) -> Key? {
        guard paragraph.role == .footnote, let line = paragraph.lines.first, let first = line.words.first, first.range.isEmpty else {
            return nil
        }
        let mark = trimmed(first.text)
        return mark.isEmpty ? nil : Key(page: line.page, mark: mark)
    }

    private static func trimmed(_ mark: String) -> String { String(mark.filter { !".)([],;: ".contains($0) }) }
}
