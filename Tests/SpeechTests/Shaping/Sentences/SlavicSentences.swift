extension SpokenSentences {
    static let polish = SpokenSentences(
        #"""
        Art. 5 lit. b i n., 10 tys. szt. sprzedano.
        Artykuł 5 litera b i następne, 10 tysięcy sztuk sprzedano.
        Msze o 7.00, 9.00 i 11.30, cena 12.99 zł i 12.99 PLN, około 9.45.
        Msze o 7, 9 i 11.30, cena 12.99 złotych i 12.99 złotych, około 9.45.
        Otwarte od 8.30 do 9.45, w godz. 9.00–18.00.
        Otwarte od 8:30 do 9:45, w godzinach 9.00 do 18.00.
        »św. Jan« ma wersję 2.10 i przyszedł o 10.30 za 12.50 zł.
        »święty Jan« ma wersję 2 kropka 10 i przyszedł o 10.30 za 12.50 złotych.
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
        Sieć kosztuje 5 mln zł rocznie.
        Sieć kosztuje 5 milionów złotych rocznie.
        Łódź kosztuje 3 mld zł razem.
        Łódź kosztuje 3 miliardy złotych razem.
        Lina kosztuje 2 tys. zł razem.
        Lina kosztuje 2 tysiące złotych razem.
        Flota kosztuje 1,5 mln zł rocznie.
        Flota kosztuje 1,5 miliona złotych rocznie.
        Umowa z 03.05.2021 r. jest ważna.
        Umowa z trzeciego maja 2000 dwudziestego pierwszego roku jest ważna.
        Spotkanie o godz. 14.30 w porcie.
        Spotkanie o godzinie 14:30 w porcie.
        Mieszka na os. Morskim w porcie.
        Mieszka na osiedlu Morskim w porcie.
        Silnik kosztuje 20 USD dziennie.
        Silnik kosztuje 20 dolarów dziennie.
        Zajął 2. miejsce w porcie.
        Zajął drugie miejsce w porcie.
        To jest 15. rocznica portu.
        To jest piętnasta rocznica portu.
        Był na 3. piętrze w porcie.
        Był na trzecim piętrze w porcie.
        Zob. s. 12–15 książki.
        Zobacz strony 12 do piętnastu książki.
        Zob. s. 12 książki.
        Zobacz stronę 12 książki.
        Rejs trwa 3–5 dni latem.
        Rejs trwa 3 do pięciu dni latem.
        Płynie 5–10 km dziennie.
        Płynie 5 do dziesięciu kilometrów dziennie.
        Powstał w XVIII–XIX w. nad rzeką.
        Powstał w osiemnastym – dziewiętnastym wieku nad rzeką.
        Weź 2½ kg ryb.
        Weź 2 i pół kilograma ryb.
        Weź 1/2 kg ryb.
        Weź pół kilograma ryb.
        Płynął 5 w morze.
        Płynął 5 w morze.
        Lata 20. XX wieku były trudne.
        Lata dwudzieste dwudziestego wieku były trudne.
        Otwarte w godz. 8–16 latem.
        Otwarte w godzinach 8 do szesnastu latem.
        Powstał na pocz. XX w. nad rzeką.
        Powstał na początku dwudziestego wieku nad rzeką.
        Książka pod red. J. Fali wyszła.
        Książka pod redakcją J Fali wyszła.
        Weź ¾ miarki ryb.
        Weź trzy czwarte miarki ryb.
        Holm: Ok. Co dalej? Ma ok. 5 lat.
        Holm: Ok. Co dalej? Ma około 5 lat.
        Podaje ponad 1.7 V i czasem do lat 26. Potem w latach 60. więcej.
        Podaje ponad 1 kropka 7 woltów i czasem do lat 26. Potem w latach sześćdziesiątych więcej.
        Zebrał się tłum. Potem wyszła (tłum. Jan Fala).
        Zebrał się tłum. Potem wyszła (tłumaczył Jan Fala).
        Dał to im. Potem wyszedł do szkoły im. Fali.
        Dał to im. Potem wyszedł do szkoły imienia Fali.
        W ROKU 1990 W POLSCE.
        W ROKU 1990 W POLSCE.
        Liceum Ogólnokształcące im. Holma stoi ok. Wisły, a przekład i tłum. Jan Fala.
        Liceum Ogólnokształcące imienia Holma stoi około Wisły, a przekład i tłumaczył Jan Fala.
        Dał to im. Jan pomógł im. Ewa wyszła.
        Dał to im Jan pomógł im Ewa wyszła.
        """#)

    static let russian = SpokenSentences(
        #"""
        См. ур. (4) и рис. 3.
        Смотри уравнение 4 и рисунок 3.
        Продано 10 тыс. шт., а 1/2 ч. л. соли хватит; Гос. дума и пр-т Мира.
        Продано 10 тысяч штук, а одна вторая чайной ложки соли хватит; Государственная дума и проспект Мира.
        Прошло 2 недели.
        Прошло две недели.
        Открыто с 9.00 до 18.00 и с 9.30 до 17.15.
        Открыто с 9 до 18 и с 9:30 до 17:15.
        —Св. Николай дал 0.001.
        —святой Николай дал 0 целых одна тысячная.
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
        Было p меньше 0 целых 5 сотых везде.
        Его изобрёл А. С. Волков в порту.
        Его изобрёл А С Волков в порту.
        Лодку строил Г. Иванов в порту.
        Лодку строил Г Иванов в порту.
        Сеть стоит 5 млн руб. в год.
        Сеть стоит 5 миллионов рублей в год.
        Причал стоит 3 млрд руб. сейчас.
        Причал стоит 3 миллиарда рублей сейчас.
        Канат стоит 2 тыс. рублей сейчас.
        Канат стоит две тысячи рублей сейчас.
        Порт стоит $5 млн сейчас.
        Порт стоит 5 миллионов долларов сейчас.
        Было 1,5 млн тонн рыбы.
        Было 1,5 миллиона тонн рыбы.
        Это было 3 мая 2021 г. в порту.
        Это было третьего мая 2020 первого года в порту.
        До 1990 г. его не было.
        До 1900 девяностого года его не было.
        С 1941 г. он закрыт.
        С 1940 первого года он закрыт.
        К 1990 г. он вырос.
        К 1900 девяностому году он вырос.
        Договор от 03.05.2021 г. действует.
        Договор от третьего мая 2020 первого года действует.
        Искусство XIX в. было другим.
        Искусство девятнадцатого века было другим.
        Суда XVIII–XIX вв. были малы.
        Суда восемнадцатого – девятнадцатого веков были малы.
        В 1941–1945 гг. он не работал.
        В 1940 первом – 1940 пятом годах он не работал.
        В 90-х гг. он закрылся.
        В девяностых годах он закрылся.
        См. с. 12–15 книги.
        Смотри страницы с двенадцатой по пятнадцатую книги.
        См. с. 12 книги.
        Смотри страницу 12 книги.
        Рейс длится 3–5 дней летом.
        Рейс длится от трёх до пяти дней летом.
        Он был там 2–3 раза летом.
        Он был там 2–3 раза летом.
        До порта 5–10 км пути.
        До порта от пяти до десяти километров пути.
        Верфи, доки, т. д. закрыты.
        Верфи, доки, так далее закрыты.
        Возьми 2½ кг рыбы.
        Возьми 2 с половиной килограмма рыбы.
        В 1990 – 1995 гг. он рос.
        В 1900 девяностом – 1990 пятом годах он рос.
        До порта 3 тыс. км пути.
        До порта 3 тысячи километров пути.
        Таблица 3 с данными лежит там.
        Таблица 3 с данными лежит там.
        Лодка прошла это за 5 с, не больше.
        Лодка прошла это за 5 секунд, не больше.
        В нач. XX в. он рос.
        В начале двадцатого века он рос.
        Книга под ред. И. Волны вышла.
        Книга под редакцией И Волны вышла.
        Вестник. Сер. 1, через 30 с двигатель встал, через 5 с половиной лет нашли, через 6 с лишним лет забыли.
        Вестник. Серия 1, через 30 секунд двигатель встал, через 5 с половиной лет нашли, через 6 с лишним лет забыли.
        Рост 170 см. Вес другой, см. рис. 5.
        Рост 170 сантиметров. Вес другой, смотри рисунок 5.
        Он верил в нем. Потом владел им. Потом учился в МГУ им. Волны (нем. Welle).
        Он верил в нем. Потом владел им. Потом учился в МГУ имени Волны (немецкий Welle).
        В 4-х углах и из 2-х зол 60-х годов.
        В четырёх углах и из двух зол шестидесятых годов.
        Он родился 26 мая (6 июня) 1799 г. в Москве, имея debconf/priority.
        Он родился 20 шестого мая (шестого июня) 1790 девятого года в Москве, имея debconf/priority.
        Сумма в т. ч. НДС, 5 тыс. Он ушёл.
        Сумма в том числе НДС, 5 тысяч. Он ушёл.
        Нужна 1 ст. л. масла и 2 ч. л. соли.
        Нужна 1 столовая ложка масла и 2 чайные ложки соли.
        Институт мировой литературы им. Волны знает Windows/Linux.
        Институт мировой литературы имени Волны знает Windows или Linux.
        Он помог им. Иван владел им. Пётр ушёл от слова нем. Welt.
        Он помог им Иван владел им Пётр ушёл от слова немецкий Welt.
        В главе 5 см. Рисунок 3, а глава 3 (см. Раздел 2) тут.
        В главе 5 смотри Рисунок 3, а глава 3 (смотри Раздел 2) тут.
        Глава I. Введение здесь, а это XIX ст. л. 5 дела.
        Глава 1. Введение здесь, а это девятнадцатого столетия л 5 дела.
        Длина 5 см. Форма овальная.
        Длина 5 сантиметров. Форма овальная.
        """#)
}
