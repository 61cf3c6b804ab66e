import Synchronization

/// A regular expression that is known to come to an end soon.
///
/// Swift's regular expressions go back and try again, and some patterns make them try for longer than anyone lives ("(a+)+b"). So a pattern is
/// only tried on words of up to 64 characters, and only taken if it can match such a word in at most 2¹⁸ ways (see ``PatternCost``).
final class LexiconPattern: Sendable {
    /// Why a pattern is not taken.
    struct Fault: Error {
        var reason: String
    }

    /// A regular expression may not be used by two at a time.
    private let regex: Mutex<Regex<AnyRegexOutput>>

    /// In characters.
    static let longestWord = PatternCost.longestWord
    private static let longestPattern = 200
    private static let mostMatches = 16

    init(_ source: String, ignoresCase: Bool) throws(Fault) {
        guard !source.isEmpty else { throw Fault(reason: "the pattern is empty") }
        guard source.count <= Self.longestPattern else {
            throw Fault(reason: "the pattern is longer than \(Self.longestPattern) characters")
        }
        guard let ways = PatternCost.ways(of: source) else { throw Fault(reason: "the pattern is not understood, or nested too deeply") }
        guard ways <= PatternCost.mostWays else {
            throw Fault(reason: "the pattern could take too long: a repetition in a repetition, or more than three of “*” and “+”")
        }
        do {
            let compiled = try Regex(source)
            regex = Mutex(ignoresCase ? compiled.ignoresCase() : compiled)
        } catch {
            throw Fault(reason: "the pattern is no regular expression")
        }
    }

    /// The word with every match replaced; `nil` if there is none.
    func replacing(in word: Substring, with template: String) -> String? {
        guard word.utf8.count <= Self.longestWord * 4, word.count <= Self.longestWord else { return nil }
        return regex.withLock { regex in
            var result = ""
            var place = word.startIndex
            var count = 0
            while place <= word.endIndex, count < Self.mostMatches, let match = word[place...].firstMatch(of: regex) {
                count += 1
                result += word[place..<match.range.lowerBound] + Self.filled(template, match.output)
                place = match.range.upperBound
                guard match.range.isEmpty else { continue }
                // An empty match stands before the next letter.
                guard place < word.endIndex else { break }
                result.append(word[place])
                place = word.index(after: place)
            }
            return count > 0 ? result + word[place...] : nil
        }
    }

    /// `$1` to `$9` are what the groups found, `$0` the whole match, `$$` a dollar.
    private static func filled(_ template: String, _ output: AnyRegexOutput) -> String {
        var result = ""
        var rest = template[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            guard first == "$", let next = rest.first else {
                result.append(first)
                continue
            }
            if next == "$" {
                result.append("$")
            } else if next.isASCII, let number = next.wholeNumberValue {
                if output.indices.contains(number), let group = output[number].substring { result += group }
            } else {
                result.append("$")
                continue
            }
            rest = rest.dropFirst()
        }
        return result
    }
}
