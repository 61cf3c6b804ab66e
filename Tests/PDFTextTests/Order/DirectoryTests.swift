import PDFText
import Testing

@Suite("Entries in columns")
struct DirectoryTests {
    private let names = [
        "Abbott", "Barlow", "Carver", "Dunmore", "Eastman", "Fairley", "Garrick", "Holloway", "Ingram", "Jessop", "Kirkland", "Lambert",
        "Marsden", "Norwood", "Oakley", "Pemberton", "Quigley", "Sheldon", "Thornbury", "Underhill",
    ]

    @Test("Those of two lines are no questions with their answers, however level they stand")
    func level() throws {
        let entries = names.map { ["\($0), at the old mill of the harbour, keeps lamps", "for the boats in winter. Tel. 48"] }
        try TestDocument { page in
            for (number, entry) in entries.enumerated() {
                let (column, row) = number.quotientAndRemainder(dividingBy: 10)
                let (x, y) = (72 + 260 * Double(column), 700 - 30 * Double(row))
                page.show(entry[0], x, y)
                page.show(entry[1], x + 10, y - 12)
            }
        }
        .expect(entries.map { $0.joined(separator: " ") })
    }

    @Test("Those of several short lines are read down the columns, though many lines stand level")
    func addresses() throws {
        let texts = try TestDocument { page in
            for (number, columns) in [names.prefix(10), names.suffix(10)].enumerated() {
                var y = 700.0
                for (place, name) in columns.enumerated() {
                    let isLonger = number == 1 && place == 4
                    let lines = [name, "\(name.utf8.count) Mill Lane", "Quill Bay 20"] + (isLonger ? ["Tel. 48 2004"] : [])
                    y = page.lines(lines, 72 + 200 * Double(number), y) - (isLonger ? 13 : 7)
                }
            }
        }
        .texts().joined(separator: " ")
        #expect(isInOrder(names, texts))
    }

    @Test("Rows of cells that have two lines are read in one column after the other")
    func rows() throws {
        let names = names.sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
        let texts = try TestDocument { page in
            for (number, name) in names.enumerated() {
                let (column, row) = number.quotientAndRemainder(dividingBy: 10)
                let (x, y) = (72 + 240 * Double(column), 700 - 28 * Double(row))
                page.show(name, x, y)
                page.lines(number.isMultiple(of: 3) ? ["4 Mill Lane"] : ["4 Harbour", "Street"], x + 80, y)
                page.lines(["553", "10\(number)"], x + 160, y)
            }
        }
        .texts().joined(separator: " ")
        #expect(isInOrder(names, texts))
    }

    private func isInOrder(_ names: [String], _ text: String) -> Bool {
        let places = names.compactMap { text.firstRange(of: $0)?.lowerBound }
        return places.count == names.count && places == places.sorted()
    }

    @Test("The number and the date of a newspaper, above columns, are part of none")
    func masthead() throws {
        let columns = ["Alpha", "Beta", "Gamma"].map { Prose.sentence($0, 70) }
        try TestDocument { page in
            page.show("No. 2004 b", 72, 716)
            page.show("Friday 4 May 2004", 532 - TestPage.width("Friday 4 May 2004", size: 10), 716)
            for (column, text) in columns.enumerated() {
                page.paragraph(text, 72 + 160 * Double(column), 700, width: 140, justifiesLast: true)
            }
        }
        .expect(["No. 2004 b Friday 4 May 2004"] + columns)
    }

    @Test("So are its number, its date in the middle, and its price, below its name", arguments: ["50p", "Free of charge"], [true, false])
    func mastheadOfThree(price: String, isCentred: Bool) throws {
        let columns = ["Alpha", "Beta", "Gamma"].map { Prose.sentence($0, 70) }
        try TestDocument { page in
            page.show("The Ness Bell", isCentred ? 302 - TestPage.width("The Ness Bell", size: 18) / 2 : 72, 750, size: 18)
            page.show("No. 2004", 72, 728)
            page.show("May 2004", 302 - TestPage.width("May 2004", size: 10) / 2, 728)
            page.show(price, 532 - TestPage.width(price, size: 10), 728)
            for (column, text) in columns.enumerated() {
                page.paragraph(text, 72 + 160 * Double(column), 700, width: 140, justifiesLast: true)
            }
        }
        .expect(["The Ness Bell", "No. 2004 May 2004 \(price)"] + columns)
    }

    @Test("The numbers of questions that were shown after these stand before them")
    func numbers() throws {
        let questions = ["Alpha", "Beta", "Gamma", "Delta"].map { Prose.sentence($0, 30) }
        try TestDocument { page in
            var y = 700.0
            var starts: [Double] = []
            for question in questions {
                starts.append(y)
                y = page.paragraph(question, 90, y, width: 260) - 30
            }
            for (number, y) in starts.enumerated() { page.show("\(number + 1)", 72, y, font: .evenBold) }
        }
        .expect(questions.enumerated().map { "\($0 + 1) \($1)" })
    }
}
