import PDFCatalog
import PDFSyntax
import TestSupport

extension PDFBuilder {
    /// Ends the file and opens it.
    mutating func catalog(_ table: Table = .classic, trailer: String = "") -> Catalog {
        Catalog(store: ObjectStore(bytes: finish(table, trailer: trailer)))
    }
}

extension PageTree {
    /// The decoded contents of all pages.
    var contents: [String] {
        (0..<count).map { index in
            var bytes: [UInt8] = []
            page(at: index)?.appendContents(to: &bytes)
            return String(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
    }
}
