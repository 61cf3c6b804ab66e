import PDFFonts
import Testing

@testable import PDFText

@Suite("Fonts of a document")
struct FontReuseTests {
    @Test("Each is loaded once, whatever the number of pages and of threads", arguments: [1, 3])
    func once(workers: Int) throws {
        let document = try TestDocument(pages: 40) { page, index in
            page.show("Page \(index) in one font,", 72, 700)
            page.show("and another one,", 72, 680, font: .serif)
            page.show("and \(index) times the first again.", 72, 660)
        }.open()
        for _ in 0..<2 { document.forEachParagraph(workers: workers) { _ in } }
        #expect(document.fonts.loadCount == 2)
    }

    @Test("A Type 3 font may have any size: its matrix makes up for it", arguments: [0.05, 10])
    func sizeOfType3(size: Double) throws {
        let unit = 10 / size / 1000
        var document = TestDocument { page in
            page.raw("BT /T3 \(size) Tf 72 700 Td (tiny but) Tj ( read) Tj ET")
        }
        document.resources = ""
        document.extra = [
            """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [\(unit) 0 0 \(unit) 0 0] /FirstChar 32 /LastChar 126 \
            /Widths [250 \(String(repeating: "500 ", count: 94))] /Encoding /WinAnsiEncoding /CharProcs << >> >>
            """
        ]
        document.fonts = "/T3 \(TestDocument.firstExtra) 0 R"
        try document.expect(["tiny but read"])
    }

    @Test("Letters of a Type 3 font that are an em wide, as ideographs are, make its em no wider: columns stay apart")
    func wideType3() throws {
        func line(_ column: Int, _ row: Int) -> String {
            let first = UInt8(5 * column + 3 * row)
            return String((0..<14).map { Character(UnicodeScalar(0x61 + (first + $0) % 26)) })
        }
        var document = TestDocument { page in
            for column in 0..<2 {
                for row in 0..<8 { page.raw("BT /T3 10 Tf \(72 + 152 * column) \(700 - 14 * row) Td (\(line(column, row))) Tj ET") }
            }
        }
        document.extra = [
            """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126 \
            /Widths [250 \(String(repeating: "1000 ", count: 94))] /Encoding /WinAnsiEncoding /CharProcs << >> >>
            """
        ]
        document.fonts = "/T3 \(TestDocument.firstExtra) 0 R"
        let lines = (0..<2).flatMap { column in (0..<8).map { line(column, $0) } }
        #expect(try document.texts().joined(separator: " ") == lines.joined(separator: " "))
    }

    @Test("The type of bitmaps with a dot to the unit has one size, whatever letters are shown: lines go on with each other")
    func sizeOfBitmaps() throws {
        let lines = [
            "there are some lines in this paragraph that begin with", "mmm, www and", "other letters that are wide and", "all go on till",
            "the end, where it stops for good and nothing follows it.",
        ]
        var document = TestDocument { page in
            for (index, line) in [lines[0], lines[1...3].joined(separator: " "), lines[4]].enumerated() {
                page.raw("BT /T3 0.12 Tf 1 0 0 1 72 \(700 - 12 * index) Tm")
                for word in line.split(separator: " ") { page.raw("(\(word)) Tj ( ) Tj") }
                page.raw("ET")
            }
        }
        // Letters are 83 dots to the em: a tenth of an inch.
        let widths = (32...126).map { code in
            switch UInt8(code) {
            case UInt8(ascii: "m"), UInt8(ascii: "w"): "69"
            case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "f"), 32, UInt8(ascii: "."): "25"
            default: "42"
            }
        }
        let first = TestDocument.firstExtra
        let procedures = (97...122).map { code in
            "/\(Character(UnicodeScalar(UInt8(code)))) \("bdfhkl".utf8.contains(UInt8(code)) ? first + 2 : first + 1) 0 R"
        }
        let names = (97...122).map { "/\(Character(UnicodeScalar(UInt8($0))))" }.joined(separator: " ")
        func procedure(_ height: Int) -> String {
            let text = "42 0 0 0 40 \(height) d1"
            return "<< /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream"
        }
        document.extra = [
            """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 32 /LastChar 126 \
            /Widths [\(widths.joined(separator: " "))] /Encoding << /Differences [32 /space 44 /comma 46 /period 97 \(names)] >> \
            /CharProcs << \(procedures.joined(separator: " ")) >> >>
            """, procedure(37), procedure(58),
        ]
        document.fonts = "/T3 \(first) 0 R"
        try document.expect([lines.joined(separator: " ")])
    }
}
