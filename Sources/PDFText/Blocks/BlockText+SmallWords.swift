/// Small words of sentences in capitals, as verses begin with.
extension BlockText {
    /// Whether a line begins with a capital, in quotation marks or not.
    func startsCapitalInQuotes(_ line: LayoutLine) -> Bool {
        guard let word = line.words.first else { return false }
        for cell in cells(of: word) where !Self.quotes.contains(cell.unicode) { return LetterCase(cell.unicode) == .capital }
        return false
    }

    private static let quotes: [UInt32] = [0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201E, 0xAB, 0xBB]

    /// Whether a line begins with an article, a conjunction, a preposition or a pronoun whose first letter, and no other, is a capital, below one that ends in
    /// a letter, a comma or a semicolon.
    func startsSmallWordInCapital(_ line: Range<Int>, within above: Range<Int>) -> Bool {
        guard let word = line.first, let last = above.last else { return false }
        // What somebody says begins with a capital anywhere.
        let index = Int(words[word].start)
        var end = Int(words[word].end)
        guard 2...Self.longestSmall + 1 ~= end - index, LetterCase(cells[index].unicode) == .capital else { return false }
        let sign = cells[Int(words[last].end) - 1].unicode
        guard sign == 0x2C || sign == 0x3B || Bidirectional.isLetter(sign) else { return false }
        if cells[end - 1].unicode == 0x2C { end -= 1 }
        guard 2...Self.longestSmall ~= end - index else { return false }
        var key = UInt64(Self.small(cells[index].unicode))
        for cell in index + 1..<end {
            let letter = cells[cell].unicode
            guard letter < 1 << 11, LetterCase(letter) == .small else { return false }
            key = key << 11 | UInt64(letter)
        }
        return Self.smallWords.contains(key)
    }

    /// The small letter of a capital of Latin-1 or of Russian; others as they are.
    private static func small(_ unicode: UInt32) -> UInt32 {
        switch unicode {
        case 0x41...0x5A, 0xC0...0xDE, 0x410...0x42F: unicode &+ 0x20
        default: unicode
        }
    }

    /// Letters of 11 bits each.
    private static let longestSmall = 5
    /// Of English, German, French, Spanish, Portuguese, Italian, Dutch and Russian: those that stand in the middle of a sentence, and begin no
    /// name, as Romance articles do, nor are written with a capital anywhere, as the German "Sie".
    private static let smallWords: Set<UInt64> = keys(
        """
        all and are as at but by for from had has have he her his how if in is it its like my no nor not now of off on or our out over she so than that
        the their then there these they this those though thou thy till to under until upon was we were what when where which while who whose why with yet
        you your
        aber als am an auf aus bei bis das dass daß dein deine dem den denn der des die doch durch ein eine einem einen einer er es für hat ich im in ins
        ist man mein meine mich mir mit nach nicht noch nun nur ob oder ohne schon sein seine sich sind so über um und uns unter vom von vor war was weil wenn wer
        wie wir wird wo zu zum zur
        au aux avec car ce ces cet comme dans de des dont elle en est et ils je leur mais mes mon ne nos nous ou où par pas pour quand que
        qui sa sans se ses si son sous sur ta te ton tous tu un une vos votre vous
        al con cual de donde ella en entre es eran mas me mi mis más ni no o para pero por que sin sobre su sus tan tu un una yo
        ao aos com das do dos e em eu foi mas me meu na nas nem no nos o ou para pela pelo por quando que se sem seu sua um uma
        al alla che chi col come con così dalla della e ed era gli ha i in ma mi mio nel nella noi non o per più poi quando se si
        sono sopra su sul ti tra tu un una
        als dan dat de die een en er hij ik in is maar met naar niet nog of om ons op te toen uit voor want was wat wij ze zij zijn
        без бы был была были в во где да для до его ее если есть еще же за и из или их к как ко когда ли мне мой мы на над нас не нет ни но о об он она они
        от по под пока при с со так там то ты у уж чтоб что это я
        """)

    /// The words of a list.
    private static func keys(_ list: String) -> Set<UInt64> {
        var (keys, key): (Set<UInt64>, UInt64) = (Set(minimumCapacity: 512), 0)
        for scalar in list.unicodeScalars {
            if scalar.value > 0x20 {
                key = key << 11 | UInt64(scalar.value)
            } else {
                keys.insert(key)
                key = 0
            }
        }
        keys.insert(key)
        return keys
    }
}
