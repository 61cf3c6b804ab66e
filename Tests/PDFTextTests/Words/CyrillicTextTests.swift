import PDFText
import Testing

@Suite("Cyrillic")
struct CyrillicTextTests {
    private func values(_ text: String) throws -> [[UInt32]] {
        try TestDocument { $0.show(text, 72, 700, size: 12) }.texts().map { $0.unicodeScalars.map(\.value) }
    }

    @Test(
        "A Latin i within a Cyrillic word is that script's own",
        arguments: [
            ("лiтер", "літер"), ("Iнститут", "Інститут"), ("якi", "які"), ("рiiвна", "ріівна"),
            ("вода i, звичайно, лід", "вода і, звичайно, лід"), ("I вода", "І вода"),
        ])
    func ownLetter(_ given: String, _ text: String) throws { #expect(try values(given) == [text.unicodeScalars.map(\.value)]) }

    @Test(
        "Latin words beside Cyrillic ones keep theirs",
        arguments: ["мовою Swift і", "у iPhone є", "Wi-Fi в", "x i y", "Виписка в ini", "на i386 є", "Микола I та"])
    func latin(_ text: String) throws { #expect(try values(text) == [text.unicodeScalars.map(\.value)]) }
}
