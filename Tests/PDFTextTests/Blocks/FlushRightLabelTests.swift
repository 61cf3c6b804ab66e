import PDFText
import Testing

@Suite("Labels that end in one place, beside texts that begin in another")
struct FlushRightLabelTests {
    private typealias Entry = (label: String, text: String)

    /// The labels end at 140, the texts begin at 149 points.
    private func show(_ entries: [Entry], on page: inout TestPage, from y: Double, end: Double = 140, text: Double = 149) {
        for (index, entry) in entries.enumerated() {
            let y = y - 12 * Double(index)
            page.show(entry.label, end - TestPage.width(entry.label, size: 10), y)
            page.show(entry.text, text, y)
        }
    }

    private let entries: [Entry] = [
        ("Lamps", "From the age of six"), ("Lanterns", "All kinds"), ("Nets", "Some knots"),
        ("Old boats", "To mend what the winter has left"),
    ]

    @Test("Each is an entry")
    func entriesApart() throws {
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            show(entries, on: &page, from: 600)
        }.texts()
        #expect(Array(read.dropFirst()) == entries.map { $0.label + " " + $0.text }, "\(read)")
    }

    @Test("Two further down that stand in the same places are entries as well")
    func furtherDown() throws {
        let others: [Entry] = [("Harbours", "the four of the north, and one beyond them"), ("Mills", "two")]
        let read = try TestDocument { page in
            show(entries, on: &page, from: 740)
            show(others, on: &page, from: 680)
        }.texts()
        #expect(read.suffix(2) == others.map { $0.label + " " + $0.text }, "\(read)")
    }

    @Test(
        "White in the middle of a text's lines makes no entries of these, whether it stands in one place or not", arguments: [true, false])
    func text(isOnePlace: Bool) throws {
        let starts = ["The keeper of all old lamps", "lamps of the north and those", "boats of salt, and the nets"]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 250)
            for (index, start) in starts.enumerated() {
                let y = 600 - 12 * Double(index)
                page.show(start, 72, y)
                let end = 72 + (isOnePlace ? 128 : TestPage.width(start, size: 10))
                page.show("goes to see the others at sea", end + 8, y)
            }
        }.texts()
        #expect(read.last?.hasPrefix("The keeper") ?? false, "\(read)")
    }

    @Test("Notes in the margin beside a text that goes on from line to line make no entries of it")
    func notes() throws {
        let lines = [
            "The keeper goes to see the boats and the nets of all", "the others at sea, who have no lamps of their own, no",
            "oil of the north, and no time for the salt of the old", "mill that stands in the harbour beside the lantern.",
        ]
        let labels = ["boats", "lamplighters", "oil", "mill and sail"]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 149, 740, width: 260)
            for (index, line) in lines.enumerated() {
                let y = 600 - 12 * Double(index)
                page.show(labels[index], 140 - TestPage.width(labels[index], size: 10), y)
                page.show(line, 149, y, end: index == 3 ? nil : 409)
            }
        }.texts()
        #expect(!read.contains { $0.hasPrefix("lamplighters the others") }, "\(read)")
    }
}
