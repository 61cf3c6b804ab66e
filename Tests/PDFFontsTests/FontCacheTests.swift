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

    private static func fonts(_ count: Int) -> ObjectStore {
        var document = TestDocument()
        for number in 1...count {
            document.add(number, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
        }
        return document.store
    }

    @Test("The cache is emptied when its fonts' tables come to too much") func heavyFontsAreLetGo() throws {
        let store = Self.fonts(20)
        let one = FontCache(store: store).font(for: .reference(ObjectID(number: 1))).byteCount
        try #require(one > 0)
        let cache = FontCache(store: store, maximumBytes: 10 * one)
        for number in 1...10 { #expect(cache.font(for: .reference(ObjectID(number: number))).text("a") == "a") }
        _ = cache.font(for: .reference(ObjectID(number: 1)))
        #expect(cache.loadCount == 10)
        _ = cache.font(for: .reference(ObjectID(number: 11)))
        _ = cache.font(for: .reference(ObjectID(number: 11)))
        #expect(cache.loadCount == 11)
        _ = cache.font(for: .reference(ObjectID(number: 1)))
        #expect(cache.loadCount == 12)
    }

    @Test("While the fonts in use take too much no further one is read, with a warning; later it is") func noRoom() {
        let store = Self.fonts(2)
        let cache = FontCache(store: store)
        let known = cache.font(for: .reference(ObjectID(number: 1)))
        do {
            let lease = store.fontAllowance.lease(1 << 30)
            let font = cache.font(for: .reference(ObjectID(number: 2)))
            #expect(lease.bytes > 0 && !font.hasUnicode && font.text("any").isEmpty)
            #expect(cache.font(for: .reference(ObjectID(number: 1))) === known)
            #expect(store.warnings.all.contains { $0.code == .fontUnreadable && $0.subject == 2 })
        }
        #expect(cache.font(for: .reference(ObjectID(number: 2))).text("any") == "any")
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
