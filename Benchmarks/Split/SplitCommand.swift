import ArgumentParser
import PDFCatalog
import PDFContent
import PDFFonts
import PDFSyntax
import PDFText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the stages of `aloud text` take of the time of one core: what has been added to the stage before.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Content interpretation beside layout and prose, in milliseconds of one core.",
        discussion: """
            Reading is finding and decoding the pages' contents; interpreting turns them into glyphs with Unicode and places, fonts included; \
            layout and prose are all that follows, up to the paragraphs. The least of some rounds counts.
            """)

    @Option(help: "How often each stage is run.")
    var runs = 5
    @Argument(help: "Documents, by name or path; the fixed list unless told.")
    var documents: [String] = []

    func run() throws {
        Report.say(
            "| document | pages | reading ms | + interpreting | + layout and prose | (layout and prose) ÷ (reading and interpreting) |")
        Report.say("|---|--:|--:|--:|--:|--:|")
        for document in BenchmarkDocument.present(among: documents) {
            let bytes = try document.bytes()
            var (read, interpreted, whole) = (Double.infinity, Double.infinity, Double.infinity)
            var pages = 0
            for _ in 0..<max(runs, 1) {
                read = min(read, Self.time { pages = Self.read(bytes) })
                interpreted = min(interpreted, Self.time { Self.interpret(bytes) })
                whole = min(whole, Self.time { (try? PDFDocument(bytes: bytes))?.forEachParagraph(workers: 1) { consume($0) } })
            }
            let figures = [read, interpreted - read, whole - interpreted].map { ($0 * 10_000).rounded() / 10 }
            let share = ((whole - interpreted) / interpreted * 100).rounded() / 100
            Report.say("| \(document.name) | \(pages) | \(figures[0]) | \(figures[1]) | \(figures[2]) | \(share) |")
        }
    }

    private static func read(_ bytes: [UInt8]) -> Int {
        let catalog = Catalog(store: ObjectStore(bytes: bytes))
        var content: [UInt8] = []
        for index in 0..<catalog.pages.count {
            content.removeAll(keepingCapacity: true)
            catalog.pages.page(at: index)?.appendContents(to: &content)
        }
        return catalog.pages.count
    }

    private static func interpret(_ bytes: [UInt8]) {
        let catalog = Catalog(store: ObjectStore(bytes: bytes))
        var interpreter = ContentInterpreter(
            fonts: FontCache(store: catalog.store), optionalContent: OptionalContent(store: catalog.store, catalog: catalog.dictionary))
        var glyphs = GlyphKeeper()
        for index in 0..<catalog.pages.count {
            glyphs.reset()
            if let page = catalog.pages.page(at: index) { interpreter.run(page, into: &glyphs) }
        }
        consume(glyphs)
    }

    /// Keeps a page's glyphs, as any reader of them has to.
    private struct GlyphKeeper: ContentSink {
        private var glyphs: [Glyph] = []
        private var fonts: [Font] = []
        private var runs: [GlyphRun] = []

        mutating func reset() {
            glyphs.removeAll(keepingCapacity: true)
            fonts.removeAll(keepingCapacity: true)
            runs.removeAll(keepingCapacity: true)
        }

        mutating func add(_ font: Font) { fonts.append(font) }

        mutating func show(_ run: GlyphRun, _ glyphs: inout [Glyph], from start: Int, isAsBefore: Bool) { runs.append(run) }

        mutating func finish(_ shown: inout [Glyph]) { swap(&glyphs, &shown) }
    }

    /// Seconds of this thread's processor time.
    private static func time(_ body: () -> Void) -> Double {
        let start = now()
        body()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
