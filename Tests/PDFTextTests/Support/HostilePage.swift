import TestSupport

/// Pages that no one would print, each with `count` glyphs or a little more: what they cost must grow with that number, not with its square.
enum HostilePage: String, CaseIterable {
    case oneSpotOneLetter, oneSpotManyLetters, oneBaseline, oneColumn, scattered, grid, staircase, steepStaircase, twoColumns, manyGutters,
        hyphens
    case rightToLeftNumbers, overlaps, replacements, openMarks, exponents, ragged, tallAndSmall, raisedDigits, shadows, index, box

    /// Glyphs that are enough to tell.
    var size: Int {
        switch self {
        case .scattered: 60
        case .grid, .staircase, .twoColumns, .manyGutters, .hyphens, .exponents, .ragged, .raisedDigits, .index, .box: 300
        default: 1500
        }
    }

    func page(_ count: Int) -> TestPage {
        var page = TestPage(width: 14400, height: 14400)
        var random = SplitMix(state: 7)
        func letter(_ index: Int) -> String { String(Unicode.Scalar(UInt16(0x4E00 + index % 20000)).map(Character.init) ?? "x") }
        func place(_ text: String, _ x: Double, _ y: Double, _ size: Double = 10) { page.show(text, x, y, size: size) }
        let side = Int(Double(count).squareRoot())
        for index in 0..<count {
            let step = Double(index)
            let (column, row) = (Double(index % side), Double(index / side))
            switch self {
            case .oneSpotOneLetter: place("a", 100, 100)
            case .oneSpotManyLetters: place(letter(index), 100, 100)
            case .oneBaseline: place(letter(index), 10 + step * 14000 / Double(count), 100, 10000 / Double(count))
            case .oneColumn: place(letter(index), 100, 10 + step * 14000 / Double(count), 10000 / Double(count))
            case .scattered:
                place(letter(index), Double.random(in: 0...14000, using: &random), Double.random(in: 0...14000, using: &random))
            case .grid: place(letter(index), 10 + column * 14000 / Double(side), 10 + row * 14000 / Double(side))
            case .staircase: place(letter(index), 10 + step * 14000 / Double(count), 10 + step * 14000 / Double(count))
            case .steepStaircase: place(letter(index), 10 + step * 20 / Double(count), 14000 - step * 14000 / Double(count))
            case .twoColumns: place(letter(index), index % 2 == 0 ? 100 : 7000, 10 + step * 14000 / Double(count))
            case .manyGutters: place(letter(index), 10 + Double(index % 500) * 28, 10 + Double(index / 500) * 30)
            case .hyphens: place("ab-", 100, 14000 - step * 14000 / Double(count), 10000 / Double(count))
            case .rightToLeftNumbers: place(index == 0 ? "א" : "12", 14000 - step * 14000 / Double(count), 100, 10000 / Double(count))
            case .overlaps: place("abc\(letter(index))", 100 + step * 1000 / Double(count), 100)
            case .replacements: page.raw("/Span << /ActualText (text) >> BDC BT /E 10 Tf 100 100 Td <0041> Tj ET EMC")
            case .openMarks: page.raw("/Span << /ActualText (text) >> BDC BT /E 10 Tf 100 100 Td <0041> Tj ET")
            case .exponents: place(letter(index), 10 + step * 14000 / Double(count), index % 2 == 0 ? 100 : 103.5, index % 2 == 0 ? 10 : 6)
            case .ragged: place(letter(index), 10 + column * 14000 / Double(side), 10 + row * 40 + Double.random(in: 0...8, using: &random))
            case .tallAndSmall: place(letter(index), 10 + step * 14000 / Double(count), 10 + step * 2, index % 2 == 0 ? 3000 : 3)
            case .raisedDigits: place(index % 2 == 0 ? "ab" : "2", 10 + step * 14, index % 2 == 0 ? 100 : 104, index % 2 == 0 ? 10 : 6)
            case .shadows:
                place("word", 100 + Double(index / 2) * 14000 / Double(count), 100 + Double(index % 2) * 0.5, 10000 / Double(count))
            case .index:
                let entry = index % (count / 2)
                place(
                    "of lamps, \(entry)", index < count / 2 ? 100 : 200, 14000 - Double(entry) * 28000 / Double(count),
                    10000 / Double(count))
            case .box:
                if index == 0 { page.raw("0.9 g 195 5 200 14000 re f 0 g") }
                let y = 14000 - Double(index / 2) * 28000 / Double(count)
                place("words of a line of text", index % 2 == 0 ? 100 : 200, y, 10000 / Double(count))
            }
        }
        return page
    }
}
