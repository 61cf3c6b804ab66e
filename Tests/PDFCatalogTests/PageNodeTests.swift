import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct PageNodeTests {
    private func page(_ entries: String, _ more: (inout PDFBuilder) -> Void = { _ in }) throws -> PageNode {
        var pdf = PDFBuilder()
        more(&pdf)
        pdf.add("<< /Type /Page \(entries) >>", as: 50)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 50 0 R >>", as: 51)
        return try #require(pdf.catalog().pages.page(at: 0))
    }

    private func contents(_ entry: String, _ more: (inout PDFBuilder) -> Void) throws -> String {
        var bytes: [UInt8] = []
        try page("/Contents \(entry)", more).appendContents(to: &bytes)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(
        "Contents: a stream, an array, a reference to an array of references, arrays in arrays, holes",
        arguments: [
            ("1 0 R", "one"), ("[1 0 R 2 0 R]", "one two"), ("3 0 R", "one two"), ("[3 0 R 1 0 R]", "one two one"),
            ("[[1 0 R] [[2 0 R]]]", "one two"), ("[1 0 R null 77 0 R 5 (x) 2 0 R]", "one two"), ("77 0 R", ""), ("null", ""),
            ("[4 0 R]", ""),
        ])
    func contents(entry: String, text: String) throws {
        let found = try contents(entry) { pdf in
            pdf.addStream("one", as: 1)
            pdf.addStream("two", as: 2)
            pdf.add("[1 0 R 2 0 R]", as: 3)
            pdf.add("[4 0 R 4 0 R 4 0 R]", as: 4)
        }
        #expect(found == text)
    }

    @Test("White space stands between the streams of a page (§7.7.3.3)")
    func split() throws {
        var bytes: [UInt8] = []
        try page("/Contents [1 0 R 1 0 R]") { $0.addStream("BT", as: 1) }.appendContents(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "BT\nBT\n")
    }

    @Test(
        "Boxes that are missing, absurd, indirect, or with their corners the wrong way round",
        arguments: [
            ("", Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)), ("/MediaBox [0 0 0 0]", Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)),
            ("/MediaBox [100 200 0 0]", Rectangle(x0: 0, y0: 0, x1: 100, y1: 200)),
            ("/MediaBox [0 0 1 0 R 20]", Rectangle(x0: 0, y0: 0, x1: 10, y1: 20)),
            ("/MediaBox [0 0 100]", Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)), ("/MediaBox 5", Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)),
            ("/MediaBox [0 0 1e99 1e99]", Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)),
            ("/MediaBox [0 0 100 100] /CropBox [10 10 20 30]", Rectangle(x0: 10, y0: 10, x1: 20, y1: 30)),
            ("/MediaBox [0 0 100 100] /CropBox [-50 50 200 60]", Rectangle(x0: 0, y0: 50, x1: 100, y1: 60)),
            ("/MediaBox [0 0 100 100] /CropBox [500 500 600 600]", Rectangle(x0: 0, y0: 0, x1: 100, y1: 100)),
        ])
    func boxes(entries: String, box: Rectangle) throws { #expect(try page(entries) { $0.add("10", as: 1) }.cropBox == box) }

    @Test(
        "Rotations",
        arguments: [("0", 0), ("90", 90), ("-90", 270), ("450", 90), ("180.0", 180), ("91", 90), ("9999999999999999999", 0), ("/X", 0)])
    func rotations(value: String, degrees: Int) throws { #expect(try page("/Rotate \(value)").rotation == degrees) }

    @Test(
        "The visible page is upright, its lower left corner the origin",
        arguments: [
            (0, (0.0, 0.0), (100.0, 200.0)), (90, (0, 100), (200, 0)), (180, (100, 200), (0, 0)), (270, (200, 0), (0, 100)),
        ])
    func displayMatrix(rotation: Int, origin: (Double, Double), corner: (Double, Double)) throws {
        let page = try page("/MediaBox [0 0 500 500] /CropBox [10 20 110 220] /Rotate \(rotation)")
        let matrix = page.displayMatrix
        #expect(matrix.apply(10, 20) == origin)
        #expect(matrix.apply(110, 220) == corner)
        #expect(page.displaySize == (rotation % 180 == 0 ? (100, 200) : (200, 100)))
    }

    @Test("User units scale", arguments: [("2", 2.0), ("0", 1), ("-1", 1), ("1e9", 1), ("/X", 1)])
    func userUnit(value: String, unit: Double) throws {
        let page = try page("/MediaBox [0 0 100 200] /UserUnit \(value)")
        #expect(page.userUnit == unit)
        #expect(page.displaySize == (100 * unit, 200 * unit))
        #expect(page.displayMatrix.apply(10, 10) == (10 * unit, 10 * unit))
    }
}
