/// A first page's title that the heads of the pages behind it say in letters of the other case: "Annual Report", and "ANNUAL REPORT" in small type.
enum TitleInOtherCase {
    static func isRepeated(_ entry: Edges.Entry, of layout: PageLayout, among pages: ArraySlice<PageLayout>) -> Bool {
        guard entry.letterCount > 0 else { return false }
        let own = layout.bytes(of: layout.lines[entry.line])
        return pages.contains { page in
            page.index > layout.index
                && page.edges.top.contains { other in
                    let bytes = page.bytes(of: page.lines[other.line])
                    return bytes.count == own.count && zip(bytes, own).allSatisfy { small($0) == small($1) }
                }
        }
    }

    private static func small(_ byte: UInt8) -> UInt8 { byte.isASCIILetter ? byte | 0x20 : byte }
}
