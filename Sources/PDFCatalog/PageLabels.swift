package import PDFSyntax

/// Page labels (§12.4.2): what is printed on a page, such as "iv" or "A-3".
package struct PageLabels: Sendable {
    private struct Range: Sendable {
        let firstPage: Int
        let style: String
        let prefix: String
        let start: Int
    }

    private let ranges: [Range]

    /// Every page has it in its label: more would be told of each.
    private static let longestPrefix = 100

    package init(store: ObjectStore, catalog: PDFDictionary) {
        ranges = Tree.numbers(catalog["PageLabels"], store: store).compactMap { key, value in
            guard key >= 0, let dictionary = store.dictionary(value) else { return nil }
            return Range(
                firstPage: key, style: store.name(dictionary["S"])?.text ?? "",
                prefix: String((store.text(dictionary["P"]) ?? "").prefix(Self.longestPrefix)),
                start: max(1, store.integer(dictionary["St"]) ?? 1))
        }.sorted { $0.firstPage < $1.firstPage }
    }

    /// Whether the document states labels at all.
    package var isEmpty: Bool { ranges.isEmpty }

    /// The label of the page at `index` (from 0): the number from 1 where the document states none.
    package func label(of index: Int) -> String {
        guard let range = ranges.last(where: { $0.firstPage <= index }) else { return String(min(index, Int.max - 1) + 1) }
        let number = min(range.start, 1 << 40) + min(index - range.firstPage, 1 << 40)
        let numeral =
            switch range.style {
            case "D": String(number)
            case "R": Self.roman(number)
            case "r": Self.roman(number).lowercased()
            case "A": Self.letters(number)
            case "a": Self.letters(number).lowercased()
            default: ""
            }
        let label = range.prefix + numeral
        return label.isEmpty ? String(min(index, Int.max - 1) + 1) : label
    }

    static func roman(_ number: Int) -> String {
        guard (1...4999).contains(number) else { return String(number) }
        let values = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
            (5, "V"),
            (4, "IV"), (1, "I"),
        ]
        var left = number
        var result = ""
        for (value, letters) in values {
            while left >= value {
                result += letters
                left -= value
            }
        }
        return result
    }

    /// A to Z, then AA to ZZ, AAA to ZZZ … (Table 161).
    static func letters(_ number: Int) -> String {
        guard (1...2600).contains(number), let letter = Unicode.Scalar(65 + (number - 1) % 26) else { return String(number) }
        return String(repeating: Character(letter), count: (number - 1) / 26 + 1)
    }
}
