/// What becomes of a hyphen at the end of a line.
enum Dehyphenation {
    enum Decision {
        /// The word was broken: the hyphen goes, the halves join.
        case join
        /// The word has a hyphen of its own: it stays, the halves join.
        case keep
        /// A hyphen that stands for something left out ("Vor- und Nachname"): stays, and a space follows.
        case separate
    }

    /// - Parameters:
    ///   - first: the word before the line's end, with its hyphen.
    ///   - second: the word that begins the next line.
    ///   - nearby: the words around, among which it may stand unbroken.
    ///   - isInCapitals: whether all around is written in capitals, so that one at the beginning of the second word says nothing.
    static func decide(
        _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, nearby: NearbyWords, isInCapitals: Bool = false
    ) -> Decision {
        let (head, hyphenLength) = trimmed(first)
        guard !head.isEmpty, let next = second.first else { return .separate }
        let tail = lettersAtStart(of: second)
        if hyphenLength == 2 { return .join }  // a soft hyphen says itself what it is
        if tail.isEmpty {
            // An arrow of code: "env->method".
            if next == 0x3E { return .keep }
            // No hyphen of a text's own stands before a colon: "std-↩::vector". Before what closes it stands for something left out: "(semi-↩)automatic".
            if head.last.map(isLetter) == true {
                if next == 0x3A { return .join }
                if signsBehindWords.contains(next) { return .keep }
            }
            // A figure between hyphens, "-0-", before the number of a form's line.
            if head.first == 0x2D, head.dropFirst().allSatisfy(\.isASCIIDigit) { return .separate }
            return next.isASCIIDigit ? .keep : .separate
        }
        let isConjunction = isConjunction(tail) && (tail.count == second.count || second.elementsEqual("bzw.".utf8))
        if isUppercaseStart(second), !isInCapitals {
            // But a name written as one, such as those of programs, may stand so nearby.
            let stem = lettersAtEnd(of: head)
            return !stem.isEmpty && nearby.contains(Array(stem) + Array(tail)) || isBrokenInCapitals(stem, tail, nearby)
                || isNameOfProgram(stem) && tail.dropFirst().first.map { $0 &- 0x61 < 26 } == true && nearby.compounding != .asOneNoun
                ? .join : .keep
        }
        guard let last = head.last, isLetter(last) else { return isConjunction ? .separate : .keep }
        let stem = lettersAtEnd(of: head)
        let joined = Array(stem) + Array(tail)
        let hyphenated = Array(stem) + [0x2D] + Array(tail)
        if nearby.contains(joined) { return .join }
        // "maa- ja metsätalous", as it stands elsewhere.
        if tail.count == second.count, tail.count <= longestConjunction, nearby.contains(Array(stem) + [0x2D, 0x20] + Array(tail)) {
            return .separate
        }
        // Where the text has hyphens and another sign at the ends of lines alone, as browsers set it, that is what breaks words.
        if hyphenLength == 3, nearby.hyphens.areTold { return .join }
        if isOption(head) { return .keep }
        if followsFrenchVerb(Array(tail), stem, second.dropFirst(tail.count)) { return .keep }
        if isConjunction { return .separate }
        if nearby.contains(hyphenated) { return .keep }
        // A word of several hyphens, a name of the kind "my-theme-d-dir".
        let parts = second.prefix { isLetter($0) || $0 == 0x2D }
        if parts.count > tail.count {
            if nearby.contains(Array(stem) + Array(parts)) { return .join }
            if nearby.contains(Array(stem) + [0x2D] + Array(parts)) { return .keep }
        }
        if hyphenLength == 1, nearby.hyphens.areTold { return .keep }
        // An earlier hyphen in the same word ("state-of-the-") is a compound's, unless what follows can't be a word ("cross-refer-ence").
        if let hyphen = head.dropLast().lastIndex(of: 0x2D), !endings.contains(Array(tail)),
            !areSyllables(head[..<hyphen], stem, tail, nearby)
        {
            return .keep
        }
        // Nobody breaks a Latin word after one letter: "k-anonymity", "x-ray", "ε-neighbourhood".
        if stem.count <= 4, isOneLetter(Array(stem)), last < 0x80 || tail.first.map({ $0 < 0x80 }) ?? false { return .keep }
        // So is a later one after a small word ("œil-de-bœuf").
        if tail.count < second.count, second[second.startIndex + tail.count] == 0x2D, smallWords.contains(Array(tail)) { return .keep }
        let small = stem.map { $0 < 0x80 ? $0 | 0x20 : $0 }
        if tens.contains(small), ones.contains(Array(tail)) { return .keep }
        // A command of TeX's is one word.
        if head.first == 0x5C { return .join }
        return Compound(stem: stem, small: small, tail: Array(tail), isWhole: tail.count == parts.count).hasHyphen(nearby) ? .keep : .join
    }

    /// Whether two halves behind such a hyphen are syllables of a word that a prefix stands before, "self-con-tained", "0-dimen-sional": neither stands
    /// around as a word. Names of several parts, those of programs, begin with others.
    private static func areSyllables(
        _ prefix: ArraySlice<UInt8>, _ stem: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>, _ nearby: NearbyWords
    ) -> Bool {
        let opener = prefix.drop { $0 == 0x28 || $0 == 0x5B }.prefix { $0 != 0x29 && $0 != 0x5D }
        guard stem.count >= 2, tail.count >= 2, prefixes.contains(opener.map { $0 | 0x20 }) else { return false }
        return !smallWords.contains(Array(stem)) && !nearby.contains(Array(stem)) && !nearby.contains(Array(tail), isAlone: true)
    }

    /// What stands before words with a hyphen; figures are as they are in small letters.
    private static let prefixes: Set<[UInt8]> = Set(
        [
            "non", "self", "semi", "mid", "neo", "anti", "pseudo", "quasi", "half", "one", "two", "three", "four", "five", "six", "0", "1",
            "2",
            "3", "4", "5", "6",
        ].map { Array($0.utf8) })

    /// Whether a word begins as the long options of programs do, "--data": two hyphens, or the dash that TeX makes of them, and a small letter.
    private static func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        let rest = word.first == 0x28 || word.first == 0x5B ? word.dropFirst() : word
        let length = rest.starts(with: dash) ? dash.count : rest.starts(with: [0x2D, 0x2D]) ? 2 : 0
        return length > 0 && rest.dropFirst(length).first.map { $0 &- 0x61 < 26 } ?? false
    }

    private static let dash = Array("–".utf8)

    /// Whether a half is a name of a program's, of a small word and others that begin with capitals, which goes on with another such: "setKey-↩Word". Names
    /// of things have a letter or two before the first capital, or more capitals behind it.
    private static func isNameOfProgram(_ stem: ArraySlice<UInt8>) -> Bool {
        let small = stem.prefix { $0 &- 0x61 < 26 }
        let rest = stem.dropFirst(small.count)
        return small.count >= fewestOfFirstWord && rest.count >= fewestOfFirstWord && rest.first.map { $0 &- 0x41 < 26 } == true
            && rest.dropFirst().prefix(2).allSatisfy { $0 &- 0x61 < 26 }
    }

    private static let fewestOfFirstWord = 3

    /// ) ] , ; .
    private static let signsBehindWords = Array(")],;.".utf8)

    /// Whether two halves in capitals are syllables of one word: they stand around as a word in small letters, or they are longer than those of "CD-ROM",
    /// and neither is a word of its own around here.
    private static func isBrokenInCapitals(_ stem: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>, _ nearby: NearbyWords) -> Bool {
        let (first, second) = (String(decoding: stem, as: UTF8.self), String(decoding: tail, as: UTF8.self))
        guard min(first.count, second.count) >= fewestCapitals, (first + second).unicodeScalars.allSatisfy(\.properties.isUppercase) else {
            return false
        }
        guard !nearby.contains(Array(stem) + [0x2D] + Array(tail)) else { return false }
        if nearby.contains(Array((first + second).lowercased().utf8)) { return true }
        return first.count + second.count >= fewestOfWord && !nearby.contains(Array(stem))
            && (second.count > fewestCapitals || !nearby.contains(Array(tail), isAlone: true))
    }

    /// Letters of a half, and of both: what has fewer may be an abbreviation.
    private static let fewestCapitals = 3
    private static let fewestOfWord = 8

    /// Whether a line's last word ends in a hyphen that may be hyphenation.
    static func endsInHyphen(_ word: ArraySlice<UInt8>) -> Bool {
        let (head, length) = trimmed(word)
        guard length > 0, let last = head.last else { return false }
        // Initials: "K.-↩R.".
        if last == 0x2E { return head.dropLast().last.map { $0 &- 0x41 < 26 } ?? false }
        // The name of a substance: "2-(1-hydroxyalkyl)-".
        return isLetter(last) || last.isASCIIDigit || last == 0x29 && head.contains(0x28) || last == 0x5D && head.contains(0x5B)
    }

    /// Whether a line's last word ends in a hyphen with which the next line begins again, as is the custom in Portuguese, Spanish, Czech and Polish:
    /// "guarda-\n-chuva".
    static func isRepeated(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        next.first == 0x2D && startsLetter(next.dropFirst())
            && trimmed(word).head.last.map(isLetter) ?? false
    }

    /// The word without its hyphen (-, U+2010, U+00AD), and how many bytes that took: 1, 3 or 2.
    static func trimmed(_ word: ArraySlice<UInt8>) -> (head: ArraySlice<UInt8>, length: Int) {
        switch word.last {
        case 0x2D: (word.dropLast(), 1)
        case 0xAD where word.suffix(2).first == 0xC2: (word.dropLast(2), 2)
        case 0x90 where word.suffix(3).elementsEqual([0xE2, 0x80, 0x90]): (word.dropLast(3), 3)
        default: (word, 0)
        }
    }

    private static func lettersAtStart(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = word.startIndex
        while end < word.endIndex, isLetter(word[end]), signLength(word[end...]) == 0 { end += 1 }
        return word[..<end]
    }

    private static func lettersAtEnd(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var start = word.endIndex
        while start > word.startIndex, isLetter(word[start - 1]) {
            let isEndOfSign = [2, 3].contains { start - $0 >= word.startIndex && signLength(word[(start - $0)...]) == $0 }
            if isEndOfSign { break }
            start -= 1
        }
        return word[start...]
    }

    /// Whether a word begins with a letter: with no digit, and no sign of Latin 1 or of U+2000 to U+2FFF, which dashes and minus signs are among.
    static func startsLetter(_ word: ArraySlice<UInt8>) -> Bool { word.first.map { isLetter($0) && $0 != 0xC2 && $0 != 0xE2 } ?? false }

    /// ASCII letters and everything beyond ASCII.
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

    private static func signLength(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let first = bytes.first, first >= 0x80 else { return 0 }
        var rest = bytes.dropFirst().makeIterator()
        return signLength(first, rest.next() ?? 0, rest.next() ?? 0, rest.next() ?? 0)
    }

    /// How many bytes a sign beyond ASCII takes that stands around words, a quotation mark, a dash, dots; 0 where something else begins. An apostrophe
    /// before a letter is none.
    ///
    /// - Parameters:
    ///   - first: where it may begin.
    ///   - second, third, fourth: what follows; 0 behind the end.
    @inline(__always)
    static func signLength(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
        // U+2000–U+207F without what joins letters, U+00A0–U+00BF without ª, the soft hyphen, µ and º.
        if first == 0xE2 {
            guard second == 0x80 || second == 0x81, third >= 0x80 else { return 0 }
            if second == 0x80, 0x8B...0x8D ~= third || third == 0x99 && isLetter(fourth) { return 0 }
            return 3
        }
        return first == 0xC2 && 0xA0...0xBF ~= second && second != 0xAA && second != 0xAD && second != 0xB5 && second != 0xBA ? 2 : 0
    }

    private static func isOneLetter(_ stem: [UInt8]) -> Bool { String(decoding: stem.prefix(16), as: UTF8.self).count == 1 }

    private static func isUppercaseStart(_ word: ArraySlice<UInt8>) -> Bool {
        guard let scalar = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
        return scalar.properties.isUppercase
    }

    /// Whether a word is one that French sets behind a verb, with a hyphen between: its subject ("dit-il", "avez-vous"), the t before that ("a-t-il"), and
    /// so "peut-être"; or behind a pronoun ("moi-même"). A word broken between syllables has no such halves.
    private static func followsFrenchVerb(_ word: [UInt8], _ verb: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
        if frenchSelves.contains(word) { return true }
        if word == [0x74], rest.first == 0x2D { return frenchSubjects.contains(Array(rest.dropFirst().prefix { isLetter($0) })) }
        switch verb.last {
        case 0x64, 0x74: return frenchSubjects.contains(word) || word == Array("être".utf8)  // d, t
        case 0x73, 0x7A: return word == Array("nous".utf8) || word == Array("vous".utf8)  // s, z
        default: return false
        }
    }

    private static let frenchSelves: Set<[UInt8]> = Set(["même", "mêmes"].map { Array($0.utf8) })
    private static let frenchSubjects: Set<[UInt8]> = Set(["il", "ils", "elle", "elles", "on"].map { Array($0.utf8) })

    /// Whether a word stands between two halves of words, of which each may have something left out.
    static func isConjunction(_ word: ArraySlice<UInt8>) -> Bool { conjunctions.contains(Array(word)) }

    private static let conjunctions: Set<[UInt8]> = Set(
        [
            "und", "oder", "bzw", "beziehungsweise", "sowie", "and", "or", "to", "et", "ou", "y", "o", "e", "og", "och", "eller", "en",
            "of",
            "tai", "sekä", "vagy", "i", "lub", "и", "или",
        ].map { Array($0.utf8) })

    /// Bytes of a word that is looked for as one.
    private static let longestConjunction = 4

    /// Syllables that only end words.
    static let endings: Set<[UInt8]> = Set(
        [
            "ally", "ance", "ances", "bly", "tively", "sional", "sionally", "tible", "sible", "ation", "ations", "ence", "ences", "ical",
            "ically", "ment", "ments", "ness", "sion", "sions", "tion",
            "tional",
            "tions", "tive", "tives", "ture", "tures",
        ].map { Array($0.utf8) })

    /// Words that stand inside compounds.
    private static let smallWords: Set<[UInt8]> = Set(
        [
            "de", "du", "des", "la", "le", "les", "en", "et", "à", "au", "aux", "sur", "sous", "of", "the", "in", "on", "to", "for", "and",
            "up", "out",
            "off", "by", "di", "da", "do",
        ].map { Array($0.utf8) })

    /// Numbers are written with a hyphen of their own: "thirty-one", "vingt-deux", "quatre-vingt".
    private static let tens: Set<[UInt8]> = Set(
        [
            "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "dix", "vingt", "trente", "quarante", "cinquante",
            "soixante", "quatre",
        ].map { Array($0.utf8) })
    private static let ones: Set<[UInt8]> = Set(
        [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "first", "second", "third", "fourth", "fifth", "sixth",
            "seventh", "eighth", "ninth", "un", "une", "deux", "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix", "douze", "treize",
            "vingt", "vingts",
        ].map { Array($0.utf8) })
}
