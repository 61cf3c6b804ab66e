import Benchmark
import PDFText
import Reading

/// Words, sentences and the scrubber out of paragraphs, and a thousand places found both ways.
enum PositionLayer: Layer {
    static let name = "positions"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            var paragraphs: [Paragraph] = []
            try PDFDocument(path: document.path).forEachParagraph { paragraphs.append($0) }
            return paragraphs
        } measure: { paragraphs in
            let text = readingText(paragraphs)
            let scrubber = Scrubber(text: text)
            for step in 0..<1000 { consume(scrubber.fraction(of: scrubber.word(at: Double(step) / 1000))) }
        }
    }

    static func readingText(_ paragraphs: [Paragraph]) -> ReadingText {
        var builder = ReadingText.Builder()
        for paragraph in paragraphs { builder.append(paragraph: paragraph.text, language: paragraph.language) }
        return builder.build(isComplete: true)
    }
}
