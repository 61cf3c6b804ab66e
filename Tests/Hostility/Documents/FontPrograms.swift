import TestSupport

/// Font programs whose counts and offsets are not theirs.
enum FontPrograms {
    static func document(_ kind: HostileDocument) -> [UInt8] {
        let (key, program): (String, [UInt8]) =
            switch kind {
            case .compactCounts: ("FontFile3", compact(count: [0xFF, 0xFF], offsetSize: 4))
            case .compactOffsets: ("FontFile3", compact(count: [0, 9], offsetSize: 255))
            case .trueTypeTables: ("FontFile2", [0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0] + tables)
            case .trueTypeMap: ("FontFile2", [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + table("cmap", 28, 0xFFFF_FFFF) + map)
            default: ("FontFile", type1)
            }
        let subtype = key == "FontFile2" ? "TrueType" : "Type1"
        return OnePage(
            content: HostileDocument.content + "BT /F2 9 Tf 9 99 Td (abc) Tj /F3 9 Tf 9 9 Td (abc) Tj ET",
            fonts: "/F2 << /Type /Font /Subtype /\(subtype) /BaseFont /A /FontDescriptor 11 0 R >> "
                + "/F3 << /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [12 0 R] >>"
        ).bytes {
            $0.addStream(program, "/Subtype /Type1C /Length1 1000000000 /Length2 -5 /Length3 9223372036854775807", as: 10)
            $0.add("<< /Type /FontDescriptor /FontName /A /Flags 4 /\(key) 10 0 R /Ascent 1e300 /Descent -1e300 /StemV 1e300 >>", as: 11)
            $0.add("<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /FontDescriptor 11 0 R /CIDToGIDMap 10 0 R >>", as: 12)
        }
    }

    private static func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private static func table(_ tag: String, _ offset: UInt32, _ length: UInt32) -> [UInt8] {
        Array(tag.utf8) + word(0) + word(offset) + word(length)
    }

    private static var tables: [UInt8] {
        ["cmap", "post", "maxp", "head", "name", "OS/2", "CFF "].flatMap { table($0, 0xFFFF_FFF0, 0xFFFF_FFFF) + table($0, 0, 0x7FFF_FFFF) }
            + (0..<4000).flatMap { _ in table("cmap", 12, 0xFFFF) }
    }

    /// Subtables of every format that say they hold four thousand million of things.
    private static var map: [UInt8] {
        let formats: [UInt8] = [0, 2, 4, 6, 8, 10, 12, 13, 14]
        var bytes: [UInt8] = [0, 0, 0xFF, 0xFF]
        for _ in formats { bytes += [0, 3, 0, 1] + word(4 + UInt32(formats.count) * 8) }
        for format in formats {
            bytes += [0, format, 0xFF, 0xFF] + word(0xFFFF_FFFF) + word(0) + word(0xFFFF_FFFF) + word(0) + word(0xFFFF_FFFF) + word(7)
        }
        return bytes
    }

    private static func compact(count: [UInt8], offsetSize: UInt8) -> [UInt8] {
        let index = count + [offsetSize] + (0..<12).flatMap { word(UInt32($0) * 0x1000_0000 + 1) }
        return [1, 0, 4, 4] + index + index + index + index
    }

    private static var type1: [UInt8] {
        let head = "%!PS-AdobeFont-1.0: A\n/Encoding 1000000000 array 0 1 9223372036854775807 {1 index exch /.notdef put} for\n"
        let entries = [
            "dup -1 /a put", "dup 9223372036854775807 /b put", "dup 97 /c put", "dup 16#FFFFFFFFFFFFFFFFFF /d put", "dup 99#zz /e put",
        ]
        return Array(
            (head + entries.joined(separator: "\n") + "\n/lenIV 1000000000 def readonly def currentfile eexec\n" + repeated("0", 5000)).utf8
        )
    }
}
