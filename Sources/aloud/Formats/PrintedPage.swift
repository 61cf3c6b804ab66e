import PDFText

/// A page as it is printed, with the words of the text on it.
struct PrintedPage {
    /// From 0.
    let index: Int
    /// As they stand on the page: furniture where it is, notes at the foot.
    var blocks: [Block] = []

    /// A paragraph or the part of it that stands together.
    struct Block {
        let paragraph: TextParagraph
        /// Whether the paragraph began in a block before.
        let continues: Bool
        /// Place among the page's lines of its first line.
        let order: Int
        var lines: [Line]

        var box: TextBox? { lines.compactMap(\.box).reduce(nil) { $0?.union($1) ?? $1 } }
    }

    struct Line {
        /// nil for what isn't printed.
        let source: PrintedLine?
        var box: TextBox? { source?.box }
        /// In reading order.
        var words: [Word]
    }

    struct Word {
        let text: String
        /// In the whole text, from 0; nil for what is printed and not part of the text: a bullet, a mark that calls a note.
        let index: Int?
        /// Whether white space stands between it and the word before.
        let isSpaced: Bool
        /// Where it stands; more than one place for a word that was broken at the end of a line. None for what isn't printed.
        var places: [Place]
    }

    struct Place: Equatable {
        /// From 0.
        let page: Int
        let box: TextBox
    }
}

extension PrintedPage {
    /// Puts what stands in a diagram, which is laid out apart from the text, before the first block below it: mostly the caption.
    mutating func placeDiagrams() {
        guard blocks.contains(where: { $0.paragraph.role == .diagram }) else { return }
        var placed: [Block] = []
        var waiting: [(block: Block, box: TextBox)] = []
        for block in blocks where block.paragraph.role == .diagram { if let box = block.box { waiting.append((block, box)) } }
        for block in blocks where block.paragraph.role != .diagram || block.box == nil {
            if !waiting.isEmpty, let own = block.box {
                waiting.removeAll { item in
                    guard own.y1 < item.box.y0 + 1, own.x0 < item.box.x1, own.x1 > item.box.x0 else { return false }
                    placed.append(item.block)
                    return true
                }
            }
            placed.append(block)
        }
        blocks = placed + waiting.map(\.block)
    }
}

extension PrintedPage.Block {
    /// The blocks that a paragraph is printed in, each with its page.
    ///
    /// Each word of the paragraph is in the line it begins in: all of it, where it was broken.
    static func blocks(of paragraph: TextParagraph) -> [(page: Int, block: Self)] {
        guard paragraph.lines.contains(where: { $0.words.contains { !$0.range.isEmpty } }) else {
            let words = paragraph.words.indices.map { index in
                PrintedPage.Word(
                    text: paragraph.word(index), index: paragraph.firstWord + index, isSpaced: isSpaced(index, paragraph), places: [])
            }
            let line = PrintedPage.Line(source: nil, words: words)
            return [(paragraph.page, Self(paragraph: paragraph, continues: false, order: .max, lines: [line]))]
        }
        var result: [(page: Int, block: Self)] = []
        var places = WordPlaces(paragraph)
        for (number, line) in paragraph.lines.enumerated() {
            let printed = PrintedPage.Line(source: line, words: places.words(ofLine: number))
            if number > 0, case let last = paragraph.lines[number - 1], last.page == line.page, last.block == line.block {
                result[result.count - 1].block.lines.append(printed)
            } else {
                result.append((line.page, Self(paragraph: paragraph, continues: number > 0, order: line.order, lines: [printed])))
            }
        }
        return result
    }

    fileprivate static func isSpaced(_ index: Int, _ paragraph: TextParagraph) -> Bool {
        index > 0 && paragraph.words[index].lowerBound > paragraph.words[index - 1].upperBound
    }
}

/// Tells which words of a paragraph stand on each of its lines, and where.
private struct WordPlaces {
    private let paragraph: TextParagraph
    /// The printed words that give text, in order, each with the line it is on.
    private var pieces: [(line: Int, word: PrintedLine.Word)] = []
    /// The first word and the first piece that have not had their turn.
    private var (nextWord, nextPiece) = (0, 0)

    init(_ paragraph: TextParagraph) {
        self.paragraph = paragraph
        for (number, line) in paragraph.lines.enumerated() {
            for word in line.words where !word.range.isEmpty { pieces.append((number, word)) }
        }
    }

    /// To be asked for each line, one after the other.
    mutating func words(ofLine number: Int) -> [PrintedPage.Word] {
        let line = paragraph.lines[number]
        var words: [PrintedPage.Word] = []
        for printed in line.words {
            guard !printed.range.isEmpty else {
                let place = PrintedPage.Place(page: line.page, box: printed.box)
                words.append(PrintedPage.Word(text: printed.text, index: nil, isSpaced: !printed.isNoteMark, places: [place]))
                continue
            }
            nextPiece += 1
            // Whatever begins before the next piece does begins here.
            let end = nextPiece < pieces.count ? pieces[nextPiece].word.range.lowerBound : Int.max
            while nextWord < paragraph.words.count, paragraph.words[nextWord].lowerBound < end {
                words.append(
                    PrintedPage.Word(
                        text: paragraph.word(nextWord), index: paragraph.firstWord + nextWord,
                        // What the paragraph begins with stands apart from the bullet before it.
                        isSpaced: nextWord > 0 ? PrintedPage.Block.isSpaced(nextWord, paragraph) : !(line.words.first?.isNoteMark ?? true),
                        places: places(of: paragraph.words[nextWord], from: nextPiece - 1)))
                nextWord += 1
            }
        }
        return words
    }

    private func places(of word: Range<Int>, from first: Int) -> [PrintedPage.Place] {
        var places: [PrintedPage.Place] = []
        var index = first
        while index < pieces.count, index == first || pieces[index].word.range.lowerBound < word.upperBound {
            let (number, printed) = pieces[index]
            let line = paragraph.lines[number]
            let place = PrintedPage.Place(page: line.page, box: part(word, of: printed, in: line))
            // Pieces side by side on one line are one place.
            if index > first, pieces[index - 1].line == number, let last = places.popLast() {
                places.append(PrintedPage.Place(page: line.page, box: last.box.union(place.box)))
            } else {
                places.append(place)
            }
            index += 1
        }
        return places
    }

    /// Where the part of a printed word stands that a word of the text takes of it, each character being given the same room.
    private func part(_ word: Range<Int>, of printed: PrintedLine.Word, in line: PrintedLine) -> TextBox {
        let shared = word.clamped(to: printed.range)
        guard shared != printed.range, !shared.isEmpty else { return printed.box }
        let all = Double(max(paragraph.slice(printed.range).unicodeScalars.count, 1))
        let before = paragraph.slice(printed.range.lowerBound..<shared.lowerBound).unicodeScalars.count
        let own = paragraph.slice(shared).unicodeScalars.count
        let (from, to) = (Double(before) / all, Double(before + own) / all)
        var box = printed.box
        if line.box.y1 - line.box.y0 > line.box.x1 - line.box.x0 {
            let height = box.y1 - box.y0
            (box.y0, box.y1) = (box.y1 - to * height, box.y1 - from * height)
        } else {
            let width = box.x1 - box.x0
            let isRightToLeft = TextDirection.isRightToLeft(paragraph.slice(shared))
            (box.x0, box.x1) =
                isRightToLeft
                ? (box.x1 - to * width, box.x1 - from * width) : (box.x0 + from * width, box.x0 + to * width)
        }
        return box
    }
}
