import TestSupport

/// Things that hold themselves.
enum Circles {
    static func document(_ kind: HostileDocument) -> [UInt8] {
        let draw = HostileDocument.content + "/X Do "
        switch kind {
        case .pageCircle:
            return OnePage(catalog: "/Pages 10 0 R").bytes {
                $0.add("<< /Type /Pages /Count 9 /Kids [3 0 R 10 0 R 11 0 R] >>", as: 10)
                $0.add("<< /Type /Pages /Count 9 /Kids [10 0 R 11 0 R 3 0 R] >>", as: 11)
            }
        case .parentCircle:
            return OnePage(page: "/Parent 10 0 R").bytes {
                $0.add("<< /Type /Pages /Parent 11 0 R >>", as: 10)
                $0.add("<< /Type /Pages /Parent 10 0 R >>", as: 11)
            }
        case .formCircle:
            return OnePage(content: draw, resources: "/XObject << /X 10 0 R >>").bytes {
                $0.addStream("q /X Do Q /X Do", "/Subtype /Form /BBox [0 0 9 9]", as: 10)
            }
        case .formsOfForms:
            // Each draws the next ten times.
            return OnePage(content: draw, resources: "/XObject << /X 10 0 R >>").bytes { pdf in
                for number in 10..<30 {
                    pdf.addStream(
                        repeated("/X Do ", 10), "/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X \(number + 1) 0 R >> >>",
                        as: number)
                }
                pdf.addStream("BT /F1 1 Tf (a) Tj ET", "/Subtype /Form /BBox [0 0 9 9]", as: 30)
            }
        case .glyphCircle:
            let font = "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 10 0 R >> /FirstChar 97 /LastChar 97 "
            return OnePage(
                content: HostileDocument.content + "BT /F2 9 Tf (aaa) Tj ET",
                fonts: "/F2 \(font) /Widths [1] /Encoding << /Differences [97 /a] >> /Resources << /Font << /F2 11 0 R >> >> >>"
            ).bytes {
                $0.addStream("1 0 d0 BT /F2 9 Tf (aaa) Tj ET", as: 10)
                $0.add("\(font) /Widths [1] /Resources << /Font << /F2 11 0 R >> >> >>", as: 11)
            }
        case .patternCircle:
            return OnePage(
                content: HostileDocument.content + "/Pattern cs /P scn 0 0 99 99 re f", resources: "/Pattern << /P 10 0 R >>"
            ).bytes {
                $0.addStream(
                    "/Pattern cs /P scn 0 0 9 9 re f",
                    "/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 1 /YStep 1 /Resources << /Pattern << /P 10 0 R >> >>", as: 10)
            }
        case .outlineCircle:
            return OnePage(catalog: "/Outlines 10 0 R").bytes {
                $0.add("<< /First 11 0 R >>", as: 10)
                $0.add("<< /Title (a) /Next 12 0 R /Dest /a >>", as: 11)
                $0.add("<< /Title (b) /Next 11 0 R /First 11 0 R >>", as: 12)
            }
        case .outlineOwnParent:
            return OnePage(catalog: "/Outlines 10 0 R").bytes { $0.add("<< /Title (a) /First 10 0 R /Next 10 0 R >>", as: 10) }
        case .usedMapCircle:
            return OnePage(
                content: HostileDocument.content + "BT /F2 9 Tf (aaa) Tj ET",
                fonts: "/F2 << /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 10 0 R /ToUnicode 10 0 R /DescendantFonts [12 0 R] >>"
            ).bytes {
                $0.addStream("/Own usecmap 1 begincodespacerange <00> <ff> endcodespacerange", "/Type /CMap /UseCMap 11 0 R", as: 10)
                $0.addStream("/Own usecmap 1 begincidrange <00> <ff> 0 endcidrange", "/Type /CMap /UseCMap 10 0 R", as: 11)
                $0.add("<< /Type /Font /Subtype /CIDFontType2 /DescendantFonts [12 0 R] >>", as: 12)
            }
        case .previousCircle:
            // The table says that it comes before itself.
            var pdf = PDFBuilder()
            pdf.addPages([HostileDocument.content])
            _ = pdf.finish()
            let table = pdf.lastTable ?? 0
            return Array(
                String(decoding: pdf.bytes, as: UTF8.self).replacing("trailer\n<<", with: "trailer\n<< /Prev \(table) /XRefStm \(table)")
                    .utf8)
        case .extendsCircle:
            return OnePage(table: .stream).bytes {
                $0.addObjectStream([(20, "(a)")], "/Extends 11 0 R", as: 10)
                $0.addObjectStream([(21, "20 0 R")], "/Extends 10 0 R", as: 11)
                $0.addObjectStream([(22, "22 0 R"), (12, "<< >>")], "/Extends 12 0 R", as: 12)
            }
        case .nameCircle:
            return OnePage(
                catalog: "/Names << /Dests 10 0 R /EmbeddedFiles 10 0 R >> /Outlines << /First << /Title (a) /Dest (b) >> >>"
            ).bytes {
                $0.add("<< /Limits [(a) (z)] /Kids [10 0 R 11 0 R 11 0 R] >>", as: 10)
                $0.add("<< /Limits [(a) (z)] /Kids [10 0 R 10 0 R] /Names [(b) [3 0 R /Fit]] >>", as: 11)
            }
        case .labelCircle:
            return OnePage(catalog: "/PageLabels 10 0 R").bytes {
                $0.add("<< /Kids [10 0 R 11 0 R 11 0 R] /Limits [0 9] >>", as: 10)
                $0.add("<< /Kids [10 0 R] /Nums [0 << /S /r >> 0 << /S /D >>] >>", as: 11)
            }
        case .structureCircle:
            return OnePage(
                content: "/P << /MCID 0 >> BDC \(HostileDocument.content) EMC",
                catalog: "/MarkInfo << /Marked true >> /StructTreeRoot << /K 10 0 R /RoleMap << /A /B /B /A >> /ParentTree 12 0 R >>",
                page: "/StructParents 0"
            ).bytes {
                $0.add("<< /S /A /P 11 0 R /Pg 3 0 R /K [11 0 R 10 0 R 0] >>", as: 10)
                $0.add("<< /S /B /P 10 0 R /Pg 3 0 R /K [10 0 R 11 0 R 0] >>", as: 11)
                $0.add("<< /Kids [12 0 R] /Nums [0 [10 0 R]] >>", as: 12)
            }
        case .lengthCircle:
            return OnePage(content: draw, resources: "/XObject << /X 10 0 R >>").bytes {
                $0.addStream("q Q", "/Subtype /Form /BBox [0 0 9 9]", as: 10, length: "10 0 R")
                $0.addStream("q Q", "/Filter 12 0 R", as: 11, length: "12 0 R")
                $0.addStream("q Q", "/Filter 11 0 R /DecodeParms 12 0 R", as: 12, length: "11 0 R")
            }
        case .referenceCircle:
            return OnePage(catalog: "/Outlines 10 0 R /Names 12 0 R /Lang 12 0 R").bytes {
                $0.add("11 0 R", as: 10)
                $0.add("10 0 R", as: 11)
                $0.add("12 0 R", as: 12)
            }
        case .fieldCircle:
            return OnePage(catalog: "/AcroForm << /Fields [10 0 R 10 0 R] >>", page: "/Annots [10 0 R 11 0 R]").bytes {
                $0.add("<< /FT /Tx /T (a) /V (b) /Kids [11 0 R 10 0 R] /Parent 11 0 R /Subtype /Widget /Rect [0 0 9 9] >>", as: 10)
                $0.add("<< /T (a) /Kids [10 0 R 11 0 R] /Parent 10 0 R /Subtype /Widget /Rect [0 0 9 9] >>", as: 11)
            }
        case .replyCircle:
            return OnePage(page: "/Annots [10 0 R 11 0 R]").bytes {
                $0.add("<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (a) /IRT 11 0 R /Popup 11 0 R /Parent 10 0 R >>", as: 10)
                $0.add("<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (b) /IRT 10 0 R /Popup 10 0 R /Parent 10 0 R >>", as: 11)
            }
        default:
            return OnePage(
                content: HostileDocument.content + "/S sh /C cs 1 sc",
                resources: "/Shading << /S 10 0 R >> /ColorSpace << /C 11 0 R >> /ExtGState << /G << /SMask 10 0 R >> >>"
            ).bytes {
                $0.add("<< /ShadingType 2 /Function 10 0 R /Functions [10 0 R] /ColorSpace 11 0 R >>", as: 10)
                $0.add("[/Separation /A 11 0 R 10 0 R]", as: 11)
            }
        }
    }
}
