import Testing

@testable import PDFText

@Suite("Names cut where their cells end")
struct CutNameTests {
    /// A table with rules of 100 points for each column: in each cell some lines.
    private func rows(_ rows: [[[String]]]) throws -> [[String]?] {
        try paragraphs { page in
            var y = 700.0
            for row in rows {
                let height = 12 * Double(row.map(\.count).max() ?? 1) + 6
                page.raw("q .5 w 72 \(y) m 272 \(y) l 72 \(y - height) m 272 \(y - height) l S Q")
                for x in [72.0, 172, 272] { page.raw("q .5 w \(x) \(y) m \(x) \(y - height) l S Q") }
                for (column, lines) in row.enumerated() {
                    for (index, line) in lines.enumerated() {
                        page.show(line, 76 + 100 * Double(column), y - 12 - 12 * Double(index), font: .sans)
                    }
                }
                y -= height
            }
        }.map(cells)
    }

    @Test("Several that fill their cells as far as a letter has room go on, in as many lines as they have")
    func cut() throws {
        let found = try rows([
            [["LAMP_OF_THE_HA", "RBOUR"], ["Oil and wick"]], [["lampOfTheOldNorth", "ernQuay"], ["Oil"]],
            [["LAMP_KEEPERS_", "OLDEST_BOAT_O", "F_ALL_OF_THEM"], ["Wick"]],
        ])
        #expect(
            found == [
                ["LAMP_OF_THE_HARBOUR", "Oil and wick"], ["lampOfTheOldNorthernQuay", "Oil"],
                ["LAMP_KEEPERS_OLDEST_BOAT_OF_ALL_OF_THEM", "Wick"],
            ], "\(found)")
    }

    @Test("Names one below the other are as many, as words are, and one by itself may fill its cell by chance")
    func whole() throws {
        for lines in [
            [["LAMP_OF_THE_HA", "LAMP_OF_IT"], ["lampOfTheOldNorth", "lampOf"]],
            [["LAMP_OF_THE_HA", "RBOUR"], ["lampOfTheOld", "hernQuay"]],
        ] {
            let found = try rows(lines.map { [$0, ["Oil"]] })
            #expect(found == lines.map { [$0.joined(separator: " "), "Oil"] }, "\(found)")
        }
    }
}
