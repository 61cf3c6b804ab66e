extension LanguageTables {
    static let spanishShortWords = Set(
        words: "el la los las un uno una y de del con que por")

    static let spanish = LanguageTables(
        abbreviations: spanishAbbreviations,
        asking: AskingWords(
            feminine: Set(
                words: """
                    tura cia gía dad tad ción sión tud carga nota tasa tarifa cuota fuerza superficie corriente dosis talla pendiente temperaturas alturas
                    distancias potencias cargas
                    """)),
        variables: VariableNouns(
            beforeX: "grupo tipo", volumes: "volumen",
            things: "cilindro gas cubo esfera tanque vaso sólido líquido agua muestra cono cuerpo"),
        nounGenders: NounGenders.spanish, point: DecimalPoint(word: "punto"),
        counting: Set(words: "hay había son eran fueron tiene tenía con unos unas más menos casi los las unas sus para"), rangeWord: "a",
        beforeChrist: ["antes de cristo"],
        byWord: "por",
        multiple: Multiple(word: "veces", followers: Set(words: "más menos mejor")), overWord: "sobre",
        orWord: "o", feminineEndings: ["a", "as"],
        referenceWords: ("referencia", "referencias"),
        bracketed: Set(words: "ecuación ecuaciones fórmula"), noteWord: "nota",
        fractions: [
            "1/2": "un medio", "1/3": "un tercio", "2/3": "dos tercios", "1/4": "un cuarto", "3/4": "tres cuartos", "1/5": "un quinto",
            "1/10": "un décimo", "1/100": "un centésimo",
        ],
        oneHalf: HalfForms.spanish,
        shortWeekdays: calendar("lunes=l,lun martes=mar miércoles=mié,mie jueves=jue viernes=v,vie sábado=sáb,sab domingo=dom"),
        currencies: [
            "M€": Currency(unit: ["millón de euros", "millones de euros"]),
            "€": Currency(unit: ["euro", "euros"], hundredths: ["céntimo", "céntimos"], and: " con "),
            "EUR": Currency(unit: ["euro", "euros"], hundredths: ["céntimo", "céntimos"], and: " con "),
            "$": Currency(unit: ["dólar", "dólares"], hundredths: ["centavo", "centavos"], and: " con "),
            "US$": Currency(unit: ["dólar", "dólares"], hundredths: ["centavo", "centavos"], and: " con "),
            "£": Currency(unit: ["libra", "libras"]), "¥": Currency(unit: ["yen", "yenes"]),
        ],
        multipliers: Set(words: "mil millón millones billón billones"), arithmetic: .spanish,
        scoring: ScoringWords(verbs: "perdió perdieron ganó ganaron venció empató cayó derrotó", of: ["de"]), ofMany: " de ", verbs: ["ha"],
        doneWithLand: Set(words: "cultivadas quemadas sembradas plantadas regadas"),
        half: Half(behind: "y medio", behindFeminine: "y media", of: "medio"), units: spanishUnits,
        ratio: ("a", Set(words: "proporción ratio")),
        timeWords: Set(words: "hora segundo minuto día semana mes año"),
        dates: DateTable(
            separators: ["/", "-"],
            stroke: StrokeDates(
                weak: Set(words: "el del al"), strong: Set(words: "día"), until: Set(words: "hasta desde antes"),
                weekdays: Set(words: "lunes martes miércoles jueves viernes sábado domingo"), partitive: Set(words: "de del"))
        ) { day, month, year, _ in
            "\(day) de \(SpanishNumbers.months[month - 1]) de \(year)"
        },
        time: { hour, minute, separator, next in
            if separator == "h" { return "\(hour)" + (minute.isEmpty || minute == "00" ? " horas" : " \(minute)") }
            guard next == "h" || next == "hs" || next == "horas" || next == "hrs", separator == "." || separator == ":" else { return nil }
            // The unit stands behind, and would be in the middle.
            return minute == "00" ? "\(hour) horas" : "\(hour):\(minute) horas"
        },
        dottedTimes: DottedTimes(
            from: Set(words: "las de desde horario"), joining: Set(words: "a y o hasta – -"),
            hours: Set(words: "h hs horas hrs")), clockWords: ["las"],
        numeral: SpanishNumbers.numeral,
        symbols: [
            "∧": "y", "∨": "o", "⊕": "más", "∂": "parcial", "≡": "equivalente a", "∝": "proporcional a",
            "▲": "sube", "▼": "baja", "↑": "sube", "↓": "baja", "⌘": "Comando", "⇧": "Mayúsculas",
            "⌥": "Opción",
            "✓": "sí", "✔": "sí", "✗": "no", "✘": "no",
            "½": "un medio", "¼": "un cuarto", "¾": "tres cuartos", "⅓": "un tercio", "⅔": "dos tercios",
            "<": "menor que", ">": "mayor que", "≤": "menor o igual que", "≥": "mayor o igual que", "±": "más menos",
            "×": "por",
            "÷": "dividido por", "≈": "aproximadamente", "≠": "distinto de", "∞": "infinito", "√": "raíz de", "∑": "suma", "∏": "producto",
            "∫": "integral", "∈": "pertenece a", "∉": "no pertenece a", "∪": "unión", "∩": "intersección", "∀": "para todo", "∃": "existe",
            "⇒": "implica", "⇔": "equivale a", "→": "hacia", "−": "menos", "‰": "por mil", "&": "y", "⊂": "incluido en", "⊆": "incluido en",
            "~": "aproximadamente",
            "↪": "se sumerge en", "↦": "se aplica en", "∄": "no existe", "⊄": "no incluido en", "⊈": "no incluido en",
            "⊊": "incluido estrictamente en",
            "⊥": "perpendicular a", "∥": "paralelo a", "∅": "conjunto vacío", "⇐": "se sigue de", "∛": "raíz cúbica de",
            "≢": "no equivalente a", "≁": "no equivalente a", "∤": "no divide a", "⋃": "unión", "⋂": "intersección",
        ],
        powers: PowerWords(squared: "al cuadrado", cubed: "al cubo", other: "elevado a", minus: "menos"), functionWord: "de",
        givenWord: "dado",
        goingOn: "etcétera",
        smallWords: Set(words: "el la los las un una de del y o en a al por para con sin que"),
        acronyms: spanishAcronyms)

    private static let spanishAcronyms = AcronymTable(
        words: """
            IVA ONU AVE UCI ETA RAE SIM PIN CIF NIF NIE IBI ERE ESO RAM ROM PIB INE LAN GIF BOE TAC DIN TIC PUK ISO PAC TAE
            RUC RUT UNE
            """,
        spelled: "OIT UGT IPC IGN OPS OEP ITV UCA ONG IA EWR", butNot: "UN OS EPA LED AI", always: "ISBN IRPF AEPD OIEA")

    private static let spanishAbbreviations = AbbreviationTable(
        always: """
            V.º B.º = visto bueno; Vº Bº = visto bueno; V.° B.° = visto bueno
            à = a
            p. ej. = por ejemplo; p.ej. = por ejemplo; p. e. = por ejemplo; p.e. = por ejemplo; a. C. = antes de Cristo; a.C. = antes de Cristo
            d. C. = después de Cristo; d.C. = después de Cristo; EE. UU. = Estados Unidos; EE.UU. = Estados Unidos; aprox. = aproximadamente
            etc. = etcétera; cf. = compárese; vs. = versus; vs = versus; et al. = et al; ibíd. = ibídem; op. cit. = op cit; máx. = máximo~máxima
            mín. = mínimo~mínima; c/u = cada uno; D.ª = doña; Dña. = doña; Sr. = señor; Sra. = señora; Srta. = señorita; Sres. = señores
            Dr. = doctor; Dra. = doctora; Ud. = usted; Uds. = ustedes; Vd. = usted; Vds. = ustedes; dpto. = departamento; Cía. = compañía
            n.º = número; Nº = número; N° = número; Nro. = número; nro. = número; n.os = números; nº = número; S. M. = Su Majestad; S. A. R. = Su Alteza Real; S.A.R. = Su Alteza Real
            S.A. = sociedad anónima
            S. A. = sociedad anónima; p. m. = p m
            JJ. OO. = Juegos Olímpicos; JJ.OO. = Juegos Olímpicos; CC. OO. = Comisiones Obreras; CC.OO. = Comisiones Obreras
            FF. AA. = Fuerzas Armadas; FF.AA. = Fuerzas Armadas; RR. CC. = Reyes Católicos; CC. AA. = Comunidades Autónomas; Dª. = doña
            CC.AA. = Comunidades Autónomas; RR. HH. = Recursos Humanos; RR.HH. = Recursos Humanos
            a. m. = a m; i.e. = es decir; e.g. = por ejemplo; Avda. = avenida; avda. = avenida; tfno. = teléfono; tlf. = teléfono; nro. = número
            Nro. = número; izq. = izquierda; dcha. = derecha
            mill. = millones; Ilmo. = ilustrísimo; Ilma. = ilustrísima; Excma. = excelentísima
            trim. = trimestre; lun. = lunes; mié. = miércoles; jue. = jueves; vie. = viernes; sáb. = sábado; dom. y = domingo y; s/n = sin número
            Pza. de = plaza de; izda. = izquierda; cfr. = compárese
            depto. = departamento; univ. = universidad; Inst. = Instituto; ayto. = ayuntamiento; Min. de = Ministerio de; temp. = temperatura
            ene. de = enero de; feb. de = febrero de; abr. de = abril de; jun. de = junio de; jul. de = julio de; ago. de = agosto de
            sept. de = septiembre de; set. de = septiembre de; oct. de = octubre de; nov. de = noviembre de; dic. de = diciembre de
            """,
        beforeNumber: """
            lun. = lunes; mié. = miércoles; jue. = jueves; vie. = viernes; sáb. = sábado
            p. = página; pp. = páginas; pág. = página; págs. = páginas; núm. = número; núms. = números; fig. = figura; figs. = figuras
            vol. = volumen; cap. = capítulo; caps. = capítulos; art. = artículo; arts. = artículos; tab. = tabla; ec. = ecuación
            secc. = sección; sec. = sección; t. = tomo; s. = siglo; ss. = siglos; tel. = teléfono; ej. = ejemplo; ed. = edición; hacia = hacia
            ene. = enero; feb. = febrero; mar. = marzo; abr. = abril; jun. = junio; jul. = julio; ago. = agosto; sept. = septiembre
            oct. = octubre; nov. = noviembre; dic. = diciembre; apdo. = apartado; c. = circa; ca. = circa; ref. = referencia
            """,
        beforeCapital: """
            D. = don; Av. = avenida; C/ = calle; Pza. = plaza; pza. = plaza; Prof. = profesor; Profa. = profesora; Ing. = ingeniero; Lic. = licenciado
            Gral. = general; Cnel. = coronel; Sto. = Santo; Sta. = Santa; S. = San; ed. = editorial; Ed. = editorial; Excmo. = excelentísimo
            """,
        afterNumber: """
            cdta. = cucharadita/cucharaditas/cucharaditas/cucharadita; cdtas. = cucharaditas; cda. = cucharada/cucharadas/cucharadas/cucharada; cdas. = cucharadas
            ene. = enero; feb. = febrero; abr. = abril; jun. = junio; jul. = julio; ago. = agosto; sept. = septiembre; oct. = octubre
            nov. = noviembre; dic. = diciembre; ed. = edición; págs. = páginas; pp. = páginas; ss. = y siguientes; y ss. = y siguientes
            y sigs. = y siguientes; min. = minuto/minutos/minutos; h. = horas
            uds. = unidades; ud. = unidad; hab. = habitante/habitantes/habitantes; pers. = persona/personas/personas
            """)

    private static let spanishUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=mili; c=centi; d=deci; h=hecto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=metro/metros; g=gramo/gramos; l=litro/litros; L=litro/litros; s=segundo/segundos; Hz=hercio/hercios; W=vatio/vatios
            V=voltio/voltios; J=julio/julios; Pa=pascal/pascales; Wh=vatios hora; eV=electronvoltio/electronvoltios; mol=mol/moles
            Ω=ohmio/ohmios; cal=caloría/calorías; bit=bit/bits
            """,
        others: """
            "=pulgada/pulgadas
            kB=kilobyte/kilobytes; KB=kilobyte/kilobytes; MB=megabyte/megabytes; GB=gigabyte/gigabytes; TB=terabyte/terabytes
            mA=miliamperio/miliamperios; kN=kilonewton/kilonewtons; min=minuto/minutos; h=hora/horas; K=kelvin/kelvin
            °C=grado Celsius/grados Celsius; °F=grado Fahrenheit/grados Fahrenheit; dB=decibelio/decibelios; ha=hectárea/hectáreas
            t=tonelada/toneladas; km=kilómetro/kilómetros; hm=hectómetro/hectómetros; dm=decímetro/decímetros; cm=centímetro/centímetros
            mmHg=milímetro de mercurio/milímetros de mercurio; mAh=miliamperio hora/miliamperios hora; mbar=milibar/milibares
            Nm=newton metro/newtons metro; mSv=milisievert/milisieverts; kDa=kilodalton/kilodaltons; µF=microfaradio/microfaradios
            nF=nanofaradio/nanofaradios; pF=picofaradio/picofaradios; mM=milimolar; µM=micromolar; nM=nanomolar
            mm=milímetro/milímetros; µm=micrómetro/micrómetros; nm=nanómetro/nanómetros
            """,
        per: " por "
    ) { forms, exponent, _ in
        forms.enumerated().map { $1 + (exponent == 2 ? " cuadrado" : " cúbico") + ($0 > 0 ? "s" : "") }
    }
}
