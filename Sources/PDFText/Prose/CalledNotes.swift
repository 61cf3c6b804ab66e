/// Notes at the foot of a page that its text calls by their number: no feet, wherever they stand and however they are set. Asked where no other page shows
/// what is one.
struct CalledNotes {
    let layout: PageLayout

    /// Of the numbers of notes, in bytes.
    private static let longestMark = 3
    /// Of notes' type, and from baseline to baseline of a note, in ems.
    private static let sameSize: Float = 0.04
    private static let leading: Float = 1.6

    /// Takes what is a note out of what was taken for feet.
    func spare(_ roles: inout [Int: BlockRole]) {
        let feet = roles.lazy.filter { $0.value == .footer }.map(\.key).sorted { layout.lines[$0].y > layout.lines[$1].y }
        guard !feet.isEmpty else { return }
        var last: PageLayout.Line?
        for index in feet {
            let line = layout.lines[index]
            last = last.map { goesOn($0, line) } ?? false || isCalledNote(line) ? line : nil
            if last != nil { roles[index] = nil }
        }
    }

    /// Whether a line stands right below one of a note, set like it.
    private func goesOn(_ note: PageLayout.Line, _ line: PageLayout.Line) -> Bool {
        line.frame == note.frame && (line.size - note.size).magnitude < Self.sameSize * note.size
            && 0.5 * note.size...Self.leading * note.size ~= note.y - line.y && line.x0 < note.x1 && line.x1 > note.x0
    }

    /// Whether a line begins with a number, raised or written together with the first word, that a word above it calls a note by.
    private func isCalledNote(_ line: PageLayout.Line) -> Bool {
        guard let index = line.words.first, line.words.count > 1 else { return false }
        let word = layout.words[Int(index)]
        let printed = layout.bytes(of: word)
        let bytes = NoteMark.plain(printed)
        let mark = bytes.prefix(while: \.isASCIIDigit)
        guard 1...Self.longestMark ~= mark.count else { return false }
        let isMark = mark.count == bytes.count ? word.isRaised || word.isNoteMark : NoteMark.isGlued(bytes[...])
        guard isMark || printed.first ?? 0 >= 0x80 else { return false }
        return layout.lines.contains { other in
            other.frame == line.frame && other.y > line.y + line.size && other.words.contains { calls(layout.words[Int($0)], mark) }
        }
    }

    /// Whether a word calls the note with a number: it is its mark, or ends in it, in superior figures.
    private func calls(_ word: PageLayout.Word, _ mark: ArraySlice<UInt8>) -> Bool {
        let bytes = layout.bytes(of: word)
        if word.isNoteMark { return NoteMark.plain(bytes).elementsEqual(mark) }
        guard bytes.count > mark.count, bytes.last ?? 0 >= 0x80 else { return false }
        let figures = String(decoding: bytes, as: UTF8.self).unicodeScalars.reversed().prefix {
            RaisedText.isSuperscriptDigit($0.value)
        }
        return NoteMark.plain(Array(String(String.UnicodeScalarView(figures.reversed())).utf8)[...]).elementsEqual(mark)
    }
}
