/// Notes in small type beside a text whose lines end unevenly: no right edge is shared by most of them, but all end before the white that the notes stand
/// behind.
extension MarginText {
    /// Of the text's size, at the most.
    private static let sizeOfNote: Float = 0.87
    /// Of the text's width: the widest margin that classes for books leave for notes.
    private static let widestOfMargin: Float = 0.55
    /// Cells of a line, at the most.
    private static let longestLine: Int32 = 60
    /// Of a line, on the average, at the least.
    private static let wordsOfNote = 2
    private static let fewestWide = 8
    /// From a note's first line, which its mark may stand out from, to the others, in ems.
    private static let hungMark: Float = 1.2

    /// Finds notes that begin in one place, right of all text, beside lines in the middle of sentences.
    mutating func findNotesBesideRagged(_ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType) {
        guard notes.isEmpty, columns.isEmpty, lineNumbers.isEmpty, wide.count >= Self.fewestWide else { return }
        let size = segments[wide[wide.count / 2]].size
        let (top, bottom) = (segments[wide[0]].y + size, segments[wide[wide.count - 1]].y - size)
        var (start, edge, running) = (Float.infinity, -Float.infinity, 0)
        for index in wide {
            (start, edge) = (min(start, segments[index].x0), max(edge, segments[index].x1))
            if startsSmall(segments[index], words, cells) { running += 1 }
        }
        // In a table, an index or a list hardly a line goes on with the one above it.
        guard running * 5 >= wide.count * 2 else { return }
        let clear = edge + Self.gap * size
        var (found, count, letters, wordCount, low, high): ([Int], Int32, Int32, Int, Float, Float) = ([], 0, 0, 0, .infinity, -.infinity)
        var lastWords: [Int] = []
        for (index, segment) in segments.enumerated() where segment.overlay == 0 && segment.x1 > clear {
            if segment.x0 > clear, segment.size <= Self.sizeOfNote * size, segment.cellCount <= Self.longestLine,
                segment.width < Self.widestOfMargin * (edge - start), segment.y < top, segment.y > bottom
            {
                // The numbers of formulas and examples, the cells of a table.
                if isLabel(segment, isLeft: false, words, cells) {
                    guard segment.words.count == 1, segment.cellCount > Self.shortestWord else { return }
                    lastWords.append(index)
                    continue
                }
                found.append(index)
                wordCount += segment.words.count
                (low, high) = (min(low, segment.x0), max(high, segment.x0))
                letters += segment.cellCount
            } else if segment.y < top, segment.y > bottom {
                return
            }
        }
        guard !found.isEmpty, high - low < Self.hungMark * size, wordCount >= Self.wordsOfNote * found.count else { return }
        work += lastWords.count * found.count
        guard work <= Self.maximumWork, lastWords.allSatisfy({ last in found.contains { ends($0, in: last) } }) else { return }
        found += lastWords
        for segment in segments { count += segment.cellCount }
        guard letters * 5 <= count else { return }
        found.sort { segments[$0].y > segments[$1].y }
        var (groups, within): ([[Int]], Int) = ([], 0)
        for index in found {
            if let last = groups.last?.last, segments[last].y - segments[index].y < Self.leading * segments[index].size {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        work += found.count * segments.count
        guard work <= Self.maximumWork else { return }
        for group in groups where group.contains(where: { isBesideSentence($0, before: clear, words, cells, type) }) { within += 1 }
        guard within > 0, within * 2 >= groups.count else { return }
        notes = groups
    }

    /// Whether a word with its stop, which looks like a label, is the last line of a note, below one of several words.
    private func ends(_ line: Int, in word: Int) -> Bool {
        let (line, word) = (segments[line], segments[word])
        return line.words.count > 1 && 0.5 * word.size..<Self.leading * word.size ~= line.y - word.y
            && (line.x0 - word.x0).magnitude < Self.hungMark * word.size
    }

    /// Cells of such a word with its stop are more.
    private static let shortestWord: Int32 = 3

    /// Whether a line stands beside one of the text that begins in the middle of a sentence, or goes on in such a one.
    private func isBesideSentence(
        _ note: Int, before edge: Float, _ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType
    ) -> Bool {
        let y = segments[note].y
        var (isSmall, isLevel) = (false, false)
        for segment in segments where segment.x1 < edge && segment.cellCount > 1 {
            let below = y - segment.y
            guard below > -0.35 * segment.size, below < Self.leading * segment.size else { continue }
            if below < 0.35 * segment.size { isLevel = true }
            if startsSmall(segment, words, cells), !words[segment.words].isMostlyFixedPitch(type) { isSmall = true }
        }
        return isLevel && isSmall
    }
}
