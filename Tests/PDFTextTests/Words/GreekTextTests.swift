import Testing

@testable import PDFText

@Suite("Greek")
struct GreekTextTests {
    private func values(_ text: String) throws -> [[UInt32]] {
        try TestDocument { $0.show(text, 72, 700, size: 12) }.texts().map { $0.unicodeScalars.map(\.value) }
    }

    @Test(
        "A breathing or an accent in front of a capital is that letter's",
        arguments: [
            ("᾿Αρχὴ", "Ἀρχὴ"), ("῾Ελλάς", "Ἑλλάς"), ("῎Ενοχος", "Ἔνοχος"), ("῟Ηρα", "Ἧρα"), ("῾Υπὸ", "Ὑπὸ"), ("῾Ρόδος", "Ῥόδος"),
            ("΄Αλλο", "Άλλο"),
            ("῏Ω φίλε", "Ὦ φίλε"),
        ])
    func breathings(_ shown: String, _ text: String) throws { #expect(try values(shown) == [text.unicodeScalars.map(\.value)]) }

    @Test("One that stands elsewhere stays", arguments: ["ἀλλ᾿ Ἀθῆναι", "᾿ Α", "῏Ε"])
    func apart(_ text: String) throws { #expect(try values(text) == [text.unicodeScalars.map(\.value)]) }

    @Test(
        "Signs that are named after letters are letters within words",
        arguments: [
            ("κειµένων", "κειμένων"), ("µὲ", "μὲ"), ("∆ηµήτριος", "Δημήτριος"), ("γραµµή", "γραμμή"), ("µµα", "μμα"), ("αµµ", "αμμ"),
            ("αµ µ", "αμ µ"),
        ])
    func signs(_ shown: String, _ text: String) throws { #expect(try values(shown) == [text.unicodeScalars.map(\.value)]) }

    @Test("Signs beside anything else stay", arguments: ["5 µm", "a µ b", "∆x", "µ και", "µµµ", "µµm"])
    func others(_ text: String) throws { #expect(try values(text) == [text.unicodeScalars.map(\.value)]) }
}
