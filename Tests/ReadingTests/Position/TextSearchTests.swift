import Testing

@testable import Reading

@Suite("Searching")
struct TextSearchTests {
    private func find(_ words: String, in text: String..., from current: Int = -1) -> String? {
        var builder = ReadingText.Builder()
        for paragraph in text { builder.append(paragraph: paragraph) }
        let reading = builder.build(isComplete: true)
        return TextSearch(words).next(in: reading, after: current).map { "\($0) \(reading.word($0))" }
    }

    @Test("The next occurrence after the current word, then around the end to the beginning")
    func order() {
        let text = "a whale and a whale and a whale"
        #expect(find("whale", in: text) == "1 whale")
        #expect(find("whale", in: text, from: 0) == "1 whale")
        #expect(find("whale", in: text, from: 1) == "4 whale")
        #expect(find("whale", in: text, from: 7) == "1 whale")
        #expect(find("whale", in: text, from: 100) == "1 whale")
        #expect(find("and", in: "only and here", from: 1) == "1 and", "the only occurrence is found from itself")
    }

    @Test("The last occurrence before the current word, then around the beginning to the end")
    func backwards() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "a whale and a whale and an overwhaled whale")
        let reading = builder.build(isComplete: true)
        let found = [8, 5, 4, 2, 1, 0, -1, 9, 100].map { TextSearch("whale").previous(in: reading, before: $0) }
        #expect(found == [4, 4, 1, 1, 8, 8, 8, 8, 8])
        #expect(TextSearch("haled").previous(in: reading, before: 3) == 7, "inside a word, as there is no better")
        #expect(TextSearch("shark").previous(in: reading, before: 3) == nil)
        // Far more words than are folded at a time.
        var long = ReadingText.Builder()
        long.append(paragraph: "fish " + String(repeating: "sea ", count: 20_000) + "fish " + String(repeating: "sea ", count: 9_000))
        let sea = long.build(isComplete: true)
        #expect([20_001, 20_002, 29_000].map { TextSearch("fish").previous(in: sea, before: $0) } == [0, 20_001, 20_001])
        #expect(TextSearch("sea fish sea").previous(in: sea, before: 25_000) == 20_000, "across the bounds of what is folded together")
    }

    @Test("Case, punctuation, typographic marks and line breaks do not matter")
    func folding() {
        #expect(find("call me ishmael", in: "1. “Call me, Ishmael!”") == "1 “Call")
        #expect(find("CALL  ME", in: "call me") == "0 call")
        #expect(find("don't", in: "I don’t know") == "1 don’t")
        #expect(find("well-known", in: "a well\u{2011}known man") == "1 well\u{2011}known")
        #expect(find("STRASSE", in: "die Straße") == "1 Straße")
        #expect(find("straße", in: "DIE STRASSE") == "1 STRASSE")
        #expect(find("οδυσσευς", in: "ο ΟΔΥΣΣΕΥΣ") == "1 ΟΔΥΣΣΕΥΣ")
        #expect(find("москва", in: "Город МОСКВА") == "1 МОСКВА")
        #expect(find("office", in: "the oﬃce") == "1 oﬃce")
        #expect(find("cooperate", in: "to co\u{AD}operate") == "1 co\u{AD}operate")
        #expect(find("end of it", in: "the end – of", "It.") == "1 end", "across a dash and the end of a paragraph")
        #expect(find("§ 5", in: "see § 5 there") == "1 §")
        #expect(find("?!", in: "what?! no") == "0 what?!")
    }

    @Test("The beginning of a word is preferred to its middle; without any, the middle will do")
    func wordStarts() {
        #expect(find("art", in: "a party of artists") == "3 artists")
        #expect(find("arty", in: "a party of artists") == "1 party")
    }

    @Test("A whole word is preferred to a beginning, wherever it is")
    func wholeWords() {
        #expect(find("art", in: "artists and their art") == "3 art")
        #expect(find("art", in: "the art of artists", from: 1) == "1 art")
        #expect(find("z. B.", in: "Platz befördern, z. B. so") == "2 z.")
        #expect(find("of art", in: "of artists, of “art”") == "2 of")
        #expect(find("water", in: "under water") == "1 water", "the last word")
    }

    @Test("Accents do not matter where none are typed")
    func accents() {
        #expect(find("anhange", in: "die Anhänge") == "1 Anhänge")
        #expect(find("strasse", in: "die Straße") == "1 Straße")
        #expect(find("resume", in: "a résumé") == "1 résumé")
        #expect(find("lodz", in: "in Łódź") == "1 Łódź")
        #expect(find("cafe", in: "the cafe\u{301} there") == "1 cafe\u{301}")
        #expect(find("größe", in: "Grosse Größe") == "1 Größe", "who types them means them")
        #expect(find("resumé", in: "resume") == nil)
    }

    @Test("Text without spaces is searched across its words")
    func unspaced() {
        #expect(find("北京大学", in: "我们去北京大学。") == "3 北")
        #expect(find("スト", in: "日本のテスト") == "3 テスト")
        #expect(find("日本 の", in: "日本の") == nil, "a space that is not in the text is not found")
    }

    @Test("What is not there is not found")
    func missing() {
        #expect(find("whale", in: "a fish") == nil)
        #expect(find("", in: "a fish") == nil)
        #expect(find("fish and", in: "a fish") == nil)
        #expect(find("x", in: "") == nil)
        #expect(find(String(repeating: "long ", count: 10_000), in: "a fish") == nil)
    }

    @Test("Repetitive text and repetitive words are searched in time that grows with their length only")
    func repetitive() {
        #expect(find("aabaab aabx", in: "aab aabaab aabaab aabx") == "2 aabaab")
        let text = Array(repeating: "aaaa", count: 60_000).joined(separator: " ")
        let needle = Array(repeating: "aaaa", count: 5_000).joined(separator: " ")
        #expect(find(needle + " b", in: text) == nil)
        #expect(find(needle + " b", in: text + " b") == "55000 aaaa")
    }

    @Test("An occurrence across the parts in which a long text is searched is found")
    func chunks() {
        var words = Array(repeating: "sea", count: 10_000)
        for place in [4_094, 4_095, 4_096, 8_191] {
            words[place] = "white"
            words[place + 1] = "whale"
            #expect(find("white whale", in: words.joined(separator: " ")) == "\(place) white")
            #expect(find("white whale", in: words.joined(separator: " "), from: place - 1) == "\(place) white")
            #expect(find("white whale", in: words.joined(separator: " "), from: place) == "\(place) white")
            words[place] = "sea"
            words[place + 1] = "sea"
        }
    }
}
