import PDFText
import Testing

/// Text as OCR writes it over or under the picture of a page: word by word, measured letter by letter.
@Suite("Text recognised in a picture")
struct RecognisedTextTests {
    private static let lines = [
        "The old harbour lies behind two low hills, and from", "the road there is nothing to be seen of it but masts.",
        "In summer the boats leave before the sun is up, one",
        "after the other, and nobody speaks a word until they", "have passed the last of the three white marks on the",
        "rocks, where the water changes its colour and wind",
        "comes up from the west, cold even on the best days", "of the year, and smelling of rain.",
    ]

    /// Shows lines word by word.
    ///
    /// - Parameters:
    ///   - type: of a word, by the numbers of its line and its own: its size, how far it is off its baseline, and the angle that it is shown at.
    ///   - angle: that the page lies askew by.
    private func document(
        _ lines: [String] = lines, x: Double = 72, leading: Double = 13, angle: Double = 0, mode: Int = 3, before: String = "",
        behind: String = "",
        type: (_ line: Int, _ word: Int) -> (size: Double, off: Double, angle: Double)
    ) -> TestDocument {
        TestDocument { page in
            page.raw(before)
            page.raw(Self.shown(lines, x: x, y: 700, leading: leading, angle: angle, mode: mode, type: type))
            page.raw(behind)
        }
    }

    private static func shown(
        _ lines: [String], x: Double, y: Double, leading: Double = 13, angle: Double = 0, mode: Int = 3,
        type: (_ line: Int, _ word: Int) -> (size: Double, off: Double, angle: Double)
    ) -> String {
        var shown: [String] = []
        for (line, text) in lines.enumerated() {
            var along = x
            for (word, part) in text.split(separator: " ").enumerated() {
                let own = type(line, word)
                let width = TestPage.width(String(part), size: 10)
                let stretch = 100 * width / TestPage.width(String(part), size: own.size)
                let up = y - leading * Double(line) + own.off
                // Small angles: that they are no circle matters to nobody.
                shown.append(
                    "BT \(mode) Tr /T \(own.size) Tf \(stretch) Tz 1 \(own.angle) \(-own.angle) 1 \(along) \(up + along * angle) Tm (\(part) ) Tj ET"
                )
                along += width + TestPage.width(" ", size: 10)
            }
        }
        return shown.joined(separator: "\n")
    }

    private var whole: [String] { [Self.lines.joined(separator: " ")] }

    @Test("Sizes of lines and words that were measured a little too large or too small part nothing")
    func sizes() throws {
        try document { line, word in (size: [10, 8, 13, 9.5, 12, 8, 11, 7.5][line] + [0, 1.5, -1, 0.5][word % 4], off: 0, angle: 0) }
            .expect(whole)
    }

    @Test("Words off their baseline stand on it")
    func baselines() throws {
        try document { line, word in (size: 10, off: [0, 0.9, -0.8, 1.1, -1][(line + word) % 5], angle: 0) }.expect(whole)
    }

    @Test("Lines askew by this much and that are of one text")
    func directions() throws {
        try document { line, _ in (size: 10, off: 0, angle: [0.006, 0.012, 0, -0.004, 0.01, 0.002, 0.011, 0.008][line]) }.expect(whole)
    }

    @Test("Upright words on a page that lies askew stand on lines")
    func askew() throws {
        try document(angle: 0.022) { _, _ in (size: 10, off: 0, angle: 0) }.expect(whole)
    }

    @Test("A heading and a note keep their sizes")
    func otherSizes() throws {
        let heading = "BT 3 Tr /T 17 Tf 72 740 Td (Behind the hills) Tj ET"
        let note = "BT 3 Tr /T 7.5 Tf 72 560 Td (As the pilot of the harbour told the writer of this on a day in spring.) Tj ET"
        let found = try document(before: heading, behind: note) { line, _ in
            (size: [10, 9, 11, 10, 9.5, 10.5, 10, 9][line], off: 0, angle: 0)
        }
        .paragraphs()
        #expect(
            found.map(\.text) == ["Behind the hills"] + whole + ["As the pilot of the harbour told the writer of this on a day in spring."])
        #expect(found.first?.role == .heading)
    }

    @Test("The sign that stands for a hyphen at a line's end is undone like one")
    func notSign() throws {
        var lines = Self.lines
        (lines[1], lines[2]) = (
            "the road there is nothing to be seen of it but chim\\254", "neys. In summer the boats leave before the sun is up,"
        )
        let text = "nothing to be seen of it but chimneys. In summer"
        #expect(try document(lines) { _, _ in (size: 10, off: 0, angle: 0) }.texts().first?.contains(text) == true)
    }

    @Test("Dirt beside lines and between them is not read, and parts nothing")
    func specks() throws {
        let specks = "BT 3 Tr /T 9 Tf 40 672 Td (|) Tj ET BT 3 Tr /T 6 Tf 500 655 Td (.;) Tj ET BT 3 Tr /T 12 Tf 20 30 Td (l) Tj ET"
        try document(before: specks) { _, _ in (size: 10, off: 0, angle: 0) }.expect(whole)
        try document(behind: specks) { _, _ in (size: 10, off: 0, angle: 0) }.expect(whole)
    }

    @Test("Dirt in a line, and the parts of a fraction, make nothing smaller")
    func steps() throws {
        let speck = "BT 3 Tr /T 7 Tf 100 Tz 160 604 Td (/) Tj ET"
        try document(behind: speck) { line, _ in (size: 10, off: line == 7 ? -1.62 : 0, angle: 0) }.expect(whole)
        // The next line stands as far below its lower part as that below the upper one.
        let fraction = "BT 3 Tr /T 10 Tf 100 Tz 172 639 Td (1) Tj 0 -8.5 Td (2) Tj ET"
        let rest = Self.shown(Array(Self.lines[6...]), x: 72, y: 622) { _, _ in (size: 10, off: 0, angle: 0) }
        let found = try document(Array(Self.lines[..<6]), behind: fraction + "\n" + rest) { _, _ in (size: 10, off: 0, angle: 0) }.texts()
        #expect(found.last?.hasSuffix(Self.lines[6...].joined(separator: " ")) == true && found.count < 4, "\(found)")
        #expect(found.last?.count ?? 0 > Self.lines[6...].joined(separator: " ").count, "\(found)")
    }

    @Test("A line that stands as far below a heading as its lines do from each other is none of it")
    func belowHeading() throws {
        let heading = "BT 3 Tr /T 17 Tf 72 740 Td (Behind the hills and) Tj 0 -20 Td (before the water) Tj ET"
        try document(before: heading) { _, _ in (size: 10, off: 0, angle: 0) }.expect(["Behind the hills and before the water"] + whole)
    }

    @Test("Lines of a narrow text are of one size however many letters they have")
    func narrow() throws {
        let column = [
            "Nobody knows any more who has", "painted these marks on the rocks for us,", "but whoever it was, it must have been",
            "at low water and in a calm.",
        ]
        let below = Self.shown(column, x: 72, y: 500) { _, _ in (size: 11.6, off: 0, angle: 0) }
        try document(behind: below) { _, word in (size: [10, 8, 10, 10][word % 4], off: 0, angle: 0) }.expect(
            whole + [column.joined(separator: " ")])
    }

    @Test("What is stretched word by word under a picture of the page was recognised in it")
    func underPicture() throws {
        let picture = "q 612 0 0 792 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q"
        try document(mode: 0, behind: picture) { line, word in
            (size: [10, 8, 13, 9.5, 12, 8, 11, 7.5][line] + [0, 1.5, -1, 0.5][word % 4], off: 0, angle: 0)
        }.expect(whole)
    }

    @Test("Pictures that make up one in bands cover text as one does")
    func underBands() throws {
        let picture = "BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI"
        let bands = (0..<8).map { "q 612 0 0 99 0 \($0 * 99) cm \(picture) Q" }.joined(separator: "\n")
        try document(mode: 0, behind: bands) { line, word in
            (size: [10, 8, 13, 9.5, 12, 8, 11, 7.5][line] + [0, 1.5, -1, 0.5][word % 4], off: 0, angle: 0)
        }.expect(whole)
    }

    /// The items of a list, with signs that its bullets were read as.
    private func items(_ signs: [String], at x: Double = 72, y: Double = 700) -> String {
        let texts = [
            ["The old harbour lies behind two low hills, and", "nothing is to be seen of it but masts."],
            ["In summer the boats leave before the sun is up."],
            ["Nobody speaks a word until they have passed the", "last of the three white marks on the rocks."],
        ]
        var (line, shown) = (0.0, "")
        for (item, lines) in texts.enumerated() {
            for (index, text) in lines.enumerated() {
                let up = y - 13 * line
                if index == 0, signs[item] != "" { shown += "BT 3 Tr /T 10 Tf \(x) \(up) Td (\(signs[item])) Tj ET\n" }
                shown += "BT 3 Tr /T 10 Tf 90 \(up) Td (\(text)) Tj ET\n"
                line += 1
            }
        }
        return shown
    }

    private static let itemTexts = [
        "The old harbour lies behind two low hills, and nothing is to be seen of it but masts.",
        "In summer the boats leave before the sun is up.",
        "Nobody speaks a word until they have passed the last of the three white marks on the rocks.",
    ]

    @Test("Bullets that were read as letters and other signs are bullets")
    func misreadBullets() throws {
        let found = try TestDocument { page in page.raw(items(["e", "e", "\\242"])) }.paragraphs()
        #expect(found.map(\.text).map { $0.hasPrefix("• ") ? String($0.dropFirst(2)) : $0 } == Self.itemTexts)
        #expect(found.allSatisfy { $0.role == .listItem })
    }

    @Test("Bullets that were written as a column far before their texts stand with them")
    func bulletsApart() throws {
        let signs = [(0, 1.0), (2, 0.5), (3, 0.7)].map { "BT 3 Tr /T 3 Tf 74 \(700 + $0.1 - 13 * Double($0.0)) Td (.) Tj ET" }
        let found = try TestDocument { page in
            page.raw(signs.joined(separator: "\n"))
            page.raw(items(["", "", ""]))
        }.paragraphs()
        #expect(found.map(\.text).map { $0.hasPrefix("• ") ? String($0.dropFirst(2)) : $0 } == Self.itemTexts)
    }

    @Test("A word of one letter that begins lines of a text is said")
    func letters() throws {
        let lines = [
            "o mar e a terra, a noite e o dia,", "e a gente que vai pela estrada", "e canta sem saber de nada", "o que a noite lhe dizia.",
        ]
        let text = try document(lines) { _, _ in (size: 10, off: 0, angle: 0) }.texts().joined(separator: " ")
        #expect(text == lines.joined(separator: " "))
    }

    @Test("Bold type that was chosen for some lines of a sentence parts nothing")
    func accidentalBold() throws {
        let document = TestDocument { page in
            for (line, text) in Self.lines.enumerated() {
                page.raw("BT 3 Tr /\([1, 3, 6].contains(line) ? "HB" : "T") 10 Tf 72 \(700 - 13 * line) Td (\(text)) Tj ET")
            }
        }
        try document.expect(whole)
    }
}
