import PDFText
import Testing

@Suite("Diagrams")
struct DiagramTextTests {
    private let before = Prose.sentence("Before", 60)
    private let after = Prose.sentence("After", 60)
    private let caption = "Figure 1: How the tide rises in the harbour."

    /// Numbers centred at places that are `step` points apart.
    private func row(_ page: inout TestPage, _ numbers: [String], _ x: Double, _ y: Double, step: Double, size: Double = 7) {
        for (index, number) in numbers.enumerated() {
            page.show(number, x + step * Double(index) - TestPage.width(number, size: size) / 2, y, size: size)
        }
    }

    /// Numbers that end at one place, `step` points above each other.
    private func column(_ page: inout TestPage, _ numbers: [String], _ right: Double, _ y: Double, step: Double, size: Double = 7) {
        for (index, number) in numbers.enumerated() {
            page.show(number, right - TestPage.width(number, size: size), y + step * Double(index), size: size)
        }
    }

    private func turned(_ page: inout TestPage, _ text: String, _ x: Double, _ y: Double, size: Double = 7) {
        page.raw("BT /\(TestFont.even.rawValue) \(size) Tf 0 1 -1 0 \(x) \(y) Tm \(TestFont.even.string(text)) Tj ET")
    }

    /// Two axes and nothing else.
    private func axes(_ page: inout TestPage, _ across: [String] = ["0", "2", "4", "6"]) {
        column(&page, ["0.0", "0.5", "1.0", "1.5"], 150, 450, step: 50)
        row(&page, across, 170, 438, step: 60)
    }

    /// A text, what `draw` draws between 430 and 620 points, a caption, a text.
    private func document(_ draw: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            page.paragraph(before, 100, 700, width: 400)
            draw(&page)
            page.show(caption, 100, 395)
            page.paragraph(after, 100, 370, width: 400)
        }
    }

    @Test("Of a diagram only the caption is read")
    func captionAlone() throws {
        let document = document { page in
            axes(&page, ["−2", "0", "2", "4", "6"])
            page.show("Hours", 280, 425, size: 7)
            turned(&page, "Metres", 130, 500)
            page.show("spring tide", 220, 560, size: 7)
            for (x, y) in [(200.0, 470.0), (260, 498), (300, 533), (395, 618), (415, 515)] { page.show("+", x, y, size: 7) }
        }
        try document.expect([before, caption, after])
        let kept = try document.texts(ReadingOptions(skipped: []))
        for part in ["0.5", "spring tide", "Hours", "Metres"] { #expect(kept.contains { $0.contains(part) }) }
    }

    @Test("What a vertical axis is called may be longer than it, and larger than its numbers")
    func longName() throws {
        let document = document { page in
            axes(&page)
            let name = "Metres above the harbour ground"
            turned(&page, name, 118, 528 - TestPage.width(name, size: 13) / 2, size: 13)
        }
        try document.expect([before, caption, after])
    }

    @Test("A page that a diagram fills has the head, the number and the caption that others have")
    func fullPage() throws {
        let document = TestDocument(pages: 6) { page, index in
            page.show("Tides", 100, 760)
            page.show("\(index + 12)", 480, 760)
            if index < 3 {
                page.paragraph(Prose.sentence("Text\(index)", 150), 100, 700, width: 400)
                return
            }
            column(&page, (1...9).map { "\($0)000.0" }, 150, 450, step: 25)
            row(&page, (1...6).map { "\($0)000.0" }, 170, 438, step: 60)
            page.show("Figure \(index): How the tide rises.", 100, 395)
        }
        let texts = try document.texts()
        #expect(texts.dropFirst(3) == (3..<6).map { "Figure \($0): How the tide rises." }[...])
    }

    @Test("Numbers turned along their axis, and powers of ten")
    func turnedNumbersAndPowers() throws {
        let document = document { page in
            for (index, number) in ["10", "20", "30", "40"].enumerated() { turned(&page, number, 140, 446 + 50 * Double(index)) }
            for index in 0..<4 {
                page.show("10", 167 + 60 * Double(index), 438, size: 7)
                page.show("\(index + 1)", 174.5 + 60 * Double(index), 441, size: 5)
            }
        }
        try document.expect([before, caption, after])
    }

    @Test("Diagrams side by side that share an axis")
    func panels() throws {
        let document = document { page in
            column(&page, ["5", "10", "15", "20"], 130, 450, step: 50)
            for (x, name) in [(145.0, "left"), (295, "right")] {
                row(&page, ["1", "2", "3", "4"], x, 438, step: 40)
                page.show(name, x + 50, 426, size: 7)
            }
        }
        try document.expect([before, caption, after])
    }

    @Test("What is below an axis but not its name alone is read")
    func textBelow() throws {
        let document = TestDocument { page in
            axes(&page)
            page.show("(a) Spring", 235, 424, size: 7)
            page.paragraph(after, 100, 412, width: 400)
        }
        try document.expect(["(a) Spring", after])
    }

    @Test("A table whose numbers count is read")
    func table() throws {
        let document = TestDocument { page in
            page.paragraph(before, 100, 700, width: 400)
            for line in 0..<5 {
                let y = 500 - 20 * Double(line)
                page.show("\(line + 1)", 110, y)
                for place in 0..<4 { page.show("\((line + 1) * (place + 2))", 180 + 60 * Double(place), y) }
            }
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ").split(separator: " ").filter { $0.allSatisfy(\.isNumber) }.count == 25)
    }

    @Test("The dates of a calendar are read")
    func calendar() throws {
        let document = TestDocument { page in
            for month in 0..<9 {
                let (down, across) = month.quotientAndRemainder(dividingBy: 3)
                let (left, top) = (100 + 150 * Double(across), 700 - 120 * Double(down))
                for date in 1...31 {
                    let place = date - 1 + [0, 3, 3, 6, 1, 4, 6, 2, 5][month]
                    let text = "\(date)"
                    page.show(
                        text, left + 18 * Double(place % 7) - TestPage.width(text, size: 7) / 2, top - 15 * Double(place / 7), size: 7)
                }
            }
        }
        #expect(try document.texts().joined(separator: " ").split(separator: " ").count == 9 * 31)
    }

    @Test("The exponents and denominators of a series are read")
    func series() throws {
        let document = TestDocument { page in
            for line in 0..<4 {
                let y = 600 - 24 * Double(line)
                for place in 0..<4 {
                    let x = 100 + 50 * Double(place)
                    page.show("x", x, y)
                    page.show("\(2 * (place + 4 - line))", x + 5, y + 4, size: 7)
                    if place < 3 { page.show("+", x + 30, y) }
                }
            }
        }
        let digits = try document.texts().joined().filter { $0.isNumber || "⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }
        #expect(digits.count >= 16)
    }

    @Test("A page that is nothing but a diagram says what stands in it")
    func alone() throws {
        let texts = try TestDocument { page in
            axes(&page)
            page.show("spring tide", 220, 560, size: 7)
        }.texts()
        #expect(texts.contains { $0.contains("spring tide") })
    }

    private func line(_ page: inout TestPage, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        page.raw("0.5 w \(x0) \(y0) m \(x1) \(y1) l S")
    }

    /// Numbers of a vertical axis, with their middles at 450, 500, 550 and 600 points.
    private func scale(_ page: inout TestPage, _ numbers: [String] = ["0%", "10%", "20%", "30%"]) {
        column(&page, numbers, 150, 450 - 0.35 * 7, step: 50)
    }

    private func names(_ page: inout TestPage) {
        for (index, name) in ["low tide", "high tide", "spring tide"].enumerated() {
            page.show(name, 175 + 90 * Double(index), 436, size: 7)
        }
    }

    @Test("Bars with names below an axis that is drawn, or on the lines of a grid", arguments: [false, true])
    func bars(hasGrid: Bool) throws {
        let document = document { page in
            scale(&page)
            names(&page)
            if hasGrid {
                for level in 0...3 { line(&page, 156, 450 + 50 * Double(level), 430, 450 + 50 * Double(level)) }
            } else {
                line(&page, 156, 450, 156, 605)
                line(&page, 156, 450, 430, 450)
            }
            page.show("Tides", 280, 424, size: 7)
        }
        try document.expect([before, caption, after])
    }

    @Test("Numbers without the lines of an axis, or with those of a table, are read")
    func noBars() throws {
        let plain = document { page in
            scale(&page)
            names(&page)
        }
        #expect(try plain.texts().contains { $0.contains("20%") })
        let table = document { page in
            scale(&page, ["1", "2", "3", "4"])
            names(&page)
            line(&page, 156, 430, 156, 620)
            for level in 0...3 { line(&page, 130, 475 + 50 * Double(level), 430, 475 + 50 * Double(level)) }
        }
        #expect(try table.texts().contains { $0.contains("3") })
        let text = document { page in
            scale(&page)
            line(&page, 156, 450, 156, 605)
            line(&page, 156, 450, 430, 450)
            page.show("Below it a line of text that is no name of any bar", 156, 436, size: 7)
        }
        #expect(try text.texts().contains { $0.contains("20%") })
    }

    @Test("Names below an axis whose numbers have ticks, in a frame that goes on beyond them", arguments: [true, false])
    func ticks(hasTicks: Bool) throws {
        let document = document { page in
            for (index, number) in ["−0.2", "0.0", "0.2", "0.4"].enumerated() {
                turned(&page, number, 146, 457 + 40 * Double(index) - TestPage.width(number, size: 7) / 2)
            }
            names(&page)
            page.raw("0.5 w 156 446 m 430 446 l 430 610 l 156 610 l h S")
            if hasTicks { for level in 0..<4 { line(&page, 150, 457 + 40 * Double(level), 156, 457 + 40 * Double(level)) } }
            page.show("spring tide", 300, 600, size: 7)
        }
        if hasTicks {
            try document.expect([before, caption, after])
        } else {
            #expect(try document.texts().joined(separator: " ").contains("0.2"))
        }
    }

    @Test("A legend above the highest number belongs to the diagram if that has a frame around it", arguments: [true, false])
    func legend(isFramed: Bool) throws {
        let document = document { page in
            axes(&page)
            page.raw(isFramed ? "0.5 w 156 446 210 182 re S" : "0.5 w 156 446 210 162 re S")
            page.lines(["spring tide", "tide of the autumn"], 200, 620, size: 7)
        }
        #expect(try document.texts().contains { $0.contains("spring tide") } != isFramed)
    }

    /// Names beside the axes, each behind a patch of colour, a piece of a line, or nothing.
    private func legend(_ key: (Double) -> String) -> TestDocument {
        document { page in
            axes(&page)
            page.show("Kind of tide", 366, 560, size: 7)
            for (index, name) in ["low tide", "spring tide", "neap tide"].enumerated() {
                let y = 546 - 14 * Double(index)
                page.raw(key(y))
                page.show(name, 382, y, size: 7)
            }
        }
    }

    @Test(
        "The legend beside a diagram: names behind patches of colour, or pieces of lines",
        arguments: ["0 0.4 0.8 rg 366 Y 10 8 re f", "0.5 w 366 Y m 378 Y l S"])
    func legendBeside(key: String) throws {
        let document = legend { y in
            key.split(separator: " ").map { $0 == "Y" ? "\(key.contains("re") ? y - 1 : y + 2.5)" : String($0) }.joined(separator: " ")
        }
        try document.expect([before, caption, after])
    }

    @Test("Names beside a diagram without keys, or behind bullets, are read", arguments: [0.0, 3.5])
    func noLegend(width: Double) throws {
        let read = try legend { "0 g 370 \($0 + 1) \(width) \(width) re f" }.texts().joined(separator: " ")
        for name in ["low tide", "spring tide", "neap tide"] { #expect(read.contains(name)) }
    }

    @Test("The legend of a page that is nothing but a diagram is read")
    func legendAlone() throws {
        let document = TestDocument { page in
            axes(&page)
            for (index, name) in ["low tide", "spring tide", "neap tide"].enumerated() {
                page.raw("0 0.4 0.8 rg 366 \(545 - 14 * index) 10 8 re f 0 g")
                page.show(name, 382, 546 - 14 * Double(index), size: 7)
            }
        }
        #expect(try document.texts().joined(separator: " ").contains("spring tide"))
    }

    /// Ticks from an axis at `x` to the left or to the right, and the axis.
    private func tickedColumn(_ page: inout TestPage, _ x: Double, _ places: [Double], length: Double) {
        page.raw("0.5 w \(x) 440 m \(x) 620 l S")
        for y in places { page.raw("\(x) \(y) m \(x + length) \(y) l S") }
    }

    @Test("Two numbers along each axis, which have ticks; those up the axis are turned along it")
    func ticks() throws {
        let document = document { page in
            tickedColumn(&page, 160, [460, 500, 540, 580], length: -5)
            page.raw("160 440 m 420 440 l S")
            for x in [200.0, 280, 360] { page.raw("\(x) 440 m \(x) 435 l S") }
            for (text, y) in [("−0.0292", 460.0), ("−0.0291", 540)] { turned(&page, text, 150, y - TestPage.width(text, size: 7) / 2) }
            row(&page, ["−0.096", "−0.092"], 200, 425, step: 160)
            page.show("Hours", 270, 410, size: 7)
        }
        try document.expect([before, caption, after])
    }

    @Test("The numbers of a bar of colours, but none without ticks, or with other ones, and no depths that differ")
    func ticksAlone() throws {
        func document(_ numbers: [String] = ["0.0", "0.4", "0.8", "1.2"], length: Double = 5, x: Double = 320) -> TestDocument {
            self.document { page in
                page.raw("0.4 g 300 440 20 180 re f 0 g")
                tickedColumn(&page, x, [450, 500, 550, 600], length: length)
                for (index, number) in numbers.enumerated() { page.show(number, 330, 447.5 + 50 * Double(index), size: 7) }
            }
        }
        try document().expect([before, caption, after])
        for other in [document(length: 20), document(x: 290), document(["0.0", "0.5", "0.8", "1.2"])] {
            let read = try other.texts().joined(separator: " ").split(separator: " ")
            for number in ["0.0", "0.8", "1.2"] { #expect(read.contains { $0 == number }) }
        }
    }

    @Test("Numbers set aslant below their ticks")
    func slantedNumbers() throws {
        let document = document { page in
            column(&page, ["−5", "0", "5", "10"], 150, 450, step: 50)
            tickedColumn(&page, 160, [452.5, 502.5, 552.5, 602.5], length: -5)
            page.raw("160 440 m 420 440 l S")
            for (index, text) in ["−2", "1"].enumerated() {
                let x = 190 + 180 * Double(index)
                page.raw("\(x) 440 m \(x) 435 l S")
                let start = 0.7 * TestPage.width(text, size: 7)
                page.raw(
                    "BT /\(TestFont.even.rawValue) 7 Tf 0.7071 0.7071 -0.7071 0.7071 \(x - start) \(430 - start) Tm \(TestFont.even.string(text)) Tj ET"
                )
            }
            page.show("Hours", 270, 408, size: 7)
        }
        try document.expect([before, caption, after])
    }

    /// Numbers that end at one place, as far above each other as the logarithms of their values are.
    private func logarithmic(_ page: inout TestPage, _ numbers: [(String, Double)]) {
        for (number, logarithm) in numbers { page.show(number, 150 - TestPage.width(number, size: 7), 450 + 70 * logarithm, size: 7) }
    }

    @Test("Numbers of a logarithmic axis are as far apart as their logarithms are")
    func logarithmicAxis() throws {
        let numbers = [("1", 0.0), ("2", 0.301), ("5", 0.699), ("10", 1), ("20", 1.301), ("50", 1.699), ("100", 2)]
        try document { page in
            logarithmic(&page, numbers)
            row(&page, ["40", "30", "20", "10"], 170, 438, step: 60)
        }.expect([before, caption, after])
        let texts = try document { page in
            logarithmic(&page, [("1", 0.0), ("2", 0.5), ("5", 0.699), ("10", 1.4), ("20", 1.5), ("50", 1.699), ("100", 2.1)])
            row(&page, ["40", "30", "20", "10"], 170, 438, step: 60)
        }.texts()
        #expect(texts.contains { $0.contains("50") })
    }

    @Test("Numbers of axes have signs for thousands, letters behind them and a currency's sign")
    func signs() throws {
        let columns = [
            ["500", "1,000", "1,500", "2,000"], ["500", "1.000", "1.500", "2.000"], ["0.995", "1.000", "1.005", "1.010"],
            ["0,500", "1,000", "1,500", "2,000"], ["10", "100", "1K", "10K"], ["$10", "$20", "$30", "$40"],
        ]
        for numbers in columns {
            try document { page in
                column(&page, numbers, 150, 450, step: 50)
                row(&page, ["2022", "2023", "2024e", "2025e"], 170, 438, step: 60)
            }.expect([before, caption, after])
        }
        let texts = try document { page in
            column(&page, ["10a", "20b", "30e", "40f"], 150, 450, step: 50)
            row(&page, ["2022", "2023", "2024e", "2025e"], 170, 438, step: 60)
        }.texts()
        #expect(texts.contains { $0.contains("30e") })
    }
}
