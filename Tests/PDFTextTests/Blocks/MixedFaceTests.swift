import PDFText
import Testing

@Suite("Faces among others")
struct MixedFaceTests {
    @Test("Where the body is of a bold face, among whose letters others stand, a bold line is no heading")
    func boldBody() throws {
        let roles = try TestDocument { page in
            for index in 0..<12 {
                let y = 700 - 12 * Double(index)
                page.show("The keeper of the lamps said nothing to it, and", 72, y, font: .evenBold)
                page.show("nobody said a word of", 302, y)
            }
            page.show("The lamps are lit in the evening by him", 72, 700 - 12 * 14, font: .evenBold)
        }.roles()
        #expect(roles.last == "paragraph: The lamps are lit in the evening by him")
    }

    @Test("In a text of usual weight, a bold line by itself is a heading")
    func usualBody() throws {
        let roles = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 100), 72, 700, width: 400)
            page.show("The lamps are lit in the evening by him", 72, 500, font: .evenBold)
        }.roles()
        #expect(roles.last == "heading: The lamps are lit in the evening by him")
    }

    @Test("Lines in the italics of a caption, closely below it, are of the caption")
    func captions() throws {
        let text = Prose.sentence("Alpha", 60)
        let roles = try TestDocument { page in
            let y = page.paragraph(text, 72, 700, width: 400)
            page.show("Figure 10: The lamps of three harbours.", 72, y - 100, font: .evenItalic)
            page.lines(["Left: The old one.", "Right: The new one."], 72, y - 112, font: .evenItalic)
            page.show("Nobody asks what is in them.", 72, y - 160, font: .evenItalic)
        }.roles()
        #expect(roles.first == "paragraph: " + text)
        #expect(roles.contains { $0.hasPrefix("caption:") && $0.contains("Right: The new one.") })
        #expect(roles.last == "paragraph: Nobody asks what is in them.")
    }

    @Test(
        "Names in typewriter type keep the hyphen that they are broken behind, unless they stand without it elsewhere",
        arguments: [true, false])
    func hyphens(isKnown: Bool) throws {
        let found = try TestDocument { page in
            page.show("The kind of a box is told by its name (", 72, 700)
            page.show("framed-", 72 + TestPage.width("The kind of a box is told by its name (", size: 10), 700, font: .fixedWide)
            page.show("notitle", 72, 688, font: .fixedWide)
            page.show(") and by nothing else of it.", 107, 688)
            page.show("No notitle of another.", 72, 640)
            if isKnown { page.show("Another place where framednotitle stands.", 72, 600) }
        }.texts().first
        let name = isKnown ? "framednotitle" : "framed-notitle"
        #expect(found == "The kind of a box is told by its name (\(name)) and by nothing else of it.")
    }

    @Test("A program below the end of a sentence that had room is one, though some of its signs are a text's")
    func programs() throws {
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            for name in ["lamps", "wicks"] {
                page.show("Drawing of them.", 72, y)
                page.show("#include", 72, y - 12, font: .fixedWide)
                page.show("<", 117, y - 12)
                page.show("\(name).h", 122, y - 12, font: .fixedWide)
                page.show(">", 157, y - 12)
                y -= 24
            }
        }
        let texts = try document.texts()
        #expect(texts.contains("Drawing of them."))
        #expect(texts.contains("#include <wicks.h>"))
    }

    @Test("A line of ideographs in a bold face goes on in one that has some of another face in it")
    func mixedLines() throws {
        let (first, second) = ("老人每天早上都到码头去看那些船，因为他的儿子在其中一条船上工作，而他自己已经不能出海了，海上的风很大他", "也不怕，只是站着看那些船在风里来来去去，")
        try TestDocument { page in
            page.show(first, 72, 700, font: .evenBold)
            page.show(second, 72, 688, font: .evenBold)
            page.show("Console and Manager", 72 + TestPage.width(second, size: 10), 688)
        }.expect([first + second + "Console and Manager"])
    }
}
