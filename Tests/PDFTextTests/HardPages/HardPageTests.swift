import Foundation
import PDFText
import Testing

/// Fifty pages by others, chosen because something about them is hard, each looked at beside what is read of it.
struct HardPageTests {
    /// Where the development corpus is, if it is.
    private static let corpus: URL? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let places = ["../shared/corpus", "../../shared/corpus"].map { package.appending(path: $0) }
        return places.first { FileManager.default.fileExists(atPath: $0.appending(path: "rules.json").path) }
    }()

    @Test(.enabled(if: corpus != nil, "the development corpus is not beside the package"), arguments: HardPage.all)
    func isReadInOrder(_ hard: HardPage) throws {
        let file = try #require(Self.corpus).appending(path: hard.file).path
        let document = try PDFDocument(path: file)
        var paragraphs: [String] = []
        document.forEachParagraph(ReadingOptions(pages: (hard.page - 1)..<hard.page), workers: 1) { paragraph in
            paragraphs.append(paragraph.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        for rule in hard.rules { #expect(rule.holds(for: paragraphs), "\(rule)") }
        for rule in hard.unmet { withKnownIssue("\(rule)") { #expect(rule.holds(for: paragraphs)) } }
    }

    @Test func thereAreFifty() {
        #expect(HardPage.all.count == 50)
        #expect(HardPage.all.allSatisfy { !$0.rules.isEmpty && !$0.remark.isEmpty })
    }
}
