/// The lists for languages of which fewer abbreviations are known.
extension Abbreviations {
    static let czech = Abbreviations(
        inner: everywhere + """
             tzv např tj tzn mj resp popř příp ing mgr mudr judr phdr rndr paeddr mvdr thdr bc doc prof csc drsc dipl arch gen plk mjr kpt por
            ul tř nábř sv p pí sl cca kupř srov viz vč zejm angl lat řec fr čes
            """,
        beforeNumber: everywhereNumbered + """
             pol poč zemř nar str s č čl obr odst písm kap sv tab roč ř r st ust tel čp hl § §§ pozn příl zák vyhl vyd díl ot bod rov
            """,
        seldomLast: everywhereSeldom + " nám něm mil mld tis stol n.l př.n.l n.m min max hod prac",
        small: "npor okr red přel nakl univ odd řed prez předs mons kard arcib",
        oftenLast: "atd apod aj",
        names: [
            "max": "do na v za po pro s až",
            "jan": "v od do",
        ],
        starters: """
            nikdo bez a ale i v ve na z ze do od po o u s se k ke pro při za před pod nad bez když kdyby kde kdo jak jako protože proto
            však také ten ta to ti ty tento tato toto tyto on ona ono oni my vy já je byl byla bylo jsou není který která podle mezi
            během již jen pokud tak pak potom dnes tam tady nyní ještě všechny všichni každý není jeho její jejich naše více
            """,
        openers: """
            nic nikdy vždy často někdy teď včera zítra poté následně navíc naopak proti mimo kolem mnoho několik někteří jiné jiný obě
            oba
            """,
        followsOrdinal: """
            ledna února března dubna května června července srpna září října listopadu prosince století stol letech let léta místo místě ročník
            ročníku vydání kapitola kapitoly kapitole patro patře den dne díl dílu část části třída třídy třídě kolo kola světová světové republiky
            """,
        hasOrdinals: true, comparing: "kapitola kapitole kapitoly kapitolu", wordsHere: "co vliv", wordsBehind: ["nám": "proti vůči díky"],
        keyed: """
            osa ose osy sloupec sloupce sloupci klávesa klávesu řádek matice proměnná proměnné
            """, units: "kč kg hod")

    static let swedish = Abbreviations(
        inner: everywhere + """
             t.ex bl.a d.v.s dvs s.k t.o.m fr.o.m p.g.a pga ca jfr resp inkl exkl kl tex bla sk doc
            ing leg hr övers utg e.d f.d n.b i.o.m
            """,
        beforeNumber: everywhereNumbered
            + " tis tors fre lör enl max s sid kap nr tel bil tab fig bd st § §§ maj okt avsn moment mom h årg uppl ekv",
        seldomLast: everywhereSeldom + " g f.kr e.kr milj tr",
        small: "kapt löjtn dir eng ty fr sv förf avd inst univ gm tfn tekn frk ang jmf",
        oftenLast: "osv o.s.v m.m m.fl etc",
        names: [
            "max": "en ett den det de per min eller",
            "al": "et",
            "ed": "en den andra tredje fjärde ny",
            "jan": "i sedan från till",
        ],
        starters: """
            idag ingen sedan och men eller i på av för med till från om den det de en ett han hon vi jag du ni man som när då där detta
            denna dessa också inte så efter innan under över vid mot utan hur vad vem varför eftersom därför sedan alla många några är
            var har kan ska
            """,
        openers: """
            inget igår imorgon aldrig alltid ofta ibland dessutom dock enligt andra båda någon något deras hennes vår våra senare nu
            nyligen plötsligt
            """, letterWords: "i å ö",
        keyed: """
            axeln kolumn kolumnen tangenten raden matrisen variabeln knappen
            """, units: "mkr kg")

    static let danish = Abbreviations(
        inner: everywhere + """
             f.eks bl.a dvs d.v.s s.k mht pga p.g.a ca jf jfr evt inkl ekskl eksl kl tlf hr fr cand ing pkt forts
            iflg mvh vedr henh kap gl nr t.o.m f.o.m hhv
            """,
        beforeNumber: everywhereNumbered
            + " tirs tors fre lør kr iht maks prop innst afsn s sd sml stk afs avsn kap bd bind art tlf tel § §§ mai maj des jan",
        seldomLast: everywhereSeldom + " mio mrd o.l f.kr e.kr",
        small: "dir kapt frk adv sgt såk overs udg utg afd avd inst univ ifl kgl sct skt tidl ndr sdr vestl østl jvf ang",
        oftenLast: "osv o.s.v m.m m.fl mv m.v",
        names: [
            "al": "et",
            "ed": "en den anden andre tredje fjerde ny",
            "jan": "i siden fra til",
        ],
        starters: """
            ingen og men eller i på af av for med til fra om den det de en et han hun vi jeg du man som når da der dette denne disse også
            ikke så efter etter under over ved mot mod hvor hva hvad hvem hvorfor fordi derfor alle mange er var har kan skal
            """,
        openers: """
            intet ingenting aldri aldrig alltid altid ofte senere nå nu plutselig pludselig dessuten desuden ifølge andre begge noen
            nogen noe noget deres hennes hendes vår våre vores
            """,
        followsOrdinal: """
            januar februar marts mars april maj mai juni juli august september oktober november december desember århundrede århundre
            århundredes årtusinde plads plass gang klasse kapitel kapittel udgave utgave etage etasje verdenskrig
            """,
        hasOrdinals: true, lettered: "plan hepatitis vitamin gruppe type klasse", articles: "den det en et", letterWords: "i å ø",
        wordsHere: "op vil",
        keyed: """
            aksen kolonne kolonnen tasten rækken raden matricen matrisen variablen knappen
            """, measures: "kr")

    static let finnish = Abbreviations(
        inner: everywhere + " ts toht mm esim ks vrt ns tms kts nk ent toim prof fil tri lis maist käänt suom joht huom klo",
        beforeNumber: everywhereNumbered + " ts enint max s ss nro kpl luku kuva puh n v § mom",
        seldomLast: everywhereSeldom + " eaa jaa eKr jKr ekr jkr mrd milj",
        oftenLast: "jne ym yms",
        names: ["max": "ja tai noin yli alle"],
        starters: """
            tänään ja mutta tai se ne hän he me te minä sinä tämä nämä tuo kun jos koska että niin myös ei on oli ovat sekä vaan
            kuitenkin sitten siksi
            """,
        openers: """
            kukaan eilen huomenna aina usein lisäksi myöhemmin nyt
            """,
        followsOrdinal: """
            tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
            vuosisata vuosisadan vuosisadalla luku luvun luokka luokan painos kerran kerta sija sijan
            """,
        hasOrdinals: true)

    static let hungarian = Abbreviations(
        inner: everywhere + " pl ill ún id ifj özv dr prof kb vö ld gr szt br csop főv ker tkp u.n l o",
        beforeNumber: everywhereNumbered + " márc ápr jún júl szept febr old sz fej köt tel max min",
        seldomLast: everywhereSeldom + " u kft bt zrt nyrt rt i.e i.sz kr.e kr.u",
        oftenLast: "stb",
        names: ["max": "a az egy"],
        starters: """
            a az és de vagy ha mert hogy ez ezek azok ő ők mi ti én te nem is már csak még így ezért amikor ahol
            """,
        openers: """
            ma senki tegnap most mindig soha
            """,
        followsOrdinal: """
            század századi században századból évfolyam kötet fejezet oldal kiadás kerület rész cikk bekezdés
            január február március április május június július augusztus szeptember október november december
            """,
        hasOrdinals: true, letterWords: "ő", measures: "min")

    static let romanian = Abbreviations(
        inner: everywhere + " dl dna dra d-l d-na dr ing av prof univ conf str bd bul sf cca aprox ex resp nr mil sos șos",
        beforeNumber: everywhereNumbered + " pag cap sec nr art alin lit fig tab vol ed tel bl sc et ap ian mai iun iul noi",
        seldomLast: everywhereSeldom + " dvs dv ș.a i.hr d.hr î.hr a.c d.c s.a s.r.l mil mld",
        oftenLast: "etc ș.a.m.d",
        starters: """
            astăzi nimeni și dar sau în la de din cu pe pentru că dacă când unde cum acest această aceste acești el ea ei ele noi voi nu
            a au este sunt era după prin despre însă deci
            """,
        openers: """
            azi ieri mâine acum mereu niciodată adesea apoi totuși astfel alte alți unii unele
            """)

    static let turkish = Abbreviations(
        inner: everywhere + " örn bkz bk doç av yrd öğr müh bn alb gen hz m.ö m.s",
        beforeNumber: everywhereNumbered + " s böl md c tel şek maks max min oca şub nis haz ağu eyl",
        seldomLast: everywhereSeldom + " yy cad sok mah ltd şti",
        oftenLast: "vb vd",
        starters: """
            bugün ve ama fakat bu şu o bir de da ile için gibi daha en çok her ne neden nasıl çünkü ancak eğer sonra önce ben sen biz siz
            onlar bunlar
            """,
        openers: """
            dün yarın şimdi kimse hiç bazı bütün tüm
            """,
        followsOrdinal: """
            yüzyıl yüzyılda yüzyılın madde maddesi maddede bölüm bölümde kat katta gün günü yıl yılı sınıf cilt baskı kez sırada dünya dönem
            """,
        hasOrdinals: true)

    static let ukrainian = Abbreviations(
        inner: "проф акад доц вул просп пл бульв напр див пор рис т.зв ім обл св гр ред вид англ нім фр лат хв макс мін тобто",
        beforeNumber:
            "пн вт чт пт сб нд вер с стор рис табл т тт гл розд ч п пп ст № січ лют берез квіт трав черв лип серп верес жовт листоп груд буд кв тел",
        seldomLast: "млн млрд тис р рр м ст н.е грн коп км кг год сек ін зв",
        oftenLast: "т.д т.п ін",
        names: [
            "макс": "до на в у з по від за для"
        ],
        starters: """
            сьогодні ніхто в у на з із зі до від по за під над при для без і й та а але або що щоб якщо коли як де чому хоча потім тоді
            тому однак також це цей ця ці той та те він вона воно вони я ми ви ти його її їх мій наш усі все кожен був була було були хто
            так вже після перед між є ще там тут
            """,
        openers: """
            вчора завтра зараз тепер завжди ніколи часто іноді згодом пізніше інші деякі багато
            """, lengths: "см", units: "км кг м мм г хв грн год т л сек")
}
