import TestSupport

/// Streams of which little becomes much.
struct Bombs {
    /// What comes out at the end, where a single filter can do that.
    let bytes: Int

    func document(_ kind: HostileDocument) -> [UInt8] {
        let draw = HostileDocument.content + "/X Do "
        func drawn(_ data: [UInt8], _ filter: String) -> [UInt8] {
            OnePage(content: draw, resources: "/XObject << /X 10 0 R >>").bytes {
                $0.addStream(data, "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter \(filter)", as: 10)
            }
        }
        switch kind {
        case .flateBomb: return drawn(spaces(bytes), "/FlateDecode")
        case .flateChain: return drawn(compress(compress(spaces(bytes))), "[/FlateDecode /FlateDecode /FlateDecode]")
        case .lzwBomb: return drawn(Self.lengthened(bytes), "/LZWDecode")
        case .runLengthBomb: return drawn((0..<bytes / 128).flatMap { _ in [129, 0x20] as [UInt8] }, "/RunLengthDecode")
        case .longChain:
            return drawn(Array("20>".utf8), "[" + repeated("/ASCIIHexDecode ", max(bytes / 10_000, 100)) + "]")
        case .objectStreamBomb:
            return OnePage(catalog: "/Outlines 11 0 R", table: .stream).bytes { pdf in
                pdf.addStream(spaces(bytes), "/Type /ObjStm /N 1000000 /First 10 /Filter /FlateDecode", as: 10)
                for number in 11..<40 { pdf.addStream(spaces(bytes / 30), "/Type /ObjStm /N 9 /First 0 /Filter /FlateDecode", as: number) }
            }
        case .crossReferenceBomb:
            var pdf = PDFBuilder()
            pdf.append(OnePage(table: .none).bytes())
            let start = pdf.bytes.count
            let rows = compress([UInt8](repeating: 1, count: min(bytes, 1 << 28)))
            pdf.append(
                "99 0 obj\n<< /Type /XRef /W [1 1 1] /Size 99999999 /Root 5 0 R /Filter /FlateDecode /Length \(rows.count) >>\nstream\n")
            pdf.append(rows)
            pdf.append("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n")
            return pdf.bytes
        case .fontBomb, .mapBomb:
            let key = kind == .fontBomb ? "/FontDescriptor << /Type /FontDescriptor /Flags 4 /FontFile2 10 0 R >>" : "/ToUnicode 10 0 R"
            return OnePage(
                content: HostileDocument.content + "BT /F2 12 Tf 72 600 Td (abc) Tj ET",
                fonts: "/F2 << /Type /Font /Subtype /TrueType /BaseFont /A \(key) >>"
            ).bytes { $0.addStream(spaces(bytes), "/Filter /FlateDecode", as: 10) }
        case .letterBomb:
            // A bitmap font of TeX's, whose letters are measured to tell its alphabet.
            let names = (0x61...0x7A).map { "/a\($0)" }
            let font =
                "/F2 << /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [.01 0 0 .01 0 0] /FirstChar 97 /LastChar 122 "
                + "/Widths [\(repeated("50 ", names.count))] /Encoding << /Type /Encoding /Differences [97 \(names.joined())] >> "
                + "/CharProcs << \(names.map { "\($0) 10 0 R" }.joined()) >> >>"
            let content = HostileDocument.content + "BT /F2 12 Tf 72 600 Td (some letters of these) Tj ET"
            return OnePage(content: content, fonts: font).bytes {
                $0.addStream(
                    compress(Array("500 0 0 0 500 700 d1 ".utf8) + [UInt8](repeating: 0x20, count: bytes), level: 9),
                    "/Filter /FlateDecode", as: 10)
            }
        case .metadataBomb:
            return OnePage(catalog: "/Metadata 10 0 R").bytes {
                $0.addStream(compress(repeated("<a b='c'>", bytes: bytes)), "/Type /Metadata /Subtype /XML /Filter /FlateDecode", as: 10)
            }
        case .contentBomb: return drawn(compress(repeated("BT (a) Tj ET q Q ", bytes: bytes)), "/FlateDecode")
        case .bombPages:
            // Every page shows the same: one is read in a second or two, a thousand are not.
            return OnePage(catalog: "/Pages 11 0 R", page: "/Contents [2 0 R 10 0 R]").bytes {
                $0.addStream(compress(repeated("q Q ", bytes: bytes / 4)), "/Filter /FlateDecode", as: 10)
                $0.add("<< /Type /Pages /Kids [\(repeated("3 0 R ", bytes / 1_000_000))] /Count \(bytes / 1_000_000) >>", as: 11)
            }
        case .sharedContents:
            let count = min(bytes / 1000, 1_000_000)
            return OnePage(page: "/Contents [2 0 R \(repeated("10 0 R ", count))]").bytes { $0.addStream(repeated("q Q ", 250), as: 10) }
        default:
            return drawn(spaces(bytes), "/FlateDecode /DecodeParms << /Predictor 12 /Columns 1 /Colors 1 >>")
        }
    }

    private func spaces(_ count: Int) -> [UInt8] { compress([UInt8](repeating: 0x20, count: count), level: 9) }

    /// Spaces in LZW: each code stands for one more of them than the code before.
    private static func lengthened(_ count: Int) -> [UInt8] {
        var (bytes, buffer, bits): ([UInt8], Int, Int) = ([], 0, 0)
        func put(_ code: Int, _ width: Int) {
            buffer = buffer << width | code
            bits += width
            while bits >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: buffer >> (bits - 8)))
                bits -= 8
            }
            buffer &= (1 << bits) - 1
        }
        var made = 0
        while made < count {
            put(256, 9)
            put(0x20, 9)
            var code = 258
            while code < 4094 {
                // One code early (7.4.4.2).
                put(code, code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12)
                made += code - 256
                code += 1
            }
            // After so many codes the table is full, and the codes twelve bits wide.
            put(256, 12)
        }
        put(257, 9)
        put(0, 8)
        return bytes
    }
}
