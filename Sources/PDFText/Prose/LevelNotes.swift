/// Notes at the foot of a page in type as large as its text's, as courts want them and as programs set them that know no other style: told by the marks
/// that they begin with and that the text above calls them by.
struct LevelNotes {
    /// The first lines of the blocks that are such.
    private(set) var firstLines: Set<Int> = []

    /// At the foot of one page.
    private static let mostNotes = 24
    /// Of a mark, in bytes.
    private static let longestMark = 3

    /// - Parameter furniture: roles of the lines that are furniture.
    init(_ layout: PageLayout, furniture: [Int: BlockRole]) {
        var found: [(line: Int, mark: Int)] = []
        for block in layout.blocks.reversed() {
            guard let first = block.lines.first(where: { furniture[Int($0)] == nil }).map(Int.init) else { continue }
            guard found.count < Self.mostNotes, let mark = Self.mark(of: first, layout), found.last.map({ mark + 1 == $0.mark }) ?? true
            else { break }
            found.append((first, mark))
        }
        guard let (top, next) = found.last, let last = found.first?.mark else { return }
        // The text's last call is that of the last note, and each note has one; notes themselves call none.
        var called: Set<Int> = []
        var lastCall: Int?
        for (index, word) in layout.words.enumerated() where word.isNoteMark || word.isRaised {
            guard let number = Self.number(layout.bytes(of: word)) else { continue }
            let isAbove = index < Int(layout.lines[top].words.lowerBound)
            if isAbove, word.isNoteMark {
                called.insert(number)
                lastCall = number
            } else if !isAbove, word.isNoteMark {
                return
            }
        }
        guard lastCall == last, (next...last).allSatisfy(called.contains) else { return }
        firstLines = Set(found.map(\.line))
    }

    /// The number before a line that is raised above it; nil if there is none.
    private static func mark(of line: Int, _ layout: PageLayout) -> Int? {
        let line = layout.lines[line]
        guard line.words.count > 1, let index = line.words.first, layout.words[Int(index)].isRaised else { return nil }
        return number(layout.bytes(of: layout.words[Int(index)]))
    }

    private static func number(_ mark: ArraySlice<UInt8>) -> Int? {
        let bytes = NoteMark.plain(mark)
        guard (1...longestMark).contains(bytes.count), bytes.allSatisfy(\.isASCIIDigit) else { return nil }
        return bytes.reduce(0) { $0 &* 10 &+ Int($1 &- 0x30) }
    }
}
