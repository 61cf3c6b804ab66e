extension SpokenSentences {
    /// Titles, abbreviations in prose, rulers, centuries.
    static let names = SpokenSentences(
        #"""
        The train leaves at 8:15 on Tues. from the Univ. of Holm.
        The train leaves at 8:15 on Tuesday from the University of Holm.
        It is C#-based, C#/F# code, “C#'s” types in an F#-like tongue, not item#5-based.
        It is C sharp-based, C sharp/F sharp code, “C sharp's” types in an F sharp-like tongue, not item#5-based.
        We saw Max. 5 men came to Ed. Peter left with Al. 12 boats went.
        We saw Max. 5 men came to Ed. Peter left with Al. 12 boats went.
        It holds Max. 5 kg, see the 3rd Ed. and Smith et al. 1994.
        It holds maximum 5 kilograms, see the 3rd edition and Smith et al 19 94.
        It was late--so late that Mr. Holm--who came--left; use --help.
        It was late – so late that Mister Holm – who came – left; use --help.
        His friend—Mr. Holm—came, and the doctor—J. R. Lund—left.
        His friend – Mister Holm – came, and the doctor – J R Lund – left.
        “It was you—Dr. Holm!” she said.
        “It was you – Doctor Holm!” she said.
        Many things—e.g., boats—and ropes etc.—and so on.
        Many things – for example, boats – and ropes etc. – and so on.
        It rained in May—Jan. 5—and in June—August.
        It rained in May – January 5 – and in June to August.
        See Part II—Methods and C—H bonds.
        See Part 2 – Methods and C – H bonds.
        ”Dr. Holm” said »Mr. Lund« and …Dr. Berg.
        ”Doctor Holm” said »Mister Lund« and …Doctor Berg.
        Dr. Smith and Mr. Jones took the early boat.
        Doctor Smith and Mister Jones took the early boat.
        Mrs. Quill sold the tickets.
        Missus Quill sold the tickets.
        Prof. Lund spoke after Rev. Berg.
        Professor Lund spoke after Reverend Berg.
        They met at St. Olave's church.
        They met at Saint Olave's church.
        The road climbs Mt. Ness.
        The road climbs Mount Ness.
        Gen. Holm and Col. Dahl disagreed.
        General Holm and Colonel Dahl disagreed.
        J. K. Holm wrote the second part.
        J K Holm wrote the second part.
        The ship was sold to Holm & Sons Ltd. of Bergen.
        The ship was sold to Holm & Sons Limited of Bergen.
        John Holm Jr. kept the mill.
        John Holm Junior kept the mill.
        Small boats, e.g. dinghies, are exempt.
        Small boats, for example dinghies, are exempt.
        Small boats (e.g., dinghies) are exempt.
        Small boats (for example, dinghies) are exempt.
        The owner, i.e. the parish, pays.
        The owner, that is the parish, pays.
        The owner (i.e., the parish) pays.
        The owner (that is, the parish) pays.
        It was Holm vs. Lund in the final.
        It was Holm versus Lund in the final.
        Oars, ropes, sails, etc. were stored above.
        Oars, ropes, sails, etc. were stored above.
        It took approx. 5 hours.
        It took approximately 5 hours.
        The chapel was built c. 1420.
        The chapel was built circa 14 20.
        The letter is dated ca. 1850.
        The letter is dated circa 18 50.
        She holds a Ph.D. in botany.
        She holds a PhD in botany.
        Widths and heights are 3 and 4, resp. 5 and 6.
        Widths and heights are 3 and 4, respectively 5 and 6.
        The U.S. Navy chartered it.
        The U.S Navy chartered it.
        Henry VIII closed the abbey.
        Henry the eighth closed the abbey.
        It was a gift of Louis XIV.
        It was a gift of Louis the fourteenth.
        Henry VIII's ships rotted at anchor.
        Henry the eighth's ships rotted at anchor.
        Elizabeth I was fond of the harbour.
        Elizabeth the first was fond of the harbour.
        Pope John Paul II blessed the fleet.
        Pope John Paul the second blessed the fleet.
        World War II ended the trade.
        World War 2 ended the trade.
        Chapter IV begins with the flood.
        Chapter 4 begins with the flood.
        Part XII is missing.
        Part 12 is missing.
        A phase III trial was planned.
        A phase 3 trial was planned.
        Type II errors are rarer.
        Type 2 errors are rarer.
        I think Louis XVI was the last of them.
        I think Louis the sixteenth was the last of them.
        Act II, Scene IV takes place at sea.
        Act 2, Scene 4 takes place at sea.
        Vitamin C and grade D are letters.
        Vitamin C and grade D are letters.
        I know that I was there.
        I know that I was there.
        When Elizabeth I think of it, she laughs.
        When Elizabeth I think of it, she laughs.
        The CIVIC centre is closed.
        The CIVIC centre is closed.
        The captain a.k.a. the Crow retired.
        The captain also known as the Crow retired.
        Ask Capt. Dahl or Lt. Berg.
        Ask Captain Dahl or Lieutenant Berg.
        Messrs. Holm and Lund signed.
        Messers Holm and Lund signed.
        It differs w.r.t. the keel.
        It differs with respect to the keel.
        The Dept. of Fisheries objected.
        The Department of Fisheries objected.
        Holm Inc. was dissolved.
        Holm Incorporated was dissolved.
        Bring a knife and/or a saw.
        Bring a knife and or a saw.
        Each sailor has his/her own hook.
        Each sailor has his or her own hook.
        The TCP/IP socket stays open.
        The TCP/IP socket stays open.
        The NATO and IEEE members agreed.
        The NATO and IEEE members agreed.
        Jas. Holm and Wm. Berg met the rev. Jones.
        James Holm and William Berg met the rev Jones.
        She hired a temp. Then they took plan B. Take the boat.
        She hired a temp. Then they took plan B. Take the boat.
        The temp. in the room fell as in fig. A the line did.
        The temperature in the room fell as in figure A- the line did.
        """#)
}
