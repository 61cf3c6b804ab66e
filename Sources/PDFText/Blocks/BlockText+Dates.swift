/// Dates of a paper, on a line of their own below those who wrote it: "Received 2020 May 18; accepted 2020 September 2".
extension BlockText {
    /// Whether a line says when a paper was received.
    func startsDates(_ line: LayoutLine) -> Bool {
        guard line.words.count >= Self.fewestOfDates, let first = line.words.first,
            cells(of: first).first?.unicode == 0x52, cells(of: first).lazy.map(\.unicode).elementsEqual(Self.received)
        else { return false }
        return line.words.dropFirst().prefix(Self.reachOfYear).contains { isYear($0) }
    }

    /// Whether a word is a year of four digits, with what stops a date behind it.
    private func isYear(_ word: Int) -> Bool {
        let cells = cells(of: word)
        guard 4...5 ~= cells.count, let first = cells.first?.unicode, first == 0x31 || first == 0x32 else { return false }
        return cells.prefix(4).allSatisfy { $0.unicode &- 0x30 < 10 }
            && (cells.count == 4 || cells.last.map { [0x2C, 0x2E, 0x3B].contains($0.unicode) } ?? false)
    }

    private static let received = Array("Received".unicodeScalars.map(\.value))
    /// Words of such a line, and of its first date.
    private static let fewestOfDates = 4
    private static let reachOfYear = 4
}
