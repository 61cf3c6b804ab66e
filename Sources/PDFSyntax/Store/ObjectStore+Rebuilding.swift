import Synchronization

extension ObjectStore {
    /// Replaces the cross-reference by what a scan of the whole file finds; once. Returns whether it was done now.
    @discardableResult
    package func rebuild() -> Bool {
        rebuilding.withLock { _ in
            guard !isRebuilt else { return false }
            warnings.add(SyntaxWarning(.crossReferenceRebuilt))
            // In a store of its own, so that nobody reads from a table half made.
            let rebuilt = ObjectStore(rebuilding: self).state.withLock { $0 }
            state.withLock { $0 = rebuilt }
            return true
        }
    }

    /// Fills the cross-reference of a store that is being rebuilt.
    ///
    /// - Parameter known: the file's own table, if it could be read. Where it is right it stays: a later copy that it doesn't name was
    /// not meant.
    func scan(known: CrossReference) {
        let bytes = self.bytes
        let source = bytes.span
        let scan = FileScan(source)
        var table = CrossReference()
        for object in scan.objects { table[object.id.number] = .offset(object.offset) }
        for object in scan.objects where table[object.id.number] == .offset(object.offset) {
            guard case .offset(let offset)? = known[object.id.number], offset != object.offset else { continue }
            if IndirectObject.header(source, at: offset)?.id.number == object.id.number { table[object.id.number] = .offset(offset) }
        }
        install(table)

        table.addNewer(trailer: known.trailer)
        addTrailers(scan.trailers, to: &table)
        for object in scan.objects where object.kind == .crossReferenceStream {
            if case .stream(let stream)? = indirectObject(object.id.number, at: object.offset, depth: 0)?.object {
                table.addNewer(trailer: stream.dictionary)
            }
        }
        install(table)
        unlock()  // what the object streams hold may be enciphered
        if case .locked = encryption { return }
        addCompressed(scan.objects, known: known, to: &table)
        install(table)
        guard dictionary(dictionary(table.trailer["Root"])?["Pages"]) == nil, let root = findRoot() else { return }
        table.addNewer(trailer: PDFDictionary([("Root", root)]))
        install(table)
    }

    /// Adds the dictionaries that follow the keyword `trailer`, the last one on top.
    private func addTrailers(_ starts: [Int], to table: inout CrossReference) {
        let bytes = self.bytes
        let source = bytes.span
        var found = CrossReference()
        var room = Self.maximumTrailerLength
        for start in starts.suffix(CrossReferenceLoader.maximumSections).reversed() {
            var parser = ObjectParser(Lexer(position: start, end: min(source.count, start + room)))
            if case .dictionary(let dictionary) = parser.object(source) { found.addOlder(trailer: dictionary) }
            room = max(room - (parser.lexer.position - start), 0)
        }
        table.addNewer(trailer: found.trailer)
    }

    /// Trailers are read up to this many bytes in all: those without an end run into each other.
    private static let maximumTrailerLength = 4 << 20

    private func install(_ table: CrossReference) {
        state.withLock { state in
            state.crossReference = table
            state.forgetObjects()
        }
    }

    /// Adds what object streams hold: it is as new as the stream is.
    private func addCompressed(_ objects: [FileScan.Object], known: CrossReference, to table: inout CrossReference) {
        var settled: Set<Int> = []
        for object in objects where object.kind == .objectStream {
            let number = object.id.number
            // Copies that were replaced are no longer reached by the stream's number.
            guard table[number] == .offset(object.offset), let content = objectStream(number, at: object.offset) else { continue }
            for (index, contained) in content.numbers.enumerated() where contained != number {
                let isKnown = known[contained] == .compressed(stream: number, index: index)
                if !isKnown {
                    if settled.contains(contained) { continue }
                    if case .offset(let other)? = table[contained], other > object.offset || known[contained] == .offset(other) { continue }
                } else {
                    settled.insert(contained)
                }
                table[contained] = .compressed(stream: number, index: index)
            }
        }
    }

    /// No trailer names a catalog: the last object that is one, or that is a page tree's root, will do.
    private func findRoot() -> PDFObject? {
        var catalog: ObjectID?
        var pages: ObjectID?
        for number in objectNumbers {
            guard case .dictionary(let dictionary) = object(ObjectID(number: number)) else { continue }
            switch name(dictionary["Type"]) {
            case "Catalog": if self.dictionary(dictionary["Pages"]) != nil { catalog = ObjectID(number: number) }
            case "Pages": if dictionary["Parent"].isNull { pages = ObjectID(number: number) }
            default: break
            }
        }
        if let catalog { return .reference(catalog) }
        return pages.map { .dictionary(PDFDictionary([("Type", .name("Catalog")), ("Pages", .reference($0))])) }
    }
}
