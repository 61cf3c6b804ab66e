import Reading

extension ShapingRule {
    /// "[12]" → "reference 12", "[3, 4]" → "references 3, 4": a bare number in a sentence is no help.
    static let references = ShapingRule("references") { sentence, context in
        guard let names = context.tables?.referenceWords, context.role != .code, context.role != .formula else { return }
        var index = 0
        while index < sentence.tokens.count {
            defer { index += 1 }
            let text = sentence.tokens[index].text
            guard let open = text.firstIndex(of: "["), text[text.index(after: open)...].first?.isNumber == true else { continue }
            // Up to the closing bracket, over a few words.
            guard
                let end = sentence.tokens[index...].prefix(12).firstIndex(where: { $0.text.contains("]") && !($0.text.hasPrefix("]")) })
            else { continue }
            let words = sentence.tokens[index...end].map(\.text).joined(separator: " ")
            guard let start = words.firstIndex(of: "["), let close = words[start...].firstIndex(of: "]") else { continue }
            let head = words[..<start]
            let numbers = words[words.index(after: start)..<close]
            let tail = words[words.index(after: close)...]
            guard isNumberList(numbers), tail.allSatisfy({ $0.isPunctuation }), head.allSatisfy({ $0.isLetter || $0.isPunctuation }) else {
                continue
            }
            if isInterval(numbers, behind: sentence.preceding(index)?.text) { continue }
            if isElement(head) || isValue(head + "[" + numbers + "]", index, end, in: sentence) { continue }
            // "[2010] UKSC 5", "Holm [1998]": no list has so many.
            if head.isEmpty, numbers.utf8.count == 4, numbers.isDigits, numbers.hasPrefix("19") || numbers.hasPrefix("20") {
                sentence.merge(index..<end + 1, into: String(numbers) + tail)
                continue
            }
            let isMany = numbers.contains { ",;–-—".contains($0) }
            let said = sentence.preceding(index).map { isNamed($0.text, names) } == true && head.isEmpty
            let list = spokenList(numbers, context.tables?.rangeWord)
            let name = said ? "" : (isMany ? names.many : names.one) + " "
            let before =
                head.isEmpty
                ? ""
                : head.allSatisfy { $0.isPunctuation } ? String(head) : head + (head.last.map { ".,;".contains($0) } == true ? " " : ", ")
            sentence.merge(index..<end + 1, into: before + name + list + tail)
        }
    }

    /// "the interval [1, 1200]", in most languages: no citation.
    static func isInterval(_ numbers: Substring, behind word: String?) -> Bool {
        guard numbers.contains(","), let word else { return false }
        return intervals.contains(word.lowercased())
    }

    private static let intervals: Set<String> = ["interval", "intervall", "intervalle", "intervalo", "intervallo"]

    /// Whether what stands right before a bracket is the name of a list that this tells an element of: "x[1]", "ARGV[9]", "args[2],". A citation close
    /// behind an ordinary word is one.
    private static func isElement(_ head: Substring) -> Bool {
        guard let last = head.last, last.isLetter else { return false }
        let word = Affixes(String(head)).core
        return word.count <= longestName || word.dropFirst().contains(where: \.isUppercase) || !word.allSatisfy(\.isLetter)
    }

    /// Names of lists in programs are short: "args", "array".
    private static let longestName = 5

    /// Whether numbers in brackets are a list of values: behind or before a sign of a formula, with a 0, with one twice, or in rows.
    private static func isValue(_ text: String, _ start: Int, _ end: Int, in sentence: SpokenSentence) -> Bool {
        for beside in [sentence.preceding(start)?.text.last, sentence.following(end)?.text.first] {
            if let beside, signsOfValues.contains(beside) { return true }
        }
        if text.contains(","), text.contains(";") { return true }
        let numbers = text.split { !$0.isNumber }
        return numbers.contains { $0.first == "0" } || Set(numbers).count < numbers.count
    }

    private static let signsOfValues = Set<Character>("=≡≠≈∈∉⇒→←⊂⊆×*+<>≤≥{")

    /// Digits with commas, dashes and spaces between them.
    static func isNumberList(_ inside: Substring) -> Bool {
        inside.first?.isNumber == true && inside.last?.isNumber == true && inside.utf8.count <= 40
            && inside.allSatisfy { ("0"..."9").contains($0) || ",;–—- ".contains($0) }
    }

    private static func spokenList(_ numbers: Substring, _ rangeWord: String?) -> String {
        numbers.split { $0 == "," || $0 == ";" }.map { part in
            part.split { "–—- ".contains($0) }.joined(separator: rangeWord.map { " \($0) " } ?? " ")
        }.joined(separator: ", ")
    }

    /// "Ref. [4]", "references [4]": it has been said what the number is.
    private static func isNamed(_ text: String, _ names: (one: String, many: String)) -> Bool {
        let word = Affixes(text).core.lowercased()
        return word == names.one.lowercased() || word == names.many.lowercased() || ["ref", "refs", "réf", "cit", "lit"].contains(word)
    }
}
