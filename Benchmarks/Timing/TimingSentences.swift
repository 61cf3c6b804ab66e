/// What is spoken to compare times: plain prose, single spaces.
enum TimingSentences {
    static let all: [(language: String, sentences: [String])] = [
        ("en-gb", english), ("de", german), ("fr-fr", french), ("es", spanish), ("it", italian), ("ru", russian),
    ]

    private static let english = [
        "The ferry left the harbour at six in the morning, as it had done for forty years.",
        "Nobody was waiting on the pier except a boy with a brown paper parcel.",
        "When the rain stopped, we opened the windows and let the smell of wet grass come in.",
        "She counted the coins twice, put them back in the drawer, and locked it.",
        "In 1987 the bridge was closed for repairs and never opened again.",
        "If you take the second road on the left, you will see the mill behind the trees.",
        "It is not easy to explain why a kettle sings before it boils.",
        "The doctor, who had been up all night, asked for a cup of strong tea.",
        "Three hundred people signed the letter; only twelve of them had read it.",
        "He said that the clock was wrong, but nobody in the room believed him.",
        "Every evening the old dog walked as far as the gate and came back alone.",
        "Some of the books were so heavy that two of us had to carry them.",
        "What begins as a joke may end as a habit, and a habit is hard to lose.",
        "Before the map was drawn, sailors found their way by the colour of the water.",
        "They had bread, cheese, apples and a bottle of cider for the journey.",
        "The results of the second experiment were different from those of the first.",
        "A small error in the beginning becomes a large one at the end.",
        "Under the stairs there was a cupboard full of lamps that no longer worked.",
        "Please write your name and address in capital letters at the top of the page.",
        "The committee will meet again on Thursday to discuss the remaining questions.",
        "Light travels from the sun to the earth in a little more than eight minutes.",
        "She laughed, because the answer had been in her pocket all the time.",
        "Although the method is simple, it needs patience and a steady hand.",
        "There were 24 chairs in the hall and not a single table.",
        "The temperature fell quickly after sunset, and by midnight the lake was frozen.",
        "My grandfather repaired watches, radios, umbrellas and, once, a church organ.",
        "To be sure of the price, you had better ask the woman at the counter.",
        "The wind came from the north that week and kept the boats at home.",
        "Most of what we know about the city comes from letters that were never sent.",
        "At last the curtain rose, and there was nothing on the stage but a chair.",
    ]

    private static let german = [
        "Die Fähre verließ den Hafen um sechs Uhr morgens, wie seit vierzig Jahren.",
        "Niemand wartete am Steg außer einem Jungen mit einem braunen Paket.",
        "Als der Regen aufhörte, öffneten wir die Fenster und ließen den Geruch der Wiese herein.",
        "Sie zählte die Münzen zweimal und schloss die Schublade ab.",
        "Im Jahr 1987 wurde die Brücke wegen Bauarbeiten gesperrt.",
        "Wer die zweite Straße links nimmt, sieht die Mühle hinter den Bäumen.",
        "Der Arzt, der die ganze Nacht wach gewesen war, bat um eine Tasse Tee.",
        "Dreihundert Leute unterschrieben den Brief, gelesen hatten ihn nur zwölf.",
        "Jeden Abend ging der alte Hund bis zum Tor und kam allein zurück.",
        "Unter der Treppe stand ein Schrank voller Lampen, die nicht mehr brannten.",
    ]

    private static let french = [
        "Le bac quittait le port à six heures du matin, comme depuis quarante ans.",
        "Personne n'attendait sur la jetée, sauf un garçon avec un paquet brun.",
        "Quand la pluie cessa, nous avons ouvert les fenêtres de la grande salle.",
        "Elle compta deux fois les pièces, puis ferma le tiroir à clé.",
        "Le pont fut fermé pour travaux et ne rouvrit jamais.",
        "En prenant la deuxième rue à gauche, vous verrez le moulin derrière les arbres.",
        "Le médecin, qui avait veillé toute la nuit, demanda une tasse de thé.",
        "Trois cents personnes ont signé la lettre; douze seulement l'avaient lue.",
        "Chaque soir, le vieux chien allait jusqu'au portail et revenait seul.",
        "Sous l'escalier se trouvait une armoire pleine de lampes.",
    ]

    private static let spanish = [
        "El barco salía del puerto a las seis de la mañana, como desde hacía cuarenta años.",
        "Nadie esperaba en el muelle, salvo un niño con un paquete marrón.",
        "Cuando dejó de llover, abrimos las ventanas de la sala grande.",
        "Ella contó dos veces las monedas y cerró el cajón con llave.",
        "El puente se cerró por obras y nunca volvió a abrirse.",
        "Si toma la segunda calle a la izquierda, verá el molino detrás de los árboles.",
        "El médico, que había velado toda la noche, pidió una taza de té.",
        "Trescientas personas firmaron la carta; solo doce la habían leído.",
        "Cada tarde el viejo perro iba hasta la puerta y volvía solo.",
        "Debajo de la escalera había un armario lleno de lámparas.",
    ]

    private static let italian = [
        "Il traghetto lasciava il porto alle sei del mattino, come da quarant'anni.",
        "Nessuno aspettava sul molo, tranne un ragazzo con un pacco marrone.",
        "Quando smise di piovere, aprimmo le finestre della sala grande.",
        "Lei contò due volte le monete e chiuse a chiave il cassetto.",
        "Il ponte fu chiuso per lavori e non riaprì mai più.",
        "Se prende la seconda strada a sinistra, vedrà il mulino dietro gli alberi.",
        "Il medico, che aveva vegliato tutta la notte, chiese una tazza di tè.",
        "Trecento persone firmarono la lettera; solo dodici l'avevano letta.",
        "Ogni sera il vecchio cane andava fino al cancello e tornava da solo.",
        "Sotto la scala c'era un armadio pieno di lampade.",
    ]

    private static let russian = [
        "Паром уходил из гавани в шесть часов утра, как и сорок лет назад.",
        "Никто не ждал на причале, кроме мальчика с коричневой посылкой.",
        "Когда дождь закончился, мы открыли окна большой комнаты.",
        "Она дважды пересчитала монеты и заперла ящик.",
        "Мост закрыли на ремонт и больше никогда не открывали.",
        "Если вы повернёте на вторую улицу налево, то увидите мельницу за деревьями.",
        "Врач, который не спал всю ночь, попросил чашку чая.",
        "Триста человек подписали письмо, но прочитали его только двенадцать.",
        "Каждый вечер старая собака доходила до ворот и возвращалась одна.",
        "Под лестницей стоял шкаф, полный старых ламп.",
    ]
}
