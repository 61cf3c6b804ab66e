import Reading
import Testing

@Suite("Sentences")
struct SentenceTests {
    /// Sentences divided by "|"; the splitter is given them joined by spaces.
    private func check(_ marked: String, _ language: String?, _ location: SourceLocation = #_sourceLocation) {
        let expected = marked.split(separator: "|").map(String.init)
        let found = SentenceSplitter(language: language).sentences(in: expected.joined(separator: " "))
        #expect(found == expected, sourceLocation: location)
    }

    @Test(
        "English",
        arguments: [
            "It rained.|We stayed in.",
            "Is it?|No!|Yes.",
            "Dr. Smith met Mrs. Jones and Prof. Lee.|They left.",
            "J. K. Rowling wrote it.|It sold well.",
            "He read J.R.R. Tolkien and C. S. Lewis.|Then he slept.",
            "Pi is about 3.14 and e is 2.72.|Both are irrational.",
            "Some fruit, e.g. Apples, is cheap.|Other fruit is not.",
            "See Smith et al. (2019) for this.|See also Fig. 3 and Figs. 4 and 5.",
            "As Smith et al. showed, it works.|The proof is in Sec. II and Eq. (4).",
            "No. 5 is alive.|The answer is no.|They asked again.",
            "Page No. 12 is torn, see pp. 3–5, vol. 2.|It was Vol. III.",
            "He came on Jan. 3 and left on Feb. 14.|In March he was back.",
            "T. Hahn, Comput. Phys. Commun. 118 (1999) 153.|The rest is in Nucl. Phys. B537.",
            "It costs $3.50.|That is cheap.",
            "She lives in the U.S. and works for Apple Inc. in Cupertino.|He does not.",
            "They moved to the U.S.|The house is big.",
            "It opens at 5 p.m. and closes at 9 p.m.|We were late.",
            "“Stop!” he cried.|“Why?” she asked.",
            "“I am here.”|“So am I.”",
            "He said (see Fig. 2) that it was so.|(It was not.)|Then he left.",
            "Wait… what?|I thought… never mind.|Well...|It ended.",
            "It was in 1999.|The year was good.",
            "To fit MLMs.|Possibly it works on TVs.|Peter sold CDs.|Records too.",
            "Hmm.|Maybe.|Mary left with I. Newton, and so had I. Holm.",
            "He bought pens, paper, etc. and left.|She bought pens, etc.|They met outside.",
            "St. Paul is there.|It is on Main St.|There is a shop.",
            "George W. Bush spoke.|Take vitamin C.|It helps.",
            "John F. Kennedy Jr. Hospital is there.|His Ph.D. thesis is too.",
            "Roe v. Wade was decided.|Kramer vs. Kramer is a film.",
            "Use version 2.0.1.|It is new.",
            "Visit www.example.com.|It is free.",
            "A distance of 5 km.|The road is long.|It weighs 3 kg.|That is much.",
            "This is so.[12]|Others differ [3].|See there.¹²|And here.",
            "That was the policy.3|However, it changed.|He said “so.”12|Then he left.",
            "I love it.|iPhone sales rose.",
            "Is this it?!|Yes!!|Good.",
            "He works at Yahoo! as a clerk.",
            "The PDF.|The NHS.|Both are short.",
            "The end.|— Then came more.",
            "Use dpkg.|Debian does.|They have GTK, etc.|Debian too.",
            "It is over.|• First point.|• Second point.",
            "It is here.|'Tis there.",
            "She left at 5.|He left at 6.",
            "We need plan B.|Take the boat.|She had hepatitis B.|People differ.",
            "She ate a fig.|She left, and see fig. 3 by Wm. Holm.",
            "\"I . . .|I don't know. . . .\"|She turned away . . . and left.",
            "It cost £3 10s. 6d. for it.|He is 6 ft. 2 in. tall.",
            "See Vol. 12 m. Brown, at 9 h. UTC.",
            "His friend—Mr. Jones—came.|The man—c. 1500—died, and the doctor—J. R. Smith—left.|He said—no.|Then he left—etc.",
            "It was late--so Mr. Holm left--Mr. Lund did.|—Mr. Jones came in …Dr. Holm’s coat and ``Dr. Lund’’.|So—No. 5—won.",
            "He ran 6 ft.|20 people watched.|It was 10s.|2d animation followed.",
            "It is in Ann. Math. Stat. 12, 5, Int. J. Mod. Phys. A 8 and Am. J. Hum. Genet. 3.|I like Math.|It is an Int.|A number is one.|She left.",
            "I met Ann.|12 people came.|I saw Nat.|B. Smith left for Hartford, Conn.|Police came.|He bought a Pit Bull.|3 days later it died.",
            "See Claim No. F00LS482 and Invoice No. INV-3 here.",
            "It was the NHS.|Treatment began.|Nobody liked the ESP.|Most left with DR. Holm.",
            "THE SOFTWARE IS BY ACME INC. OR ITS LICENSORS AT 5 P.M. OR LATER.|THE END IS NEAR.",
            "ACME INC.|IN NO EVENT IS IT LIABLE.|He worked for Holm Inc.|Nobody knew, and it was 5 p.m.|Recently it rained.",
            "He said no.|5 minutes later he left.|Read Matt. 5:3 and Mark 2.|Since x < ε.|Hence we have it.",
            "He met LT. Smith and GOV. Brown and SEN. Jones, REP. Smith and MAJ. Holm on AVE. Foch with JR. Lund and his LTD. Company.",
            "The book by Arthur N. Prior and M. Few, the study by W. Soon.|He likes J.-P. Few and J.K. Prior.",
            "VISIT ACME INC.|FOR MORE INFORMATION CALL US.|In chapter 4.2 J. Smith argues, in Table 2.1 N. Chomsky does.",
            "As in fig. A the line was made.|The option A. Smith took, the class R. Feynman taught.",
        ])
    func english(_ marked: String) { check(marked, "en-GB") }

    @Test(
        "An enumerator belongs to what it counts",
        arguments: [
            "1. Introduction", "2.3. Results and more", "A. First part", "IV. The end", "A.1. Preliminaries", "B.2.3. Details",
            "(b) Second",
        ])
    func enumerators(_ text: String) { check(text, "en") }

    @Test(
        "German",
        arguments: [
            "Am 3. Mai kam er an.|Das war 1999.|Danach ging er.",
            "Er wohnt Bahnhofstr. 5 in Köln.|Das Az. 3 K 12/20 gilt.|Danach am Di., 3. Nov., geht er.",
            "J.-P. Holm und H.-J. Lund kamen.|Die U-Bahn fuhr.|Es war Vitamin-B.|Das half.",
            "Offen Sa. 9 Uhr und nach Vereinbarung.|Dr. h. c. mult. A. Holm kam.",
            "Er spielte die berühmte 9. Sinfonie und seine letzte 41. Symphonie.|Das war die letzte 5.|Danach ging er zu den ersten 5.|Menschen kamen.",
            "Vom 1.-3. Mai und 1.–15. März 2020, am 1./2. Mai die 2./3. Auflage.|Siehe Kapitel 13.|Kapitel 14 ist neu.",
            "Das kostete 50.|Peter zahlte.|Es waren die besten 10.|Menschen jubelten.|Das dauerte 10.|Minuten später kam sie.",
            "Zu meinem 18. Geburtstag kam jene 4. Fassung und F. Huber, 1. Vorsitzender.|»Am 3. Mai.«|»Hr. Meier kam.«",
            "Im 19. Jahrhundert war das z. B. in Wien so.|Heute nicht.",
            "Das gilt u. a. für Hunde, d. h. für alle.|Punkt.",
            "Er war am 1. und 2. Tag da.|Dr. Müller nicht.",
            "Siehe Abb. 3 und S. 12 ff.|Das genügt.",
            "Er war damals 12.|Dann ging er fort.",
            "Er sagte: „Ich komme.“|Sie schwieg.",
            "Prof. Dr. med. Hans Meier und Dipl.-Ing. Schulz kamen.|Sie blieben.",
            "Papst Johannes Paul II. Wojtyła sprach.",
            "Es gab Äpfel, Birnen usw.|Das war gut.",
            "Die Müller GmbH & Co. KG zahlt.|Sie zahlt gut.",
            "Das dt. Wort, der engl. Begriff und die kath. Kirche im öffentl. Dienst.|Das galt südl. Wien, Univ. Graz, Anh. III.",
            "Er sprach mit dem Abt.|5 Mönche kamen zu Franz.|Maria lachte.|Er kannte Russ.|Peter las Th. Mann und Ch. Huber.|Siehe Ch. 5.",
        ])
    func german(_ marked: String) { check(marked, "de-AT") }

    @Test(
        "French",
        arguments: [
            "Il arriva à 8 h.|Marie but 3,5 l.|Paul dort.",
            "Il dit : « Bonjour ! »|Elle répond : « Oui. »|Puis ils partent.",
            "M. Dupont et Mme. Durand arrivent.|L’homme part.",
            "Voir p. 12 et chap. 3, p. ex. la fig. 4.|C’est tout.",
            "Vraiment ?|Oui !|Non…|Peut-être.",
            "Né vers 50 av. J.-C. à Rome.|Il vécut longtemps.",
            "Lisez Ch. Baudelaire et Th. Gautier, voir ch. 5, de la Sté Holm et des Éts. Lund.",
        ])
    func french(_ marked: String) { check(marked, "fr") }

    @Test(
        "Other languages",
        arguments: [
            ("ru", "Правил Пётр I.|Екатерина жила.|Рост 170 см.|Вес есть (нем. Welle), см. Приложение."),
            ("pl", "Było to za Zygmunta III.|Jana nie było, do lat 26.|Posag był tłum.|Potem wyszła, w latach 60. Polski."),
            ("es", "Los JJ. OO. de hoy.|Doña Dª. Ana vino con plan B.|María no, ni el plan B. García."),
            ("cs", "Řekl to nám.|A odešel na nám. Míru."),
            ("de", "Es sind 5 Mio.|Der Umsatz: 3 Std. Pause, Kap. 3 s. Abb. 5."),
            ("ru", "Он выпил 3 л.|Затем заплатил 5 руб.|Ушёл в 2020 г. Москва."),
            ("es", "¿Qué pasa?|¡Nada!|El Sr. López y la Dra. Ruiz vinieron.|Véase la pág. 3."),
            ("es", "Vive en EE. UU. desde 2001.|No vuelve."),
            ("it", "Il sig. Rossi e il dott. Bianchi arrivano.|Vedi pag. 3, cap. 2, p. es. la fig. 4.|È tutto."),
            ("pt", "O Sr. Silva e a Dra. Costa vieram.|Veja a pág. 3, p. ex. a fig. 4.|É tudo."),
            ("nl", "Dhr. Jansen en mevr. De Vries kwamen.|Zie blz. 3, d.w.z. de bijlage.|Dat is alles."),
            ("pl", "Prof. Kowalski urodził się 3. maja, tzn. w święto.|Por. rys. 4 i np. Kraków.|To wszystko."),
            ("ru", "А. С. Пушкин родился в 1799 г. в Москве.|Он писал стихи, сказки и т. д.|См. рис. 3, т. е. карту.|Это всё."),
            ("es", "Véase la ec. (5) y el resto.|Es todo."), ("es", "El Tte. Ruiz y el Pbro. Gil, del Depto. Norte.|La sopa."),
            (
                "it",
                "Via Roma civ. 5, int. 12, fg. 25 mapp. 4.|Era un sub.|3 pesci, e un premio a Sen.|Maria rise.|Il rev. Gallo della soc. Ferri venne."
            ),
            ("pt", "O dep. Lima e o Des. Rui da Univ. Nova.|Foi V. Exa. Lima."),
            ("pl", "Kościół pw. Jana i adw. Lis, ang. Holm.|To był Zach.|Piotr poszedł."),
            ("ru", "Приехал лейт. Орлов, реж. Иванов из гос. Думы.|Это сказал Франц.|Пётр ушёл."),
            ("sv", "Det kom kapt. Holm, förf. Lund och frk. Berg.|Se avd. Nord.|Kungen red.|Karl följde."),
            ("da", "Det er hhv. Danmark og Norge.|Se afd. Nord, tidl. Holm.|Han er stud.|Peter gik."),
            ("cs", "Přišel npor. Holm, řed. Lund a předs. Novák z univ. Brno."),
            ("nl", "De afd. Bank in de prov. Utrecht, hfdst. V.|Hij brak de bijl.|3 mannen kwamen, en Ned.|Peter ging."),
            ("it", "Vennero l'avv. Gallo e l’ing. Ferri.|Il porto è del sec. XIX.|Vale il D.Lgs. 81/2008."),
            ("pl", "Lata 20. XX wieku były trudne.|Miał lat 20.|Potem odszedł."),
            ("da", "Det er hans liv.|Peter gik."), ("fr", "En plein vol.|Bernard partit avec le vol. 3 hier."),
            ("ru", "Нажмите кнопку ОК.|Частота видна."), ("en", "It is a function of x.|Suppose it is at time t.|Newton showed it."),
            ("de", "Das gilt für alle x.|Beweis durch Induktion, z. B. Mengen, 5 n. Chr. und so."),
            ("pl", "Mieszka przy al. Leśnej 5.|To wszystko."), ("en", "It was Pope John X.|Leo came later, as John X. Smith said."),
            ("de", "Termine n. Vereinbarung, Preis n. Größe."), ("en", "Mr King met I. Newton, the King met V. Orlov."),
            ("en", "Stephen King and I. Newton came by X. Li."), ("da", "Se kapitel iv. Afsnit 2 er kort."),
            ("pl", "Mieszka na os. Leśne 5.|To wszystko."),
            ("cs", "Přišel 3. května.|Byl to 2. den."),
            ("cs", "MUDr. Petr Novák bydlí v ul. Dlouhá 5.|Viz kap. 4, odst. 2 atd.|Pak odešel."),
            ("sv", "Se kap. 4 och s. 12.|Båten går kl. 14.|Ta den med.|Efter det gick hon."),
            ("da", "Vi mødes kl. 8:00, f.eks. Mandag.|Det var alt."),
            ("nb", "Vi møtes mellom kl. 8:00 og 18:00.|Det var alt."),
            ("fi", "Avattiin 3. toukokuuta klo 8.|Sitten se suljettiin."),
            ("hu", "Kb. 5 hajó, pl. Anna csónakja.|Ez minden."),
            ("ro", "Vezi cap. 4, pag. 12.|Atât."),
            ("uk", "Див. рис. 3, с. 12 і т. д.|О. С. Хвиля жив у 1990 р. в місті."),
            ("tr", "Bkz. s. 12 ve 19. yüzyıl.|Bu kadar."),
            ("el", "Τι είναι αυτό;|Δεν ξέρω."),
            ("hi", "यह एक वाक्य है।|यह दूसरा है।"),
            ("ar", "هل هذا صحيح؟|نعم."),
            ("ur", "یہ ایک جملہ ہے۔|یہ دوسرا ہے۔"),
            ("ko", "그는 학교에 갔다.|나는 집에 있었다."),
            ("ka", "ეს არის წინადადება.|ეს მეორეა."),
            ("he", "זה משפט.|זה עוד אחד."),
            ("hy", "Սա նախադասություն է։|Սա երկրորդն է։"),
            ("am", "ይህ ዓረፍተ ነገር ነው።|ይህ ሁለተኛው ነው።"),
            ("sv", "Det regnade.|Vi stannade inne med Dr. Holm."),
        ])
    func others(_ language: String, _ marked: String) { check(marked, language) }

    @Test(
        "Given names that are short forms as well",
        arguments: [
            ("en", "I saw Max.|5 men came to Al.|Peter left, and so did Ed.|Mary slept.|We met Ed.|12 boats came."),
            ("en", "They took Max.|5 boats hold the Max. 5 people at Max. 5 kg (Max. 12 kg), the load: Max. 3 boats.|It is Max. 5."),
            (
                "en",
                "See Smith et al. Nature, the 3rd Ed. Oxford, the second Ed. Oxford and A. Holm, Ed. Oxford, says Ed.|Peter left."
            ),
            (
                "en",
                "It opened on Jan. 5, 2020, since Jan. 5 boats come.|The Max. Load, the Load Max. Speed, the min. and Max. Speed, the 8 in Max. Load count for Ed.|Peter left."
            ),
            ("de", "Da kam Max.|Peter lachte mit Onkel Max.|Das freute Jan.|Da kam Jan.|5 Leute lachten.|Da kam Max.|20 Leute lachten."),
            ("de", "Da kam Al.|Peter ging, und Mit Max. 5 kg.|Mit Max.|Maria ging er."),
            (
                "de",
                "Es trägt Max. 5 kg (Max. 5 Leute), im Jan. 2020, im Jan. 5 Tage, am 5. Jan. 20 Leute.|Die Min. und Max. Werte, die Max. Last hob Max.|Peter ging."
            ),
            ("de", "Siehe Kap. 3, Art. 5 und Art. 12, gem. Art. 5 GG.|Es wog Max. 5 MHz und Max. 3 Std. lang, sagte Max.|5 Leute nickten."),
            ("nl", "Toen kwam Max.|Piet lachte met Al.|Piet ging, ook Jan.|5 mensen lachten, net als Ma.|3 kinderen sliepen."),
            (
                "nl",
                "Op 12 jan. 2020, in Jan. 2020, op Ma. 5 mei, tot Max. 5 mensen, bij Max. 5 kg, zie Smith et al. Nature, zei Al.|Peter ging."
            ),
            ("sv", "Sedan kom Jan.|5 män skrattade åt Al.|Peter gick, liksom Ed.|Karl sov, och så kom Max.|5 barn åt."),
            ("sv", "Den 12 jan. 2020 och i Jan. 2020, väger Max. 5 kg per Max. 5 barn, se Smith et al. Nature, sade Al.|Peter gick."),
            ("da", "Så kom Jan.|5 mænd lo, og så kom Al.|Peter gik i Jan. 2020."),
            ("cs", "To byl Jan.|5 lidí přišlo, viděl je Max.|Petr odešel."),
            ("pl", "To był Maks.|Piotr poszedł, maks. 5 osób do Maks. 5 osób."),
            ("fr", "Ils virent Max.|12 enfants vinrent les Max. 5 jours."),
            ("ru", "Это был Макс.|Пётр ушёл, до Макс. 5 человек."), ("uk", "Це був Макс.|Петро пішов."),
            ("fi", "Sitten tuli Max.|5 miestä nauroi."),
            ("hu", "Itt van Max.|5 ember jött."),
        ])
    func givenNames(_ language: String, _ marked: String) { check(marked, language) }

    @Test(
        "Single letters that are names of axes, keys and units",
        arguments: [
            (
                "en",
                "Drag it along the axis Y.|Select the tool.|Press the key O.|Release it, as her column J. Lund says.|It runs on Mac OS X.|Installation is easy."
            ),
            ("en", "It needs 12 V.|Choose one.|It takes 5 A. Holm knows."), ("en", "In vol. 5 A. Holm wrote; see 1998, 12 V. Lund."),
            ("de", "Das ist die Spalte A.|Klicken Sie darauf.|Das gilt für alle n.|Beweis durch Induktion."),
            ("de", "Eine Menge v. Holm ist das."), ("de", "Am 3. Mai 1990, 21. Mai."),
            ("fr", "Voici l'axe Y.|Sélectionnez la colonne A.|Selon le cas."),
            ("fr", "Il a 5 mm.|Sans arguments, MM. Holm partent."), ("es", "Pulse la tecla A.|Suelte luego."),
            ("it", "Lungo l'asse Y.|Selezionare il punto."), ("pl", "Leży na osi Y.|Zwolnij klawisz A. Holm."),
            ("ru", "Лежит на оси Y.|Ось длинная.|Это не я.|Принеси воды.|Думаю о нем.|Снимите шляпу."),
            ("cs", "Hodnoty ze sloupce A.|Potom je vrátí."),
            ("cs", "Nikdo není proti nám.|Ukážu vám vliv.|Následuje kniha, a nevím co.|Kniha leží na nám. Míru."),
            ("da", "Gør hvad du vil.|Her er plan B.|Dræb dem."),
            ("sv", "Det är blått o.s.v.|Gröna båtar går."), ("da", "Her er kort m.m.|Peter gik."), ("el", "Μήλα κλπ.|Μετά έφυγε."),
            ("it", "Costa 5 euro circa.|Casa nostra è qui."), ("ru", "Яблоки и пр.|Потом ушёл на пр. Ленина."),
            ("fr", "Pour 4 pers. : 250 g etc. !|Bon."),
            ("en", "He treats patients with CF.|Then Holm helped after World War I.|Lebanon rose; DR. Holm left."),
            ("it", "La chiesa dei SS. Pietro e Paolo."), ("en", "The ACME INC. Annual Report."), ("cs", "Platí dle ust. § 1724 zákona."),
            ("en", "Hmph.|Clear that now."),
        ])
    func letters(_ language: String, _ marked: String) { check(marked, language) }

    @Test(
        "Scripts without spaces",
        arguments: [
            ("今天天气很好。我们去公园吧！好不好？好。", "今天天气很好。|我们去公园吧！|好不好？|好。"),
            ("「行く。」と彼は言った。そして出た。", "「行く。」と彼は言った。|そして出た。"),
            ("「行く。」彼は立った。", "「行く。」|彼は立った。"),
            ("本当！？うそ。", "本当！？|うそ。"),
            ("ខ្ញុំទៅសាលា។គាត់ទៅផ្ទះ។", "ខ្ញុំទៅសាលា។|គាត់ទៅផ្ទះ។"),
        ])
    func unspaced(_ text: String, _ marked: String) {
        #expect(SentenceSplitter(language: nil).sentences(in: text) == marked.split(separator: "|").map(String.init))
    }

    @Test(
        "Abbreviations, units and years before other sentences",
        arguments: [
            ("ru", "Книга вышла в 1985 г. Издательство закрылось."), ("ru", "В 1941 г. Германия напала."),
            ("ru", "Как сообщалось, в 1985 г. Президент подписал указ."), ("ru", "Его вес 5 кг.|Размеры большие."),
            ("ru", "Он жил на д. 5 г. Москва и видел ген. Жукова."), ("ru", "См. Мф. 5:3 и далее."),
            ("pl", "Urodziła się w 1920 r. Żona zmarła."), ("pl", "W 1939 r. Niemcy napadły."), ("pl", "Było to w poł. XIX w. we Lwowie."),
            ("cs", "Stojí to za 25 Kč.|Schodek činí 6 mld. Kč."), ("cs", "Psi, kočky atd.|Petr odešel."),
            ("de", "Das Paket wiegt 5 kg.|Peter trug es."),
            ("de", "Der Abg. Müller kam, und Prof.Dr. Huber ging."), ("de", "DAS IST SO USW. UND NICHT ANDERS."),
            ("fr", "ACME S.A. ET M. DUPONT SONT LÀ.|Il fait max. 12 degrés."), ("nl", "Hij ging naar de VS.|Toen kwam hij."),
            ("nl", "Mej. Jansen en fam. Jansen."), ("sv", "Vinsten blev 61,2 mkr.|Företaget växte."), ("sv", "Enl. 4 kap. gäller det."),
            ("fi", "Kissoja jne.|Pekka lähti."), ("it", "Il Card. Bianchi venne."), ("es", "Dijo que no.|5 minutos después salió."),
            ("hu", "J. Ma írta, Y. Ma és J. Ma is."), ("it", "Il GEOM. Rossi e M. Mai con A. Si e il RAG. Bianchi."),
            ("es", "La DRA. García y la PROFA. Gómez llegaron a la AV. Bolívar."), ("pt", "A DRA. Ana, o ENG. Silva e o PE. António."),
            ("pl", "Mieszkał na UL. Mickiewicza."), ("fr", "Le COL. Petit vint.|Cuire 5 min.|2 œufs suffisent."),
            ("sv", "Koka i 5 min.|2 ägg vispas."), ("pt", "Cozinhe 5 min.|Retire do lume."), ("da", "Det koster 5 kr.|2 personer kom."),
            ("nb", "Kok i 5 min.|2 egg er nok."), ("de", "K. Immer und M. Mein kamen in die FA. Holm in der STR. Nord."),
            ("nl", "J. Morgen en P. Onder gingen."), ("da", "Så sagde P. Andre, der kom."), ("de", "Siehe Kapitel 3.|April kam."),
            ("ru", "Фильм снял в 1985 г. Андрей Тарковский, он получил в 1985 г. Нобелевскую премию."),
            ("es", "Nos vemos el lun. 4 de mayo.|El Ilmo. Sr. Pérez vino."), ("it", "Ci vediamo ven. 5 maggio."),
            ("da", "Det tog 12 min. 30 sek. i alt."), ("en", "Thus n! = 2.|So 5! = 120 here."),
            ("pl", "Jest pon. 4 maja.|W pt. 3 maja padało."), ("uk", "У пт. 3 травня падав дощ."), ("nb", "Vi ses fre. 3. mai."),
            ("pt", "Aberto sáb. 9 horas."),
            ("de", "Siehe Phys. Rev. Lett. 45, S. 3.|Danach kam Ann. Phys. 17."), ("fr", "Voir Phys. Rev. Lett. 45.|Il est là."),
            ("ru", "См. Appl. Phys. Lett. 12."), ("it", "Vedi Ann. Math. 17.|Poi vide Ann.|Rossi la salutò."),
            ("pl", "Była Ann.|5 osób przyszło."),
            ("it", "Velocità max. 50 km/h, temp. min. 5 gradi."), ("it", "Cuocere 5 min.|2 uova bastano."),
            ("cs", "Viz rov. (4) a dále."), ("ru", "См. ур. (4) и далее."), ("sv", "Se ekv. (4) och vidare."),

            ("pl", "Zob. równ. (4) i dalej."),
            ("el", "Ο κ. Νίκος είδε την κ. Μαρία."), ("pl", "Przyszedł kard. Glemp i mec. Nowak."),
        ])
    func otherEnds(_ language: String, _ marked: String) { check(marked, language) }

    @Test("An unknown language is read as English, a malformed tag by the rules that hold everywhere")
    func unknown() {
        check("Dr. Smith saw Fig. 3.|It was good.", nil)
        check("Dr. Smith saw Fig. 3.|It was good.", "")
        check("Dr. Smith saw Fig. 3.|It was good.", "-")
        check("Dr. Smith saw Fig. 3.|It was good.", "qqq-Latn-x-odd")
    }

    @Test("Lines of code, tables and formulas are sentences")
    func lines() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "let a = 1\nlet b = 2\n\n\nprint(a)\n", role: .code)
        builder.append(paragraph: "one line\nof prose", role: .body)
        let text = builder.build(isComplete: true)
        #expect(text.sentences.map { text.text($0.words) } == ["let a = 1", "let b = 2", "print(a)", "one line of prose"])
        #expect(text.sentences.map(\.endsParagraph) == [false, false, true, true])
        #expect(text.sentences.map(\.paragraph) == [0, 0, 0, 1])
    }
}
