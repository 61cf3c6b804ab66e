import Testing

@testable import PDFText

@Suite("Bytes looked for in a text")
struct ByteSearchTests {
    private func holds(_ text: [UInt8], _ byte: UInt8) -> Bool { text.span.holds(byte) }

    @Test("One is found wherever it stands, and none where it doesn't", arguments: [1, 7, 16, 33, 100])
    func anywhere(count: Int) {
        let plain = [UInt8](repeating: 0x61, count: count)
        #expect(holds(plain, 0x61) && !holds(plain, 0x3B) && !holds([], 0x3B))
        for index in plain.indices {
            var text = plain
            text[index] = 0x3B
            #expect(holds(text, 0x3B))
        }
    }
}
