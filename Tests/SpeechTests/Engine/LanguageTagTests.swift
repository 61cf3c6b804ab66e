import Speech
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en_US.UTF-8", "en-us"), ("de-AT", "de-at"), ("zh-Hant-TW", "zh-hant-tw"), ("iw", "he"), ("in_ID", "id-id"), ("ji", "yi"),
        ("C", ""), ("POSIX", ""), ("C.UTF-8", ""), ("ca_ES@valencia", "ca-es"), ("", ""), ("-", ""), ("en us; rm", ""), ("--help", "help"),
        ("x-unknown", ""),
        ("und", ""), ("en-UK", "en-gb"), ("English", "en"),
    ]) func normalizes(tag: String, expected: String) {
        #expect(LanguageTag.normalized(tag) == expected)
    }

    @Test func dropsPartsFromTheRight() {
        #expect(LanguageTag.fallbacks(of: "zh_Hant_TW") == ["zh-hant-tw", "zh-hant", "zh"])
        #expect(LanguageTag.primary(of: "pt-BR") == "pt")
        #expect(LanguageTag.fallbacks(of: "") == [])
    }
}
