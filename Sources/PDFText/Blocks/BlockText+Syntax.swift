/// How a command is written, on a line by itself above what it does: "\newcommand[⟨number⟩]{⟨name⟩}", "open(path, mode)".
extension BlockText {
    private static func opens(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x28, 0x5B, 0x7B, 0x3C, 0x2329, 0x27E8, 0x3008: true
        default: false
        }
    }

    private static func closes(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x29, 0x5D, 0x7D, 0x3E, 0x232A, 0x27E9, 0x3009: true
        default: false
        }
    }

    /// What a word outside brackets begins with, but for the first: another command, what is left out, an alternative.
    private static func joins(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x5C, 0x2E, 0x2026, 0x3D, 0x7C, 0x2B, 0x2A: true
        default: false
        }
    }

    /// Whether a line begins with something in angle brackets that stands for a word: "⟨name⟩ is what".
    func startsPlaceholder(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { [0x2329, 0x27E8, 0x3008].contains($0.unicode) } ?? false
    }

    /// Whether a line is one command and what it takes, in brackets that all are closed; the brackets may hold words of any font.
    func isSyntax(_ line: LayoutLine) -> Bool {
        guard line.startsFixedPitch, let first = line.words.first, let last = cells(of: line.words.upperBound - 1).last else {
            return false
        }
        guard Self.closes(last.unicode) || line.endsFixedPitch && line.words.count == 1 else { return false }
        // What a command returns may stand before it: "count = write (text)".
        var (depth, hasBrackets, isAssigned) = (0, false, false)
        for word in line.words {
            let cells = cells(of: word)
            guard let begin = cells.first?.unicode else { continue }
            if depth == 0, word > first, !words[word].isGlued, !Self.opens(begin), !Self.joins(begin), !isAssigned {
                return false
            }
            isAssigned = depth == 0 && begin == 0x3D && cells.count == 1
            for cell in cells {
                if Self.opens(cell.unicode) {
                    depth += 1
                    hasBrackets = true
                } else if Self.closes(cell.unicode) {
                    depth -= 1
                    if depth < 0 { return false }
                }
            }
        }
        return depth == 0 && (hasBrackets || cells(of: first).first?.unicode == 0x5C)
    }
}
