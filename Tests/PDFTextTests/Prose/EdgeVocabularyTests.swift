import Testing

@testable import PDFText

@Suite("Words that rows at a page's edge have")
struct EdgeVocabularyTests {
    @Test(
        "First, last and middle words of lists, of letters that aren't ASCII, have their signs",
        arguments: [
            ("university", EdgeSign.hasInstitution), ("museum", .hasInstitution), ("universität", .hasInstitution), ("gmbh", .hasCompany),
            ("глава", .hasChapter), ("©", .hasCopyright), ("al", .hasEtAl), ("continues", .goesOn), ("figura", .hasCaption),
        ])
    func known(word: String, sign: EdgeSign) { #expect(EdgeVocabulary.sign(of: Array(word.utf8)) == sign) }

    @Test("Other words, parts of words and nothing have none", arguments: ["", "a", "universit", "universityx", "museums", "lamp", "gmbg"])
    func unknown(word: String) { #expect(EdgeVocabulary.sign(of: Array(word.utf8)) == nil) }
}
