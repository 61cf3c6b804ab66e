import PDFText
import Testing

/// A page of labels, with fields beside them.
private struct FormPage {
    var form = ""
    /// Widgets and what they refer to, from object 100.
    var objects: [String] = []
    var annotations: [Int] = []
    var catalog = ""
    var pageEntries = ""

    /// Adds a widget annotation; returns nothing but its place on the page.
    mutating func widget(_ entries: String, _ rect: String) {
        annotations.append(TestDocument.firstExtra + objects.count)
        objects.append("<< /Type /Annot /Subtype /Widget /Rect [\(rect)] \(entries) >>")
    }

    /// Adds a widget that is seen as an appearance showing `text`.
    mutating func widget(_ entries: String, _ rect: String, showing text: String, form: String = "") {
        let appearance = TestDocument.firstExtra + objects.count + 1
        widget("\(entries) /AP << /N \(appearance) 0 R >>", rect)
        objects.append(Self.appearance(text, form))
    }

    static func appearance(_ text: String, _ entries: String = "") -> String {
        let content = text.isEmpty ? "/Tx BMC EMC" : "/Tx BMC q BT /H 10 Tf 2 5 Td \(TestFont.sans.string(text)) Tj ET Q EMC"
        return TestDocument.stream(
            content, "/Type /XObject /Subtype /Form \(entries.isEmpty ? "/BBox [0 0 200 20] /Resources 3 0 R" : entries)")
    }

    func document(_ fill: (inout TestPage) -> Void) -> TestDocument {
        let list = annotations.map { "\($0) 0 R" }.joined(separator: " ")
        var document = TestDocument(entries: "/Annots [\(list)] \(pageEntries)", fill)
        document.extra = objects
        document.catalog = "/AcroForm << /Fields [\(list)] \(form) >> \(catalog)"
        return document
    }
}

struct FormTests {
    private static func labels(_ page: inout TestPage) {
        page.show("Name:", 50, 700, font: .sans)
        page.show("Town:", 50, 670, font: .sans)
        page.show("Signed below.", 50, 640, font: .sans)
    }

    private func lines(_ document: TestDocument, _ options: ReadingOptions = ReadingOptions()) throws -> [String] {
        var lines: [String] = []
        try document.open().forEachPage(options, workers: 1) { page in lines += page.blocks.flatMap(\.lines).map(\.text) }
        return lines
    }

    private func expect(
        _ wanted: [String], _ document: TestDocument, _ options: ReadingOptions = ReadingOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try lines(document, options)
        #expect(found == wanted, sourceLocation: sourceLocation)
    }

    @Test func `Values are read where they are seen`() throws {
        var page = FormPage()
        // The order of the widgets is not that of the page.
        page.widget("/FT /Tx /T (b) /V (Oslo)", "90 665 290 685", showing: "Oslo")
        page.widget("/FT /Tx /T (a) /V (Ann)", "90 695 290 715", showing: "Ann Lee")
        let document = page.document(Self.labels)
        try expect(["Name: Ann Lee", "Town: Oslo", "Signed below."], document)
        try expect(["Name:", "Town:", "Signed below."], document, ReadingOptions(extras: []))
    }

    @Test func `A value without an appearance is set into its field`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /T (a) /V (Ann Lee)", "90 695 290 715")
        page.widget("/FT /Ch /Ff 131072 /T (b) /V (o) /Opt [[(o) (Oslo)] [(p) (Paris)]]", "90 665 290 685")
        let document = page.document(Self.labels)
        try expect(["Name: Ann Lee", "Town: Oslo", "Signed below."], document)
    }

    @Test func `Labels above each other are read each with what was filled in beside it`() throws {
        var page = FormPage()
        let labels = [
            "Family name of the applicant", "Given names of the applicant", "Place where the applicant was born",
            "Occupation of the applicant",
        ]
        let values = ["Lee", "Ann Mary", "Oslo", "Engineer of roads and bridges"]
        for (index, value) in values.enumerated() {
            let y = 700 - 30 * index
            page.widget("/FT /Tx /T (\(index))", "300 \(y - 7) 500 \(y + 13)", showing: value)
        }
        let document = page.document { page in
            for (index, label) in labels.enumerated() { page.show(label, 50, Double(700 - 30 * index), font: .sans) }
        }
        try expect(zip(labels, values).map { "\($0) \($1)" }, document)
    }

    @Test func `An appearance that shows nothing does not silence the value`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /T (a) /V (Ann)", "90 695 290 715", showing: "")
        #expect(try lines(page.document(Self.labels)).first == "Name: Ann")
    }

    @Test func `Appearances that are out of date give way to the values`() throws {
        var page = FormPage()
        page.form = "/NeedAppearances true"
        page.widget("/FT /Tx /T (a) /V (new)", "90 695 290 715", showing: "old")
        page.widget("/FT /Tx /T (b)", "90 665 290 685", showing: "cleared")
        try expect(["Name: new", "Town:", "Signed below."], page.document(Self.labels))
    }

    @Test func `Letters in the boxes of a comb are read as the word they make`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /Ff 16777216 /MaxLen 8 /T (a) /V (AB1234)", "90 695 290 715", showing: "A   B   1   2   3   4")
        #expect(try lines(page.document(Self.labels)).first == "Name: AB1234")
    }

    @Test func `Passwords are never read`() throws {
        var page = FormPage()
        page.form = "/NeedAppearances true"
        page.widget("/FT /Tx /Ff 8192 /T (a) /V (secret)", "90 695 290 715", showing: "secret")
        let document = page.document(Self.labels)
        #expect(try lines(document).first == "Name:")
        #expect(try document.open().formFields.map(\.values) == [[]])
    }

    @Test(arguments: ["/F 2", "/F 32", "/OC 199 0 R"])
    func `What is hidden is not read`(entries: String) throws {
        var page = FormPage()
        page.catalog = "/OCProperties << /OCGs [199 0 R] /D << /OFF [199 0 R] >> >>"
        page.widget("/FT /Tx /T (a) /V (Ann) \(entries)", "90 695 290 715", showing: "Ann")
        page.widget("/FT /Tx /T (b) /V (Oslo) \(entries)", "90 665 290 685")
        try expect(["Name:", "Town:", "Signed below."], page.document(Self.labels))
    }

    @Test func `Boxes that are ticked are told, whatever the tick looks like`() throws {
        var page = FormPage()
        let states = "/AP << /N << /Yes 150 0 R /Off 151 0 R >> >>"
        page.widget("/FT /Btn /T (a) /V /Yes /AS /Yes \(states)", "50 697 62 709")
        page.widget("/FT /Btn /T (b) /V /Off /AS /Off \(states)", "50 667 62 679")
        page.widget("/FT /Btn /Ff 32768 /T (c) /V /Yes \(states)", "50 637 62 649")
        while page.objects.count < 50 { page.objects.append("null") }
        page.objects.append(TestDocument.stream("0 0 m 10 10 l S", "/Subtype /Form /BBox [0 0 12 12]"))
        page.objects.append(TestDocument.stream("", "/Subtype /Form /BBox [0 0 12 12]"))
        let document = page.document { page in
            page.show("Married", 66, 700, font: .sans)
            page.show("Divorced", 66, 670, font: .sans)
            page.show("Widowed", 66, 640, font: .sans)
        }
        try expect(["☑ Married", "Divorced", "☑ Widowed"], document)
        #expect(try document.open().formFields.map(\.values) == [["Yes"], ["Off"], ["Yes"]])
        #expect(try document.open().formFields.map(\.kind) == [.checkBox, .checkBox, .radioButton])
    }

    @Test func `A button's caption is read if it is printed`() throws {
        var page = FormPage()
        page.widget("/FT /Btn /Ff 65536 /T (a) /F 4", "90 695 290 715", showing: "Stamp here")
        page.widget("/FT /Btn /Ff 65536 /T (b)", "90 665 290 685", showing: "Submit")
        try expect(["Name: Stamp here", "Town:", "Signed below."], page.document(Self.labels))
    }

    @Test func `A long value is broken into lines that stay within the field`() throws {
        var page = FormPage()
        let words = (1...60).map { "word\($0)" }
        page.widget("/FT /Tx /Ff 4096 /T (a) /DA (/Helv 12 Tf) /V (\(words.joined(separator: " ")))", "50 500 250 600")
        let document = page.document { page in
            page.show("Tell us more:", 50, 620)
            page.show("Thank you.", 50, 470)
        }
        #expect(try lines(document).joined(separator: " ") == "Tell us more: " + words.joined(separator: " ") + " Thank you.")
        var boxes: [TextBox] = []
        try document.open().forEachPage(workers: 1) {
            boxes += $0.blocks.flatMap(\.lines).flatMap(\.words).filter { $0.text.hasPrefix("word") }.map(\.box)
        }
        #expect(boxes.count == 60)
        #expect(boxes.allSatisfy { $0.x0 > 49 && $0.x1 < 251 && $0.y0 > 498 && $0.y1 < 602 })
    }

    @Test func `Fields of several lines side by side are read one after the other`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /Ff 4096 /T (b) /DA (/H 10 Tf) /V (Six\\nseven\\neight)", "340 640 500 715")
        page.widget("/FT /Tx /Ff 4096 /T (a) /DA (/H 10 Tf) /V (One\\ntwo\\nthree)", "100 640 260 715")
        let document = page.document { page in
            page.show("Left:", 60, 704, font: .sans)
            page.show("Right:", 300, 704, font: .sans)
            page.show("Below.", 60, 600, font: .sans)
        }
        try expect(["Left: One", "two", "three", "Right: Six", "seven", "eight", "Below."], document)
    }

    @Test func `Lines of a value are kept apart from each other`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /Ff 4096 /T (a) /V (Elm Street 1\\rOslo\\r\\nNorway)", "90 650 290 715")
        let document = page.document { $0.show("Address:", 40, 704, font: .sans) }
        try expect(["Address: Elm Street 1", "Oslo", "Norway"], document)
    }

    @Test func `Values in scripts written from right to left keep their order`() throws {
        var page = FormPage()
        page.widget("/FT /Tx /T (a) /V <FEFF05E905DC05D505DD002005E205D505DC05DD>", "90 695 290 715")
        #expect(try lines(page.document(Self.labels)).first == "Name: שלום עולם")
    }

    @Test(arguments: [("0", "90 695 290 715"), ("90", "90 600 110 790"), ("180", "90 695 290 715"), ("270", "90 600 110 790")])
    func `A turned field turns its value`(rotation: String, rect: String) throws {
        var page = FormPage()
        page.widget("/FT /Tx /T (a) /V (two words) /MK << /R \(rotation) >>", rect)
        let numbers = rect.split(separator: " ").compactMap { Double($0) }
        var found: [PageText.Word] = []
        try page.document { $0.show("Elsewhere on the page is some more text.", 200, 100) }.open().forEachPage(workers: 1) { page in
            found += page.blocks.flatMap(\.lines).flatMap(\.words).filter { $0.text == "two" || $0.text == "words" }
        }
        #expect(found.map(\.text) == ["two", "words"])
        for word in found {
            #expect(
                word.box.x0 > numbers[0] - 3 && word.box.y0 > numbers[1] - 3 && word.box.x1 < numbers[2] + 3 && word.box.y1 < numbers[3] + 3
            )
        }
    }

    @Test func `On a turned page values stand where they are seen`() throws {
        var page = FormPage()
        page.pageEntries = "/Rotate 90"
        // Upright on the page as it is looked at: its text runs up user space.
        page.widget("/FT /Tx /T (a) /V (value) /MK << /R 90 >>", "100 100 120 300")
        let document = page.document { $0.raw("BT /H 10 Tf 0 1 -1 0 114 60 Tm (Label:) Tj ET") }
        try expect(["Label: value"], document)
    }

    @Test func `An appearance is placed by its box and matrix`() throws {
        var page = FormPage()
        page.widget(
            "/FT /Tx /T (a) /V (Ann)", "90 695 290 715", showing: "Ann", form: "/BBox [0 0 100 10] /Matrix [2 0 0 2 40 40] /Resources 3 0 R"
        )
        var box: TextBox?
        try page.document(Self.labels).open().forEachPage(workers: 1) { page in
            box = page.blocks.flatMap(\.lines).flatMap(\.words).first { $0.text == "Ann" }?.box
        }
        let found = try #require(box)
        // Its pen stands at (2, 5) in a box of 100 by 10 that fills 200 by 20.
        #expect((found.x0 - 94).magnitude < 0.5)
        #expect((found.y0 - (705 - 5)).magnitude < 0.5)
    }

    @Test func `Resources that an appearance lacks are the form's`() throws {
        var page = FormPage()
        page.form = "/DR << /Font << /Q << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>"
        page.widget("/FT /Tx /T (a) /AP << /N 101 0 R >>", "90 695 290 715")
        page.objects.append(TestDocument.stream("BT /Q 10 Tf 2 5 Td (from the form) Tj ET", "/Subtype /Form /BBox [0 0 200 20]"))
        #expect(try lines(page.document(Self.labels)).first == "Name: from the form")
    }

    @Test func `A value shared by a great many fields does not hold up the page`() throws {
        var page = FormPage()
        let count = 800
        for index in 0..<count { page.widget("/FT /Tx /Ff 4096 /T (\(index)) /V \(TestDocument.firstExtra + count) 0 R", "50 50 60 60") }
        page.objects.append("(" + String(repeating: "x ", count: 100_000) + ")")
        let document = try page.document(Self.labels).open()
        var wordCount = 0
        document.forEachPage(workers: 1) { wordCount += $0.blocks.flatMap(\.lines).reduce(0) { $0 + $1.words.count } }
        #expect(wordCount > 4)
        #expect(document.warnings.contains { $0.code == "contentTooLarge" })
        #expect(document.formFields.count == count)
    }
}
