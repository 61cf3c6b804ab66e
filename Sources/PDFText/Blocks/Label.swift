/// Labels of list items.
enum Label {
    static func isBullet(_ scalars: [UInt32]) -> Bool {
        guard scalars.count == 1, let first = scalars.first else { return false }
        switch first {
        case 0x2022, 0x2023, 0x2043, 0x204C, 0x204D, 0x2217, 0x2219, 0x22C5, 0x25A0...0x25FF, 0x2605, 0x2606, 0x2666, 0x2713...0x2718,
            0x2726, 0x2751, 0x26AA, 0x26AB, 0x2B1B, 0x2B1C, 0x2B24,
            0x2752, 0x2756,
            0x2794, 0x27A2, 0x27A4, 0xB7,
            0x2013,
            0x2014, 0x2212, 0x2D, 0x2A, 0xF0B7, 0xF0A7, 0xF0D8, 0xF0FC, 0xF076, 0xF06E, 0xF0A8:
            return true
        default: return false
        }
    }

    /// Hyphens, dashes and the minus: bullets, and what stands for a figure that there is none of.
    static func isDash(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2010, 0x2013, 0x2014, 0x2212: true
        default: false
        }
    }

    /// A dot in the middle of its height: a bullet, a factor's sign, and several of them what is left out of a formula.
    static func isMiddleDot(_ scalar: UInt32) -> Bool { scalar == 0xB7 || scalar == 0x22C5 || scalar == 0x2219 }

    /// A box to be ticked: it begins an item, but is no bullet, since it may say something.
    static func isTickBox(_ scalars: [UInt32]) -> Bool { scalars.count == 1 && 0x2610...0x2612 ~= scalars[0] }

    /// Whether a scalar is a bullet and nothing else: none of the signs that code is written in.
    static func isBulletAlone(_ scalar: UInt32) -> Bool {
        scalar >= 0x2022 && scalar != 0x2043 && scalar != 0x2212 && scalar != 0x2217 && scalar != 0x22C5 && isBullet([scalar])
    }

    /// `A.`
    static func isCapital(_ scalars: some Collection<UInt32>) -> Bool {
        scalars.count == 2 && scalars.first.map { $0 &- 0x41 < 26 } == true && scalars.dropFirst().first == 0x2E
    }

    /// Whether a label may end in a sign: full stop, closing brackets; dash, full stop of Urdu and stop of Hindi, which end numbers in other scripts.
    @inline(__always)
    static func mayEnd(_ scalar: UInt32) -> Bool {
        scalar == 0x2E || scalar == 0x29 || scalar == 0x5D || scalar == 0x2D || scalar == 0x06D4 || scalar == 0x0964
    }

    /// A number in the figures of whatever script, or a letter of one that has no capitals, with a sign behind it or in brackets: `١.`, `١-`, `أ)`, `(ب)`, `א.`,
    /// `(क)`, `১।`, `ก.`. Such a text behind it tells it from a word of one letter.
    static func isOfOtherScript(_ scalars: [UInt32]) -> Bool {
        guard scalars.count >= 2, let last = scalars.last, mayEnd(last) else { return false }
        let inner = scalars[(scalars[0] == 0x28 ? 1 : 0)..<(scalars.count - 1)]
        if inner.allSatisfy(PageDigits.isDecimal) { return !inner.isEmpty && inner.count <= mostFigures }
        // Persian calls its first letter by its name.
        return inner.count == 1 && inner.first.map(Script.isCaseless) == true || inner.elementsEqual([0x0627, 0x0644, 0x0641])
    }

    private static let mostFigures = 3

    /// `12.`, `12)`, `(12)`, `[12]`, `a.`, `(iv)`, `(2a)`, `1.2)`: at most five characters inside.
    static func isNumber(_ scalars: [UInt32]) -> Bool {
        guard scalars.count >= 2, scalars.count <= 7, let last = scalars.last else { return false }
        let isOpened = scalars[0] == 0x28 || scalars[0] == 0x5B
        guard last == 0x2E || last == 0x29 || last == 0x5D else { return false }
        let inner = scalars[(isOpened ? 1 : 0)..<(scalars.count - 1)]
        if inner.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            // "(1993)", "2002)" and a line that happens to begin with "2024." are years; items are counted so far in brackets only.
            return !inner.isEmpty && (inner.count <= 3 || (inner.count == 4 && last == 0x5D && isOpened))
        }
        // What laws put between two paragraphs, and parts of a list: "(2a)", "1.2)".
        if last == 0x29, inner.first.map({ $0 &- 0x30 < 10 }) == true {
            let rest = inner.drop { $0 &- 0x30 < 10 }
            guard inner.count - rest.count <= 2 else { return false }
            return rest.count == 1 && rest.allSatisfy { $0 &- 0x61 < 26 }
                || !isOpened && 2...3 ~= rest.count && rest.first == 0x2E && rest.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
        }
        if inner.count == 1, let only = inner.first {
            // A capital and a stop are an initial, a small letter of Greek and a stop end a formula, of Cyrillic a word cut short.
            let isLatin = (only | 0x20) &- 0x61 < 26
            return isLatin && only >= 0x61 || (isOpened || last == 0x29) && (isLatin || only < 0x0530 && LetterCase(only) != .none)
        }
        return inner.count <= 5 && inner.allSatisfy { [0x69, 0x76, 0x78].contains($0) }
    }
}
