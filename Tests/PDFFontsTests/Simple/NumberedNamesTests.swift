import Testing

@testable import PDFFonts

/// Subsets that Quartz numbers from 33 on, with the names of the font that it read.
@Suite struct NumberedNamesTests {
    private func font(_ names: String, from first: Int = 33, _ map: String, subtype: String = "Type1") -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /\(subtype) /BaseFont /ABCDEF+CMSY10 /ToUnicode 2 0 R /FirstChar \(first) /LastChar \(first + 5)
               /Widths [500 500 500 500 500 500] /Encoding << /Differences [\(first) \(names)] >> >>
            """)
        document.addStream(2, "1 begincodespacerange <00> <FF> endcodespacerange \(map)")
        return document.font
    }

    @Test("Their names come before a ToUnicode that tells what keyboards and Mac Roman have in the place of TeX's codes")
    func oldCodes() {
        let map = "5 beginbfchar <21> <21E4> <22> <0032> <23> <0038> <24> <21B5> <25> <0068> endbfchar"
        #expect(font("/asteriskmath /element /universal /ff /angbracketleft", map).text("!\"#$%") == "∗∈∀ﬀ⟨")
    }

    @Test("So they do where it has another font's codes: letters, too")
    func codesOfAnother() {
        let map = "1 beginbfrange <00> <30> <2192> endbfrange"
        #expect(font("/multiply /element /A", map).text("!\"#") == "×∈A")
    }

    @Test("Names of letters and figures may be what a font of signs calls those")
    func letters() {
        let map = "3 beginbfchar <21> <2611> <22> <260E> <23> <2212> endbfchar"
        #expect(font("/A /one /minus", map).text("!\"#") == "☑☎−")
    }

    @Test("Names that say what the codes say, other numbers and other kinds of fonts say nothing")
    func others() {
        let map = "3 beginbfchar <21> <2611> <22> <260E> <23> <2212> endbfchar"
        #expect(font("/exclam /quotedbl /numbersign", map).text("!\"#") == "☑☎−")
        #expect(font("/element /minus", from: 34, map).text("\"#") == "☎−")
        #expect(font("/element /minus /plus", map, subtype: "TrueType").text("!\"#") == "☑☎−")
    }
}
