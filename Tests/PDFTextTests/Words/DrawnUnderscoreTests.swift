import Testing

@testable import PDFText

@Suite("Underscores drawn as rules")
struct DrawnUnderscoreTests {
    /// Shows words one behind the other, a rule before each but the first.
    ///
    /// - Parameters:
    ///   - white: on both sides of the rule.
    ///   - height: of the rule above the baseline.
    private func show(
        _ words: [String], on page: inout TestPage, y: Double = 700, size: Double = 10, white: Double = 0.04, width: Double = 0.3,
        height: Double = 0, isStroked: Bool = false
    ) {
        var x = 72.0
        for (index, word) in words.enumerated() {
            if index > 0 {
                x += white * size
                let (end, level) = (x + width * size, y + height * size)
                page.raw(
                    isStroked
                        ? "q 0.398 w \(x) \(level + 0.199) m \(end) \(level + 0.199) l S Q" : "\(x) \(level) \(width * size) 0.4 re f")
                x = end + white * size
            }
            if !word.isEmpty { page.show(word, x, y, size: size) }
            x += TestPage.width(word, size: size)
        }
    }

    @Test("They part no words, filled or stroked, large or small", arguments: [7, 10, 24])
    func between(_ size: Double) throws {
        for isStroked in [false, true] {
            let document = TestDocument { page in
                page.show("as we have seen before in the text above", 72, 740)
                show(["call rpc", "server with a sub", "type", "of b here"], on: &page, size: size, isStroked: isStroked)
            }
            try document.expect(["as we have seen before in the text above", "call rpc_server with a sub_type_of b here"])
        }
    }

    @Test("They may be drawn a little below the baseline, as TeX does in Times", arguments: [-0.13, 0.04])
    func heights(_ height: Double) throws {
        let document = TestDocument { page in
            show(["call rpc", "server with a sub", "type", "of b here"], on: &page, width: 0.5, height: height)
        }
        try document.expect(["call rpc_server with a sub_type_of b here"])
    }

    @Test("A blank that is underlined by itself between underlined words is none")
    func underlinedBlank() throws {
        let document = TestDocument { page in
            page.show("in the XXe", 72, 700)
            page.show("century", 123.2, 700)
            let x = 72 + TestPage.width("in the ", size: 10)
            page.raw("\(x) 699.5 15 0.4 re f")
            page.raw("\(x + 15) 699.5 \(123.2 - x - 15) 0.4 re f")
            page.raw("123.2 699.5 35 0.4 re f")
        }
        try document.expect(["in the XXe century"])
    }

    @Test("Two of them in one place are two; one that is painted twice is one")
    func several() throws {
        let document = TestDocument { page in
            page.show("an", 72, 700)
            for x in [82.4, 85.8] { page.raw("\(x) 700 3 0.4 re f") }
            page.show("extern", 89, 700)
            page.show("and one", 72, 660)
            for _ in 0..<2 { page.raw("\(106.1) 660 3 0.4 re f") }
            page.show("more", 109.4, 660)
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.hasPrefix("an__extern"))
        #expect(text.filter { $0 == "_" }.count == 3)
    }

    @Test("Where words have them, words begin and end with them, and they stand alone", arguments: [true, false])
    func atWords(_ hasOthers: Bool) throws {
        let document = TestDocument { page in
            show(hasOthers ? ["call rpc", "server with"] : ["call server with"], on: &page, y: 740)
            // At the beginning and the end of a word and of a line, alone.
            page.show("the", 75.4, 700)
            page.show("read of sub now", 96.7, 700)
            for x in [72, 93.3] { page.raw("\(x) 700 3 0.4 re f") }
            page.show("the", 72, 660)
            page.raw("92 660 3 0.4 re f")
            page.show("polybool", 95.4, 660)
            page.show("without", 143, 660)
            page.raw("178.4 660 3 0.4 re f")
            page.show("at", 190.4, 660)
            page.show("the end of sub", 72, 620)
            page.raw("133.9 620 3 0.4 re f")
            page.show("with the", 72, 580)
            page.raw("112.5 580 3 0.4 re f")
            page.show("at its end", 118, 580)
        }
        let found = try document.texts()
        #expect(
            found
                == (hasOthers
                    ? [
                        "call rpc_server with", "_the _read of sub now", "the _polybool without_ at", "the end of sub_",
                        "with the _ at its end",
                    ]
                    : ["call server with", "the read of sub now", "the polybool without at", "the end of sub", "with the at its end"]))
    }

    @Test("Rules with white beside them, on the height of a dash, or below the line are none")
    func others() throws {
        for (white, height) in [(0.3, 0.0), (0.04, 0.25), (0.04, -0.25)] {
            let document = TestDocument { page in show(["one or", "two of them"], on: &page, white: white, height: height) }
            #expect(try document.texts() == ["one or two of them"])
        }
    }

    @Test("Any number of rules costs little")
    func hostile() throws {
        let document = TestDocument { page in
            for row in 0..<60 { page.show(String(repeating: "a ", count: 120), 20, 700 - 10 * Double(row), size: 4) }
            for index in 0..<4000 { page.raw("\(20 + index % 400) \(100 + index / 8) 2 0.3 re f") }
        }
        #expect(try !document.texts().isEmpty)
    }
}
