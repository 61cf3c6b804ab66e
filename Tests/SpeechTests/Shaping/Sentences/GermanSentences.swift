extension SpokenSentences {
    static let german = SpokenSentences(
        #"""
        Die Arbeit von Müller und V. Holm, von I. Kant oder X. Beck erschien.
        Die Arbeit von Müller und V Holm, von I Kant oder X Beck erschien.
        Am V. Parteitag, von der IV. und V. Armee, der I. und der V. Bezirk, vom I. bis X. Jahrhundert.
        Am fünften Parteitag, von der vierten und fünften Armee, der erste und der fünfte Bezirk, vom ersten bis zehnten Jahrhundert.
        Karl V. und Heinrich V. kamen, dann der II. Band und die X. Klasse.
        Karl der Fünfte und Heinrich der Fünfte kamen, dann der zweite Band und die zehnte Klasse.
        Der Verbrauch = 1/2 l auf 100 km, das I. und X. Gebot.
        Der Verbrauch = ein halber liter auf 100 Kilometer, das erste und zehnte Gebot.
        Es gilt x = 1/2 t und s = 1/2 t².
        Es gilt x = ein halb t und s = ein halb t Quadrat.
        Das sind 1/2 t Kohle, 2 1/2 t Sand und 1/2 l Milch.
        Das sind ein halb Tonne Kohle, zweieinhalb Tonnen Sand und ein halber liter Milch.
        Das Urteil VIII ZR 123/18, das Urteil 2 BvR 12/20, offen 24/7.
        Das Urteil VIII ZR 123/18, das Urteil 2 BvR 12/20, offen 24 7.
        Im Verhältnis 3/17 haben die USA 3/16 und die Klasse VIII 5/12.
        Im Verhältnis 3 durch 17 haben die USA 3 durch 16 und die Klasse 8 5 durch 12.
        Sie gab 1/2 TL Salz, 1/2 Tasse Mehl, mit 1/2 TL Zimt und eine 1/2 Stunde Ruhe dazu.
        Sie gab ein halber Teelöffel Salz, eine halbe Tasse Mehl, mit einem halben Teelöffel Zimt und eine halbe Stunde Ruhe dazu.
        Es sind rd. 20 Leute da.
        Es sind rund 20 Leute da.
        Der Historiker E. H. Gombrich schrieb es in Hausnummer 1/2 Tasse.
        Der Historiker E H Gombrich schrieb es in Hausnummer ein halb Tasse.
        Der Fall Az. 12 nach Art. 6 lit. b und Anh. II kostete 5 Mio. Euro (Vj. 4 Mio. Euro).
        Der Fall Aktenzeichen 12 nach Artikel 6 Buchstabe b und Anhang 2 kostete 5 Millionen Euro (Vorjahr 4 Millionen Euro).
        Es sind 12 Stk. und 3 Tg. Arbeit bis Köln Hbf.
        Es sind 12 Stück und 3 Tage Arbeit bis Köln Hauptbahnhof.
        Da kam Max. 5 Leute sahen Jan. 20 Leute lachten.
        Da kam Max. 5 Leute sahen Jan. 20 Leute lachten.
        Es trägt Max. 5 kg, seit dem 5. Jan. 2020.
        Es trägt maximal 5 Kilogramm, seit dem fünften Januar 2020.
        Version ab 3.10 bis 3.12, Preise von 3.50 bis 5.50.
        Version ab 3.10 bis 3.12, Preise von 3.50 bis 5.50.
        Von 1.-3. Klasse war es so.
        Von erster bis dritter Klasse war es so.
        Mein 3. Versuch und in ihrer 2. Ehe.
        Mein dritter Versuch und in ihrer zweiten Ehe.
        Offen von 9.00 bis 18.00 Uhr, 9.00–18.00 Uhr, um 8.30 und 9.45 Uhr, 9:30–17:15 Uhr.
        Offen von 9 bis 18 Uhr, 9 bis 18 Uhr, um 8:30 und 9 Uhr 45, 9:30 bis 17 Uhr 15.
        Um 9.00 Uhr fiel es um 16.15, kostet ab 8.30 Euro, DM 12 470,– und € 12.470,–.
        Um 9 Uhr fiel es um 16:15, kostet ab 8.30 Euro, 12470 D-Mark und 12.470 Euro.
        Es sind rund 1 Mio. Euro, 1 Mrd. Dollar, 0,35 · 120 und 2,5 · 4.
        Es sind rund eine Million Euro, eine Milliarde Dollar, 0,35 × 120 und 2,5 × 4.
        »Dr. Holm kam.« Und »Z. B. so«, ›Nr. 5‹.
        »Doktor Holm kam.« Und »Zum Beispiel so«, ›Nummer 5‹.
        »Im 19. Jahrhundert?« fragte er.
        »Im neunzehnten Jahrhundert?« fragte er.
        Im frühen 19. Jahrhundert und ab dem späten 15. Jahrhundert.
        Im frühen neunzehnten Jahrhundert und ab dem späten fünfzehnten Jahrhundert.
        Sie spielte die berühmte 9. Sinfonie, seine letzte 41. Sinfonie und Holms 2. Sinfonie.
        Sie spielte die berühmte neunte Sinfonie, seine letzte einundvierzigste Sinfonie und Holms zweite Sinfonie.
        Zu meinem 18. Geburtstag kam die neue 3. Generation.
        Zu meinem achtzehnten Geburtstag kam die neue dritte Generation.
        Ende des 19. Jh. war das 18. Jh. vorbei.
        Ende des neunzehnten Jahrhunderts war das achtzehnte Jahrhundert vorbei.
        Das war im 11., 12. und 13. Jahrhundert.
        Das war im elften, zwölften und dreizehnten Jahrhundert.
        Das 11. und 12. Jahrhundert endete am Ende der 2. Halbzeit.
        Das elfte und zwölfte Jahrhundert endete am Ende der zweiten Halbzeit.
        Offen vom 1.-3. Mai und am 1./2. Juni für die 3.–5. Klasse.
        Offen vom ersten bis dritten Mai und am ersten, zweiten Juni für die dritte bis fünfte Klasse.
        Auf 1500 m Höhe, 1200 km weit, bei 1300 °C und 1500 W.
        Auf 1500 meter Höhe, 1200 Kilometer weit, bei 1300 Grad Celsius und 1500 watt.
        Es liegt 1500–1600 m hoch und misst 1200 x 800 mm seit 1500.
        Es liegt 1500 bis 1600 meter hoch und misst 1200 mal 800 Millimeter seit fünfzehnhundert.
        Die 1980er-Jahre und die 1990er- und 1970er-Jahre.
        Die neunzehnhundert 80er Jahre und die neunzehnhundert 90er und neunzehnhundert 70er Jahre.
        Der Wert 0.001 gilt für 192.168.0.1, nicht 1.234.
        Der Wert 0,001 gilt für 192 Punkt 168 Punkt 0 Punkt 1, nicht 1.234.
        Er wohnt Bahnhofstr. 5 in 12345 Köln.
        Er wohnt Bahnhofstraße 5 in 12345 Köln.
        Am 5. und 6. Mai war Markt bei Fa. Holm.
        Am fünften und sechsten Mai war Markt bei Firma Holm.
        Das Az. 3 K 12/20 gilt.
        Das Aktenzeichen 3 K 12 durch 20 gilt.
        Er kam am Di., 3. Nov., um 8 Uhr.
        Er kam am Dienstag, dritten November, um 8 Uhr.
        Sie fährt am 24.12. vor Mittag und am 1.2.23 wieder.
        Sie fährt am vierundzwanzigsten Dezember vor Mittag und am ersten Februar 23 wieder.
        Der Hafen wird Sa. 9–12 Uhr geöffnet.
        Der Hafen wird Samstag 9 bis 12 Uhr geöffnet.
        Dr. med. Holm gilt i. V. m. § 5 und u. v. a. m. als Gast.
        Doktor med Holm gilt in Verbindung mit § 5 und und vieles andere mehr als Gast.
        Man nehme 1/2 l Milch und das Az. dazu.
        Man nehme ein halber liter Milch und das Az. dazu.
        Am 3. Mai lief das Schiff aus.
        Am dritten Mai lief das Schiff aus.
        Der 3. Mai war ein Sonntag.
        Der dritte Mai war ein Sonntag.
        Es geschah im 19. Jahrhundert.
        Es geschah im neunzehnten Jahrhundert.
        Das 21. Jahrhundert begann ruhig.
        Das einundzwanzigste Jahrhundert begann ruhig.
        Der 2. Weltkrieg war vorbei.
        Der zweite Weltkrieg war vorbei.
        Die 2. Auflage ist vergriffen.
        Die zweite Auflage ist vergriffen.
        In der 3. Klasse war es voll.
        In der dritten Klasse war es voll.
        Es waren 3. Danach kam niemand.
        Es waren 3. Danach kam niemand.
        Ludwig XIV. baute den Hafen.
        Ludwig der Vierzehnte baute den Hafen.
        Der Hafen Ludwigs XIV. versandete.
        Der Hafen Ludwigs des Vierzehnten versandete.
        Unter Katharina II. wuchs die Flotte.
        Unter Katharina der Zweiten wuchs die Flotte.
        Kapitel IV handelt vom Meer.
        Kapitel 4 handelt vom Meer.
        Die Kirche stammt von 1742.
        Die Kirche stammt von siebzehnhundert 42.
        Sie wurde 1900 erneuert.
        Sie wurde neunzehnhundert erneuert.
        Boote, z. B. Kähne, sind frei.
        Boote, zum Beispiel Kähne, sind frei.
        Boote (z.B. Kähne) sind frei.
        Boote (zum Beispiel Kähne) sind frei.
        Der Eigner, d. h. die Gemeinde, zahlt.
        Der Eigner, das heißt die Gemeinde, zahlt.
        Taue, Segel usw. lagen oben.
        Taue, Segel und so weiter lagen oben.
        Siehe Abb. 3 auf S. 12 f. des Buches.
        Siehe Abbildung 3 auf Seite 12 folgende des Buches.
        Vgl. Bd. 2, Kap. 4, Anm. 7.
        Vergleiche Band 2, Kapitel 4, Anmerkung 7.
        Dr. Müller und Prof. Lund kamen.
        Doktor Müller und Professor Lund kamen.
        Im Jahr 44 v. Chr. war Krieg.
        Im Jahr 44 vor Christus war Krieg.
        Es kostet 5,50 € am Tag.
        Es kostet 5 Euro 50 am Tag.
        Es kostete 3,5 Mio. Euro im Bau.
        Es kostete 3,5 Millionen Euro im Bau.
        Etwa 10–20 Boote blieben.
        Etwa 10 bis 20 Boote blieben.
        Der Wind blies mit 50 km/h.
        Der Wind blies mit 50 Kilometer pro Stunde.
        Das Deck misst 100 m² etwa.
        Das Deck misst 100 Quadratmeter etwa.
        Das Wasser hatte 4 °C im März.
        Das Wasser hatte 4 Grad Celsius im März.
        Sie fuhr am 12.05.2020 ab.
        Sie fuhr am zwölften Mai 2020 ab.
        Die Fähre geht um 14.30 Uhr.
        Die Fähre geht um 14 Uhr 30.
        Nach § 5 Abs. 2 gilt das nicht.
        Nach § 5 Absatz 2 gilt das nicht.
        Es gilt p < 0,05 für alle.
        Es gilt p kleiner als 0,05 für alle.
        Man nehme 1 TL Salz und 2 EL Öl.
        Man nehme ein Teelöffel Salz und 2 Esslöffel Öl.
        Man nehme ein ⅛ Liter.
        Man nehme ein Achtel Liter.
        Z. B. Äpfel sind gut.
        Zum Beispiel Äpfel sind gut.
        Z.B. Birnen und d. h. Obst.
        Zum Beispiel Birnen und das heißt Obst.
        Es kostet Fr. 20.– bis Fr. 50 im Jahr.
        Es kostet Fr 20 bis Fr 50 im Jahr.
        Nach § 5 Abs. 1 S. 2 ist das Boot frei, wie auf S. 3 steht.
        Nach § 5 Absatz 1 Satz 2 ist das Boot frei, wie auf Seite 3 steht.
        Siehe Kap. 3 s. Abb. 5.
        Siehe Kapitel 3 siehe Abbildung 5.
        Die Rechnung v. 03.05.2020 und das Schreiben v. 3. Mai liegen bei, ebenso Holm v. Berg.
        Die Rechnung vom dritten Mai 2020 und das Schreiben vom dritten Mai liegen bei, ebenso Holm v Berg.
        Die Fähre kostet 5 Mio. Der Umsatz stieg um 3 Mrd. Die Firma lebt.
        Die Fähre kostet 5 Millionen. Der Umsatz stieg um 3 Milliarden. Die Firma lebt.
        Sie nahm 2 Tl Salz, 2 Pr. Zucker und machte 3 Std. Pause.
        Sie nahm 2 Teelöffel Salz, 2 Prisen Zucker und machte 3 Stunden Pause.
        Nimm 1⅛ Liter Milch.
        Nimm 1 und ein Achtel Liter Milch.
        In 66606 St. Holm sind es 5 St. Danach ging er.
        In 66606 Sankt Holm sind es 5 Stück. Danach ging er.
        Er lebte 384-322 v. Chr. am Meer, Rechnung Nr. 2020-123.
        Er lebte 384 bis 322 vor Christus am Meer, Rechnung Nummer 2020 123.
        Das Boot fährt 60 Meilen/Stunde bzgl. PQ.
        Das Boot fährt 60 Meilen pro Stunde bezüglich PQ.
        Als 2. Bürgermeister sprach er 1 Std. und 3 Min. Der Abend kam.
        Als zweiter Bürgermeister sprach er eine Stunde und 3 Minuten. Der Abend kam.
        Es waren 2 Std. Später kam er.
        Es waren 2 Stunden. Später kam er.
        Älter als 12. Kinder zahlen nach § 823 S. 120 nichts.
        Älter als 12. Kinder zahlen nach § 823 Seite 120 nichts.
        """#)

    static let dutch = SpokenSentences(
        #"""
        Toen kwam Max. 5 mensen zagen Jan. 20 mensen lachten.
        Toen kwam Max. 5 mensen zagen Jan. 20 mensen lachten.
        Tussen 9.00 en 10.00, op 12.5 en rond 9.15 kost het 12.50 gulden of 3.14.
        Tussen 9.00 en 10.00, op 12.5 en rond 9.15 kost het 12.50 gulden of 3.14.
        Van 3/5 tot 7/6, vrijdag 3/4, van 9.00 tot 18.00 uur, 9.30-17.15 uur, bel 0900-1234.
        Van 3 mei tot 7 juni, vrijdag 3 april, van 9 tot 18 uur, 9:30 tot 17 uur 15, bel 0 9 0 0, 1 2 3 4.
        Op 1500 m hoogte is versie 2.10 om 10.30 uur 0.05, niet 1500.
        Op 1500 meter hoogte is versie 2 punt 10 om 10 uur 30 0,05, niet vijftienhonderd.
        In de 19e eeuw was de haven groot.
        In de negentiende eeuw was de haven groot.
        Hij werd 1e en zij 2de.
        Hij werd eerste en zij tweede.
        Willem II kocht het schip.
        Willem de Tweede kocht het schip.
        Hoofdstuk IV gaat over de zee.
        Hoofdstuk 4 gaat over de zee.
        De kerk brandde in 1742 af.
        De kerk brandde in zeventienhonderd 42 af.
        Boten, bijv. sloepen, zijn vrij.
        Boten, bijvoorbeeld sloepen, zijn vrij.
        De eigenaar, d.w.z. het dorp, betaalt.
        De eigenaar, dat wil zeggen het dorp, betaalt.
        Dhr. Jansen en mevr. Bos kwamen.
        De heer Jansen en mevrouw Bos kwamen.
        Zie afb. 3 op blz. 12 van het boek.
        Zie afbeelding 3 op bladzijde 12 van het boek.
        Het kost € 5,50 per dag.
        Het kost 5 euro 50 per dag.
        Het kostte 3 mln. euro in totaal.
        Het kostte 3 miljoen euro in totaal.
        Er bleven 10–20 boten over.
        Er bleven 10 tot 20 boten over.
        De wind blies met 50 km/u.
        De wind blies met 50 kilometer per uur.
        Zij vertrok op 12-05-2020 vroeg.
        Zij vertrok op 12 mei 2020 vroeg.
        De boot gaat om 14.30 uur.
        De boot gaat om 14 uur 30.
        In de jaren '90 was het stil.
        In de jaren 90 was het stil.
        Caesar stierf in 44 v.Chr. te Rome.
        Caesar stierf in 44 voor Christus te Rome.
        Neem een mes en/of een zaag.
        Neem een mes en of een zaag.
        Dr. Bakker kwam ook.
        Doctor Bakker kwam ook.
        De code is 0417 1643 00 nu.
        De code is 0417 1643 00 nu.
        Zie blz. 5 t/m 8 van het boek.
        Zie bladzijde 5 tot en met 8 van het boek.
        Op pagina 5 u kunt lezen.
        Op pagina 5 u kunt lezen.
        De boot gaat om 5 u.
        De boot gaat om 5 uur.
        Om 5 u kwam hij, op pagina 5 u kunt.
        Om 5 uur kwam hij, op pagina 5 u kunt.
        Hij wachtte 5 min. Daarna kwam John V. Holm. DE XIXE EEUW IS OUD.
        Hij wachtte 5 minuten. Daarna kwam John V Holm. DE negentiende EEUW IS OUD.
        Hij was er al. Pieter zag u. Jan lachte.
        Hij was er al. Pieter zag u. Jan lachte.
        """#)
}
