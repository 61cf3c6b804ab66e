import Testing

@testable import Speech

@Suite("Numbers that share a noun, and ordinals by what stands beside them") struct SharedNounsTests {
    @Test(arguments: [
        ("pl", "w XVI i XVII w. było", "w szesnastym i siedemnastym wieku było"),
        ("pl", "od XI do XIII w. było", "od jedenastego do trzynastego wieku było"),
        ("ru", "с XI по XIII в. было", "с одиннадцатого по тринадцатый век было"),
        ("ru", "в XI и XII вв. было", "в одиннадцатом и двенадцатом веках было"),
        ("cs", "v 16. a 17. stol. bylo", "v šestnáctém a sedmnáctém století bylo"),
        ("cs", "od 1. do 15. května", "od prvního do patnáctého května"),
    ]) func pairs(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("pl", "na III piętrze", "na trzecim piętrze"),
        ("pl", "w 1. połowie XIX w. było", "w pierwszej połowie dziewiętnastego wieku było"),
        ("pl", "Król Jerzy VI i królowa", "Król Jerzy szósty i królowa"), ("pl", "I część z nich", "I część z nich"),
        ("pl", "w 1939 r. 1 września", "w 1900 trzydziestym dziewiątym roku pierwszego września"),
        ("pl", "2 godz. 51 min. i koniec", "dwie godziny 51 minut i koniec"),
        ("ru", "а к XV в. было", "а к пятнадцатому веку было"), ("cs", "k 1. lednu", "k prvnímu lednu"),
        ("cs", "po 8. březnu", "po osmém březnu"),
        ("cs", "dne 15. 3. jedeme", "dne patnáctého března jedeme"),
        ("ru", "после II мировой войны", "после второй мировой войны"), ("ru", "в 1-й половине", "в первой половине"),
        ("ru", "и 1-й рекорд", "и первый рекорд"),
        ("uk", "на 52-му році", "на 50 другому році"), ("uk", "Катерини II", "Катерини другої"), ("uk", "до 3-го дня", "до третього дня"),
        ("fi", "Kustaa III:n murha", "Kustaa kolmannen murha"), ("fi", "4 §:n 2 momentin", "4 pykälän 2 momentin"),
        ("fi", "noin 50 %:n osuus", "noin 50 prosentin osuus"),
        ("sv", "Karl XII:s död", "Karl den tolftes död"),
    ]) func ordinals(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("es", "Abierto L-V 9-14 h", "Abierto lunes a viernes 9 a 14 horas"), ("es", "el nivel A-V y L-V", "el nivel A-V y L-V"),
        ("sv", "Öppet mån-fre 9-17", "Öppet måndag till fredag 9 till 17"), ("fr", "Ouvert Lu-Ve 9h", "Ouvert lundi à vendredi 9 heures"),
        ("cs", "po–pá 9–17 hod.", "pondělí až pátek 9 až 17 hodin."), ("it", "ven. 5 maggio", "venerdì 5 maggio"),
        ("es", "Tallas S-M 36-40", "Tallas S-M 36 a 40"),
        ("pl", "W pt. 3 maja", "W piątek trzeciego maja"),
        ("ru", "Открыто пн-пт с 9.00 до 17.30", "Открыто понедельник – пятница с 9 до 17:30"), ("ru", "глава IV том II", "глава 4 том 2"),
    ]) func weekdays(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("fr", "Mᵐᵉ Dupont et Mˡˡᵉ Petit", "Mme Dupont et Mlle Petit"), ("fr", "le 1ᵉʳ mai", "le premier mai"),
        ("en", "the 4ᵗʰ of May", "the 4th of May"),
        ("es", "2ᵃ planta", "2ª planta"), ("en", "xᵗ + 1", "x to the t + 1"), ("en", "2ⁿ", "2 to the n"),
    ]) func raisedEndings(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
