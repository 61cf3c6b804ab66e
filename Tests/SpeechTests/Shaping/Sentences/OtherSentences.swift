extension SpokenSentences {
    static let czech = SpokenSentences(
        #"""
        Viz rov. (4) a v rov. 5.
        Viz rovnice 4 a v rovnici 5.
        Prodali 10 tis. ks.
        Prodali 10 tisíc kusů.
        Otevřeno od 9.00 do 18.00 hod. a od 9.30 do 17.15.
        Otevřeno od 9 do 18 hodin a od 9:30 do 17:15.
        Přišel MUDr. Novák z ul. Dlouhé 5.
        Přišel doktor Novák z ulice Dlouhé 5.
        Otevřel se 3. května 1950 ráno.
        Otevřel se třetího května 1950 ráno.
        Vznikl v 19. století u řeky.
        Vznikl v devatenáctém století u řeky.
        Přístav 19. století byl malý.
        Přístav devatenáctého století byl malý.
        Za Karla IV. byl bohatý.
        Za Karla čtvrtého byl bohatý.
        Karel IV. ho založil.
        Karel čtvrtý ho založil.
        V 90. letech byl zavřený.
        V devadesátých letech byl zavřený.
        Byl na 2. místě v soutěži.
        Byl na druhém místě v soutěži.
        Má 5 m² plochy.
        Má 5 metrů čtverečních plochy.
        Má 2 m² plochy.
        Má 2 metry čtvereční plochy.
        Dnes je 20 °C venku.
        Dnes je 20 stupňů Celsia venku.
        Vítr foukal 50 km/h včera.
        Vítr foukal 50 kilometrů za hodinu včera.
        Stojí 3,50 Kč denně.
        Stojí 3 koruny 50 haléřů denně.
        Stojí 5 mil. Kč ročně.
        Stojí 5 milionů korun ročně.
        Lodě, např. čluny, jsou volné.
        Lodě, například čluny, jsou volné.
        Lana, plachty atd. ležely nahoře.
        Lana, plachty a tak dále ležely nahoře.
        Viz s. 12–15 knihy.
        Viz strany 12 až 15 knihy.
        Jede v 14.30 hod. z přístavu.
        Jede v 14:30 hodin z přístavu.
        Vezmi 2½ kg ryb.
        Vezmi 2 a půl kilogramu ryb.
        Otevřel se 1. 5. 1950 ráno.
        Otevřel se prvního května 1950 ráno.
        Druhá loď, 2. světová válka.
        Druhá loď, druhá světová válka.
        V čase 9,8 s doběhl, doba 5 s je dlouhá a Karlovo nám. je velké.
        V čase 9,8 sekundy doběhl, doba 5 sekund je dlouhá a Karlovo náměstí je velké.
        Řekl to nám. A odešel na nám. Míru. Mluvili o něm. Potom v roce 2010 s přáteli odjel.
        Řekl to nám. A odešel na náměstí Míru. Mluvili o něm. Potom v roce 2010 s přáteli odjel.
        """#)

    static let swedish = SpokenSentences(
        #"""
        Det gav 1,3 mdkr i år, för 900 inv. i byn.
        Det gav 1 komma 3 miljarder kronor i år, för 900 invånare i byn.
        Sedan kom Jan. 5 män skrattade den 12 jan. 2020.
        Sedan kom Jan. 5 män skrattade den tolfte januari 2020.
        Den 3/9 2020, onsdag 3/4, kl. 9.00–18.00, kostar 5:- kr och 5:-, SEK 24 800,-.
        Den tredje september 2020, onsdag tredje april, klockan 9 till 18, kostar 5 kronor och 5 kronor, 24800 svenska kronor.
        ”Dr. Holm” kom ”kl. 5” och ’Dr. Berg’.
        ”Doktor Holm” kom ”klockan 5” och ’doktor Berg’.
        Hamnen öppnade den 3 maj 1848 på morgonen.
        Hamnen öppnade den tredje maj artonhundra 48 på morgonen.
        Karl XII byggde den.
        Karl den tolfte byggde den.
        Det är 20 °C ute.
        Det är 20 grader Celsius ute.
        Däcket är 5 m² stort.
        Däcket är 5 kvadratmeter stort.
        Vinden blåste 50 km/h igår.
        Vinden blåste 50 kilometer i timmen igår.
        Båten går kl. 14.30 idag.
        Båten går klockan 14:30 idag.
        Den såldes 2021-05-03 i hamnen.
        Den såldes tredje maj 2021 i hamnen.
        Se s. 12–15 i boken.
        Se sidorna 12 till 15 i boken.
        Båtar, t.ex. ekor, är lediga.
        Båtar, till exempel ekor, är lediga.
        Se § 5 i lagen.
        Se paragraf 5 i lagen.
        Repet kostar 3,50 kr per meter.
        Repet kostar 3 kronor och 50 per meter.
        Båten kostar 2 milj. kr nu.
        Båten kostar 2 miljoner kronor nu.
        Gustav II Adolf byggde den.
        Gustav den andre Adolf byggde den.
        """#)

    static let danish = SpokenSentences(
        #"""
        Tirs. d. 3. maj tages 1/2 tsk. salt, se s. 12 ff. og lignende.
        Tirsdag den 3. maj tages en halv teskefuld salt, se side 12 følgende og lignende.
        Rådet om både og/eller tov blev læst.
        Rådet om både og eller tov blev læst.
        Vi mødes kl. 8.00 i havnen.
        Vi mødes klokken 8 i havnen.
        Havnen åbnede den 3. maj 1848 om morgenen.
        Havnen åbnede den 3. maj attenhundrede og 48 om morgenen.
        Både, f.eks. joller, er ledige.
        Både, for eksempel joller, er ledige.
        Vinden blæste 50 km/t i går.
        Vinden blæste 50 kilometer i timen i går.
        Se s. 12–15 i bogen.
        Se siderne 12 til 15 i bogen.
        Det er 20 °C ude.
        Det er 20 grader Celsius ude.
        Rebet koster 3,50 kr. i dag.
        Rebet koster 3 kroner og 50 i dag.
        """#)

    static let norwegian = SpokenSentences(
        #"""
        Den 3/9, kl. 9.30-17.15 og kr 12 470,–.
        Den 3. september, klokken 9:30 til 17:15 og 12470 kroner.
        Vi møtes kl. 8:00 i havna.
        Vi møtes klokken 8:00 i havna.
        Havna åpnet 3. mai 1814 om morgenen.
        Havna åpnet 3. mai attenhundre og 14 om morgenen.
        Karl XII bygde den.
        Karl den tolvte bygde den.
        Dekket er 5 m² stort.
        Dekket er 5 kvadratmeter stort.
        Se s. 12–15 i boka.
        Se siderne 12 til 15 i boka.
        Tau, seil og/eller årer ble solgt.
        Tau, seil og eller årer ble solgt.
        """#)

    static let finnish = SpokenSentences(
        #"""
        Satama avattiin 3. toukokuuta 1950 aamulla.
        Satama avattiin kolmas toukokuuta 1950 aamulla.
        Laiva lähtee klo 14.30 satamasta.
        Laiva lähtee kello 14:30 satamasta.
        Veneet, esim. jollat, ovat vapaita.
        Veneet, esimerkiksi jollat, ovat vapaita.
        Kansi on 5 m² kokoinen.
        Kansi on 5 neliömetriä kokoinen.
        Tuuli oli 50 km/h eilen.
        Tuuli oli 50 kilometriä tunnissa eilen.
        """#)

    static let hungarian = SpokenSentences(
        #"""
        A hajók, pl. a csónakok, szabadok.
        A hajók, például a csónakok, szabadok.
        A fedélzet 5 m² nagyságú.
        A fedélzet 5 négyzetméter nagyságú.
        A szél 50 km/h volt tegnap.
        A szél 50 kilométer per óra volt tegnap.
        Kb. 20 °C van kint.
        Körülbelül 20 Celsius-fok van kint.
        10 min. alatt kész, max. 5 km, a min. hőmérséklet alatt.
        10 perc alatt kész, maximum 5 kilométer, a minimum hőmérséklet alatt.
        """#)

    static let romanian = SpokenSentences(
        #"""
        Puntea are 20 m² acum.
        Puntea are 20 de metri pătrați acum.
        Puntea are 5 m² acum.
        Puntea are 5 metri pătrați acum.
        Vezi pag. 12–15 din carte.
        Vezi paginile 12 până la 15 din carte.
        Portul e din sec. XIX poate.
        Portul e din secolul XIX poate.
        Bărcile, de ex. luntrile, sunt libere.
        Bărcile, de exemplu luntrile, sunt libere.
        """#)

    static let turkish = SpokenSentences(
        #"""
        Gelir 3 Eyl. 2024 ve 1/2 çay k. tuz.
        Gelir 3 Eylül 2024 ve yarım çay kaşığı tuz.
        Liman 19. yüzyılda kuruldu.
        Liman 10 dokuzuncu yüzyılda kuruldu.
        Güverte 5 m² büyüklüğünde.
        Güverte 5 metrekare büyüklüğünde.
        Bkz. s. 12–15 bu kitapta.
        Bakınız sayfa 12 ila 15 bu kitapta.
        """#)

    static let ukrainian = SpokenSentences(
        #"""
        Це було 3 вер. 2024 р. вранці.
        Це було третього вересня 2000 20 четвертого року вранці.
        Порт збудовано в XIX столітті.
        Порт збудовано в дев’ятнадцятому столітті.
        Його відкрили 3 травня 2021 р. у місті.
        Його відкрили третього травня 2000 20 першого року у місті.
        До 1990 р. його не було.
        До 1900 дев’яностого року його не було.
        Квиток коштує 5 грн зараз.
        Квиток коштує 5 гривень зараз.
        Порт коштує 5 млн грн зараз.
        Порт коштує 5 мільйонів гривень зараз.
        Вітер дув 50 км/год учора.
        Вітер дув 50 кілометрів на годину учора.
        Див. рис. 3 на с. 12 книги.
        Дивись рисунок 3 на сторінці 12 книги.
        """#)

    static let greek = SpokenSentences(
        #"""
        Έως 31/12 και από 3/5 έως 7/6.
        Έως 31 Δεκεμβρίου και από 3 Μαΐου έως 7 Ιουνίου.
        Βλ. σελ. 12–15 του βιβλίου.
        Βλέπε σελίδες 12 έως 15 του βιβλίου.
        Οι βάρκες, π.χ. οι λέμβοι, είναι ελεύθερες.
        Οι βάρκες, παραδείγματος χάριν οι λέμβοι, είναι ελεύθερες.
        Το λιμάνι έχει 20 °C σήμερα.
        Το λιμάνι έχει 20 βαθμοί Κελσίου σήμερα.
        Ο κ. Νίκος είδε την κ. Μαρία.
        Ο κύριος Νίκος είδε την κυρία Μαρία.
        """#)
}
