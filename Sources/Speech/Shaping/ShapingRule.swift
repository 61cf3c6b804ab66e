import Reading

/// One small change on the way from what is displayed to what is said.
struct ShapingRule: Sendable {
    /// What the rule is about, for tests and logs.
    let name: String
    let apply: @Sendable (inout SpokenSentence, ShapingContext) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout SpokenSentence, ShapingContext) -> Void) {
        self.name = name
        self.apply = apply
    }

    /// A rule that looks at one token at a time.
    init(_ name: String, eachToken change: @escaping @Sendable (String) -> String) {
        self.init(name) { sentence, _ in
            for index in sentence.tokens.indices where !sentence.tokens[index].text.isEmpty {
                sentence.tokens[index].text = change(sentence.tokens[index].text)
            }
        }
    }
}

/// What the rules may look at besides the words.
struct ShapingContext: Sendable {
    var role: ReadingText.ParagraphRole = .body
    var options = ShapingOptions()
    /// The language, as a tag in lower case.
    var language = ""
    /// Whether the words are a row of a table.
    var isRow = false
    /// Whether the words are a paragraph by themselves that is a chapter's number, where it is one at all: "IV", and "V" beside others like "II".
    var isNumeralHead = false
    /// What is said for the label at the head of a numbered heading, "5" for "V."; nil where there is none.
    var headLabel: String?
    /// The listener's words.
    var lexicon = Lexicon()
    /// The language's words, if it has a table.
    var tables: LanguageTables?
}
