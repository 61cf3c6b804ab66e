import Reading

extension SpokenSentence {
    /// Cells of a row that are amounts: "– 8.4 %" and "(8)%" are negative, and "$" in a cell of its own goes with the number in the next one.
    ///
    /// Numbers in brackets are otherwise errors, shares, sizes of samples and notes as well as amounts, whatever else is in their row or column: only
    /// a per cent sign behind the brackets, or a currency in the cell before, tells those.
    mutating func sign(_ cells: [ReadingText.Cell], _ minus: String) {
        guard let first = tokens.first?.words.lowerBound else { return }
        let starts = [0] + cells.map { $0.word - first }.filter(tokens.indices.contains) + [tokens.count]
        for (start, end) in zip(starts, starts.dropFirst()) where start < end {
            let text = tokens[start].text
            // "$", "167,045"
            if end - start == 1, end < tokens.count, let sign = text.first, "$€£₹¥".contains(sign),
                text.dropFirst().allSatisfy({ $0 == "," })
            {
                let number = tokens[end].text
                if let inner = Self.bracketed(number), inner.startsWithDigit {
                    (tokens[start].text, tokens[start].isJoined) = (minus, true)
                    tokens[end].text = String(sign) + inner
                } else if number.startsWithDigit {
                    tokens[start].text = ""
                    tokens[end].text = String(sign) + number
                }
                continue
            }
            // "– 8.4 %", "- 750.00"
            if (2...3).contains(end - start), text == "–" || text == "-" || text == "−", tokens[start + 1].text.startsWithDigit {
                let number = Affixes(tokens[start + 1].text).core
                let unit = end - start == 3 ? tokens[start + 2].text : ""
                if number.prefix(while: { $0 != "%" }).isNumeral, unit.count <= 5, unit.first?.isNumber != true {
                    tokens[start].text = minus
                }
                continue
            }
            guard end - start == 1, start > 0, text.contains(")%"), let amount = Self.bracketed(text), amount.startsWithDigit else {
                continue
            }
            tokens[start].text = minus + " " + amount
        }
    }

    /// What stands in brackets, and the per cent sign and the comma behind them: "(8)%," gives "8%,".
    private static func bracketed(_ text: String) -> Substring? {
        guard text.hasPrefix("("), let close = text.lastIndex(of: ")"), text[text.index(after: close)...].allSatisfy({ "%,".contains($0) })
        else { return nil }
        let inner = text[..<close].dropFirst()
        guard let last = inner.last, last.isNumber, inner.allSatisfy({ $0.isNumber || $0.isCurrencySymbol || ".,".contains($0) }) else {
            return nil
        }
        return inner + text[text.index(after: close)...]
    }
}
