import Reading

/// The chapters of a text as they are told to a listener, with the numbers that go there.
struct ChapterList {
    let text: ReadingText

    /// Of more chapters only the greatest are told, with the parts of the one that is read.
    private static let most = 30

    /// A line a chapter: `#3 Chapter Two, page 2`.
    func lines(at word: Int) -> [String] {
        let chapters = text.chapters
        let here = text.chapterIndex(containing: word)
        let top = chapters.map(\.level).min() ?? 1
        // The part of the list that belongs to the chapter of the top level around the word.
        let first = here.flatMap { here in chapters[...here].lastIndex { $0.level == top } } ?? 0
        let next = chapters.dropFirst(first + 1).firstIndex { $0.level == top } ?? chapters.endIndex
        return chapters.indices.filter { index in
            chapters.count <= Self.most || chapters[index].level == top || here != nil && (first..<next).contains(index)
        }.map { index in
            let page = text.pageIndex(containing: chapters[index].firstWord).map { ", page \(DisplayText.clean(text.pages[$0].label))" }
            return "#\(index + 1) \(DisplayText.clean(chapters[index].title))\(page ?? "")\(index == here ? ", here" : "")"
        }
    }

    /// The chapter that is called so, or whose name begins so, or has it inside; from 0.
    func named(_ name: String) -> Int? {
        let wanted = name.lowercased()
        guard wanted.contains(where: \.isLetter) else { return nil }
        let titles = text.chapters.map { DisplayText.clean($0.title).lowercased() }
        return titles.firstIndex(of: wanted) ?? titles.firstIndex { $0.hasPrefix(wanted) }
            ?? titles.firstIndex { (" " + $0).contains(" " + wanted) }
    }
}
