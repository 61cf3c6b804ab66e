import Synchronization

/// The indirect objects of one file, parsed when asked for (§7.3.10).
///
/// Safe to use from any number of threads: the lock is never held while an object is parsed, so two threads may parse the same one, harmlessly.
package final class ObjectStore: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    package let warnings = WarningLog()
    let decoders = DecoderPool()

    /// Given for an encrypted document.
    let password: String?

    struct State {
        var encryption = EncryptionState.none
        /// The encryption dictionary's own object, whose strings are clear.
        var encryptionObject: Int?
        var crossReference = CrossReference()
        var isRebuilt = false
        var objects: [Int: PDFObject] = [:]
        var objectStreams: [Int: ObjectStream?] = [:]
        var objectStreamBytes = 0
        /// Remembered result of a search for `endstream`, so that a file of a million unterminated streams is not searched a million times.
        var endSearch: (range: Range<Int>, found: Int)?
    }

    let state: Mutex<State>

    /// Parsed objects kept; page dictionaries are used once, resources again and again, so the cache is simply emptied when full.
    static let maximumCachedObjects = 20_000
    /// Decoded object streams kept, in bytes.
    static let maximumObjectStreamBytes = 48 << 20
    /// References to references, lengths that are references into object streams whose lengths are references …
    static let maximumDepth = 24

    /// Never fails: a file in which nothing is found has an empty trailer.
    package init(bytes: [UInt8], password: String? = nil) {
        self.bytes = bytes
        self.password = password
        state = Mutex(State())
        var loader = CrossReferenceLoader(store: self)
        if let crossReference = loader.load() {
            state.withLock { $0.crossReference = crossReference }
            unlock()
            if dictionary(dictionary(trailer["Root"])?["Pages"]) != nil { return }
        }
        rebuild()
    }

    package var trailer: PDFDictionary { state.withLock { $0.crossReference.trailer } }

    package var isRebuilt: Bool { state.withLock(\.isRebuilt) }

    /// All object numbers in use, ascending.
    package var objectNumbers: [Int] { state.withLock { $0.crossReference.numbers } }

    // MARK: Resolving

    /// The object itself, references followed; `.null` for what is missing (§7.3.10).
    package func resolve(_ object: PDFObject?) -> PDFObject { resolve(object ?? .null, depth: 0) }

    package func resolve(_ object: PDFObject, depth: Int) -> PDFObject {
        var object = object
        var depth = depth
        while case .reference(let id) = object {
            depth += 1
            if depth > Self.maximumDepth {
                warnings.add(SyntaxWarning(.nestingTooDeep, subject: id.number, "references"))
                return .null
            }
            object = self.object(id, depth: depth)
        }
        return object
    }

    package func dictionary(_ object: PDFObject?) -> PDFDictionary? { resolve(object).dictionary }
    package func array(_ object: PDFObject?) -> [PDFObject]? { resolve(object).array }
    package func stream(_ object: PDFObject?) -> PDFStream? { resolve(object).stream }
    package func name(_ object: PDFObject?) -> Name? { resolve(object).name }
    package func string(_ object: PDFObject?) -> [UInt8]? { resolve(object).string }
    package func integer(_ object: PDFObject?) -> Int? { resolve(object).integer }
    package func number(_ object: PDFObject?) -> Double? { resolve(object).number }
    package func boolean(_ object: PDFObject?) -> Bool? { resolve(object).boolean }

    /// The numbers of an array; elements that aren't numbers count as 0.
    package func numbers(_ object: PDFObject?) -> [Double]? { array(object)?.map { number($0) ?? 0 } }

    /// The text of a text string (§7.9.2.2).
    package func text(_ object: PDFObject?) -> String? { string(object).map(TextString.decode) }

    /// The object with this number, `.null` if there is none.
    package func object(_ id: ObjectID) -> PDFObject { object(id, depth: 0) }

    private func object(_ id: ObjectID, depth: Int) -> PDFObject {
        let (cached, entry) = state.withLock { ($0.objects[id.number], $0.crossReference[id.number]) }
        if let cached { return cached }
        let object = load(id.number, entry, depth: depth)
        state.withLock { state in
            if state.objects.count >= Self.maximumCachedObjects { state.objects.removeAll(keepingCapacity: true) }
            state.objects[id.number] = object
        }
        return object
    }

    private func load(_ number: Int, _ entry: CrossReference.Entry?, depth: Int) -> PDFObject {
        switch entry {
        case nil, .free: return .null
        case .offset(let offset, _):
            if let object = indirectObject(number, at: offset, depth: depth) { return object }
        case .compressed(let stream, let index):
            if let object = objectStream(stream, depth: depth)?.object(number: number, index: index) { return object }
        }
        // The table lied about this one. Look at the whole file, once.
        if rebuild() {
            let entry = state.withLock { $0.crossReference[number] }
            if depth <= Self.maximumDepth { return load(number, entry, depth: depth + 1) }
        }
        warnings.add(SyntaxWarning(.objectMissing, subject: number))
        return .null
    }

    /// The object whose header stands at `offset`; nil if another, or none, stands there.
    func indirectObject(_ number: Int?, at offset: Int, depth: Int) -> PDFObject? {
        let bytes = self.bytes
        let source = bytes.span
        guard let header = IndirectObject.header(source, at: offset), number == nil || header.id.number == number else { return nil }
        let parsed = IndirectObject(source, id: header.id, at: header.end, decipher: stringDecipherer(header.id))
        guard let start = parsed.streamStart, case .dictionary(let dictionary) = parsed.object else { return parsed.object }
        let length = resolve(dictionary["Length"], depth: depth + 1).integer
        return .stream(PDFStream(dictionary: dictionary, range: streamRange(start: start, length: length), id: header.id))
    }

    private func objectStream(_ number: Int, depth: Int) -> ObjectStream? {
        let (cached, entry) = state.withLock { ($0.objectStreams[number], $0.crossReference[number]) }
        if let cached { return cached }
        var result: ObjectStream?
        // §7.5.7: an object stream is never itself compressed.
        if case .offset(let offset, _) = entry, depth <= Self.maximumDepth,
            case .stream(let stream)? = indirectObject(number, at: offset, depth: depth + 1)
        {
            let resolved = PDFDictionary([
                ("First", resolve(stream.dictionary["First"], depth: depth + 1)), ("N", resolve(stream.dictionary["N"], depth: depth + 1)),
            ])
            result = ObjectStream(dictionary: resolved, bytes: decoded(stream))
        }
        let size = result?.bytes.count ?? 0
        state.withLock { state in
            if state.objectStreamBytes + size > Self.maximumObjectStreamBytes {
                state.objectStreams.removeAll()
                state.objectStreamBytes = 0
            }
            state.objectStreams[number] = .some(result)
            state.objectStreamBytes += size
        }
        return result
    }
}
