/// The letter o of a fixed-pitch font is a bullet in Word's lists within lists; in a table of keys, or of variables, it is a name as those above and below it are.
enum LetterBullets {
    /// How far such letters, and what they stand before, begin from each other, in ems.
    private static let alignment: Float = 0.15
    /// Lines with other letters that are looked at.
    private static let mostLetters = 32

    /// Takes back the bullets of lines that stand among others with other letters in their place.
    static func removeNames(from lines: inout [LayoutLine], _ words: [LayoutWord], _ cells: [Cell]) {
        guard lines.contains(where: \.hasBullet) else { return }
        let letters = Array(
            lines.lazy.filter { line in
                guard line.words.count > 1, line.startsFixedPitch, !line.hasBullet else { return false }
                let first = words[line.words.lowerBound]
                return first.end - first.start == 1 && Bidirectional.isLetter(cells[Int(first.start)].unicode)
            }.prefix(mostLetters).map { line in (words[line.words.lowerBound].x0, words[line.words.lowerBound + 1].x0) })
        guard !letters.isEmpty else { return }
        for index in lines.indices where lines[index].hasBullet && lines[index].words.count > 1 {
            let (line, reach) = (lines[index], alignment * lines[index].size)
            let (first, second) = (words[line.words.lowerBound].x0, words[line.words.lowerBound + 1].x0)
            if letters.contains(where: { ($0.0 - first).magnitude < reach && ($0.1 - second).magnitude < reach }) {
                lines[index].hasBullet = false
            }
        }
    }
}
