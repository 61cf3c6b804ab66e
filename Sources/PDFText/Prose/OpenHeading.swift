/// Quotations from the text in large type, that a column or a page breaks: they go on at the next one's head.
enum OpenHeading {
    /// Whether a text at the head of the next column or page, in the size of a heading that opens a quotation, goes on with it.
    static func goesOn(_ heading: [UInt8], in text: [UInt8], _ role: BlockRole) -> Bool {
        guard role == .heading || role == .paragraph, opensQuotation(heading) else { return false }
        // A mark that opens in one language closes in another.
        if startsQuotation(text), !ProseBuilder.startsLowercase(text) { return false }
        return ProseBuilder.startsLowercase(text) && role == .heading || closesQuotation(text)
    }

    /// Whether a text begins with a mark that opens a quotation, and ends with none that closes one.
    static func opensQuotation(_ text: [UInt8]) -> Bool {
        guard startsQuotation(text), !closesQuotation(text) else { return false }
        let first = PageDigits.scalar(text.span, at: 0)
        var place = first.length
        while place < text.count {
            let scalar = PageDigits.scalar(text.span, at: place)
            // An apostrophe isn't told from a mark.
            if scalar.value != 0x2019, closingMarks.contains(scalar.value) { return false }
            place += max(scalar.length, 1)
        }
        return true
    }

    private static func startsQuotation(_ text: [UInt8]) -> Bool {
        !text.isEmpty && openingMarks.contains(PageDigits.scalar(text.span, at: 0).value)
    }

    private static func closesQuotation(_ text: [UInt8]) -> Bool {
        guard !text.isEmpty else { return false }
        let last = PageDigits.scalar(text.span, before: text.count)
        if closingMarks.contains(last.value) { return true }
        // "…“."
        let isStop = last.value == 0x2E || last.value == 0x2C
        return isStop && text.count > last.length
            && closingMarks.contains(PageDigits.scalar(text.span, before: text.count - last.length).value)
    }

    /// " “ „ ‟ « » ‘ ‚ ‹ 「 『
    private static let openingMarks: [UInt32] = [
        0x22, 0x201C, 0x201E, 0x201F, 0xAB, 0xBB, 0x2018, 0x201A, 0x2039, 0x300C, 0x300E,
    ]
    private static let closingMarks: [UInt32] = [0x22, 0x201C, 0x201D, 0xAB, 0xBB, 0x2019, 0x2018, 0x203A, 0x300D, 0x300F]
}
