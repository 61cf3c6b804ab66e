import PDFText
import Testing

@Suite("Items whose number no blank stands behind")
struct NumberWithoutBlankTests {
    @Test("The next numbers of a list are such where the line above had room", arguments: [".", ")"])
    func items(_ sign: String) throws {
        let items = ["8\(sign) wind the clock", "9\(sign) light the lamps", "10\(sign)close the gate", "11\(sign)go to bed"]
        let read = try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 10
            page.lines(items, 72, y)
        }.texts()
        #expect(Array(read.dropFirst()) == items, "\(read)")
    }

    @Test(
        "Versions, parts of exercises, other numbers and other signs are none",
        arguments: ["10.x of the barn", "10.25 of the barn", "12.close the gate", "10)close the gate"])
    func others(_ line: String) throws {
        let items = ["8. wind the clock", "9. light the lamps", line]
        let read = try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 10
            page.lines(items, 72, y)
        }.texts()
        #expect(Array(read.dropFirst()) == [items[0], items[1] + " " + line], "\(read)")
    }

    @Test("A number that a full line left for the next one begins no item")
    func full() throws {
        let items = ["9. Look up what the keeper of the lamps had said to the harbour about it in", "10.Close the gate"]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: TestPage.width(items[0], size: 10))
            page.lines(items, 72, 600)
        }.texts()
        #expect(read.contains(items.joined(separator: " ")), "\(read)")
    }
}
