@testable import Speech
import Testing

@Suite struct EspeakVoicesTests {
    /// Lines of `espeak-ng --voices`, version 1.51.
    let voices = EspeakVoices(
        table: """
            Pty Language       Age/Gender VoiceName          File                 Other Languages
             5  cmn             --/M      Chinese_(Mandarin,_latin_as_English) sit/cmn              (zh-cmn 5)(zh 5)
             7  af              --/M      afrikaans-mbrola-1 mb/mb-af1
             2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
             2  en-us           --/M      English_(America)  gmw/en-US            (en 3)
             5  en-us-nyc       --/M      English_(America,_New_York_City) gmw/en-US-nyc
             5  pt              --/M      Portuguese_(Portugal) roa/pt               (pt-pt 5)
             5  pt-br           --/M      Portuguese_(Brazil) roa/pt-BR            (pt 6)
             5  nb              --/F      Norwegian_Bokmål  gmq/nb               (no 5)
             5  he              --/M      Hebrew             sem/he
             5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)
             5  fr-fr           --/F      French_two         roa/fr2
             5  chr-US-Qaaa-x-west --/M      Cherokee_          iro/chr
            broken line
            """)

    @Test func readsTheTable() throws {
        #expect(voices.voices.count == 11)
        let mandarin = try #require(voices.voices.first)
        #expect(mandarin.name == "Chinese (Mandarin, latin as English)")
        #expect(mandarin.otherLanguages == ["zh-cmn", "zh"])
        #expect(mandarin.gender == .male)
        #expect(voices.voices.map(\.identifier).suffix(3) == ["fr-fr", "roa/fr2", "iro/chr"])
    }

    @Test func hidesVoicesThatCannotSpeak() {
        #expect(!voices.voices.contains { $0.language == "af" })
        #expect(voices.voice(forLanguage: "af") == nil)
    }

    @Test(arguments: [
        ("en_US.UTF-8", "en-us"), ("en", "en-gb"), ("en-AU", "en-gb"), ("zh-Hans-CN", "cmn"), ("pt_BR", "pt-br"), ("pt-PT", "pt"),
        ("no", "nb"), ("nn-NO", "nb"), ("nn", "nb"), ("gl", "pt"), ("iw", "he"), ("fr-CA", "fr-fr"), ("fr", "fr-fr"),
    ]) func findsTheVoiceOfALanguage(tag: String, voice: String) {
        #expect(voices.voice(forLanguage: tag)?.identifier == voice)
    }

    @Test(arguments: [
        ("English_(America)", "en-us"), ("english (america)", "en-us"), ("gmw/en-US-nyc", "en-us-nyc"), ("EN-US", "en-us"),
        ("roa/fr2", "roa/fr2"), ("chr-US-Qaaa-x-west", "iro/chr"), ("chr", "iro/chr"),
    ]) func findsAVoiceByAnyOfItsNames(name: String, voice: String) {
        #expect(voices.voice(named: name)?.identifier == voice)
    }

    /// In 1.51 the voice that is called Mandarin's says "two" and "three" for the tones.
    @Test func chineseIsReadByTheVoiceThatKnowsItsCharacters() {
        let voices = EspeakVoices(
            table: """
                Pty Language       Age/Gender VoiceName          File                 Other Languages
                 5  cmn             --/M      Chinese_(Mandarin,_latin_as_English) sit/cmn              (zh-cmn 5)(zh 5)
                 5  cmn-latn-pinyin --/M      Chinese_(Mandarin,_latin_as_Pinyin) sit/cmn-Latn-pinyin  (zh-cmn 5)(zh 5)
                 5  yue             --/M      Chinese_(Cantonese) sit/yue              (zh-yue 5)(zh 8)
                """)
        for tag in ["zh", "cmn", "zh-Hans-CN", "zh_TW.UTF-8"] {
            #expect(voices.voice(forLanguage: tag)?.identifier == "cmn-latn-pinyin")
        }
        #expect(voices.voice(forLanguage: "zh-yue")?.identifier == "yue")
        #expect(voices.voice(named: "cmn")?.identifier == "cmn")
    }

    @Test func knowsWhatItDoesNotHave() {
        #expect(voices.voice(forLanguage: "xx") == nil)
        #expect(voices.voice(named: "nobody") == nil)
        #expect(EspeakVoices(table: "").voices.isEmpty)
    }

    @Test func aVoiceKnowsItsLanguages() throws {
        let american = try #require(voices.voice(named: "en-us"))
        #expect(american.speaks("en") && american.speaks("en_US") && !american.speaks("en-gb") && !american.speaks("e"))
        #expect(try #require(voices.voice(named: "cmn")).speaks("zh"))
    }
}
