import PDFContent

extension RecognisedText {
    /// Whether bold type parts sentences again and again: some programs choose fonts that only look like the picture's, line by line.
    func hasAccidentalBold(_ runs: [GlyphCollector.Run], _ glyphs: [Glyph], _ styles: [GlyphCollector.FontStyle]) -> Bool {
        guard runs.contains(where: { styles[Int($0.font)].isBold }) else { return false }
        let areBold = rows.map { row in
            let bold = runs[row.runs].reduce(0) { styles[Int($1.font)].isBold ? $0 + $1.end - $1.start : $0 }
            return bold * 2 > row.count
        }
        var (within, between) = (0, 0)
        for block in blocks() {
            for row in block.rows.dropFirst() where areBold[row - 1] != areBold[row] {
                let first = runs[rows[row].runs.lowerBound]
                let letter = (first.start..<first.end).first { glyphs[$0].unicode != 0x20 }.map { glyphs[$0].unicode } ?? 0
                if LetterCase(letter) == .small { within += 1 } else { between += 1 }
            }
        }
        return within >= Self.fewestParted && within * 2 >= between
    }

    private static let fewestParted = 2
}
