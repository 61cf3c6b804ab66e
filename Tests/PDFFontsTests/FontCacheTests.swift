import PDFFonts
import PDFSyntax
import Testing

@Suite struct FontCacheTests {
    @Test func aFontIsLoadedOnce() {
        let cache = FontCache(store: TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>").store)
        let first = cache.font(for: .reference(ObjectID(number: 1)))
        for _ in 0..<100 { #expect(cache.font(for: .reference(ObjectID(number: 1))) === first) }
        #expect(cache.loadCount == 1)
    }

    @Test func whatIsMissingIsRemembered() {
        let cache = FontCache(store: TestDocument("null").store)
        #expect(cache.font(for: .reference(ObjectID(number: 77))) === cache.font(for: .reference(ObjectID(number: 77))))
        #expect(cache.loadCount == 1)
        #expect(!cache.font(for: .null).isComposite)
    }

    @Test func directDictionariesAreFoundByContent() {
        let cache = FontCache(store: TestDocument("null").store)
        let entry = PDFObject.dictionary(
            PDFDictionary([("Type", .name("Font")), ("Subtype", .name("Type1")), ("BaseFont", .name("Courier"))]))
        #expect(cache.font(for: entry) === cache.font(for: entry))
        #expect(cache.loadCount == 1 && cache.font(for: entry).name == "Courier")
    }

    @Test func manyThreadsGetOneFont() async {
        let cache = FontCache(store: TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>").store)
        let fonts = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<32 { group.addTask { ObjectIdentifier(cache.font(for: .reference(ObjectID(number: 1)))) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(fonts.count == 1)
    }
}
