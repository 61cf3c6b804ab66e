extension SpokenSentences {
    /// Ranges, years, dates, times, fractions, money.
    static let numbers = SpokenSentences(
        #"""
        It costs 2 M$, 3 M€ and 5 k€, of 10 MB and 2 M bytes.
        It costs 2 million dollars, 3 million euros and 5 thousand euros, of 10 megabytes and 2 M bytes.
        Rest -15 minutes on Monday—Friday, 9am—5pm.
        Rest -15 minutes on Monday to Friday, 9 a.m to 5 p.m.
        He won 6-4, 3-6, 7-6 in Jan.—Feb. 2020. It takes 3-6 months.
        He won 6 4, 3 6, 7 6 in January to February 2020. It takes 3 to 6 months.
        As 5-3=2 and 10-4 = 6, but 10-20 = mild.
        As 5 minus 3 equals 2 and 10 minus 4 equals 6, but 10 to 20 equals mild.
        By 31/12 and on 4/15, it ends on 24/7 support, by 5/17 votes.
        By 31 December and on April 15, it ends on 24 7 support, by 5 over 17 votes.
        Open 9.30am–5.30pm, 7.30pm–10pm, 10.30-4.30pm.
        Open 9:30 a.m to 5:30 p.m, 7:30 p.m to 10 p.m, 10:30 to 4:30 p.m.
        5 0.661 — 7 0.658 in 1990 — 1995, with k=15–20 and T=20–25 °C.
        5 0.661 — 7 0.658 in 19 90 to 19 95, with k equals 15 to 20 and T equals 20 to 25 degrees Celsius.
        So—No. 5—won, and 1910—1912 was long.
        So – number 5 – won, and 19 10 to 1912 was long.
        He paid—$5 million—and got $3.5 million—a lot.
        He paid – 5 million dollars – and got 3.5 million dollars – a lot.
        It went from 300 K to 1150 K, in 1150 of 2000 cases, from 1100 to 1300 nm.
        It went from 300 kelvin to 1150 kelvin, in 1150 of 2000 cases, from 1100 to 1300 nanometres.
        In 1850 he left with <$5 and ~€20.
        In 18 50 he left with less than 5 dollars and about 20 euros.
        Between 10–20 boats left.
        Between 10 to 20 boats left.
        Some 10 – 20 boats stayed.
        Some 10 to 20 boats stayed.
        The loss was 5–10% a year.
        The loss was 5 to 10% a year.
        Depths of 1.5–2.5 fathoms are usual.
        Depths of 1.5 to 2.5 fathoms are usual.
        He flew a 747-400 there.
        He flew a 747 400 there.
        The home side won 3-2.
        The home side won 3 2.
        It is a well-known, long-term plan.
        It is a well-known, long-term plan.
        The A–Z of knots sold well.
        The A–Z of knots sold well.
        Some 10 000 herring were landed.
        Some 10000 herring were landed.
        The catch was 1 000 000 fish.
        The catch was 1000000 fish.
        The catch was 1,250,000 fish.
        The catch was 1,250,000 fish.
        The town burned in 1742.
        The town burned in 17 42.
        It was rebuilt by 1805.
        It was rebuilt by 18 oh 5.
        The harbour opened in 1900.
        The harbour opened in 1900.
        The harbour closed in 1954.
        The harbour closed in 19 54.
        The Normans landed in 1066.
        The Normans landed in 10 66.
        The war of 1812–1815 ruined the port.
        The war of 18 12 to 18 15 ruined the port.
        From 1939–45 no boat was built.
        From 19 39 to 45 no boat was built.
        Holm (1688–1742) drew the first chart.
        Holm (16 88 to 17 42) drew the first chart.
        About 1500 fishermen signed.
        About 1500 fishermen signed.
        In 1500 cases nothing happened.
        In 1500 cases nothing happened.
        The plan of 1600 failed.
        The plan of 16 hundred failed.
        Trade fell in the 1990s.
        Trade fell in the nineteen nineties.
        Trade rose in the '80s.
        Trade rose in the eighties.
        The 1800s were hard.
        The eighteen hundreds were hard.
        Ships of the 2000s are wider.
        Ships of the two thousands are wider.
        Half of it, 1/2, was lost.
        Half of it, one half, was lost.
        About 3/4 of the crew voted.
        About three quarters of the crew voted.
        The ratio is 5/7 here.
        The ratio is 5 over 7 here.
        The lamp burns 24/7 in winter.
        The lamp burns 24 7 in winter.
        The log ends on 2021-03-14.
        The log ends on 14 March 2021.
        She sailed on 25/12/1998.
        She sailed on 25 December 19 98.
        She sailed on 12/25/1998.
        She sailed on 25 December 19 98.
        The form says 05/06/2020.
        The form says 05/06/2020.
        It left on 5 Jan. 2020.
        It left on 5 January 2020.
        It left on Dec. 24 at noon.
        It left on December 24 at noon.
        The ferry leaves at 9:00 am sharp.
        The ferry leaves at 9 am sharp.
        The ferry leaves at 10.30 pm.
        The ferry leaves at 10:30 pm.
        The ferry leaves at 8:05 on Sundays.
        The ferry leaves at 8 oh 5 on Sundays.
        The ferry leaves at 12:45 daily.
        The ferry leaves at 12:45 daily.
        Noon is at 12:00 here.
        Noon is at 12 o'clock here.
        The value rose by 10.30 points.
        The value rose by 10.30 points.
        A ticket costs $5.50 now.
        A ticket costs 5 dollars 50 now.
        A ticket cost $1 then.
        A ticket cost 1 dollar then.
        The hull cost $3.5 million to mend.
        The hull cost 3.5 million dollars to mend.
        The hull cost $3.5m to mend.
        The hull cost 3.5 million dollars to mend.
        The port raised €2bn in a year.
        The port raised 2 billion euros in a year.
        Rope is £0.99 a yard.
        Rope is 99 pence a yard.
        Rope is £3.00 a yard.
        Rope is 3 pounds a yard.
        The toll is 20 €.
        The toll is 20 euros.
        The toll is €20–30 by night.
        The toll is 20 to 30 euros by night.
        They paid US$1,200 for it.
        They paid 1,200 U S dollars for it.
        It costs 500 USD or 450 EUR.
        It costs 500 U S dollars or 450 euros.
        It sank in ’98.
        It sank in 98.
        No. 5 is the fastest boat.
        Number 5 is the fastest boat.
        Model № 12 is the slowest.
        Model number 12 is the slowest.
        It was the 3rd and 21st attempt.
        It was the 3rd and 21st attempt.
        Version 2.1.3 fixed the leak.
        Version 2.1.3 fixed the leak.
        Call 555-12-34 for the pilot.
        Call 555-12-34 for the pilot.
        It cost £3 10s. 6d. for the harbour.
        It cost 3 pounds 10s 6d. for the harbour.
        See FIPS 151-2 and the standard 1003.1-1990 in Section VI-C.
        See FIPS 151 2 and the standard 1003.1 1990 in Section 6 C.
        It is open Monday - Friday, 9 am - 5 pm, for $1.5–2 million.
        It is open Monday to Friday, 9 am to 5 pm, for 1.5 to 2 million dollars.
        A debt of ₹ 7.03 crore.
        A debt of 7.03 crore rupees.
        The book I read and the part I like best: World War I saw ships, part I of it, a type I error.
        The book I read and the part I like best: World War 1 saw ships, part 1 of it, a type 1 error.
        In part I chapter 3 we see that the phase I was completed and the chapter I was reading.
        In part 1 chapter 3 we see that the phase 1 was completed and the chapter I was reading.
        Act V. Scene 2 begins.
        Act 5 Scene 2 begins.
        A mass of 1.5-2000 kg fell from 1200-800 kg.
        A mass of 1.5 to 2000 kilograms fell from 1200 to 800 kilograms.
        Here I am - 3 years later, and he came in March — May was dead.
        Here I am - 3 years later, and he came in March — May was dead.
        It costs Rs. 500 or Rs. 7 lakh and he read the 3 Rs 500 times.
        It costs 500 rupees or 7 lakh rupees and he read the 3 Rs 500 times.
        John V. Holm met John V and Elizabeth I was queen.
        John V Holm met John the fifth and Elizabeth the first was queen.
        """#)
}
