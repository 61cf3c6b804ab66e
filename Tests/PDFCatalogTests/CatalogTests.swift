import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct CatalogTests {
    private func catalog(header: String = "%PDF-1.5\n", _ entries: String, information: String = "") -> Catalog {
        var pdf = PDFBuilder(header: header)
        pdf.addPages(["a"])
        pdf.add("<< \(information) >>", as: 50)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R \(entries) >>", as: 51)
        return pdf.catalog(trailer: "/Info 50 0 R")
    }

    @Test(
        "Language",
        arguments: [("/Lang (de-AT)", "de-AT"), ("/Lang <FEFF00650073>", "es"), ("/Lang ()", nil), ("", nil), ("/Lang /de", nil)])
    func language(entries: String, language: String?) { #expect(catalog(entries).language == language) }

    @Test(
        "Tagging",
        arguments: [
            ("/MarkInfo << /Marked true >> /StructTreeRoot 9 0 R", true), ("/MarkInfo << /Marked true >>", false),
            ("/StructTreeRoot 9 0 R", false),
            ("/MarkInfo << /Marked false >> /StructTreeRoot 9 0 R", false),
        ])
    func tagging(entries: String, isTagged: Bool) { #expect(catalog(entries).isTagged == isTagged) }

    @Test(
        "The version is the later of header and catalog",
        arguments: [
            ("%PDF-1.5\n", "", "1.5"), ("%PDF-1.5\n", "/Version /1.7", "1.7"), ("%PDF-1.5\n", "/Version /1.4", "1.5"),
            ("junk %PDF-2.0\n", "", "2.0"),
            ("no header\n", "", "1.4"),
        ])
    func version(header: String, entries: String, version: String) { #expect(catalog(header: header, entries).version == version) }

    @Test("Information is text, folded; what is empty is absent")
    func information() {
        let information = catalog(
            "", information: "/Title <FEFF005A006F00EB0020000A0041> /Author (  ) /Subject 5 /Keywords (a, b) /CreationDate (D:20240131)"
        ).information
        #expect(information.title == "Zoë A")
        #expect(information.author == nil)
        #expect(information.subject == nil)
        #expect(information.keywords == "a, b")
        #expect(information.created == "D:20240131")
        #expect(information.producer == nil)
    }
}
