/// Labels of items and sections as Chinese, Japanese and Korean have them, which nothing need part from the text behind: "一、", "1、", "（一）", "1）", "第三条",
/// "①", "・".
enum WideLabel {
    /// Whether a text begins with one.
    ///
    /// - Parameter scalar: the scalars that the text begins with, white between words as 0x20; nil behind the last one, or behind as many as are looked at.
    @inline(__always)
    static func begins(_ scalar: (Int) -> UInt32?) -> Bool {
        guard let first = scalar(0), mayBegin(first) else { return false }
        return isLabel(first, scalar)
    }

    /// Whether a label may begin with a scalar: nearly all texts begin with another one.
    @inline(__always)
    static func mayBegin(_ unicode: UInt32) -> Bool { unicode &- 0x30 < 10 || unicode == 0x28 || unicode > 0x203A }

    /// Whether a text begins with a box to be ticked, or with what ticks it.
    @inline(__always)
    static func beginsTickBox(_ scalar: (Int) -> UInt32?) -> Bool {
        guard let first = scalar(0), first > 0x2200 else { return false }
        return (first == 0x221A || first == 0x25A1 || 0x2610...0x2612 ~= first || first == 0x2713 || first == 0x2714)
            && (scalar(1) == 0x20 ? scalar(2) : scalar(1)).map(isText) ?? false
    }

    /// The number that a label counts with: "(3)", "３．", "十二、", "③"; nil for one of another kind.
    static func number(_ scalar: (Int) -> UInt32?) -> Int? {
        guard let first = scalar(0) else { return nil }
        if 0x2460...0x2473 ~= first { return Int(first - 0x245F) }
        var place = first == 0x28 || first == 0xFF08 || first == 0x7B2C || first == 0xC81C ? 1 : 0
        if place == 1, scalar(1) == 0x20 { place = 2 }
        let start = place
        var (value, unit) = (0, 0)
        while place < start + mostNumerals, let sign = scalar(place) {
            if isDigit(sign) {
                unit = unit * 10 + Int(sign > 0xFF00 ? sign - 0xFF10 : sign - 0x30)
            } else if sign == 0x5341 || sign == 0x767E {
                (value, unit) = (value + (sign == 0x5341 ? 10 : 100) * max(unit, 1), 0)
            } else if sign == 0x96F6 || sign == 0x3007 {
                // The nought of "一〇一"; behind 百 there is nothing to count, "一百零一".
                unit *= 10
            } else if let digit = ones.firstIndex(of: sign) {
                unit = unit * 10 + digit + 1
            } else {
                break
            }
            place += 1
        }
        return place > start ? value + unit : nil
    }

    private static let ones = "一二三四五六七八九".unicodeScalars.map(\.value)

    /// As many scalars tell.
    static let longest = 10

    private static func isLabel(_ first: UInt32, _ scalar: (Int) -> UInt32?) -> Bool {
        if isEnclosed(first) { return scalar(1) != nil }
        if first == 0x30FB || first == 0x203B || Label.isBulletAlone(first) && first != 0x25A1 { return scalar(1).map(isText) ?? false }
        if first == 0x28 || first == 0xFF08 { return isBracketed(first, scalar) }
        if first == 0x7B2C || first == 0xC81C { return isPart(scalar) }
        if isDigit(first) { return isCounted(scalar) }
        if isNumeral(first) {
            let end = (1..<Self.mostNumerals + 1).first { !(scalar($0).map(isNumeral) ?? false) } ?? Self.mostNumerals
            return (scalar(end) == 0x3001 || scalar(end) == 0xFF0E) && scalar(end + 1) != nil
        }
        return isSyllableOfOrder(first) && (scalar(1) == 0x2E || scalar(1) == 0x29) && scalar(2) == 0x20
    }

    /// "1、", "１．", "1）", and, with nothing between it and an ideograph, "1." and "1)": what goes on with a figure is a decimal or several numbers.
    private static func isCounted(_ scalar: (Int) -> UInt32?) -> Bool {
        let end = (1..<Self.mostDigits + 1).first { !(scalar($0).map(isDigit) ?? false) } ?? Self.mostDigits
        guard let sign = scalar(end), let next = scalar(end + 1), !isDigit(next) else { return false }
        switch sign {
        case 0x3001, 0xFF0E, 0xFF09: return true
        case 0x2E, 0x29: return isText(next)
        default: return false
        }
    }

    /// "（一）", "(2)", "（ア）", "(가)".
    private static func isBracketed(_ first: UInt32, _ scalar: (Int) -> UInt32?) -> Bool {
        guard let sign = scalar(1) else { return false }
        var end = 2
        if isNumeral(sign) || isDigit(sign) {
            while end <= Self.mostDigits, scalar(end).map({ isNumeral($0) || isDigit($0) }) ?? false { end += 1 }
        } else if !isSyllableOfOrder(sign) && !isKana(sign) && !isLetter(sign) {
            return false
        }
        guard let close = scalar(end), close == 0xFF09 || close == 0x29, let next = scalar(end + 1) else { return false }
        if next == 0x2E || next == 0x3001 || next == 0xFF0E {
            return (scalar(end + 2) == 0x20 ? scalar(end + 3) : scalar(end + 2)).map(isText) ?? false
        }
        return first == 0xFF08 || close == 0xFF09 || isText(next) || isNumeral(sign)
    }

    /// "第一章", "第 12 条", "제3조", with white or a bracket behind it, or nothing: a sentence may begin with what it speaks of.
    private static func isPart(_ scalar: (Int) -> UInt32?) -> Bool {
        var place = scalar(1) == 0x20 ? 2 : 1
        let start = place
        while place < start + Self.mostNumerals, scalar(place).map({ isNumeral($0) || isDigit($0) }) ?? false { place += 1 }
        guard place > start else { return false }
        if scalar(place) == 0x20 { place += 1 }
        guard let part = scalar(place), parts.contains(part) else { return false }
        guard let next = scalar(place + 1) else { return place + 1 < Self.longest }
        return next == 0x20 || next == 0x3000 || next == 0xFF08 || next == 0x28
    }

    /// Chapter, section, article, part, volume, item, lesson …, in Chinese, Japanese and Korean.
    private static let parts = Set("章節节条條編编篇部款回課课話话講讲巻卷項项장절조편항부".unicodeScalars.map(\.value))

    private static let mostNumerals = 5
    private static let mostDigits = 3

    /// Circled, bracketed and stopped numbers, ideographs and kana that are one sign each.
    private static func isEnclosed(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x2460...0x249B, 0x24EB...0x24FF, 0x2776...0x2793, 0x3220...0x3229, 0x3260...0x327B, 0x3280...0x3289, 0x32D0...0x32FE: true
        default: false
        }
    }

    private static func isDigit(_ unicode: UInt32) -> Bool { unicode &- 0x30 < 10 || unicode &- 0xFF10 < 10 }

    /// Numerals, the formal ones, too.
    private static func isNumeral(_ unicode: UInt32) -> Bool {
        unicode >= 0x3007 && numerals.contains(unicode)
    }

    private static let numerals = Set("〇零一二三四五六七八九十百壹贰貳叁參肆伍陆陸柒捌玖拾".unicodeScalars.map(\.value))

    /// The syllables that count in Korean.
    private static func isSyllableOfOrder(_ unicode: UInt32) -> Bool { unicode >= 0xAC00 && syllables.contains(unicode) }

    private static let syllables = Set("가나다라마바사아자차카타파하".unicodeScalars.map(\.value))

    private static func isKana(_ unicode: UInt32) -> Bool { 0x3041...0x3093 ~= unicode || 0x30A1...0x30F3 ~= unicode }

    private static func isLetter(_ unicode: UInt32) -> Bool { (unicode | 0x20) &- 0x61 < 26 || 0xFF21...0xFF5A ~= unicode }

    /// A letter of these scripts, no sign of theirs.
    private static func isText(_ unicode: UInt32) -> Bool {
        Script.isIdeograph(unicode) || 0x3041...0x30FA ~= unicode || HangulSpacing.isSyllable(unicode) || unicode == 0x300C
            || unicode == 0x300A
    }
}
