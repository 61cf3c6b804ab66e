import PDFText
import Testing

@Suite("Names of programs broken behind an underscore")
struct BrokenNameTests {
    private func text(_ first: String, _ second: String, font: TestFont = .even) throws -> [String] {
        try TestDocument { page in
            page.lines(
                ["The keeper calls what he names \(first)", "\(second) where he has seen the sea and the lamp."], 72, 720, font: font)
        }.texts()
    }

    @Test(
        "Go on without a space, and lose TeX's hyphen",
        arguments: [
            ("of_lamps_", "list", "of_lamps_list"), ("LAMP_", "listBuild", "LAMP_listBuild"), ("lamp_-", "list()", "lamp_list()"),
            ("(LAMP_-", "LIST", "(LAMP_LIST"), ("lamp_\u{2010}", "list", "lamp_list"),
        ])
    func broken(_ first: String, _ second: String, _ whole: String) throws {
        #expect(try text(first, second) == ["The keeper calls what he names \(whole) where he has seen the sea and the lamp."])
    }

    @Test("So do all in typewriter type")
    func typewriter() throws {
        #expect(try text("lamp_", "list", font: .fixedWide).joined(separator: " ").contains("lamp_list"))
        #expect(try text("_not_", "list", font: .fixedWide).joined(separator: " ").contains("_not_ list"))
    }

    @Test("So do those that stand around unbroken")
    func nearby() throws {
        let texts = try TestDocument { page in
            page.lines(["The keeper calls what he names lamp_", "list where he has seen the sea and the lamp."], 72, 720)
            page.show("It is the lamp_list of the house.", 72, 600)
        }.texts()
        #expect(texts.first == "The keeper calls what he names lamp_list where he has seen the sea and the lamp.")
    }

    @Test(
        "End where nothing of the kind tells that they go on",
        arguments: [
            ("lamp_", "list"), ("_The_Lamp_", "list"), ("_lamp_", "list"), ("____", "list"), ("OIL_LAMP_", "but"), ("LAMP_", "(list)"),
            ("\u{2010}", "list"), ("_", "list"),
        ])
    func whole(_ first: String, _ second: String) throws {
        #expect(try text(first, second) == ["The keeper calls what he names \(first) \(second) where he has seen the sea and the lamp."])
    }
}
