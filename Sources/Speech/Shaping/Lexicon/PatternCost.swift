/// In how many ways a regular expression can match a word, at most: what a backtracking engine may have to try from one place.
///
/// A star or plus can end in 64 places (the longest word), `?` in two, `{2,5}` in four; things in a row multiply, alternatives add. A repetition
/// of something that can itself be matched in several ways has no bound worth the name.
struct PatternCost {
    /// In characters.
    static let longestWord = 64
    /// Three stars, or two and a few alternatives.
    static let mostWays = 1 << 18
    private static let unbounded = Int.max
    private static let deepest = 12

    private var rest: Substring

    /// `nil` if the pattern is not understood.
    static func ways(of pattern: String) -> Int? {
        var cost = PatternCost(rest: pattern[...])
        guard let ways = cost.alternatives(depth: 0), cost.rest.isEmpty else { return nil }
        return ways
    }

    private mutating func alternatives(depth: Int) -> Int? {
        guard depth < Self.deepest, var sum = sequence(depth: depth) else { return nil }
        while rest.first == "|" {
            rest = rest.dropFirst()
            guard let next = sequence(depth: depth) else { return nil }
            sum = Self.sum(sum, next)
        }
        return sum
    }

    private mutating func sequence(depth: Int) -> Int? {
        var product = 1
        while let first = rest.first, first != "|", first != ")" {
            guard let atom = atom(first, depth: depth), let repeated = repeated(atom) else { return nil }
            product = Self.product(product, repeated)
        }
        return product
    }

    private mutating func atom(_ first: Character, depth: Int) -> Int? {
        rest = rest.dropFirst()
        switch first {
        case "(":
            if rest.first == "?" { guard skipGroupKind() else { return nil } }
            guard let ways = alternatives(depth: depth + 1), rest.first == ")" else { return nil }
            rest = rest.dropFirst()
            return ways
        case "[": return skipClass(depth: 0) ? 1 : nil
        case "\\":
            // Quoting and numbered or named things that this does not follow.
            guard let escaped = rest.first, !"QEgkXRN".contains(escaped), !escaped.isNumber else { return nil }
            rest = rest.dropFirst()
            if "pPux".contains(escaped), rest.first == "{" {
                guard let end = rest.firstIndex(of: "}") else { return nil }
                rest = rest[rest.index(after: end)...]
            }
            return 1
        case "*", "+", "?", "{": return nil
        default: return 1
        }
    }

    /// `(?:`, `(?i:`, `(?=`, `(?!`, `(?<name>`, `(?<=`, `(?<!`, `(?>`.
    private mutating func skipGroupKind() -> Bool {
        rest = rest.dropFirst()
        for kind in ["<=", "<!", ":", "=", "!", ">"] where rest.hasPrefix(kind) {
            rest = rest.dropFirst(kind.count)
            return true
        }
        if rest.first == "<" {
            guard let end = rest.firstIndex(of: ">") else { return false }
            rest = rest[rest.index(after: end)...]
            return true
        }
        let flags = rest.prefix { $0.isLetter || $0 == "-" }
        rest = rest.dropFirst(flags.count)
        guard flags.allSatisfy({ "ims-".contains($0) }), rest.first == ":" else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// To behind the closing bracket; a class may hold another.
    private mutating func skipClass(depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        if rest.first == "^" { rest = rest.dropFirst() }
        if rest.first == "]" { rest = rest.dropFirst() }
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "]": return true
            case "[": guard skipClass(depth: depth + 1) else { return false }
            case "\\": rest = rest.dropFirst()
            default: break
            }
        }
        return false
    }

    private mutating func repeated(_ ways: Int) -> Int? {
        guard let sign = rest.first, let count = quantity(sign) else { return rest.first == "{" ? nil : ways }
        // Lazy and possessive repetition.
        if rest.first == "?" || rest.first == "+" { rest = rest.dropFirst() }
        guard let upper = count.upper else { return ways > 1 ? Self.unbounded : Self.longestWord }
        guard upper <= Self.longestWord, count.lower <= upper else { return nil }
        var (all, power) = (0, 1)
        for times in 0...upper {
            if times >= count.lower { all = Self.sum(all, power) }
            power = Self.product(power, ways)
        }
        return all
    }

    /// The bounds of a repetition at the front; no upper bound is `nil`.
    private mutating func quantity(_ sign: Character) -> (lower: Int, upper: Int?)? {
        switch sign {
        case "*", "+":
            rest = rest.dropFirst()
            return (0, nil)
        case "?":
            rest = rest.dropFirst()
            return (0, 1)
        case "{":
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let bounds = rest[..<end].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
            guard (1...2).contains(bounds.count), let lower = Int(bounds[0]), lower >= 0, lower <= Self.longestWord else { return nil }
            guard bounds.count == 2 else {
                rest = rest[rest.index(after: end)...]
                return (lower, lower)
            }
            if bounds[1].isEmpty {
                rest = rest[rest.index(after: end)...]
                return (lower, nil)
            }
            guard let upper = Int(bounds[1]) else { return nil }
            rest = rest[rest.index(after: end)...]
            return (lower, upper)
        default: return nil
        }
    }

    private static func product(_ one: Int, _ other: Int) -> Int {
        let (value, overflow) = one.multipliedReportingOverflow(by: other)
        return overflow ? unbounded : value
    }

    private static func sum(_ one: Int, _ other: Int) -> Int {
        let (value, overflow) = one.addingReportingOverflow(other)
        return overflow ? unbounded : value
    }
}
