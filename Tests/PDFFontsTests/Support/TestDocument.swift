import PDFFonts
import PDFSyntax

/// A file of a few objects, without a cross-reference table: the store finds them by their headers.
struct TestDocument {
    private var bytes: [UInt8] = Array("%PDF-1.7\n".utf8)

    /// Each object's number is its place, from 1.
    init(_ objects: String...) {
        for (index, object) in objects.enumerated() { add(index + 1, object) }
        add(1000, "<< /Type /Catalog /Pages 1001 0 R >>")
        add(1001, "<< /Type /Pages /Kids [] /Count 0 >>")
    }

    mutating func add(_ number: Int, _ object: String) { bytes += Array("\(number) 0 obj\n\(object)\nendobj\n".utf8) }

    mutating func addStream(_ number: Int, _ data: [UInt8], _ entries: String = "") {
        bytes +=
            Array("\(number) 0 obj\n<< /Length \(data.count) \(entries) >>\nstream\n".utf8) + data + Array("\nendstream\nendobj\n".utf8)
    }

    mutating func addStream(_ number: Int, _ text: String, _ entries: String = "") { addStream(number, Array(text.utf8), entries) }

    var store: ObjectStore { ObjectStore(bytes: bytes + Array("trailer\n<< /Root 1000 0 R >>\n".utf8)) }

    /// The font that is object 1.
    var font: Font {
        let store = store
        return FontLoader(store: store).font(store.dictionary(.reference(ObjectID(number: 1))) ?? .empty, id: ObjectID(number: 1))
    }
}

extension Font {
    func decoded(_ bytes: [UInt8]) -> [DecodedGlyph] {
        var output: [DecodedGlyph] = []
        decode(bytes.span, into: &output)
        return output
    }

    /// What the shown string says.
    func text(_ bytes: [UInt8]) -> String {
        String(String.UnicodeScalarView(decoded(bytes).flatMap { scalars(of: $0.unicode) }))
    }

    func text(_ string: String) -> String { text(Array(string.utf8)) }
}
