/// The most frequent words of languages, and the letters that only some of them have.
///
/// Languages are numbered as they stand in ``all``: the counts of a paragraph are a list then, and a word's languages a few bytes.
struct StopWords: Sendable {
    let all: [String]
    /// The languages a word is frequent in: those in ASCII, as nearly all that are looked up, and the others.
    private let plain: [PackedWord: [UInt8]]
    private let others: [String: [UInt8]]
    /// The languages a letter is written in, a bit for each.
    private let lettered: [Unicode.Scalar: UInt64]
    /// Whether words without letters beyond ASCII have letters that tell.
    private let allLettersCount: Bool

    init(_ tables: [(String, words: String, letters: String)], allLettersCount: Bool) {
        var plain: [PackedWord: [UInt8]] = [:]
        var others: [String: [UInt8]] = [:]
        var lettered: [Unicode.Scalar: UInt64] = [:]
        plain.reserveCapacity(2048)
        for (index, table) in tables.enumerated() {
            let number = UInt8(index)
            // A word may stand in a list twice.
            func add(to languages: inout [UInt8]) { if languages.last != number { languages.append(number) } }
            for word in table.words.utf8.split(separator: 0x20) {
                if let packed = PackedWord(word) {
                    add(to: &plain[packed, default: []])
                } else {
                    add(to: &others[String(Substring(word)), default: []])
                }
            }
            for letter in table.letters.unicodeScalars where letter != " " { lettered[letter, default: 0] |= 1 << index }
        }
        (self.plain, self.others, self.lettered) = (plain, others, lettered)
        all = tables.map(\.0)
        self.allLettersCount = allLettersCount
    }

    /// What some words in small letters speak for, by their frequency and by their letters; nil if for nothing.
    func guess(_ words: [String]) -> LanguageGuess? {
        guard !words.isEmpty else { return nil }
        var scores = [Double](repeating: 0, count: all.count)
        var known: UInt64 = 0
        for word in words {
            let packed = PackedWord(word.utf8)
            if let languages = packed.map({ plain[$0] }) ?? others[word] {
                let weight = languages.count == 1 ? 2 : languages.count == 2 ? 1.4 : languages.count <= 4 ? 0.9 : 0.5
                for language in languages {
                    scores[Int(language)] += weight
                    known |= 1 << UInt64(language)
                }
            }
            guard packed == nil, allLettersCount || !word.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
            for letter in Set(word.unicodeScalars) {
                guard let languages = lettered[letter] else { continue }
                let weight = languages.nonzeroBitCount <= 2 ? 1 : languages.nonzeroBitCount <= 5 ? 0.5 : 0.2
                for language in scores.indices { scores[language] += languages >> UInt64(language) & 1 == 1 ? weight : -1 }
                known = .max
            }
        }
        let ranked = scores.indices.filter { known >> UInt64($0) & 1 == 1 }
            .sorted { (scores[$1], $0) < (scores[$0], $1) }
        guard let best = ranked.first, scores[best] > 0 else { return nil }
        let sibling = LanguageGuess.sibling(of: all[best])
        var guess = LanguageGuess(
            language: all[best], score: scores[best],
            runnerUp: max(0, ranked.dropFirst().first { all[$0] != sibling }.map { scores[$0] } ?? 0),
            words: words.count,
            scores: Dictionary(uniqueKeysWithValues: ranked.map { (all[$0], scores[$0]) }))
        guess.speaking = speaking(words, for: UInt8(best))
        guess.kinds = guess.speaking.count
        return guess
    }

    /// The different words that speak for a language, as far as that matters.
    func speaking(_ words: [String], for language: String) -> [String] {
        all.firstIndex(of: language).map { speaking(words, for: UInt8($0)) } ?? []
    }

    /// Those of some words in small letters that are frequent in a language.
    func known(_ words: [String]) -> [String] { words.filter { (PackedWord($0.utf8).map { plain[$0] } ?? others[$0]) != nil } }

    private func speaking(_ words: [String], for language: UInt8) -> [String] {
        var found: [String] = []
        for word in words {
            let packed = PackedWord(word.utf8)
            let isKnown = (packed.map { plain[$0] } ?? others[word])?.contains(language) == true
            guard isKnown || packed == nil && word.unicodeScalars.contains(where: { (lettered[$0] ?? 0) >> UInt64(language) & 1 == 1 }),
                !found.contains(word)
            else { continue }
            found.append(word)
            if found.count >= LanguageGuess.enoughKinds { break }
        }
        return found
    }

    /// Whether a word in small letters is a frequent one of a language, by its primary tag.
    func isFrequent(_ word: String, in language: String) -> Bool {
        guard let number = all.firstIndex(of: language), let languages = PackedWord(word.utf8).map({ plain[$0] }) ?? others[word] else {
            return false
        }
        return languages.contains(UInt8(number))
    }

    static let latin = StopWords(
        [
            (
                "en",
                "the of and to in is that it was for on are as with his they at be this from have or by one had not but what all were when we there can an your which their said if will each about how up out them then she many some so these would other into has more her two like him see time could no make than been who its now people my made over did down only way find use may water long little very after words called just where most know",
                ""
            ),
            (
                "de",
                "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich wenn kann gegen vom können schon seine ihre dann unter wir soll eines diese dieser wieder keine uns",
                "äöüß"
            ),
            (
                "fr",
                "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la mais comme ou si leur y dont aux avec cette ces même on sans été fait être deux aussi nous vous elle entre peut ont était tout encore après où très ses son sa je tu ainsi cela depuis toutes tous avait",
                "àâæçéèêëîïôœùûüÿ"
            ),
            (
                "es",
                "de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho fue ser es son está era han había",
                "áéíñóúü¿¡"
            ),
            (
                "it",
                "di e il la che in a per un è del non una i le con si da come dei al sono ha più ma della anche nel alla lo gli delle ed questo se su o nella dal ci dalla ai all essere stato tra quando degli hanno molto era dopo suo sua loro cui questa così tutti già perché fatto solo due dove sulla prima ancora quello",
                "àèéìíîòóù"
            ),
            (
                "pt",
                "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos havia são seja qual",
                "áâãàçéêíóôõú"
            ),
            (
                "nl",
                "de van het een en in is dat op te voor met zijn aan niet er om ook als dan maar bij uit nog naar heeft door worden over wordt of tot ze je hij aan was hebben deze dit werd wel zich meer had kan haar al zij die geen veel andere hun na onder tegen zou kunnen moet ons tussen zo wat waren alleen waar",
                "éëïèöü"
            ),
            (
                "af",
                "die en van in is nie het 'n om te vir dat met wat op word sy aan hy as was by ook uit sal kan hulle ons of deur maar na daar dit een oor moet wees hierdie meer so toe nog baie haar jy ek",
                "êëéôîïûöüáè"
            ),
            (
                "sv",
                "och i att det som en på är av för med till den har de inte om ett men var jag sig från vi så kan när han nu ska också hon efter år eller under vid har mot upp alla där mycket hade denna över varit bara blir kommer måste skulle deras dessa här sedan än utan mellan någon",
                "åäöé"
            ),
            (
                "da",
                "og i at det er en til af på for med den de som ikke der har et om var men han fra vi så jeg kan når også blev ud over hun efter skal ved eller sig havde nu være dette været op mod mange hvor alle meget mere hvad kun deres bliver dem under noget nogle to",
                "æøåé"
            ),
            (
                "nb",
                "og i det er på som en til for at av med den de ikke har et om var men han fra vi så jeg kan når også ble ut over hun etter skal ved eller seg hadde nå være dette vært opp mot mange hvor alle veldig mer hva bare deres blir dem under noe noen to mye",
                "æøåéòô"
            ),
            (
                "fi",
                "ja on ei se että oli hän ovat mutta joka kun niin myös tai kuin sen jos ne olla hänen mukaan vain jo ole nyt sitä ollut joita voi vielä minä mitä oma sekä kuitenkin siitä jossa kaikki tämä tämän jälkeen noin kanssa ennen voidaan koska hyvin sitten eivät",
                "äö"
            ),
            (
                "et",
                "ja on ei et see oli ta kui ka aga mis oma siis või ning mida kes veel nii seda välja selle juba nende tema olid ära pärast väga olla ole üle kõik meie peale ainult minu siin enne mille ma",
                "äöüõšž"
            ),
            (
                "hu",
                "a az és hogy nem is egy ez van meg volt csak de már még el mint azt ha vagy ki mert lesz kell ezt minden pedig után között azonban majd nagy itt akkor olyan amely ami így nincs be lehet neki mely két miatt több sem ő volna által ezek",
                "áéíóöőúüű"
            ),
            (
                "pl",
                "i w na z się nie do to że jest o jak od po za ale przez co dla tego są przy czy oraz tak tym może jako był było tylko być które także który ich już jego która lub bardzo będzie ze gdy też między można roku jej pod bez tej nad kiedy ten mnie więc jeszcze",
                "ąćęłńóśźż"
            ),
            (
                "cs",
                "a v se na je že s z do o i to k ve pro za by jsem ale jako po si tak od nebo jeho jsou která který které při jen už bylo byl jak také není podle až mezi co před být než roku ze může či této jejich jsme když proto ještě však toho má",
                "áčďéěíňóřšťúůýž"
            ),
            (
                "sk",
                "a v sa na je že s z do o i to k vo pre za by som ale ako po si tak od alebo jeho sú ktorá ktorý ktoré pri len už bolo bol aj nie podľa až medzi čo pred byť než roku zo môže či tejto ich sme keď preto ešte však toho má",
                "áäčďéíĺľňóôŕšťúýž"
            ),
            (
                "sl",
                "in je v na da se za so ki z pa ne s bi kot po tudi od pri ali še iz ter o do sem bil bila bilo njegov kako ko lahko že med jih svoj samo leta zaradi vse biti kaj ta če smo tako dr več ima",
                "čšž"
            ),
            (
                "hr",
                "i u je se na da za su od s o a koji nije što kao iz ne to bi ili će do koja po koje pri samo ali kako te bio bila nakon već između ima može biti sve prema kad godine još jer toga svoje njegov ovaj kojeg više bez dok",
                "čćđšž"
            ),
            (
                "ro",
                "de și în a la cu nu care să pe din o un că este mai se pentru au prin sau fost ca dar după sunt fi al ce le între ale lui are era acest cele său această asupra lor tot foarte fără când până doar pot îi dintre avea",
                "ăâîșțşţ"
            ),
            (
                "tr",
                "ve bir bu da de için ile çok olarak daha gibi ne o en var ama kadar sonra olan ki ben olduğu her değil şey onun mi biz ancak göre diye bunu iki yok tarafından veya içinde önce ya büyük hem oldu",
                "çğıöşüâî"
            ),
            (
                "ca",
                "de la i el a que en els per un les amb del una és al no es ha com més van dels pel aquest aquesta seva seu són o també però entre fins va ser sobre on quan molt sense si pels tot als ja l'any ens havia",
                "àçèéíïòóúü·"
            ),
            (
                "id",
                "yang dan di dengan untuk pada ini itu dari dalam tidak akan adalah oleh juga ke atau sebagai karena telah lebih dapat ada kepada saya mereka bisa tersebut orang sudah bahwa kita seperti hanya antara anda satu banyak secara tahun menjadi masih",
                ""
            ),
            (
                "vi",
                "và của là có trong được cho các một không người với những này khi đã để cũng về từ như ở ra đó sự tại đến theo vào năm bị nhiều trên nhưng hay sau việc còn phải làm rất nếu mà",
                "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãèéìíòóõùúýĩũ"
            ),
            (
                "lt",
                "ir yra į kad su tai iš kaip bet ne buvo jo jos taip o dėl savo apie tik ar nuo po už dar jų pagal būti šio galima gali ši kurie kuris metų arba jau kur iki bei mes tų prie nėra",
                "ąčęėįšųūž"
            ),
            (
                "lv",
                "un ir ar par no uz ka kas tas bija kā arī lai pie vai nav tiek pēc viņš savu gadā līdz bet to ne pa viņa tā tika kurā kuru jau gada būt starp vairāk var jo tikai ko daudz tomēr",
                "āčēģīķļņšūž"
            ),
            (
                "cy",
                "y yn a i o ar ei am mae ac yr oedd wedi fod eu gan at hefyd bod neu mewn hyn un fel dim nid ond cael gyda sydd wrth rhwng dros gall roedd iawn ef hi eich ein pan dan",
                "âêîôûŵŷ"
            ),
            (
                "ga",
                "an na agus a i ar is go le ag do bhí tá sé de ní mar ach atá seo sin leis ó chun nach siad nó féin ina faoi gach as ann sí bhfuil raibh ár sa idir nuair",
                "áéíóú"
            ),
            (
                "is",
                "og að í á er sem til við um með var en af fyrir það ekki hann eru frá hún þess þar eða hefur þá voru verið svo þeir eftir upp einnig hafa þegar vera þetta úr allt mjög hans sé",
                "áðéíóúýþæö"
            ),
            (
                "sq",
                "të e në dhe i për me që një nga së u është si nuk ka më do por janë kjo ky ishte tij saj duke kur edhe apo ai pas kishte deri mund ose tyre vetëm shumë kanë gjithë kanë këtë",
                "çë"
            ),
            (
                "eo",
                "la de kaj en estas al ne mi ke por li kun el estis sed pri ĝi kiu kiuj tio oni aŭ ankaŭ de pli ĉi kiel tiu post estos havas sur ĉiuj tre vi ili ŝi da iuj antaŭ nur dum tiuj",
                "ĉĝĥĵŝŭ"
            ),
            (
                "eu",
                "eta da ez bat du dira ere zuen baina egin duen izan dute den hau hori egiten behar beste zen oso bere dela ziren dago baino edo arte batean guztiak gero zituen horrek",
                "ñ"
            ),
            (
                "la",
                "et in est non ad cum ut ex sed quod qui quae ab de per hoc si atque esse enim sunt ac autem aut nec eius quam etiam pro sicut inter quo omnes eo erat fuit",
                ""
            ),
            (
                "sw",
                "na ya wa kwa ni katika la za kuwa hii cha huo hiyo au pia watu baada wakati kama yake lakini sana alikuwa ambayo zaidi kutoka mwaka mtu wake yao hivyo bila kila",
                ""
            ),
        ], allLettersCount: false)

    static let cyrillic = StopWords(
        [
            (
                "ru",
                "и в не на я что он с как это а по но они мы из у к за от его же то её все был была были для вы так до бы о при или когда мне если уже только ещё может чтобы нет чем также этого который которые где после во со их том",
                "ыэёъ"
            ),
            (
                "uk",
                "і в не на я що він з як це а по але вони ми із у до за від його та її всі був була були для ви так про при або коли мені якщо вже тільки ще може щоб немає також цього який які де після їх є й року між через був",
                "іїєґ"
            ),
            (
                "be",
                "і ў не на я што ён з як гэта а па але яны мы у да за ад яго ды яе усе быў была былі для вы так пра пры або калі мне калі ўжо толькі яшчэ можа каб няма таксама які якія дзе пасля іх",
                "іўыэё"
            ),
            (
                "bg",
                "и в не на аз че той с как това а по но те ние от у към за го се са да е са ще беше бяха при или когато ми ако вече само още може няма също този който които където след им във със тя има един бил",
                "ъ"
            ),
            (
                "sr",
                "и у је се на да за су од са о а који није што као из не то би или ће до која по које при само али како те био била након већ између има може бити све према кад године још јер тога своје",
                "ђјљњћџ"
            ),
            (
                "mk",
                "и во не на јас дека тој со како ова а по но тие ние од у кон за го се да е сум ќе беше беа при или кога ми ако веќе само уште може нема исто кој кои каде по им има еден била бил што ги",
                "ѓѕјљњќџ"
            ),
        ], allLettersCount: true)
}
