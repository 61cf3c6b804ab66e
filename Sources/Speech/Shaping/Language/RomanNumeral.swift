/// Numbers written with I, V, X, L, C, D and M, as people write them today: `XIV`, never `XIIII`.
enum RomanNumeral {
    private static let steps: [(Int, String)] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"),
        (4, "IV"), (1, "I"),
    ]

    /// The value of a numeral in capitals, 1 to 3999; `nil` for anything else.
    static func value(of text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 15 else { return nil }
        var rest = text[...]
        var value = 0
        for (worth, letters) in steps {
            while rest.hasPrefix(letters), value < 4000 {
                value += worth
                rest = rest.dropFirst(letters.count)
            }
        }
        return rest.isEmpty && value < 4000 && numeral(of: value) == String(text) ? value : nil
    }

    /// The numeral for a value from 1 to 3999.
    static func numeral(of value: Int) -> String {
        var rest = value
        var result = ""
        for (worth, letters) in steps {
            while rest >= worth {
                result += letters
                rest -= worth
            }
        }
        return result
    }
}
