import PDFSyntax
import TestSupport
import Testing

/// Frames of two rectangles, between which the even-odd rule paints.
struct FrameTests {
    private func rules(_ content: String) -> [String] { record(content).paints.filter { $0.hasPrefix("rule") } }

    private func rule(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> String {
        "rule \(Rectangle(x0: x0, y0: y0, x1: x1, y1: y1))"
    }

    @Test("Its four sides are rules, whichever rectangle comes first; not where all of both is painted")
    func sides() {
        let four = [rule(100, 500, 300, 501), rule(100, 599, 300, 600), rule(100, 500, 101, 600), rule(299, 500, 300, 600)]
        #expect(rules("100 500 200 100 re 101 501 198 98 re f*") == four)
        #expect(rules("101 501 198 98 re 100 500 200 100 re f*") == four)
        #expect(rules("100 500 200 100 re 101 501 198 98 re f") == [])
        #expect(rules("100 500 200 100 re 150 550 200 100 re f*") == [])
    }

    @Test("A side that the clip leaves, of a frame with one side, is a rule where it is seen")
    func clipped() {
        #expect(
            rules("q 100 501 m 300 501 l 300 500 l 100 500 l W* n 100 501 200 60 re 100 500 200 61 re f* Q") == [rule(100, 500, 300, 501)])
        #expect(rules("q 150 500 50 1 re W n 100 500 200 100 re 101 501 198 98 re f* Q") == [rule(150, 500, 200, 501)])
        #expect(rules("q 400 500 50 1 re W n 100 500 200 100 re 101 501 198 98 re f* Q") == [])
    }
}
