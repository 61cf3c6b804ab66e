import PDFContent
import PDFSyntax
import TestSupport
import Testing

struct MarkedContentTests {
    @Test("BMC, BDC and EMC nest around the text")
    func nesting() {
        let page = record("/P BMC BT /F1 10 Tf (a) Tj /Span <</MCID 7>> BDC (b) Tj EMC ET EMC")
        #expect(page.events == ["<P", "a", "<Span", "b", ">", ">"])
        #expect(page.marks.map(\.identifier) == [nil, 7])
    }

    @Test("Properties: inline, by name, missing, of the wrong kind")
    func properties() throws {
        let content = """
            /Span << /ActualText <FEFF00E4> /Alt (alt) /Lang (de) >> BDC EMC
            /P /Named BDC EMC /P /Unknown BDC EMC /P 5 BDC EMC
            /Artifact << /Type /Pagination /Subtype /Footer >> BDC EMC
            """
        let page = record(content, resources: "/Properties << /Named 50 0 R >>") { $0.add("<< /MCID 3 /ActualText (x) >>", as: 50) }
        #expect(page.marks.count == 5)
        #expect(page.marks[0].actualText == "ä")
        #expect(page.marks[0].alternate == "alt")
        #expect(page.marks[0].language == "de")
        #expect(page.marks[1].identifier == 3)
        #expect(page.marks[1].actualText == "x")
        #expect(page.marks[2].identifier == nil)
        #expect(page.marks[3].tag == "P")
        #expect(page.marks[4].isArtifact)
        #expect(page.marks[4].artifactType == "Pagination")
        #expect(page.marks[4].artifactSubtype == "Footer")
    }

    @Test("Operands left over before BMC are not taken for a tag")
    func leftovers() { #expect(record("5 /P BMC EMC").marks.map(\.tag) == ["P"]) }

    @Test("EMC without beginning, and a beginning without EMC")
    func unbalanced() {
        let page = record("EMC EMC /P BMC BT /F1 10 Tf (a) Tj ET")
        #expect(page.events == ["<P", "a", ">"])
    }

    @Test("A form closes what it opens and no more, and says whose it is")
    func forms() {
        let page = record("/P BMC /X Do BT /F1 10 Tf (after) Tj ET EMC", resources: "/XObject << /X 50 0 R >>") { pdf in
            pdf.addStream("EMC EMC /Q <</MCID 0>> BDC BT /F1 10 Tf (in) Tj ET", "/Subtype /Form", as: 50)
        }
        #expect(page.events == ["<P", "<Q", "in", ">", "after", ">"])
        #expect(page.marks.map(\.container) == [nil, 50])
    }

    @Test("What is off is not shown: marked content, forms, images (§8.11)")
    func optionalContent() {
        let content = """
            BT /F1 10 Tf (shown) Tj /OC /Off BDC (hidden) Tj /P BMC (hidden too) Tj EMC EMC /OC /On BDC (on) Tj EMC ET
            /XOff Do /XOn Do /OC /Off BDC /XOn Do /IOn Do EMC /IOff Do /IOn Do
            """
        let page = record(
            content, resources: "/Properties << /Off 50 0 R /On 51 0 R >> /XObject << /XOff 52 0 R /XOn 53 0 R /IOff 54 0 R /IOn 55 0 R >>",
            catalog: "/OCProperties << /OCGs [50 0 R 51 0 R] /D << /OFF [50 0 R] >> >>"
        ) { pdf in
            pdf.add("<< /Type /OCG >>", as: 50)
            pdf.add("<< /Type /OCG >>", as: 51)
            pdf.addStream("BT /F1 10 Tf (no) Tj ET", "/Subtype /Form /OC 50 0 R", as: 52)
            pdf.addStream("BT /F1 10 Tf (form) Tj ET", "/Subtype /Form /OC 51 0 R", as: 53)
            pdf.addStream("x", "/Subtype /Image /OC 50 0 R", as: 54)
            pdf.addStream("x", "/Subtype /Image", as: 55)
        }
        #expect(page.texts == ["shown", "on", "form"])
        #expect(page.images.count == 1)
    }

    @Test("What is hidden still moves the pen")
    func hiddenAdvance() {
        let page = record(
            "BT /F1 10 Tf /OC /Off BDC (ab) Tj EMC (c) Tj ET", resources: "/Properties << /Off 50 0 R >>",
            catalog: "/OCProperties << /OCGs [50 0 R] /D << /OFF [50 0 R] >> >>"
        ) { $0.add("<< /Type /OCG >>", as: 50) }
        #expect(page.places == [[10, 0]])
    }

    @Test("Ten thousand sequences in each other stay balanced")
    func deep() {
        let page = record(String(repeating: "/P BMC ", count: 10_000) + String(repeating: "EMC ", count: 10_000) + "BT /F1 10 Tf (a) Tj ET")
        #expect(page.events.last == "a")
        #expect(page.events.filter { $0 == "<P" }.count == page.events.filter { $0 == ">" }.count)
    }
}
