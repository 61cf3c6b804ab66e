/// Lines of typed text, which stand on lines of a typewriter whatever they are: letters, invoices, forms.
extension BlockBuilder {
    /// Whether a line of typed text begins anew below one that ends far from the edge.
    func isNextTyped(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard !text.endsInHyphen(previous), !text.endsInSmallWord(previous), !text.holdsCode(previous), !text.holdsCode(line),
            !previous.isRow, !line.isRow
        else { return false }
        return hasRoom(index - 1, right) && (begin(line) - begin(previous)).magnitude < 0.3 * line.size
            && right - end(previous) > Self.roomOfEnd * (right - left)
            && (text.startsCapital(line) || text.startsNumber(line))
    }

    /// Whether a line is nothing but names, each before a comma, and goes on in the next one where it begins: in the middle of a text's list, which no program
    /// has below a text's comma.
    func isFullOfNames(_ index: Int) -> Bool {
        let line = lines[index]
        guard line.isFixedPitch, text.ending(of: line) == 0x2C, index + 1 < lines.count, case let next = lines[index + 1],
            (begin(next) - begin(line)).magnitude < 0.1 * line.size, !hasRoom(index, right)
        else { return false }
        return line.words.allSatisfy { word in
            word + 1 < line.words.upperBound && text.words[word + 1].isGlued || text.cells(of: word).last?.unicode == 0x2C
        }
    }
}
