import Testing

@testable import aloud

/// What means something in Markdown and is meant as text.
struct MarkdownTests {
    @Test(arguments: [
        ("plain text, with stops.", "plain text, with stops."), ("# 3 is a number", "\\# 3 is a number"),
        ("1984. It was", "1984\\. It was"),
        ("1984 was", "1984 was"), ("- no item", "\\- no item"), ("+ no item", "\\+ no item"), ("> no quotation", "\\> no quotation"),
        ("---", "\\---"), ("===", "\\==="), ("a*b*c", "a\\*b\\*c"), ("_a_ snake_case a_", "\\_a\\_ snake_case a\\_"),
        ("[1](x) ![2]", "\\[1\\](x) !\\[2\\]"), ("<b> & &amp; &#3; a & b", "\\<b> & \\&amp; \\&#3; a & b"),
        ("`code` ~~no~~ C:\\dir", "\\`code\\` \\~\\~no\\~\\~ C:\\\\dir"), ("a | b", "a | b"), ("12) twelve", "12\\) twelve"), ("", ""),
        ("#", "\\#"), ("5", "5"),
    ]) func startsOfLines(text: String, markdown: String) {
        #expect(Markdown.escape(text, in: .start) == markdown)
    }

    @Test func otherPlaces() {
        #expect(Markdown.escape("# 1. - x", in: .line) == "# 1. - x")
        #expect(Markdown.escape("C# and F#", in: .heading) == "C\\# and F\\#")
        #expect(Markdown.escape("a | b", in: .cell) == "a \\| b")
    }

    @Test func fencesAreLongerThanWhatTheyHold() {
        #expect(Markdown.fenced("a\n  b") == "```\na\n  b\n```")
        #expect(Markdown.fenced("````").hasPrefix("`````\n````\n`````"))
    }

    @Test func labels() {
        #expect(ListLabel("3. three")?.number.map { "\($0.value)\($0.mark)" } == "3.")
        #expect(ListLabel("12) twelve")?.number.map { "\($0.value)\($0.mark)" } == "12)")
        #expect(ListLabel("(a) first")?.text == "(a)")
        #expect(ListLabel("(a) first")?.number == nil)
        #expect(ListLabel("(3) third")?.number == nil)
        #expect(ListLabel("No label") == nil && ListLabel("etc.") == nil && ListLabel("") == nil)
    }
}
