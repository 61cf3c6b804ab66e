extension LanguageTables {
    static let portugueseShortWords = Set(
        words: "as os um uma que por de ou")

    static let portuguese = LanguageTables(
        abbreviations: portugueseAbbreviations,
        asking: AskingWords(
            feminine: Set(
                words:
                    "tura gura cia gia dade ção nsão ssão rsão tude carga nota taxa tarifa cota quota força superfície corrente dose área potências"
            )),
        variables: VariableNouns(
            beforeX: "grupo tipo", volumes: "volume", things: "cilindro gás cubo esfera tanque vaso sólido líquido água amostra cone corpo"),
        nounGenders: NounGenders.portuguese,
        point: DecimalPoint(
            word: "ponto", isSilent: true, silentBehind: Set(words: "às as das"), silentBefore: Set(words: "euros reais horas"),
            saidBehind: Set(words: "seção secção tabela versão figura capítulo exercício python debian windows")),
        counting: Set(words: "há havia são eram foram tem tinha com cerca mais menos quase uns umas os as de"),
        rangeWord: "a", beforeChrist: ["antes de cristo"],
        byWord: "por",
        multiple: Multiple(word: "vezes", followers: Set(words: "mais menos melhor")), overWord: "sobre",
        orWord: "ou", feminineEndings: ["a", "as"],
        referenceWords: ("referência", "referências"), bracketed: Set(words: "equação equações fórmula"), noteWord: "nota",
        fractions: [
            "1/2": "um meio", "1/3": "um terço", "2/3": "dois terços", "1/4": "um quarto", "3/4": "três quartos", "1/5": "um quinto",
            "1/10": "um décimo", "1/100": "um centésimo",
        ],
        oneHalf: HalfForms.portuguese,
        shortWeekdays: calendar("segunda=seg terça=ter quarta=qua quinta=qui sexta=sex sábado=sáb,sab domingo=dom"),
        currencies: [
            "M€": Currency(unit: ["milhão de euros", "milhões de euros"]),
            "€": Currency(unit: ["euro", "euros"], hundredths: ["cêntimo", "cêntimos"], and: " e "),
            "EUR": Currency(unit: ["euro", "euros"], hundredths: ["cêntimo", "cêntimos"], and: " e "),
            "R$": Currency(unit: ["real", "reais"], hundredths: ["centavo", "centavos"], and: " e "),
            "US$": Currency(unit: ["dólar", "dólares"], hundredths: ["centavo", "centavos"], and: " e "),
            "$": Currency(unit: ["dólar", "dólares"], hundredths: ["centavo", "centavos"], and: " e "),
            "£": Currency(unit: ["libra", "libras"]), "¥": Currency(unit: ["iene", "ienes"]),
        ],
        multipliers: Set(words: "mil milhão milhões bilhão bilhões bilião biliões"),
        shortMultipliers: ["mi": ("milhão", "milhões"), "bi": ("bilhão", "bilhões"), "tri": ("trilhão", "trilhões")],
        arithmetic: .portuguese,
        scoring: ScoringWords(verbs: "perdeu perderam venceu venceram ganhou empatou derrotou", of: ["de", "do", "da"]), ofMany: " de ",
        half: Half(behind: "e meio", behindFeminine: "e meia", of: "meio"), units: portugueseUnits,
        ratio: ("para", Set(words: "proporção")),
        timeWords: Set(words: "hora segundo minuto dia semana mês ano"),
        dates: DateTable(
            separators: ["/", "-", "."],
            stroke: StrokeDates(
                weak: Set(words: "em no ao de a"), strong: Set(words: "dia até"), until: Set(words: "até"),
                weekdays: Set(
                    words: "2.ª-feira 3.ª-feira 4.ª-feira 5.ª-feira 6.ª-feira segunda- terça- quarta- quinta- sexta- sábado domingo"),
                partitive: Set(words: "de do da dos das"))
        ) { day, month, year, _ in
            "\(day == 1 ? "primeiro" : "\(day)") de \(PortugueseNumbers.months[month - 1]) de \(year)"
        },
        time: { hour, minute, separator, _ in
            separator == "h" ? "\(hour)" + (minute.isEmpty || minute == "00" ? (hour == 1 ? " hora" : " horas") : " e \(minute)") : nil
        },
        clockWords: ["às"], numeral: PortugueseNumbers.numeral,
        symbols: [
            "∧": "e", "∨": "ou", "⊕": "mais", "∂": "parcial", "≡": "equivalente a", "∝": "proporcional a", "▲": "sobe", "▼": "desce",
            "↑": "sobe", "↓": "desce",
            "✓": "sim", "✔": "sim", "✗": "não", "✘": "não",
            "½": "um meio", "<": "menor que", ">": "maior que", "≤": "menor ou igual a", "≥": "maior ou igual a", "±": "mais ou menos",
            "≈": "cerca de",
            "≠": "diferente de", "√": "raiz de", "∑": "soma", "∏": "produto", "∈": "pertence a", "∉": "não pertence a", "∪": "união",
            "∩": "interseção", "∀": "para todo", "∃": "existe", "⇒": "implica", "⇔": "equivale a", "→": "para", "−": "menos",
            "‰": "por mil",
            "#": "número", "⊂": "contido em", "⊆": "contido em", "~": "cerca de",
            "↪": "mergulha em", "↦": "é levado em", "∄": "não existe", "⊄": "não contido em", "⊈": "não contido em",
            "⊊": "contido estritamente em",
            "⊥": "perpendicular a", "∥": "paralelo a", "∅": "conjunto vazio", "⇐": "segue de", "∛": "raiz cúbica de",
            "≢": "não equivalente a", "≁": "não equivalente a", "∤": "não divide", "⋃": "união", "⋂": "interseção",
        ],
        powers: PowerWords(squared: "ao quadrado", cubed: "ao cubo", other: "elevado a", minus: "menos"), functionWord: "de",
        givenWord: "dado",
        goingOn: "et cetera",
        smallWords: Set(words: "o a os as um uma de do da dos das e ou em no na por para com sem que ao à"),
        acronyms: portugueseAcronyms)

    private static let portugueseAcronyms = AcronymTable(
        words: "IVA ONU CEP PIN SIM ISO SUS TAC PIS NIF NIB IMI IPI FAT LAN GIF PUC SAC USP UNE RAM=rame ROM=rome TIC=tique DIN",
        spelled: "ONG IRC IBM IES IA EUA", butNot: "UN OS UM LED AI", always: "ISBN ISSN OCDE UFRJ AIEA")

    private static let portugueseAbbreviations = AbbreviationTable(
        always: """
            2.ª-feira = segunda-feira; 2ª-feira = segunda-feira; 3.ª-feira = terça-feira; 3ª-feira = terça-feira; 4.ª-feira = quarta-feira; 4ª-feira = quarta-feira
            5.ª-feira = quinta-feira; 5ª-feira = quinta-feira; 6.ª-feira = sexta-feira; 6ª-feira = sexta-feira
            p. ex. = por exemplo; p.ex. = por exemplo; a.C. = antes de Cristo; a. C. = antes de Cristo; d.C. = depois de Cristo
            d. C. = depois de Cristo; aprox. = aproximadamente; etc. = et cetera; cf. = confira; vs. = versus; vs = versus; et al. = et al
            ibid. = ibidem; op. cit. = op cit; máx. = máximo~máxima; mín. = mínimo~mínima; Ltda. = limitada; V. Exa. = Vossa Excelência; i.e. = isto é
            e.g. = por exemplo; n.º = número; n.ºs = números; Sr. = senhor; Sra. = senhora; Srs. = senhores; Dr. = doutor; Dra. = doutora
            Dr.ª = doutora; Sr.ª = senhora; S.A. = sociedade anónima; ca. = cerca de; V. Ex.ª = Vossa Excelência; V. Ex.a = Vossa Excelência
            Eng.º = engenheiro; Eng.ª = engenheira; Eng.o = engenheiro; Prof.ª = professora; Exma. = excelentíssima; Exmª = excelentíssima
            Av.ª = avenida; Avª = avenida; sra. = senhora; sr. = senhor; srs. = senhores; dr. = doutor; dra. = doutora; Dª = dona; D.ª = dona
            trim. = trimestre; univ. = universidade; Inst. = Instituto; depto. = departamento; cia. = companhia; e ss. = e seguintes
            e segs. = e seguintes; V. Sa. = Vossa Senhoria; V. Sas. = Vossas Senhorias; al. = alínea; s/n = sem número; av. = avenida; pç. = praça
            pça. = praça; dom. e = domingo e; sáb. = sábado; Min. da = Ministério da; Min. do = Ministério do; Min. de = Ministério de
            temp. = temperatura; jan. de = janeiro de; fev. de = fevereiro de; abr. de = abril de; jun. de = junho de; jul. de = julho de
            ago. de = agosto de; set. de = setembro de; out. de = outubro de; nov. de = novembro de; dez. de = dezembro de
            """,
        beforeNumber: """
            sáb. = sábado
            p. = página; pp. = páginas; pág. = página; págs. = páginas; núm. = número; fig. = figura; figs. = figuras; vol. = volume
            cap. = capítulo; caps. = capítulos; art. = artigo; arts. = artigos; tab. = tabela; eq. = equação; seç. = seção; sec. = secção
            t. = tomo; séc. = século; sécs. = séculos; tel. = telefone; ex. = exemplo; ed. = edição; jan. = janeiro; fev. = fevereiro
            mar. = março; abr. = abril; jun. = junho; jul. = julho; ago. = agosto; set. = setembro; out. = outubro; nov. = novembro
            dez. = dezembro; c. = cerca de; ref. = referência; § = parágrafo; n° = número
            """,
        beforeCapital: """
            D. = dom|dona; sen. = senador; gov. = governador; Av. = avenida; R. = rua; Prof. = professor
            Profa. = professora; profa. = professora; prof. = professor; Prof.ª = professora; Eng. = engenheiro; Gen. = general
            Cel. = coronel; Cap. = capitão; Sto. = Santo; Sta. = Santa; S. = São; Pe. = padre; Exmo. = excelentíssimo; Arq. = arquiteto
            """,
        afterNumber: """
            jan. = janeiro; fev. = fevereiro; abr. = abril; jun. = junho; jul. = julho; ago. = agosto; set. = setembro; out. = outubro
            nov. = novembro; dez. = dezembro; ed. = edição; ss. = e seguintes; pp. = páginas; min. = minuto/minutos/minutos
            un. = unidade/unidades/unidades; hab. = habitante/habitantes/habitantes
            """)

    private static let portugueseUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=mili; c=centi; d=deci; h=hecto; k=quilo; M=mega; G=giga; T=tera",
        bases: """
            m=metro/metros; g=grama/gramas; l=litro/litros; L=litro/litros; s=segundo/segundos; Hz=hertz; W=watt/watts; V=volt/volts
            J=joule/joules; Pa=pascal/pascais; Wh=watt hora/watts hora; eV=eletrão-volt/eletrões-volt; mol=mol/moles; Ω=ohm/ohms
            cal=caloria/calorias; bit=bit/bits
            """,
        others: """
            "=polegada/polegadas
            kB=quilobyte/quilobytes; KB=quilobyte/quilobytes; MB=megabyte/megabytes; GB=gigabyte/gigabytes; TB=terabyte/terabytes
            mA=miliampere/miliamperes; kN=quilonewton/quilonewtons; min=minuto/minutos; h=hora/horas; K=kelvin/kelvin
            °C=grau Celsius/graus Celsius; °F=grau Fahrenheit/graus Fahrenheit; dB=decibel/decibéis; ha=hectare/hectares
            t=tonelada/toneladas; km=quilômetro/quilômetros; hm=hectômetro/hectômetros; dm=decímetro/decímetros; cm=centímetro/centímetros
            mmHg=milímetro de mercúrio/milímetros de mercúrio; mAh=miliampere hora/miliamperes hora; mbar=milibar/milibares
            Nm=newton metro/newtons metro; mSv=milisievert/milisieverts; µF=microfarad/microfarads; nF=nanofarad/nanofarads
            pF=picofarad/picofarads; mM=milimolar; µM=micromolar; nM=nanomolar
            mm=milímetro/milímetros; µm=micrômetro/micrômetros; nm=nanômetro/nanômetros
            """,
        per: " por "
    ) { forms, exponent, _ in
        forms.enumerated().map { $1 + (exponent == 2 ? " quadrado" : " cúbico") + ($0 > 0 ? "s" : "") }
    }
}
