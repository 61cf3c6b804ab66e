// The nouns that follow numbers most: units, times, amounts, people and pages.

extension NounGenders {
    static let german = NounGenders(
        """
        m=meter kilometer zentimeter millimeter mikrometer nanometer quadratmeter kubikmeter liter milliliter hektar grad euro cent dollar tag
        m=monat teelöffel esslöffel zoll
        n=kilogramm gramm milligramm mikrogramm kilo watt kilowatt volt ampere byte kilobyte megabyte gigabyte terabyte prozent % jahr pfund
        n=hertz bar kelvin ohm kind stück mal glas
        f=stunde sekunde minute tonne million milliarde billion woche person seite kalorie kilokalorie kilowattstunde meile millisekunde
        f=mikrosekunde nanosekunde tasse packung
        """
    ) { value, kind, before in
        guard value == 1 else { return nil }
        if let before, germanDative.contains(before) { return kind == "f" ? "einer" : "einem" }
        if kind == "m", let before, germanAccusative.contains(before) { return "einen" }
        return kind == "f" ? "eine" : "ein"
    }
    static let germanDative = Set(words: "nach von mit bei zu seit aus ab vor binnen in unter")
    static let germanAccusative = Set(words: "für um durch ohne über")

    static let french = NounGenders(
        """
        f=heure heures minute minutes seconde secondes milliseconde semaine semaines année années journée journées nuit nuits page pages
        f=personne personnes fois tonne tonnes once pouce calorie kilocalorie calories kilocalories tasse chambre chambres place places ligne
        f=lignes pièce pièces unité unités dizaine douzaine centaine équipe équipes femme femmes fille filles famille familles voix couronne
        f=couronnes roupie roupies copie copies
        """
    ) { value, _, _ in
        switch value {
        case 1: "une"
        case 21: "vingt et une"
        case 31: "trente et une"
        case 41: "quarante et une"
        case 51: "cinquante et une"
        case 61: "soixante et une"
        case 81: "quatre-vingt-une"
        default: nil
        }
    }

    static let spanish = NounGenders(
        """
        f=hora horas semana semanas tonelada toneladas libra libras pulgada pulgadas milla millas persona personas página páginas vez veces
        f=caloría calorías kilocaloría kilocalorías taza tazas cucharada cucharadas cucharadita unidad unidades hoja hojas línea líneas noche
        f=mano manos noches mujer mujeres niña niñas familia familias empresa empresas palabra palabras habitación habitaciones plaza plazas
        m=kilogramo kilogramos gramo gramos miligramo miligramos kilo kilos metro metros kilómetro kilómetros centímetro centímetros milímetro
        m=milímetros litro litros mililitro mililitros euro euros dólar dólares céntimo céntimos centavo centavos peso pesos día días mes meses
        m=año años minuto minutos segundo segundos milisegundo grado grados millón millones vatio vatios kilovatio kilovatios voltio voltios
        m=mapa mapas planeta planetas libro libros hombre hombres niño niños punto puntos byte kilobyte megabyte gigabyte gigabytes hectárea mil
        """
    ) { value, kind, _ in
        guard kind != "m" || value < 100 else { return nil }
        let hundreds = [
            2: "doscientas", 3: "trescientas", 4: "cuatrocientas", 5: "quinientas", 6: "seiscientas", 7: "setecientas", 8: "ochocientas",
            9: "novecientas",
        ]
        let tens = [3: "treinta", 4: "cuarenta", 5: "cincuenta", 6: "sesenta", 7: "setenta", 8: "ochenta", 9: "noventa"]
        if value < 100, value % 10 == 1, value != 11 {
            if value == 1 { return kind == "f" ? "una" : "un" }
            if value == 21 { return kind == "f" ? "veintiuna" : "veintiún" }
            return tens[value / 10].map { "\($0) y \(kind == "f" ? "una" : "un")" }
        }
        guard value < 1000, let hundred = hundreds[value / 100] else { return nil }
        let rest = value % 100
        if rest == 0 { return hundred }
        return rest % 10 == 1 && rest != 11 ? nil : "\(hundred) \(rest)"
    }

    static let italian = NounGenders(
        """
        m=chilogrammo grammo milligrammo chilo metro chilometro centimetro millimetro litro millilitro euro dollaro centesimo giorno mese
        m=minuto secondo grado milione miliardo watt volt byte megabyte gigabyte punto libro bambino chilowattora anno ettaro uomo
        f=settimana tonnellata libbra persona pagina volta tazza caloria chilocaloria notte mano
        v=ora oncia unità
        """
    ) { value, kind, _ in
        value == 1 ? kind == "m" ? "un" : kind == "f" ? "una" : "un’" : nil
    }

    static let portuguese = NounGenders(
        """
        f=hora horas semana semanas tonelada toneladas libra libras polegada polegadas milha milhas pessoa pessoas página páginas vez vezes
        f=caloria calorias quilocaloria quilocalorias chávena xícara xícaras colher colheres unidade unidades folha folhas linha linhas noite
        f=noites mulher mulheres menina meninas família famílias empresa empresas palavra palavras mão mãos maçã maçãs manhã manhãs
        m=dia dias mapa mapas planeta planetas
        """
    ) { value, kind, _ in
        guard kind == "f" else { return nil }
        let tens = [
            2: "vinte", 3: "trinta", 4: "quarenta", 5: "cinquenta", 6: "sessenta", 7: "setenta", 8: "oitenta", 9: "noventa",
        ]
        let hundreds = [
            2: "duzentas", 3: "trezentas", 4: "quatrocentas", 5: "quinhentas", 6: "seiscentas", 7: "setecentas", 8: "oitocentas",
            9: "novecentas",
        ]
        let one = value % 10 == 1 ? "uma" : value % 10 == 2 ? "duas" : nil
        if value < 100, let one, value % 100 != 11, value % 100 != 12 {
            return value < 10 ? one : tens[value / 10].map { "\($0) e \(one)" }
        }
        guard value < 1000, let hundred = hundreds[value / 100] else { return nil }
        let rest = value % 100
        if rest == 0 { return hundred }
        guard let one, rest != 11, rest != 12 else { return "\(hundred) e \(rest)" }
        return rest < 10 ? "\(hundred) e \(one)" : tens[rest / 10].map { "\(hundred) e \($0) e \(one)" }
    }

    static let polish = NounGenders(
        """
        f=godzina minuta sekunda milisekunda tona mila osoba strona kaloria korona doba sztuka książka uncja
        a=godzinę minutę sekundę milisekundę tonę milę osobę stronę kalorię koronę dobę sztukę książkę
        g=godziny minuty sekundy milisekundy tony mile osoby strony kalorie korony doby sztuki książki hrywny uncje
        n=euro
        """
    ) { value, kind, _ in
        switch kind {
        case "f": value == 1 ? "jedna" : nil
        case "a": value == 1 ? "jedną" : nil
        case "n": value == 1 ? "jedno" : nil
        default:
            if value == 1 {
                "jednej"
            } else {
                value % 10 == 2 && value % 100 != 12 ? value > 10 ? "\(value - 2) dwie" : "dwie" : nil
            }
        }
    }

    static let russian = NounGenders(
        """
        f=минута секунда миллисекунда тонна тысяча неделя книга страница калория копейка штука миля единица гривна
        a=минуту секунду миллисекунду тонну тысячу неделю книгу страницу калорию копейку штуку милю единицу гривну
        g=минуты секунды миллисекунды тонны тысячи недели книги страницы калории копейки штуки мили единицы гривны
        n=слово
        """
    ) { value, kind, _ in eastSlavic(value, kind, neuter: "одно", genitive: "одной", two: "две") }

    static let ukrainian = NounGenders(
        """
        f=хвилина секунда мілісекунда тонна тисяча година сторінка гривня копійка особа одиниця книга доба миля калорія
        a=хвилину секунду мілісекунду тонну тисячу годину сторінку гривню копійку особу одиницю книгу добу милю калорію
        g=хвилини секунди мілісекунди тонни тисячі години сторінки гривні копійки особи одиниці книги доби милі калорії
        n=слово
        """
    ) { value, kind, _ in eastSlavic(value, kind, neuter: "одне", genitive: "однієї", two: "дві") }

    private static func eastSlavic(_ value: Int, _ kind: Character, neuter: String, genitive: String, two: String) -> String? {
        switch kind {
        case "f": last(of: value, "одна", nil)
        case "a": last(of: value, "одну", nil)
        case "n": last(of: value, neuter, nil)
        default: last(of: value, genitive, two)
        }
    }

    /// The last word of a number; what comes before it voices say right.
    static func last(of value: Int, _ one: String, _ two: String?) -> String? {
        guard value % 100 != 11, value % 100 != 12, let word = value % 10 == 1 ? one : value % 10 == 2 ? two : nil else { return nil }
        return value > 10 ? "\(value / 10 * 10) \(word)" : word
    }

    static let czech = NounGenders(
        """
        f=hodina minuta sekunda milisekunda tuna koruna strana osoba míle kalorie
        a=hodinu minutu sekundu milisekundu tunu korunu stranu osobu míli kalorii
        g=hodiny minuty sekundy milisekundy tuny koruny strany osoby
        n=procento euro místo slovo; p=procenta eura místa slova míle
        """
    ) { value, kind, _ in
        switch (value, kind) {
        case (1, "f"): "jedna"
        case (1, "a"): "jednu"
        case (1, "n"): "jedno"
        case (1, "g"): "jedné"
        case (2, "g"), (2, "p"): "dvě"
        default: nil
        }
    }

    static let swedish = NounGenders(
        """
        u=dag timme timma vecka månad minut sekund millisekund meter kilometer centimeter millimeter liter deciliter centiliter milliliter
        u=miljon miljard krona person sida grad procent % mil tesked matsked gång euro dollar hektar kilowattimme kalori
        """
    ) { value, _, _ in value == 1 ? "en" : nil }

    static let danish = NounGenders("n=år kilo kilogram gram milligram ton minut sekund millisekund døgn barn kilobyte megabyte gigabyte") {
        value, _, _ in value == 1 ? "et" : nil
    }

    static let norwegian = NounGenders(
        "n=år kilo kilogram gram milligram tonn minutt sekund millisekund døgn barn kilobyte megabyte gigabyte poeng"
    ) { value, _, _ in value == 1 ? "ett" : nil }

    static let romanian = NounGenders(
        """
        m=kilogram gram miligram litru metru kilometru centimetru milimetru an minut leu euro grad milion miliard procent
        f=oră secundă săptămână tonă lună zi persoană pagină dată
        p=ore secunde săptămâni tone luni zile persoane pagini kilograme grame miligrame minute grade milioane miliarde procente
        """
    ) { value, kind, _ in
        switch (value, kind) {
        case (1, "m"): "un"
        case (1, "f"): "o"
        case (2, "p"): "două"
        default: nil
        }
    }

    /// What has a number behind it, beside the labels that are known anyway.
    static let numbered = Set(
        words: """
            nummer nr numéro numero número n° étape partie phase niveau groupe semaine jour version question exercice leçon tome acte scène
            etapa parte fase nivel grupo semana día versión pregunta ejercicio lección acto escena paso etapa nível dia versão exercício
            lição ato cena passo livello gruppo settimana giorno versione domanda esercizio lezione atto scena passo krok tydzień dzień część
            rozdział poziom grupa wersja pytanie ćwiczenie lekcja akt scena глава часть том раздел пункт таблица рисунок уровень группа неделя
            день версия вопрос урок акт сцена шаг этап класс номер розділ частина таблиця рівень група тиждень урок kapitola část oddíl tabulka
            obrázek úroveň skupina týden den verze otázka cvičení lekce číslo kapitel del avsnitt tabell figur nivå grupp vecka dag version
            fråga övning lektion nummer steg niveau gruppe uge spørgsmål øvelse trin uke spørsmål capitolul partea secțiunea tabelul figura
            nivelul grupa ziua versiunea lecția numărul
            """)
}
