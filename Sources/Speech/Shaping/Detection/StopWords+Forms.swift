extension StopWords {
    /// What stands on invoices, forms, price lists, menus and curricula vitae, which have no sentences: their nouns tell what the frequent words can't.
    /// Words that are English as well, pain, client, via, gate, are left out.
    static let forms = StopWords(
        [
            (
                "en",
                """
                invoice number date amount quantity price unit total subtotal tax description item items due payment address phone name order customer
                shipping balance paid bill company street city signature education experience skills employment summary references languages birth
                starters mains desserts drinks soup salad chicken beef bread cheese rice fish served opening closed monday tuesday wednesday thursday
                friday saturday sunday january february march may june july october december page weight height width size color colour features
                client hours rate notes comments qty april august september november
                """
            ),
            (
                "de",
                """
                rechnung rechnungsnummer rechnungsdatum kundennummer menge einzelpreis gesamtpreis preis betrag gesamtbetrag gesamt summe zwischensumme
                mehrwertsteuer mwst netto brutto zahlbar tage tagen lieferung lieferschein bestellung angebot anschrift straße strasse telefon
                unterschrift bezeichnung artikel artikelnummer stück seite lebenslauf geburtsdatum geburtsort staatsangehörigkeit familienstand
                berufserfahrung ausbildung kenntnisse sprachen schule studium abschluss speisekarte vorspeisen hauptgerichte nachspeisen getränke suppe
                salat hähnchen brot käse fisch wein bier montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni
                juli oktober dezember öffnungszeiten geschlossen gewicht höhe breite länge größe farbe vorname nachname wohnort ort bankverbindung
                """
            ),
            (
                "fr",
                """
                facture numéro désignation quantité prix unitaire montant adresse rue téléphone tva ht ttc payer règlement échéance
                commande livraison devis nom prénom naissance nationalité expérience professionnelle compétences langues diplôme
                entrées boissons soupe poulet bœuf boeuf fromage poisson vin bière lundi mardi mercredi jeudi vendredi
                samedi dimanche janvier février avril juin juillet août septembre octobre novembre décembre fermé horaires poids hauteur largeur
                longueur taille couleur référence remise ville
                """
            ),
            (
                "es",
                """
                factura número fecha cantidad precio unitario importe descripción cliente dirección calle teléfono iva pagar pago vencimiento
                pedido entrega presupuesto firma nombre apellidos nacimiento nacionalidad experiencia laboral formación académica conocimientos
                idiomas entrantes platos postres bebidas sopa ensalada pollo ternera queso pescado vino cerveza lunes martes miércoles jueves
                viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre cerrado horario peso
                altura anchura tamaño referencia descuento ciudad cobro servicio agua
                """
            ),
            (
                "it",
                """
                fattura numero quantità prezzo unitario importo totale descrizione cliente indirizzo telefono iva pagamento scadenza ordine
                consegna preventivo nome cognome nascita nazionalità esperienza lavorativa istruzione formazione competenze lingue antipasti
                primi secondi dolci bevande zuppa insalata pollo manzo formaggio pesce vino birra lunedì martedì mercoledì giovedì venerdì
                sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre chiuso orario peso
                altezza larghezza lunghezza colore sconto città imponibile
                """
            ),
            (
                "pt",
                """
                fatura factura número quantidade preço unitário valor descrição cliente endereço morada rua telefone iva pagamento vencimento
                pedido encomenda entrega orçamento assinatura nome nascimento nacionalidade experiência profissional formação acadêmica académica
                conhecimentos idiomas entradas pratos sobremesas bebidas sopa salada frango carne pão queijo peixe vinho cerveja segunda terça quarta
                quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro fechado horário
                peso altura largura tamanho referência desconto cidade
                """
            ),
            (
                "nl",
                """
                factuur factuurnummer factuurdatum klantnummer omschrijving aantal prijs stuksprijs bedrag totaal subtotaal btw klant adres straat
                telefoon betaling betalen vervaldatum bestelling levering offerte handtekening naam voornaam achternaam geboortedatum geboorteplaats
                nationaliteit werkervaring opleiding opleidingen vaardigheden talen voorgerechten hoofdgerechten nagerechten dranken soep salade
                rundvlees brood kaas wijn bier maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april juni
                juli augustus oktober gesloten openingstijden gewicht hoogte breedte lengte kleur korting plaats woonplaats
                """
            ),
            (
                "sv",
                """
                faktura fakturanummer fakturadatum kundnummer beskrivning antal pris belopp summa totalt moms kund adress gata telefon betalning
                förfallodatum beställning leverans offert underskrift namn förnamn efternamn födelsedatum arbetslivserfarenhet utbildning kunskaper
                språk förrätter varmrätter efterrätter drycker soppa sallad kyckling bröd ost fisk vin öl måndag tisdag onsdag torsdag fredag lördag
                söndag januari februari maj juni juli augusti oktober stängt öppettider vikt höjd bredd längd färg rabatt ort
                """
            ),
            (
                "da",
                """
                faktura fakturanummer fakturadato kundenummer beskrivelse antal pris beløb total moms dato kunde adresse gade telefon betaling
                forfaldsdato bestilling levering tilbud underskrift navn fornavn efternavn fødselsdato erhvervserfaring uddannelse kompetencer sprog
                forretter hovedretter drikkevarer suppe salat kylling brød ost fisk vin øl mandag tirsdag onsdag torsdag fredag lørdag
                søndag januar februar marts maj juni juli oktober lukket åbningstider vægt højde bredde længde farve rabat
                """
            ),
            (
                "nb",
                """
                faktura fakturanummer fakturadato kundenummer beskrivelse antall pris beløp totalt mva dato kunde adresse telefon betaling
                forfallsdato bestilling levering tilbud underskrift navn fornavn etternavn fødselsdato arbeidserfaring utdanning kompetanse språk
                forretter hovedretter drikke suppe salat kylling brød ost fisk vin øl mandag tirsdag onsdag torsdag fredag lørdag søndag
                januar februar mai juni juli oktober stengt åpningstider vekt høyde bredde lengde farge rabatt
                """
            ),
            (
                "fi",
                """
                lasku laskun numero päivämäärä määrä hinta yksikköhinta yhteensä alv asiakas osoite katu puhelin maksu eräpäivä tilaus toimitus tarjous
                allekirjoitus nimi etunimi sukunimi syntymäaika työkokemus koulutus kielitaito alkuruoat pääruoat jälkiruoat juomat keitto salaatti
                leipä juusto kala viini olut maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai tammikuu helmikuu maaliskuu huhtikuu
                toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu suljettu aukioloajat paino korkeus leveys pituus väri alennus
                """
            ),
            (
                "pl",
                """
                faktura numer ilość cena jednostkowa wartość razem netto brutto nazwa opis klient nabywca sprzedawca adres ulica telefon
                płatność termin zamówienie dostawa oferta podpis imię nazwisko urodzenia doświadczenie zawodowe wykształcenie umiejętności języki
                przystawki dania desery napoje zupa sałatka kurczak chleb ryba wino piwo poniedziałek wtorek środa czwartek piątek sobota niedziela
                stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia waga wysokość szerokość długość kolor
                """
            ),
            (
                "cs",
                """
                faktura číslo množství cena jednotková celkem dph popis zákazník odběratel dodavatel adresa ulice telefon platba splatnost
                objednávka dodávka nabídka podpis jméno příjmení narození praxe vzdělání znalosti jazyky předkrmy hlavní jídla dezerty nápoje polévka
                salát kuře chléb sýr ryba víno pivo pondělí úterý středa čtvrtek pátek sobota neděle leden únor březen duben květen červen červenec
                srpen září říjen listopad prosinec zavřeno hmotnost výška šířka délka barva sleva
                """
            ),
            (
                "hu",
                """
                számla számlaszám dátum mennyiség egységár ár összesen áfa nettó bruttó megnevezés vevő eladó cím utca telefon fizetés fizetési
                határidő rendelés szállítás ajánlat aláírás név születési munkahely tapasztalat végzettség nyelvtudás előételek főételek desszertek
                italok leves saláta csirke kenyér sajt sör hétfő kedd szerda csütörtök péntek szombat vasárnap január február március április
                május június július augusztus szeptember október november december zárva súly magasság szélesség hosszúság szín
                """
            ),
            (
                "tr",
                """
                fatura numarası tarih tarihi miktar birim fiyat fiyatı tutar toplam kdv açıklama müşteri adres sokak cadde telefon ödeme sipariş teslimat
                teklif imza soyad doğum deneyim eğitim beceriler diller başlangıçlar tatlılar içecekler çorba salata tavuk ekmek peynir balık şarap
                bira pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
                kapalı ağırlık yükseklik genişlik uzunluk renk indirim
                """
            ),
        ].map { (language: String, words: String) in (language, words.split { $0 == "\n" || $0 == " " }.joined(separator: " "), "") },
        allLettersCount: false)
}
