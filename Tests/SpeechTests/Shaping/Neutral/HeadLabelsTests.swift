import Reading
import Testing

@testable import Speech

@Suite("Labels of headings: Roman numerals and letters") struct HeadLabelsTests {
    private func heads(_ titles: [String], language: String) -> [String] {
        var builder = ReadingText.Builder()
        for title in titles {
            builder.append(paragraph: title, role: .heading, language: language)
            builder.append(paragraph: "…", role: .body, language: language)
        }
        let reading = builder.build(isComplete: true)
        let shaper = SpeechShaper(changesVoice: false)
        return reading.paragraphs.filter { $0.role == .heading }.map { paragraph in
            shaper.utterances(for: paragraph.words, in: reading).map(\.text).joined(separator: " | ")
        }
    }

    @Test func numeralsAreNumbers() {
        #expect(heads(["IV. Die Reise", "V. Das Ende"], language: "de") == ["4, Die Reise", "5, Das Ende"])
        #expect(heads(["I. Le départ", "II. Le retour"], language: "fr") == ["1, Le départ", "2, Le retour"])
    }

    @Test func lettersAreNoTitles() {
        #expect(heads(["L. Méthodes", "M. Résultats"], language: "fr") == ["L, Méthodes", "M, Résultats"])
        #expect(heads(["A. Introduction", "B. Methods"], language: "en") == ["A, Introduction", "B, Methods"])
        #expect(heads(["C. Anexo", "D. Resultados"], language: "es") == ["C, Anexo", "D, Resultados"])
    }

    @Test func namesStay() {
        #expect(heads(["V. Müller", "K. Maier"], language: "de") == ["V Müller", "K Maier"])
        #expect(heads(["M. Dupont"], language: "fr") == ["Monsieur Dupont"])
    }
}
