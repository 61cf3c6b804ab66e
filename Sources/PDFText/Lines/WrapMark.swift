/// The sign at the end of a line, or at the beginning of the next, that tells that the next one goes on with it: in listings, where the line was too long
/// for the page, and where a name in a text was broken as no word may be (`column↩` `Name` in manuals made by Doxygen).
enum WrapMark {
    /// How many bytes of a line it takes, with the space before it; 0 if there is none, or nothing else.
    ///
    /// - Parameter line: in UTF-8.
    static func length(atEndOf line: ArraySlice<UInt8>) -> Int {
        guard let last = line.last, last >= 0x80 || last == 0x2D else { return 0 }
        for mark in marks where line.count > mark.count && line.suffix(mark.count).elementsEqual(mark) {
            return mark.count + (line[line.endIndex - mark.count - 1] == 0x20 ? 1 : 0)
        }
        return 0
    }

    /// How many bytes it takes of a word that a text ends with, and that was broken with it; 0 if none.
    @inline(__always)
    static func length(inWordAtEndOf text: [UInt8]) -> Int {
        guard let last = text.last, last == 0x2D || last == 0xA9 else { return 0 }
        let length = length(atEndOf: text.suffix(longest + 1))
        return length > 0 && text[text.count - length] != 0x20 && isHook(text.suffix(length)) ? length : 0
    }

    /// How many bytes of a line that goes on with the one before it the sign takes that tells so, with the space behind it; 0 if there is none, or
    /// nothing else.
    static func length(atStartOf line: ArraySlice<UInt8>) -> Int {
        guard let first = line.first, first == 0xCB || first == 0xE2 else { return 0 }
        for mark in startMarks where line.count > mark.count && line.starts(with: mark) {
            return mark.count + (line[line.startIndex + mark.count] == 0x20 ? 1 : 0)
        }
        return 0
    }

    static func isMark(_ word: ArraySlice<UInt8>) -> Bool { marks.contains { word.elementsEqual($0) } }

    /// TeX's alone: in a text the other signs may be those of a key.
    private static func isHook(_ word: ArraySlice<UInt8>) -> Bool { hooks.contains { word.elementsEqual($0) } }

    /// Arrows that turn back, as they are and as TeX builds one: of an arrow and a hook that has a hyphen's code in its font.
    private static let hooks = ["←↩", "↩", "←-"].map { Array($0.utf8) }
    private static let marks = hooks + ["↵", "↲", "⏎", "⤦", "⤶", "⮐"].map { Array($0.utf8) }
    private static let longest = 6
    /// Arrows with a hook, as they are and as TeX builds one of two signs, before what was broken.
    private static let startMarks = ["˓→", "↪"].map { Array($0.utf8) }
}
