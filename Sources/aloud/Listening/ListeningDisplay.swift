import Reading

/// What a listener is told when the voice has been moved, made to pause or to go on.
enum ListeningAnswer: Equatable {
    /// Where it is now.
    case place
    /// The word it has come to, or the first words of the sentence or paragraph, if it is silent there; else the place.
    case passage(ReadingUnit)
    /// The words it has come to, if it is silent there, and the place.
    case found
}

/// Where a listener sees what is going on.
protocol ListeningDisplay: AnyObject {
    /// The moment has changed.
    func show(_ status: ListeningStatus)
    /// Whether it is shown while the answer to what the listener has done is still due, too: lines that stay would tell the same place twice.
    var showsEachMoment: Bool { get }
    /// Lines that stay.
    func say(_ lines: [String])
    /// What is being typed; nil when nothing is any more.
    func edit(_ editor: LineEditor?)
    /// The player has been told to play, to pause or to move.
    func acknowledge(_ status: ListeningStatus, with answer: ListeningAnswer)
    /// The place was asked for.
    func tell(_ status: ListeningStatus)
    /// The terminal's size has changed, or others have written to it.
    func redraw()
    /// Leaves the terminal to others.
    func clear()
    /// Whether there is something to click on.
    var takesClicks: Bool { get }
    /// The mouse was pressed; columns and rows of the terminal, from 1.
    func clicked(column: Int, row: Int)
    /// The terminal has told the row its cursor is in. Gives how far into the document the last click was, if it was one on the scrubber.
    func cursorIsAt(row: Int) -> Double?
}

extension ListeningDisplay {
    func tell(_ status: ListeningStatus) { say([[status.phrase, status.chapterName].compactMap { $0 }.joined(separator: ", ")]) }
    var showsEachMoment: Bool { true }
    var takesClicks: Bool { false }
    func clicked(column: Int, row: Int) {}
    func cursorIsAt(row: Int) -> Double? { nil }
}

/// Nothing but what must be said.
final class QuietDisplay: ListeningDisplay {
    func show(_ status: ListeningStatus) {}
    func say(_ lines: [String]) { lines.forEach(StandardError.say) }
    func edit(_ editor: LineEditor?) {}
    func acknowledge(_ status: ListeningStatus, with answer: ListeningAnswer) {}
    func redraw() {}
    func clear() {}
}
