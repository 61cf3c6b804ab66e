import PDFText
import Testing

@Suite("Small type over relations and arrows")
struct RelationLabelTests {
    /// A formula whose sign, at x 130, has a label over it.
    private func read(_ sign: String, _ label: String, isFirst: Bool, height: Double = 5) throws -> [String] {
        let middle = 130 + TestPage.width(sign, size: 10) / 2
        let document = TestDocument { page in
            page.show("where it is said that of all of them one is", 72, 740)
            page.show("x", 122, 700)
            func showLabel() { page.show(label, middle - TestPage.width(label, size: 7) / 2, 700 + height, size: 7) }
            if isFirst { showLabel() }
            page.show("\(sign) yz", 130, 700)
            if !isFirst { showLabel() }
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        return try document.texts()
    }

    @Test("They are read behind the sign", arguments: ["=", "→", "≡"])
    func labels(sign: String) throws {
        let read = try read(sign, "def", isFirst: true)
        #expect(read.contains { $0.contains("x \(sign) def yz") }, "\(read)")
    }

    @Test("What stands over no relation, or further up, is no such label")
    func others() throws {
        #expect(try !read("a", "def", isFirst: true).contains { $0.contains("a def yz") })
        #expect(try !read("=", "def", isFirst: true, height: 13).contains { $0.contains("= def yz") })
    }
}
