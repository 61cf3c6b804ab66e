import Reading
import Speech

/// Sparse lines without decoration, for screen readers, for logs, and for terminals that can't go back: new pages, every five per cent, and
/// what the listener does.
final class PlainDisplay: ListeningDisplay {
    private var page: Int?
    private var step: Int?
    private var editor: LineEditor?

    /// How long five per cent must last to be told, in seconds.
    private static let shortestStep = 20.0

    var showsEachMoment: Bool { false }

    func show(_ status: ListeningStatus) {
        let (oldPage, oldStep) = (page, step)
        note(status)
        guard case .playing(_) = status.player.state else { return }
        // The first word is not news, and that percentages are known now is none, either.
        guard oldPage != nil || oldStep != nil else { return }
        if page != oldPage || (oldStep != nil && step != oldStep) { write(status.shortPhrase) }
    }

    /// What is known now is no news later.
    private func note(_ status: ListeningStatus) {
        page = status.place.page?.page
        // In a short text, five per cent are no news.
        let isLong = status.isMeasured && status.place.totalSeconds / 20 >= Self.shortestStep
        step = isLong ? Int(status.place.fraction * 20) : nil
    }

    func say(_ lines: [String]) { lines.forEach(write) }

    func acknowledge(_ status: ListeningStatus, with answer: ListeningAnswer) {
        let oldPage = page
        note(status)
        guard case .passage(let unit) = answer, case .paused(_) = status.player.state else { return write(status.phrase) }
        // Word by word, where one is would be more than what one looks for.
        write(status.passage(of: unit) + (page == oldPage ? "" : ", " + status.shortPhrase))
    }

    func edit(_ new: LineEditor?) {
        // The line is echoed as a terminal would, character by character.
        let (old, now) = (editor?.text ?? "", new?.text ?? "")
        if editor == nil, let new { StandardError.write(new.prompt) }
        if now.hasPrefix(old) {
            StandardError.write(DisplayText.clean(String(now.dropFirst(old.count))))
        } else if new != nil {
            StandardError.write(String(repeating: "\u{8} \u{8}", count: old.count - now.count))
        }
        if editor != nil, new == nil { StandardError.write("\n") }
        editor = new
    }

    func redraw() {}
    func clear() {}

    private func write(_ line: String) {
        if !line.isEmpty { StandardError.write(DisplayText.harmless(line) + "\n") }
    }
}
