import PDFFonts
import PDFSyntax
import TestSupport

enum FontTargets {
    /// As a ToUnicode map and as the encoding of a composite font.
    static func cmap(_ bytes: [UInt8]) {
        var pdf = PDFBuilder()
        pdf.addStream(bytes, "/Type /CMap /CMapName /Own", as: 1)
        pdf.add("<< /Type /Font /Subtype /CIDFontType0 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) >> /DW 500 >>", as: 2)
        pdf.add("<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 1 0 R /ToUnicode 1 0 R /DescendantFonts [2 0 R] >>", as: 3)
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /B /ToUnicode 1 0 R >>", as: 4)
        show(pdf.finish(.classic), [3, 4])
    }

    /// As the program embedded in a simple font, and in a composite one.
    static func program(_ bytes: [UInt8], key: String, subtype: String) {
        var pdf = PDFBuilder()
        pdf.addStream(bytes, "/Subtype /\(subtype)", as: 1)
        pdf.add("<< /Type /FontDescriptor /FontName /A /Flags 4 /\(key) 1 0 R >>", as: 2)
        pdf.add(
            "<< /Type /Font /Subtype /\(subtype == "TrueType" ? "TrueType" : "Type1") /BaseFont /A /FontDescriptor 2 0 R "
                + "/FirstChar 0 /LastChar 3 /Widths [1 2 3 4] >>", as: 3)
        pdf.add(
            "<< /Type /Font /Subtype /\(subtype == "TrueType" ? "CIDFontType2" : "CIDFontType0") /FontDescriptor 2 0 R "
                + "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) >> /W [0 [1 2 3] 4 9 500] >>", as: 4)
        pdf.add("<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [4 0 R] >>", as: 5)
        show(pdf.finish(.classic), [3, 5])
    }

    private static let codes: [UInt8] = (0...255).map { UInt8($0) } + [0, 0, 0, 1, 0x20, 0x41, 0xFF, 0xFF, 0x81, 0x40]

    private static func show(_ file: [UInt8], _ numbers: [Int]) {
        let store = ObjectStore(bytes: file)
        let fonts = FontCache(store: store)
        for number in numbers {
            let font = fonts.font(for: .reference(ObjectID(number: number)))
            var glyphs: [DecodedGlyph] = []
            font.decode(codes.span, into: &glyphs)
            for glyph in glyphs { _ = font.scalars(of: glyph.unicode) }
            for code in [0, 0x41, 0xFFFF, UInt32.max] { _ = font.scalars(of: font.glyph(for: code).unicode) }
        }
    }
}
