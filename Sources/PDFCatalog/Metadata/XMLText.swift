/// The little of XML that metadata and rich text need: text without its tags, references undone.
package enum XMLText {
    /// The text of marked-up UTF-8: what ends a paragraph or a line ends a line here, all other tags vanish.
    package static func plain(_ markup: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(markup.count)
        var index = 0
        while index < markup.count {
            let byte = markup[index]
            if byte == 0x3C {
                if starts(markup, index, "<![CDATA[") {
                    let end = find("]]>", markup, from: index + 9) ?? markup.count
                    text.append(contentsOf: markup[(index + 9)..<end])
                    index = min(end + 3, markup.count)
                    continue
                }
                let end = tagEnd(markup, index)
                if endsLine(markup[(index + 1)..<max(index + 1, end)]) { text.append(0x0A) }
                index = min(end + 1, markup.count)
            } else if byte == 0x26, let reference = reference(markup, index) {
                text.append(contentsOf: reference.text)
                index = reference.end
            } else {
                text.append(byte)
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The place of the `>` that ends the tag beginning at `start`, or the end of the bytes.
    static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        if starts(bytes, start, "<!--") { return find("-->", bytes, from: start + 4).map { $0 + 2 } ?? bytes.count }
        var quote: UInt8 = 0
        for index in start..<bytes.count {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3E {
                return index
            }
        }
        return bytes.count
    }

    static func find(_ text: StaticString, _ bytes: [UInt8], from start: Int) -> Int? {
        let pattern = Array("\(text)".utf8)
        guard let first = pattern.first, start >= 0 else { return nil }
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }

    static func starts(_ bytes: [UInt8], _ index: Int, _ text: StaticString) -> Bool { bytes[index...].starts(with: "\(text)".utf8) }

    /// `</p>`, `</div>`, `<br/>`.
    private static func endsLine(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = String(decoding: tag.prefix(5), as: UTF8.self).lowercased()
        return name == "/p" || name == "/div" || name.hasPrefix("br") && !(name.dropFirst(2).first?.isLetter ?? false)
    }

    /// A character or entity reference (XML 1.0, §4.1) at `start`.
    private static func reference(_ bytes: [UInt8], _ start: Int) -> (text: [UInt8], end: Int)? {
        guard let end = bytes[start...].prefix(12).firstIndex(of: 0x3B) else { return nil }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
        if let text = named[name] { return (Array(text.utf8), end + 1) }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, let scalar = Unicode.Scalar(value) else { return nil }
        return (Array(String(Character(scalar)).utf8), end + 1)
    }
}
