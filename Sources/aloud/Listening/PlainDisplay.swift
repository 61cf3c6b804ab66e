import Reading
import Speech

/// Sparse lines without decoration, for screen readers, for logs, and for terminals that can't go back: new pages and chapters, every five per cent, and
/// what the listener does.
final class PlainDisplay: ListeningDisplay {
    private var page: Int?
    private var step: Int?
    private var chapter: Int?
    private var editor: LineEditor?
    /// What is to be told as soon as the line that is being typed has ended: in the middle of it nobody could tell the two apart.
    private var held: [String] = []

    /// Older ones are no news any more.
    private static let mostHeld = 20

    /// How long five per cent must last to be told, in seconds.
    private static let shortestStep = 20.0

    var showsEachMoment: Bool { false }

    func show(_ status: ListeningStatus) {
        let (oldPage, oldStep, oldChapter) = (page, step, chapter)
        note(status)
        guard case .playing(_) = status.player.state else { return }
        // The first word is not news, and that percentages are known now is none, either.
        guard oldPage != nil || oldStep != nil else { return }
        let chapterName = chapter == oldChapter ? nil : status.chapterName
        guard page != oldPage || (oldStep != nil && step != oldStep) || chapterName != nil else { return }
        write([status.shortPhrase, chapterName].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// What is known now is no news later.
    private func note(_ status: ListeningStatus) {
        page = status.place.page?.page
        chapter = status.place.chapterIndex
        // In a short text, five per cent are no news.
        let isLong = status.isMeasured && status.place.totalSeconds / 20 >= Self.shortestStep
        step = isLong ? Int(status.place.fraction * 20) : nil
    }

    func say(_ lines: [String]) { lines.forEach(write) }

    func acknowledge(_ status: ListeningStatus, with answer: ListeningAnswer) {
        let (oldPage, oldChapter) = (page, chapter)
        note(status)
        guard answer != .place, case .paused(_) = status.player.state else {
            let name = chapter == oldChapter ? nil : status.chapterName
            return write(status.phrase + (name.map { ", " + $0 } ?? ""))
        }
        if case .passage(let unit) = answer {
            // Word by word, where one is would be more than what one looks for.
            write(status.passage(of: unit) + (page == oldPage ? "" : ", " + status.shortPhrase))
        } else {
            write([status.passage(of: .sentence), status.shortPhrase].filter { !$0.isEmpty }.joined(separator: ", "))
        }
    }

    func edit(_ new: LineEditor?) {
        // The line is echoed as a terminal would, character by character.
        if editor == nil, let new { StandardError.write(new.prompt) }
        if let new { StandardError.write(Self.echo(from: editor?.text ?? "", to: new.text)) }
        if editor != nil, new == nil { StandardError.write("\n") }
        editor = new
        guard new == nil else { return }
        held.forEach(write)
        held = []
    }

    /// What makes a typed line that stands there, `old`, into another: what was added, or blanks over what was taken away, in columns of the terminal.
    static func echo(from old: String, to new: String) -> String {
        // A mark joins the letter before it: it is added all the same.
        if new.unicodeScalars.starts(with: old.unicodeScalars) {
            return DisplayText.clean(String(String.UnicodeScalarView(new.unicodeScalars.dropFirst(old.unicodeScalars.count))))
        }
        return String(repeating: "\u{8} \u{8}", count: max(0, DisplayText.width(of: old) - DisplayText.width(of: new)))
    }

    func redraw() {}
    func clear() {}

    private func write(_ line: String) {
        guard !line.isEmpty else { return }
        if editor == nil {
            StandardError.write(DisplayText.harmless(line) + "\n")
        } else {
            held = held.suffix(Self.mostHeld - 1) + [line]
        }
    }
}
