/// A key as it was pressed.
enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case shiftLeft, shiftRight
    case controlLeft, controlRight
    case pageUp, pageDown, home, end
    case shiftPageUp, shiftPageDown
    case enter, backspace, escape, tab
    /// A letter with the control key, in lower case.
    case control(Character)
    /// The mouse was pressed there; columns and rows count from 1.
    case click(column: Int, row: Int)
    /// The terminal's answer to where its cursor is.
    case cursor(row: Int)
    /// The terminal is gone.
    case hangup
}
