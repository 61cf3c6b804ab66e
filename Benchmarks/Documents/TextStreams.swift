import PDFCatalog
import PDFFilters
import PDFSyntax

/// Where in a file the streams lie that every reader of its text must decode: the pages' contents and the object streams.
struct TextStreams: Sendable {
    struct Entry: Sendable {
        let range: Range<Int>
        let steps: [FilterStep]
    }

    let entries: [Entry]
    let pageCount: Int

    /// Of a document that is not encrypted.
    init(_ bytes: [UInt8]) {
        let store = ObjectStore(bytes: bytes)
        var streams: [Int: PDFStream] = [:]
        for number in store.objectNumbers {
            if let stream = store.object(ObjectID(number: number)).stream, store.name(stream.dictionary["Type"]) == "ObjStm" {
                streams[number] = stream
            }
        }
        let pages = PageTree(store: store)
        for index in 0..<pages.count {
            guard let contents = pages.page(at: index)?.dictionary["Contents"] else { continue }
            let parts = store.array(contents) ?? [contents]
            for stream in parts.compactMap({ store.stream($0) }) { streams[stream.id.number] = stream }
        }
        pageCount = pages.count
        entries = streams.sorted { $0.key < $1.key }.map { Entry(range: $0.value.range, steps: store.filterSteps($0.value.dictionary)) }
    }

    /// Decodes them all, each into the same buffer; returns how many bytes came out.
    func decodeAll(_ source: borrowing Span<UInt8>) -> Int {
        var decoder = StreamDecoder()
        var output: [UInt8] = []
        var total = 0
        for entry in entries {
            output.removeAll(keepingCapacity: true)
            _ = decoder.decode(source.extracting(entry.range.clamped(to: 0..<source.count)), steps: entry.steps, into: &output)
            total += output.count
        }
        return total
    }
}
