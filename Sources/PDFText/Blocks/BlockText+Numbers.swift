import PDFSyntax

/// Numbers that stand behind the abbreviation of what they count.
extension BlockText {
    /// Whether a line begins with a figure, or one in brackets, and has more words.
    func startsNumberOfSomething(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let cells = cells(of: word)
        guard let first = cells.first?.unicode else { return false }
        if first == 0x5B || first == 0x28 { return cells.dropFirst().first.map { $0.unicode &- 0x30 < 10 } ?? false }
        return first &- 0x30 < 10
    }

    /// Whether some words are nothing but an amount of money: a number with two figures behind its stop or comma, and signs and a currency perhaps:
    /// "£1,204.50", "−3.20 EUR".
    ///
    /// - Parameter mayBeRound: whether a dash may stand behind the stop or comma, or none of these where a sign says that it is money: "12.–", "£ 12".
    func isAmount(_ words: Range<Int>, mayBeRound: Bool = false) -> Bool {
        guard 1...2 ~= words.count else { return false }
        // Figures behind the last stop or comma.
        var (others, decimals, hasFigure, hasSign): (Int, Int?, Bool, Bool) = (0, nil, false, false)
        for word in words {
            for cell in cells(of: word) {
                switch cell.unicode {
                case 0x30...0x39: (decimals, hasFigure) = (decimals.map { $0 + 1 }, true)
                case 0x2C, 0x2E: decimals = 0
                case let sign where Self.isSignOfMoney(sign): (others, hasSign) = (others + 1, true)
                case 0x27, 0x2B, 0x2212: others += 1
                case let sign where Self.isDash(sign) || Bidirectional.isLetter(sign): others += 1
                default: return false
                }
            }
        }
        guard hasFigure, others <= Self.mostBesideAmount else { return false }
        if decimals == 2 { return true }
        let end = words.last.flatMap { cells(of: $0).last?.unicode }
        return mayBeRound && (decimals == nil ? hasSign : decimals == 0 && end.map(Self.isDash) ?? false)
    }

    private static let mostBesideAmount = 4

    /// $ £ ¥ €
    @inline(__always)
    static func isSignOfMoney(_ unicode: UInt32) -> Bool { unicode == 0x24 || unicode == 0xA3 || unicode == 0xA5 || unicode == 0x20AC }

    /// - – —
    static func isDash(_ unicode: UInt32) -> Bool { unicode == 0x2D || unicode == 0x2013 || unicode == 0x2014 }

    /// Whether a line begins with figures and a full stop, and has more words.
    func startsOrdinal(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let cells = cells(of: word)
        return 2...5 ~= cells.count && cells.last?.unicode == 0x2E && cells.dropLast().allSatisfy { $0.unicode &- 0x30 < 10 }
    }

    /// The number of an item that its first word follows without a blank, and the stop or bracket between them: "10.Close", "3)the".
    func numberBeforeWord(_ line: LayoutLine) -> (number: Int, sign: UInt32)? {
        guard line.words.count > 1, let word = line.words.first, let found = leadingNumber(of: word) else { return nil }
        // Two letters at the least: "2.x" is a version, "3.b" a part of an exercise.
        let rest = cells(of: word).dropFirst(found.length)
        guard rest.count >= 2, rest.prefix(2).allSatisfy({ Bidirectional.isLetter($0.unicode) }) else { return nil }
        return (found.number, found.sign)
    }

    /// The number of an item, which stands by itself, and the stop or bracket behind it: "9.".
    func numberOfItem(_ line: LayoutLine) -> (number: Int, sign: UInt32)? {
        guard line.words.count > 1, let word = line.words.first, let found = leadingNumber(of: word), found.length == cells(of: word).count
        else { return nil }
        return (found.number, found.sign)
    }

    /// The number of one to three figures that a word begins with, the stop or closing bracket behind it, and the length of both.
    private func leadingNumber(of word: Int) -> (number: Int, sign: UInt32, length: Int)? {
        var (number, length) = (0, 0)
        for cell in cells(of: word) {
            length += 1
            let digit = cell.unicode &- 0x30
            if digit < 10, length <= 3 {
                number = number * 10 + Int(digit)
            } else {
                return length > 1 && (cell.unicode == 0x2E || cell.unicode == 0x29) ? (number, cell.unicode, length) : nil
            }
        }
        return nil
    }

    /// Whether a line ends in such an abbreviation, which ends no sentence where a number follows it.
    func endsBeforeNumber(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last else { return false }
        var cells = cells(of: word)
        guard cells.last?.unicode == 0x2E else { return false }
        cells = cells.dropLast().drop { $0.unicode == 0x28 || $0.unicode == 0x5B }
        guard 1...Self.longestBeforeNumber ~= cells.count else { return false }
        var key: UInt64 = 0
        for cell in cells {
            guard LetterCase(cell.unicode) != .none, cell.unicode < 0x100 else { return false }
            key = key << 8 | UInt64(cell.unicode)
        }
        return Self.beforeNumbers.contains(key)
    }

    /// Whether a dash is the minus of the figure that stands close behind it: a bullet has white there.
    func isSignOfNumber(_ word: Int) -> Bool {
        guard word + 1 < words.count, let sign = cells(of: word).first, Label.isDash(sign.unicode),
            let figure = cells(of: word + 1).first, figure.unicode &- 0x30 < 10
        else { return false }
        return words[word + 1].x0 - words[word].x1 < Self.widestBehindMinus * words[word].size
    }

    /// In ems.
    private static let widestBehindMinus: Float = 0.12
    private static let longestBeforeNumber = 5
    /// Of English, German, French, Italian and Spanish.
    private static let beforeNumbers: Set<UInt64> = Set(
        """
        al Fig Figs fig figs Eq Eqs eq eqs No Nos nos Nr nr Vol Vols vol vols Ref Refs ref refs Sec Secs Sect sec Tab Tabs Ch Chap
        pp pg Abb Kap Bd Art Abs Anm Gl Ziff cf Cf vgl Thm Prop Lem Def Cor App Ex Alg
        """.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.reduce(0) { $0 << 8 | UInt64($1.value) } })
}
