import Testing

@testable import PDFText

@Suite("Labels and heads of whatever script") struct ScriptLabelTests {
    @Test(
        "Numbers and letters of other scripts",
        arguments: ["١.", "١٢-", "۳)", "(٤)", "أ)", "ב.", "(ג)", "(क)", "१।", "১.", "ก.", "(๒)", "الف)"])
    func others(_ label: String) { #expect(Label.isOfOtherScript(label.unicodeScalars.map(\.value))) }

    @Test("What is none", arguments: ["על.", "١٢٣٤.", "a-", "—", ".", "-", "אב)", "(ab)"])
    func noOthers(_ label: String) { #expect(!Label.isOfOtherScript(label.unicodeScalars.map(\.value))) }

    @Test("Letters of alphabets with capitals, but for what ends a word cut short, a formula or an initial")
    func alphabets() {
        for label in ["а)", "(б)", "α)", "(β)", "Б)", "a.", "b)", "A)"] {
            #expect(Label.isNumber(label.unicodeScalars.map(\.value)), "\(label)")
        }
        for label in ["е.", "λ.", "А.", "Ω.", "A."] { #expect(!Label.isNumber(label.unicodeScalars.map(\.value)), "\(label)") }
    }

    private static let full = "Свет маяка виден каждую ночь, и лодки медленно подходят к старому причалу,"

    @Test("Heads below each other, in the size of the text, are told by their numbers") func heads() throws {
        var page = TestPage()
        page.lines(["Глава 2. Маяк", "2.1 Причал", "§ 3. Лодки", "Статья 4. Берег", Self.full, "а за ними море."], 72, 700)
        try TestDocument([page]).expect(["Глава 2. Маяк", "2.1 Причал", "§ 3. Лодки", "Статья 4. Берег", Self.full + " а за ними море."])
        var latin = TestPage()
        let text = "The light is seen on every night, and boats come slowly to the old pier,"
        latin.lines(["Part II. The lamp", "Article 5. The pier", text, "and behind them the sea."], 72, 700)
        try TestDocument([latin]).expect(["Part II. The lamp", "Article 5. The pier", text + " and behind them the sea."])
    }

    @Test("Numbers in a sentence are no heads") func sentences() throws {
        var page = TestPage()
        page.lines([Self.full, "Глава 2. Его читают все,", Self.full, "т. е. все.", "Таков"], 72, 700)
        let texts = try TestDocument([page]).texts()
        #expect(texts.first?.hasPrefix(Self.full + " Глава 2. Его") ?? false, "\(texts)")
    }

    @Test("Nor is a number that a short line beside a picture left for a sentence which goes on in small letters") func shortLines() throws
    {
        var page = TestPage()
        page.lines(
            [String](repeating: "The light of each lamp was measured over many nights, and that of the pier in the day as well.", count: 4),
            72, 700)
        let lines = [
            "The meeting of the keepers will be held on", "May 5. It begins when the lamps are lit, and nobody who",
            "comes later than the boats will be let in.",
        ]
        page.lines(lines, 72, 630)
        page.raw("q 0.8 g 400 590 100 60 re f Q")
        let texts = try TestDocument([page]).texts()
        #expect(texts.last == lines.joined(separator: " "), "\(texts)")
    }

    @Test("Initials begin no items") func initials() throws {
        let full = "האורות של הנמל דולקים בכל לילה והסירות מתקרבות לאט אל המזח הישן."
        let document = TestDocument { page in
            for (index, line) in [full, "ח. נ. ביאליק כתב על זה.", full].enumerated() {
                page.show(String(line.reversed()), 500 - TestPage.width(line, size: 12), 700 - 30 * Double(index), size: 12)
            }
        }
        #expect(try document.paragraphs().map(\.role) == [.paragraph, .paragraph, .paragraph])
    }

    @Test("Items that end in semicolons are told by their bullets and numbers, wherever their lines end") func items() throws {
        let end = "ночь, и лодки медленно подходят к старому причалу, где их давно ждут;"
        var page = TestPage()
        page.lines(["– " + Self.full, end, "– " + Self.full, end, "– " + Self.full, "а за ними море."], 72, 700)
        let item = "– " + Self.full + " " + end
        try TestDocument([page]).expect([item, item, "– " + Self.full + " а за ними море."])
    }
}
