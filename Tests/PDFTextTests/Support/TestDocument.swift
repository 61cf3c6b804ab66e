import PDFText
import Testing

/// A PDF written by hand, a few objects long.
struct TestDocument {
    var pages: [TestPage]
    /// More entries of the catalogue.
    var catalog = ""
    /// More entries of every page's resources.
    var resources = ""
    /// More fonts in every page's resources.
    var fonts = ""
    /// Further objects, numbered from ``firstExtra``.
    var extra: [String] = []

    static let firstExtra = 100

    init(_ pages: [TestPage]) { self.pages = pages }

    /// A document of one page.
    init(width: Double = 612, height: Double = 792, entries: String = "", _ fill: (inout TestPage) -> Void) {
        var page = TestPage(entries: entries, width: width, height: height)
        fill(&page)
        pages = [page]
    }

    /// A document of several pages, each filled by its index.
    init(pages count: Int, _ fill: (inout TestPage, Int) -> Void) {
        pages = (0..<count).map { index in
            var page = TestPage()
            fill(&page, index)
            return page
        }
    }

    var bytes: [UInt8] {
        var objects: [(number: Int, body: String)] = []
        let firstPage = 1000
        let kids = pages.indices.map { "\(firstPage + 2 * $0) 0 R" }.joined(separator: " ")
        objects.append((1, "<< /Type /Catalog /Pages 2 0 R \(catalog) >>"))
        objects.append((2, "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>"))
        let own = TestFont.allCases.enumerated().map { "/\($1.rawValue) \(10 + $0) 0 R" }.joined(separator: " ")
        objects.append((3, "<< /Font << \(own) \(fonts) >> \(resources) >>"))
        objects.append((4, Self.stream(TestFont.identityMap)))
        for (index, font) in TestFont.allCases.enumerated() { objects.append((10 + index, font.dictionary(toUnicode: 4))) }
        for (index, body) in extra.enumerated() { objects.append((Self.firstExtra + index, body)) }
        for (index, page) in pages.enumerated() {
            let number = firstPage + 2 * index
            let box = page.entries.contains("/MediaBox") ? "" : "/MediaBox [0 0 \(page.width) \(page.height)]"
            objects.append((number, "<< /Type /Page /Parent 2 0 R \(box) /Resources 3 0 R /Contents \(number + 1) 0 R \(page.entries) >>"))
            objects.append((number + 1, Self.stream(page.content)))
        }
        var result = Array("%PDF-1.7\n".utf8)
        var table = ""
        for (number, body) in objects {
            let offset = String(result.count)
            table += "\(number) 1\n" + String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            result += Array("\(number) 0 obj\n\(body)\nendobj\n".utf8)
        }
        let start = result.count
        let size = (objects.map(\.number).max() ?? 0) + 1
        result += Array(
            "xref\n0 1\n0000000000 65535 f \n\(table)trailer\n<< /Root 1 0 R /Size \(size) >>\nstartxref\n\(start)\n%%EOF\n".utf8)
        return result
    }

    static func stream(_ text: String, _ entries: String = "") -> String {
        "<< /Length \(text.utf8.count) \(entries) >>\nstream\n\(text)\nendstream"
    }

    func open() throws -> PDFDocument { try PDFDocument(bytes: bytes) }

    /// What is read, one paragraph a string.
    func texts(_ options: ReadingOptions = ReadingOptions(), workers: Int = 1) throws -> [String] {
        try paragraphs(options, workers: workers).map(\.text)
    }

    func paragraphs(_ options: ReadingOptions = ReadingOptions(), workers: Int = 1) throws -> [Paragraph] {
        var result: [Paragraph] = []
        try open().forEachParagraph(options, workers: workers) { result.append($0) }
        return result
    }

    /// Each paragraph's role and text: "heading: Introduction".
    func roles(_ options: ReadingOptions = ReadingOptions()) throws -> [String] {
        try paragraphs(options).map { "\($0.role.rawValue): \($0.text)" }
    }

    /// Checks what is read.
    func expect(_ texts: [String], _ options: ReadingOptions = ReadingOptions(), sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = try self.texts(options)
        #expect(found == texts, sourceLocation: sourceLocation)
    }

    /// Checks what is read, each paragraph with its role in front: "heading: Introduction".
    func expectRoles(_ roles: [String], _ options: ReadingOptions = ReadingOptions(), sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let found = try self.roles(options)
        #expect(found == roles, sourceLocation: sourceLocation)
    }
}
