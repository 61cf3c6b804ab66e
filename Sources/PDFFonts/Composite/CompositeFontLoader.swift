import PDFSyntax

struct CompositeFontLoader {
    let store: ObjectStore

    func font(_ dictionary: PDFDictionary) -> Font {
        let name = FontName.withoutSubsetTag(store.name(dictionary["BaseFont"])?.text ?? "")
        return Font(name: name, style: FontStyle(), hasUnicode: false, sequences: [], composite: CompositeTable())
    }
}
