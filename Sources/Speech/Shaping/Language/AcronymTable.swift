/// Words in capitals that a voice says otherwise than people do.
struct AcronymTable: Sendable {
    /// What is said as a word, and how it is handed over: `ONU` → `onu`, German `PIN` → `pinn`.
    let words: [String: String]
    /// What is said letter by letter, where the voice takes it for a word in a clause with more capitals than small letters: `EU`.
    let spelled: Set<String>
    /// The same where it takes it for a word everywhere: `OECD`, `EuGH`.
    let alwaysSpelled: Set<String>

    /// - Parameters:
    ///   - words: `ONU PIN=pinn`; without a sign it is handed over in small letters.
    ///   - others: Letters of many languages, which are left out where they are a word.
    init(words: String = "", spelled: String = "", butNot others: String = "", always: String = "") {
        var said: [String: String] = [:]
        for entry in words.split(whereSeparator: \.isWhitespace) {
            let sides = entry.split(separator: "=")
            guard let name = sides.first else { continue }
            said[String(name)] = sides.count > 1 ? String(sides[1]).replacing("_", with: " ") : name.lowercased()
        }
        self.words = said
        self.spelled = Self.everywhere.subtracting(Set(words: others)).union(Set(words: spelled)).subtracting(said.keys)
        alwaysSpelled = Set(words: always).union(Self.alwaysEverywhere)
    }

    /// Nothing, for a language whose voice nobody has listened to.
    static let none = AcronymTable(otherScript: "", spelled: "")

    /// A table of its own words alone, for another script.
    init(otherScript words: String, spelled: String, always: String = "") {
        self.words = Dictionary(Set(words: words).map { ($0, $0.lowercased()) }, uniquingKeysWith: { first, _ in first })
        self.spelled = Set(words: spelled)
        alwaysSpelled = Set(words: always)
    }

    private static let everywhere = Set(
        words: """
            EU UN UK US USA UAE IMF EPA IP IQ URL USB ID IT AI API CPU GPU UTC ISP IPO AG ECB UV UI UX OS AC IRS EKG ECG EEG HIV ESG EDV ERP
            ETF UKW OCR OEM AES CFO CIO EAN UE OMS ADN
            """)
    private static let alwaysEverywhere = Set(words: "OECD IAEA ACLU ISDN IETF ADHD")
}
