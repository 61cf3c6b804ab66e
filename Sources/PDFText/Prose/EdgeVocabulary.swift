/// Words that tell what a row at a page's edge speaks of, with the sign that each is.
enum EdgeVocabulary {
    /// The sign of a word in small letters, without the stop behind it; `nil` of most.
    static func sign(of word: some Collection<UInt8>) -> EdgeSign? {
        guard let first = word.first, let last = word.dropFirst(word.count - 1).first else { return nil }
        var entry = table.heads[Int(bucket(first, last, word.count))]
        while entry >= 0 {
            let known = table.entries[Int(entry)]
            if table.text[known.range].elementsEqual(word) { return known.sign }
            entry = known.next
        }
        return nil
    }

    /// Words that begin and end alike and are as long stand in one chain: made in one pass, since most processes ask for a handful of words.
    private struct Table {
        struct Entry {
            let range: Range<Int>
            let sign: EdgeSign
            /// The next one of its chain, −1 if it is the last.
            let next: Int16
        }

        private(set) var text: [UInt8] = []
        private(set) var entries: [Entry] = []
        private(set) var heads = [Int16](repeating: -1, count: bucketCount)

        init(_ lists: KeyValuePairs<EdgeSign, String>) {
            for (sign, words) in lists {
                var start = text.count
                for byte in words.utf8 {
                    if byte == 0x20 { add(start, sign) } else { text.append(byte) }
                    if byte == 0x20 { start = text.count }
                }
                add(start, sign)
            }
        }

        private mutating func add(_ start: Int, _ sign: EdgeSign) {
            guard start < text.count else { return }
            let bucket = Int(EdgeVocabulary.bucket(text[start], text[text.count - 1], text.count - start))
            entries.append(Entry(range: start..<text.count, sign: sign, next: heads[bucket]))
            heads[bucket] = Int16(truncatingIfNeeded: entries.count - 1)
        }
    }

    private static let bucketCount = 256
    private static let table = Table(lists)

    private static func bucket(_ first: UInt8, _ last: UInt8, _ count: Int) -> UInt8 {
        first &* 31 &+ last &* 7 &+ UInt8(truncatingIfNeeded: count)
    }

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
        .hasContact: "tel telephone fax phone email mail street avenue suite box contact",
        .hasEtAl: "al",
        .goesOn: "continued continues cont fortsetzung fortgesetzt suite continua continúa continuación continuação vervolg",
        .isClassified: "unclassified confidential secret public proof draft internal preliminary",
        .isGenerated: "generated created printed powered compiled revised updated prepared produced typeset converted downloaded",
        .hasCopyright: "© copyright copyleft",
        .hasVolume: "vol volume no nr issue article pp doi issn isbn",
        .hasCaption: "table figure fig tab abbildung tabelle listing algorithm exhibit chart tableau tabla tabella figura",
    ]
}
