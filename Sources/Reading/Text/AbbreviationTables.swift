/// The lists behind ``Abbreviations``, in lower case and without the last full stop, spaces or line breaks between.
extension Abbreviations {
    static let everywhere = "dr mr mrs prof fig figs nr cf vs vol e.g i.e"
    static let everywhereNumbered = "no nos p pp ch sec art tab jan feb mar apr jun jul aug sep sept oct okt nov dec"
    static let everywhereSeldom = "st al inc ltd co corp jr sr ed eds dept op cit ibid"

    /// Titles in capitals that the texts of other languages have as well.
    static let titlesEverywhere: Set<String> = [
        "dr", "prof", "st", "ste", "mr", "mrs", "rev", "hon", "sgt", "capt", "hr", "fr", "sr", "sra", "srta", "mme", "mlle",
        "mgr", "sig", "dott", "avv", "hl", "ks", "mt", "dhr", "mevr",
    ]
    /// "And so on", of all languages.
    static let etceteras: Set<String> = ["etc", "usw", "ecc", "enz", "itd", "itp", "д", "п"]

    /// What is cut short in the names of journals, which are the same in all languages: "Phys. Rev. Lett. 45".
    static let foreignJournals = """
        adv am anal ann appl astron astrophys biochem biol bull chem commun comput electrochem eur genet geophys hum instrum int intell lett mach
        math mech mod mol nat nucl philos phys proc psychol rev sci ser soc stat symp syst theor
        """

    static let neutral = Abbreviations(
        inner: everywhere, beforeNumber: everywhereNumbered, seldomLast: everywhereSeldom,
        starters: "")

    static let neutralWithOrdinals = Abbreviations(
        inner: everywhere + " tzv napr např tj mj resp ing mgr doc bc tlf kl ca osv dvs bl pl kb pld sz",
        beforeNumber: everywhereNumbered + " str č čl obr nr s §", seldomLast: everywhereSeldom,
        starters: "", hasOrdinals: true)

    static let greek = Abbreviations(
        inner: everywhere + " π.χ κ δρ κα βλ σ σσ αρ τ.μ δηλ καθ αγ τηλ εκατ δισ",
        beforeNumber: everywhereNumbered + " σελ άρθ κεφ εικ πίν παρ τόμ αριθ",
        seldomLast: everywhereSeldom, oftenLast: "κ.λπ κλπ κ.ά μ.χ",
        starters: "", semicolonAsks: true)

    /// "She ate a fig. She left.": of the figures' short names English has one that is a word.
    private static let englishEverywhere = "dr mr mrs prof nr cf vs vol e.g i.e"

    static let english = Abbreviations(
        inner: englishEverywhere + """
             wm jas chas geo thos jno robt benj saml danl edw ms messrs mmes mx hon gen col lt capt cmdr cdr maj sgt cpl pvt adm gov sen pres supt mt
             viz esp incl excl
            approx fr msgr eqs vols chaps pp i.e e.g c.f v viz ca resp
            """,
        beforeNumber: everywhereNumbered + """
             fig arr figs eq eqn eqns secs sect sects chap chs arts para paras tbl app ex exs pt pts ver ref refs col l ll n nn bk pl tabs vols fol § cl
            thm lem prop cor def alg algs suppl fn
            """,
        seldomLast: everywhereSeldom + """
             rep rev bros llc esq univ assn est ave blvd rd hwy trans loc repr rev suppl govt natl intl misc min max avg temp tel ext
            acad amer annu appl astron astrophys biochem biol bioinf chem clin commun comput electrochem fortschr geophys hydrol
            lect lett mech mol nucl oper philos phys proc progr psychol sci sociol soc symp technol theor
            mon tue tues wed thu thurs fri u.s u.k u.n a.m p.m ph.d m.d b.a m.a b.sc m.sc d.c a.d b.c
            asst assoc attn ste
            """,
        journals: """
            adv am anal ann bull eur genet hum inf int intell mach math mod nat instrum rec ser stat syst engl assoc cryst comp
            acad amer annu appl astron astrophys biochem biol chem clin commun comput electrochem geophys lett mech mol nucl philos phys proc
            psychol sci sociol soc symp theor
            """,
        names: [
            "max": "the a an this its or of per",
            "al": "et",
            "ed":
                "the a an second third fourth fifth sixth seventh eighth ninth tenth last new revised rev enlarged expanded int intl",
        ],
        starters: """
            select release click multiply suppose choose enter suddenly please nobody the this that these those there it its he she they
            we you i in on at as an a and but or so if when while where what who why how however although though after before since
            because for from with by to then thus therefore moreover furthermore meanwhile his her their our my your all some many most
            such no not each every both one two another other here now yet nor only also even see let despite during until unless upon
            under over once again perhaps finally first second third next is are was were do does did can could would should nothing
            nobody everyone
            """,
        openers: """
            prior somebody someone anyone anything something everything everybody none neither either several few recently currently
            today yesterday tomorrow soon later eventually initially originally formerly previously subsequently consequently accordingly
            otherwise nevertheless nonetheless hence indeed instead similarly likewise additionally generally usually often sometimes
            rarely never always unfortunately fortunately whether whenever wherever whatever without within throughout unlike according
            doesn didn isn wasn aren weren couldn wouldn shouldn
            """,
        lettered: """
            plan hepatitis vitamin vitamins appendix annex exhibit type class group grade part option section table schedule category scenario
            influenza streptococcus
            """, articles: "the a an this that", rulers: "pope king queen emperor empress",
        variables: "n t x y z",
        keyed: """
            axis axes column columns key keys row rows matrix matrices button variable node vertex segment port channel coordinate
            """, linking: "and or but nor of than which who",
        refusing: "said says answered replied", units: "min mins hrs hr")

    static let german = Abbreviations(
        inner: everywhere + """
             hr fr frl dipl ing med phil jur rer nat mult h.c fa joh seb hrn hd z.hd gez drs z.b d.h u.u v.a i.d.r s.o s.u u.z i.a i.d sog bzw bzgl hins
             hinsichtl ggü zzgl vgl bspw gem lt ca zzgl
            inkl exkl evtl ggf max mind insb insbes einschl betr geb gest verh hrsg bes gr kl hl zt abg
            """,
        beforeNumber: everywhereNumbered
            + " abf ank innerh ust-idnr idnr s abschn abb abs kap bd bde hs art ziff anm jh mai mär jän tel § z rn rz bl aufl jg az mo di mi do sa lit anh rd",
        seldomLast:
            "tg mio mrd tsd st min std sek essl teel stk stck pck pr al u.a u.ä o.ä o.g ff f str gmbh co kg v.chr n.chr jh jhd jun sen a.d u.v.m e.v i.v fam inh verf univ inst vors",
        small: """
            dt engl frz franz ital portug poln tschech türk lat griech hebr arab amerik russ österr europ jüd kath evang ev röm sächs preuß
            ehem urspr ursprüngl allg wiss wissenschaftl techn elektr chem phys biol math geogr theol philos histor polit milit öffentl staatl
            städt kirchl gesetzl gewerbl wirtschaftl landwirtschaftl gesellschaftl persönl schriftl mündl jährl monatl wöchentl tägl stündl
            durchschn zul restl zusätzl mögl erforderl ausschl vollst versch entspr jew gleichn gleichz ungef teilw tlw lfd vorl abzgl ähnl dgl
            südl nördl westl östl südwestl südöstl nordwestl nordöstl stellv stv vorm bez gegr zw
            """,
        names: [
            "max": "der die das den dem des ein eine einen einem einer eines bis je pro min oder",
            "al": "et",
            "jan": "im in seit ab bis ende anfang mitte zum am",
        ],
        starters: """
            klicken wählen drücken betrachten niemand bitte plötzlich erstmals der die das ein eine einen einem er sie es wir ich ihr in
            im auf am an aber und oder so wenn als da dies diese dieser dieses nach bei mit für von vom zu zum zur auch doch dann daher
            jedoch nun hier man was wie wer wo warum weil obwohl danach dabei damit dazu darum deshalb seit seine ihre später
            anschließend schließlich inzwischen trotzdem sein kein keine nicht nur noch schon erst zwar sonst alle viele einige beide
            jeder
            """,
        openers: """
            heute gestern zuvor zuletzt bereits allerdings außerdem zudem ferner weiterhin dennoch dort darauf daraus daran darin darüber
            hierbei hierzu hierfür hiermit ohne gegen durch während trotz wegen statt gemäß falls sobald bevor nachdem jede jedes jeden
            jedem jener jene manche mehrere unser unsere mein meine dein deine ihnen ihm ihn etwas nichts jemand vielleicht leider
            natürlich offenbar tatsächlich jetzt bald oft häufig immer nie manchmal wieder somit folglich also insgesamt beispielsweise
            ob solche
            """,
        followsOrdinal: """
            januar jänner februar feber märz april mai juni juli august september oktober november dezember jahrhundert
            jahrhunderts jahrhunderten jahrtausend jahrtausends jh kapitel kapitels auflage klasse stock tag tages mal
            jan. jän. feb. febr. apr. aug. sept. sep. okt. nov. dez. jh. jhd. aufl. lebensjahr jahrestag platz rang armee weltkrieg weltkriegs teil abschnitt akt szene band semester etage geburtstag
            bezirk sinfonie symphonie bürgermeister bürgermeisterin vorsitzender vorsitzende
            """,
        precedesOrdinal: """
            als jeder jedes jedem am vom zum der die das den dem des im beim zur bis ab seit und dritten ihrem seinem ihren seinen jeden
            mein unser meinem meinen meiner unserem unseren unserer deinem deiner ihrer seiner seine meine unsere ihre jene jener jenem jenen
            """,
        ordinalAdjectives: (
            "berühmte letzte frühe späte nächste neue erste aktuelle vorige große legendäre beliebte vierte",
            "der die das eine diese dieser dieses jene jener jenes seine meine deine ihre unsere eure",
            "im am vom zum zur beim dem des einem einer eines seinem seiner meinem meiner deinem ihrem ihrer unserem unserer"
        ),
        hasOrdinals: true, streets: "str",
        lettered: "plan hepatitis vitamin anlage anhang typ klasse gruppe teil abschnitt tabelle kategorie variante option",
        articles: "der die das dem den des im am zum zur beim vom", comparing: "als kapitel abschnitt seite",
        keyed: """
            achse achsen spalte spalten taste tasten matrix matrizen variable variablen laufwerk knoten alle jedes beträgt
            """, linking: "und oder sowie bzw", units: "kg")

    static let french = Abbreviations(
        inner:
            "apr m mm mme mmes mlle mlles dr drs pr prof st ste sts mgr cf p.ex c.-à-d c.à.d i.e env éd vs fig figs av ap boul bd adm gén col cap lt resp",
        beforeNumber:
            "trim mar arr éch max th fasc fol sc vol réf p pp no nos n art chap ch tabl tab sect t liv al janv févr fév avr juil sept oct nov déc § éq v lun ven sam dim",
        seldomLast: "al ibid op cit j.-c j.c n.d.l.r s.a coll trad suiv univ inst inc ltée cie tél sté éts ets dép",
        names: [
            "max": "le la les un une du des au aux min ou"
        ],
        starters: """
            sélectionnez cliquez selon choisissez ensuite soudain aujourd selon le la les l un une des il elle ils elles on nous vous je
            j tu ce cet cette ces c cela ça mais et ou or donc car dans en au aux à pour par sur avec sans si quand comme puis ainsi
            cependant après avant alors de du d qu que qui quel quelle où pourquoi son sa ses leur leurs mon ma mes notre nos votre tout
            tous toute toutes chaque plus moins aucun aucune depuis pendant lorsque enfin voici ceci cela celui celle certains certaines
            n s
            """,
        openers: """
            hier demain désormais bientôt jamais toujours souvent parfois autrefois finalement certes toutefois néanmoins pourtant
            également outre dès parce celles ceux plusieurs quelques personne rien malgré afin lorsqu puisque puisqu bien actuellement
            """,
        elides: true,
        lettered: "plan vitamine hépatite groupe annexe tableau partie type classe catégorie option section",
        articles: "le la les du un une", letterWords: "a y à",
        keyed: """
            axe axes colonne colonnes touche touches matrice matrices variable bouton sommet l'axe l’axe
            """, linking: "et ou ni")

    static let spanish = Abbreviations(
        inner:
            "ctra urb edif sr sra sres srta dr dra drs d dña dª d.ª prof profa lic ing arq gral cnel cap fr sto sta ud uds vd vds p.ej p.e v.gr cf vs aprox"
            + " fig figs vol ej mons excmo excma ilmo ilma máx mín pza",
        beforeNumber:
            "trim lun mié jue vie sáb dom nro p pp pág págs núm núms n no nº art arts cap caps tab t ene feb abr jun jul ago sept set oct nov dic tel secc ed apdo ec ecs ej ref",
        seldomLast: "ss al ee uu ee.uu jj oo cc ff aa rr s.a s.l a.c d.c a.m p.m avda av cía jr trad coord op cit ibíd"
            + " tte pbro depto dpto univ inst ntra fco mtro admón gob pdte hnos esq",
        starters: """
            seleccione pulse haga suelte nadie hoy el la los las lo un una unos unas él ella ellos ellas yo nosotros usted ustedes este
            esta estos estas ese esa eso esto aquel aquella y pero o en a al de del por para con sin si cuando como donde porque aunque
            después antes entonces luego así sin embargo además también no ya su sus mi mis todo todos cada más según desde hasta durante
            tras mientras es era fue hay se
            """,
        openers: """
            ayer mañana ahora aquí allí siempre nunca jamás quizá quizás tal algunos algunas alguien algo ningún ninguna muchos muchas
            varios varias otro otra otros otras ambos ambas nuestro nuestra nuestros nuestras bajo contra sobre incluso solo sólo tampoco
            finalmente posteriormente actualmente asimismo quien quién cuál cuándo dónde cómo dicho dicha
            """,
        lettered: "plan vitamina hepatitis grupo anexo tabla parte tipo clase categoría opción apartado sección",
        articles: "el la los las del al un una",
        keyed: """
            eje ejes columna columnas tecla teclas matriz matrices variable botón vértice
            """, linking: "y e o u ni", refusing: "que dijo dice digo")

    static let italian = Abbreviations(
        inner:
            "rev card fraz sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa ing avv arch geom rag on mons s ss p.es es cfr ca fig figg vol "
            + "voll gen col cap ten cav comm egr gent spett vs d.lgs d.l d.p.r d.m lett",
        beforeNumber:
            "trim mar arr cell co bin lun mer gio ven sab dom p pp pag pagg n nn num art artt cap capp tab sez t genn febbr apr giu lug ago sett ott nov dic tel v par sec secc eq rif all voll"
            + " civ fg mapp int sc max min",
        seldomLast: "ist al s.p.a s.r.l a.c d.c n.d.r op cit ibid ed trad jr",
        small: "sen rev soc loc prov pres ass ist univ dir",
        starters: """
            selezionare premere fare oggi nessuno il lo la i gli le l un uno una egli lui lei loro noi voi io questo questa questi queste
            quello quella ma e ed o in nel nella nei a al alla di del della dei da dal dalla per con su sul sulla se quando come dove
            perché dopo prima poi allora così tuttavia inoltre anche non già suo sua suoi mio tutto tutti ogni più secondo mentre durante
            è era fu c
            """,
        openers: """
            nessuna ieri domani adesso ora qui sempre mai alcuni alcune qualcuno qualcosa molti molte altri altre altro altra entrambi
            tra senza oltre infine infatti quindi pertanto perciò dunque anzi ciò chi ci si vi essa esso essi nostro nostra solo soltanto
            successivamente attualmente inizialmente
            """,
        elides: true,
        lettered: "piano vitamina epatite gruppo allegato tabella parte tipo classe categoria opzione sezione",
        articles: "il lo la i gli le un una nel nella della dal", letterWords: "è e o",
        keyed: """
            asse assi colonna colonne tasto tasti matrice matrici variabile pulsante l'asse l’asse dell'asse dell’asse
            """, linking: "e ed o né", measures: "min")

    static let portuguese = Abbreviations(
        inner:
            "sr sra sres srta dr dra drs profa prof d eng arq gen cel cap ten sto sta p.ex ex v.g cf vs fig figs vol aprox exmo exma máx mín"
            + " rev pe eng.º v.ex.ª",
        beforeNumber:
            "trim dom sex un sáb p pp pág págs n nº núm no art arts cap caps tab t jan fev mar abr jun jul ago set out nov dez tel sec séc sécs eq ref seç ed",
        seldomLast: "sen gov des rod al s.a ltda cia e.u.a eua a.c d.c av jr op cit ibid trad org orgs"
            + " dep ilmo exa proc maj alm depto univ inst rel pres sras pça",
        starters: """
            hoje ninguém sem o a os as um uma uns umas ele ela eles elas eu nós você vocês este esta estes estas esse essa isso isto
            aquele aquela e mas ou em no na nos nas ao à de do da dos das por pelo pela para com sem se quando como onde porque embora
            depois antes então assim contudo porém além também não já seu sua seus meu todo todos cada mais segundo desde até durante
            enquanto é era foi há
            """,
        openers: """
            ontem amanhã agora aqui ali sempre nunca jamais talvez alguns algumas alguém algo nenhum nenhuma muitos muitas vários várias
            outro outra outros outras ambos ambas nosso nossa nossos nossas sob sobre apenas só finalmente posteriormente atualmente
            inicialmente portanto quem qual
            """,
        lettered: "plano vitamina hepatite grupo anexo tabela parte tipo classe categoria opção secção seção",
        articles: "o a os as do da no na ao à um uma", letterWords: "é e o",
        keyed: """
            eixo eixos coluna colunas tecla teclas matriz variável botão
            """, linking: "e ou nem")

    static let dutch = Abbreviations(
        inner:
            "mej fam dhr mevr mw drs dr mr ir ing prof ds st bijv bv d.w.z m.a.w o.a m.b.t t.a.v i.v.m z.g zgn t.o.v o.l.v ca cf vgl resp incl excl"
            + " evt max gen kol kap fig figs vol vs jhr",
        beforeNumber:
            "di do ma wo vr za nr nrs p pp blz pag art hfst par tab jan feb mrt apr jun jul aug sept okt nov dec tel afb dl bd hs vgl str ref jrg hfdst",
        seldomLast:
            "min mln mld al e.d e.a b.v n.v v.chr n.chr jr sr red vert",
        small: "nederl gem prov univ afd uitg vlg ong ongev wnd plv herv geref",
        names: [
            "max": "de het een tot per min of",
            "al": "et",
            "ed": "de een tweede derde vierde vijfde herziene nieuwe",
            "jan": "in sinds vanaf tot eind begin half per op",
            "ma": "op van vanaf tot en",
        ],
        starters: """
            vandaag niemand tijdens de het een hij zij ze wij we ik jij je u dit dat deze die er in op aan bij met voor van naar om te
            tot uit over en maar of als toen wanneer terwijl omdat hoewel daarna dan dus daarom echter ook niet nog al zijn haar hun mijn
            onze alle veel sommige elke hier daar wat wie waar waarom hoe na sinds tijdens volgens is was
            """,
        openers: """
            gisteren morgen nu straks soms vaak altijd nooit iemand iets niets plotseling inmiddels bovendien verder tegenwoordig tevens
            zodra tenzij indien mits zonder tegen onder tussen beide enkele andere ons jullie men
            """,
        lettered: "plan vitamine hepatitis groep bijlage tabel deel type klasse categorie optie", letterWords: "u", wordsHere: "al op",
        keyed: """
            as kolom toets matrix variabele knop
            """, linking: "en of noch")

    static let polish = Abbreviations(
        inner:
            "dr prof hab mgr inż doc ks św bł o ul al pl np nt ds tzn tzw m.in t.j tj wg zob por ew p pp gen płk kpt por red oprac godz maks"
            + " śp bp abp os dz woj temp ws dot m.st sygn",
        beforeNumber: """
            wt kw pon czw śr pt niedz sob poł ćw przeł nr s str t rozdz art ust pkt rys tab poz zał § ryc stycz lut kwiet czerw lip sierp wrzes paźdz listop grudz tel w ss cz przyp dn pocz
            równ
            """,
        seldomLast: "kard hr dyr mec jez gm ppor min ok tłum tys mln mld r w n.e p.n.e i in im zm ur sp z.o.o s.a",
        small: "mjr adw sierż kmdr prez pos pow pw niem łac ros ang fr pol płd płn wsch zach zw zam",
        names: [
            "maks": "do na w z po o od za dla"
        ],
        starters: """
            dziś dzisiaj nikt w we na z ze do od po o u i a ale lecz oraz albo czy jeśli jeżeli gdy kiedy jak gdzie bo ponieważ choć
            potem wtedy więc dlatego jednak także też nie to ten ta te ci tego tej on ona ono oni one ja my wy jego jej ich mój nasz
            wszyscy każdy jest był była było są co kto tak już przed przy dla przez pod nad za
            """,
        openers: """
            wczoraj jutro teraz zawsze nigdy często czasami obecnie wówczas następnie natomiast ponadto zatem dopiero również ktoś coś
            nic wiele wielu kilka inne inny inna bez między podczas według wobec mimo oprócz oba obie
            """,
        precedesOrdinal: "lata lat latach latami", hasOrdinals: true, hasRomanOrdinals: false,
        keyed: """
            osi oś kolumna kolumny kolumnie kolumnę klawisz klawisza macierz macierzy zmienna zmiennej przycisk
            """, linking: "i oraz lub albo ani")

    static let russian = Abbreviations(
        inner:
            "г-н г-жа проф акад доц ул пр пер пл т.е т.к т.н т.о т.ч напр см ср рис ок св тов гр гл ред сост пер англ фр лат греч кв макс"
            + " т.наз зам просп мкр прим соотв",
        beforeNumber:
            "пн вт чт пт сб вс пол род ум оф стр с рис табл т тт гл ч п пп ст № янв февр фев апр авг сент окт нояб дек разд изд вып тел д кв кн нач кон сер ур",
        seldomLast:
            "ген полк инж оз пос дер еп митр архиеп прп свв наб адм абз корп явл мин млн млрд тыс гг г в вв н.э им км кг м мм ч сек проч и.о",
        small: "кап лейт архим свящ зав дир реж исп итал франц яп воен засл гос",
        oftenLast: "руб коп т.д т.п др пр",
        names: [
            "макс": "до на в с по от за для"
        ],
        starters: """
            сегодня никто в во на с со к ко по из от до у о об за под над при для без и а но или что чтобы если когда как где потому хотя
            потом тогда поэтому однако также тоже не это этот эта эти тот та те он она оно они я мы вы ты его её их мой наш все всё
            каждый был была было были кто так уже после перед между есть ещё там здесь
            """,
        openers: """
            вчера завтра сейчас теперь всегда никогда часто иногда затем далее впоследствии впервые вскоре кроме несмотря согласно среди
            против около вместо ничего кто-то многие некоторые другие другой оба обе ни лишь только
            """,
        pointedAt: """
            приложение приложения приложении рисунок рисунки рисунке рис таблица таблицу таблице таблицы табл раздел разделы разделе глава главу
            главе главы гл пункт пункте пункты п пп страница страницу странице стр статья статью статье статьи ст часть части том томе схему
            схема схеме примечание примечания
            """, letterWords: "я", wordsBehind: ["нем": "в о на при"], lengths: "см",
        keyed: """
            ось оси осью столбец столбца столбце клавишу клавиша клавиши кнопку кнопка матрица матрицы переменной переменная
            """, linking: "и или ни",
        units: "км кг мм м мин сек г р т л га ч")
}
