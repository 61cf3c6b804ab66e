import PDFSyntax

/// Identifiers of articles (DOIs, ISO 26324) that were broken amid their figures: "10.11" and "45/2491956", "10.1145/24919" and "56.2462176".
enum BrokenIdentifier {
    static func isRest(_ next: borrowing Span<UInt8>, of word: borrowing Span<UInt8>) -> Bool {
        let start = word.matches("doi:", at: 0) || word.matches("DOI:", at: 0) ? 4 : 0
        guard word.matches("10.", at: start), next[0].isASCIIDigit, word.count <= start + longest else { return false }
        var index = start + 3
        while index < word.count, word[index].isASCIIDigit { index += 1 }
        var end = 0
        while end < next.count, next[end].isASCIIDigit { end += 1 }
        guard index < word.count else {
            return prefix ~= index - start - 3 + end && next.count - end > shortestSuffix && next[end] == 0x2F
        }
        // What has a stroke already goes on with figures and a stop, as the publications of associations are numbered.
        return prefix ~= index - start - 3 && word[index] == 0x2F && word[word.count - 1].isASCIIDigit && end + 1 < next.count
            && next[end] == 0x2E && next[end + 1].isASCIIDigit && end >= 2
    }

    /// Signs behind the first stroke, where that follows: "45/24" is a fraction.
    private static let shortestSuffix = 5
    /// Figures that name who registered it.
    private static let prefix = 4...9
    /// In bytes.
    private static let longest = 128
}
