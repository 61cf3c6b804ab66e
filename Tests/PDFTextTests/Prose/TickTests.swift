import PDFText
import Testing

@Suite("Ticks and crosses before items")
struct TickTests {
    private func texts(_ signs: [String]) throws -> [String] {
        let items = ["Breakfast on the upper deck.", "A place for the car.", "Bicycles, with a map of the banks.", "A dog."]
        return try TestDocument { page in
            for (index, (sign, item)) in zip(signs, items).enumerated() {
                page.show(sign, 72, 700 - 14 * Double(index))
                page.show(item, 90, 700 - 14 * Double(index))
            }
        }
        .texts()
    }

    @Test("Where both stand in a list they say what each item is")
    func both() throws {
        for (tick, cross) in [("\u{2713}", "\u{2717}"), ("\u{2714}", "\u{2718}")] {
            let read = try texts([tick, cross, tick, cross])
            #expect(read.map { String($0.prefix(1)) } == [tick, cross, tick, cross], "\(read)")
        }
    }

    @Test("A cross elsewhere makes no answers of a list's bullets")
    func elsewhere() throws {
        let texts = try TestDocument { page in
            for (index, item) in ["Breakfast on the upper deck.", "A place for the car.", "A dog."].enumerated() {
                page.show("\u{2713}", 72, 700 - 14 * Double(index))
                page.show(item, 90, 700 - 14 * Double(index))
            }
            page.show("\u{2717} means that a boat has none of them.", 200, 560)
        }
        .texts()
        #expect(!texts.contains { $0.contains("\u{2713}") }, "\(texts)")
    }

    @Test("Where all are of one kind they are bullets")
    func one() throws {
        for sign in ["\u{2713}", "\u{2717}"] {
            let read = try texts([sign, sign, sign, sign])
            #expect(!read.contains { $0.contains(sign) }, "\(read)")
        }
    }
}
