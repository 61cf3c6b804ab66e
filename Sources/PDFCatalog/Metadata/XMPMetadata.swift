package import PDFSyntax

/// What the document's metadata stream (§14.3.2) says of title, authors and language, in the Dublin Core namespace of XMP (ISO 16684-1).
///
/// A scanner rather than a parser: metadata is often not well-formed, and three properties are wanted of it.
package struct XMPMetadata: Sendable {
    package let title: String?
    /// In order.
    package let creators: [String]
    /// A BCP 47 tag.
    package let language: String?

    /// A stream of metadata is a few kilobytes, thumbnails and history included some hundred: of longer ones the beginning is looked at.
    static let maximumLength = 4 << 20
    static let maximumCreators = 200

    package init(store: ObjectStore, catalog: PDFDictionary) {
        let stream = store.stream(catalog["Metadata"])
        self.init(bytes: stream.map { store.decoded($0, limit: Self.maximumLength) } ?? [])
    }

    init(bytes: [UInt8]) {
        let text = Self.utf8(bytes.prefix(Self.maximumLength))
        let prefixes = Self.prefixes(text)
        let values = { (name: String) in prefixes.lazy.map { Self.values("\($0):\(name)", text) }.first { !$0.isEmpty } ?? [] }
        title = (values("title").first { $0.language == "x-default" } ?? values("title").first)?.text
        creators = values("creator").prefix(Self.maximumCreators).map(\.text)
        language = values("language").map(\.text).first(where: Self.isTag)
    }

    private struct Value {
        let text: String
        let language: String?
    }

    /// The prefixes that stand for Dublin Core: "dc", nearly always.
    private static func prefixes(_ text: [UInt8]) -> [String] {
        var result: [String] = []
        var position = 0
        while let found = XMLText.find("http://purl.org/dc/elements/1.1/", text, from: position) {
            position = found + 1
            // xmlns:dc="
            var end = found - 1
            while end > 0, text[end] == 0x22 || text[end] == 0x27 || text[end] == 0x3D || text[end].isPDFWhiteSpace { end -= 1 }
            var start = end
            while start > 0, text[start - 1] != 0x3A, !text[start - 1].isPDFWhiteSpace, end - start < 32 { start -= 1 }
            guard start > 0, end >= start, text[start - 1] == 0x3A else { continue }
            let prefix = String(decoding: text[start...end], as: UTF8.self)
            if !result.contains(prefix), result.count < 8 { result.append(prefix) }
        }
        return result.isEmpty ? ["dc"] : result
    }

    /// The values of a property: an element with a list in it, an element with text, or an attribute.
    private static func values(_ name: String, _ text: [UInt8]) -> [Value] {
        let name = Array(name.utf8)
        var index = 0
        while let open = text[index...].firstIndex(of: 0x3C) {
            let end = XMLText.tagEnd(text, open)
            let tag = text[(open + 1)..<max(open + 1, end)]
            index = min(end + 1, text.count)
            if tag.starts(with: name), tag.count == name.count || tag[tag.startIndex + name.count].isPDFWhiteSpace {
                guard tag.last != 0x2F else { continue }
                let close = find(Array("</".utf8) + name, text, from: index) ?? text.count
                let values = items(Array(text[index..<close]))
                if !values.isEmpty { return values }
            } else if let value = attribute(name, tag), let clean = clean(value) {
                return [Value(text: clean, language: nil)]
            }
        }
        return []
    }

    /// The items of a list, or the text itself.
    private static func items(_ content: [UInt8]) -> [Value] {
        var result: [Value] = []
        var index = 0
        while result.count < maximumCreators, let start = XMLText.find("<rdf:li", content, from: index) {
            let end = XMLText.tagEnd(content, start)
            let tag = content[start..<end]
            index = min(end + 1, content.count)
            guard tag.last != 0x2F else { continue }
            let close = XMLText.find("</rdf:li", content, from: index) ?? content.count
            if let text = clean(Array(content[index..<close])) {
                let language = attribute(Array("xml:lang".utf8), tag).map { String(decoding: $0, as: UTF8.self) }
                result.append(Value(text: text, language: language))
            }
            index = close
        }
        guard result.isEmpty, XMLText.find("<rdf:", content, from: 0) == nil, let text = clean(content) else { return result }
        return [Value(text: text, language: nil)]
    }

    private static func attribute(_ name: [UInt8], _ tag: ArraySlice<UInt8>) -> [UInt8]? {
        let tag = Array(tag)
        guard let start = find(name, tag, from: 1), tag[start - 1].isPDFWhiteSpace else { return nil }
        var index = start + name.count
        while index < tag.count, tag[index] == 0x3D || tag[index].isPDFWhiteSpace { index += 1 }
        guard index > start + name.count, index < tag.count, tag[index] == 0x22 || tag[index] == 0x27 else { return nil }
        let quote = tag[index]
        let end = tag[(index + 1)...].firstIndex(of: quote) ?? tag.count
        return Array(tag[(index + 1)..<end])
    }

    private static func find(_ pattern: [UInt8], _ bytes: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first else { return nil }
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }

    private static func clean(_ bytes: [UInt8]) -> String? {
        let words = XMLText.plain(bytes).split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 32 } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Two or three letters, then subtags: "x-default" and "unknown" are none.
    private static func isTag(_ text: String) -> Bool {
        guard text.utf8.count < 64 else { return false }
        let isLetter = { (byte: UInt8) in byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(isLetter) else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isDigit || isLetter($0) }
        }
    }

    /// XMP may be in UTF-8, or in UTF-16 of either order, with a mark or without.
    private static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let head = Array(bytes.prefix(4))
        guard head.count == 4 else { return Array(bytes) }
        let bigEndian = head.starts(with: [0xFE, 0xFF]) || (head[0] == 0 && head[1] == 0x3C)
        let littleEndian = head.starts(with: [0xFF, 0xFE]) || (head[0] == 0x3C && head[1] == 0)
        guard bigEndian || littleEndian else { return Array(head.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes) }
        let mark: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        return Array(TextString.decode(mark + (head.starts(with: mark) ? bytes.dropFirst(2) : bytes)).utf8)
    }
}
