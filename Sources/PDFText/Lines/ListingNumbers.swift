/// The numbers in front of the lines of a listing: in a column that counts line by line, before text in a fixed-pitch font, smaller than it, or in another
/// font before lines that are set in as those of a program are. Somebody who reads code to another leaves them out. The numbers of an algorithm in the
/// text's own font are labels that the text speaks of, and stay, and so do those of a table's rows that hold names from a program.
struct ListingNumbers {
    /// The segments without such numbers, and the numbers.
    private(set) var body: [Segment]
    private(set) var numbers: [Segment] = []

    /// A small number that a segment begins with, or is.
    private struct Number {
        let segment: Int
        let value: Int
        let word: LayoutWord
        let size: Float
        /// Whether it is smaller than what follows it; larger, where it stands by itself.
        let isSmall: Bool
        /// Whether a colon follows it, as what prints listings sets one in the listing's own type.
        let hasColon: Bool
        /// Where the code begins that follows it on its line; an empty line has none, nor one in another font.
        let text: Float?
        /// Where the rest of its segment begins, if there is more.
        var restX0: Float?
    }

    /// Numbers that count on from each other, at the least, and those of them that have text.
    private static let fewestNumbers = 3
    private static let fewestTexts = 2
    private static let mostFigures = 5
    /// Of those that are not small, at the least, and lines that begin at the left and further in, by so many ems: the names in a table's rows begin in
    /// one place.
    private static let fewestLarge = 6
    private static let fewestIndented = 2
    private static let indent: Float = 0.8
    /// Of the text's size, at the most.
    private static let largest: Float = 0.86
    private static let leastLarge: Float = 1.05
    /// From the number to the text, in ems of the text: lines are indented.
    private static let widestGap: Float = 20
    /// Comparisons of numbers with text on their baselines: pages come to some hundreds.
    private static let maximumWork = 1_000_000

    init(_ segments: [Segment], words: [LayoutWord], cells: borrowing Span<Cell>, type: WordType) {
        body = segments
        var candidates: [(segment: Int, value: Int, hasColon: Bool)] = []
        for (index, segment) in segments.enumerated() {
            guard let first = segment.words.first, !words[first].isRaised else { continue }
            var word = words[first]
            let hasColon = word.end - word.start > 1 && cells[Int(word.end) - 1].unicode == 0x3A
            if hasColon { word.end -= 1 }
            guard let value = word.number(cells, mostFigures: Self.mostFigures), !hasColon || type(words[first]).isFixedPitch else {
                continue
            }
            candidates.append((index, value, hasColon))
        }
        // One or two are asked no further but in front of code.
        guard
            candidates.count >= Self.fewestNumbers
                || candidates.contains(where: { candidate in
                    let own = segments[candidate.segment].words
                    return own.count > 1 && type(words[own.lowerBound + 1]).isFixedPitch
                })
        else { return }
        // What is typed may have numbered items, too.
        let withColon = candidates.filter(\.hasColon)
        if !withColon.isEmpty, withColon.count(where: { Self.hasSignOfCode(segments[$0.segment], words, cells) }) * 3 < withColon.count {
            candidates.removeAll(where: \.hasColon)
        }
        var areNumbered = [Bool](repeating: false, count: segments.count)
        for (index, _, _) in candidates { areNumbered[index] = true }
        let areCode = segments.indices.map { words[segments[$0].words].dropFirst(areNumbered[$0] ? 1 : 0).isMostlyFixedPitch(type) }
        let code = segments.indices.filter { areCode[$0] }
        guard code.count >= Self.fewestTexts else { return }
        let sorted = code.sorted { segments[$0].y < segments[$1].y }
        var work = 0
        var found: [Number] = []
        for (index, value, hasColon) in candidates {
            let segment = segments[index]
            let word = words[segment.words.lowerBound]
            let (own, isFixedPitch, _) = type(word)
            if segment.words.count > 1 {
                let second = words[segment.words.lowerBound + 1]
                let isSmall = own < Self.largest * type(second).size
                guard !second.isGlued, isSmall || !isFixedPitch || hasColon else { continue }
                // Between lines of code a comment may be in another font.
                let text = areCode[index] ? second.x0 : nil
                found.append(
                    Number(
                        segment: index, value: value, word: word, size: own, isSmall: isSmall && !hasColon, hasColon: hasColon,
                        text: text, restX0: second.x0))
            } else {
                let text = Self.text(beside: segment, segments, sorted, &work)
                // What is larger than the code is none of it, either.
                let isSmall = text.map { own < Self.largest * $0.size || own > Self.leastLarge * $0.size } ?? true
                guard isSmall || !isFixedPitch || hasColon else { continue }
                found.append(
                    Number(
                        segment: index, value: value, word: word, size: own, isSmall: isSmall && !hasColon, hasColon: hasColon,
                        text: text?.x0))
            }
        }
        let smaller = found.filter(\.isSmall)
        var small = Self.counting(smaller) { _ in true }
        small += alone(smaller, beside: small)
        var large: [Number] = []
        if small.count < found.count {
            let known = Set(small.map(\.segment))
            large = Self.counting(found.filter { !known.contains($0.segment) }) { areOfProgram($0, work: &work) }
        }
        take(small + large)
    }

    /// Whether a line has one of the signs that programs are full of, and forms are not: a bracket right behind a name is one.
    private static func hasSignOfCode(_ segment: Segment, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        for word in words[segment.words] {
            for cell in Int(word.start)..<Int(word.end) {
                if signsOfCode.contains(cells[cell].unicode) { return true }
                if cells[cell].unicode == 0x28, cell > Int(word.start), Bidirectional.isLetter(cells[cell - 1].unicode) { return true }
            }
        }
        return false
    }

    private static let signsOfCode = "{};=<>".unicodeScalars.map(\.value)

    /// Where the code begins that is nearest behind a segment on its baseline, and its size.
    private static func text(
        beside number: Segment, _ segments: [Segment], _ sorted: [Int], _ work: inout Int
    ) -> (x0: Float, size: Float)? {
        var (low, high) = (0, sorted.count)
        let least = number.y - 0.1 * number.size
        while low < high {
            let middle = (low + high) / 2
            if segments[sorted[middle]].y < least { low = middle + 1 } else { high = middle }
        }
        var nearest: (x0: Float, size: Float)?
        while low < sorted.count, segments[sorted[low]].y <= number.y + 0.1 * number.size, work < maximumWork {
            let segment = segments[sorted[low]]
            low += 1
            work += 1
            guard segment.x0 >= number.x1, segment.x0 - number.x1 < widestGap * segment.size, segment.x0 < nearest?.x0 ?? .infinity else {
                continue
            }
            nearest = (segment.x0, segment.size)
        }
        return nearest
    }

    /// Those that count by ones from top to bottom, in columns that end or begin at one place, and are what is wanted.
    private static func counting(_ numbers: [Number], where areWanted: ([Number]) -> Bool) -> [Number] {
        var result: [Number] = []
        var rest = numbers
        for edge in [{ $0.word.x1 }, { $0.word.x0 }] as [(Number) -> Float] {
            rest.sort { edge($0) < edge($1) }
            var (left, start): ([Number], Int) = ([], 0)
            for index in rest.indices {
                if index + 1 < rest.count, edge(rest[index + 1]) - edge(rest[index]) < 0.15 * rest[index].size { continue }
                let column = rest[start...index].sorted { $0.word.y > $1.word.y }
                start = index + 1
                guard column.count >= fewestNumbers else {
                    left += column
                    continue
                }
                var first = 0
                for next in 1...column.count where next == column.count || !counts(column[next], after: column[next - 1]) {
                    let chain = column[first..<next]
                    first = next
                    let isCounting = chain.count >= fewestNumbers && chain.count { $0.text != nil } >= fewestTexts
                    if isCounting, areWanted(Array(chain)) { result += chain } else { left += chain }
                }
            }
            rest = left
        }
        return result
    }

    /// Smaller numbers that count nothing on, each before code: those in a column with others, of a listing that goes on from the page before, and one
    /// close before its line, of a listing that has no more.
    private func alone(_ numbers: [Number], beside known: [Number]) -> [Number] {
        let taken = Set(known.map(\.segment))
        let rest = numbers.lazy.filter { !taken.contains($0.segment) && $0.text != nil }.prefix(Self.mostAlone)
        guard known.isEmpty else {
            return rest.filter { number in
                known.contains { Self.areInColumn(number, $0) && (number.size - $0.size).magnitude < 0.03 * number.size }
            }
        }
        // Of those that count every fifth line some are alone, too.
        return rest.filter { number in
            guard number.value % 5 != 0, let x0 = number.restX0, x0 - number.word.x1 < Self.narrowGap * number.size else { return false }
            return !body.contains { $0.x1 < number.word.x0 && ($0.y - number.word.y).magnitude < 0.1 * number.size }
        }
    }

    private static func areInColumn(_ number: Number, _ other: Number) -> Bool {
        (number.word.x1 - other.word.x1).magnitude < 0.15 * number.size || (number.word.x0 - other.word.x0).magnitude < 0.15 * number.size
    }

    /// By themselves on a page, at the most.
    private static let mostAlone = 100
    /// In ems of the number.
    private static let narrowGap: Float = 3

    private static func counts(_ number: Number, after last: Number) -> Bool {
        number.value == last.value + 1 && number.hasColon == last.hasColon && (number.size - last.size).magnitude < 0.1 * last.size
    }

    /// Whether lines begin with numbers, and what follows these at the left in some of them, and further in in others.
    private func areOfProgram(_ numbers: [Number], work: inout Int) -> Bool {
        guard numbers.count >= Self.fewestLarge, let left = numbers.lazy.compactMap(\.text).min() else { return false }
        let further = numbers.count { ($0.text ?? left) - left > Self.indent * $0.size }
        let begun = numbers.count { ($0.text ?? .infinity) - left < 0.3 * $0.size }
        // A single function begins at the left alone, and its lines further in by one step and by several.
        let isOfOne = begun == 1 && numbers[0].value == 1 && numbers[0].text == left && haveSteps(numbers, from: left)
        guard further >= Self.fewestIndented, begun >= Self.fewestIndented || isOfOne else { return false }
        work += numbers.count * body.count
        guard work < Self.maximumWork else { return false }
        let first = numbers.count { number in
            !body.contains { $0.x1 < number.word.x0 && ($0.y - number.word.y).magnitude < 0.1 * number.size }
        }
        return first * 2 > numbers.count
    }

    /// Whether the code behind some numbers begins in two places or more, each further in than the one before.
    private func haveSteps(_ numbers: [Number], from left: Float) -> Bool {
        guard let size = numbers.first?.size else { return false }
        let indents = numbers.lazy.compactMap(\.text).filter { $0 - left > Self.indent * size }
        guard let first = indents.min(), let last = indents.max() else { return false }
        return last - first > Self.indent * size
    }

    private mutating func take(_ found: [Number]) {
        guard !found.isEmpty else { return }
        var gone: Set<Int> = []
        for number in found {
            var own = body[number.segment]
            let all = own.words
            own.words = all.lowerBound..<(all.lowerBound + 1)
            own.x1 = number.word.x1
            own.size = number.size
            own.cellCount = number.word.end - number.word.start
            numbers.append(own)
            if let restX0 = number.restX0 {
                body[number.segment].x0 = restX0
                body[number.segment].words = (all.lowerBound + 1)..<all.upperBound
                body[number.segment].cellCount -= own.cellCount
            } else {
                gone.insert(number.segment)
            }
        }
        body = body.indices.filter { !gone.contains($0) }.map { body[$0] }
    }
}
