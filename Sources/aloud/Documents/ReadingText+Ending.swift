import Reading

extension ReadingText {
    /// The text up to a word, as though the document ended there. Words, sentences and pages before it are the same.
    func ending(before end: Int) -> ReadingText {
        guard end < words.upperBound else { return self }
        var builder = Builder(baseWord: baseWord)
        var marks = pages[...]
        for paragraph in paragraphs where paragraph.words.lowerBound < end {
            let held = paragraph.words.lowerBound..<min(paragraph.words.upperBound, end)
            while let mark = marks.first, mark.firstWord <= held.lowerBound {
                builder.beginPage(mark.page, label: mark.label)
                marks.removeFirst()
            }
            var breaks: [(utf8Offset: Int, page: Int, label: String)] = []
            while let mark = marks.first, mark.firstWord < held.upperBound {
                breaks.append((utf8Count(of: held.lowerBound..<mark.firstWord), mark.page, mark.label))
                marks.removeFirst()
            }
            builder.append(
                paragraph: lines(of: held, paragraph.role), role: paragraph.role, language: paragraph.language, pageBreaks: breaks)
        }
        for chapter in chapters where chapter.firstWord < end {
            builder.addChapter(title: chapter.title, level: chapter.level, at: chapter.firstWord)
        }
        return builder.build(isComplete: true)
    }

    /// The words, with line breaks where those end sentences.
    private func lines(of held: Range<Int>, _ role: ParagraphRole) -> String {
        guard role == .code || role == .table || role == .formula, let first = sentenceIndex(containing: held.lowerBound) else {
            return text(held)
        }
        return sentences[first...].prefix { $0.words.lowerBound < held.upperBound }.map { text($0.words.clamped(to: held)) }
            .joined(separator: "\n")
    }
}
