import PDFText
import Testing

@Suite("Hyphens at line ends")
struct DehyphenationTests {
    /// Lines as one paragraph, with further text on the page.
    private func document(_ lines: [String], also: String? = nil) -> TestDocument {
        TestDocument { page in
            page.lines(lines, 72, 700)
            if let also { page.show(also, 72, 600) }
        }
    }

    @Test("A hyphen that the next line begins with again is one")
    func repeated() throws {
        try document(["He had a guarda-", "-chuva and went."]).expect(["He had a guarda-chuva and went."])
    }

    @Test("A broken word is joined")
    func joined() throws { try document(["They found the harb-", "our empty."]).expect(["They found the harbour empty."]) }

    @Test("Of several in a row")
    func severalLines() throws {
        try document(["They found the harb-", "our empty and the win-", "dows open, the wa-", "ter low."]).expect([
            "They found the harbour empty and the windows open, the water low."
        ])
    }

    @Test("A word broken twice")
    func twice() throws {
        try document(["It is an incom-", "prehen-", "sible word."]).expect(["It is an incomprehensible word."])
    }

    @Test("The name of a substance goes on behind the hyphen after a bracket that it has opened")
    func substances() throws {
        try document(["They made 2-(1-hydroxyalkyl)-", "substituted ones."]).expect(["They made 2-(1-hydroxyalkyl)-substituted ones."])
    }

    @Test("Initials joined by a hyphen stay one")
    func initials() throws {
        try document(["It was written by Fuller, K.-", "R. and many others."]).expect(["It was written by Fuller, K.-R. and many others."])
    }

    @Test("No word is broken after one letter")
    func oneLetter() throws {
        try document(["The picture is an x-", "ray of the k-", "nearest bone."]).expect(["The picture is an x-ray of the k-nearest bone."])
    }

    @Test("A dash between two numbers belongs to both, one behind a word or a space to none")
    func ranges() throws {
        try document(["They are on pages 11–", "20 of the book, and", "the year 1984 –", "5 years on – was cold."]).expect([
            "They are on pages 11–20 of the book, and the year 1984 – 5 years on – was cold."
        ])
    }

    @Test("A figure between hyphens is no part of the number that follows")
    func figureBetweenHyphens() throws {
        try document(["If it is less than nothing, enter -0-", "5 of the lamps."]).expect([
            "If it is less than nothing, enter -0- 5 of the lamps."
        ])
    }

    @Test("Numbers have hyphens of their own")
    func numbers() throws {
        try document(["There were thirty-", "one boats, quatre-", "vingt fish and a mighty-", "one."]).expect([
            "There were thirty-one boats, quatre-vingt fish and a mightyone."
        ])
    }

    @Test("Long options of programs have hyphens of their own", arguments: ["--", "–"])
    func options(_ dash: String) throws {
        try document(["The lamp is lit by the option (\(dash)lamp-", "light) of it, but not at harb-", "our."]).expect([
            "The lamp is lit by the option (\(dash)lamp-light) of it, but not at harbour."
        ])
    }

    @Test("Second halves that words hardly end in keep the hyphen before them in English alone")
    func englishTails() throws {
        try document(["They have a lamp of the fourth-", "generation with a high-", "dimensional light, and photo-", "density."]).expect([
            "They have a lamp of the fourth-generation with a high-dimensional light, and photodensity."
        ])
        try document(["Somebody has written \\accented-", "symbol in it."]).expect(["Somebody has written \\accentedsymbol in it."])
        try document(["Das ist der Hafen und die Qualitäts-", "kontrolle der Lampen-", "management."]).expect([
            "Das ist der Hafen und die Qualitätskontrolle der Lampenmanagement."
        ])
    }

    @Test("Compounds keep their hyphen that are hardly ever one word, though many words end as they do")
    func wholes() throws {
        try document(["In the long-", "term lamps of the harbour are lit in real-", "time by twenty-", "seven men, some-", "times more."])
            .expect([
                "In the long-term lamps of the harbour are lit in real-time by twenty-seven men, sometimes more."
            ])
    }

    @Test("A compound seen whole elsewhere keeps its hyphen")
    func kept() throws {
        try document(["It was a blue-", "green bird."], also: "The blue-green bird sang.").expect([
            "It was a blue-green bird.", "The blue-green bird sang.",
        ])
    }

    @Test("A word seen whole elsewhere is joined")
    func seenWhole() throws {
        try document(["He took it all in-", "to the house."], also: "They went into the garden.").expect([
            "He took it all into the house.", "They went into the garden.",
        ])
    }

    @Test("A suspended hyphen stays, with its space")
    func suspended() throws {
        try document(["Bitte Vor-", "und Nachname angeben."]).expect(["Bitte Vor- und Nachname angeben."])
        try document(["The first-", "and second-born came."]).expect(["The first- and second-born came."])
    }

    @Test("Before a capital the hyphen stays")
    func capital() throws {
        try document(["The Austro-", "Hungarian border."]).expect(["The Austro-Hungarian border."])
        try document(["Das Nord-", "Ostsee gebiet."]).expect(["Das Nord-Ostsee gebiet."])
    }

    @Test("A name with a capital inside is joined if it stands so nearby")
    func capitalInside() throws {
        try document(["Of the type CTL-", "TYPE it is."], also: "It is CTLTYPE again.").expect([
            "Of the type CTLTYPE it is.", "It is CTLTYPE again.",
        ])
        try document(["Of the type CTL-", "TYPE it is."], also: "It is CTLTYPES again.").expect([
            "Of the type CTL-TYPE it is.", "It is CTLTYPES again.",
        ])
    }

    @Test("Behind a compound's hyphen another stays, unless an ending follows")
    func compounds() throws {
        try document(["There is a cross-refer-", "ence for it."]).expect(["There is a cross-reference for it."])
        try document(["They went hand-over-", "hand up."]).expect(["They went hand-over-hand up."])
        try document(["A low-malignant-", "potential case."]).expect(["A low-malignant-potential case."])
    }

    @Test("Before a digit the hyphen stays")
    func digits() throws {
        try document(["The years 1939-", "1945 were hard."]).expect(["The years 1939-1945 were hard."])
        try document(["It has Covid-", "19 in it."]).expect(["It has Covid-19 in it."])
    }

    @Test("In a text all of capitals a capital says nothing")
    func capitals() throws {
        try document(["WITHOUT EVEN THE IMPLIED WAR-", "RANTY OF FITNESS FOR A PURPOSE."]).expect([
            "WITHOUT EVEN THE IMPLIED WARRANTY OF FITNESS FOR A PURPOSE."
        ])
        try document(["It was written under MS-", "DOS by somebody."]).expect(["It was written under MS-DOS by somebody."])
    }

    @Test("A compound broken before its small word keeps its hyphens")
    func smallWord() throws {
        try document(["Par le petit œil-", "de-bœuf on voit tout."]).expect(["Par le petit œil-de-bœuf on voit tout."])
        try document(["It was made on-", "the-fly by them."]).expect(["It was made on-the-fly by them."])
        try document(["They are deci-", "sion-makers now."]).expect(["They are decision-makers now."])
    }

    @Test("French subjects keep the hyphen behind their verbs")
    func french() throws {
        try document(["Où est-il ? demanda-", "t-il encore."]).expect(["Où est-il ? demanda-t-il encore."])
        try document(["C'est vrai, dit-", "elle alors."]).expect(["C'est vrai, dit-elle alors."])
        try document(["Que voulez-", "vous, et peut-", "être lui-", "même ?"]).expect(["Que voulez-vous, et peut-être lui-même ?"])
        try document(["A ner-", "vous and lumi-", "nous mod-", "el."]).expect(["A nervous and luminous model."])
    }

    @Test("A word broken at a line's end goes on, however the next line is set")
    func hangingTerm() throws {
        let document = TestDocument { page in
            page.show("preseed/url This gives the address of the file, used for the auto-", 72, 700)
            page.show("mated installation. It may be left out where nothing is to be fet-", 100, 688)
            page.show("ched at all. Then nothing of this applies.", 100, 676)
        }
        try document.expect([
            "preseed/url This gives the address of the file, used for the automated installation. It may be left out where nothing is to be "
                + "fetched at all. Then nothing of this applies."
        ])
    }

    @Test("A compound of several parts keeps its hyphens")
    func compound() throws { try document(["A state-of-the-", "art machine."]).expect(["A state-of-the-art machine."]) }

    @Test("Usual first parts keep theirs")
    func stems() throws { try document(["A well-", "known man."]).expect(["A well-known man."]) }

    @Test("Second halves that follow a hyphen mostly keep it, unless the first is the beginning of a word")
    func usualTails() throws {
        try document(["It is laptop-", "specific code."]).expect(["It is laptop-specific code."])
        try document(["It is harbour-", "related, force-", "directed code."]).expect(["It is harbour-related, force-directed code."])
        try document(["It is inter-", "related, uncor-", "related code."]).expect(["It is interrelated, uncorrelated code."])
        try document(["It is inter-", "dependent code."]).expect(["It is interdependent code."])
        try document(["Two-", "level, seven-", "teen, seven-", "digit."]).expect(["Two-level, seventeen, seven-digit."])
        try document(["The so-", "called so-", "cial map."]).expect(["The so-called social map."])
        try document(["A fully-", "harmonic map of end-", "users, supply-", "ing all."]).expect([
            "A fully-harmonic map of end-users, supplying all."
        ])
        try document(["A dynamically-", "linked library."]).expect(["A dynamically-linked library."])
    }

    @Test("Abbreviations are not broken, and words said twice keep their hyphen")
    func abbreviations() throws {
        try document(["A NULL-", "terminated, kadang-", "kadang string."]).expect(["A NULL-terminated, kadang-kadang string."])
    }

    @Test("Two words that stand nearby are a compound; not where one begins or ends many words, nor what only follows a hyphen")
    func wordsNearby() throws {
        let also = "The bracket and a matching lamp are able to be some times here. The harb is post-our."
        try document(["It is bracket-", "matching code."], also: also).expect(["It is bracket-matching code.", also])
        try document(["It is some-", "times lamp-", "able code."], also: also).expect(["It is sometimes lampable code.", also])
        try document(["It is a harb-", "our."], also: also).expect(["It is a harbour.", also])
    }

    @Test("German compounds have none, those of Dutch behind a name")
    func germanicCompounds() throws {
        let german = "Er war laut und sie lange nicht los, der Wind und die See."
        try document(["So laut-", "los kam es."], also: german).expect(["So lautlos kam es.", german])
        let dutch = "Het boek van een Linux met een systeem en een handleiding."
        try document(["De Linux-", "handleiding en systeem-", "handleiding."], also: dutch).expect([
            "De Linux-handleiding en systeemhandleiding.", dutch,
        ])
    }

    @Test("Beside quotation marks and dashes words are the same words")
    func quoted() throws {
        try document(["They call it “cross-", "eye” here."], also: "To see a cross-eye picture.").expect([
            "They call it “cross-eye” here.", "To see a cross-eye picture.",
        ])
        try document(["A word—blue-", "green—between dashes."], also: "The “blue-green” bird sang.").expect([
            "A word—blue-green—between dashes.", "The “blue-green” bird sang.",
        ])
        try document(["He took it all in-", "to… where?"], also: "They went ‘into’ the garden.").expect([
            "He took it all into… where?", "They went ‘into’ the garden.",
        ])
    }

    @Test("An apostrophe within a word is part of it")
    func apostrophe() throws {
        try document(["Il est de l’ho-", "mme seul."], also: "C’est l’homme ici.").expect(["Il est de l’homme seul.", "C’est l’homme ici."])
    }

    @Test("A name of several hyphens that stands so nearby keeps them all")
    func nameOfSeveralHyphens() throws {
        try document(["It is in the directory my-", "lamp-d-dir of yours."], also: "Look at my-lamp-d-dir again.").expect([
            "It is in the directory my-lamp-d-dir of yours.", "Look at my-lamp-d-dir again.",
        ])
    }

    @Test("Syllables in capitals are joined, words and what is short aren't")
    func syllablesInCapitals() throws {
        try document(["Of the DOCU-", "MENTATION it is."]).expect(["Of the DOCUMENTATION it is."])
        try document(["On a CD-", "ROM it is."]).expect(["On a CD-ROM it is."])
        try document(["At the LAMP-", "HARBOUR it is."], also: "The LAMP is out.").expect([
            "At the LAMP-HARBOUR it is.", "The LAMP is out.",
        ])
        try document(["Without ANY WAR-", "RANTY of MERCHANTABIL-", "ITY it is."]).expect(["Without ANY WARRANTY of MERCHANTABILITY it is."]
        )
        try document(["It comes WITH-", "OUT it."], also: "None is without it.").expect(["It comes WITHOUT it.", "None is without it."])
        try document(["It comes WITH-", "OUT it."]).expect(["It comes WITH-OUT it."])
        try document(["Of the GNU-", "PROJECT it is."], also: "The GNU grazes.").expect(["Of the GNU-PROJECT it is.", "The GNU grazes."])
    }

    @Test("An arrow of code is in one piece")
    func arrow() throws { try document(["Call env-", ">open() before it."]).expect(["Call env->open() before it."]) }

    @Test("A soft hyphen goes, at the end and within")
    func soft() throws {
        try document(["They found the harb\u{AD}", "our emp\u{E020}ty."]).expect(["They found the harbour empty."])
    }

    @Test("A soft hyphen that is seen within a line is a hyphen, and so are those at the ends of others")
    func seenWithin() throws {
        try document(["The thread\u{AD}safe parts of the harb\u{AD}", "our are zero\u{AD}", "based."]).expect([
            "The thread-safe parts of the harbour are zero-based."
        ])
    }

    @Test("A soft hyphen that ends a paragraph goes")
    func softAtTheEnd() throws { try document(["They found the harbour\u{AD}"]).expect(["They found the harbour"]) }

    @Test("The hyphen of its own (U+2010)")
    func unicodeHyphen() throws { try document(["They found the harb\u{2010}", "our empty."]).expect(["They found the harbour empty."]) }

    @Test("A dash is no hyphen")
    func dash() throws { try document(["They found it –", "the harbour – empty."]).expect(["They found it – the harbour – empty."]) }

    @Test("A dash that is set close to its words joins them, unless it stands for what is left out")
    func closeDash() throws {
        try document(["They found no one—", "not a boat, the lamp–", "keeper contract and été—", "Été."]).expect([
            "They found no one—not a boat, the lamp–keeper contract and été—Été."
        ])
        try document(["An Sonn–", "und Feiertagen geht er."]).expect(["An Sonn– und Feiertagen geht er."])
    }

    @Test("Greek, Cyrillic and accented words are joined")
    func otherScripts() throws {
        try document(["Это очень длин-", "ное слово."]).expect(["Это очень длинное слово."])
        try document(["Une très gé-", "néreuse idée."]).expect(["Une très généreuse idée."])
    }

    @Test("From the foot of a column to the head of the next, from page to page")
    func acrossPages() throws {
        let text = Prose.sentence("Alpha", 100)
        let document = TestDocument(pages: 2) { page, index in
            if index == 0 {
                page.paragraph(text + " And then they saw the har-", 72, 700, width: 400)
            } else {
                page.paragraph("bour of the town. " + text, 72, 700, width: 400)
            }
        }
        try document.expect([text + " And then they saw the harbour of the town. " + text])
        let paragraph = try #require(try document.paragraphs().first)
        let pageBreak = try #require(paragraph.pageBreaks.first)
        #expect(String(decoding: Array(paragraph.text.utf8)[pageBreak.utf8Offset...], as: UTF8.self).hasPrefix("bour of the town"))
    }

    @Test("A Japanese sentence that goes on over the page tells where the page begins")
    func japanesePageBreak() throws {
        let document = TestDocument(pages: 2) { page, index in
            page.lines(index == 0 ? ["吾輩は猫である名前はまだ無いどこ", "で生れたか頓と見当がつかぬ何でも"] : ["薄暗いじめじめした所で泣いて"], 72, 700, size: 12)
        }
        let paragraph = try #require(try document.paragraphs().first)
        #expect(paragraph.text == "吾輩は猫である名前はまだ無いどこで生れたか頓と見当がつかぬ何でも薄暗いじめじめした所で泣いて")
        let pageBreak = try #require(paragraph.pageBreaks.first)
        #expect(String(decoding: Array(paragraph.text.utf8)[pageBreak.utf8Offset...], as: UTF8.self).hasPrefix("薄暗い"))
    }

    @Test(
        "A word behind a prefix and its hyphen is broken between syllables, too; names of several parts, and compounds whose parts are words, are not"
    )
    func behindPrefix() throws {
        try document(["It is a self-con-", "tained lamp of a one-dimen-", "sional kind."]).expect([
            "It is a self-contained lamp of a one-dimensional kind."
        ])
        try document(["It is in fonts-sil-", "gentium and in non-life-", "threatening ones."], also: "A life is long.").expect([
            "It is in fonts-sil-gentium and in non-life-threatening ones.", "A life is long.",
        ])
    }

    @Test("None stands before a colon, nor within the name of a program's that goes on with a capital; before what closes it is one")
    func names() throws {
        try document([
            "It gives a std-", "::vector of lamps (of semi-", ")calls to resetImage-", "Read of the quay, or iPhone-", "App.",
        ])
        .expect(["It gives a std::vector of lamps (of semi-)calls to resetImageRead of the quay, or iPhone-App."])
    }
}
