/// A key as it was pressed.
enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case shiftLeft, shiftRight
    case controlLeft, controlRight
    case pageUp, pageDown, home, end
    case enter, backspace, escape, tab
    /// A letter with the control key, in lower case.
    case control(Character)
    /// The terminal is gone.
    case hangup
}
