/// Whether the lines of a block are those of a program that is set in the type of a text, as on slides and in documents of word processors: each says by
/// itself that it is a statement.
enum ProgramLines {
    /// How many of a block's lines are statements; nil where less than half are, which most blocks' first lines tell.
    ///
    /// - Parameter line: gives the bytes of a line, in UTF-8.
    static func statements(of count: Int, line: (Int) -> ArraySlice<UInt8>) -> Int? {
        guard count > 1 else { return nil }
        var (found, missed) = (0, 0)
        for index in 0..<count {
            if isStatement(line(index)) { found += 1 } else { missed += 1 }
            if missed * 2 > count { return nil }
        }
        return found > 1 ? found : nil
    }

    /// Whether a line is a comment, a directive, a head of something, or ends as statements do, and has a sign more that no sentence has.
    static func isStatement(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last, text.count < mostBytes else { return false }
        if first == 0x7D, text.count <= longestEnd { return true }  // }
        if first == 0x2F || first == 0x23, openings.contains(where: { text.starts(with: $0) }) { return true }
        switch last {
        case 0x7B, 0x7D: return text.count > 1 && isOfProgram(text.span)  // { }
        case 0x3B: return isOfProgram(text.span) || isDeclaration(text.span)  // ;
        case 0x3A: return heads.contains { text.starts(with: $0) } && text.contains { $0 == 0x28 || $0 == 0x5F || $0 == 0x3D }  // :
        default: return isAssignment(text.span) || hasComment(text.span)
        }
    }

    /// Longer lines are paragraphs.
    private static let mostBytes = 160
    /// "});" and what it may have behind it.
    private static let longestEnd = 4
    private static let openings = ["//", "/*", "#include ", "#define ", "#ifdef ", "#ifndef ", "#if ", "#else", "#endif", "#pragma "].map {
        Array($0.utf8)
    }
    private static let heads = ["def ", "class ", "for ", "if ", "elif ", "while ", "with ", "except "].map { Array($0.utf8) }

    /// Whether a line has what no sentence has: a name called, an assignment, a name of several parts.
    private static func isOfProgram(_ line: borrowing Span<UInt8>) -> Bool {
        var index = 1
        while index + 1 < line.count {
            let (before, next) = (line[index - 1], line[index + 1])
            switch line[index] {
            case 0x28:  // Not "names(s)".
                if isNamePart(before), next != 0x73 || index + 2 < line.count && line[index + 2] != 0x29 { return true }
            case 0x3D: if isNamePart(before) || before == 0x20 { return true }
            case 0x5F, 0x5B: if isNamePart(before), isNamePart(next) { return true }
            case 0x3A: if next == 0x3A, isNamePart(before) { return true }
            case 0x2D: if next == 0x3E { return true }
            case 0x2B: if next == 0x2B { return true }
            default: break
            }
            index += 1
        }
        return false
    }

    /// Whether a line has a statement's end and a comment behind it.
    private static func hasComment(_ line: borrowing Span<UInt8>) -> Bool {
        guard line.holds(0x3B) else { return false }
        var index = 0
        while index + 3 < line.count {
            if line[index] == 0x3B, line[index + 1] == 0x20, line[index + 2] == 0x2F {
                return line[index + 3] == 0x2F || line[index + 3] == 0x2A
            }
            index += 1
        }
        return false
    }

    /// Whether a line is a type and a name: "int count;".
    private static func isDeclaration(_ line: borrowing Span<UInt8>) -> Bool {
        var spaces = 0
        for index in 0..<(line.count - 1) {
            if line[index] == 0x20 { spaces += 1 } else if !isNamePart(line[index]), line[index] != 0x2A { return false }
        }
        return spaces == 1 && line.count > 6
    }

    /// Whether a line begins with a name of some letters to which something is assigned: "count = 5", "self.name += x". Formulas have short ones.
    private static func isAssignment(_ line: borrowing Span<UInt8>) -> Bool {
        var index = 0
        while index < line.count, isNamePart(line[index]) || line[index] == 0x2E { index += 1 }
        guard index >= shortestName, !line[0].isASCIIDigit else { return false }
        if index < line.count, line[index] == 0x20 { index += 1 }
        if index < line.count, line[index] == 0x2B || line[index] == 0x2D || line[index] == 0x3A { index += 1 }
        guard index + 1 < line.count, line[index] == 0x3D, line[index + 1] != 0x3D else { return false }
        var spaces = 0
        while index < line.count {
            if line[index] == 0x20 { spaces += 1 }
            index += 1
        }
        return spaces <= mostSpaces
    }

    /// Behind what something is assigned to: a sentence about it has more.
    private static let mostSpaces = 8

    private static let shortestName = 3

    private static func isNamePart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte.isASCIIDigit || byte == 0x5F }
}
