import TestSupport
import Testing

@testable import PDFText

@Suite("Listings on a grid")
struct ListingGridTests {
    /// Widths of Computer Modern Roman at 10 points, in thousandths of an em.
    private static let widths: [Character: Float] = [
        "a": 500, "b": 556, "c": 444, "d": 556, "e": 444, "f": 306, "g": 500, "h": 556, "i": 278, "k": 528, "l": 278, "m": 833, "n": 556,
        "o": 500,
        "p": 556, "r": 392, "s": 394, "t": 389, "u": 556, "v": 528, "w": 722, "x": 528, "y": 528, "z": 444, "(": 389, ")": 389, "[": 278,
        "]": 278,
        ":": 278, ",": 278, "=": 778, ".": 278, "{": 500, "}": 500, "0": 500, "1": 500, "2": 500,
    ]

    /// A line as `listings` sets it: each token in as many places of .6 ems as it has characters, the white of these shared out around them.
    private func line(_ tokens: [String], y: Float, at left: Float = 72, em: Float = 10, into cells: inout [Cell]) -> Fragment {
        let start = cells.count
        var (place, end): (Float, Float) = (left, left)
        for token in tokens {
            let widths = token.map { (Self.widths[$0] ?? 500) / 1000 * em }
            let white = (0.6 * em * Float(token.count) - widths.reduce(0, +)) / Float(token.count + 1)
            var x = place + white
            place += 0.6 * em * Float(token.count)
            if token == " " { continue }
            for (scalar, width) in zip(token.unicodeScalars, widths) {
                cells.append(Cell(scalar, x, width: width, gap: cells.count == start ? 0 : x - end))
                (end, x) = (x + width, x + width + white)
            }
        }
        return fragment(start..<cells.count, cells, y: y, em: em)
    }

    /// A line of text, its letters `spacing` points apart.
    private func text(_ line: String, y: Float, spacing: Float, space: Float, into cells: inout [Cell]) -> Fragment {
        let start = cells.count
        var (x, gap): (Float, Float) = (72, 0)
        for character in line {
            if character == " " {
                gap = space
                continue
            }
            let width = (Self.widths[character] ?? 500) / 100
            x += gap
            for scalar in character.unicodeScalars { cells.append(Cell(scalar, x, width: width, gap: gap)) }
            (x, gap) = (x + width, spacing)
        }
        return fragment(start..<cells.count, cells, y: y)
    }

    private func fragment(_ own: Range<Int>, _ cells: [Cell], y: Float, em: Float = 10) -> Fragment {
        Fragment(
            frame: 0, start: own.lowerBound, end: own.upperBound, x0: cells[own.lowerBound].x0, x1: cells[own.upperBound - 1].x1, y: y,
            size: em, em: em,
            isArtifact: false)
    }

    private func split(_ fragments: [Fragment], _ cells: [Cell]) -> (lines: [String], listed: Set<Int32>) {
        var (splitter, ranges): (WordSplitter, [Range<Int>]) = (WordSplitter(), [])
        splitter.split(fragments, cells.span, into: &ranges, isFixedPitch: [false])
        let lines = ranges.map { range in
            splitter.words[range].map { word in
                String(String.UnicodeScalarView(cells[Int(word.start)..<Int(word.end)].compactMap { Unicode.Scalar($0.unicode) }))
            }.joined(separator: " ")
        }
        return (lines, splitter.listedRuns)
    }

    @Test("Words end where a place is free, however far the letters of a name stand apart; the lines count as code")
    func listing() {
        var cells: [Cell] = []
        let fragments = [
            line(["for", " ", "title", " ", "in", " ", "lists", "(", "items", ")", ":"], y: 700, into: &cells),
            line(["title", ".", "fill", "(", "mammoth", ",", " ", "12", ")"], y: 688, at: 96, into: &cells),
            line(["if", " ", "commands", " ", "=", " ", "still", ":"], y: 676, into: &cells),
            line(["}"], y: 664, into: &cells),
            line(["list", ".", "title", "(", "kettle", ",", " ", "tile", ")"], y: 652, into: &cells),
        ]
        let (lines, listed) = split(fragments, cells)
        #expect(
            lines == ["for title in lists(items):", "title.fill(mammoth, 12)", "if commands = still:", "}", "list.title(kettle, tile)"])
        #expect(listed == [0])
    }

    @Test("Listings in two sizes of type each have a grid", arguments: [7, 8.5, 12] as [Float])
    func sizes(em: Float) {
        var cells: [Cell] = []
        let fragments = [
            line(["for", " ", "title", " ", "in", " ", "lists", "(", "items", ")", ":"], y: 700, into: &cells),
            line(["title", ".", "fill", "(", "mammoth", ",", " ", "12", ")"], y: 688, at: 96, into: &cells),
            line(["list", ".", "title", "(", "kettle", ",", " ", "tile", ")"], y: 676, into: &cells),
            line(["if", " ", "little", " ", "in", " ", "filters", "(", "tiles", ")", ":"], y: 500, em: em, into: &cells),
            line(["filler", ".", "list", "(", "kettle", ",", " ", "tile", ")"], y: 486, em: em, into: &cells),
            line(["still", " ", "=", " ", "1"], y: 472, em: em, into: &cells),
        ]
        #expect(
            split(fragments, cells).lines == [
                "for title in lists(items):", "title.fill(mammoth, 12)", "list.title(kettle, tile)", "if little in filters(tiles):",
                "filler.list(kettle, tile)",
                "still = 1",
            ])
    }

    @Test("Few short lines tell by names that fill their places to the hair", arguments: [8, 10, 14] as [Float])
    func short(em: Float) {
        var cells: [Cell] = []
        let fragments = [
            line(["let", " ", "x", " ", "=", " ", "list", ".", "map", "(", "fill", ")"], y: 700, em: em, into: &cells),
            line(["print", "(", "x", ")"], y: 686, em: em, into: &cells),
            line(["}"], y: 672, em: em, into: &cells),
        ]
        #expect(split(fragments, cells).lines == ["let x = list.map(fill)", "print(x)", "}"])
    }

    @Test("Commands with their backslash are names")
    func commands() {
        var cells: [Cell] = []
        let fragments = [
            line(["\\title", "{", "fill", "}"], y: 700, into: &cells), line(["\\list", "{", "x", "}"], y: 688, into: &cells),
            line(["\\still", "<", "2", ">", "{"], y: 676, into: &cells),
        ]
        #expect(split(fragments, cells).lines == ["\\title{fill}", "\\list{x}", "\\still<2>{"])
    }

    @Test("A backslash that is a sign by itself parts no name, however far from it the name stands")
    func escapes() {
        var cells: [Cell] = []
        let fragments = [
            line(["\\", "obj", "(", "12", ",", "10", ")"], y: 700, into: &cells),
            line(["\\", "list", "(", "x", ")"], y: 688, into: &cells),
            line(["\\", "still", "(", "2", ")", "{"], y: 676, into: &cells),
        ]
        #expect(split(fragments, cells).lines == ["\\obj(12,10)", "\\list(x)", "\\still(2){"])
    }

    @Test("Letters that stand apart and fill no places are no listing, few as they are")
    func fewSpaced() {
        var cells: [Cell] = []
        let fragments = [
            text("till it fills", y: 700, spacing: 1.1, space: 4, into: &cells),
            text("all lists", y: 686, spacing: 1.6, space: 4, into: &cells),
        ]
        #expect(split(fragments, cells).listed.isEmpty)
    }

    @Test("A text beside a listing is none of it")
    func textBeside() {
        var cells: [Cell] = []
        let fragments = [
            line(["for", " ", "title", " ", "in", " ", "lists", "(", "items", ")", ":"], y: 700, into: &cells),
            line(["list", ".", "title", "(", "kettle", ",", " ", "tile", ")"], y: 688, into: &cells),
            text("all the lamps of the old town are lit", y: 660, spacing: 0, space: 3.3, into: &cells),
        ]
        #expect(split(fragments, cells).lines.last == "all the lamps of the old town are lit")
    }

    @Test("Letters spaced evenly are no listing", arguments: [0.8, 1.2, 1.6] as [Float])
    func tracking(_ spacing: Float) {
        var cells: [Cell] = []
        let fragments = [
            text("all the little lamps of the old town are lit", y: 700, spacing: spacing, space: 4 + spacing, into: &cells),
            text("still until seven in the morning it is silent", y: 688, spacing: spacing, space: 4 + spacing, into: &cells),
        ]
        let (lines, listed) = split(fragments, cells)
        #expect(lines == ["all the little lamps of the old town are lit", "still until seven in the morning it is silent"])
        #expect(listed.isEmpty)
    }

    @Test("Cells without end or number are no grid")
    func hostile() {
        for value in [Float.infinity, -.infinity, .nan, 3e38] {
            var cells: [Cell] = []
            let good = line(["for", " ", "title", " ", "in", " ", "lists", "(", "items", ")", ":"], y: 700, into: &cells)
            let bad = line(["title", ".", "fill", "(", "commands", ",", " ", "12", ")"], y: value, into: &cells)
            for index in bad.start..<bad.end where index % 3 == 0 { (cells[index].x0, cells[index].x1) = (value, value) }
            #expect(split([good, bad], cells).lines.count == 2)
        }
    }
}
