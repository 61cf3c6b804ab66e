import PDFText
import Testing

@Suite("Entries that begin with a number or a time, in narrow columns")
struct LabelledEntriesTests {
    /// What is read of entries below a heading, whose first lines had no room for what is set in below them.
    private func read(_ entries: [[String]]) throws -> [String] {
        Array(
            try TestDocument { page in
                page.show("Across", 72, 720, font: .evenBold)
                var y = 700.0
                for entry in entries {
                    for (index, line) in entry.enumerated() {
                        page.show(line, index == 0 ? 72 : 86, y)
                        y -= 12
                    }
                }
            }.texts().dropFirst())
    }

    @Test("One that goes on tells where the others do not")
    func clues() throws {
        let clues = [
            ["1 He lights lamps in the rain", "(6)"], ["4 Old boat at the pier with a", "broken lamp (7)"], ["8 Water below (3)"],
            ["9 Nobody (4)"],
            ["12 Seen twice, once by all of", "the keepers (8)"],
        ]
        #expect(try read(clues) == clues.map { $0.joined(separator: " ") })
    }

    @Test("What goes on may begin anew")
    func times() throws {
        let shows = [
            ["06.00 The Lamps (1951). With A.", "Ness and P. Farrow."], ["07.30 News"], ["09.15 A walk to Quill Bay.", "Second part."],
            ["10.00 Music"],
        ]
        #expect(try read(shows) == shows.map { $0.joined(separator: " ") })
    }

    @Test("Lines that had room for what stands below them are none of these")
    func headings() throws {
        let parts = [["1 The harbour"], ["Boats came in."], ["2 The lamps"], ["3 The pier"], ["4 All of the keepers of the lamps"]]
        let read = try read([["1 The harbour", "Boats came in."]] + parts.dropFirst(2))
        #expect(read.contains("Boats came in."), "\(read)")
    }
}
