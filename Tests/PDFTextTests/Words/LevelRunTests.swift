import TestSupport
import Testing

@testable import PDFText

/// Level text is read by a shorter way than text that runs in another direction: both must lead to the same.
struct LevelRunTests {
    private struct Found: Equatable {
        let text: String
        let x0, x1: Float
    }

    /// A line of letters, spaces, accents, marks and letters shown twice, as a `TJ` array: numbers between strings of one to six characters.
    private func line(_ random: inout SplitMix) -> String {
        var pieces: [String] = []
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let text = String(
                (0..<Int.random(in: 1...6, using: &random)).map { _ in
                    "aailmoW .,^`~é—¨\u{301}\u{3000}".randomElement(using: &random) ?? "a"
                })
            pieces.append(TestFont.even.string(text))
            let kern = [0, 0, 20, -20, -60, -110, -150, -250, -333, -900, -1400, 480, 500, 700].randomElement(using: &random) ?? 0
            pieces.append("\(kern)")
        }
        return "[" + pieces.joined(separator: " ") + "] TJ"
    }

    private func words(_ lines: [(matrix: String, show: String)]) throws -> [Found] {
        let layout = try TestDocument(width: 1000, height: 1000) { page in
            for line in lines { page.raw("BT /E 10 Tf \(line.matrix) Tm \(line.show) ET") }
        }.layout()
        return layout.words.map { Found(text: String(decoding: layout.bytes(of: $0), as: UTF8.self), x0: $0.x0, x1: $0.x1) }
    }

    @Test("What is shown reads the same, whether its lines run level or upwards", arguments: 1...150 as ClosedRange<UInt64>)
    func directions(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let shown = (0..<Int.random(in: 1...8, using: &random)).map { index in
            (start: 100 + 4 * Int.random(in: 0...20, using: &random), below: 100 + 14 * index, show: line(&random))
        }
        let level = try words(shown.map { ("1 0 0 1 \($0.start) \(1000 - $0.below)", $0.show) })
        let upward = try words(shown.map { ("0 1 -1 0 \($0.below) \($0.start)", $0.show) })
        #expect(level == upward, "seed \(seed)")
        #expect(!level.isEmpty || !shown.contains { $0.show.contains("0061") }, "seed \(seed)")
    }

    @Test("A letter shown twice for weight is read once, beside it a thin one of the same kind is not lost")
    func weight() throws {
        // Letters are half an em wide: the second begins a fiftieth of an em beside the first, or a fifth.
        let text = { (show: String) in try words([("1 0 0 1 100 900", show)]).map(\.text).joined(separator: " ") }
        let (a, b) = (TestFont.even.string("a"), TestFont.even.string("b"))
        #expect(try text("[\(a) 480 \(a) \(b)] TJ") == "ab")
        #expect(try text("[\(a) 300 \(a) \(b)] TJ") == "aab")
        #expect(try text("[\(a) \(b) 980 \(a) \(b)] TJ") == "ab")
    }
}
