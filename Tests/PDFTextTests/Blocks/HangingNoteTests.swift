import PDFText
import Testing

@Suite("Notes that hang behind their marks")
struct HangingNoteTests {
    @Test(
        "A line that begins where the words above it do goes on with these, whatever it begins with", arguments: ["(2011)", "Berg", "1984"])
    func note(start: String) throws {
        let note = [
            "See what is said of it by Reed, Lamps of the shore and of the hills, in: The Keeper, no", "\(start), where others are named.",
        ]
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 120), 72, 700, width: 390)
            page.show("1", 72, 203, size: 6)
            page.lines(note, 80, 200, size: 8.5, leading: 10, end: 462)
        }
        let read = try document.texts().last ?? ""
        #expect(read.hasSuffix(note.joined(separator: " ")), "\(read)")
    }
}
