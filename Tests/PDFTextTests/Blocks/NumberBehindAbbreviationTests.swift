import PDFText
import Testing

@Suite("Numbers that a line begins with, and the line above ends in what they count")
struct NumberBehindAbbreviationTests {
    private func read(_ first: String, _ second: String) throws -> [String] {
        // The first line fills the measure.
        let filler = "of what was seen there of old and of late by those who keep the lamps of the shore"
        var line = first
        for word in filler.split(separator: " ").reversed() where TestPage.width("\(word) \(line)", size: 10) <= 380 {
            line = "\(word) \(line)"
        }
        let lines =
            ["Lamps were lit on all of the hills above the old harbour and its quays, and"] + [line, second] + [
                "nothing else is known of them but what the keepers of the books of that time say"
            ]
        return try TestDocument { page in page.lines(lines, 72, 700) }.texts()
    }

    @Test(
        "They go on with its sentence",
        arguments: [
            ("Reed et al.", "[20] and others say that it was so, though nobody in the village could tell"),
            ("Fig.", "3 and in the others that were drawn later by the same hand for the same book"),
            ("No.", "7. And of those of which no more is known than what the books have of them"),
        ])
    func goOn(first: String, second: String) throws {
        let read = try read(first, second)
        #expect(read.count == 1 && read[0].contains("\(first) \(second)"), "\(read)")
    }

    @Test("Entries of a list of works begin with their own numbers")
    func entries() throws {
        let name = "Reed, Ann and others who know the lamps of the shore and of the hills, et al."
        let read = try TestDocument { page in page.lines((1...4).map { "[\($0)] \(name)" }, 72, 700) }.texts()
        #expect(read.count == 4, "\(read)")
    }

    @Test("Within an entry that hangs they are that of a volume")
    func volume() throws {
        let read = try TestDocument { page in
            for (index, x) in [0, 60.0, 120].enumerated() {
                page.show("[\(index + 1)]", 72, 700 - x)
                page.lines(
                    [
                        "J. Reed, A treatise on the lamps of the shore and of all those hills, 3rd ed., vol.",
                        "2. Harbour Town: Lantern, 1892.",
                    ],
                    90, 700 - x)
            }
        }.texts()
        #expect(read.count == 3 && read.allSatisfy { $0.hasSuffix("vol. 2. Harbour Town: Lantern, 1892.") }, "\(read)")
    }

    @Test("A minus close to its figure at a line's start is no bullet")
    func minus() throws {
        let read = try read("between about", "-5 and -3 degrees, as those say who were there in the winter of that year, too,")
        #expect(read.count == 1, "\(read)")
    }
}
