/// A page that is hard to read in order, and what must be true of how it is read.
struct HardPage: Sendable, CustomStringConvertible {
    enum Rule: Sendable, CustomStringConvertible {
        /// Both are read, in this order.
        case order(String, String)
        /// Is read.
        case present(String)
        /// Is not read: a running head, a leader, a scanner's noise.
        case absent(String)
        /// Is a paragraph by itself.
        case alone(String)
        /// Is read within one paragraph.
        case together(String)

        var description: String {
            switch self {
            case .order(let first, let second): "“\(first)” before “\(second)”"
            case .present(let text): "“\(text)” is read"
            case .absent(let text): "“\(text)” is not read"
            case .alone(let text): "“\(text)” is a paragraph"
            case .together(let text): "“\(text)” is not broken"
            }
        }

        /// Whether it holds for paragraphs whose white space is single spaces.
        func holds(for paragraphs: [String]) -> Bool {
            let text = paragraphs.joined(separator: "\n")
            switch self {
            case .order(let first, let second):
                guard let first = text.firstRange(of: first), let second = text.firstRange(of: second) else { return false }
                return first.lowerBound < second.lowerBound
            case .present(let part): return text.contains(part)
            case .absent(let part): return !text.contains(part)
            case .alone(let part): return paragraphs.contains(part)
            case .together(let part): return paragraphs.contains { $0.contains(part) }
            }
        }
    }

    /// Path in the development corpus.
    let file: String
    /// From 1.
    let page: Int
    /// What is hard about it, and what was or still is wrong with how it is read.
    let remark: String
    let rules: [Rule]
    /// What a person would still object to: rules that do not hold yet.
    let unmet: [Rule]

    init(_ file: String, _ page: Int, _ remark: String, _ rules: [Rule], unmet: [Rule] = []) {
        (self.file, self.page, self.remark, self.rules, self.unmet) = (file, page, remark, rules, unmet)
    }

    var description: String { "\(file.split(separator: "/").last ?? ""), page \(page)" }
}
