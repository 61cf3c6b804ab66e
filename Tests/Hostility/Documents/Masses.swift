import TestSupport

/// More of a thing than anybody needs.
struct Masses {
    let count: Int

    func document(_ kind: HostileDocument) -> [UInt8] {
        let content = HostileDocument.content
        switch kind {
        case .manyObjects:
            return OnePage().bytes { pdf in for number in 10..<10 + count { pdf.add("<< /A \(number + 1) 0 R >>", as: number) } }
        case .manyPages:
            return OnePage(catalog: "/Pages 10 0 R").bytes {
                $0.add("<< /Type /Pages /Kids [\(repeated("3 0 R ", count))] /Count \(count) >>", as: 10)
            }
        case .manyGlyphs:
            return OnePage(content: content + "BT /F1 1 Tf 1 0 0 1 9 9 Tm " + repeated("(abcdefghij klmnopqr) Tj T* ", count / 10) + "ET")
                .bytes()
        case .manySaves: return OnePage(content: content + repeated("q 1 0 0 1 1 1 cm ", count) + "BT /F1 9 Tf (deep) Tj ET").bytes()
        case .manyOperands: return OnePage(content: content + repeated("1 ", count) + "Td " + repeated("[", count) + " TJ").bytes()
        case .manyRectangles: return OnePage(content: content + repeated("1 1 5 5 re f 0 0 m 9 9 l S ", count)).bytes()
        case .manyNumbers:
            return OnePage(
                content: content + "BT /F1 9 Tf [" + repeated("-5 (a) ", count) + "] TJ ET", catalog: "/A [\(repeated("1 ", count))]"
            ).bytes()
        case .manyAnnotations:
            return OnePage(page: "/Annots [\(repeated("10 0 R << /Subtype /Text /Contents (a) /Rect [0 0 9 9] >> ", count))]").bytes {
                $0.add("<< /Type /Annot /Subtype /FreeText /Contents (a note) /Rect [0 0 99 99] /AP << /N 2 0 R >> >>", as: 10)
            }
        case .manyOutlineItems:
            return OnePage(catalog: "/Outlines << /First 10 0 R >>").bytes { pdf in
                for number in 10..<10 + count { pdf.add("<< /Title (Chapter) /Next \(number + 1) 0 R /Dest [3 0 R /Fit] >>", as: number) }
            }
        case .manyFonts:
            let fonts = (0..<count / 100).map {
                "/G\($0) << /Type /Font /Subtype /Type0 /Encoding /UniJIS-UTF16-H /DescendantFonts [10 0 R] >>"
            }
            return OnePage(
                content: content + (0..<count / 100).map { "BT /G\($0) 9 Tf <3042> Tj ET " }.joined(), fonts: fonts.joined(separator: "\n")
            ).bytes { $0.add("<< /Type /Font /Subtype /CIDFontType0 /CIDSystemInfo << /Ordering (Japan1) >> >>", as: 10) }
        case .manyEntries: return OnePage(catalog: (0..<count).map { "/K\($0) \($0) " }.joined()).bytes()
        case .manyUpdates:
            var pdf = PDFBuilder()
            pdf.addPages([content])
            for _ in 0..<min(count, 100_000) { _ = pdf.finish() }
            return pdf.finish()
        case .manyFields:
            return OnePage(catalog: "/AcroForm << /Fields [\(repeated("10 0 R << /FT /Tx /T (a) /V (b) >> ", count))] >>").bytes {
                $0.add(
                    "<< /FT /Ch /T (list) /V [\(repeated("(a) ", 1000))] /Opt [\(repeated("[(a) (b)] ", min(count, 20_000)))] >>", as: 10)
            }
        case .manyForms:
            return OnePage(content: content + repeated("/X Do ", count), resources: "/XObject << /X 10 0 R >>").bytes {
                $0.addStream("BT /F1 9 Tf (form) Tj ET", "/Subtype /Form /BBox [0 0 99 99]", as: 10)
            }
        case .hugeInlineImage:
            return OnePage(content: content + "BI /W 1000000000 /H 1000000000 /BPC 8 /CS /RGB ID " + repeated("EI(x ", count * 4)).bytes()
        case .inlineImages:
            return OnePage(content: content + repeated("BI /W 9 /H 9 /BPC 8 /L -5 ID x EI ", count / 2) + repeated("BI ID ", count)).bytes()
        case .longName:
            return OnePage(content: content + "/\(repeated("a", count * 8)) gs", catalog: "/\(repeated("#41", count * 4)) 1").bytes()
        case .manyLines:
            // Numbered, each of two pieces.
            let shown = (0..<count / 20).map { index in
                "1 0 0 1 20 \(index * 9) Tm (\(index)) Tj 1 0 0 1 60 \(index * 9) Tm (some words of a line) Tj "
            }
            return OnePage(content: "\(content)BT /F1 5 Tf \(shown.joined())ET", page: "/MediaBox [0 0 1000 \(max(count, 800))]").bytes()
        case .manyColumns:
            let shown = (0..<count / 4).map { index in "1 0 0 1 \(index * 30) 500 Tm (ab) Tj " }
            return OnePage(content: "\(content)BT /F1 5 Tf \(shown.joined())ET", page: "/MediaBox [0 0 \(max(count * 8, 800)) 1000]")
                .bytes()
        case .manyOverlaps:
            let shown = (0..<count / 4).map { index in "1 0 0 1 \(index / 8).\(index % 8) 500 Tm (ab) Tj " }
            return OnePage(content: "\(content)BT /F1 1 Tf \(shown.joined())ET", page: "/MediaBox [0 0 \(max(count, 800)) 1000]").bytes()
        default:
            var random = SplitMix(state: 1)
            let shown = (0..<count / 4).map { _ in
                "BT /F1 \(Int.random(in: 1...40, using: &random)) Tf \(Int.random(in: 0...612, using: &random)) "
                    + "\(Int.random(in: 0...792, using: &random)) Td (ab) Tj ET "
            }
            return OnePage(content: content + shown.joined()).bytes()
        }
    }
}
