/// Letters and numbers in brackets at the beginning of lines: labels of items, or what a sentence calls something by.
extension BlockText {
    enum Bracketed {
        case letter(UInt32)
        case number(Int)
    }

    /// The letter or the number in brackets that a line begins with, a word of its own: "(x)", the "(14)" of drawings.
    func startBracketed(_ line: LayoutLine) -> Bracketed? {
        guard line.words.count > 1, let inner = bracketed(line) else { return nil }
        if inner.allSatisfy({ $0 &- 0x30 < 10 }) {
            // Of a row of such labels none is in a sentence.
            let next = cells(of: line.words.lowerBound + 1)
            return next.first.map { Bidirectional.isLetter($0.unicode) } == true ? .number(Self.value(inner)) : nil
        }
        guard inner.count == 1, (inner[0] | 0x20) &- 0x61 < 26 else { return nil }
        return .letter(inner[0])
    }

    /// Whether a line begins with the label before or behind another, in brackets, a letter's also as a Roman number.
    func counts(_ line: LayoutLine, beside label: Bracketed) -> Bool {
        guard let inner = bracketed(line) else { return false }
        switch label {
        case .letter(let letter): return counts(inner, beside: letter)
        case .number(let number): return inner.allSatisfy { $0 &- 0x30 < 10 } && abs(Self.value(inner) - number) == 1
        }
    }

    private static func value(_ figures: [UInt32]) -> Int { figures.reduce(0) { $0 * 10 + Int($1 & 0xF) } }

    private func counts(_ inner: [UInt32], beside letter: UInt32) -> Bool {
        if inner.count == 1, inner[0] == letter &+ 1 || inner[0] &+ 1 == letter { return true }
        switch letter {
        case 0x69: return inner == [0x69, 0x69]
        case 0x76: return inner == [0x69, 0x76] || inner == [0x76, 0x69]
        case 0x78: return inner == [0x69, 0x78] || inner == [0x78, 0x69]
        default: return false
        }
    }

    /// The small letter that a line begins with, with its stop a word of its own: "v."
    func startStopped(_ line: LayoutLine) -> UInt32? {
        guard line.words.count > 1, let inner = stopped(line), inner.count == 1, inner[0] &- 0x61 < 26 else { return nil }
        return inner[0]
    }

    /// Whether a line begins with the label before or behind such a letter, also as a Roman number.
    func countsStopped(_ line: LayoutLine, beside letter: UInt32) -> Bool {
        stopped(line).map { counts($0, beside: letter) } ?? false
    }

    private func stopped(_ line: LayoutLine) -> [UInt32]? {
        guard let word = line.words.first else { return nil }
        let label = cells(of: word)
        guard 2...Self.longestStopped ~= label.count, label.last?.unicode == 0x2E else { return nil }
        return label.dropLast().map(\.unicode)
    }

    private static let longestStopped = 4

    /// Whether a line begins with whom the letters for somebody are given to, or who signs for somebody: "c/o", "z. Hd.", "à l’attention de", "i. A."
    func startsCareOf(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let (first, second) = (cells(of: word), cells(of: word + 1))
        guard let letter = first.first?.unicode, first.count <= Self.longestCareOf else { return false }
        func isNext(_ abbreviations: String...) -> Bool {
            abbreviations.contains { $0.unicodeScalars.elementsEqual(second, by: { $0.value == $1.unicode }) }
        }
        switch (letter, first.count) {
        case (0x63, 3): return first[first.startIndex + 1].unicode == 0x2F && first[first.startIndex + 2].unicode == 0x6F
        case (0x7A, 2): return isNext("Hd.", "Hdn.", "H.")
        case (0x69, 2): return isNext("A.", "V.")
        case (0x70, 2): return isNext("p.", "A.", "pa.")
        case (0xE0, 1):
            // The apostrophe is one sign or another.
            return second.starts(with: [0x6C]) { $0.unicode == $1 }
                && second.dropFirst(2).starts(with: [0x61, 0x74, 0x74]) { $0.unicode == $1 }
        default: return false
        }
    }

    private static let longestCareOf = 3

    /// What stands in the brackets that the first word of a line is; nil if it is no such word, or a long one.
    private func bracketed(_ line: LayoutLine) -> [UInt32]? {
        guard let word = line.words.first else { return nil }
        let cells = cells(of: word)
        guard (3...5).contains(cells.count), cells[cells.startIndex].unicode == 0x28, cells[cells.endIndex - 1].unicode == 0x29 else {
            return nil
        }
        return cells.dropFirst().dropLast().map(\.unicode)
    }

    /// The last scalar of a line; 0 of an empty one.
    func lastScalar(_ line: LayoutLine) -> UInt32 { line.words.last.flatMap { cells(of: $0).last }?.unicode ?? 0 }
}
