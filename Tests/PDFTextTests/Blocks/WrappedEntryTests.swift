import PDFText
import Testing

@Suite("Entries of a line or two")
struct WrappedEntryTests {
    private let width = 480.0

    @Test("Short entries among which one or two go on for want of room, in small letters, are entries each")
    func entries() throws {
        let long = [
            "Name of a lamp - tells the lamp from all the others that hang on the same quay or are carried about along the pier by the men who keep it",
            "Wick - says how broad the wick is that the lamp is to be given by those who fill it at night, if none has been set down by the owner so far",
        ]
        let entries = [
            long[0], "Driver - who drives the cart", "Server - who serves the oil", "User - who has a lamp", long[1],
            "Room - where it hangs",
        ]
        let read = try TestDocument { page in
            page.lines(entries.flatMap { TestPage.wrap($0, width: width) }, 72, 700)
        }.texts()
        #expect(read == entries, "\(read)")
    }

    @Test("A list of authors as wide as the text goes on in its last line, in the middle of the page, behind a comma")
    func authors() throws {
        let names = [
            "Ann Reed", "Paul Wood", "Mary Hill", "Tom Lake", "Eve Brook", "Max Field", "Ida Stone", "Leo Marsh", "Una Ford", "Guy Dale",
        ]
        let lines = TestPage.wrap(names.joined(separator: ", ") + ",", width: 400)
        let last = "Roy Heath, and Kim Grove"
        let document = TestDocument { page in
            var y = 700.0
            for line in lines {
                page.show(line, 72, y, end: 472)
                y -= 12
            }
            page.show(last, 272 - TestPage.width(last, size: 10) / 2, y)
            page.paragraph(Prose.sentence("Alpha", 120), 72, y - 40, width: 400)
        }
        let read = try document.texts()
        #expect(read.first == lines.joined(separator: " ") + " " + last, "\(read)")
    }
}
