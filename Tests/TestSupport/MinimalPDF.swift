/// A small PDF made by hand: pages of Helvetica, uncompressed, with what a test needs of the rest.
package struct MinimalPDF {
    /// A run of lines set together.
    package enum Block {
        /// Set large and bold.
        case heading(String)
        /// Broken into lines of at most 72 characters.
        case paragraph(String)
    }

    package var pages: [[Block]]
    package var title: String?
    package var author: String?
    package var language: String?
    /// Titles of chapters and the pages they lead to, from 0.
    package var outline: [(title: String, page: Int)] = []
    /// The number of pages in front that are labelled i, ii, iii …; the others begin at 1.
    package var romanPages = 0
    /// Whether each page shows three glyphs of a font, Odd, that doesn't say what they are.
    package var hasUnreadableFont = false

    package init(_ pages: [[Block]], title: String? = nil) {
        self.pages = pages
        self.title = title
    }

    /// Pages of one paragraph each.
    package init(paragraphs: [String]) { self.init(paragraphs.map { [.paragraph($0)] }) }

    /// The file.
    package var bytes: [UInt8] {
        var objects: [String] = []
        let (firstPage, firstItem) = (5, 5 + 2 * pages.count)
        var catalog = "/Type /Catalog /Pages 2 0 R"
        if let language { catalog += " /Lang (\(Self.escaped(language)))" }
        if romanPages > 0 { catalog += " /PageLabels << /Nums [0 << /S /r >> \(romanPages) << /S /D >>] >>" }
        if !outline.isEmpty { catalog += " /Outlines \(firstItem) 0 R" }
        objects.append("<< \(catalog) >>")
        let kids = pages.indices.map { "\(firstPage + 2 * $0) 0 R" }.joined(separator: " ")
        objects.append("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
        let fonts = ["Helvetica", "Helvetica-Bold"].map { "<< /Type /Font /Subtype /Type1 /BaseFont /\($0) /Encoding /WinAnsiEncoding >>" }
        let unreadable = """
            /X << /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 \
            /BaseFont /Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>] >>
            """
        objects.append("<< /F1 \(fonts[0]) /F2 \(fonts[1]) \(hasUnreadableFont ? unreadable : "") >>")
        objects.append(
            "<< \(title.map { "/Title (\(Self.escaped($0))) " } ?? "")\(author.map { "/Author (\(Self.escaped($0)))" } ?? "") >>")
        for (index, blocks) in pages.enumerated() {
            objects.append(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font 3 0 R >> /Contents \(firstPage + 2 * index + 1) 0 R >>"
            )
            let content = Self.content(blocks) + (hasUnreadableFont ? "\nBT /X 12 Tf 72 200 Td <000300040005> Tj ET" : "")
            objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
        }
        if !outline.isEmpty {
            let last = firstItem + outline.count
            objects.append("<< /Type /Outlines /First \(firstItem + 1) 0 R /Last \(last) 0 R /Count \(outline.count) >>")
            for (index, item) in outline.enumerated() {
                let own = firstItem + 1 + index
                let links = (index > 0 ? "/Prev \(own - 1) 0 R " : "") + (own < last ? "/Next \(own + 1) 0 R " : "")
                let page = firstPage + 2 * item.page
                objects.append("<< /Title (\(Self.escaped(item.title))) /Parent \(firstItem) 0 R \(links)/Dest [\(page) 0 R /Fit] >>")
            }
        }
        return Self.file(objects)
    }

    private static func file(_ objects: [String]) -> [UInt8] {
        var bytes = Array("%PDF-1.7\n".utf8)
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(bytes.count)
            bytes += "\(index + 1) 0 obj\n\(object)\nendobj\n".utf8
        }
        let start = bytes.count
        bytes += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
        for offset in offsets {
            let digits = String(offset)
            bytes += (String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8
        }
        bytes += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8
        return bytes
    }

    /// The page's content: blocks from the top, a wider gap between them. A page without blocks has a grey square.
    private static func content(_ blocks: [Block]) -> String {
        guard !blocks.isEmpty else { return "0.5 g 100 100 300 300 re f" }
        var y = 770.0
        var content = "BT\n"
        for block in blocks {
            switch block {
            case .heading(let text):
                content += "/F2 20 Tf 1 0 0 1 72 \(y) Tm (\(escaped(text))) Tj\n"
                y -= 40
            case .paragraph(let text):
                content += "/F1 11 Tf\n"
                for line in lines(text) {
                    content += "1 0 0 1 72 \(y) Tm (\(escaped(line))) Tj\n"
                    y -= 14
                }
                y -= 16
            }
        }
        return content + "ET"
    }

    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 72 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "()\\".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
