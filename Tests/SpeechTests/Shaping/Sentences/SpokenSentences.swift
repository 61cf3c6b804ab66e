/// Sentences with what a good reader would say, in pairs of lines. All are made up.
struct SpokenSentences: Sendable {
    let pairs: [(text: String, spoken: String)]

    init(_ lines: String) {
        let lines = lines.split(separator: "\n").map(String.init)
        pairs = stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
    }
}
