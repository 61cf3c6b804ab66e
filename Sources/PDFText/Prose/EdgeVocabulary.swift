/// Words that tell what a row at a page's edge speaks of, with the sign that each is.
enum EdgeVocabulary {
    /// The sign of a word in small letters, without the stop behind it; `nil` of most.
    static func sign(of word: some Collection<UInt8>) -> EdgeSign? {
        guard word.count <= longest else { return nil }
        return signs[Array(word)]
    }

    private static let longest = 24

    private static let signs: [[UInt8]: EdgeSign] = {
        var signs: [[UInt8]: EdgeSign] = [:]
        for (sign, words) in lists {
            for word in words.split(separator: " ") { signs[Array(word.utf8)] = sign }
        }
        return signs
    }()

    private static let lists: KeyValuePairs<EdgeSign, String> = [
        .hasInstitution: """
        university universität universiteit università universidad université universidade univerzita uniwersytet universitet üniversitesi \
        institute institut instituto istituto department dept faculty fakultät school college academy akademie society association \
        foundation ministry ministère ministerium office agency commission council committee board bureau center centre laboratory \
        press publishers publishing verlag library museum court
        """,
        .hasCompany: "inc incorporated ltd limited llc llp plc gmbh ag corp corporation company co",
        .hasPeriodical: """
        proceedings transactions trans magazine bulletin bull review reviews letters lett annals newsletter gazette zeitschrift revue \
        revista rivista conference conf symposium workshop congress series ser archives news research studies science sciences \
        ieee acm springer elsevier wiley arxiv biorxiv pubmed
        """,
        .hasChapter: """
        chapter chap section sect sec appendix part unit lesson module kapitel abschnitt anhang teil chapitre annexe partie capítulo \
        capitolo sezione sección parte apéndice appendice hoofdstuk kapitola rozdział kapittel глава раздел часть приложение
        """,
        .hasPartOfBook: """
        contents index introduction preface foreword bibliography references glossary acknowledgements acknowledgments conclusion \
        conclusions notes summary overview einleitung inhaltsverzeichnis inhalt literatur literaturverzeichnis vorwort bibliographie \
        introducción índice bibliografía introduzione indice bibliografia введение содержание литература
        """,
        .hasDocument: """
        manual guide handbook handbuch reference thesis dissertation paper papers document documentation specification policy standard \
        agreement statement tutorial lecture memo newsletter form annual program programme project proposal plan
        """,
        .hasNotice: """
        rights reserved permission permissions license licence licensed manuscript accepted submitted classified approved \
        distribution release internal property subject terms reproduced reproduction unauthorized prohibited proprietary trademark \
        trademarks uploaded accessed available online author
        """,
        .hasContact: "tel telephone fax phone email e-mail mail street avenue suite box contact",
        .hasEtAl: "al",
        .goesOn: "continued continues cont'd cont fortsetzung fortgesetzt suite continua continuación",
        .isClassified: "unclassified confidential secret public proof draft internal preliminary",
        .isGenerated: "generated created printed powered compiled revised updated prepared produced typeset converted downloaded",
        .hasCopyright: "© copyright copyleft (c)",
        .hasVolume: "vol volume no nr issue article pp doi issn isbn",
        .hasCaption: "table figure fig tab abbildung tabelle listing algorithm exhibit chart tableau tabla tabella figura",
    ]
}
