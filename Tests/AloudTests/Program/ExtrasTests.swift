import TestSupport
import Testing

/// Text that isn't in the pages' content: forms, comments, attachments.
struct ExtrasTests {
    let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        var pdf = PDFBuilder()
        pdf.addPages(
            ["BT /F1 12 Tf 72 700 Td (Family name:) Tj ET"], entries: "/MediaBox [0 0 600 800] /Annots [50 0 R 51 0 R 52 0 R]")
        pdf.add("<< /Subtype /Widget /FT /Tx /T (name) /V (Lee) /Rect [160 695 300 715] >>", as: 50)
        pdf.add("<< /Subtype /Text /Rect [10 10 20 20] /T (Ann) /Contents (Is this right?) >>", as: 51)
        pdf.add("<< /Subtype /FreeText /Rect [72 600 300 620] /DA (/F1 12 Tf) /Contents (Typed over it) >>", as: 52)
        pdf.addStream("A note.", "/Type /EmbeddedFile /Subtype /text#2Fplain /Params << /Size 7 >>", as: 53)
        let files = "/Names << /EmbeddedFiles << /Names [(note.txt) << /UF (note.txt) /EF << /F 53 0 R >> >>] >> >>"
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [50 0 R] >> \(files) >>", as: 54)
        path = try folder.write("form.pdf", pdf.finish())
    }

    private func text(_ arguments: String...) async throws -> String {
        let result = try await Program.run(["text", path] + arguments, in: folder)
        #expect(result.status == 0 && result.errors == "")
        return result.output
    }

    @Test func whatOneSeesIsRead() async throws {
        #expect(try await text() == "Family name: Lee\n\nTyped over it\n")
        #expect(try await text("--skip", "forms") == "Family name:\n\nTyped over it\n")
        #expect(try await text("--skip", "forms,annotations") == "Family name:\n")
    }

    @Test func commentsAndAttachmentsAreReadOnRequest() async throws {
        #expect(try await text("--keep", "annotations") == "Family name: Lee\n\nTyped over it\n\nAnn: Is this right?\n")
        #expect(try await text("--keep", "attachments") == "Family name: Lee\n\nTyped over it\n\nnote.txt\n\nA note.\n")
        // Spoken text goes another way.
        #expect(try await text("--keep", "annotations,attachments", "--spoken").contains("Is this right?"))
    }

    @Test func infoCountsFieldsAndListsAttachments() async throws {
        let table = try await Program.run(["info", path], in: folder).output
        #expect(table.contains("form fields  1\n"))
        #expect(table.contains("attachments\n  note.txt, text/plain, 7 bytes\n"))
        let json = try await Program.run(["info", "--json", path], in: folder).output
        #expect(json.contains("note.txt"))
    }
}
