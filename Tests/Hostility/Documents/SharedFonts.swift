import TestSupport

/// Thousands of font dictionaries, a hundred bytes each, all of which use one thing that takes long to read or much room to keep; and maps from which
/// little becomes much.
struct SharedFonts {
    /// Bytes of what is shared.
    let length: Int
    /// Fonts, each of them used.
    let count: Int

    func document(_ kind: HostileDocument) -> [UInt8] {
        switch kind {
        case .sharedMap:
            let entries = repeated("<41> <0041> ", 100)
            let map = repeated("100 beginbfchar \(entries)endbfchar ", bytes: length)
            return fonts("/Subtype /Type1 /ToUnicode 10 0 R") { $0.addStream(compress(map, level: 9), "/Filter /FlateDecode", as: 10) }
        case .sharedProgram:
            let program = Array("%!PS-AdobeFont-1.0: X\n/Encoding 256 array\n".utf8) + repeated("dup 65 /foo put ", bytes: length)
            return fonts("/Subtype /Type1 /FontDescriptor 11 0 R") {
                $0.addStream(compress(program, level: 9), "/Filter /FlateDecode", as: 10)
                $0.add("<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile 10 0 R >>", as: 11)
            }
        case .sharedEncoding:
            return fonts("/Subtype /Type1 /Encoding 10 0 R") {
                $0.add("<< /Type /Encoding /Differences [\(repeated("65 /foo /bar ", length / 200))] >>", as: 10)
            }
        case .sharedLetters:
            let names = (0x61...0x7A).map { "/a\($0)" }
            let letter = Array("500 0 0 0 500 700 d1 ".utf8) + [UInt8](repeating: 0x20, count: length)
            return fonts(
                "/Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 122 /Widths 11 0 R /Encoding 12 0 R "
                    + "/CharProcs 13 0 R"
            ) {
                $0.addStream(compress(letter, level: 9), "/Filter /FlateDecode", as: 10)
                $0.add("[\(repeated("500 ", names.count))]", as: 11)
                $0.add("<< /Type /Encoding /Differences [97 \(names.joined())] >>", as: 12)
                $0.add("<< \(names.map { "\($0) 10 0 R" }.joined()) >>", as: 13)
            }
        case .sharedTables:
            let ranges = (1...0xD7).map { "1 beginbfrange <\(hex($0))00> <\(hex($0))FF> <\(hex($0))00> endbfrange " }.joined()
            return fonts("/Subtype /Type0 /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 10 0 R") {
                $0.addStream(ranges, as: 10)
                $0.add(Self.descendant("/W [0 65535 500]"), as: 11)
            }
        case .longMapping:
            return composite("1 beginbfrange <0000> <FFFF> <\(repeated("0061", length / 400))> endbfrange", string: "ABAC")
        case .sharedClusters:
            let cluster = repeated("0915", 120)
            return composite(
                "2 beginbfchar <4142> <0930094D\(cluster)> <4143> <\(cluster)> endbfchar", string: repeated("ABAC", count * 25))
        case .ambiguousCodes:
            let spaces = repeated("<41000000> <4100FFFF> <410000> <4100FF> ", length / 400)
            return composite(
                "1 begincodespacerange \(spaces)endcodespacerange", encoding: "10 0 R", string: repeated("ABAC", count * 5))
        default:
            // Signs that are letters beside letters of Greek: none is.
            let signs = [UInt8](repeating: 0xB5, count: count * 25)
            let content = Array("\(HostileDocument.content) BT /F1 1 Tf 9 99 Td (".utf8) + signs + Array(".) Tj ET".utf8)
            return OnePage(content: "", page: "/MediaBox [0 0 \(max(signs.count, 612)) 792] /Contents 10 0 R").bytes {
                $0.addStream(content, as: 10)
            }
        }
    }

    private func fonts(_ entries: String, _ more: (inout PDFBuilder) -> Void) -> [UInt8] {
        let uses = (0..<count).map { "/G\($0) 10 Tf 1 0 0 1 \($0 % 18 * 30 + 20) \($0 / 18 % 60 * 10 + 20) Tm (abcABC) Tj " }
        return OnePage(
            content: "\(HostileDocument.content)BT \(uses.joined())ET", fonts: (0..<count).map { "/G\($0) \($0 + 20) 0 R " }.joined()
        ).bytes { pdf in
            more(&pdf)
            for index in 0..<count { pdf.add("<< /Type /Font /BaseFont /X\(index) \(entries) >>", as: index + 20) }
        }
    }

    private func composite(_ map: String, encoding: String = "/Identity-H", string: String) -> [UInt8] {
        OnePage(
            content: "\(HostileDocument.content) BT /F2 2 Tf 9 99 Td (\(string)) Tj ET",
            page: "/MediaBox [0 0 \(string.utf8.count + 700) 792]",
            fonts: "/F2 << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding \(encoding) /DescendantFonts [11 0 R] /ToUnicode 10 0 R >>"
        ).bytes {
            $0.addStream("begincmap \(map) endcmap", as: 10)
            $0.add(Self.descendant("/W [16707 [0]]"), as: 11)
        }
    }

    private static func descendant(_ widths: String) -> String {
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 "
            + "\(widths) >>"
    }

    private func hex(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
