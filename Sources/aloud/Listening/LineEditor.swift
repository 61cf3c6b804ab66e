/// A line being typed: what to search for, where to go.
struct LineEditor: Equatable {
    enum Purpose: Equatable { case search, goTo }
    enum Outcome: Equatable { case typing, entered(String), cancelled }

    let purpose: Purpose
    private(set) var text = ""

    /// Longer lines are nobody's.
    private static let limit = 500

    init(_ purpose: Purpose) { self.purpose = purpose }

    var prompt: String { purpose == .search ? "search for: " : "go to: " }

    mutating func take(_ key: Key) -> Outcome {
        switch key {
        case .enter: return text.isEmpty ? .cancelled : .entered(text)
        case .escape, .control("g"), .hangup: return .cancelled
        case .backspace:
            if text.isEmpty { return .cancelled }
            text.removeLast()
        case .control("u"): text = ""
        case .character(let character):
            // What is pasted may be anybody's.
            if text.count < Self.limit, DisplayText.harmless(String(character)) == String(character) { text.append(character) }
        default: break
        }
        return .typing
    }
}
