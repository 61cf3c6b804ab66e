import PDFSyntax
import TestSupport

/// Makes other documents of a document: mostly such as can still be opened, so that what is wrong lies deep.
package struct PDFMutator {
    private var random: SeededGenerator
    private var document: DocumentParts

    /// A mutant; the same one for the same seed. Of what is no document, bytes are changed.
    package static func mutant(of bytes: [UInt8], seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        // One in eight is damaged as files are: by bytes.
        guard Int.random(in: 0..<8, using: &random) > 0, let document = DocumentParts(bytes) else {
            var copy = bytes
            ByteMutator.mutate(&copy, times: Int.random(in: 1...16, using: &random), using: &random)
            return copy
        }
        var mutator = PDFMutator(random: random, document: document)
        return mutator.run()
    }

    private mutating func run() -> [UInt8] {
        for _ in 0..<(1 << Int.random(in: 0...4, using: &random)) { change() }
        var bytes = write()
        if Int.random(in: 0..<16, using: &random) == 0 { ByteMutator.mutate(&bytes, times: 2, using: &random) }
        return bytes
    }

    private mutating func anyPart() -> Int { Int.random(in: 0..<document.parts.count, using: &random) }

    private mutating func change() {
        guard !document.parts.isEmpty else { return }
        let index = anyPart()
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let other = anyPart()
            let number = document.parts[index].number
            document.parts[index].number = document.parts[other].number
            document.parts[other].number = number
        case 1: document.parts[index].object = document.parts[anyPart()].object
        case 2: document.parts.remove(at: index)
        case 3: if let data = document.parts[anyPart()].data { document.parts[index].data = data }
        case 4, 5, 6, 7, 8, 9:
            guard let target = anyStream(), var data = document.parts[target].data else { return }
            ByteMutator.mutate(&data, times: Int.random(in: 1...8, using: &random), using: &random)
            document.parts[target].data = data
        default:
            var places = 0
            Self.count(document.parts[index].object, &places)
            var place = Int.random(in: 0..<max(places, 1), using: &random)
            document.parts[index].object = changed(document.parts[index].object, &place, depth: 0)
        }
    }

    private mutating func anyStream() -> Int? {
        document.parts.indices.filter { document.parts[$0].data != nil }.randomElement(using: &random)
    }

    private static func count(_ object: PDFObject, _ places: inout Int) {
        places += 1
        if let array = object.array { for element in array { count(element, &places) } }
        if let dictionary = object.dictionary { for entry in dictionary.entries { count(entry.value, &places) } }
    }

    /// The object with the value at a place changed; values are counted from outside in.
    private mutating func changed(_ object: PDFObject, _ place: inout Int, depth: Int) -> PDFObject {
        place -= 1
        if place < 0 { return depth == 0 && object.dictionary != nil ? entriesChanged(object) : another(than: object) }
        if let array = object.array {
            var copy = array
            for index in copy.indices where place >= 0 { copy[index] = changed(copy[index], &place, depth: depth + 1) }
            return .array(copy)
        }
        if let dictionary = object.dictionary {
            var entries: [PDFDictionary.Entry] = []
            for entry in dictionary.entries {
                entries.append(place >= 0 ? PDFDictionary.Entry(entry.key, changed(entry.value, &place, depth: depth + 1)) : entry)
            }
            return .dictionary(PDFDictionary(entries: entries))
        }
        return object
    }

    /// A dictionary with an entry less, or one of another dictionary more.
    private mutating func entriesChanged(_ object: PDFObject) -> PDFObject {
        var entries = object.dictionary?.entries ?? []
        if Bool.random(using: &random), !entries.isEmpty {
            entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
        } else if let entry = document.parts[anyPart()].object.dictionary?.entries.randomElement(using: &random) {
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
        var highest = 0
        for part in document.parts {
            highest = max(highest, part.number)
            var text: [UInt8] = []
            if var data = part.data {
                var filter = ""
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3:
                    data = compress(data, level: 1)
                    filter = "/FlateDecode"
                case 4:
                    data = data.flatMap { Array((String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)).utf8) }
                    filter = "/ASCIIHexDecode"
                case 5:
                    filter = ["/LZWDecode", "/RunLengthDecode", "/ASCII85Decode", "[/Fl /Fl]"].randomElement(using: &random) ?? ""
                default: break
                }
                // Parameters that are wrong now and then stay.
                let keepsParameters = Int.random(in: 0..<16, using: &random) == 0
                let left: Set<Name> = keepsParameters ? ["Length", "Filter"] : ["Length", "Filter", "DecodeParms", "DP", "F"]
                ObjectWriter.write(part.object, leaving: left, to: &text)
                let entries = String(decoding: text.dropFirst(2).dropLast(2), as: UTF8.self)
                pdf.addStream(data, entries + (filter.isEmpty ? "" : " /Filter \(filter)"), as: part.number)
            } else {
                ObjectWriter.write(part.object, to: &text)
                pdf.add(String(decoding: text, as: UTF8.self), as: part.number)
            }
        }
        var root: [UInt8] = []
        ObjectWriter.write(document.root, to: &root)
        let table = [PDFBuilder.Table.classic, .classic, .stream, .none].randomElement(using: &random) ?? .classic
        return pdf.finish(table, trailer: "/Root " + String(decoding: root, as: UTF8.self))
    }
}
