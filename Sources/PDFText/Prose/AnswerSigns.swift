/// Ticks and crosses that lines of a page begin with, where both stand in one list, or in two side by side: they say of the items yes and no.
struct AnswerSigns: Sendable {
    private struct Place {
        let x: Float
        let frame: Int32
        var low, high: Float
        var hasTick: Bool
        var hasCross: Bool
    }

    private var places: [Place] = []

    private static let mostPlaces = 16
    /// How far from each other those of a list begin, in ems.
    private static let alignment: Float = 0.5

    init(_ layout: PageDraft) {
        for line in layout.lines {
            guard let first = line.words.first, case let word = layout.words[Int(first)],
                let isTick = Self.isTick(word, layout.text)
            else { continue }
            let place = places.firstIndex { $0.frame == line.frame && ($0.x - word.x0).magnitude < Self.alignment * line.size }
            if let place {
                places[place].low = min(places[place].low, line.y)
                places[place].high = max(places[place].high, line.y + line.size)
                if isTick { places[place].hasTick = true } else { places[place].hasCross = true }
            } else if places.count < Self.mostPlaces {
                places.append(
                    Place(x: word.x0, frame: line.frame, low: line.y, high: line.y + line.size, hasTick: isTick, hasCross: !isTick))
            }
        }
        let all = places
        places.removeAll { place in
            !all.contains { other in
                place.frame == other.frame && place.low < other.high && place.high > other.low
                    && (place.hasTick && other.hasCross || place.hasCross && other.hasTick)
            }
        }
    }

    /// Whether a line's first word is one of them.
    func contain(_ word: PageLayout.Word, of line: PageLayout.Line, _ text: [UInt8]) -> Bool {
        guard !places.isEmpty, Self.isTick(word, text) != nil else { return false }
        return places.contains { $0.frame == line.frame && ($0.x - word.x0).magnitude < Self.alignment * line.size }
    }

    /// Whether a word is a tick (✓, ✔) or a cross (✕ to ✘); nil for any other.
    private static func isTick(_ word: PageLayout.Word, _ text: [UInt8]) -> Bool? {
        let start = Int(word.start)
        guard word.end - word.start == 3, text[start] == 0xE2, text[start + 1] == 0x9C, 0x93...0x98 ~= text[start + 2] else { return nil }
        return text[start + 2] < 0x95
    }
}
