/// Roman numerals of front matter, in small letters or in capitals.
enum Roman {
    /// More letters are no number of a page.
    static let longest = 9

    /// The number that a word is: as it is written today (xiv), or with signs that only add up (xiiii). Nil for any other word: "civil", "Ill".
    static func value(_ letters: borrowing Span<UInt8>) -> Int? {
        guard (1...longest).contains(letters.count) else { return nil }
        var (total, sum, previous) = (0, 0, 0)
        for index in 0..<letters.count {
            let letter = letters[index]
            // All of one case.
            guard letter & 0x20 == letters[0] & 0x20, let value = value(of: letter) else { return nil }
            sum += value
            total += value > previous ? value - 2 * previous : value
            previous = value
        }
        guard total > 0, total < 400 else { return nil }
        let isWritten = matches(letters, total, subtracts: true)
        return isWritten ? total : matches(letters, sum, subtracts: false) ? sum : nil
    }

    /// What a letter counts for, small or capital.
    static func value(of letter: UInt8) -> Int? {
        switch letter | 0x20 {
        case 0x69: 1
        case 0x76: 5
        case 0x78: 10
        case 0x6C: 50
        case 0x63: 100
        default: nil
        }
    }

    /// Whether letters are those that a number is written in.
    private static func matches(_ letters: borrowing Span<UInt8>, _ number: Int, subtracts: Bool) -> Bool {
        var (rest, index) = (number, 0)
        for (value, first, second) in signs where subtracts || second == 0 {
            while rest >= value {
                for letter in [first, second] where letter != 0 {
                    guard index < letters.count, letters[index] | 0x20 == letter else { return false }
                    index += 1
                }
                rest -= value
            }
        }
        return index == letters.count
    }

    /// What signs count for, the largest first; 0 for a second letter where there is none.
    private static let signs: [(value: Int, first: UInt8, second: UInt8)] = [
        (100, 0x63, 0), (90, 0x78, 0x63), (50, 0x6C, 0), (40, 0x78, 0x6C), (10, 0x78, 0), (9, 0x69, 0x78), (5, 0x76, 0), (4, 0x69, 0x76),
        (1, 0x69, 0),
    ]
}
