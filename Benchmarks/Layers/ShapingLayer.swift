import Benchmark
import PDFText
import Reading
import Speech

/// What is said instead of what is displayed, sentence by sentence, for up to 2,000 sentences.
enum ShapingLayer: Layer {
    static let name = "shaping"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            var paragraphs: [Paragraph] = []
            try PDFDocument(path: document.path).forEachParagraph { paragraphs.append($0) }
            return PositionLayer.readingText(paragraphs)
        } measure: { text in
            let shaper = SpeechShaper()
            for sentence in text.sentences.prefix(2000) { consume(shaper.utterances(for: sentence.words, in: text)) }
        }
    }
}
