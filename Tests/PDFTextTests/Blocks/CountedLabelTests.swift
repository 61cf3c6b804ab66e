import Testing

@testable import PDFText

@Suite("Labels that no list alone has, and that count on")
struct CountedLabelTests {
    private static let series: [[String]] = [
        ["I.", "II.", "III.", "IV."], ["1.1", "1.2", "1.3", "1.4"], ["2.1.8.", "2.1.9.", "2.1.10.", "2.1.11."],
        ["§ 1", "§ 2", "§ 3", "§ 4"],
        ["Nr. 1", "Nr. 2", "Nr. 3", "Nr. 4"], ["Step 1:", "Step 2:", "Step 3:", "Step 4:"], ["Q1", "Q2", "Q3", "Q4"],
        ["R1.", "R2.", "R3.", "R4."],
        ["#1", "#2", "#3", "#4"], ["1:", "2:", "3:", "4:"], ["1º", "2º", "3º", "4º"], ["1st", "2nd", "3rd", "4th"],
        ["aa)", "bb)", "cc)", "dd)"],
    ]
    private let items = [
        "Bring the boat back clean on the last day of the hire, and hand the key to the man in the office beside the upper lock",
        "Wear a jacket on deck",
        "Let no dog sleep on the beds or in the saloon, nor leave one alone on board for longer than an hour or two",
        "Fill the tank",
    ]
    private let text = "The committee met four times in the year and kept the minutes in a book of its own, which nobody has read."

    private func found(_ labels: [String], indent: Double = 0) throws -> [String] {
        try paragraphs { page in
            var y = page.paragraph(text, 72, 720, width: 300)
            for (label, item) in zip(labels, items) { y = page.paragraph("\(label) \(item)", 72, y, width: 300, indent: indent) }
            page.paragraph(text, 72, y - 12, width: 300)
        }
        .map(\.text)
    }

    @Test("Each begins an item, though none ends in a stop", arguments: series)
    func begins(_ labels: [String]) throws {
        for indent in [0.0, 18] {
            let found = try found(labels, indent: indent)
            #expect(found == [text] + zip(labels, items).map { "\($0) \($1)" } + [text], "\(indent)")
        }
    }

    @Test("One that a sentence has left for the next line begins nothing")
    func withinSentence() throws {
        let found = try paragraphs { page in
            page.lines(
                [
                    "Whoever hires a boat from us reads what stands in", "§ 1 of the rules and in the notes that follow it, in",
                    "§ 2 of the rules and in the notes that follow it, in", "§ 3 of the rules and all the notes below them.",
                ], 72, 720, end: 320)
        }
        #expect(found.count == 1, "\(found.map(\.text))")
    }

    @Test("One that is named behind others that begin something neither")
    func lastWithinSentence() throws {
        let last = [
            "2.2 Each of the lamps is lit by the man who has the watch at dusk, and he alone puts it out in",
            "the morning, when the keeper has come; and the watch reads before it goes to bed in section",
            "2.3 of the rules what he has to do when the wind has put one of them out, or the rain, and whom", "he is to call.",
        ]
        let found = try paragraphs { page in
            page.paragraph(text + " " + text, 72, 760, width: 400)
            page.lines(["2.0 The lamps are lit at dusk.", "2.1 Each lamp has a number."], 72, 700)
            page.lines(last, 72, 676, end: 472)
        }
        #expect(found.last?.text == last.joined(separator: " "), "\(found.map(\.text))")
    }

    @Test("Those of a text that fills its lines begin nothing, though some stand behind a stop")
    func behindStops() throws {
        let lines = [
            "Chart 1 shows how much oil was burnt in each week of the year that has gone by.",
            "What the wicks of the four lamps have cost in all of those weeks has been put into",
            "Chart 2 and the men who have cut them are named at the end of the same little book.",
            "Chart 3 is about the boats that were seen from the gallery. More of them stand in", "the diary.",
        ]
        let found = try paragraphs { page in
            page.lines(lines.dropLast(), 72, 720, end: 482)
            page.show(lines[4], 72, 672)
        }
        #expect(found.map(\.text) == [lines.joined(separator: " ")])
    }

    @Test("A letter with a stop is one of a name that a line breaks")
    func versus() throws {
        let lines = [
            "It was here that most of those present had hoped that Finch",
            "v. Harbour Board would end, for the judges had said so in another case",
            "before, and nobody could think of a reason why they should not say it", "again.",
        ]
        let found = try paragraphs { page in
            page.paragraph(text, 72, 720, width: 320, indent: 12)
            page.show(lines[0], 84, 672, end: 392)
            page.lines(Array(lines.dropFirst()), 72, 660, end: 392)
        }
        #expect(found.last?.text == lines.joined(separator: " "), "\(found.map(\.text))")
    }
}
