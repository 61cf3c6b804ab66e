import PDFText
import Testing

@Suite("An index whose entries go on for lines")
struct WrappedIndexTests {
    @Test("An entry of two lines stands by itself between such of many, though few lines end one")
    func between() throws {
        let long = ["anchor", "barrel", "candle", "ebb", "ferry"]
        let pages = ["40, 47, 58,", "61, 64, 70,", "72, 75, 78,", "81, 82, 84,", "85, 87, 88,", "92, 95, 96, 97"]
        let read = try TestDocument { page in
            var y = 740.0
            func show(_ line: String, isFirst: Bool = true) {
                page.show(line, isFirst ? 100 : 124, y)
                y -= 12
            }
            for (number, name) in long.enumerated() {
                show("\(name) . . 12, 31,")
                for line in pages { show(line, isFirst: false) }
                if number == 1 {
                    show("barge 8, 63")
                    show("beacon . . . . 345,")
                    show("361, 440, 639, 660", isFirst: false)
                }
            }
            for (name, number) in [("gale", 71), ("hull", 3), ("inlet", 92), ("jetty", 20), ("keel", 84), ("lamp", 14)] {
                show("\(name) . . . . . . . . \(number)")
            }
        }.texts()
        #expect(read.contains("barge 8, 63") && read.contains("beacon 345, 361, 440, 639, 660"), "\(read)")
    }
}
