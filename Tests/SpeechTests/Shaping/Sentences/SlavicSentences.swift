extension SpokenSentences {
    static let polish = SpokenSentences(
        #"""
        Port powstał w XIX wieku.
        Port powstał w dziewiętnastym wieku.
        XIV wiek był trudny.
        Czternasty wiek był trudny.
        Od XVI w. był bogaty.
        Od szesnastego wieku był bogaty.
        Jan Paweł II przyjechał.
        Jan Paweł drugi przyjechał.
        Za Ludwika XIV było inaczej.
        Za Ludwika czternastego było inaczej.
        II wojna światowa go zniszczyła.
        Druga wojna światowa go zniszczyła.
        Odbudowano go 3 maja 1950 r. w całości.
        Odbudowano go trzeciego maja 1900 pięćdziesiątego roku w całości.
        W 2020 r. go sprzedano.
        W 2000 dwudziestym roku go sprzedano.
        Zob. rys. 3 na str. 12 książki.
        Zobacz rysunek 3 na stronie 12 książki.
        Rozdz. IV mówi o morzu.
        Rozdział 4 mówi o morzu.
        Łodzie, np. kajaki, są wolne.
        Łodzie, na przykład kajaki, są wolne.
        Właściciel, tj. gmina, płaci.
        Właściciel, to jest gmina, płaci.
        Kosztuje 5,50 zł dziennie.
        Kosztuje 5 złotych 50 groszy dziennie.
        Kosztuje 2 zł dziennie.
        Kosztuje 2 złote dziennie.
        Wiatr wiał 50 km/h wczoraj.
        Wiatr wiał 50 kilometrów na godzinę wczoraj.
        Sieć waży 1 kg na sucho.
        Sieć waży 1 kilogram na sucho.
        Sieci ważą 3 kg na sucho.
        Sieci ważą 3 kilogramy na sucho.
        Mieszkał przy ul. Długiej w porcie.
        Mieszkał przy ulicy Długiej w porcie.
        Lata 90. były spokojne.
        Lata dziewięćdziesiąte były spokojne.
        """#)

    static let russian = SpokenSentences(
        #"""
        Порт построен в XIX веке.
        Порт построен в девятнадцатом веке.
        XIV век был трудным.
        Четырнадцатый век был трудным.
        В XIX в. он рос.
        В девятнадцатом веке он рос.
        Пётр I его основал.
        Пётр первый его основал.
        При Екатерине II он вырос.
        При Екатерине второй он вырос.
        Во времена Николая II он закрылся.
        Во времена Николая второго он закрылся.
        В 1990 г. его продали.
        В 1900 девяностом году его продали.
        Он открылся 3 мая 1848 года.
        Он открылся третьего мая 1840 восьмого года.
        Зима 1812 года была суровой.
        Зима 1800 двенадцатого года была суровой.
        Это были 1990-е годы.
        Это были 1900 девяностые годы.
        Она пришла в 5-й раз.
        Она пришла в пятый раз.
        Лодки, напр. шлюпки, свободны.
        Лодки, например шлюпки, свободны.
        Хозяин, т. е. община, платит.
        Хозяин, то есть община, платит.
        Канаты, паруса и т. д. лежали наверху.
        Канаты, паруса и так далее лежали наверху.
        См. рис. 3 на с. 12 книги.
        Смотри рисунок 3 на странице 12 книги.
        Он жил на ул. Ленина, д. 5 в порту.
        Он жил на улице Ленина, дом 5 в порту.
        Глава IV говорит о море.
        Глава 4 говорит о море.
        Билет стоит 5 руб. 50 коп. сегодня.
        Билет стоит 5 рублей 50 копеек сегодня.
        Билет стоит 21 ₽ сегодня.
        Билет стоит 21 рубль сегодня.
        Ветер дул 50 км/ч вчера.
        Ветер дул 50 километров в час вчера.
        Сеть весит 3,5 кг сухой.
        Сеть весит 3,5 килограмма сухой.
        Цена выросла на 5 % за год.
        Цена выросла на 5 процентов за год.
        Было p < 0,05 везде.
        Было p меньше 0,05 везде.
        """#)
}
