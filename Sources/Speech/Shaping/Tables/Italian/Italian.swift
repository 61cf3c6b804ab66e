extension LanguageTables {
    static let italianShortWords = Set(
        words: "il la le un una in con per che non lo gli uno del")

    /// espeak-ng reads Roman numerals and ordinals well in Italian, but for single letters.
    static let italian = LanguageTables(
        abbreviations: italianAbbreviations,
        asking: AskingWords(
            feminine: Set(
                words:
                    "tura ezza tà tenza quenza denza stanza zione sione gione corrente durata portata coppia dose forza superficie carica")),
        courtesy: ItalianNames.title, lifeSigns: LifeSigns(born: "nascita", died: "morte"),
        addressDot: "punto",
        variables: VariableNouns(volumes: "volume", things: "cilindro gas cubo sfera vaso solido liquido acqua campione cono corpo"),
        nounGenders: NounGenders.italian, decimal: italianDecimal, point: DecimalPoint(word: "punto"),
        elidedNumber: (italianElided, "virgola"), elides: true,
        counting: Set(words: "sono erano furono ha aveva conta con circa oltre quasi dei delle i le più di"), rangeWord: "a",
        beforeChrist: ["avanti cristo", "a.c"], byWord: "per",
        multiple: Multiple(word: "volte", followers: Set(words: "più meno meglio")),
        overWord: "su", orWord: "o",
        referenceWords: ("riferimento", "riferimenti"),
        bracketed: Set(words: "equazione equazioni formula"), noteWord: "nota",
        fractions: [
            "1/2": "un mezzo", "1/3": "un terzo", "2/3": "due terzi", "1/4": "un quarto", "3/4": "tre quarti", "1/5": "un quinto",
            "1/10": "un decimo", "1/100": "un centesimo",
        ],
        oneHalf: HalfForms.italian,
        shortWeekdays: calendar("lunedì=lun martedì=mar mercoledì=mer giovedì=gio venerdì=ven sabato=sab domenica=dom"),
        currencies: [
            "M€": Currency(unit: ["milione di euro", "milioni di euro"]),
            "€": Currency(unit: ["euro"], hundredths: ["centesimo", "centesimi"], and: " e "),
            "EUR": Currency(unit: ["euro"], hundredths: ["centesimo", "centesimi"], and: " e "),
            "$": Currency(unit: ["dollaro", "dollari"], hundredths: ["centesimo", "centesimi"], and: " e "),
            "£": Currency(unit: ["sterlina", "sterline"]), "¥": Currency(unit: ["yen"]),
            "CHF": Currency(unit: ["franco svizzero", "franchi svizzeri"]),
        ],
        multipliers: Set(words: "milione milioni miliardo miliardi mln mld"), arithmetic: .italian,
        scoring: ScoringWords(verbs: "perso perde vinto vince battuto batte sconfitta", of: ["di", "da"]), ofMany: " di ", verbs: ["ha"],
        doneWithLand: Set(words: "coltivati bruciati seminati irrigati vitati"),
        half: Half(behind: "e mezzo", of: "mezzo"), units: italianUnits, ratio: ("a", Set(words: "proporzione")),
        timeWords: Set(words: "ora secondo minuto giorno settimana mese anno"),
        dates: DateTable(
            separators: ["/", "."],
            stroke: StrokeDates(
                weak: Set(words: "il dal al del"), strong: Set(words: "entro"), until: Set(words: "entro fino sino prima dopo"),
                weekdays: Set(words: "lunedì martedì mercoledì giovedì venerdì sabato domenica"),
                partitive: Set(words: "di dei del della delle degli"))
        ) { day, month, year, _ in
            "\(day == 1 ? "primo" : "\(day)") \(ItalianNumbers.months[month - 1]) \(year)"
        },
        time: { hour, minute, separator, next in
            // "2h 45min"
            if separator == "h", minute.isEmpty, next?.startsWithDigit == true { return "\(hour) \(hour == 1 ? "ora" : "ore") e" }
            return separator == "h" ? "\(hour)" + (minute.isEmpty || minute == "00" ? "" : " e \(minute)") : nil
        },
        dottedTimes: DottedTimes(
            behind: Set(words: "ore alle dalle delle"), from: Set(words: "orario"), joining: Set(words: "alle e o – -")),
        clockWords: ["ore", "alle", "dalle", "delle"], numeral: ItalianNumbers.numeral,
        symbols: [
            "∧": "e", "∨": "o", "⊕": "più", "▲": "su", "▼": "giù", "↑": "su",
            "↓": "giù", "⌘": "Comando", "⇧": "Maiuscole", "⌥": "Opzione",
            "✓": "sì", "✔": "sì", "✗": "no", "✘": "no",
            "½": "un mezzo", "<": "minore di", ">": "maggiore di", "±": "più o meno", "×": "per", "÷": "diviso", "∈": "appartiene a",
            "∉": "non appartiene a",
            "∪": "unione", "∩": "intersezione", "∀": "per ogni", "∃": "esiste", "⇒": "implica", "⇔": "equivale a", "&": "e", "~": "circa",
            "∏": "prodotto", "⊂": "incluso in", "⊆": "incluso in",
            "↪": "si immerge in", "↦": "va in", "∄": "non esiste", "⊄": "non incluso in", "⊈": "non incluso in",
            "⊊": "incluso strettamente in",
            "⊥": "perpendicolare a", "∥": "parallelo a", "∅": "insieme vuoto", "⇐": "segue da", "∛": "radice cubica di",
            "≢": "non equivalente a", "≁": "non equivalente a", "∤": "non divide", "⋃": "unione", "⋂": "intersezione",
        ],
        powers: PowerWords(squared: "al quadrato", cubed: "al cubo", other: "alla", minus: "meno"), functionWord: "di", givenWord: "dato",
        goingOn: "eccetera",
        smallWords: Set(words: "il lo la i gli le un uno una di del della dei e o in a al alla da per con su che"),
        acronyms: italianAcronyms)

    private static let italianAcronyms = AcronymTable(
        words: """
            IVA ONU UIL ASL IMU UFO ENI PIL FAO CAP DOC TAR ISO CAI PIN SIM RAM ROM PEC TIR CAF DOP DAD LAN GIF POR PON NAS
            DIN USL CUD BOT PAC TAC TAV CUP CIG RUP GIP GUP TIM
            """,
        spelled: "IGP UDC ATM ICT IA", butNot: "UN AI OS LED", always: "IRCCS")

    private static let italianAbbreviations = AbbreviationTable(
        always: """
            p. es. = per esempio; p.es. = per esempio; ad es. = ad esempio; per es. = per esempio; es. = esempio; a.C. = avanti Cristo
            a. C. = avanti Cristo; d.C. = dopo Cristo; d. C. = dopo Cristo; ecc. = eccetera; etc. = eccetera; cfr. = confronta; cf. = confronta
            ca. = circa; c.a. = circa; vs. = contro; vs = contro; et al. = et al; ibid. = ibidem; op. cit. = op cit; Sig.ra = signora
            Sig.na = signorina; sig.ra = signora; dott.ssa = dottoressa; Dott.ssa = dottoressa; prof.ssa = professoressa
            Prof.ssa = professoressa; sigg. = signori; max. = massimo~massima; min. = minimo~minima; S.p.A. = società per azioni; s.p.a. = società per azioni
            S.r.l. = società a responsabilità limitata; mln = milione/milioni/milioni; mld = miliardo/miliardi/miliardi; mln. = milione/milioni/milioni
            mld. = miliardo/miliardi/miliardi; D.Lgs. = decreto legislativo; d.lgs. = decreto legislativo; D.L. = decreto legge
            D.P.R. = decreto del presidente della Repubblica; D.M. = decreto ministeriale; Spett.le = spettabile; Egr. = egregio
            Gent.mo = gentilissimo; Gent.ma = gentilissima; P.zza = piazza; p.zza = piazza; C.so = corso; V.le = viale; F.lli = fratelli
            n.b. = nota bene; cd. = cosiddetto; c.d. = cosiddetto; tot. = totale; i.e. = cioè
            e.g. = per esempio
            trim. = trimestre; lun. = lunedì; mer. = mercoledì; gio. = giovedì; ven. = venerdì; sab. = sabato; dom. e = domenica e; q.b. = quanto basta
            P.IVA = partita iva; P. IVA = partita iva; e ss. = e seguenti; e sgg. = e seguenti
            univ. = università; ist. = istituto; Dip. di = Dipartimento di; temp. = temperatura
            """,
        beforeNumber: """
            lun. = lunedì; mer. = mercoledì; gio. = giovedì; ven. = venerdì; sab. = sabato; dom. = domenica
            p. = pagina; pp. = pagine; pag. = pagina; pagg. = pagine; n. = numero; nn. = numeri; num. = numero; fig. = figura; figg. = figure
            vol. = volume; voll. = volumi; cap. = capitolo; capp. = capitoli; art. = articolo; artt. = articoli; tab. = tabella
            eq. = equazione; sez. = sezione; t. = tomo; tel. = telefono; par. = paragrafo; sec. = secolo; secc. = secoli; genn. = gennaio; febbr. = febbraio
            apr. = aprile; giu. = giugno; lug. = luglio; ago. = agosto; sett. = settembre; ott. = ottobre; nov. = novembre; dic. = dicembre
            rif. = riferimento; all. = allegato; n° = numero
            cell. = cellulare; arr. = arrivo; mar. = martedì; bin. = binario
            """,
        beforeCapital: """
            Sig. = signor; sig. = signor; Dott. = dottor; dott. = dottor; Dr. = dottor; dr. = dottor; Prof. = professor; prof. = professor
            Ing. = ingegner; ing. = ingegner; Avv. = avvocato; avv. = avvocato; Arch. = architetto; arch. = architetto; Geom. = geometra
            On. = onorevole; on. = onorevole; S. = San; Card. = cardinale; Mons. = monsignor; mons. = monsignor; gen. = generale; col. = colonnello
            Rag. = ragionier
            Cav. = cavalier; rag. = ragionier; cav. = cavalier; geom. = geometra; P.za = piazza; V.le = viale; Ed. = edizioni; ed. = edizioni
            """,
        afterNumber: """
            V c.a. = volt in corrente alternata; V c.c. = volt in corrente continua; A c.a. = ampere in corrente alternata
            genn. = gennaio; febbr. = febbraio; apr. = aprile; giu. = giugno; lug. = luglio; ago. = agosto; sett. = settembre; ott. = ottobre
            nov. = novembre; dic. = dicembre; sec. = secolo; ss. = e seguenti; sgg. = e seguenti; ed. = edizione; min. = minuto/minuti/minuti
            mar. = marzo; pz. = pezzo/pezzi/pezzi; ab. = abitante/abitanti/abitanti; pers. = persona/persone/persone
            """,
        beforeAny: "lett. = lettera",
        behindNumbers: ["mar.": AbbreviationTable.NumbersBefore(figures: 1...2)])

    private static let italianUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=milli; c=centi; d=deci; h=etto; k=chilo; M=mega; G=giga; T=tera",
        bases: """
            m=metro/metri; g=grammo/grammi; l=litro/litri; L=litro/litri; s=secondo/secondi; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal
            Wh=wattora; eV=elettronvolt; mol=mole/moli; Ω=ohm; cal=caloria/calorie; bit=bit
            """,
        others: """
            "=pollice/pollici
            kB=kilobyte; KB=kilobyte; MB=megabyte; GB=gigabyte; TB=terabyte; mA=milliampere; kN=kilonewton; min=minuto/minuti; h=ora/ore
            mmHg=millimetro di mercurio/millimetri di mercurio; mAh=milliamperora/milliamperore; mbar=millibar; Nm=newton metro/newton metri
            mSv=millisievert; kDa=kilodalton; µF=microfarad; nF=nanofarad; pF=picofarad; mM=millimolare; µM=micromolare; nM=nanomolare
            K=kelvin; °C=grado Celsius/gradi Celsius; °F=grado Fahrenheit/gradi Fahrenheit; dB=decibel; ha=ettaro/ettari; t=tonnellata/tonnellate
            """,
        per: " per ", divisors: "h=all’ora; s=al secondo; min=al minuto; l=al litro; L=al litro; m=al metro; kg=al chilogrammo"
    ) { forms, exponent, _ in
        forms.enumerated().map { index, name in
            let end = name.hasSuffix("o") ? "o" : name.hasSuffix("i") ? "i" : index == 0 ? "o" : "i"
            return name + (exponent == 2 ? " quadrat" : " cub") + end
        }
    }
}
