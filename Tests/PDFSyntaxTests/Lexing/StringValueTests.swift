import PDFSyntax
import Testing

struct StringValueTests {
    @Test(
        "Escapes of literal strings (Table 3)",
        arguments: [
            ("(\\n\\r\\t\\b\\f)", [10, 13, 9, 8, 12]), ("(\\(\\)\\\\)", [40, 41, 92]), ("(\\101\\60\\7)", [65, 48, 7]),
            ("(\\0053)", [5, 51]), ("(\\400)", [0]), ("(\\8)", [56]), ("(\\x)", [120]), ("(a\\\nb)", [97, 98]), ("(a\\\r\nb)", [97, 98]),
            ("(a\\\rb)", [97, 98]), ("(a\r\nb\rc\nd)", [97, 10, 98, 10, 99, 10, 100]), ("(a(b)c)", [97, 40, 98, 41, 99]), ("(a\\", [97]),
            ("()", []),
        ] as [(String, [UInt8])])
    func literal(text: String, bytes: [UInt8]) { #expect(object(text) == .string(bytes)) }

    @Test(
        "Hexadecimal strings (§7.3.4.3)",
        arguments: [
            ("<48656C6c6F>", [72, 101, 108, 108, 111]), ("<4>", [64]), ("<48 6\n5>", [72, 101]), ("<>", []), ("<4x8?>", [72]),
            ("<48", [72]),
        ] as [(String, [UInt8])])
    func hexadecimal(text: String, bytes: [UInt8]) { #expect(object(text) == .string(bytes)) }

    @Test(
        "Names (§7.3.5)",
        arguments: [
            ("/Name1", "Name1"), ("/A;Name_With-Various***Characters?", "A;Name_With-Various***Characters?"), ("/1.2", "1.2"),
            ("/$$", "$$"), ("/Lime#20Green", "Lime Green"), ("/paired#28#29parentheses", "paired()parentheses"), ("/A#42", "AB"),
            ("/C#", "C#"), ("/C#4", "C#4"), ("/C#zz", "C#zz"), ("/", ""), ("/#E4", "ä"), ("/#C3#A4", "ä"),
        ])
    func names(text: String, name: String) { #expect(object(text) == .name(Name(name))) }
}
