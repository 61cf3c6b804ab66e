import Testing

@testable import Speech

@Suite("What single languages have of their own")
struct LanguagesOwnTests {
    @Test(
        "Dutch",
        arguments: [
            ("We komen op ma. 5 mei aan", "We komen op maandag 5 mei aan"),
            ("Hij komt elke wo. om 9 uur", "Hij komt elke woensdag om 9 uur"),
            ("Open ma. tot vr. van 9 tot 5", "Open maandag tot vrijdag van 9 tot 5"), ("Mijn ma. 5 keer", "Mijn ma 5 keer"),
            ("Doe er 2 tl zout en 1 el olie bij", "Doe er 2 theelepels zout en 1 eetlepel olie bij"),
            ("Het duurt 1½ uur", "Het duurt anderhalf uur"), ("Het duurt 6½ uur", "Het duurt 6 en een half uur"),
            ("Ajax verloor met 1-3 van PSV", "Ajax verloor met 1 3 van PSV"), ("Open ma-vr 9 uur", "Open maandag tot vrijdag 9 uur"),
            ("Kosten: 2½ kg meel", "Kosten: tweeënhalf kilogram meel"),
        ]) func dutch(text: String, expected: String)
    {
        #expect(spoken(text, language: "nl") == expected)
    }

    @Test(
        "French",
        arguments: [
            ("Ajoutez 2 c. à s. de sucre", "Ajoutez 2 cuillères à soupe de sucre"),
            ("Ajoutez 1 c. à c. de sel", "Ajoutez 1 cuillère à café de sel"),
            ("Ajoutez ½ c. à s. de sel", "Ajoutez une demi cuillère à soupe de sel"), ("Il vient ven. 5 mai", "Il vient vendredi 5 mai"),
            ("Lyon a perdu 1-3 à Metz", "Lyon a perdu 1 3 à Metz"), ("Voir la facture 2018-45", "Voir la facture 2018 45"),
            ("Ouvert lu-ve 9 h", "Ouvert lundi à vendredi 9 heures"),
        ]) func french(text: String, expected: String)
    {
        #expect(spoken(text, language: "fr") == expected)
    }

    @Test(
        "Ukrainian",
        arguments: [
            ("Зустріч у пн. 5 травня", "Зустріч у понеділок п’ятого травня"),
            ("Він живе у 17-й квартирі", "Він живе у сімнадцятій квартирі"),
            ("У 80-ті роки було так", "У вісімдесяті роки було так"), ("Це 3-тя спроба", "Це третя спроба"),
            ("За Людовіка XIV було так", "За Людовіка чотирнадцятого було так"), ("Катерина II жила тут", "Катерина друга жила тут"),
            ("У XVI і XVII ст. було так", "У шістнадцятому і сімнадцятому столітті було так"),
            ("Це II половина матчу", "Це друга половина матчу"), ("Після II світової було тихо", "Після другої світової було тихо"),
            ("Додайте 2 ч. л. солі", "Додайте 2 чайні ложки солі"), ("Скільки буде 10 - 3?", "Скільки буде 10 мінус 3?"),
        ]) func ukrainian(text: String, expected: String)
    {
        #expect(spoken(text, language: "uk") == expected)
    }

    @Test(
        "Czech",
        arguments: [
            ("Dne 15. 3. jedeme domů", "Dne patnáctého března jedeme domů"), ("V pondělí 3. 5. jedeme", "V pondělí třetího května jedeme"),
            ("Od 3. 5. do 7. 6. je zavřeno", "Od třetího května do sedmého června je zavřeno"),
            ("Je zavřeno od 3. 5. do 7. 6.", "Je zavřeno od třetího května do sedmého června."),
            ("Otevřeno po-pá 9 h", "Otevřeno pondělí až pátek 9 hodin"), ("Přišel s 1. květnem", "Přišel s prvním květnem"),
            ("K 1. lednu bylo hotovo", "K prvnímu lednu bylo hotovo"),
            ("Byl to 1. květen", "Byl to první květen"),
            ("Od pol. 19. stol. je tu klid", "Od poloviny devatenáctého století je tu klid"),
            ("Ve 2. polovině zápasu pršelo", "Ve druhé polovině zápasu pršelo"),
            ("V 16. až 17. stol. bylo zle", "V šestnáctém až sedmnáctém století bylo zle"),
            ("Od 1. do 15. května je zavřeno", "Od prvního do patnáctého května je zavřeno"),
        ]) func czech(text: String, expected: String)
    {
        #expect(spoken(text, language: "cs") == expected)
    }

    @Test(
        "Days behind a word for until that are none",
        arguments: [
            ("de", "Die Punkte 1.2. bis 3.4. sind wichtig", "Die Punkte 1.2. bis 3.4. sind wichtig"),
            ("de", "Vom 1.2. bis 3.4. ist zu", "Vom ersten Februar bis dritten April ist zu"),
        ]) func points(language: String, text: String, expected: String)
    {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(
        "The second of two Danish and Norwegian dates",
        arguments: [
            ("da", "Fra 1.5. til 3.6.", "Fra 1. maj til 3. juni."),
            ("nb", "Fra 1.5. til 3.6. er det stengt", "Fra 1. mai til 3. juni er det stengt"),
        ]) func scandinavian(language: String, text: String, expected: String)
    {
        #expect(spoken(text, language: language) == expected)
    }
}
