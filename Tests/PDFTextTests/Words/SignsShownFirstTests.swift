import Testing

@testable import PDFText

@Suite("Signs that were shown before the text around them") struct SignsShownFirstTests {
    @Test("A mark shown before the ligature it stands over bears none of what stands for both")
    func markOverLigature() throws {
        var page = TestPage()
        page.raw(
            """
            /Span << /ActualText <FEFF06440627064B> >> BDC BT /E 12 Tf 100 701.76 Td <064B> Tj 2.1 -1.76 Td <E000> Tj ET EMC
            BT /E 12 Tf 108.1 700 Td <06480623> Tj ET
            """)
        let texts = try TestDocument([page]).texts()
        #expect(texts == ["أولاً"], "\(texts)")
    }

    @Test("What another font shows of a line first stands where it is on the page")
    func quotes() throws {
        var page = TestPage()
        // Half an em each: the text leaves them that.
        page.show("“", 100, 700, size: 12)
        page.show("”", 130, 700, size: 12)
        page.raw(
            "BT /E 12 Tf 58 700 Td [\(TestFont.even.string("选择几个时用说")) -500 \(TestFont.even.string("位或的字")) -500 \(TestFont.even.string("就行"))] TJ ET"
        )
        let texts = try TestDocument([page]).texts()
        #expect(texts == ["选择几个时用说“位或的字”就行"])
    }
}
