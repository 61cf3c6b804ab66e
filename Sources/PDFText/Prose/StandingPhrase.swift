/// Words that archives, publishers and conferences put above or below pages that they give out, and that no text has in a line by itself.
enum StandingPhrase {
    /// Whether a line begins with words that stand nowhere else.
    static func begins(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        let small = small(line, layout)
        // An archive's stamp: "arXiv:2101.00001v1 [cs.CL]".
        if small.starts(with: archive) { return layout.bytes(of: line).contains(0x5B) && line.words.count > 1 }
        return phrases.contains { small.starts(with: $0) }
    }

    /// Whether a line in small type begins with words that lists of works have as well; at the top, whether it says whose work it is as journals' heads do:
    /// "Reed et al.: Tides".
    static func beginsSmall(_ line: PageLayout.Line, _ layout: PageLayout, isTop: Bool) -> Bool {
        let small = small(line, layout)
        if isTop, line.words.count >= fewestWordsOfHead, namesAuthors(small) { return true }
        return smallPhrases.contains { small.starts(with: $0) }
    }

    /// How a line begins, with small letters for ASCII's capitals.
    private static func small(_ line: PageLayout.Line, _ layout: PageLayout) -> [UInt8] {
        layout.bytes(of: line).prefix(longest).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }

    /// "et al.:" behind a name or two.
    private static func namesAuthors(_ small: [UInt8]) -> Bool {
        guard let place = small.indices.first(where: { small[$0...].starts(with: endOfAuthors) }) else { return false }
        return place > 0 && place <= mostBytesOfNames && small.count > place + endOfAuthors.count
    }

    private static let endOfAuthors = Array(" et al.: ".utf8)
    private static let mostBytesOfNames = 30
    private static let fewestWordsOfHead = 4
    private static let longest = 48

    private static let archive = Array("arxiv:".utf8)
    private static let smallPhrases = ["manuscript submitted to ", "preprint submitted to "].map { Array($0.utf8) }
    private static let phrases: [[UInt8]] = [
        "electronic supplementary material (esi) for ", "electronic supplementary information (esi) for ", "this journal is ©",
        "downloaded from http", "downloaded from www.", "downloaded from: http", "this content downloaded from",
        "authorized licensed use limited to", "under review as a conference paper at ", "under review as submission to ",
        "published as a conference paper at ", "published as a workshop paper at ", "published in transactions on machine learning",
        "nih-pa author manuscript", "author manuscript; available in", "electronic copy available at", "content courtesy of springer",
        "this preprint research paper has not been peer reviewed", "medrxiv preprint doi", "biorxiv preprint doi",
    ].map { Array($0.utf8) }
}
