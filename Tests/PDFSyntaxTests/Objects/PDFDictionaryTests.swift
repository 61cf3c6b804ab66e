import PDFSyntax
import Testing

struct PDFDictionaryTests {
    @Test("Of a key written twice the last value counts, in small dictionaries and large", arguments: [2, 10, 30, 3000])
    func duplicates(count: Int) {
        var entries: [(Name, PDFObject)] = (0..<count).map { (Name("K\($0)"), .integer($0)) }
        entries.append(("K0", .integer(-1)))
        let dictionary = PDFDictionary(entries)
        #expect(dictionary["K0"] == .integer(-1))
        #expect(dictionary["K1"] == .integer(1))
        #expect(dictionary["absent"] == .null)
    }

    @Test("Merging puts the other's entries on top")
    func merging() {
        let base = PDFDictionary([("A", .integer(1)), ("B", .integer(2))])
        let merged = base.merging(PDFDictionary([("B", .integer(3)), ("C", .integer(4))]))
        #expect(merged["A"] == .integer(1))
        #expect(merged["B"] == .integer(3))
        #expect(merged["C"] == .integer(4))
        #expect(base["B"] == .integer(2))
    }

    @Test("Equality is by content")
    func equality() {
        #expect(PDFDictionary([("A", .integer(1)), ("B", .null)]) == PDFDictionary([("B", .null), ("A", .integer(1))]))
        #expect(PDFDictionary([("A", .integer(1))]) != PDFDictionary([("A", .integer(2))]))
        #expect(PDFDictionary([("A", .integer(1))]) != .empty)
    }

    @Test("Numbers convert without trapping")
    func numbers() {
        #expect(PDFObject.real(3.9).integer == 3)
        #expect(PDFObject.real(-3.9).integer == -3)
        #expect(PDFObject.real(.nan).integer == 0)
        #expect(PDFObject.real(1e300).integer == 0)
        #expect(PDFObject.integer(4).number == 4)
        #expect(PDFObject.name("A").number == nil)
        #expect(Range(clamping: .max, length: .max, limit: 10) == 10..<10)
        #expect(Range(clamping: -5, length: 3, limit: 10) == 0..<3)
        #expect(Range(clamping: 8, length: .max, limit: 10) == 8..<10)
        #expect(Range(clamping: 2, length: -1, limit: 10) == 2..<2)
    }
}
