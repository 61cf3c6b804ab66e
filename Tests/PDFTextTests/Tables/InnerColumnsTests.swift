import TestSupport
import Testing

@testable import PDFText

@Suite("Columns between the rules of a table")
struct InnerColumnsTests {
    private let rows = [
        ["Dunbar", "12", "104", "7"], ["Crail", "3", "58", "11"], ["Eyemouth", "21", "230", "4"], ["Pittenweem", "9", "77", "15"],
    ]

    /// Rules around each row, and upright ones at some places.
    private func drawRules(_ page: inout TestPage, at places: [Double], from top: Double, rows: Int) {
        let bottom = top - 20 * Double(rows)
        for row in 0...rows {
            page.raw("q .4 w \(places[0]) \(top - 20 * Double(row)) m \(places[places.count - 1]) \(top - 20 * Double(row)) l S Q")
        }
        for x in places { page.raw("q .4 w \(x) \(bottom) m \(x) \(top) l S Q") }
    }

    private func show(_ rows: [[String]], at ends: [Double], on page: inout TestPage) {
        for (number, row) in rows.enumerated() {
            let y = 706 - 20 * Double(number)
            page.show(row[0], 76, y)
            for (text, end) in zip(row.dropFirst(), ends) where !text.isEmpty {
                page.show(text, end - TestPage.width(text, size: 10), y)
            }
        }
    }

    @Test("Numbers side by side, below names of two lines")
    func numbers() throws {
        let found = try paragraphs { page in
            page.show("Harbour", 76, 706)
            for (text, x, y) in [
                ("Lamps", 205.0, 712.0), ("lit", 215, 702), ("Boats", 265, 712), ("out", 270, 702), ("Nets", 325, 712), ("dry", 328, 702),
            ] { page.show(text, x, y, size: 9) }
            for (number, row) in rows.enumerated() {
                let y = 686 - 20 * Double(number)
                page.show(row[0], 76, y)
                for (text, end) in zip(row.dropFirst(), [230.0, 290, 350]) { page.show(text, end - TestPage.width(text, size: 10), y) }
            }
            drawRules(&page, at: [72, 180, 370], from: 720, rows: 5)
        }
        #expect(found.map(cells) == [["Harbour", "Lamps lit", "Boats out", "Nets dry"]] + rows, "\(found.map(\.text))")
    }

    @Test("What is the same in all rows is no column: a sign of money, what is to be ticked")
    func same() throws {
        let found = try paragraphs { page in
            for (number, row) in rows.enumerated() {
                let y = 706 - 20 * Double(number)
                page.show(row[0], 76, y)
                page.show("$", 200, y)
                page.show(row[2], 260 - TestPage.width(row[2], size: 10), y)
                page.show("yes", 320, y)
                page.show("no", 380, y)
            }
            drawRules(&page, at: [72, 180, 300, 420], from: 720, rows: 4)
        }
        #expect(found.map(cells) == rows.map { [$0[0], "$ \($0[2])", "yes no"] }, "\(found.map(\.text))")
    }

    @Test("A word beyond the last rule is read")
    func beyond() throws {
        let names = ["Dunbar", "Crail", "Eyemouth", "Pittenweem", "Stromness", "Wick", "Nairn", "Oban"]
        let found = try paragraphs { page in
            for (number, name) in names.enumerated() {
                let y = 706 - 20 * Double(number)
                page.show(name, 76, y)
                page.show("\(11 * number + 12)", 204, y)
                page.show(number == 3 ? "63x beyond" : "\(17 * number + 12)x", 375, y)
            }
            drawRules(&page, at: [72, 200, 400], from: 720, rows: names.count)
        }
        #expect(found.contains { $0.text.contains("beyond") }, "\(found.map(\.text))")
    }

    @Test("Rows without the rules of others have their columns")
    func spread() throws {
        let found = try paragraphs { page in
            show(rows, at: [230, 290, 350], on: &page)
            drawRules(&page, at: [72, 180, 370], from: 720, rows: 4)
            for x in [240.0, 300] { page.raw("q .4 w \(x) 700 m \(x) 720 l S Q") }
        }
        #expect(found.map(cells) == rows, "\(found.map(\.text))")
    }

    @Test("A text in a cell that some white parts is one")
    func text() throws {
        let texts = ["keeps the lamps   lit", "has the boats", "mends nets, and   sells them", "sleeps"]
        let found = try paragraphs { page in
            for (number, row) in rows.enumerated() {
                page.show(row[0], 76, 706 - 20 * Double(number))
                page.show(texts[number], 190, 706 - 20 * Double(number))
            }
            drawRules(&page, at: [72, 180, 370], from: 720, rows: 4)
        }
        #expect(found.allSatisfy { cells($0)?.count == 2 }, "\(found.map(\.text))")
    }

    @Test("Columns that hardly a row has something in are told by their names")
    func named() throws {
        let rows = [
            ["Dunbar", "12", "104", "", ""], ["Crail", "", "58", "11", ""], ["Eyemouth", "", "", "4", "30"], ["Oban", "9", "", "", "15"],
            ["Mallaig", "", "61", "13", ""], ["Wick", "7", "", "", "21"],
        ]
        func read(_ names: [String]) throws -> [[String]?] {
            try paragraphs { page in
                page.show("Harbour", 76, 706)
                for (text, end) in zip(names, [230.0, 290, 350, 410]) { page.show(text, end - TestPage.width(text, size: 10), 706) }
                for (number, row) in rows.enumerated() {
                    let y = 686 - 20 * Double(number)
                    page.show(row[0], 76, y)
                    for (text, end) in zip(row.dropFirst(), [230.0, 290, 350, 410]) where !text.isEmpty {
                        page.show(text, end - TestPage.width(text, size: 10), y)
                    }
                }
                drawRules(&page, at: [72, 180, 430], from: 720, rows: 7)
            }.map(cells)
        }
        let names = ["Lamps", "Boats", "Nets", "Oars"]
        #expect(try read(names) == [["Harbour"] + names] + rows)
        #expect(try read(["Lamps"]).last?.map(\.count) == 2, "nothing tells them")
    }
}
