/// What numbers are called in Czech where espeak-ng says something else: it has no ordinals.
enum CzechNumbers {
    /// Of the masculine, but where another gender is told; the neuter differs in the nominative alone.
    enum Form {
        case nominative, genitive, dative, locative, instrumental, feminine, feminineOblique, feminineAccusative, neuter, neuterPlural,
            pluralOblique
    }

    static let months = [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu", "prosince",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        guard (1...99).contains(place.value), place.marker == "." || place.marker.isEmpty && place.isRoman else { return nil }
        if place.isRoman, place.followsName, let name = place.before, let form = rulers[name] { return ordinal(place.value, form) }
        if place.isRoman, place.follows(numberedThings) { return "\(place.value)" + place.marker }
        guard place.marker == ".", let noun = place.after, !place.precedesName || place.before != nil else { return nil }
        if monthNames.contains(noun) { return ordinal(place.value, .genitive) }
        if let form = monthForms[noun], place.value <= 31 {
            return ordinal(place.value, form == .dative && !place.follows(["k", "ke", "proti", "kvůli"]) ? .locative : form)
        }
        if noun == "století" || noun == "stol" || noun == "tisíciletí" { return ordinal(place.value, century(place)) }
        return nouns[noun].map { ordinal(place.value, $0) }
    }

    /// "století" is the same in nearly all cases: the word in front decides.
    private static func century(_ place: NumeralContext) -> Form {
        guard let word = place.before else { return .neuter }
        if locativePrepositions.contains(word) { return .locative }
        if word == "k" || word == "ke" { return .dative }
        if ["s", "se", "před", "mezi", "nad", "pod", "za"].contains(word) { return .instrumental }
        return ["je", "bylo", "byl", "byla", "a", "i", "toto", "celé", "pro"].contains(word) ? .neuter : .genitive
    }

    /// 1 to 99.
    static func ordinal(_ value: Int, _ form: Form) -> String {
        if units.indices.contains(value), value > 0 { return ended(units[value], form) }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard tens.indices.contains(ten), ten > 1 else { return "\(value)" }
        return ended(tens[ten], form) + (one > 0 ? " " + ended(units[one], form) : "")
    }

    private static func ended(_ stem: String, _ form: Form) -> String {
        if stem == "prvn" || stem == "třet" {
            return switch form {
            case .genitive: stem + "ího"
            case .dative: stem + "ímu"
            case .locative, .instrumental: stem + "ím"
            case .pluralOblique: stem + "ích"
            default: stem + "í"
            }
        }
        return switch form {
        case .nominative: stem + "ý"
        case .genitive: stem + "ého"
        case .dative: stem + "ému"
        case .locative: stem + "ém"
        case .instrumental: stem + "ým"
        case .feminine, .neuterPlural: stem + "á"
        case .feminineOblique, .neuter: stem + "é"
        case .feminineAccusative: stem + "ou"
        case .pluralOblique: stem + "ých"
        }
    }

    /// One, two to four, more; behind decimals the genitive singular.
    static func plural(_ number: Substring) -> Int {
        number.contains(",") ? 3 : number == "1" ? 0 : ["2", "3", "4"].contains(number) ? 1 : 2
    }

    private static let units = [
        "", "prvn", "druh", "třet", "čtvrt", "pát", "šest", "sedm", "osm", "devát", "desát", "jedenáct", "dvanáct", "třináct", "čtrnáct",
        "patnáct", "šestnáct", "sedmnáct", "osmnáct", "devatenáct",
    ]
    private static let tens = [
        "", "", "dvacát", "třicát", "čtyřicát", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát",
    ]
    private static let monthNames = Set(months)
    /// The other forms of the months by theirs; the dative is the locative as well.
    private static let monthForms: [String: Form] = {
        var forms: [String: Form] = [:]
        for (form, names) in [
            (Form.nominative, "leden únor březen duben květen červen červenec srpen říjen prosinec"),
            (.dative, "lednu únoru březnu dubnu květnu červnu červenci srpnu říjnu prosinci"),
            (.instrumental, "lednem únorem březnem dubnem květnem červnem červencem srpnem zářím říjnem listopadem prosincem"),
        ] {
            for name in Set(words: names) { forms[name] = form }
        }
        return forms
    }()
    private static let locativePrepositions = Set(words: "v ve na o po při")
    private static let numberedThings = Set(
        words: "kapitola kapitole kapitoly díl dílu část části svazek svazku kniha akt scéna článek tabulka příloha")

    /// Nouns that stand behind ordinals, by the form they ask for.
    private static let nouns: [String: Form] = {
        var forms: [String: Form] = [:]
        for (form, list) in [
            (Form.nominative, "den ročník díl rok týden měsíc stupeň bod článek odstavec pluk"),
            (.genitive, "dne ročníku dílu roku týdne měsíce stupně bodu článku místa vydání kola patra výročí"),
            (.locative, "místě kole patře dni týdnu měsíci"), (.neuter, "místo kolo patro"),
            (.feminine, "polovina kapitola část třída etapa liga verze republika generace světová"),
            (
                .feminineOblique,
                "polovině poloviny kapitoly kapitole části třídy třídě etapy etapě ligy lize verze verzi republiky republice generace generaci světové"
            ),
            (.feminineAccusative, "kapitolu třídu etapu ligu republiku světovou"), (.neuterPlural, "léta"), (.pluralOblique, "let letech"),
        ] {
            for noun in Set(words: list) where forms[noun] == nil { forms[noun] = form }
        }
        return forms
    }()

    /// Names by their forms.
    private static let rulers: [String: Form] = {
        var forms: [String: Form] = [:]
        for (form, list) in [
            (
                Form.nominative,
                """
                karel václav rudolf ferdinand leopold josef františek vladislav přemysl otakar zikmund jan jiří ludvík jindřich vilém filip
                pius lev řehoř benedikt inocenc klement pavel mikuláš alexandr petr ivan eduard jakub richard ota albert maxmilián fridrich
                bedřich napoleon boleslav břetislav kazimír gustav kristián
                """
            ),
            (
                .genitive,
                """
                karla václava rudolfa ferdinanda leopolda josefa františka vladislava přemysla otakara zikmunda jana ludvíka jindřicha viléma
                filipa pia lva řehoře benedikta inocence klementa pavla mikuláše alexandra petra ivana eduarda jakuba richarda oty alberta
                maxmiliána fridricha bedřicha napoleona boleslava břetislava kazimíra gustava kristiána
                """
            ),
            (.instrumental, "karlem václavem rudolfem ferdinandem leopoldem josefem františkem vladislavem otakarem janem ludvíkem"),
            (.feminine, "alžběta kateřina marie isabela"), (.feminineOblique, "alžběty alžbětě kateřiny kateřině isabely"),
        ] {
            for name in Set(words: list) { forms[name] = form }
        }
        return forms
    }()
}
