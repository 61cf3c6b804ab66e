/// Letters in brackets at the beginning of lines: labels of items, or what a sentence calls something by.
extension BlockText {
    /// The letter in brackets that a line begins with, a word of its own: "(x)".
    func letterInBrackets(_ line: LayoutLine) -> UInt32? {
        guard line.words.count > 1, let inner = bracketed(line), inner.count == 1, let letter = inner.first, (letter | 0x20) &- 0x61 < 26
        else { return nil }
        return letter
    }

    /// Whether a line begins with the label before or behind that of a letter, in brackets, as a letter or as a Roman number.
    func counts(_ line: LayoutLine, beside letter: UInt32) -> Bool {
        guard let inner = bracketed(line) else { return false }
        if inner.count == 1, inner[0] == letter &+ 1 || inner[0] &+ 1 == letter { return true }
        switch letter {
        case 0x69: return inner == [0x69, 0x69]
        case 0x76: return inner == [0x69, 0x76] || inner == [0x76, 0x69]
        case 0x78: return inner == [0x69, 0x78] || inner == [0x78, 0x69]
        default: return false
        }
    }

    /// What stands in the brackets that the first word of a line is; nil if it is no such word, or a long one.
    private func bracketed(_ line: LayoutLine) -> [UInt32]? {
        guard let word = line.words.first else { return nil }
        let cells = cells(of: word)
        guard (3...4).contains(cells.count), cells[cells.startIndex].unicode == 0x28, cells[cells.endIndex - 1].unicode == 0x29 else {
            return nil
        }
        return cells.dropFirst().dropLast().map(\.unicode)
    }

    /// The last scalar of a line; 0 of an empty one.
    func lastScalar(_ line: LayoutLine) -> UInt32 { line.words.last.flatMap { cells(of: $0).last }?.unicode ?? 0 }
}
