extension LanguageTables {
    static let frenchShortWords = Set(
        words: "il le la les un une et en ou des de")

    static let french = LanguageTables(
        abbreviations: frenchAbbreviations, addressDot: "point",
        variables: VariableNouns(
            beforeX: "groupe type", volumes: "volume",
            things: "cylindre gaz cube sphère cuve vase solide liquide eau échantillon cône corps pot"),
        nounGenders: NounGenders.french, point: DecimalPoint(word: "point"), elidedNumber: (frenchElided, "virgule"), elides: true,
        joinsGroups: true,
        rangeWord: "à", beforeChrist: ["avant jésus-christ"],
        byWord: "sur",
        multiple: Multiple(word: "fois", followers: Set(words: "plus moins mieux")),
        overWord: "sur", orWord: "ou",
        referenceWords: ("référence", "références"),
        bracketed: Set(words: "équation équations formule formules"), noteWord: "note",
        fractions: [
            "1/2": "un demi", "1/3": "un tiers", "2/3": "deux tiers", "1/4": "un quart", "3/4": "trois quarts", "1/5": "un cinquième",
            "1/10": "un dixième", "1/100": "un centième",
        ],
        ofFraction: { fraction, name in
            if fraction == "un demi" { return name }
            return (name.first.map { "aeéiouyh".contains($0) } == true ? "d’" : "de ") + name
        },
        oneHalf: HalfForms.french, andWord: "et",
        calendarNames: calendar(
            """
            janvier=janv,jan février=févr,fév mars avril=avr mai juin juillet=juil août septembre=sept octobre=oct novembre=nov décembre=déc
            lundi=lun mardi=mar mercredi=mer jeudi=jeu vendredi=ven samedi=sam dimanche=dim
            """),
        shortWeekdays: calendar("lundi=lu mardi=ma mercredi=me jeudi=je vendredi=ve samedi=sa dimanche=di"),
        currencies: [
            "M€": Currency(unit: ["million d’euros", "millions d’euros"]), "k€": Currency(unit: ["mille euros"]),
            "K€": Currency(unit: ["mille euros"]), "Md€": Currency(unit: ["milliard d’euros", "milliards d’euros"]),
            "Mds€": Currency(unit: ["milliard d’euros", "milliards d’euros"]),
            "M$": Currency(unit: ["million de dollars", "millions de dollars"]),
            "€": Currency(unit: ["euro", "euros"], hundredths: ["centime", "centimes"]),
            "EUR": Currency(unit: ["euro", "euros"], hundredths: ["centime", "centimes"]),
            "$": Currency(unit: ["dollar", "dollars"], hundredths: ["cent", "cents"]), "£": Currency(unit: ["livre", "livres"]),
            "CHF": Currency(unit: ["franc suisse", "francs suisses"], hundredths: ["centime", "centimes"]),
            "¥": Currency(unit: ["yen", "yens"]),
            "F": Currency(unit: ["franc", "francs"], hundredths: ["centime", "centimes"]),
        ],
        multipliers: Set(words: "million millions milliard milliards"), arithmetic: .french,
        scoring: ScoringWords(verbs: "perdu gagné battu perd gagne bat défaite victoire", of: ["de"]), ofMany: " d’", units: frenchUnits,
        ratio: ("à", Set(words: "échelle ratio")),
        documents: Set(words: "numéro pourvoi arrêt requête dossier facture"),
        timeWords: Set(words: "heure seconde minute jour semaine mois an"),
        plural: { FrenchNumbers.isSingular($0) ? 0 : 1 },
        dates: DateTable(
            separators: ["/", "."],
            stroke: StrokeDates(
                weak: Set(words: "le du au"), strong: Set(words: "jusqu’au jusqu'au"), until: Set(words: "avant après dès d’ici d'ici"),
                weekdays: Set(words: "lundi mardi mercredi jeudi vendredi samedi dimanche"), partitive: Set(words: "de du des"))
        ) { day, month, year, _ in
            "\(day == 1 ? "premier" : "\(day)") \(FrenchNumbers.months[month - 1]) \(year)"
        },
        time: { hour, minute, separator, _ in
            guard separator == "h" else { return nil }
            return "\(hour) \(hour < 2 ? "heure" : "heures")" + (minute.isEmpty || minute == "00" ? "" : " \(Int(minute) ?? 0)")
        },
        numeral: FrenchNumbers.numeral,
        symbols: [
            "∧": "et", "∨": "ou", "⅓": "un tiers", "⅔": "deux tiers", "⊕": "plus", "∂": "d rond", "≡": "équivalent à",
            "∝": "proportionnel à",
            "▲": "en hausse", "▼": "en baisse", "↑": "en hausse", "↓": "en baisse", "⌘": "Commande",
            "⇧": "Majuscule", "⌥": "Option",
            "✓": "oui", "✔": "oui", "✗": "non", "✘": "non",
            "<": "inférieur à", ">": "supérieur à", "≤": "inférieur ou égal à", "≥": "supérieur ou égal à", "=": "égale",
            "≈": "environ égal à", "≠": "différent de", "∈": "appartient à", "∉": "n’appartient pas à", "∪": "union", "∩": "inter",
            "∀": "pour tout", "∃": "il existe", "∞": "infini", "√": "racine de", "∑": "somme", "∏": "produit", "∫": "intégrale",
            "⇒": "implique", "⇔": "équivaut à", "→": "vers", "−": "moins", "‰": "pour mille", "§": "paragraphe", "×": "fois",
            "÷": "divisé par",
            "⊂": "inclus dans", "⊆": "inclus dans",
            "↪": "s’injecte dans", "↦": "donne", "∄": "il n’existe pas de", "⊄": "non inclus dans", "⊈": "non inclus dans",
            "⊊": "strictement inclus dans",
            "⊥": "perpendiculaire à", "∥": "parallèle à", "∅": "l’ensemble vide", "⇐": "découle de", "∛": "racine cubique de",
            "≢": "non équivalent à", "≁": "non équivalent à", "∤": "ne divise pas", "⋃": "union", "⋂": "intersection",
        ],
        powers: PowerWords(squared: "au carré", cubed: "au cube", other: "puissance", minus: "moins"), functionWord: "de",
        givenWord: "sachant",
        goingOn: "et cetera",
        smallWords: Set(words: "le la les un une des de du et ou à au aux en dans par pour sur avec sans d’un d’une"),
        acronyms: frenchAcronyms)

    private static let frenchAcronyms = AcronymTable(
        words: "RAM ROM SIM RIB CAF ONU ISO DOM TOM ZAC ZEP PAC PAF INA GIF TIC LAN PUK MAC PIN=pine ENA=éna DIN=dine IA=i_a",
        spelled: "UMP ENS IRM IEP ISF IVG AFP AMF ARS EPO IUT OIT AOC CEO", butNot: "UN AI OS LED", always: "ISBN OCDE IUFM AIEA")

    private static let frenchAbbreviations = AbbreviationTable(
        always: """
            p. ex. = par exemple; p.ex. = par exemple; c.-à-d. = c’est-à-dire; c.à.d. = c’est-à-dire; c-à-d = c’est-à-dire
            av. J.-C. = avant Jésus-Christ; apr. J.-C. = après Jésus-Christ; ap. J.-C. = après Jésus-Christ; cf. = voir; env. = environ
            etc. = et cetera; Mlles = mesdemoiselles; Mmes = mesdames; M. et Mme = monsieur et madame; M. ou Mme = monsieur ou madame
            M. et Mmes = monsieur et mesdames
            Dr. = docteur; Mgr = monseigneur
            bd = boulevard; boul. = boulevard; n° = numéro; n.° = numéro; nᵒ = numéro; vs = versus; vs. = versus; et al. = et al; éd. = éditions
            ibid. = ibidem; id. = idem; Me de = maître de; Me du = maître du; Me des = maître des; M. de = Monsieur de; M. du = Monsieur du
            M. des = Monsieur des; M. le = Monsieur le; op. cit. = op cit; suiv. = suivantes; s.-d. = sans date; qqn = quelqu’un
            qqch. = quelque chose; resp. = respectivement; approx. = approximativement; max. = maximum; min. = minimum; dép. = département
            av. = avenue; N.B. = nota bene; p.-s. = post-scriptum; s.v.p. = s’il vous plaît
            24h/24 = vingt-quatre heures sur vingt-quatre; 24 h/24 = vingt-quatre heures sur vingt-quatre; 7j/7 = sept jours sur sept
            7 j/7 = sept jours sur sept; 24/24 = vingt-quatre sur vingt-quatre
            trim. = trimestre; lun. = lundi; ven. = vendredi; sam. = samedi; j. fériés = jours fériés; et s. = et suivantes; et ss. = et suivantes
            pl. de = place de; pl. du = place du; pl. des = place des; r. de = rue de; r. du = rue du; r. des = rue des; Univ. = Université
            Inst. = Institut; & Cie = et compagnie; Ets = établissements; Min. de = Ministère de; Min. des = Ministère des; Min. du = Ministère du
            """,
        beforeNumber: """
            lun. = lundi; mer. = mercredi; jeu. = jeudi; ven. = vendredi; sam. = samedi; dim. = dimanche
            № = numéro
            p. = page; pp. = pages; n° = numéro; nº = numéro; no = numéro; nos = numéros; fig. = figure; figs. = figures; vol. = volume
            chap. = chapitre; art. = article; tab. = tableau; tabl. = tableau; éq. = équation; sect. = section; t. = tome; ex. = exemple
            tél. = téléphone; env. = environ; ch. = chapitre; l. = ligne; § = paragraphe; §§ = paragraphes; al. = alinéa; annexe = annexe
            janv. = janvier; févr. = février; avr. = avril; juil. = juillet; sept. = septembre; oct. = octobre; nov. = novembre
            déc. = décembre; réf. = référence; v. = vers
            mar. = mardi; éch. = échelle
            """,
        beforeCapital: """
            MM. = messieurs; M. = Monsieur; Me = maître; Pr. = professeur; Prof. = professeur; Pr = professeur; St. = Saint; Ste. = Sainte; gén. = général
            col. = colonel; cap. = capitaine; lt. = lieutenant; Sté = société; Cie = compagnie; av. = avenue; pl. = place; r. = rue
            """,
        afterNumber: """
            c. à s. = cuillère à soupe/cuillères à soupe/cuillères à soupe/cuillère à soupe; c. à c. = cuillère à café/cuillères à café/cuillères à café/cuillère à café
            c. à soupe = cuillère à soupe/cuillères à soupe/cuillères à soupe/cuillère à soupe; c. à café = cuillère à café/cuillères à café/cuillères à café/cuillère à café
            janv. = janvier; févr. = février; avr. = avril; juil. = juillet; sept. = septembre; oct. = octobre; nov. = novembre
            déc. = décembre; s. = siècle; éd. = édition; vol. = volumes; p. = pages; sq. = et suivante; sqq. = et suivantes; min. = minute/minutes/minutes
            mar. = mars; hab. = habitant/habitants/habitants; pers. = personne/personnes/personnes
            """,
        behindNumbers: ["mar.": AbbreviationTable.NumbersBefore(figures: 1...2)])

    private static let frenchUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=milli; c=centi; d=déci; h=hecto; k=kilo; M=méga; G=giga; T=téra",
        bases: """
            m=mètre/mètres; g=gramme/grammes; l=litre/litres; L=litre/litres; s=seconde/secondes; Hz=hertz; W=watt/watts; V=volt/volts
            J=joule/joules; Pa=pascal/pascals; Wh=wattheure/wattheures; eV=électronvolt/électronvolts; mol=mole/moles; Ω=ohm/ohms
            cal=calorie/calories; o=octet/octets
            """,
        others: """
            "=pouce/pouces
            kB=kilooctet/kilooctets; MB=mégaoctet/mégaoctets; GB=gigaoctet/gigaoctets; TB=téraoctet/téraoctets; mA=milliampère/milliampères
            kN=kilonewton/kilonewtons; min=minute/minutes; mn=minute/minutes; h=heure/heures; K=kelvin/kelvins; °C=degré Celsius/degrés Celsius
            mmHg=millimètre de mercure/millimètres de mercure; mAh=milliampère-heure/milliampères-heures; mbar=millibar/millibars
            Nm=newton-mètre/newtons-mètres; mSv=millisievert/millisieverts; kDa=kilodalton/kilodaltons; µF=microfarad/microfarads
            nF=nanofarad/nanofarads; pF=picofarad/picofarads; mM=millimolaire; µM=micromolaire; nM=nanomolaire; px=pixel/pixels
            °F=degré Fahrenheit/degrés Fahrenheit; dB=décibel/décibels; ha=hectare/hectares; t=tonne/tonnes
            """,
        per: " par "
    ) { forms, exponent, _ in
        forms.enumerated().map { $1 + (exponent == 2 ? " carré" : " cube") + ($0 > 0 ? "s" : "") }
    }
}
