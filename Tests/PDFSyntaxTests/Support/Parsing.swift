import PDFSyntax
import TestSupport

/// All tokens of a text, the last `.end` left out.
func tokens(_ text: String) -> [Token] {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var lexer = Lexer(span)
    var result: [Token] = []
    while true {
        let before = lexer.position
        let token = lexer.next(span)
        if token == .end { return result }
        precondition(lexer.position > before, "the lexer stands still")
        result.append(token)
    }
}

/// The first object of a text.
func object(_ bytes: [UInt8]) -> PDFObject? {
    let span = bytes.span
    var parser = ObjectParser(span)
    return parser.object(span)
}

func object(_ text: String) -> PDFObject? { object(Array(text.utf8)) }

func string(_ text: String) -> PDFObject { .string(Array(text.utf8)) }

extension ObjectStore {
    /// What an object is, by its number.
    func object(_ number: Int) -> PDFObject { object(ObjectID(number: number)) }

    /// The decoded stream with this number, as text.
    func streamText(_ number: Int) -> String? { object(number).stream.map { String(decoding: decoded($0), as: UTF8.self) } }
}

extension Array<UInt8> {
    func replacing(_ old: String, with new: String) -> [UInt8] {
        guard let range = firstRange(of: Array(old.utf8)) else { return self }
        return Array(self[..<range.lowerBound]) + Array(new.utf8) + Array(self[range.upperBound...])
    }
}
