import PDFSyntax
import TestSupport

/// Makes other documents of a document: mostly such as can still be opened, so that what is wrong lies deep.
package struct PDFMutator {
    private var random: SeededGenerator
    private var document: DocumentParts
    /// Whether what leads to the pages stays as it is, while other values of the same object change.
    private var keepsSpine = false

    /// By these a catalog, the page tree and its pages are found, and what the pages show.
    private static let spineKeys: Set<Name> = ["Type", "Pages", "Kids", "Parent", "Contents", "Resources", "Font"]

    /// A mutant; the same one for the same seed. Of what is no document, bytes are changed.
    ///
    /// - Parameter password: of an encrypted document, whose mutants are not encrypted.
    package static func mutant(of bytes: [UInt8], seed: UInt64, password: String? = nil) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        // One in thirty-two is damaged as files are: by bytes.
        guard Int.random(in: 0..<32, using: &random) > 0, let document = DocumentParts(bytes, password: password) else {
            var copy = bytes
            ByteMutator.mutate(&copy, times: Int.random(in: 1...16, using: &random), using: &random)
            return copy
        }
        var mutator = PDFMutator(random: random, document: document)
        return mutator.run()
    }

    private mutating func run() -> [UInt8] {
        // Of a document of few objects few are changed: it would soon have none left.
        for _ in 0..<min(1 << Int.random(in: 0...4, using: &random), 1 + document.parts.count / 8) { change() }
        var bytes = write()
        if chance(of: 64) { ByteMutator.mutate(&bytes, times: 2, using: &random) }
        return bytes
    }

    private mutating func chance(of times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    private mutating func anyPart() -> Int { Int.random(in: 0..<document.parts.count, using: &random) }

    /// One change. What leads to the pages, and what they show, is nearly always left where it is: a document of nothing tries nothing else.
    private mutating func change() {
        guard !document.parts.isEmpty else { return }
        let index = anyPart()
        let isNeeded = document.spine.contains(document.parts[index].number) && !chance(of: 32)
        let isShown = document.contents.contains(document.parts[index].number) && !chance(of: 16)
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let other = anyPart()
            let number = document.parts[index].number
            guard !isNeeded, !isShown, !document.spine.contains(document.parts[other].number) else { return change(entryOf: index) }
            document.parts[index].number = document.parts[other].number
            document.parts[other].number = number
        case 1:
            guard !isNeeded, !isShown else { return change(entryOf: index) }
            document.parts[index].object = document.parts[anyPart()].object
        case 2:
            guard !isNeeded, !isShown else { return change(entryOf: index) }
            document.parts.remove(at: index)
        case 3:
            guard !isNeeded, !isShown, let data = document.parts[anyPart()].data else { return change(entryOf: index) }
            document.parts[index].data = data
        case 4, 5, 6, 7, 8, 9: changeData()
        default: change(entryOf: index)
        }
    }

    /// Some of the data of a stream: of what pages show and of maps, mostly their tokens.
    private mutating func changeData() {
        guard let index = document.parts.indices.filter({ document.parts[$0].data != nil }).randomElement(using: &random),
            var data = document.parts[index].data
        else { return }
        let isText = data.prefix(512).allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || (0x20..<0x7F).contains($0) }
        let times = Int.random(in: 1...8, using: &random)
        let isShown = document.contents.contains(document.parts[index].number)
        if isText || isShown, !chance(of: 8) {
            // Of little to show, something is left.
            ContentMutator.mutate(&data, times: isShown ? min(times, 1 + data.count / 256) : times, using: &random)
        } else {
            ByteMutator.mutate(&data, times: times, using: &random)
        }
        document.parts[index].data = data
    }

    private mutating func change(entryOf index: Int) {
        let number = document.parts[index].number
        keepsSpine = document.spine.contains(number) && !chance(of: 32)
        var places = 0
        Self.count(document.parts[index].object, &places)
        var place = Int.random(in: 0..<max(places, 1), using: &random)
        document.parts[index].object = changed(document.parts[index].object, &place, depth: 0)
        keepsSpine = false
    }

    private static func count(_ object: PDFObject, _ places: inout Int) {
        places += 1
        if let array = object.array { for element in array { count(element, &places) } }
        if let dictionary = object.dictionary { for entry in dictionary.entries { count(entry.value, &places) } }
    }

    /// The object with the value at a place changed; values are counted from outside in.
    private mutating func changed(_ object: PDFObject, _ place: inout Int, depth: Int) -> PDFObject {
        place -= 1
        if place < 0 { return (depth == 0 || keepsSpine) && object.dictionary != nil ? entriesChanged(object) : another(than: object) }
        if let array = object.array {
            var copy = array
            for index in copy.indices where place >= 0 { copy[index] = changed(copy[index], &place, depth: depth + 1) }
            return .array(copy)
        }
        if let dictionary = object.dictionary {
            var entries: [PDFDictionary.Entry] = []
            for entry in dictionary.entries {
                let isKept = keepsSpine && Self.spineKeys.contains(entry.key)
                entries.append(
                    place >= 0 && !isKept ? PDFDictionary.Entry(entry.key, changed(entry.value, &place, depth: depth + 1)) : entry)
            }
            return .dictionary(PDFDictionary(entries: entries))
        }
        return object
    }

    /// A dictionary with an entry less, or one of another dictionary more.
    private mutating func entriesChanged(_ object: PDFObject) -> PDFObject {
        var entries = object.dictionary?.entries ?? []
        let loose = entries.indices.filter { !keepsSpine || !Self.spineKeys.contains(entries[$0].key) }
        if Bool.random(using: &random), let index = loose.randomElement(using: &random) {
            entries.remove(at: index)
        } else if let entry = document.parts[anyPart()].object.dictionary?.entries.randomElement(using: &random),
            !keepsSpine || !Self.spineKeys.contains(entry.key)
        {
            entries.append(entry)
        }
        return .dictionary(PDFDictionary(entries: entries))
    }

    private mutating func another(than object: PDFObject) -> PDFObject {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .reference(ObjectID(number: document.parts[anyPart()].number))
        case 1: return .integer(Int(ByteMutator.numbers.randomElement(using: &random) ?? "0") ?? 1_000_000_000)
        case 2: return .array(Array(repeating: object, count: Int.random(in: 0...9, using: &random)))
        case 3: return .null
        default: break
        }
        switch object {
        case .integer(let value): return .integer(value &+ Int.random(in: -2...2, using: &random))
        case .real(let value): return .real(value * ([-1, 0, 1e-9, 1e9, 1e300].randomElement(using: &random) ?? 1))
        case .reference: return .reference(ObjectID(number: document.parts[anyPart()].number))
        case .name:
            let names = document.parts[anyPart()].object.dictionary?.entries.flatMap { [$0.key, $0.value.name].compactMap { $0 } } ?? []
            return .name(names.randomElement(using: &random) ?? "X")
        case .string(var bytes):
            ByteMutator.mutate(&bytes, times: 2, using: &random)
            return .string(bytes)
        default: return document.parts[anyPart()].object
        }
    }

    // MARK: Writing

    private mutating func write() -> [UInt8] {
        var pdf = PDFBuilder()
        let table = [PDFBuilder.Table.classic, .classic, .stream, .none].randomElement(using: &random) ?? .classic
        // One stream says that it is encoded as it isn't.
        let candidate = chance(of: 8) && !document.parts.isEmpty ? anyPart() : nil
        let mistaken = candidate.flatMap { document.contents.contains(document.parts[$0].number) && !chance(of: 4) ? nil : $0 }
        // With a cross-reference stream, what is no stream may stand in object streams.
        var packed: [(number: Int, value: String)] = []
        let packs = table == .stream && chance(of: 2)
        for (index, part) in document.parts.enumerated() {
            var text: [UInt8] = []
            guard let data = part.data else {
                ObjectWriter.write(part.object, to: &text)
                let value = String(decoding: text, as: UTF8.self)
                if packs { packed.append((part.number, value)) } else { pdf.add(value, as: part.number) }
                continue
            }
            let encoded = StreamWriter.encode(data, using: &random)
            var filter = encoded.filter
            if index == mistaken {
                filter =
                    "/Filter "
                    + (["/LZWDecode", "/RunLengthDecode", "/ASCII85Decode", "[/Fl /Fl]", "/X"].randomElement(using: &random) ?? "")
            }
            // Parameters that are wrong now and then stay.
            let left: Set<Name> = chance(of: 32) ? ["Length", "Filter"] : ["Length", "Filter", "DecodeParms", "DP", "F"]
            ObjectWriter.write(part.object, leaving: left, to: &text)
            pdf.addStream(encoded.data, String(decoding: text.dropFirst(2).dropLast(2), as: UTF8.self) + " " + filter, as: part.number)
        }
        let highest = document.parts.reduce(0) { max($0, $1.number) }
        for (index, start) in stride(from: 0, to: packed.count, by: 100).enumerated() {
            pdf.addObjectStream(Array(packed[start..<min(start + 100, packed.count)]), as: highest + 1 + index)
        }
        var root: [UInt8] = []
        ObjectWriter.write(document.root, to: &root)
        return pdf.finish(table, trailer: "/Root " + String(decoding: root, as: UTF8.self))
    }
}
