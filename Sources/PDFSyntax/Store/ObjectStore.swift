import Synchronization

/// The indirect objects of one file, parsed when asked for (§7.3.10).
///
/// Safe to use from any number of threads: the lock is never held while an object is parsed, so two threads may parse the same one,
/// harmlessly.
package final class ObjectStore: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    package let warnings: WarningLog
    let decoders = DecoderPool()
    let allowance: ParsingAllowance
    package let pageWork: PageWork
    package let fontAllowance: FontAllowance

    /// Given for an encrypted document.
    let password: String?

    struct State {
        var encryption = EncryptionState.none
        /// The encryption dictionary's own object, whose strings are clear.
        var encryptionObject: Int?
        var crossReference = CrossReference()
        /// Whether the cross-reference comes from a scan of the file, not from the file's word.
        var isRebuilt = false
        /// Objects that the cross-reference doesn't know, by number; nil until one is asked for.
        var strays: [Int: Int]? = [:]
        var objects = RecentCache<PDFObject>(budget: ObjectStore.objectBudget)
        var objectStreams = RecentCache<ObjectStream?>(budget: ObjectStore.objectStreamBudget)
        var streamEnds: StreamEnds?

        mutating func forgetObjects() {
            objects.removeAll()
            objectStreams.removeAll()
        }
    }

    let state = Mutex(State())
    /// Held while the cross-reference is rebuilt, so that a second thread that meets the same lie waits for the truth.
    let rebuilding = Mutex(())

    /// Parsed objects kept, by the bytes they were read from (a value takes up to thirty times that): those of many pages. Page dictionaries are used
    /// once, resources again and again.
    private static let objectBudget = 512 << 10
    /// What each kept object costs besides its bytes.
    private static let objectOverhead = 128
    /// Decoded object streams kept, in bytes: what a page needs lies in few of them, mostly side by side.
    private static let objectStreamBudget = 3 << 20
    /// References to references, lengths that are references into object streams whose lengths are references …
    static let maximumDepth = 24

    /// Never fails: a file in which nothing is found has an empty trailer.
    package init(bytes: [UInt8], password: String? = nil) {
        self.bytes = bytes
        self.password = password
        warnings = WarningLog()
        allowance = ParsingAllowance(fileLength: bytes.count)
        pageWork = PageWork(fileLength: bytes.count)
        fontAllowance = FontAllowance(fileLength: bytes.count)
        var loader = CrossReferenceLoader(store: self)
        if let crossReference = loader.load() {
            state.withLock { $0.crossReference = crossReference }
            unlock()
            state.withLock { $0.strays = nil }
            if case .locked = encryption { return }
            if dictionary(dictionary(trailer["Root"])?["Pages"]) != nil { return }
        }
        rebuild()
    }

    /// The same file once more, by what a scan finds in it.
    init(rebuilding original: ObjectStore) {
        bytes = original.bytes
        password = original.password
        warnings = original.warnings
        allowance = original.allowance
        pageWork = original.pageWork
        fontAllowance = original.fontAllowance
        state.withLock { $0.isRebuilt = true }
        scan(known: original.state.withLock { $0.crossReference })
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

    /// The object with this number, `.null` if there is none. Generations are not compared: what differs in them only is one object to
    /// every reader.
    package func object(_ id: ObjectID) -> PDFObject { object(id, depth: 0) }

    private func object(_ id: ObjectID, depth: Int) -> PDFObject {
        let (cached, entry, isRebuilt) = state.withLock { ($0.objects.value(id.number), $0.crossReference[id.number], $0.isRebuilt) }
        if let cached { return cached }
        var found = load(id.number, entry, depth: depth)
        if found == nil {
            if !isRebuilt {
                // The table lied about this one. Look at the whole file, once.
                rebuild()
                return object(id, depth: depth)
            }
            warnings.add(SyntaxWarning(.objectMissing, subject: id.number))
            found = (.null, 0)
        }
        guard let found else { return .null }
        state.withLock { state in
            guard state.isRebuilt == isRebuilt else { return }  // read by a table that has been found to lie
            state.objects.keep(found.object, id.number, cost: found.length + Self.objectOverhead)
        }
        return found.object
    }

    /// The object and the bytes it took; nil if it isn't where the entry says.
    private func load(_ number: Int, _ entry: CrossReference.Entry?, depth: Int) -> (object: PDFObject, length: Int)? {
        switch entry {
        case .free: return (.null, 0)
        case nil:
            guard let offset = stray(number) else { return (.null, 0) }
            return indirectObject(number, at: offset, depth: depth) ?? (.null, 0)
        case .offset(let offset): return indirectObject(number, at: offset, depth: depth)
        case .compressed(let stream, let index):
            guard let container = objectStream(stream, depth: depth), let start = container.position(of: number, index: index) else {
                return nil
            }
            guard allowance.admits(number) else { return (.null, 0) }
            let bytes = container.bytes
            let source = bytes.span
            var parser = ObjectParser(source, at: start)
            let object = parser.object(source) ?? .null
            let length = parser.lexer.position - start
            allowance.note(number, length: length)
            return (object, length)
        }
    }

    /// The object whose header stands at `offset`, and the bytes it took; nil if another, or none, stands there.
    func indirectObject(_ number: Int?, at offset: Int, depth: Int) -> (object: PDFObject, length: Int)? {
        let bytes = self.bytes
        let source = bytes.span
        guard let header = IndirectObject.header(source, at: offset), number == nil || header.id.number == number else { return nil }
        guard allowance.admits(header.id.number) else { return (.null, 0) }
        let parsed = IndirectObject(source, id: header.id, at: header.end, decipher: stringDecipherer(header.id))
        let size = parsed.end - offset
        allowance.note(header.id.number, length: size)
        guard let start = parsed.streamStart, case .dictionary(let dictionary) = parsed.object else { return (parsed.object, size) }
        let length = resolve(dictionary["Length"], depth: depth + 1).integer
        return (.stream(PDFStream(dictionary: dictionary, range: streamRange(start: start, length: length), id: header.id)), size)
    }

    func objectStream(_ number: Int, depth: Int) -> ObjectStream? {
        let (cached, entry, isRebuilt) = state.withLock { ($0.objectStreams.value(number), $0.crossReference[number], $0.isRebuilt) }
        if let cached { return cached }
        var result: ObjectStream?
        // §7.5.7: an object stream is never itself compressed.
        if case .offset(let offset) = entry, depth <= Self.maximumDepth { result = objectStream(number, at: offset, depth: depth) }
        let size = result?.bytes.count ?? 0
        state.withLock { state in
            guard state.isRebuilt == isRebuilt else { return }
            state.objectStreams.keep(result, number, cost: size + Self.objectOverhead)
        }
        return result
    }

    /// The object stream whose header stands at `offset`.
    func objectStream(_ number: Int, at offset: Int, depth: Int = 0) -> ObjectStream? {
        guard case .stream(let stream)? = indirectObject(number, at: offset, depth: depth + 1)?.object else { return nil }
        return ObjectStream(
            first: resolve(stream.dictionary["First"], depth: depth + 1).integer,
            count: resolve(stream.dictionary["N"], depth: depth + 1).integer,
            bytes: decoded(stream, limit: ObjectStream.maximumLength))
    }

    /// Where an object stands that the cross-reference doesn't mention. Writers forget entries, and chains of sections break;
    /// what was deleted on purpose is marked free, and stays deleted.
    private func stray(_ number: Int) -> Int? {
        if let known = state.withLock(\.strays) { return known[number] }
        let bytes = self.bytes
        let scan = FileScan(bytes.span)
        return state.withLock { state in
            var strays: [Int: Int] = [:]
            for object in scan.objects where state.crossReference[object.id.number] == nil { strays[object.id.number] = object.offset }
            state.strays = strays
            return strays[number]
        }
    }
}
