import Synchronization

extension ObjectStore {
    /// Replaces the cross-reference by what a scan of the whole file finds; once. Returns whether it was done now.
    @discardableResult
    package func rebuild() -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isRebuilt = true }
            return !state.isRebuilt
        }
        guard isFirst else { return false }
        warnings.add(SyntaxWarning(.crossReferenceRebuilt))
        let bytes = self.bytes
        let repair = Repair(bytes.span)
        var rebuilt = CrossReference()
        for (id, offset) in repair.objects { rebuilt[id.number] = .offset(offset, generation: id.generation) }
        let old = trailer
        var trailer = PDFDictionary.empty
        for candidate in repair.trailers { trailer = trailer.merging(candidate) }
        if trailer["Root"].isNull, !old["Root"].isNull { trailer = trailer.merging(old) }
        rebuilt.replaceTrailer(trailer)
        install(rebuilt)
        addStreams(repair.objects, to: rebuilt)
        if dictionary(self.trailer["Root"])?["Pages"].isNull ?? true { findRoot() }
        return true
    }

    private func install(_ crossReference: CrossReference) {
        state.withLock { state in
            state.crossReference = crossReference
            state.objects.removeAll()
            state.objectStreams.removeAll()
            state.objectStreamBytes = 0
        }
    }

    /// Cross-reference streams serve as trailers, and what object streams hold is added: each stream's objects are as new as the stream.
    private func addStreams(_ objects: [(id: ObjectID, offset: Int)], to scanned: CrossReference) {
        var rebuilt = scanned
        var trailer = rebuilt.trailer
        let bytes = self.bytes
        let source = bytes.span
        var pending: [(number: Int, offset: Int)] = []
        for (id, offset) in objects {
            guard let header = IndirectObject.header(source, at: offset) else { continue }
            let kind = Self.streamKind(source, from: header.end)
            if kind == .crossReference, case .stream(let stream)? = indirectObject(id.number, at: offset, depth: 0) {
                trailer = trailer.merging(stream.dictionary)
            } else if kind == .object {
                pending.append((id.number, offset))
            }
        }
        rebuilt.replaceTrailer(trailer)
        install(rebuilt)
        unlock()  // what the object streams hold may be enciphered
        for (number, offset) in pending {
            guard case .stream(let stream)? = indirectObject(number, at: offset, depth: 0) else { continue }
            let resolved = PDFDictionary([("First", resolve(stream.dictionary["First"])), ("N", resolve(stream.dictionary["N"]))])
            guard let content = ObjectStream(dictionary: resolved, bytes: decoded(stream)) else { continue }
            for (index, contained) in content.numbers.enumerated() {
                if case .offset(let other, _)? = rebuilt[contained], other > offset { continue }
                if contained != number { rebuilt[contained] = .compressed(stream: number, index: index) }
            }
        }
        install(rebuilt)
    }

    private enum StreamKind { case crossReference, object, other }

    /// What `/Type` says in the first bytes of an object, without parsing the thousands that are neither.
    private static func streamKind(_ source: borrowing Span<UInt8>, from start: Int) -> StreamKind {
        let end = min(start + 512, source.count)
        let stop = source.firstIndex(of: "stream", from: start, to: end) ?? source.firstIndex(of: "endobj", from: start, to: end) ?? end
        if source.firstIndex(of: "/ObjStm", from: start, to: stop) != nil { return .object }
        if source.firstIndex(of: "/XRef", from: start, to: stop) != nil { return .crossReference }
        return .other
    }

    /// No trailer names a catalog: the last object that is one, or that is a page tree's root, will do.
    private func findRoot() {
        var catalog: ObjectID?
        var pages: ObjectID?
        for number in objectNumbers {
            guard case .dictionary(let dictionary) = object(ObjectID(number: number)) else { continue }
            switch name(dictionary["Type"]) {
            case "Catalog": if !dictionary["Pages"].isNull { catalog = ObjectID(number: number) }
            case "Pages": if dictionary["Parent"].isNull { pages = ObjectID(number: number) }
            default: break
            }
        }
        let root: PDFObject
        if let catalog {
            root = .reference(catalog)
        } else if let pages {
            root = .dictionary(PDFDictionary([("Type", .name("Catalog")), ("Pages", .reference(pages))]))
        } else {
            return
        }
        state.withLock { $0.crossReference.replaceTrailer($0.crossReference.trailer.merging(PDFDictionary([("Root", root)]))) }
    }
}
