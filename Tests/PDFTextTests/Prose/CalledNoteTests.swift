import Testing

@testable import PDFText

@Suite("Notes at the foot of a page by itself")
struct CalledNoteTests {
    @Test("What begins with the number that a word is marked with is a note, though written together with its first word")
    func called() throws {
        let note = "4Look here: http://www.lamps.example/wicks."
        let read = try TestDocument { page in
            page.show("Use of Oil, Wicks and Ropes", 36, 740, size: 13, font: .evenBold)
            page.show("In the lamp house 3.4+", 36, 700)
            page.raw("BT /E 6 Tf \(36 + TestPage.width("In the lamp house 3.4+", size: 10)) 704 Td [\(TestFont.even.string("4"))] TJ ET")
            page.paragraph("The keepers of the tower wrote down all that they saw " + Prose.sentence("Alpha", 190), 36, 688, width: 530)
            page.raw("36 76 m 180 76 l S")
            page.show(note, 36, 64)
            page.show("LampFeatures (v. 2.100)", 36, 38, size: 9)
            page.show("Page 3 of 6", 460, 38, size: 9)
        }.texts()
        #expect(read.contains { $0.contains("Look here: http://www.lamps.example/wicks.") }, "\(read)")
        #expect(!read.contains { $0.contains("Page 3 of 6") })
    }
}
