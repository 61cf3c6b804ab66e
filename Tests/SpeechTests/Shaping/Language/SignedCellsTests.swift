import Reading
import Testing

@testable import Speech

@Suite struct SignedCellsTests {
    /// What is said for a row whose cells are divided by "|".
    private func row(_ marked: String) -> String {
        let parts = marked.split(separator: "|").map { $0.trimmingPrefix(" ") }.map { String($0.reversed().trimmingPrefix(" ").reversed()) }
        var (text, cells) = ("", [(utf8Offset: Int, heading: String)]())
        for part in parts {
            if !text.isEmpty { text += "\t" }
            cells.append((text.utf8.count, ""))
            text += part
        }
        var builder = ReadingText.Builder()
        builder.append(paragraph: text, role: .table, language: "en", cells: cells)
        let reading = builder.build(isComplete: true)
        return SpeechShaper(changesVoice: false).utterances(for: reading.words, in: reading).map(\.text).joined(separator: " ")
    }

    @Test(arguments: [
        ("Sales | – 8.4 % | - 750.00", "Sales, minus 8.4 %, minus 750.00"), ("China | 66,952 | (8)%", "China, 66,952, minus 8%"),
        ("Income | $ | 167,045 | $ | (1,200)", "Income, 167,045 dollars, minus 1,200 dollars"),
    ]) func areNegative(marked: String, expected: String) {
        #expect(row(marked) == expected)
    }

    /// Errors, sizes, shares, notes, years, prices for some, and what is left out.
    @Test(arguments: [
        "Age | 45.2 | (12.3)", "Men | 45 | (12.3%)", "Rate | 0.5 | (0.023)", "Total (1) | (1) | 5", "Sales | (2019) | 5", "Other | – | 5",
        "Age | $5 | (1,000)", "Holm | 5 | (1,024) | $5", "Income | 12,345 | (1,204)", "Ferry | £10 | (£8)",
    ])
    func othersAreNot(marked: String) {
        #expect(!row(marked).contains("minus"), "\(row(marked))")
    }
}
