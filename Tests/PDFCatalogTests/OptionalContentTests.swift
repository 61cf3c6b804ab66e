import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct OptionalContentTests {
    /// Groups 50 (off) and 51 (on), and whatever else.
    private func content(_ configuration: String = "<< /OFF [50 0 R] >>", _ more: (inout PDFBuilder) -> Void = { _ in }) -> OptionalContent
    {
        var pdf = PDFBuilder()
        pdf.addPages(["a"])
        pdf.add("<< /Type /OCG /Name (Off) >>", as: 50)
        pdf.add("<< /Type /OCG /Name (On) >>", as: 51)
        more(&pdf)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [50 0 R 51 0 R] /D \(configuration) >> >>", as: 99)
        let catalog = pdf.catalog()
        return OptionalContent(store: catalog.store, catalog: catalog.dictionary)
    }

    private func reference(_ number: Int) -> PDFObject { .reference(ObjectID(number: number)) }

    @Test(
        "The default configuration",
        arguments: [
            ("<< /OFF [50 0 R] >>", false, true), ("<< >>", true, true), ("<< /BaseState /OFF >>", false, false),
            ("<< /BaseState /OFF /ON [51 0 R] >>", false, true), ("<< /BaseState /OFF /ON [50 0 R 51 0 R] /OFF [50 0 R] >>", false, true),
            ("<< /BaseState /Unchanged >>", true, true), ("null", true, true),
        ])
    func configurations(configuration: String, first: Bool, second: Bool) {
        let content = content(configuration)
        #expect(content.isVisible(reference(50)) == first)
        #expect(content.isVisible(reference(51)) == second)
        #expect(content.isTrivial == (first && second))
    }

    @Test(
        "Membership dictionaries (Table 97)",
        arguments: [
            ("/OCGs 50 0 R", false), ("/OCGs 51 0 R", true), ("/OCGs [50 0 R 51 0 R]", true), ("/OCGs [50 0 R 51 0 R] /P /AllOn", false),
            ("/OCGs [50 0 R 51 0 R] /P /AnyOff", true), ("/OCGs [51 0 R] /P /AnyOff", false), ("/OCGs [50 0 R] /P /AllOff", true),
            ("/OCGs [50 0 R 51 0 R] /P /AllOff", false), ("/OCGs 60 0 R /P /AllOn", false), ("/OCGs []", true), ("", true),
            ("/OCGs [null 50 0 R]", false),
            ("/VE [/And 50 0 R 51 0 R]", false), ("/VE [/Or 50 0 R 51 0 R]", true), ("/VE [/Not 50 0 R]", true),
            ("/VE [/And [/Not 50 0 R] 51 0 R]", true), ("/VE [/Not [/Or 50 0 R 51 0 R]]", false), ("/VE [/Bogus 50 0 R]", true),
            ("/OCGs 51 0 R /VE [/And 50 0 R]", false),
        ])
    func memberships(entries: String, isVisible: Bool) {
        let content = content { pdf in
            pdf.add("<< /Type /OCMD \(entries) >>", as: 55)
            pdf.add("[50 0 R 51 0 R]", as: 60)
        }
        #expect(content.isVisible(reference(55)) == isVisible)
    }

    @Test("Expressions that hold themselves many times over end", .timeLimit(.minutes(1)))
    func selfReference() {
        let content = content { pdf in
            pdf.add("[/And " + String(repeating: "56 0 R ", count: 1000) + "]", as: 56)
            pdf.add("<< /Type /OCMD /VE 56 0 R >>", as: 55)
            pdf.add("<< /Type /OCMD /OCGs [" + String(repeating: "57 0 R ", count: 1000) + "] >>", as: 57)
        }
        #expect(content.isVisible(reference(55)))
        #expect(content.isVisible(reference(57)))
    }

    @Test("What is no group is shown")
    func nonsense() {
        #expect(content().isVisible(.null))
        #expect(content().isVisible(.integer(5)))
        #expect(content().isVisible(reference(77)))
    }
}
