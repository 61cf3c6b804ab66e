extension LanguageTables {
    static let germanShortWords = Set(
        words: "er sie es wir ihr und der die das ein im so da was wie nur ich du man mit von")

    static let german = LanguageTables(
        abbreviations: germanAbbreviations, asking: AskingWords(time: ["des"]),
        lifeSigns: LifeSigns(born: "geboren", died: "gestorben", onDay: "am", about: ["um", "ca", "circa"]), addressDot: "Punkt",
        variables: VariableNouns(beforeX: "gruppe typ"),
        nounGenders: NounGenders.german, point: DecimalPoint(word: "Punkt"), joinsGroups: true, rangeWord: "bis",
        beforeChrist: ["vor christus", "v. chr"], byWord: "mal",
        multiple: Multiple(
            word: "mal", followers: Set(words: "so mehr weniger pro am im täglich wöchentlich monatlich jährlich"), endings: ["er"]),
        overWord: "durch",
        orWord: "oder",
        referenceWords: ("Quelle", "Quellen"),
        bracketed: Set(words: "gleichung gleichungen bedingung formel formeln"), noteWord: "Anmerkung",
        fractions: [
            "1/2": "ein halb", "1/3": "ein Drittel", "2/3": "zwei Drittel", "1/4": "ein Viertel", "3/4": "drei Viertel",
            "1/5": "ein Fünftel", "1/8": "ein Achtel", "1/10": "ein Zehntel", "1/100": "ein Hundertstel", "24/7": "24 7",
        ],
        oneHalf: HalfForms.german, andWord: "und",
        calendarNames: calendar(
            """
            Januar=jan Februar=feb,febr März=mär April=apr Mai Juni=jun Juli=jul August=aug September=sep,sept Oktober=okt November=nov Dezember=dez
            Montag=mo Dienstag=di Mittwoch=mi Donnerstag=do Freitag=fr Samstag=sa Sonntag=so
            """),
        currencies: [
            "M€": Currency(unit: ["Million Euro", "Millionen Euro"]), "k€": Currency(unit: ["tausend Euro"]),
            "€": Currency(unit: ["Euro"], hundredths: ["Cent"]), "EUR": Currency(unit: ["Euro"], hundredths: ["Cent"]),
            "$": Currency(unit: ["Dollar"], hundredths: ["Cent"]), "US-$": Currency(unit: ["US-Dollar"], hundredths: ["Cent"]),
            "£": Currency(unit: ["Pfund"], hundredths: ["Pence"]), "CHF": Currency(unit: ["Franken"], hundredths: ["Rappen"]),
            "Fr.": Currency(unit: ["Franken"], hundredths: ["Rappen"]), "DM": Currency(unit: ["D-Mark"], hundredths: ["Pfennig"]),
            "¥": Currency(unit: ["Yen"]), "₽": Currency(unit: ["Rubel"]),
        ],
        multipliers: Set(words: "tausend million millionen milliarde milliarden mio mrd tsd"), arithmetic: .german,
        half: Half(
            behind: "einhalb",
            words: ["1": "eineinhalb", "2": "zweieinhalb", "3": "dreieinhalb", "4": "viereinhalb", "5": "fünfeinhalb"]), units: germanUnits,
        compoundForm: 1,
        ratio: ("zu", Set(words: "maßstab maßstabe verhältnis mischungsverhältnis seitenverhältnis")),
        documents: Set(words: "nr nummer rechnung auftrag bestellung aktenzeichen az vorgang referenz ref"),
        timeWords: Set(words: "stunde sekunde minute tag woche monat jahr"),
        dates: DateTable(
            separators: ["."], beforeShort: Set(words: "am vom zum bis ab seit den der dem"),
            joining: ["und", "sowie", "bzw.", "beziehungsweise"],
            beforeLast: Set(words: "am vom zum"),
            numbered: Set(
                words: """
                    abschnitt abschnitte abschnitten kapitel kapiteln kap version versionen release kernel teil punkt ziffer ziffern paragraph
                    """),
            shortFrom: ("v.", "vom")
        ) { day, month, year, before in
            let text = GermanNumbers.ordinal(day, before: before, noun: "mai")
            let number = GermanNumbers.year(Int(year) ?? 0) ?? year
            return "\(text) \(GermanNumbers.months[month - 1])" + (number.isEmpty ? "" : " " + number)
        },
        time: { hour, minute, separator, next in
            // The voice says "Uhr" for a colon as well.
            guard next == "uhr", separator == "." || separator == ":" else { return nil }
            return minute == "00" ? "\(hour)" : "\(hour) Uhr \(Int(minute) ?? 0)"
        },
        dottedTimes: DottedTimes(
            perhaps: Set(words: "um ab gegen"), from: Set(words: "von zwischen täglich beginn termine termin"),
            joining: Set(words: "bis und oder sowie – -"), hours: Set(words: "uhr"), alone: " Uhr"), numeral: GermanNumbers.numeral,
        hasRomanStops: true,
        symbols: [
            "∧": "und", "∨": "oder", "⊕": "plus", "⊗": "Tensor", "▲": "aufwärts",
            "↑": "aufwärts", "▼": "abwärts", "↓": "abwärts", "⌘": "Befehl", "⇧": "Umschalt", "⌥": "Option",
            "✓": "ja", "✔": "ja", "✗": "nein", "✘": "nein",
            "<": "kleiner als", ">": "größer als", "∈": "Element von", "∉": "nicht Element von", "⊂": "Teilmenge von", "⊆": "Teilmenge von",
            "∪": "vereinigt mit", "∩": "geschnitten mit", "∀": "für alle", "∃": "es gibt", "∇": "Nabla", "∏": "Produkt",
            "⇒": "daraus folgt",
            "⇔": "genau dann wenn", "‰": "Promille", "~": "etwa", "∼": "etwa", "→": "nach",
            "↪": "wird eingebettet in", "↦": "wird abgebildet auf", "∄": "es gibt kein", "⊄": "keine Teilmenge von",
            "⊈": "keine Teilmenge von",
            "⊊": "echte Teilmenge von", "⊥": "senkrecht zu", "∥": "parallel zu", "∅": "leere Menge", "⇐": "folgt aus",
            "∛": "dritte Wurzel aus", "≢": "nicht äquivalent zu", "≁": "nicht äquivalent zu", "∤": "teilt nicht", "⋃": "Vereinigung",
            "⋂": "Durchschnitt",
        ],
        powers: PowerWords(squared: "Quadrat", cubed: "hoch 3", other: "hoch", minus: "minus"), functionWord: "von", givenWord: "gegeben",
        goingOn: "und so weiter",
        smallWords: Set(words: "der die das ein eine und oder von in im am an zu zum zur für mit auf bei aus als des dem den"),
        acronyms: germanAcronyms)

    private static let germanAcronyms = AcronymTable(
        words: """
            DIN PIN=pinn TAN=tann UNO=uhno UFO LAN=lann RAM=ramm ROM=romm SIM=simm ZIP=zipp GAU TÜV=tüff ISO ESA DAX=dakks RAL IFA PUK=puck
            """,
        spelled: "EZB AGB ARD UAW EG AOK IHK AHK BIP IBM AEG OLG IWF ILO IOC EKD LED CEO EWG AGG",
        always: "ISBN EuGH EGMR AEUV EStG AfD UdSSR USt UStG EnEV ÖPNV IFRS UrhG EMRK OSZE OWiG UNHCR ECTS")

    private static let germanAbbreviations = AbbreviationTable(
        always: """
            à = a
            Z. B. = Zum Beispiel; Z.B. = Zum Beispiel; D. h. = Das heißt; D.h. = Das heißt
            z. B. = zum Beispiel; z.B. = zum Beispiel; d. h. = das heißt; d.h. = das heißt; u. a. = unter anderem; u.a. = unter anderem
            v. a. = vor allem; v.a. = vor allem; i. d. R. = in der Regel; i.d.R. = in der Regel; u. U. = unter Umständen
            u.U. = unter Umständen; s. o. = siehe oben; s.o. = siehe oben; s. u. = siehe unten; s.u. = siehe unten; i. A. = im Auftrag
            o. Ä. = oder Ähnliches; o.Ä. = oder Ähnliches; o. ä. = oder ähnlich; u. Ä. = und Ähnliches; u.Ä. = und Ähnliches
            u. v. m. = und vieles mehr; u.v.m. = und vieles mehr; i. e. S. = im engeren Sinne; i. w. S. = im weiteren Sinne
            z. T. = zum Teil; z.T. = zum Teil; z. Zt. = zur Zeit; Z. Zt. = zurzeit; z. Z. = zur Zeit; z.Zt. = zur Zeit; m. E. = meines Erachtens
            m.E. = meines Erachtens; n. Chr. = nach Christus; v. Chr. = vor Christus; n.Chr. = nach Christus; v.Chr. = vor Christus
            usw. = und so weiter; bzw. = beziehungsweise; vgl. = vergleiche; etc. = et cetera; ggf. = gegebenenfalls; evtl. = eventuell
            inkl. = inklusive; exkl. = exklusive; zzgl. = zuzüglich; sog. = sogenannte; bspw. = beispielsweise; insb. = insbesondere
            insbes. = insbesondere; allg. = allgemein; entspr. = entsprechend; gem. = gemäß; ca. = circa; bzgl. = bezüglich
            Hrsg. = Herausgeber; hrsg. = herausgegeben; zit. = zitiert; ebd. = ebenda; einschl. = einschließlich; jmd. = jemand
            et al. = et al; Jh. = Jahrhundert; Jhd. = Jahrhundert; Mio. = Million/Millionen/Millionen; Mrd. = Milliarde/Milliarden/Milliarden; Tsd. = Tausend; wg. = wegen
            i. V. m. = in Verbindung mit; i.V.m. = in Verbindung mit; a. a. O. = am angegebenen Ort; a.a.O. = am angegebenen Ort
            u. v. a. m. = und vieles andere mehr; u.v.a.m. = und vieles andere mehr; o. g. = oben genannten; o.g. = oben genannten
            e. V. = e Vau; e.V. = e Vau; i. V. = in Vertretung; i.V. = in Vertretung; usf. = und so fort; MwSt. = Mehrwertsteuer
            Str. = Straße; Fa. = Firma; mind. = mindestens; max. = maximal
            Dr. med. = Doktor med; Dr. phil. = Doktor phil; Dr. jur. = Doktor jur; Dr. rer. nat. = Doktor rer nat; Dr. h. c. = Doktor h c
            s. Abb. = siehe Abbildung; s. Tab. = siehe Tabelle; s. Kap. = siehe Kapitel; s. Abschn. = siehe Abschnitt; s. S. = siehe Seite
            s. Anm. = siehe Anmerkung; s. Anh. = siehe Anhang; s. Zt. = seinerzeit
            Dr. h.c. = Doktor h c; Dr.-Ing. = Doktor-Ingenieur
            i. Vj. = im Vorjahr; Vj. = Vorjahr; Hbf. = Hauptbahnhof; Hbf = Hauptbahnhof; Bhf. = Bahnhof; rd. = rund; innerh. = innerhalb
            USt-IdNr. = Umsatzsteuer-Identifikationsnummer; USt-Id-Nr. = Umsatzsteuer-Identifikationsnummer; lfd. Nr. = laufende Nummer
            v. u. Z. = vor unserer Zeitrechnung; u. Z. = unserer Zeitrechnung; u. dgl. = und dergleichen
            lit. a = Buchstabe a; lit. b = Buchstabe b; lit. c = Buchstabe c; lit. d = Buchstabe d; lit. e = Buchstabe e; lit. f = Buchstabe f
            lit. g = Buchstabe g; lit. h = Buchstabe h
            """,
        beforeNumber: """
            S. = Seite; Nr. = Nummer; Nrn. = Nummern; Abb. = Abbildung; Abbn. = Abbildungen; Tab. = Tabelle; Bd. = Band; Bde. = Bände
            Kap. = Kapitel; Art. = Artikel; Abs. = Absatz; Abschn. = Abschnitt; Gl. = Gleichung; Anm. = Anmerkung; Ziff. = Ziffer; Z. = Zeile
            H. = Heft; Jg. = Jahrgang; Tel. = Telefon; Aufl. = Auflage; vgl. = vergleiche; geb. = geboren; gest. = gestorben; Fn. = Fußnote
            §§ = Paragraphen; Vol. = Volume; Fig. = Figur; Jan. = Januar; Feb. = Februar; Febr. = Februar; Apr. = April; Aug. = August
            Sept. = September; Sep. = September; Okt. = Oktober; Nov. = November; Dez. = Dezember; Rn. = Randnummer; Bl. = Blatt; Nr = Nummer
            Art = Artikel; lit. = Buchstabe; Az. = Aktenzeichen
            Abf. = Abfahrt; Ank. = Ankunft; Anh. = Anhang
            """,
        beforeCapital: """
            Dr. = Doktor; Dr = Doktor; Prof. = Professor; Hr. = Herr; Fr. = Frau; St. = Sankt; Dipl. = Diplom; Ing. = Ingenieur; Frl. = Fräulein
            Hl. = Heilige; hl. = heilige; gen. = genannt; gez. = gezeichnet; Abt. = Abteilung; Univ. = Universität; Mag. = Magister
            Verf. = Verfasser; Hzg. = Herzog; Kl. = Klasse; Gr. = Große
            Inst. = Institut; Bgm. = Bürgermeister; Vors. = Vorsitzender
            """,
        afterNumber: """
            Jh. = Jahrhundert/Jahrhunderts; Jhd. = Jahrhundert/Jahrhunderts
            f. = folgende; ff. = folgende; Jan. = Januar; Feb. = Februar; Febr. = Februar; Apr. = April; Aug. = August; Sept. = September
            Sep. = September; Okt. = Oktober; Nov. = November; Dez. = Dezember; Aufl. = Auflage; Bd. = Band; Std. = Stunde/Stunden/Stunden
            Min. = Minute/Minuten/Minuten; J. = Jahr/Jahre/Jahre
            Sek. = Sekunde/Sekunden/Sekunden; Kap. = Kapitel; Jg. = Jahrgang; Pr. = Prise/Prisen/Prisen; Pck. = Päckchen; Essl. = Esslöffel; Teel. = Teelöffel
            Stk. = Stück; Stck. = Stück; Pers. = Person/Personen/Personen; Einw. = Einwohner; Tg. = Tag/Tage/Tage
            """, lastAfterNumber: "St. = Stück",
        ofDates: """
            Mo. = Montag; Di. = Dienstag; Mi. = Mittwoch; Do. = Donnerstag; Fr. = Freitag; Sa. = Samstag; So. = Sonntag
            """,
        besideDays: AbbreviationTable.DayWords(before: ["am", "jeden"], until: ["bis"], behind: ["uhr"]), endings: ["str.": "straße"],
        inNumbered: ["S.": (Set(words: "Absatz § Artikel Paragraph"), "Satz")])

    private static let germanUnits = UnitTable(
        prefixes: "p=Piko; n=Nano; µ=Mikro; m=Milli; c=Zenti; d=Dezi; h=Hekto; k=Kilo; M=Mega; G=Giga; T=Tera",
        bases: """
            m=meter; g=gramm; l=liter; L=liter; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=wattstunden; eV=elektronenvolt; mol=mol
            Ω=ohm; cal=kalorien; bit=bit; s=sekunde/sekunden
            """,
        others: """
            "=Zoll
            kB=Kilobyte; KB=Kilobyte; MB=Megabyte; GB=Gigabyte; TB=Terabyte; mA=Milliampere; kN=Kilonewton; min=Minute/Minuten
            TL=Teelöffel; EL=Esslöffel; Tl=Teelöffel; h=Stunde/Stunden; Std=Stunde/Stunden; K=Kelvin; °C=Grad Celsius
            °F=Grad Fahrenheit; dB=Dezibel; ha=Hektar; t=Tonne/Tonnen
            mmHg=Millimeter Quecksilbersäule; mAh=Milliamperestunde/Milliamperestunden; Ah=Amperestunde/Amperestunden; mbar=Millibar
            Nm=Newtonmeter; kWp=Kilowatt Peak; kDa=Kilodalton; mSv=Millisievert; µSv=Mikrosievert; MBq=Megabecquerel; pF=Pikofarad
            nF=Nanofarad; µF=Mikrofarad; mH=Millihenry; mM=millimolar; µM=mikromolar; nM=nanomolar; px=Pixel
            MiB=Mebibyte; GiB=Gibibyte; fps=Bilder pro Sekunde
            PS=Pferdestärken; ppm=Teile pro Million
            """,
        per: " pro "
    ) { forms, exponent, isDivisor in
        if isDivisor, forms.first == "sekunde" { return [exponent == 2 ? "Quadratsekunde" : "Kubiksekunde"] }
        return forms.map { (exponent == 2 ? "Quadrat" : "Kubik") + $0.lowercased() }
    }
}
