import PDFSyntax
import Testing

struct ObjectParserTests {
    @Test("Simple objects")
    func simple() {
        #expect(object("true") == .boolean(true))
        #expect(object("false") == .boolean(false))
        #expect(object("null") == .null)
        #expect(object("/N") == .name("N"))
        #expect(object("% a comment\n 5") == .integer(5))
        #expect(object("nonsense") == nil)
        #expect(object("") == nil)
        #expect(object("]") == nil)
    }

    @Test("References, and what only looks like one")
    func references() {
        #expect(object("12 3 R") == .reference(ObjectID(number: 12, generation: 3)))
        #expect(object("12 % comment\n 0 R") == .reference(ObjectID(number: 12)))
        #expect(object("[1 0 R 2 0 R]") == .array([.reference(ObjectID(number: 1)), .reference(ObjectID(number: 2))]))
        #expect(object("[1 2 3]") == .array([.integer(1), .integer(2), .integer(3)]))
        #expect(object("[1 2 RG]") == .array([.integer(1), .integer(2)]))
        #expect(object("[-1 0 R]") == .array([.integer(-1), .integer(0)]))
        #expect(object("[1 99999999 R]") == .array([.integer(1), .integer(99_999_999)]))
        #expect(object("<</A 1 0 R/B 2>>")?.dictionary?["B"] == .integer(2))
    }

    @Test("Arrays and dictionaries nest")
    func nesting() {
        let parsed = object("<< /A [1 [2.5 (x)] << /B /C >>] /D <</E null>> /F true>>")?.dictionary
        #expect(
            parsed?["A"] == .array([.integer(1), .array([.real(2.5), string("x")]), .dictionary(PDFDictionary([("B", .name("C"))]))]))
        #expect(parsed?["D"].dictionary?["E"] == .null)
        #expect(parsed?["F"] == .boolean(true))
    }

    @Test(
        "Containers that were not closed end where the object does",
        arguments: [
            "<< /A 1 /B 2 endobj", "<< /A 1 /B 2", "<< /A 1 /B 2\nstream", "<< /A 1 /B 2 3 0 obj", "<< /A 1 /B 2 trailer", "<</A 1/B 2>",
        ])
    func unclosedDictionary(text: String) {
        #expect(object(text) == .dictionary(PDFDictionary([("A", .integer(1)), ("B", .integer(2))])))
    }

    @Test("An array without its bracket", arguments: ["[1 2 endobj", "[1 2", "[1 2 >>"])
    func unclosedArray(text: String) { #expect(object(text) == .array([.integer(1), .integer(2)])) }

    @Test("Inside a dictionary too")
    func unclosedArrayInDictionary() {
        #expect(object("<< /A [1 2 >>")?.dictionary?["A"] == .array([.integer(1), .integer(2)]))
    }

    @Test("What is no key is passed over, a key without a value is absent")
    func oddDictionaries() {
        #expect(object("<< 5 /A 1 (x) /B 2 >>") == .dictionary(PDFDictionary([("A", .integer(1)), ("B", .integer(2))])))
        #expect(object("<< /A 1 /B >>")?.dictionary?["B"] == .null)
        #expect(object("<< /A bogus /B 2 >>")?.dictionary?["B"] == .integer(2))
        #expect(object("<< /A /B /C 3 >>")?.dictionary?["C"] == .integer(3))
    }

    @Test("Nesting has a limit, and what follows is still read")
    func depth() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(object(deep)?.array?.count == 1)
        let dictionaries = String(repeating: "<</A", count: 100_000)
        #expect(object(dictionaries) != nil)
        let mixed = String(repeating: "[<</A ", count: 100_000)
        #expect(object(mixed) != nil)
    }

    @Test("The number of elements has a limit")
    func elements() {
        let many = "[" + String(repeating: "0 ", count: ObjectParser.maximumElements + 10) + "]"
        #expect(object(many)?.array?.count == ObjectParser.maximumElements)
    }

    @Test("Strings are deciphered, names are not")
    func decipher() {
        let bytes = Array("[(ab) <6162> /ab]".utf8)
        let span = bytes.span
        var parser = ObjectParser(span)
        parser.decipher = { $0.reversed() }
        #expect(parser.object(span) == .array([string("ba"), string("ba"), .name("ab")]))
    }
}
