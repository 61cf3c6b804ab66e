/// Where a sentence ends, looking at one word and what follows it.
struct SentenceRules: Sendable {
    let abbreviations: Abbreviations

    init(language: String?) {
        abbreviations = Abbreviations.table(for: language)
    }

    /// A word that may end a sentence.
    struct Stop: Equatable {
        enum Kind { case period, ellipsis, exclamation, full }
        var kind: Kind
        /// The word.
        var word: Int
        /// The word without opening marks, the stop, and what follows it.
        var body: Range<Int>
        /// The last mark after the stop is a corner bracket, after which Japanese may go on.
        var isInCornerBrackets = false
        /// A note number stands after the stop: "policy.3".
        var hasNote = false
        /// A long dash joins it to the word before: "friend—Mr."
        var isBehindDash = false
    }

    /// The stop at the end of the word, if there is one.
    func stop(of word: Int, in storage: WordStorage) -> Stop? {
        let bytes = storage.bytes
        let range = storage.range(of: word)
        let last = bytes[range.upperBound - 1]
        // Nearly all words end here, with a letter or a comma.
        if Self.isASCIILetter(last) || last == UInt8(ascii: ",") { return nil }
        var end = range.upperBound
        var stop = Stop(kind: .period, word: word, body: range)
        if Self.isDigit(last) {
            guard let note = SentenceMarks.noteNumber(in: bytes, range) else { return nil }
            end = note
            // After a quotation mark or bracket there can be no doubt; "x.2" alone may be a version or a decimal.
            stop.hasNote = bytes[note - 1] == UInt8(ascii: ".")
        }
        var isFirst = true
        while let scalar = UTF8Decoding.lastScalar(in: bytes, from: range.lowerBound, end: end), SentenceMarks.isCloser(scalar.value) {
            if isFirst { stop.isInCornerBrackets = scalar.value == 0x300D || scalar.value == 0x300F }
            isFirst = false
            end = SentenceMarks.citationStart(in: bytes, range.lowerBound..<end) ?? scalar.index
        }
        guard let kind = stopKind(in: bytes, from: range.lowerBound, end: &end) else { return nil }
        stop.kind = kind
        let start = Self.behindOpeners(range.lowerBound..<end, in: bytes)
        stop.body = start..<end
        if let part = SentenceMarks.behindDash(in: bytes, start..<end) {
            stop.body = Self.behindOpeners(part..<end, in: bytes)..<end
            stop.isBehindDash = true
        }
        return stop
    }

    /// Where what is behind opening marks begins.
    private static func behindOpeners(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
        var start = range.lowerBound
        while start < range.upperBound {
            let scalar = UTF8Decoding.scalar(in: bytes, at: start, end: range.upperBound)
            guard SentenceMarks.isOpener(scalar.value) else { break }
            start += scalar.length
        }
        return start
    }

    /// Takes the stops off the end of a word and says what they amount to.
    private func stopKind(in bytes: [UInt8], from start: Int, end: inout Int) -> Stop.Kind? {
        var periods = 0
        var others: Stop.Kind?
        while let scalar = UTF8Decoding.lastScalar(in: bytes, from: start, end: end) {
            if scalar.value == UInt32(UInt8(ascii: ".")) {
                periods += 1
            } else if scalar.value == 0x2026 || scalar.value == 0x2025 {
                periods += 3
            } else if let kind = SentenceMarks.stop(scalar.value, semicolonAsks: abbreviations.semicolonAsks) {
                others = others == .full ? .full : kind
            } else {
                break
            }
            end = scalar.index
        }
        if let others { return others }
        return periods == 0 ? nil : periods == 1 ? .period : .ellipsis
    }

    /// Whether the word is nothing but closing marks, as French sets them apart with a space.
    func isOnlyClosers(_ word: Int, in storage: WordStorage) -> Bool {
        let range = storage.range(of: word)
        guard range.count <= 6 else { return false }
        var index = range.lowerBound
        while index < range.upperBound {
            let scalar = UTF8Decoding.scalar(in: storage.bytes, at: index, end: range.upperBound)
            guard SentenceMarks.isUnmistakableCloser(scalar.value) else { return false }
            index += scalar.length
        }
        return true
    }

    /// Whether the word is a full stop by itself, with or without a quotation mark behind it: a part of dots set apart, ". . .".
    func isOnlyStops(_ word: Int, in storage: WordStorage) -> Bool {
        let range = storage.range(of: word)
        guard range.count <= 6, storage.bytes[range.lowerBound] == UInt8(ascii: ".") else { return false }
        var index = range.lowerBound + 1
        while index < range.upperBound {
            let scalar = UTF8Decoding.scalar(in: storage.bytes, at: index, end: range.upperBound)
            guard scalar.value == 0x2E || SentenceMarks.isCloser(scalar.value) else { return false }
            index += scalar.length
        }
        return true
    }

    /// Whether the sentence that begins with the word `sentence` ends at the stop, given that the word `next` follows.
    func ends(_ stop: Stop, sentence: Int, next: Int, paragraph: Range<Int>, in storage: WordStorage) -> Bool {
        // "etc. !", "4 pers. : 250 g"
        if isSign(next, in: storage) { return false }
        let following = NextWord(from: next, to: paragraph.upperBound, in: storage)
        if following.start == .lower { return stop.kind == .full && !stop.isInCornerBrackets }
        switch stop.kind {
        case .full: return !(stop.isInCornerBrackets && following.isHiragana)
        case .exclamation: return true
        case .ellipsis: return following.start != .digit
        case .period:
            return periodEnds(stop, sentence: sentence, following: following, end: paragraph.upperBound, in: storage)
                && !(following.start == .upper && abbreviations.linking.contains(following.token)
                    && goesOnInCapitals(stop, sentence, next, paragraph, in: storage))
        }
    }

    /// Whether the word is a mark alone, as French sets one with a blank before it, or a sign of equality: "n! = 120".
    private func isSign(_ word: Int, in storage: WordStorage) -> Bool {
        let range = storage.range(of: word)
        // "3 pz. × 19,99 €"
        if range.count == 2 {
            return storage.bytes[range.lowerBound] == 0xC3 && [0x97, 0xB7].contains(storage.bytes[range.lowerBound + 1])
        }
        guard range.count == 1 else { return false }
        let byte = storage.bytes[range.lowerBound]
        return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ";")
            || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+")
    }

    private func periodEnds(_ stop: Stop, sentence: Int, following: NextWord, end: Int, in storage: WordStorage) -> Bool {
        if stop.body.isEmpty { return true }
        let body = storage.string(stop.body)
        let key = body.lowercased()
        let isFirst = stop.word == sentence && !stop.isBehindDash
        let previous = stop.isBehindDash || isFirst ? "" : word(before: stop, in: storage)

        if BodyShape.isNumber(body) {
            // "1. Introduction", "2.3. Results": the number belongs to what follows.
            if isFirst { return false }
            // "Als 2. Bürgermeister", but "mehr als 2. Peter"
            let isRank =
                !abbreviations.comparing.contains(previous)
                || stop.word - 1 == sentence && abbreviations.precedesOrdinal.contains(previous)
            if abbreviations.hasOrdinals, isRank, isOrdinal(body, after: previous, before: following) { return false }
            return !isOrdinal(body, behindAdjective: previous, stop.word, from: sentence, following, in: storage)
        }
        // "vom 1.-3. Mai", "2./3. Auflage"
        if abbreviations.hasOrdinals, !isFirst, let last = BodyShape.lastOrdinal(body), following.start == .upper,
            isOrdinal(last, after: previous, before: following)
        {
            return false
        }
        // "It cost 10s. 6d."
        if following.isPence, key.last == "s", key.utf8.dropLast().allSatisfy(Self.isDigit), key.utf8.count <= 3 { return false }
        // "He was 6 ft. 2 in. tall."
        if following.start == .digit, let smaller = Self.paired[key], let digit = previous.utf8.last, Self.isDigit(digit),
            Self.isUnit(stop.word + 2, smaller, in: storage)
        {
            return false
        }
        if isFirst, BodyShape.isRoman(body) || BodyShape.isSingleLetter(body) || BodyShape.isEnumerator(body) { return false }
        if stop.hasNote {
            return following.start != .digit && BodyShape.isPlainWord(body) && abbreviations.kind(of: key) == nil
        }
        let starts = following.start == .upper && abbreviations.isStarter(following.token)
        let isSingleLetter = BodyShape.isSingleLetter(body)
        // "Arthur N. Prior", "Y. Ma és J. Ma"
        let startsBehindInitial = starts && abbreviations.isStarter(following.token, behindInitial: true)
        // "We need plan B. Take the boat.", "Пётр I. Екатерина": no initial stands here.
        if isSingleLetter, body != key, following.start == .upper, !following.isLabel, !following.token.isEmpty,
            isLettered(body, previous, stop.word - 2, from: sentence, in: storage)
                || Self.isLatinBehindCyrillic(body, previous) && Self.isCyrillic(following.token)
        {
            return true
        }
        // "Pope John X. Leo came later."
        if isSingleLetter, ["I", "V", "X"].contains(body), following.start == .upper, !following.isLabel, stop.word - 2 >= sentence,
            !abbreviations.rulers.isEmpty, isRuler(previous, titled: stop.word - 2, from: sentence, in: storage)
        {
            return true
        }
        // "after World War I. Lebanon", "и пр. Потом"; but "пр. Ленина"
        if previous == "war", body == "I" { return following.start == .upper }
        if previous == "и", key == "пр" { return starts }
        // "patients with MS. Then", "buy the CA. Next": an acronym before a sentence in small letters.
        if following.start == .upper, !following.isAllCapitals, !following.isLabel, !following.token.isEmpty, Self.isAcronym(body),
            starts || !isFirst && !isShort(body, key) && !isInCapitals(stop.word - 1, in: storage)
        {
            return true
        }
        // "Нажмите кнопку ОК. Частота": in small letters they are short for something else.
        if body == "OK" || body == "ОК" { return following.start == .upper }
        // "The axis Y. Select", "die Spalte A. Klicken"
        if isSingleLetter, isKeyed(body, previous, starts), following.start == .upper, !following.isLabel, !following.token.isEmpty {
            return true
        }
        // "It needs 12 V. Choose another."
        if isSingleLetter, Self.bigUnits.contains(body), Self.isMeasured(previous), stop.word - 2 >= sentence,
            !isListed(stop.word - 2, in: storage)
        {
            return following.start == .upper && !following.isLabel && !following.isAllCapitals && !following.token.isEmpty
        }
        // "less than ε. Hence", but "Δ. Παπάς"
        if isSingleLetter, Self.isGreek(body), following.start == .upper, !following.token.isEmpty, !Self.isGreek(following.token) {
            return true
        }
        // "Вес 5 кг. Размеры", "za 25 Kč. Schodek"; but "д. 5 г. Москва"
        if abbreviations.units.contains(key), Self.isMeasured(previous), stop.word - 2 >= sentence, following.start == .upper,
            !following.isAllCapitals, !following.token.isEmpty, !isListed(stop.word - 2, in: storage)
        {
            return true
        }
        // "Matt. 5:3", "Мф. 5:3"
        if following.start == .digit, body != key, body.count <= 5, isVerse(stop.word + 1, in: storage) { return false }
        // "J. K. Rowling"
        if isSingleLetter, body != key { return startsBehindInitial }
        // "Il mesure 5 mm. Sans arguments": elsewhere it stands for "messieurs".
        if key == "mm", let digit = previous.utf8.last, Self.isDigit(digit) { return following.start == .upper }
        // "Il arriva à 8 h. Marie était là."
        if isSingleLetter, Self.isMeasure(key, of: previous), !isNumbered(stop.word - 1, from: sentence, key, in: storage) {
            return following.start == .upper && (!following.isLabel || starts) && !following.isAllCapitals && !following.token.isEmpty
        }
        // "Рост 170 см. Вес 60 кг."; but "(см. Приложение)"
        if abbreviations.lengths.contains(key), let digit = previous.utf8.last, Self.isDigit(digit),
            isLength(stop, from: sentence, following, in: storage)
        {
            return following.start == .upper
        }
        // "Kap. 3 s. Abb. 5"
        if isSingleLetter, let other = abbreviations.kind(of: String(following.shortened.dropLast())), following.start == .upper,
            abbreviations.kind(of: key) == .beforeNumber
        {
            return other != .beforeNumber
        }
        // "J.-P. Sartre"
        if BodyShape.isHyphenatedInitial(body) { return startsBehindInitial }
        // "Hij was er al. Pieter ging.", "Han stod op. Peter gik.": abbreviations behind "et", or before "cit." and a number.
        if abbreviations.wordsHere.contains(body), previous != "et", following.start == .upper { return true }
        // "в нем. Потом", but "из нем. Herz"
        if let words = abbreviations.wordsBehind[key] {
            // In Czech the others are squares: "nám. Míru".
            let isNative = key == "nám" || key == "нем" && Self.isCyrillic(following.token) && !following.isAllCapitals
            if words.contains(previous), starts || isNative { return true }
            if key != "nám" { return false }
        }
        if abbreviations.journals.contains(key), isJournals(body, key, previous, following) { return false }
        if body == key, abbreviations.small.contains(key) { return starts }
        // "Da kam Max. Peter lachte.", "We saw Ed. 5 men came."
        if body != key, !isFirst, let others = abbreviations.names[key],
            isGivenName(stop, sentence, previous, others, following, starts, end: end, in: storage)
        {
            return true
        }
        // "z. B.", "e. g.": two words make one abbreviation.
        let joined = previous.hasSuffix(".") ? previous.drop(while: { !$0.isLetter }) + key : ""
        switch abbreviations.kind(of: key, joined: String(joined)) {
        case .inner: return false
        case .beforeNumber:
            // "No. 5", "Sec. II", "Fig. A", "Jan. 3"; but "The answer is no. Then…"
            // "In fig. A the line is straight", but "She ate a fig. A man came."
            let isFigure = following.isLabel && key.hasPrefix("fig") && Self.pointing.contains(previous)
            // "Claim No. F00LS482", "Invoice No. INV-3"
            if key == "no" || key == "nr", body != key, isCode(stop.word + 1, in: storage) { return false }
            // "Det koster 5 kr. 2 personer kom."
            if abbreviations.measures.contains(key), Self.isMeasured(previous) { return true }
            if body == "no", abbreviations.refusing.contains(previous) { return true }
            // "Ch. Darwin", "Th. Mann": initials of two letters.
            if body == "Ch" || body == "Th", following.start == .upper, !following.isLabel { return starts }
            return !(following.start == .digit || following.isLabel && !starts || isFigure)
        case .seldomLast: return starts
        case .oftenLast: return following.start != .digit
        case nil: break
        }
        // "a function of x. Suppose", "at time t. Newton"; but "z. B.", "n. Vereinbarung"
        if isSingleLetter, body == key, abbreviations.variables.contains(body), following.start == .upper, !following.isLabel,
            !following.token.isEmpty,
            following.shortened.last != "."
        {
            return true
        }
        if isSingleLetter, abbreviations.letterWords.contains(body), following.start == .upper, !following.token.isEmpty { return true }
        if isSingleLetter || BodyShape.isDotted(body) { return startsBehindInitial }
        // "Det er hans liv. Peter gik.", but "Kapitel iv. Afsnit"
        if abbreviations.hasOrdinals, body != "liv", body != "vi", BodyShape.isRoman(body), body.count > 1 {
            // "za Zygmunta III. Jana": a ruler's number without a stop of its own.
            return starts || !abbreviations.hasRomanOrdinals && isName(stop.word - 1, from: sentence, in: storage)
        }
        if BodyShape.isSound(key) { return true }
        // "Bd.", "Hrsg."; but "dpkg", where the language's own abbreviations are known.
        if BodyShape.isVowelless(body), body != key || !abbreviations.hasStarters {
            return starts || (following.start != .digit && previous.last?.isNumber == true)
        }
        return true
    }

    /// The word in front in small letters, without opening marks or what a long dash joins it to.
    private func word(before stop: Stop, in storage: WordStorage) -> String {
        var range = storage.range(of: stop.word - 1)
        range = Self.behindOpeners(range, in: storage.bytes)..<range.upperBound
        if let part = SentenceMarks.behindDash(in: storage.bytes, range) { range = part..<range.upperBound }
        return storage.string(range).lowercased()
    }

    /// Two to five capitals.
    private static func isAcronym(_ body: String) -> Bool {
        (2...5).contains(body.utf8.count) && body.utf8.allSatisfy { $0 &- UInt8(ascii: "A") < 26 } && !BodyShape.isRoman(body)
    }

    /// Whether capitals are an abbreviation, "DR. Holm", or short for several of something, "MM. Holm et Lund", "SS. Pietro e Paolo".
    private func isShort(_ body: String, _ key: String) -> Bool {
        abbreviations.kind(of: key) != nil || Abbreviations.titlesEverywhere.contains(key)
            || body.utf8.count == 2 && body.utf8.first == body.utf8.last
    }

    /// Whether a word has two letters or more, and no small ones.
    private func isInCapitals(_ word: Int, in storage: WordStorage) -> Bool {
        let text = storage.string(storage.range(of: word))
        return text.count(where: \.isUppercase) > 1 && !text.contains(where: \.isLowercase)
    }

    /// "ACME INC. OR ITS LICENSORS", "USW. UND NICHT", "LUDWIG XIV. UND": an abbreviation or numeral among words in capitals, before a word
    /// that would not have one.
    private func goesOnInCapitals(_ stop: Stop, _ sentence: Int, _ next: Int, _ paragraph: Range<Int>, in storage: WordStorage) -> Bool {
        let body = storage.string(stop.body)
        guard stop.word > sentence, next + 1 < paragraph.upperBound, !body.contains(where: \.isLowercase),
            isInCapitals(stop.word - 1, in: storage) || isInCapitals(next, in: storage),
            !storage.string(storage.range(of: next + 1)).contains(where: \.isLowercase)
        else { return false }
        let key = body.lowercased()
        return abbreviations.kind(of: key) != nil || Abbreviations.etceteras.contains(key) || BodyShape.isDotted(body)
            || BodyShape.isRoman(body) && body.count > 1
    }

    /// "the axis Y", "Mac OS X", "column A" before a word that begins sentences; but "Her column J. Lund reads".
    private func isKeyed(_ letter: String, _ previous: String, _ starts: Bool) -> Bool {
        guard abbreviations.keyed.contains(previous) else { return letter == "X" && previous == "os" }
        return starts || ["X", "Y", "Z", "n", "t", "x", "y", "z", "k"].contains(letter)
    }

    /// Units in capitals behind a number, where elsewhere the initial of a name stands.
    private static let bigUnits: Set<String> = ["V", "W", "Ω"]

    /// Whether it is a number as measures have them: up to three digits, or a decimal.
    private static func isMeasured(_ number: String) -> Bool {
        guard let first = number.utf8.first, let last = number.utf8.last, isDigit(first), isDigit(last) else { return false }
        // "25–30 min. Serve hot."
        if number.utf8.contains(0xE2), let dash = number.firstIndex(of: "–") {
            return isMeasured(String(number[..<dash])) && isMeasured(String(number[number.index(after: dash)...]))
        }
        let isWhole = number.utf8.allSatisfy(isDigit)
        return isWhole
            ? number.utf8.count < 4
            : number.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    }

    /// Whether a number behind the word is one of a list or of a volume: "vol. 5 A. Holm", "1998, 12 V. Lund".
    private func isListed(_ word: Int, in storage: WordStorage) -> Bool {
        guard let last = storage.bytes[storage.range(of: word)].last else { return false }
        return !Self.isASCIILetter(last) && last < 0x80
    }

    /// Units that a smaller one follows with its own number.
    private static let paired: [String: Set<String>] = [
        "ft": ["in", "ins", "inch", "inches"], "lb": ["oz"], "lbs": ["oz"], "hr": ["min", "mins", "minutes"],
        "hrs": ["min", "mins", "minutes"], "min": ["sek", "sec", "s"], "std": ["min"], "tim": ["min"], "godz": ["min"],
    ]

    /// Whether a word that may not be there is one of `units`, but for punctuation: "They ran 6 ft. 20 people watched" has none.
    private static func isUnit(_ word: Int, _ units: Set<String>, in storage: WordStorage) -> Bool {
        guard word < storage.count, storage.range(of: word).count < 12 else { return false }
        return units.contains(storage.string(storage.range(of: word)).lowercased().filter(\.isLetter))
    }

    /// What sends a reader to a figure: "in fig. A".
    private static let pointing: Set<String> = ["in", "see", "of", "from", "and", "to", "cf"]

    /// Whether a letter is the unit of a number before it, "8 h", "3,5 л", which can't be the initial of a name that follows. A year has none.
    private static func isMeasure(_ letter: String, of number: String) -> Bool {
        guard ["m", "l", "g", "h", "л"].contains(letter), let first = number.utf8.first, isDigit(first) else { return false }
        let isWhole = number.utf8.allSatisfy(isDigit)
        return isWhole
            ? number.utf8.count < 4
            : number.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
                && number.utf8.last.map(isDigit) == true
    }

    /// "Ann. Math. Stat. 12", "Int. J. Phys. A 8": a word cut short beside another; but "I met Ann. 12 people came."
    private func isJournals(_ body: String, _ key: String, _ previous: String, _ following: NextWord) -> Bool {
        let letters = body.utf8.prefix(2)
        guard letters.count == 2, letters.first.map({ $0 &- UInt8(ascii: "A") < 26 }) == true,
            letters.last.map({ $0 &- UInt8(ascii: "a") < 26 }) == true
        else { return false }
        let next = following.shortened.dropLast()
        if abbreviations.journals.contains(String(next)) || next == "j" && ["int", "am", "eur"].contains(key) { return true }
        guard following.start == .digit || following.isLabel else { return false }
        return previous == "j." || previous.last == "." && abbreviations.journals.contains(String(previous.dropLast()))
    }

    /// Whether a short form that is a given name as well is one: with a capital, in the middle of a sentence, behind a word in small letters
    /// and before a sentence's beginning, "Da kam Max. Peter lachte."; but "(Max. 5 kg)", "Load Max. Speed", "3rd Ed. Oxford", "Kap. 3, Art. 5".
    /// - Parameters:
    ///   - others: Words behind which it is short for something all the same.
    ///   - end: Where the paragraph ends.
    private func isGivenName(
        _ stop: Stop, _ sentence: Int, _ previous: String, _ others: Set<String>, _ following: NextWord, _ starts: Bool, end: Int,
        in storage: WordStorage
    ) -> Bool {
        let bytes = storage.bytes
        guard stop.body.lowerBound == storage.range(of: stop.word).lowerBound, !isInCapitals(stop.word, in: storage),
            previous.allSatisfy(\.isLetter)
        else { return false }
        if starts { return true }
        let before = UTF8Decoding.scalar(in: bytes, at: storage.range(of: stop.word - 1).lowerBound, end: bytes.count).value
        // "Mit Max. Peter kam."; but "Load Max. Speed", and most nouns in German.
        let isRunning =
            NextWord.start(of: before) != .upper || stop.word - 1 == sentence && abbreviations.isStarter(previous)
        // "Min. und Max. Werte", "8 in Max. Load"
        let isBesideShort =
            stop.word - 2 >= sentence
            && bytes[storage.range(of: stop.word - 2)].last.map { $0 == UInt8(ascii: ".") || Self.isDigit($0) } == true
        guard isRunning, !isBesideShort, !others.contains(previous) else { return false }
        if following.start == .upper { return !following.isLabel && !following.isAllCapitals && !following.token.isEmpty }
        // "Max. 5 kg", "Jan. 2020", "Jan. 5, 2020", "Max. 5."
        guard following.start == .digit, stop.word + 2 < end else { return false }
        let number = bytes[storage.range(of: stop.word + 1)]
        return number.count < 4 && number.allSatisfy(Self.isDigit) && isCounted(stop.word + 2, in: storage)
    }

    /// Whether a word behind a number is one that is counted, "5 men", and no unit or shortened word: "5 kg", "5 MHz", "5 min", "5 Std.", "5 %".
    private func isCounted(_ word: Int, in storage: WordStorage) -> Bool {
        let text = storage.string(storage.range(of: word))
        let letters = text.prefix(while: \.isLetter)
        if letters.count < 3 || letters.dropFirst().contains(where: \.isUppercase) { return false }
        return !Self.shortUnits.contains(letters.lowercased()) && !(text.last == "." && text.count < 6)
    }

    /// Units of three letters and more, in small letters.
    private static let shortUnits: Set<String> = [
        "min", "mins", "sec", "secs", "sek", "std", "bar", "mbar", "rpm", "psi", "ppm", "lbs", "mio", "mrd", "mln", "mld", "pcs", "stk",
        "hrs", "мин", "сек",
    ]

    /// Whether the number that the word is belongs to what stands before it, "Vol. 12 m.", "t. 2 l.", or is an age in a list, "Иванов, 5 л.".
    private func isNumbered(_ word: Int, from sentence: Int, _ letter: String, in storage: WordStorage) -> Bool {
        guard word > sentence, let last = storage.bytes[storage.range(of: word - 1)].last else { return false }
        return last == UInt8(ascii: ".") || letter == "л" && last == UInt8(ascii: ",")
    }

    /// Whether the word is written with a capital, and is not the first one of its sentence.
    private func isName(_ word: Int, from sentence: Int, in storage: WordStorage) -> Bool {
        guard word > sentence else { return false }
        let range = storage.range(of: word)
        return NextWord.start(of: UTF8Decoding.scalar(in: storage.bytes, at: range.lowerBound, end: range.upperBound).value) == .upper
    }

    /// "Pope John X.", "King George V."; but "the King met V. Orlov", "Stephen King and I. Newton".
    private func isRuler(_ name: String, titled title: Int, from sentence: Int, in storage: WordStorage) -> Bool {
        guard Self.rulersNames.contains(name), isName(title + 1, from: sentence, in: storage),
            abbreviations.rulers.contains(storage.string(storage.range(of: title)).lowercased())
        else { return false }
        return title == sentence || !isName(title - 1, from: sentence, in: storage)
    }

    private static let rulersNames: Set<String> = [
        "john", "paul", "pius", "leo", "clement", "gregory", "innocent", "benedict", "urban", "sixtus", "martin", "alexander", "nicholas",
        "boniface", "henry", "george", "charles", "james", "edward", "richard", "william", "louis", "philip", "frederick", "francis",
        "peter",
        "victoria", "elizabeth", "mary", "catherine", "maximilian", "ferdinand", "albert", "christian", "gustav", "alfonso",
    ]

    /// "We need plan B. Take the boat."; but "the class R. Feynman taught", "the plan A. Smith made".
    private func isLettered(_ letter: String, _ previous: String, _ article: Int, from sentence: Int, in storage: WordStorage) -> Bool {
        guard abbreviations.lettered.contains(previous), ("A"..."E").contains(letter) else { return false }
        guard article >= sentence else { return true }
        return !abbreviations.articles.contains(storage.string(storage.range(of: article)).lowercased())
    }

    /// "Рост 170 см. Вес другой", but "(см. Приложение)", "Рис. 5 см. Рисунок", "В главе 5 см. Закон".
    private func isLength(_ stop: Stop, from sentence: Int, _ following: NextWord, in storage: WordStorage) -> Bool {
        guard stop.body.lowerBound == storage.range(of: stop.word).lowerBound, stop.word - 2 >= sentence, !following.token.isEmpty,
            !abbreviations.pointedAt.contains(following.token)
        else { return false }
        let counted = storage.string(storage.range(of: stop.word - 2)).lowercased()
        return !counted.hasSuffix(".") && counted != "№" && !abbreviations.pointedAt.contains(counted)
    }

    /// "F00LS482", "INV-3,": capitals and figures, and no small letters.
    private func isCode(_ word: Int, in storage: WordStorage) -> Bool {
        let bytes = storage.bytes[storage.range(of: word)]
        return bytes.contains(where: Self.isDigit) && bytes.contains { $0 &- UInt8(ascii: "A") < 26 }
            && !bytes.contains { $0 &- UInt8(ascii: "a") < 26 }
    }

    /// "5:3", "5:3–12,": a chapter and a verse.
    private func isVerse(_ word: Int, in storage: WordStorage) -> Bool {
        let bytes = storage.bytes[storage.range(of: word)]
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex, colon + 1 < bytes.endIndex else {
            return false
        }
        return bytes[..<colon].allSatisfy(Self.isDigit) && Self.isDigit(bytes[colon + 1])
    }

    private static func isGreek(_ text: String) -> Bool {
        text.unicodeScalars.first.map { (0x370...0x3FF).contains($0.value) } ?? false
    }

    private static func isCyrillic(_ text: String) -> Bool {
        text.unicodeScalars.first.map { (0x400...0x52F).contains($0.value) } ?? false
    }

    /// "Пётр I": a numeral, as the initials of names are of their script.
    private static func isLatinBehindCyrillic(_ letter: String, _ previous: String) -> Bool {
        ["I", "V", "X"].contains(letter) && isCyrillic(previous)
    }

    /// "3. Mai", "das 19. Jahrhundert", "am 1. und 2. Tag"; but "im Jahr 1999. Danach", "Er war 12. Dann".
    private func isOrdinal(_ body: String, after previous: String, before following: NextWord) -> Bool {
        guard body.utf8.count <= 2 else { return false }
        if following.start == .digit { return true }
        if abbreviations.followsOrdinal.contains(following.token) || abbreviations.followsOrdinal.contains(following.shortened)
            || abbreviations.followsOrdinal.contains(String(following.shortened.dropLast()))
        {
            return true
        }
        // "w latach 60. Polski", but not "do lat 26. Posag"
        if !abbreviations.hasRomanOrdinals, !body.hasSuffix("0") { return false }
        return abbreviations.precedesOrdinal.contains(previous) && !abbreviations.isStarter(following.token)
    }

    /// "die berühmte 9. Sinfonie", "seine letzte 41. Sinfonie"; but "die letzte 5. Danach", "die letzten 5. Menschen".
    private func isOrdinal(
        _ body: String, behindAdjective previous: String, _ word: Int, from sentence: Int, _ following: NextWord, in storage: WordStorage
    ) -> Bool {
        guard let table = abbreviations.ordinalAdjectives, following.start == .upper, body.utf8.count <= 3, word - 2 >= sentence,
            body.utf8.allSatisfy(Self.isDigit), following.token.utf8.count + following.shortened.utf8.count > 4,
            !abbreviations.isStarter(following.token), !isName(word - 1, from: sentence, in: storage)
        else { return false }
        let article = storage.string(storage.range(of: word - 2)).lowercased()
        return table.strong.contains(previous) && table.articles.contains(article)
            || previous.hasSuffix("n") && table.strong.contains(String(previous.dropLast())) && table.datives.contains(article)
    }

    static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
