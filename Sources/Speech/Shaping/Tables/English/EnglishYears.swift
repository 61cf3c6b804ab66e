/// The words beside the years of the last century.
enum EnglishYears {
    /// What has a number that counts nothing and is no year.
    static let labels = Set(
        words: """
            chapter chapters part parts section sections book books volume volumes act acts scene scenes article title appendix figure
            figures table tables plate phase stage type class grade level canto lesson unit theorem page pages number numbers equation box
            panel schedule annex experiment trial note reference group category p pp rfc iso iec ieee din ansi en port ports room model code
            codes id extension ext line lines item items no nr sku zip postcode paragraph verse psalm rule route highway flight bus lot suite
            apartment index entry record step bug issue ticket patent equals plus minus times
            """)
    /// What stands before years: nothing else has to be told.
    static let before: Set<String> = Set(EnglishNumbers.months.map { $0.lowercased() }).union(
        Set(
            words: """
                in since until till before after during early late mid circa ca spring summer autumn fall winter year years anno fiscal
                census published born died founded established q1 q2 q3 q4 copyright © al the its his her their our this my your dated through
                """))
    /// What may stand before years, and before amounts.
    static let vague = Set(words: "from between about around and to or of by for on at a an as is was were that c")
    static let measuring = Set(
        words: "than nearly almost approximately roughly some exactly only total least most size count value over under like")
    /// What is so much: "an elevation of 1950".
    static let amounts = Set(
        words:
            "elevation altitude height depth length width weight population total sum maximum minimum average mean median value capacity score"
    )
    static let compared = Set(words: "earlier later older younger sooner newer")
    /// What may follow a year that nothing else shows to be one.
    static let behind = Set(
        words: """
            and or to until the a an in on at by was were is are had has when but with for from he she it they there that which who as saw
            through having edition study report book film novel election census war crash
            """)
    static let inS = Set(words: "was is has as his this its us does plus versus across always perhaps less")
    /// What is counted.
    static let counted: Set<String> = Set(
        words: """
            people men women children boys girls persons patients cells cases samples subjects students workers employees members pages
            words files records items units times copies percent per cent square cubic million billion thousand dozen kilometres kilometers
            miles metres meters centimetres centimeters millimetres millimeters micrometres micrometers nanometres nanometers inches feet
            yards acres hectares hours minutes seconds milliseconds microseconds nanoseconds days weeks months kilograms grams milligrams
            tonnes tons pounds ounces litres liters millilitres milliliters gallons degrees kelvin kelvins hertz kilohertz megahertz
            gigahertz watts kilowatts megawatts volts millivolts amperes milliamperes ohms joules kilojoules calories kilocalories bytes
            kilobytes megabytes gigabytes bits pixels points euros cents pence francs yen rupees crowns rubles roubles baht different other
            new more additional total individual separate u
            """)
    /// What follows an amount, if the word in front doesn't tell that it is a year.
    static let behindAmounts = Set(words: "of by x")
    /// What a hyphen joins to a year.
    static let joined = Set(
        words: "pre post mid early late spring summer autumn fall winter jan feb mar apr may jun jul aug sep sept oct nov dec"
    ).union(Set(EnglishNumbers.months.map { $0.lowercased() }))
}
