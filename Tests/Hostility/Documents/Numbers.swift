import TestSupport

/// Counts, lengths and places that are too large, negative, or none.
enum Numbers {
    private static let wild = [
        "-1", "0", "1000000000", "-1000000000", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1e300",
    ]

    static func document(_ kind: HostileDocument) -> [UInt8] {
        let draw = HostileDocument.content + "/X Do "
        let show = HostileDocument.content + "BT /F2 9 Tf (abc) Tj ET"
        switch kind {
        case .tableSize: return changed(OnePage().bytes(), "/Size", to: "/Size 1000000000 /Prev -1 /Index 5 /Old")
        case .fieldWidths: return changed(OnePage(table: .stream).bytes(), "/W [1 4 2]", to: "/W [1000000000 9223372036854775807 -1]")
        case .sectionIndex:
            return changed(OnePage(table: .stream).bytes(), "/Index [", to: "/Index [0 1000000000 -5 9223372036854775807 8388600 99 ")
        case .objectStreamCounts:
            return OnePage(table: .stream).bytes { pdf in
                for (index, value) in wild.enumerated() {
                    pdf.addStream("30 0 31 5 (a) (b)", "/Type /ObjStm /N \(value) /First \(wild[wild.count - 1 - index])", as: 10 + index)
                }
            }
        case .streamLength:
            return OnePage(content: draw, page: "/Contents [2 0 R \((10..<18).map { "\($0) 0 R " }.joined())]").bytes { pdf in
                for (index, value) in wild.enumerated() { pdf.addStream("q Q", as: 10 + index, length: value) }
            }
        case .predictorNumbers:
            return OnePage(page: "/Contents [2 0 R \((10..<18).map { "\($0) 0 R " }.joined())]").bytes { pdf in
                for (index, value) in wild.enumerated() {
                    let parameters = "/Predictor \(index % 2 == 0 ? 12 : 2) /Columns \(value) /Colors \(value) /BitsPerComponent \(value)"
                    pdf.addStream(
                        compress(Array(repeated("q Q ", 99).utf8)), "/Filter /FlateDecode /DecodeParms << \(parameters) >>", as: 10 + index)
                }
            }
        case .characterRange:
            let fonts = wild.enumerated().map { index, value in
                "/F\(index + 2) << /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar \(value) /LastChar \(wild[(index * 3 + 2) % wild.count]) "
                    + "/Widths [1 1e300 -1e300 99999999999999999999] /Encoding << /Differences [\(value) /a /b 255 /c /d -5 /e] >> >>"
            }
            return OnePage(content: shows(wild.count), fonts: fonts.joined(separator: " ")).bytes()
        case .characterWidths:
            return composite(
                descendant:
                    "/DW 1e300 /DW2 [1e300 -1e300] /W [0 1000000000 500 -5 9223372036854775807 5 99999999999 [1 2 3] 5 -5 1 0 65535 1e300] "
                    + "/W2 [0 1000000000 1 2 3 -9 [1 2 3] 5 65535 1e300 1e300 1e300]")
        case .mapRanges:
            return composite(
                map: """
                    9 begincodespacerange <00000000> <ffffffff> <> <> <000000000000> <ffffffffffff> endcodespacerange
                    9 begincidrange <00000000> <ffffffff> 0 <0000> <ffff> 1000000000 <ffff> <0000> -5 <00> <ffffffff> 99999999999999999999 endcidrange
                    9 begincidchar <00000000ffffffff> 1000000000 <41> -1 endcidchar
                    \(repeated("1 begincidrange <00000000> <ffffffff> 7 endcidrange ", 5000))
                    """)
        case .unicodeRanges:
            let map =
                "9 beginbfrange <00000000> <ffffffff> <0041> <0000> <ffff> <d800> <0000> <ffff> [<0041> \(repeated("<0042> ", 5000))] "
                + "<00> <ff> <\(repeated("0041", 20_000))> endbfrange \(repeated("1 beginbfrange <0000> <ffff> <0041> endbfrange ", 5000))"
                + "9 beginbfchar <41> <ffffffffffff> <42> <> <43> /a <44> <dc00d800> endbfchar"
            return OnePage(content: show, fonts: "/F2 << /Type /Font /Subtype /TrueType /BaseFont /A /ToUnicode 10 0 R >>").bytes {
                $0.addStream(map, as: 10)
            }
        case .pageCount: return changed(OnePage().bytes(), "/Count 1 ", to: "/Count 9223372036854775807 ")
        case .boxes:
            return many(
                wild.map { "/MediaBox [\($0) \($0) 1e300 -1e300] /CropBox [0 0 \($0) \($0)] /Rotate \($0)" } + ["/MediaBox [0 0 0 0]"])
        case .userUnit: return many(wild.map { "/UserUnit \($0)" } + ["/UserUnit 0.000000000000000000000001"])
        case .matrices:
            let numbers = wild + ["0.00000000000000000000000000000001"]
            let content = numbers.map { value in
                "q \(value) 0 0 \(value) \(value) \(value) cm BT /F1 \(value) Tf \(value) TL \(value) Tc \(value) Tw \(value) Tz \(value) Ts "
                    + "\(value) \(value) Td (a b) Tj [(a) \(value) (b)] TJ T* (c) ' \(value) \(value) (d) \" "
                    + "\(value) \(value) \(value) \(value) \(value) \(value) Tm (e) Tj ET \(value) \(value) \(value) \(value) re W n "
                    + "BT /F1 9 Tf (f) Tj ET Q "
            }
            return OnePage(content: HostileDocument.content + content.joined()).bytes()
        case .labelNumbers:
            let entries = wild.map { "\($0) << /S /r /St \($0) /P (a) >> 0 << /S /a /St \($0) >>" }
            return OnePage(catalog: "/PageLabels << /Nums [\(entries.joined(separator: " "))] >>").bytes()
        case .fontMatrix:
            let fonts = wild.enumerated().map { index, value in
                "/F\(index + 2) << /Type /Font /Subtype /Type3 /FontMatrix [\(repeated(value + " ", 6))] /FontBBox [\(repeated(value + " ", 4))] "
                    + "/CharProcs << >> /FirstChar 97 /LastChar 99 /Widths [\(value) \(value)] /Encoding << /Differences [97 /a /b /c] >> >>"
            }
            return OnePage(content: shows(wild.count), fonts: fonts.joined(separator: " ")).bytes()
        default:
            let digits = repeated("9", 100_000)
            return OnePage(
                content: HostileDocument.content + "\(digits) 0.\(digits) Td -\(digits).\(digits) Tc (a) Tj",
                catalog: "/A \(digits) /B .\(digits)",
                page: "/Rotate \(digits)"
            ).bytes { $0.append("\(digits) \(digits) obj (a) endobj \(digits) 0 R") }
        }
    }

    private static func shows(_ count: Int) -> String {
        HostileDocument.content + (0..<count).map { "BT /F\($0 + 2) 9 Tf 9 \($0 * 20) Td (abc\\377) Tj ET " }.joined()
    }

    private static func many(_ pages: [String]) -> [UInt8] {
        var pdf = PDFBuilder()
        pdf.addStream(HostileDocument.content, as: 1)
        for (index, page) in pages.enumerated() {
            pdf.add(
                "<< /Type /Page /Parent 2 0 R /Contents 1 0 R \(page) /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 "
                    + "/BaseFont /Helvetica >> >> >> >>", as: 10 + index)
        }
        pdf.add("<< /Type /Page /Parent 2 0 R /Contents 1 0 R >>", as: 9)
        let kids = pages.indices.map { "\(10 + $0) 0 R" }.joined(separator: " ")
        pdf.add(
            "<< /Type /Pages /Count \(pages.count + 1) /Kids [9 0 R \(kids)] /MediaBox [0 0 612 792] /Resources << /Font << /F1 << /Type /Font "
                + "/Subtype /Type1 /BaseFont /Helvetica >> >> >> >>", as: 2)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R >>", as: 3)
        return pdf.finish()
    }

    private static func composite(map: String = "", descendant: String = "") -> [UInt8] {
        OnePage(
            content: HostileDocument.content + "BT /F2 9 Tf (abcdefgh) Tj <00000000ffffffff> Tj ET",
            fonts:
                "/F2 << /Type /Font /Subtype /Type0 /BaseFont /A /Encoding \(map.isEmpty ? "/Identity-V" : "10 0 R") /DescendantFonts [11 0 R] >>"
        ).bytes {
            $0.addStream(map, "/Type /CMap", as: 10)
            $0.add("<< /Type /Font /Subtype /CIDFontType2 \(descendant) /CIDSystemInfo << /Ordering (Japan1) >> >>", as: 11)
        }
    }

    private static func changed(_ bytes: [UInt8], _ text: String, to other: String) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).replacing(text, with: other).utf8)
    }
}
