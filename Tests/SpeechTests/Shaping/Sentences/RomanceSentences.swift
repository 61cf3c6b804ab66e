extension SpokenSentences {
    static let french = SpokenSentences(
        #"""
        Voir nom(s), sin(s), prix(s), un(e) et le temps(s).
        Voir noms, sin(s), prix(s), un(e) et le temps(s).
        Le mar. 3 sept. et le 3e trim. 2024, art. 5 et s., pour 4 pers. et 900 hab. en tout.
        Le mardi 3 septembre et le troisième trimestre 2024, article 5 et suivantes, pour 4 personnes et 900 habitants en tout.
        Il vit pl. de la Gare, près de l’Univ. du Nord, et prend 1/2 tasse ou un 1/2 litre.
        Il vit place de la Gare, près de l’Université du Nord, et prend une demi tasse ou un demi litre.
        Il coûte CHF 24 800.– ici.
        Il coûte 24800 francs suisses ici.
        Du 1/2 au 3/4 plein, du 1/3 au 15/4 ici.
        Du un demi au trois quarts plein, du premier mars au 15 avril ici.
        Avant le 31/12, du 3/5 au 7/6, le 3/4 ici et ⅓.
        Avant le 31 décembre, du 3 mai au 7 juin, le trois quarts ici et un tiers.
        —M. Holm est là ; –Mme Lund aussi.
        —Monsieur Holm est là ; –Mme Lund aussi.
        La valeur 0.125 et l’adresse 10.0.0.138, version 1.234.5, non 1.234.567.
        La valeur 0,125 et l’adresse 10 point 0 point 0 point 138, version 1 point 234 point 5, non 1.234.567.
        Elle vit M. de Rênal et M. le comte sur une image BD.
        Elle vit Monsieur de Rênal et Monsieur le comte sur une image BD.
        La touche F2 ouvre le menu.
        La touche F2 ouvre le menu.
        Le pain coûte 12 F ou 3 M€ en tout.
        Le pain coûte 12 francs ou 3 millions d’euros en tout.
        Le port date du XXe s. après tout.
        Le port date du vingtième siècle après tout.
        Vers 44 apr. J.-C. le port était vide.
        Vers 44 après Jésus-Christ le port était vide.
        Restez 3/4 h ou buvez 1/2 l ici.
        Restez trois quarts d’heure ou buvez un demi litre ici.
        Ouvert 24h/24 et 7j/7 cet été.
        Ouvert vingt-quatre heures sur vingt-quatre et sept jours sur sept cet été.
        Le port date du XIVe siècle.
        Le port date du quatorzième siècle.
        Au XIXe siècle, il fut agrandi.
        Au dix-neuvième siècle, il fut agrandi.
        Les XVIe-XVIIe siècles furent calmes.
        Les seizième à dix-septième siècles furent calmes.
        C'était la 2e fois et la 1re fête.
        C'était la deuxième fois et la première fête.
        Louis XIV le visita.
        Louis 14 le visita.
        François Ier le bâtit.
        François premier le bâtit.
        La IIIe République le vendit.
        La troisième République le vendit.
        Le chapitre IV parle de la mer.
        Le chapitre 4 parle de la mer.
        Les barques, p. ex. les canots, sont libres.
        Les barques, par exemple les canots, sont libres.
        Le maître, c.-à-d. la commune, paie.
        Le maître, c’est-à-dire la commune, paie.
        M. Dupont et Mme Durand sont venus.
        Monsieur Dupont et Mme Durand sont venus.
        Voir fig. 3, p. 12 du livre.
        Voir figure 3, page 12 du livre.
        Voir le n° 5, vol. 2, chap. 4.
        Voir le numéro 5, volume 2, chapitre 4.
        C'était en 52 av. J.-C. à Alésia.
        C'était en 52 avant Jésus-Christ à Alésia.
        Il coûte 5,50 € par jour.
        Il coûte 5 euros 50 par jour.
        Il a coûté 1 € hier.
        Il a coûté 1 euro hier.
        Il reste 10–20 barques.
        Il reste 10 à 20 barques.
        Le vent soufflait à 50 km/h hier.
        Le vent soufflait à 50 kilomètres par heure hier.
        Le pont mesure 100 m² environ.
        Le pont mesure 100 mètres carrés environ.
        Le bac part à 14h30 précises.
        Le bac part à 14 heures 30 précises.
        Elle partit le 12/05/2020 tôt.
        Elle partit le 12 mai 2020 tôt.
        Prenez un couteau et/ou une scie.
        Prenez un couteau et ou une scie.
        On a x = 5 et y < 3.
        On a x égale 5 et y inférieur à 3.
        LA VIE EST BELLE. Réf. 12-345 au XIXe siècle et au XIXE SIÈCLE, LE XXE ARRONDISSEMENT.
        LA VIE EST BELLE. Référence 12 345 au dix-neuvième siècle et au dix-neuvième SIÈCLE, LE vingtième ARRONDISSEMENT.
        """#)

    static let spanish = SpokenSentences(
        #"""
        La temperatura máx. y la velocidad mín. del día, peso máx. de 5 kg.
        La temperatura máxima y la velocidad mínima del día, peso máximo de 5 kilogramos.
        Temp. máx. 40 °C, hasta máx. 5 personas, para máx. 5, pesa máx. 5 kg.
        Temperatura máxima 40 grados Celsius, hasta máximo 5 personas, para máximo 5, pesa máximo 5 kilogramos.
        Sea x = 1/2 l y toma 1/2 l de agua.
        Sea x = un medio l y toma medio litro de agua.
        El 3 de sept. de 2024 sube la temp. de S. L. Jackson para máx. 4 días.
        El 3 de septiembre de 2024 sube la temperatura de S L Jackson para máximo 4 días.
        Lleva 1/2 cdta. de sal, 1/2 cebolla, 1/2 limón y 3 uds. × 2 €.
        Lleva media cucharadita de sal, media cebolla, medio limón y 3 unidades por 2 euros.
        Abre lun.–vie. 8:00–18:00, costó 45,2 M€ a la Univ. de Holm.
        Abre lunes a viernes 8:00 a 18:00, costó 45,2 millones de euros a la universidad de Holm.
        Murieron 200 personas.
        Murieron doscientas personas.
        El 31/12 vence, del 3/5 al 7/6, los 3/4 de la casa.
        El 31 de diciembre vence, del 3 de mayo al 7 de junio, los tres cuartos de la casa.
        El tren de las 16.15, de 9.00 a 18.00 h.
        El tren de las 16:15, de 9 a 18 horas.
        —Sr. Pérez, venga usted —Ud. no sabe.
        —señor Pérez, venga usted —usted no sabe.
        Felipe II fundó el puerto.
        Felipe segundo fundó el puerto.
        Alfonso X lo visitó.
        Alfonso décimo lo visitó.
        Alfonso XIII lo vendió.
        Alfonso 13 lo vendió.
        Isabel II lo reformó.
        Isabel segunda lo reformó.
        El siglo V fue oscuro.
        El siglo 5 fue oscuro.
        La II Guerra Mundial lo arruinó.
        La segunda Guerra Mundial lo arruinó.
        Las barcas, p. ej. los botes, son libres.
        Las barcas, por ejemplo los botes, son libres.
        El Sr. López y la Sra. Ruiz vinieron.
        El señor López y la señora Ruiz vinieron.
        Véase la fig. 3 en la pág. 12 del libro.
        Véase la figura 3 en la página 12 del libro.
        Véase el n.º 5, vol. 2, cap. 4.
        Véase el número 5, volumen 2, capítulo 4.
        Viajó a EE. UU. en barco.
        Viajó a Estados Unidos en barco.
        César murió en 44 a. C. en Roma.
        César murió en 44 antes de Cristo en Roma.
        Cuesta 5,50 € al día.
        Cuesta 5 euros con 50 al día.
        Quedan 10–20 barcas.
        Quedan 10 a 20 barcas.
        El viento soplaba a 50 km/h ayer.
        El viento soplaba a 50 kilómetros por hora ayer.
        Había 10 000 arenques.
        Había 10000 arenques.
        Salió el 12/05/2020 temprano.
        Salió el 12 de mayo de 2020 temprano.
        Trae un cuchillo y/o una sierra.
        Trae un cuchillo y o una sierra.
        Véase la ec. (5) del libro.
        Véase la ecuación 5 del libro.
        Vive en el 1er piso del puerto.
        Vive en el primer piso del puerto.
        Es el 3.er capítulo del libro.
        Es el tercer capítulo del libro.
        Vive en la Avda. de la Mar.
        Vive en la avenida de la Mar.
        Véanse págs. 5 y ss. del libro.
        Véanse páginas 5 y siguientes del libro.
        Mezcle 2 ½ tazas de sal.
        Mezcle 2 y media tazas de sal.
        El número 2 ha ganado hoy.
        El número 2 ha ganado hoy.
        Tiene 5 ha de tierra.
        Tiene 5 hectáreas de tierra.
        Toma ½ kg de sal.
        Toma medio kilogramo de sal.
        Vive en el 2do piso ahora.
        Vive en el segundo piso ahora.
        Es de los ss. XV y XVI quizá.
        Es de los siglos 15 y XVI quizá.
        Queda ¼ de sal ahora.
        Queda un cuarto de sal ahora.
        Tiene 100 ha cultivadas y 1.200 ha de monte.
        Tiene 100 hectáreas cultivadas y 1.200 hectáreas de monte.
        Llegó a las 5 h. María lo vio.
        Llegó a las 5 horas. María lo vio.
        Los JJ. OO. y las FF. AA. tienen un puerto; la Dª. Ana tiene 640 K de RAM.
        Los Juegos Olímpicos y las Fuerzas Armadas tienen un puerto; la doña Ana tiene 640 K de ram.
        El Presidente D. Juan vino a la calle S. Pedro y al Río S. Juan.
        El Presidente don Juan vino a la calle San Pedro y al Río San Juan.
        Franklin D. Holm llegó.
        Franklin D Holm llegó.
        Un filósofo (384-322 a.C.) habló....luego calló.
        Un filósofo (384 a 322 antes de Cristo) habló, luego calló.
        Un ángulo de 45° y el 3° piso, Ley 5° de hoy.
        Un ángulo de 45° y el 3º piso, Ley 5º de hoy.
        """#)

    static let italian = SpokenSentences(
        #"""
        La temperatura max. e la velocità max. 50 km/h, peso max. 5 kg.
        La temperatura massima e la velocità massima 50 chilometri all’ora, peso massimo 5 chilogrammi.
        Senza max. 5 persone, ospita max. 5 persone, altezza min. 3 m.
        Senza massimo 5 persone, ospita massimo 5 persone, altezza minima 3 metri.
        Vedi Phys. Rev. Lett. 45, e la lett. a, la Lett. c del decreto.
        Vedi Phys Rev Lett 45, e la lettera a, la lettera c del decreto.
        Viene mar. 3 settembre, il 5 mar. 2024 con Luigi, art. 5 e ss., cell. 333.
        Viene martedì 3 settembre, il 5 marzo 2024 con Luigi, articolo 5 e seguenti, cellulare 333.
        Serve 1/2 cipolla, 1/2 mano, 3 pz. × 2 € e sale q.b. oggi.
        Serve mezza cipolla, mezza mano, 3 pezzi per 2 euro e sale quanto basta oggi.
        Il 24/7 è attivo entro 2/3 anni, sabato, 3/4 dei negozi.
        Il 24 su 7 è attivo entro due terzi anni, sabato, tre quarti dei negozi.
        Entro il 31/12, dal 3/5 al 7/6, venerdì 3/4, non i 3/4 o il 3/4 dei soci.
        Entro il 31 dicembre, dal 3 maggio al 7 giugno, venerdì 3 aprile, non i tre quarti o il tre quarti dei soci.
        Il treno delle 7.12, ore 9.00-18.00, alle ore 8.30 e 9.45.
        Il treno delle 7:12, ore 9 a 18, alle ore 8:30 e 9:45.
        In via XX Settembre al numero 800-123456 la II guerra mondiale.
        In via 20 Settembre al numero 8 0 0, 1 2 3 4 5 6 la seconda guerra mondiale.
        Vale 0,005 e 12,050 e 1,25, dura 2h 45min.
        Vale 0 virgola 0 0 5 e 12 virgola 0 5 0 e 1,25, dura 2 ore e 45 minuti.
        Il sig. Rossi e la sig.ra Bianchi vennero.
        Il signor Rossi e la signora Bianchi vennero.
        Le barche, p. es. i gozzi, sono libere.
        Le barche, per esempio i gozzi, sono libere.
        Vedi fig. 3 a pag. 12 del libro.
        Vedi figura 3 a pagina 12 del libro.
        Vedi il vol. 2, cap. 4, n. 7.
        Vedi il volume 2, capitolo 4, numero 7.
        Carlo V fondò il porto.
        Carlo quinto fondò il porto.
        Cesare morì nel 44 a.C. a Roma.
        Cesare morì nel 44 avanti Cristo a Roma.
        Corde, vele ecc. erano sopra.
        Corde, vele eccetera erano sopra.
        Costa 5,50 € al giorno.
        Costa 5 euro e 50 al giorno.
        Restano 10–20 barche.
        Restano 10 a 20 barche.
        Il vento soffiava a 50 km/h ieri.
        Il vento soffiava a 50 chilometri all’ora ieri.
        Partì il 12/05/2020 presto.
        Partì il 12 maggio 2020 presto.
        Negli anni '90 era chiuso.
        Negli anni 90 era chiuso.
        Il ponte misura 100 m² circa.
        Il ponte misura 100 metri quadrati circa.
        Porta un coltello e/o una sega.
        Porta un coltello e o una sega.
        Vennero l'avv. Gallo e l’ing. Ferri.
        Vennero l'avvocato Gallo e l’ingegner Ferri.
        Il porto è del sec. XIX circa.
        Il porto è del secolo XIX circa.
        Aprì il 1° gennaio presto.
        Aprì il primo gennaio presto.
        Abita al 5° piano del porto.
        Abita al 5º piano del porto.
        Un angolo di 30° circa basta.
        Un angolo di 30° circa basta.
        Costa 5 mln di euro ora.
        Costa 5 milioni di euro ora.
        Costa 1 mld di euro ora.
        Costa 1 miliardo di euro ora.
        Apre alle ore 14.30 di oggi.
        Apre alle ore 14:30 di oggi.
        Vale il D.Lgs. 81/2008 ora.
        Vale il decreto legislativo 81/2008 ora.
        Il numero 2 ha vinto oggi.
        Il numero 2 ha vinto oggi.
        Ha 5 ha di terra.
        Ha 5 ettari di terra.
        Ascolta il CD. ora.
        Ascolta il CD. ora.
        Ha 20 ha coltivati, ma nel 2020 ha vinto.
        Ha 20 ettari coltivati, ma nel 2020 ha vinto.
        I secoli correvano. Nel I secolo no, e Livermore, Ca., era lontana.
        I secoli correvano. Nel primo secolo no, e Livermore, Ca., era lontana.
        Ecco chi è. Maria rise.
        Ecco chi è. Maria rise.
        """#)

    static let portuguese = SpokenSentences(
        #"""
        A temperatura máx. e a pressão mín. do dia, peso máx. de 5 kg.
        A temperatura máxima e a pressão mínima do dia, peso máximo de 5 quilogramas.
        São máx. 5 pessoas, para máx. 5, leva máx. 5 minutos.
        São máximo 5 pessoas, para máximo 5, leva máximo 5 minutos.
        Foi 1/2 dia na Av. da Praia em 3 de set. de 2024, Proc. n.º 123/18 e ss., sécs. XVI-XVII.
        Foi meio dia na avenida da Praia em 3 de setembro de 2024, Proc. número 123/18 e seguintes, séculos 16 a 17.
        Até 3/4 e na 6.ª-feira (3/4), em 3/4 dos casos.
        Até 3 de abril e na sexta-feira (3 de abril), em três quartos dos casos.
        Custa R$ 6 bi, US$ 4,5 mi e R$ 1,2 tri.
        Custa 6 bilhões de reais, 4,5 milhões de dólares e 1,2 trilhão de reais.
        Vale 0.05, 32.5 e 3.75 em 192.168.0.1, às 10.30.
        Vale 0,05, 32 ponto 5 e 3 ponto 75 em 192 ponto 168 ponto 0 ponto 1, às 10:30.
        D. Pedro II fundou o porto.
        Dom Pedro segundo fundou o porto.
        O século V foi escuro.
        O século quinto foi escuro.
        O século XIX foi longo.
        O século 19 foi longo.
        O Sr. Silva e a Sra. Costa vieram.
        O senhor Silva e a senhora Costa vieram.
        Os barcos, p. ex. os botes, são livres.
        Os barcos, por exemplo os botes, são livres.
        Ver a fig. 3 na pág. 12 do livro.
        Ver a figura 3 na página 12 do livro.
        César morreu em 44 a.C. em Roma.
        César morreu em 44 antes de Cristo em Roma.
        Custa R$ 5,50 por dia.
        Custa 5 reais e 50 por dia.
        Restam 10–20 barcos.
        Restam 10 a 20 barcos.
        O vento soprava a 50 km/h ontem.
        O vento soprava a 50 quilômetros por hora ontem.
        O barco parte às 14h30 hoje.
        O barco parte às 14 e 30 hoje.
        Partiu em 12/05/2020 cedo.
        Partiu em 12 de maio de 2020 cedo.
        Traga uma faca e/ou uma serra.
        Traga uma faca e ou uma serra.
        A 2.ª vez foi pior.
        A 2ª vez foi pior.
        A Sra. D. Maria e D. Pedro II vieram.
        A senhora dona Maria e dom Pedro segundo vieram.
        O rei, D. Pedro II, voltou.
        O rei, dom Pedro segundo, voltou.
        O Eng.º Sousa veio.
        O engenheiro Sousa veio.
        Junte 2 ½ xícaras de sal.
        Junte 2 e meia xícaras de sal.
        Custa R$ 5 mil agora.
        Custa 5 mil reais agora.
        O Presidente D. Pedro viu o 2° turno e os anexo(s) correspondentes.
        O Presidente dom Pedro viu o 2º turno e os anexos correspondentes.
        """#)
}
