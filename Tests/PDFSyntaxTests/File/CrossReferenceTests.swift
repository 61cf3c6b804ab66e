import PDFSyntax
import TestSupport
import Testing

struct CrossReferenceTests {
    @Test("Entries come back as they were put in", arguments: [0, 1, 5, 1024, 1025, 5000, 8_388_607])
    func entries(number: Int) {
        var table = CrossReference()
        let entries: [CrossReference.Entry] = [
            .free, .offset(1), .offset(1 << 40), .compressed(stream: 8_388_607, index: 1 << 20), .compressed(stream: 0, index: 0),
        ]
        for entry in entries {
            table[number] = entry
            #expect(table[number] == entry)
            #expect(table[number + 1] == nil)
        }
    }

    @Test("Numbers out of range are not kept")
    func range() {
        var table = CrossReference()
        table[-1] = .offset(5)
        table[8_388_608] = .offset(5)
        #expect(table.isEmpty)
        #expect(table[-1] == nil)
        table[3] = .offset(-5)
        #expect(table[3] == .offset(0))
    }

    @Test("What is known stays when an older section is added")
    func older() {
        var table = CrossReference()
        table.addOlder(1, .offset(10))
        table.addOlder(1, .offset(20))
        table.addOlder(2, .free)
        table.addOlder(2, .offset(20))
        #expect(table[1] == .offset(10))
        #expect(table[2] == .free)
    }

    @Test("Of trailers the newest that has a key counts, and only what is needed is kept")
    func trailers() {
        var table = CrossReference()
        table.addOlder(trailer: PDFDictionary([("Root", .integer(1)), ("Size", .integer(5))]))
        table.addOlder(trailer: PDFDictionary([("Root", .integer(2)), ("Info", .integer(3))]))
        #expect(table.trailer == PDFDictionary([("Root", .integer(1)), ("Info", .integer(3))]))
        table.addNewer(trailer: PDFDictionary([("Root", .integer(4)), ("Info", .null)]))
        #expect(table.trailer == PDFDictionary([("Root", .integer(4)), ("Info", .integer(3))]))
    }

    @Test("Stray numbers move in when the rows reach them")
    func sparse() {
        var table = CrossReference()
        table[2000] = .offset(7)
        for number in 0..<2500 where number != 2000 { table[number] = .offset(number + 1) }
        #expect(table[2000] == .offset(7))
        #expect(table[1999] == .offset(2000))
        #expect(table.numbers == Array(0..<2500))
    }

    @Test("Numbers in use are told in order, free ones left out")
    func numbers() {
        var table = CrossReference()
        for number in [9, 100_000, 3, 50_000] { table[number] = .offset(1) }
        table[4] = .free
        #expect(table.numbers == [3, 9, 50_000, 100_000])
    }
}
