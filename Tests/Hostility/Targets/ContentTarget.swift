import PDFText
import TestSupport

enum ContentTarget {
    /// As the content of a page that has a font of each kind, a form that is the page again, layers and tags: to words and back.
    static func run(_ bytes: [UInt8]) {
        var pdf = PDFBuilder()
        pdf.addStream(bytes, "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources 9 0 R", as: 1)
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>", as: 2)
        pdf.add("<< /Type /Font /Subtype /Type0 /BaseFont /B /Encoding /UniJIS-UTF16-V /DescendantFonts [4 0 R] >>", as: 3)
        pdf.add("<< /Type /Font /Subtype /CIDFontType0 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) >> /DW 500 >>", as: 4)
        pdf.add(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /CharProcs << /a 1 0 R >> /Encoding << /Differences [65 /a /b] >> "
                + "/FirstChar 65 /LastChar 66 /Widths [500 -500] /Resources 9 0 R >>", as: 5)
        pdf.add(
            "<< /Font << /F1 2 0 R /F2 3 0 R /F3 5 0 R >> /XObject << /X 1 0 R >> /ExtGState << /G << /Font [2 0 R 9] >> >> "
                + "/Properties << /P << /MCID 0 /ActualText (a) >> /O << /Type /OCG >> >> >>", as: 9)
        pdf.add("<< /Type /Page /Parent 11 0 R /Contents 1 0 R /StructParents 0 >>", as: 10)
        pdf.add("<< /Type /Pages /Count 1 /Kids [10 0 R] /MediaBox [0 0 612 792] /Resources 9 0 R >>", as: 11)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 11 0 R >>", as: 12)
        DocumentTarget.readPages(pdf.finish(.classic), password: nil)
    }
}
