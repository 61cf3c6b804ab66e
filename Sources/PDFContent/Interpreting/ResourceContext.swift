import PDFFonts
import PDFSyntax

/// The resources of one stream (§7.8.3) with what was looked up in them already. Owned by one interpreter.
final class ResourceContext {
    private let fontDictionary, objectDictionary, stateDictionary, propertyDictionary: PDFDictionary?
    /// The names it was asked for; −1 stands for none of its fonts.
    private var names = FontNames()
    /// The page that these numbers are of: a form's resources serve many.
    private var page: UInt32 = 0

    init(store: ObjectStore, resources: PDFDictionary) {
        fontDictionary = store.dictionary(resources["Font"])
        objectDictionary = store.dictionary(resources["XObject"])
        stateDictionary = store.dictionary(resources["ExtGState"])
        propertyDictionary = store.dictionary(resources["Properties"])
    }

    /// The number of a font; nil if the resources don't name it.
    ///
    /// - Parameter hash: of the name.
    func font(_ source: borrowing Span<UInt8>, _ name: Range<Int>, hash: UInt64, cache: FontCache, _ pageFonts: inout PageFonts) -> Int32? {
        if page != pageFonts.page {
            names.removeAll()
            page = pageFonts.page
        }
        if let known = names[hash] { return known < 0 ? nil : known }
        let value = fontDictionary?[StringValue.name(source, name)] ?? .null
        let number = value.isNull ? -1 : pageFonts.number(of: cache.font(for: value))
        names.add(hash, number)
        return number < 0 ? nil : number
    }

    func object(_ name: Name) -> PDFObject { objectDictionary?[name] ?? .null }
    func graphicsState(_ name: Name) -> PDFObject { stateDictionary?[name] ?? .null }
    func properties(_ name: Name) -> PDFObject { propertyDictionary?[name] ?? .null }
}
