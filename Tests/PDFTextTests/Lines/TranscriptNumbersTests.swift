import Testing

@testable import PDFText

@Suite("The numbers of a transcript's lines")
struct TranscriptNumbersTests {
    private let lines = [
        "Q. Where were you in the evening, when the", "lamp of the harbour went out?", "A. At the quay.",
        "Q. Did anybody see you there, or speak",
        "to you before the night?",
    ]

    private func page(_ lines: (Int) -> String) throws -> [String] {
        try TestDocument { page in
            for number in 1...25 {
                let label = String(number)
                page.show(label, 90 - 6 * Double(label.count), 720 - 24 * Double(number - 1), font: .fixed)
                page.show(lines(number), 120, 720 - 24 * Double(number - 1), font: .fixed)
            }
        }.texts()
    }

    @Test("They are left out, in the type of the text as well")
    func transcript() throws {
        let texts = try page { lines[($0 - 1) % lines.count] }
        #expect(!texts.joined(separator: " ").contains { $0.isNumber }, "\(texts)")
    }

    @Test("Those of a list's items are read")
    func list() throws {
        let texts = try page { "Lamp of quay \(["A", "B", "C"][$0 % 3])" }
        #expect(texts.joined(separator: " ").contains("17"), "\(texts)")
    }
}
