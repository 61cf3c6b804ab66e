import PDFText
import Testing

@Suite("An index without commas")
struct PlainIndexTests {
    private func texts(_ lines: [String], indent: (String) -> Double = { _ in 0 }) throws -> [String] {
        try TestDocument { page in
            for (index, line) in lines.enumerated() { page.show(line, 100 + indent(line), 700 - 12 * Double(index)) }
        }.texts()
    }

    @Test("Entries in the order of the alphabet are one each, however few, and the letters above them are headings")
    func few() throws {
        let lines = ["a", "anchor 4", "awning 12", "b", "barrel 7, 9", "bollard 21", "buoy 3–5"]
        let read = try texts(lines)
        #expect(read == lines, "\(read)")
    }

    @Test("Rows in another order are left as they were")
    func rows() throws {
        let read = try texts(["tar 4", "awning 12", "oakum 7", "buoy 3", "rope 21", "canvas 5"])
        #expect(read == ["tar 4 awning 12 oakum 7 buoy 3 rope 21 canvas 5"], "\(read)")
    }

    @Test("Pages may stand behind a dash without white, and below an entry that was wrapped")
    func dashes() throws {
        let entries = [
            "anchor—4", "awning, striped—12, 14", "barrel—7", "bollard—21", "buoy—3", "candle—30-2", "davit—9", "ebb—11", "ferry—8",
            "gale—2",
            "harbour—6, 17", "inlet—40", "jetty—41", "keel—42", "lantern—5", "mast—13",
        ]
        let read = try texts(entries + ["navigation by the", "stars—59"]) { $0 == "stars—59" ? 18 : 0 }
        #expect(read == entries + ["navigation by the stars—59"], "\(read)")
    }

    @Test("Names in typewriter type have numbers in the text's type")
    func typewriter() throws {
        let names = ["anchor", "barrel", "candle", "davit", "ebb", "ferry", "gale", "harbour"]
        let read = try TestDocument { page in
            for (index, name) in names.enumerated() {
                let y = 700 - 12 * Double(index)
                page.show(name, 100, y, font: .fixedWide)
                page.show("\(index + 3)", 100 + 5 * Double(name.count) + 2.5, y)
            }
        }.texts()
        #expect(read == names.enumerated().map { "\($1) \($0 + 3)" }, "\(read)")
    }
}
