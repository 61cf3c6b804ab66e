extension BlockBuilder {
    /// Whether a line begins with an ordinal, or a number that ends its sentence, which a full line in the middle of a sentence left for it: "bis zum\n31.
    /// Dezember". It stands where the text of its paragraph or item does, and no other begins so below it.
    func isOrdinalInSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsOrdinal(line), LetterCase(text.ending(of: previous)) == .small, !previous.isRow,
            right - left > Self.narrowestWithOrdinal * line.size, previous.words.count >= Self.fewestBeforeOrdinal,
            !hasRoom(index - 1, right) || edges.endsLikeNeighbour(index - 1)
        else { return false }
        guard !text.countsItem(line, after: lines[firstLine(above: index)]) else { return false }
        let shift = begin(line) - begin(previous)
        if isFirstOfBlock(index - 1) {
            // The text of an item stands further right than its label, that of a paragraph hardly further left than its first line.
            guard text.startsItem(previous) ? shift > 0.5 * line.size : shift.magnitude < Self.widestIndent * line.size else {
                return false
            }
        } else {
            guard shift.magnitude < 0.1 * line.size else { return false }
        }
        return !lines[(index + 1)...].prefix(Self.reachOfCount).contains {
            (begin($0) - begin(line)).magnitude < 0.3 * line.size && text.startsOrdinal($0)
        }
    }

    /// Whether a line begins with the number behind the one that its list's last item begins with, at the same edge, where the line above had room for its
    /// first word. No blank stands behind it, as where a number of two figures reaches the tab: "9. Wind the clock", "10.Close the gate".
    func isNextWithoutBlank(_ index: Int) -> Bool {
        let line = lines[index]
        guard let label = text.numberBeforeWord(line), !line.isRow, !line.isFixedPitch, hasRoom(index - 1, right) else { return false }
        let first = lines[firstLine(above: index)]
        guard (begin(first) - begin(line)).magnitude < 0.3 * line.size, !first.isRow else { return false }
        let above = text.numberBeforeWord(first) ?? text.numberOfItem(first)
        return above.map { $0.number + 1 == label.number && $0.sign == label.sign } ?? false
    }

    /// Of a column, in ems, and words of the line above: titles have a date below them.
    private static let narrowestWithOrdinal: Float = 14
    private static let fewestBeforeOrdinal = 3
    /// Lines below in which the next item would begin.
    private static let reachOfCount = 14

    /// Whether it is a letter that a full line in the middle of a sentence left for the next, "the case of Finch\nv. Harbour Board": items count on from one
    /// to the next.
    func isStoppedInSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard let letter = text.startStopped(line), Bidirectional.isLetter(text.lastScalar(previous)), !previous.isRow,
            right - left > Self.narrowestWithOrdinal * line.size, !hasRoom(index - 1, right) || edges.endsLikeNeighbour(index - 1)
        else { return false }
        let near = max(0, index - Self.nearbyStopped)..<min(lines.count, index + Self.nearbyStopped)
        return !near.contains { $0 != index && text.countsStopped(lines[$0], beside: letter) }
    }

    private static let nearbyStopped = 16

    /// Whether the raised number that a line begins with is a part of a symbol that has an index, as those of atoms' terms have, in the midst of a sentence.
    func goesOnWithTerm(_ index: Int) -> Bool {
        let (line, previous) = (lines[index], lines[index - 1])
        guard (line.size - previous.size).magnitude < 0.03 * line.size, !hasRoom(index - 1, right), !text.endsSentence(previous),
            line.words.count > 3
        else { return false }
        let (letter, script) = (text.words[line.words.lowerBound + 1], text.words[line.words.lowerBound + 2])
        return letter.isGlued && letter.end - letter.start == 1 && Bidirectional.isLetter(text.cells[Int(letter.start)].unicode)
            && script.isGlued && ScriptSize.isSmaller(script.size, than: letter.size)
    }
}
