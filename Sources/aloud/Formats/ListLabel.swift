/// The number or letter in front of a list's item, which is part of its text: `3.`, `(a)`, `iv)`. Bullets aren't part of it.
struct ListLabel: Equatable {
    /// With its brackets and stop.
    let text: Substring
    /// What stands behind it.
    let rest: Substring
    /// Its number and what follows that, where the label is nothing else: Markdown numbers such items itself.
    let number: (value: Int, mark: Character)?

    init?(_ item: String) {
        guard let space = item.firstIndex(of: " "), space > item.startIndex else { return nil }
        let label = item[..<space]
        guard label.count <= 7, let last = label.last, ".)]".contains(last) else { return nil }
        let inner = label.drop { $0 == "(" || $0 == "[" }.dropLast()
        guard !inner.isEmpty, inner.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        text = label
        rest = item[item.index(after: space)...]
        number = last != "]" && inner.count == label.count - 1 ? Int(inner).map { ($0, last) } : nil
    }

    static func == (left: Self, right: Self) -> Bool { left.text == right.text && left.rest == right.rest }
}
