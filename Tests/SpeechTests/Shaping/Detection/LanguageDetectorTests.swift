@testable import Speech
import Testing

@Suite struct LanguageDetectorTests {
    /// A few lines of prose in each language, all made up.
    static let prose = [
        (
            "en",
            "The harbour was built when the town was still small, and for many years it was the only one on this side of the bay where boats could land in winter."
        ),
        (
            "de",
            "Der Hafen wurde gebaut, als die Stadt noch klein war, und viele Jahre lang war er der einzige auf dieser Seite der Bucht, in dem Boote im Winter anlegen konnten."
        ),
        (
            "fr",
            "Le port fut construit quand la ville était encore petite, et pendant de nombreuses années il fut le seul de ce côté de la baie où les bateaux pouvaient accoster en hiver."
        ),
        (
            "es",
            "El puerto se construyó cuando la ciudad era todavía pequeña, y durante muchos años fue el único de este lado de la bahía donde los barcos podían atracar en invierno."
        ),
        (
            "it",
            "Il porto fu costruito quando la città era ancora piccola, e per molti anni fu l'unico da questa parte della baia in cui le barche potevano attraccare in inverno."
        ),
        (
            "pt",
            "O porto foi construído quando a cidade ainda era pequena, e durante muitos anos foi o único deste lado da baía onde os barcos podiam atracar no inverno, mas não havia muito espaço."
        ),
        (
            "nl",
            "De haven werd gebouwd toen de stad nog klein was, en jarenlang was het de enige aan deze kant van de baai waar boten in de winter konden aanleggen."
        ),
        (
            "pl",
            "Port zbudowano, kiedy miasto było jeszcze małe, i przez wiele lat był to jedyny port po tej stronie zatoki, w którym łodzie mogły cumować zimą."
        ),
        (
            "ru",
            "Порт построили, когда город был ещё маленьким, и много лет он был единственным на этой стороне залива, где лодки могли причаливать зимой."
        ),
        (
            "uk",
            "Порт збудували, коли місто було ще малим, і багато років він був єдиним на цьому боці затоки, де човни могли причалювати взимку, та місця було мало."
        ),
        (
            "bg",
            "Пристанището е построено, когато градът беше още малък, и дълги години то беше единственото от тази страна на залива, където лодките можеха да спират през зимата."
        ),
        (
            "cs",
            "Přístav byl postaven, když bylo město ještě malé, a po mnoho let to byl jediný přístav na této straně zálivu, kde mohly lodě v zimě přistávat."
        ),
        (
            "sv",
            "Hamnen byggdes när staden fortfarande var liten, och under många år var det den enda på den här sidan av viken där båtar kunde lägga till på vintern."
        ),
        (
            "fi",
            "Satama rakennettiin, kun kaupunki oli vielä pieni, ja monta vuotta se oli ainoa tällä puolella lahtea, johon veneet voivat rantautua talvella, mutta se ei ollut suuri."
        ),
        (
            "hu",
            "A kikötőt akkor építették, amikor a város még kicsi volt, és sok éven át ez volt az egyetlen az öböl ezen oldalán, ahol a hajók télen is kiköthettek, de nem volt nagy."
        ),
        (
            "ro",
            "Portul a fost construit când orașul era încă mic și timp de mulți ani a fost singurul de pe această parte a golfului în care bărcile puteau acosta iarna."
        ),
        (
            "tr",
            "Liman, şehir daha küçükken yapıldı ve uzun yıllar boyunca körfezin bu yakasında teknelerin kışın yanaşabildiği tek yer oldu, ama çok büyük değildi."
        ),
        ("el", "Το λιμάνι χτίστηκε όταν η πόλη ήταν ακόμη μικρή."),
        ("he", "הנמל נבנה כשהעיר עוד הייתה קטנה."),
        ("ar", "بني الميناء عندما كانت المدينة صغيرة."),
        ("fa", "بندر زمانی ساخته شد که شهر هنوز کوچک بود."),
        ("ja", "町がまだ小さかったころに港が作られました。"),
        ("cmn", "港口建于城市还小的时候。"),
        ("ko", "항구는 도시가 아직 작을 때 지어졌다."),
        ("hi", "बंदरगाह तब बना था जब शहर छोटा था।"),
    ]

    @Test(arguments: prose) func isToldFromProse(language: String, text: String) {
        #expect(LanguageDetector.language(of: text, stated: nil) == language)
        // What it says of itself is believed where it is right, and not where it is plainly wrong.
        #expect(LanguageDetector.language(of: text, stated: language) == language)
        let wrong = language == "en" ? "fi" : "en"
        #expect(LanguageDetector.language(of: text, stated: wrong) == language)
        #expect(LanguageDetector.language(of: text, stated: nil, preferred: language + "-xx") == language + "-xx")
    }

    @Test(arguments: [
        "Results", "", "12 – 34", "Figure 3", "John Holm, Bergen", "A. B. C.", "in", "Lorem", "Holm et al.", "Hotel Taxi Radio Internet",
        "О порте", "x = y",
        "Smith J, Jones K, Berg L, Dahl M, Lund N, Quill O, Holm P.", "GmbH & Co. KG",
    ]) func ofLittleNothingIsTold(text: String) {
        #expect(LanguageDetector.language(of: text, stated: nil) == nil)
        #expect(LanguageDetector.language(of: text, stated: "de") == "de")
        #expect(LanguageDetector.language(of: text, stated: "en-GB") == "en-GB")
    }

    @Test func aTagIsKeptUnlessPlainlyWrong() {
        // A quotation of half the paragraph, and names, are no reason.
        let mixed =
            "The captain wrote: der Hafen ist klein und die Stadt ist alt; what he meant by this is not known to us, but it was said often."
        #expect(LanguageDetector.language(of: mixed, stated: "en") == "en")
        #expect(LanguageDetector.language(of: Self.prose[0].1, stated: "en-AU") == "en-AU")
        #expect(LanguageDetector.language(of: Self.prose[5].1, stated: "pt-BR") == "pt-BR")
        // Neighbours that look alike are left to the document.
        let danish = "Havnen blev bygget, da byen endnu var lille, og i mange år var det den eneste på denne side af bugten."
        #expect(LanguageDetector.language(of: danish, stated: "nb") == "nb")
        #expect(LanguageDetector.language(of: danish, stated: "da") == "da")
    }

    @Test func malformedTagsAreNone() {
        #expect(LanguageDetector.language(of: Self.prose[1].1, stated: "??") == "de")
        #expect(LanguageDetector.language(of: "Results", stated: "") == nil)
        #expect(LanguageDetector.language(of: "Results", stated: "x-unknown") == nil)
        #expect(LanguageDetector.language(of: "Results", stated: "English") == "en")
    }

    @Test(arguments: [
        (["мир"], Script.cyrillic, "ru"), (["Київ", "місто"], .cyrillic, "uk"), (["Ђорђе"], .cyrillic, "sr"), (["λόγος"], .greek, "el"),
        (["کتاب"], .arabic, "fa"), (["کتاب", "ہے", "ٹوپی"], .arabic, "ur"), (["قلب"], .arabic, "ar"), (["日本"], .han, "cmn"),
        (["日本の"], .kana, "ja"),
    ]) func runsHaveALanguage(words: [String], script: Script, language: String) {
        #expect(LanguageDetector.language(ofRun: words, in: script) == language)
    }
}
