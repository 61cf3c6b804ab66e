import Testing

@testable import PDFText

@Suite("Leaders")
struct LeadersTests {
    private func rest(_ line: String) -> String {
        let bytes = Array(line.utf8)[...]
        guard Leaders.stand(in: bytes) else { return line }
        return String(decoding: Leaders.removed(from: bytes), as: UTF8.self)
    }

    @Test(
        "Dots in the middle of a line's height are such as well, with those that touch what is around them",
        arguments: [
            ("灯塔的高度是· · · · · · · · ·( C )", "灯塔的高度是 ( C )"), ("the height is · · · · · · 7", "the height is 7"),
            ("a1 · · · an", "a1 · · · an"), ("the height . . . . . . 7", "the height 7"), ("is · and . . .", "is · and . . ."),
        ])
    func middleDots(_ line: String, _ wanted: String) {
        #expect(rest(line) == wanted)
    }

    @Test("Dots in the middle of a line's height are a cell of a table's row")
    func cell() {
        let row = "HD 97 · · · · · · 2"
        #expect(String(decoding: Leaders.removed(from: Array(row.utf8)[...], inRow: true), as: UTF8.self) == row)
    }

    @Test(
        "Full stops alone are nothing to read, and an ellipsis by itself is none of them",
        arguments: [(".", true), (". .\n.", true), ("–", false), ("", false), (".a", false)])
    func stops(_ text: String, _ wanted: Bool) {
        #expect(Leaders.isAll(text) == wanted)
    }
}
