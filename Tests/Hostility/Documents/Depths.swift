import TestSupport

/// Things within things.
struct Depths {
    let depth: Int

    func document(_ kind: HostileDocument) -> [UInt8] {
        let chain = min(depth, 20_000)
        switch kind {
        case .deepArrays: return OnePage(catalog: "/A " + repeated("[", depth) + repeated("]", depth)).bytes()
        case .deepDictionaries: return OnePage(page: "/A " + repeated("<< /A ", depth) + "0" + repeated(">>", depth)).bytes()
        case .deepStrings: return OnePage(catalog: "/A " + repeated("(", depth) + repeated(")", depth / 2)).bytes()
        case .deepPages:
            return OnePage(catalog: "/Pages 10 0 R").bytes { pdf in
                for number in 10..<10 + chain {
                    let kid = number == 9 + chain ? 4 : number + 1
                    pdf.add("<< /Type /Pages /Count 1 /Parent \(number - 1) 0 R /Kids [\(kid) 0 R] >>", as: number)
                }
            }
        case .deepOutline:
            return OnePage(catalog: "/Outlines 10 0 R").bytes { pdf in
                for number in 10..<10 + chain {
                    pdf.add("<< /Title (a) /First \(number + 1) 0 R /Last \(number + 1) 0 R /Count 1 >>", as: number)
                }
            }
        case .deepForms:
            return OnePage(content: HostileDocument.content + "/X Do", resources: "/XObject << /X 10 0 R >>").bytes { pdf in
                for number in 10..<10 + chain {
                    pdf.addStream(
                        "q /X Do Q", "/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X \(number + 1) 0 R >> >>", as: number)
                }
            }
        case .deepStructure:
            return OnePage(
                content: "/P << /MCID 0 >> BDC \(HostileDocument.content) EMC",
                catalog: "/MarkInfo << /Marked true >> /StructTreeRoot << /K 10 0 R /ParentTree << /Nums [0 [\(9 + chain) 0 R]] >> >>",
                page: "/StructParents 0"
            ).bytes { pdf in
                for number in 10..<10 + chain {
                    let kid = number == 9 + chain ? "0" : "\(number + 1) 0 R"
                    pdf.add("<< /S /Sect /P \(number - 1) 0 R /Pg 3 0 R /K \(kid) >>", as: number)
                }
            }
        case .deepContents:
            return OnePage(page: "/Contents [2 0 R 10 0 R]").bytes { pdf in
                for number in 10..<10 + chain { pdf.add("[\(number + 1) 0 R \(number + 1) 0 R]", as: number) }
            }
        case .deepMarks:
            return OnePage(content: HostileDocument.content + repeated("/Span << /ActualText (a) >> BDC ", depth)).bytes()
        default:
            return OnePage(catalog: "/AcroForm << /Fields [10 0 R] >>").bytes { pdf in
                for number in 10..<10 + chain { pdf.add("<< /T (a) /Kids [\(number + 1) 0 R] /Parent \(number - 1) 0 R >>", as: number) }
            }
        }
    }
}
