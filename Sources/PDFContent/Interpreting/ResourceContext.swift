import PDFFonts
import PDFSyntax

/// The resources of one stream (§7.8.3) with what was looked up in them already. Owned by one interpreter.
final class ResourceContext {
    private let fontDictionary, objectDictionary, stateDictionary, propertyDictionary: PDFDictionary?
    /// Fonts by the hash of their resource name: a page switches between a handful of fonts, often.
    private var fonts: [(hash: UInt64, font: Font?)] = []

    private static let mostFonts = 512

    init(store: ObjectStore, resources: PDFDictionary) {
        fontDictionary = store.dictionary(resources["Font"])
        objectDictionary = store.dictionary(resources["XObject"])
        stateDictionary = store.dictionary(resources["ExtGState"])
        propertyDictionary = store.dictionary(resources["Properties"])
    }

    func font(_ source: borrowing Span<UInt8>, _ name: Range<Int>, cache: FontCache) -> Font? {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
        for index in name { hash = (hash ^ UInt64(source[index])) &* 0x100_0000_01B3 }
        for index in fonts.indices where fonts[index].hash == hash { return fonts[index].font }
        let value = fontDictionary?[StringValue.name(source, name)] ?? .null
        let font = value.isNull ? nil : cache.font(for: value)
        // Honest pages have dozens; a list of a hundred thousand would be gone through for each.
        if fonts.count >= Self.mostFonts { fonts.removeAll(keepingCapacity: true) }
        fonts.append((hash, font))
        return font
    }

    func object(_ name: Name) -> PDFObject { objectDictionary?[name] ?? .null }
    func graphicsState(_ name: Name) -> PDFObject { stateDictionary?[name] ?? .null }
    func properties(_ name: Name) -> PDFObject { propertyDictionary?[name] ?? .null }
}
