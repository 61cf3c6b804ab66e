/// Articles below each other in text that was recognised, which is shown in whatever order a program read it.
extension GutterFinder {
    /// Index of the band where another article begins within some bands: with a headline in the first column, below white across all of them. Beside it the
    /// other columns begin anew, level with it or with its text, and sentences go on from column to column above it, and below it, rather than past it.
    ///
    /// - Parameter range: bands that the gutters go through.
    mutating func articleStart(_ strips: RegionStrips, _ range: Range<Int>) -> Int? {
        guard isRecognised, range.count > 2 * Self.fewestLines else { return nil }
        let middles = middles.sorted()
        guard !middles.isEmpty else { return nil }
        // Lines of what is above may be taken for the kind of the article: what says more for it goes.
        var best: (index: Int, proof: (sentences: Int, white: Float))?
        for index in (range.lowerBound + Self.fewestLines)..<(range.upperBound - Self.fewestLines) {
            if let best, index > best.index + Self.mostAboveHeadline + Self.fewestLines { break }
            guard
                strips.members[strips.range(index..<(index + Self.fewestLines))].contains(where: {
                    pieces[$0].x1 <= middles[0] && pieces[$0].size > Self.sizeOfHeadline * usualSize
                })
            else { continue }
            work += strips.range(range).count
            guard work <= Self.maximumWork else { break }
            let above = parts(strips, range.lowerBound..<index, middles)
            let below = parts(strips, index..<range.upperBound, middles)
            guard let proof = proofOfArticle(below, below: above) else { continue }
            if best.map({ $0.proof < proof }) ?? true { best = (index, proof) }
        }
        return best?.index
    }

    /// What stands in each column of some bands, from the top.
    private func parts(_ strips: RegionStrips, _ bands: Range<Int>, _ middles: [Float]) -> [[Int]] {
        var parts = [[Int]](repeating: [], count: middles.count + 1)
        for index in strips.members[strips.range(bands)] {
            parts[middles.firstIndex { pieces[index].x1 <= $0 } ?? middles.count].append(index)
        }
        for column in parts.indices { parts[column].sort { pieces[$0].y > pieces[$1].y } }
        return parts
    }

    /// What tells that an article begins with some parts of columns below others: by how many sentences that go on from column to column it is better than the
    /// text going on below its headline, and how far what stands beside this is from what is above, in points. Nil if that is not enough.
    private func proofOfArticle(_ below: [[Int]], below above: [[Int]]) -> (sentences: Int, white: Float)? {
        guard let opening = below[0].first, let end = above[0].last,
            let headline = below[0].prefix(Self.mostAboveHeadline + 1).firstIndex(where: {
                pieces[$0].size > Self.sizeOfHeadline * usualSize
            }),
            !beginsQuotation(below[0][headline]),
            let text = below[0].dropFirst(headline).first(where: { isText($0) }) ?? below[0].last,
            pieces[end].size < Self.sizeOfHeadline * usualSize,
            below[0][..<headline].allSatisfy({ !isText($0) && letterCase($0) != .small })
        else { return nil }
        // From the top of the headline to the first line of its text.
        let (high, low) = (pieces[opening].high + Self.whiteOfHeadline * usualSize, pieces[text].y - Self.offLevel * usualSize)
        let usual = usualStep(above + below)
        guard usual.isFinite else { return nil }
        var (level, narrowest) = (0, Float.infinity)
        for column in below.indices.dropFirst() {
            guard let first = below[column].first, let last = above[column].last else { continue }
            let top = pieces[first].high
            guard top < high else { return nil }
            narrowest = min(narrowest, pieces[last].y - pieces[first].y)
            if top > low { level += 1 }
        }
        guard level > 0, narrowest > Self.stepOfSentences * usual else { return nil }
        var (apart, through) = (0, goesOn(above[0], to: nil))
        for column in below.indices.dropFirst() {
            apart += goesOn(above[column - 1], to: above[column]) + goesOn(below[column - 1], to: below[column])
            through += goesOn(below[column - 1], to: above[column]) + goesOn(above[column], to: below[column])
        }
        let least = apart >= through + Self.evidentSentences ? 0 : apart > through ? Self.stepBesideHeadline : Self.stepOfItself
        return apart >= through && narrowest > least * usual ? (apart - through, narrowest) : nil
    }

    /// Whether a line begins with a quotation mark, as what is quoted from a text in large type among its lines does.
    private func beginsQuotation(_ index: Int) -> Bool {
        let first = segments[index].words.first.flatMap { text.cells(of: $0).first }?.unicode ?? 0
        return [0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E].contains(first)
    }

    /// From line to line in most of some columns, in points; infinity where there are no lines.
    private func usualStep(_ columns: [[Int]]) -> Float {
        var steps: [Float] = []
        for column in columns {
            for (above, line) in zip(column, column.dropFirst()) {
                let step = pieces[above].y - pieces[line].y
                if step > 0.5 * usualSize { steps.append(step) }
            }
        }
        steps.sort()
        return steps.isEmpty ? .infinity : steps[steps.count / 2]
    }

    /// What speaks for one part of a text to follow on another: the end of the sentence that this ends in.
    ///
    /// - Parameter next: nil for a headline.
    private func goesOn(_ part: [Int], to next: [Int]?) -> Int {
        guard let last = part.last(where: isText) else { return 0 }
        let isEnded = endsSentence(last)
        guard let next else { return isEnded ? 0 : -1 }
        guard let first = next.first(where: isText) else { return 0 }
        return switch letterCase(first) {
        case .small: isEnded ? -1 : 1
        case .capital: isEnded ? 0 : -1
        case .none: 0
        }
    }

    /// Of the first letter of a line.
    func letterCase(_ index: Int) -> LetterCase {
        segments[index].words.first.flatMap { text.cells(of: $0).first }.map { LetterCase($0.unicode) } ?? .none
    }

    private func isText(_ index: Int) -> Bool {
        pieces[index].characterCount >= Self.fewestOfText && pieces[index].size < Self.headingSize * usualSize
    }

    private func endsSentence(_ index: Int) -> Bool {
        for word in segments[index].words.reversed() {
            for cell in text.cells(of: word).reversed() {
                switch cell.unicode {
                case 0x22, 0x27, 0x29, 0x5D, 0x2019, 0x201D, 0xBB, 0x201C: continue
                case 0x2E, 0x21, 0x3F, 0x3A, 0x2026: return true
                default: return false
                }
            }
        }
        return false
    }

    /// As a multiple of the usual type: larger than the headings within an article.
    private static let sizeOfHeadline: Float = 1.4
    /// Lines above a headline that tell what kind of an article it is.
    private static let mostAboveHeadline = 2
    /// By which what stands level may be off, in ems.
    private static let offLevel: Float = 0.6
    /// Above a headline at the head of a column, in ems of the text, which begins at once in the other ones.
    private static let whiteOfHeadline: Float = 1.6
    /// From the lines above to what stands beside a headline, as a multiple of the usual distance of lines: that, where sentences leave no doubt;
    /// further than between paragraphs; and so far that it tells another article by itself.
    private static let stepOfSentences: Float = 0.95
    private static let stepBesideHeadline: Float = 1.55
    private static let stepOfItself: Float = 3
    private static let evidentSentences = 3
}
