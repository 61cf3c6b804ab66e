import Testing

@testable import PDFText

@Suite("Korean lines")
struct HangulSpacingTests {
    private func scalar(_ syllable: Unicode.Scalar) -> UInt32 { syllable.value }

    @Test(
        "Particles begin no word, and end most",
        arguments: [("지", "를"), ("그", "렇"), ("했", "습"), ("니", "다"), ("시", "는")] as [(Unicode.Scalar, Unicode.Scalar)])
    func inside(_ before: Unicode.Scalar, _ after: Unicode.Scalar) { #expect(HangulSpacing.odds(before.value, after.value) < -2) }

    @Test("Words after particles", arguments: [("을", "썼"), ("를", "한"), ("는", "사"), ("은", "그")] as [(Unicode.Scalar, Unicode.Scalar)])
    func between(_ before: Unicode.Scalar, _ after: Unicode.Scalar) { #expect(HangulSpacing.odds(before.value, after.value) > 1) }

    @Test("Syllables hardly ever written say nothing, others are none")
    func rare() {
        let constant = HangulSpacing.odds(0xD7A3, 0xD7A3)
        #expect(constant == Float(HangulSyllables.constant) / 4)
        #expect(HangulSpacing.odds(0x41, 0xAC00) == 0)
    }

    private let broken = ["오래된 우체통에 편지", "를 넣으면 꼭 일 년 뒤에 온다고 그", "렇게 믿는 사람들이 마을에 있었", "습니다."]
    private let whole = ["오래된 우체통에 편지를", "넣으면 꼭 일 년 뒤에 온다고", "믿는 사람들이 마을에", "있었습니다."]

    @Test("Lines broken after any syllable are joined where no word ended")
    func syllables() throws {
        try TestDocument { $0.lines(broken, 72, 700, size: 12) }.expect(["오래된 우체통에 편지를 넣으면 꼭 일 년 뒤에 온다고 그렇게 믿는 사람들이 마을에 있었습니다."])
    }

    @Test("Lines broken between words keep their spaces")
    func words() throws { try TestDocument { $0.lines(whole, 72, 700, size: 12) }.expect([whole.joined(separator: " ")]) }

    @Test("A space that is shown at a line's end is one")
    func shown() throws {
        let lines = broken.dropLast() + ["많습니다."]
        try TestDocument { page in
            for (index, line) in lines.enumerated() { page.show(index == 2 ? line + " " : line, 72, 700 - 14 * Double(index), size: 12) }
        }.expect(["오래된 우체통에 편지를 넣으면 꼭 일 년 뒤에 온다고 그렇게 믿는 사람들이 마을에 있었 많습니다."])
    }
}
