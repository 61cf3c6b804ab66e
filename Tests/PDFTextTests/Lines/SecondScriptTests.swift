import Testing

@testable import PDFText

@Suite("Exponents of exponents, and stacked ones")
struct SecondScriptTests {
    /// Pieces as they are shown: text, where, how large.
    private func texts(_ pieces: [(String, Double, Double, Double)]) throws -> [String] {
        try TestDocument { page in for (text, x, y, size) in pieces { page.show(text, x, y, size: size) } }.texts()
    }

    @Test("An exponent of an exponent stays in its line, and tears no paragraph")
    func second() throws {
        let read = try texts([
            ("that this can be captured in a large matrix of these lamps, all of which are there", 72, 712, 10),
            ("by W in R", 72, 700, 10), ("V", 117, 704, 7), ("2", 121, 707, 5), ("+V", 123.6, 704, 7), ("2", 131, 707, 5),
            ("as it is said of them below, and once more", 140, 700, 10),
        ])
        #expect(read.count == 1 && !read[0].contains("2 2") && read[0].contains("as it is said"), "\(read)")
    }

    @Test("An exponent wider than the index that stands below it is none of another line")
    func stacked() throws {
        let read = try texts([
            ("that this can be captured in a large matrix of these lamps, all of which are there", 72, 712, 10),
            ("through the C", 72, 700, 10), ("ABCD", 137.4, 703.7, 7), ("ik", 137, 697, 7),
            ("which are there, and once more of all", 156, 700, 10),
        ])
        #expect(read.count == 1 && !read[0].contains(" ABCD "), "\(read)")
    }

    @Test("They are told by where both begin and on which sides they stand")
    func areStacked() {
        func fragment(_ x0: Float, _ y: Float, _ size: Float) -> Fragment {
            Fragment(frame: 0, start: 0, end: 1, x0: x0, x1: x0 + 5, y: y, size: size, em: size, isArtifact: false)
        }
        #expect(SecondScripts.areStacked(fragment(20, 104, 7), fragment(20, 97, 7), y: 100, size: 10))
        #expect(!SecondScripts.areStacked(fragment(20, 104, 7), fragment(20, 103, 7), y: 100, size: 10))
        #expect(!SecondScripts.areStacked(fragment(20, 104, 7), fragment(26, 97, 7), y: 100, size: 10))
        #expect(!SecondScripts.areStacked(fragment(20, 106, 7), fragment(20, 97, 7), y: 100, size: 10))
        #expect(!SecondScripts.areStacked(fragment(20, 104, 9), fragment(20, 97, 7), y: 100, size: 10))
    }
}
