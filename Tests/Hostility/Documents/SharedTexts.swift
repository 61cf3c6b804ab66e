import TestSupport

/// A long text that stands in the file once, and is told to belong in many places.
struct SharedTexts {
    let length: Int
    let count: Int

    func document(_ kind: HostileDocument) -> [UInt8] {
        let content = HostileDocument.content
        let text = "(" + repeated("word ", length / 5) + ")"
        switch kind {
        case .sharedTitle:
            return OnePage(catalog: "/Outlines << /First 11 0 R >>").bytes { pdf in
                pdf.add(text, as: 10)
                for number in 11..<11 + count { pdf.add("<< /Title 10 0 R /Next \(number + 1) 0 R /Dest [3 0 R /Fit] >>", as: number) }
            }
        case .sharedLabel:
            return OnePage(catalog: "/Pages 11 0 R /PageLabels << /Nums [0 << /P 10 0 R /S /D >>] >>").bytes {
                $0.add(text, as: 10)
                $0.add("<< /Type /Pages /Kids [\(repeated("3 0 R ", count))] /Count \(count) >>", as: 11)
            }
        case .sharedReplacement:
            return OnePage(
                content: content + (0..<count).map { "/Span /P BDC BT /F1 9 Tf \($0 % 600) \($0 / 600 * 9) Td (a) Tj ET EMC " }.joined(),
                resources: "/Properties << /P << /ActualText 10 0 R >> >>"
            ).bytes { $0.add(text, as: 10) }
        case .sharedMapping:
            return OnePage(
                content: content + "BT /F2 1 Tf 9 99 Td " + repeated("(aaaaaaaaaa) Tj ", count / 10) + "ET",
                fonts: "/F2 << /Type /Font /Subtype /TrueType /BaseFont /A /ToUnicode 10 0 R /FirstChar 97 /LastChar 97 /Widths [500] >>"
            ).bytes { $0.addStream("1 beginbfchar <61> <\(repeated("00410042", length / 8))> endbfchar", as: 10) }
        case .sharedAlternate:
            return OnePage(
                content: (0..<count).map { "/Figure << /MCID \($0) >> BDC \(content) EMC " }.joined(),
                catalog: "/MarkInfo << /Marked true >> /StructTreeRoot << /K [\(numbers)] /ParentTree << /Nums [0 [\(numbers)]] >> >>",
                page: "/StructParents 0"
            ).bytes { pdf in
                pdf.add(text, as: 10)
                for index in 0..<count {
                    pdf.add("<< /S /Figure /Alt 10 0 R /ActualText 10 0 R /E 10 0 R /Pg 3 0 R /K \(index) >>", as: 11 + index)
                }
            }
        case .sharedFieldName:
            return OnePage(catalog: "/AcroForm << /Fields [11 0 R] >>").bytes { pdf in
                pdf.add(text, as: 10)
                for number in 11..<31 {
                    let leaves = repeated("<< /FT /Tx /T 10 0 R /TU 10 0 R /V (a) >> ", count / 20)
                    pdf.add("<< /T 10 0 R /Kids [\(number + 1) 0 R \(leaves)] >>", as: number)
                }
            }
        case .sharedValue:
            return OnePage(catalog: "/AcroForm << /Fields [\(numbers)] >>", page: "/Annots [\(numbers)]").bytes { pdf in
                pdf.add(text, as: 10)
                for number in 11..<11 + count {
                    pdf.add("<< /Subtype /Widget /FT /Tx /T (a) /V 10 0 R /DA (/F1 9 Tf) /Rect [0 0 99 99] >>", as: number)
                }
            }
        case .sharedLanguage:
            return OnePage(
                content: repeated("/Span << /Lang 10 0 R >> BDC \(content) EMC ", count), catalog: "/Lang 10 0 R", trailer: "/Info 11 0 R"
            ).bytes {
                $0.add(text, as: 10)
                $0.add("<< /Title 10 0 R /Author 10 0 R /Keywords 10 0 R >>", as: 11)
            }
        default:
            return OnePage(page: "/Annots [\(numbers)]").bytes { pdf in
                pdf.add(text, as: 10)
                for number in 11..<11 + count { pdf.add("<< /Subtype /Text /T 10 0 R /Contents 10 0 R /Rect [0 0 9 9] >>", as: number) }
            }
        }
    }

    /// References to the objects from 11 on.
    private var numbers: String { (0..<count).map { "\(11 + $0) 0 R " }.joined() }
}
