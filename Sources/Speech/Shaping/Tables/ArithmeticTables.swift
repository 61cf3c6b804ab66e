// What is said in sums.

extension LanguageTables.Arithmetic {
    static let english = Self(
        asked: ["is", "does", "equals"], told: Set(words: "calculate compute evaluate subtract"), absolute: "the absolute value of",
        suchThat: "such that")
    static let german = Self(
        asked: Set(words: "ist sind ergibt macht gibt"), told: Set(words: "rechne rechnen berechne berechnen berechnet"),
        absolute: "Betrag von",
        suchThat: "mit der Eigenschaft")
    static let french = Self(
        asked: Set(words: "font fait est vaut"), told: Set(words: "calcule calculez calculer calculons"), absolute: "la valeur absolue de",
        suchThat: "tel que")
    static let spanish = Self(
        asked: Set(words: "es son"), told: Set(words: "calcula calcule calcular calculen calculad"), absolute: "el valor absoluto de",
        suchThat: "tal que")
    static let italian = Self(
        asked: Set(words: "fa è fanno"), told: Set(words: "calcola calcolate calcolare"), absolute: "il valore assoluto di",
        suchThat: "tale che")
    static let portuguese = Self(
        asked: Set(words: "é são"), told: Set(words: "calcule calcula calcular calculem"), absolute: "o módulo de", suchThat: "tal que")
    static let dutch = Self(
        asked: ["is"], told: Set(words: "bereken berekent"), absolute: "de absolute waarde van", suchThat: "waarvoor geldt")
    static let polish = Self(
        asked: Set(words: "jest to"), told: Set(words: "oblicz obliczyć policz"), absolute: "wartość bezwzględna", suchThat: "takie że")
    static let russian = Self(
        asked: Set(words: "будет"), told: Set(words: "вычислите вычисли посчитай найдите"), absolute: "модуль", suchThat: "такие что")
    static let ukrainian = Self(
        asked: Set(words: "буде"), told: Set(words: "обчисліть обчисли"), absolute: "модуль", suchThat: "такі що")
    static let czech = Self(
        asked: ["je"], told: Set(words: "vypočítej vypočítejte vypočti vypočtěte spočítej"), absolute: "absolutní hodnota",
        suchThat: "takové že")
    static let swedish = Self(
        asked: Set(words: "är blir"), told: Set(words: "beräkna räkna"), absolute: "absolutbeloppet av", suchThat: "sådana att")
    static let danish = Self(
        asked: Set(words: "er bliver"), told: Set(words: "udregn beregn"), absolute: "den numeriske værdi af", suchThat: "sådan at")
    static let norwegian = Self(
        asked: Set(words: "er blir"), told: Set(words: "regn beregn"), absolute: "absoluttverdien av", suchThat: "slik at")
}
