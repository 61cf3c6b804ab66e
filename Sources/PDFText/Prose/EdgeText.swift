/// What a line at a page's edge says, in the form in which pages are compared: its letters, and apart from them its numbers.
struct EdgeText {
    /// Text with numbers, white space and ASCII's signs taken out, hashed; 0 if no letter is left.
    private(set) var shape: UInt64 = 0
    /// The whole numbers in it, first and last: in decimal digits of any script, or else in ideographs, or else a Roman one beside page words.
    private(set) var first: Int?
    private(set) var last: Int?
    /// Whether no letter stands before the first number, behind the last.
    private(set) var beginsWithNumber = false
    private(set) var endsWithNumber = false
    /// Whether the number that it begins, ends with stands by itself like a page's: "7.5.1", "2e.g.", "1." and "page 964," have others.
    private(set) var beginsWithFolio = false
    private(set) var endsWithFolio = false
    /// Whether it is a number and nothing more than dashes, "Page", "of".
    private(set) var isNumber = false
    private(set) var letterCount = 0
    /// Of ASCII's.
    private(set) var smallLetterCount = 0

    private var hash = Self.seed
    private var numberCount = 0
    private var number = 0
    private var isInNumber = false
    /// Where the last number begins, and where the first and the last end, in bytes.
    private var numberStart = 0
    private var firstEnd = 0
    private var lastEnd = 0
    private var lettersBefore = 0
    private var lettersSoFar = 0
    private var isInWord = false
    private var wordCount = 0
    /// Where the first words begin and end.
    private var starts = InlineArray<4, Int>(repeating: 0)
    private var ends = InlineArray<4, Int>(repeating: 0)
    private var wordStart = 0
    private var lastWord = 0..<0
    /// Where 第 ended: what follows is a number.
    private var ordinalEnd = -1
    /// Whether the line has decimal digits, once that has been asked: ideographs are no numbers then, but words, or dashes.
    private var hasDigits: Bool?

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
    /// Words beside a page's number: "Page 3 of 9 pages".
    private static let mostWords = 4

    init(_ line: ArraySlice<UInt8>) {
        let bytes = line.span
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isASCIIDigit {
                addDigit(Int(byte &- 0x30), at: offset)
            } else if byte >= 0x80 {
                offset += addBeyondASCII(bytes, offset)
                continue
            } else {
                endNumber(at: offset)
                if byte.isASCIILetter {
                    beginWord(at: offset)
                    offset = addLetters(bytes, from: offset)
                    continue
                }
                endWord(at: offset)
            }
            offset += 1
        }
        endNumber(at: offset)
        endWord(at: offset)
        if letterCount > 0 { shape = hash }
        addMeaning(bytes, line)
        beginsWithNumber = first != nil && lettersBefore == 0
        endsWithNumber = last != nil && lettersSoFar == letterCount
        beginsWithFolio = beginsWithNumber && (firstEnd == 0 || !Self.goesOn(bytes, at: firstEnd))
        endsWithFolio = endsWithNumber && (lastEnd == 0 || Self.isFolio(bytes, numberStart..<lastEnd))
    }

    /// Whether a number that ends at an offset is a part of what stands there: of a section's number, an item's, a word.
    private static func goesOn(_ bytes: borrowing Span<UInt8>, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        return byte.isASCIILetter || partsOfNumbers.contains(byte)
    }

    /// Whether a number at a line's end is no part of another one, and no stop, no sign of a unit follows it. Those of chapters stand before pages' ("3-15").
    private static func isFolio(_ bytes: borrowing Span<UInt8>, _ number: Range<Int>) -> Bool {
        if number.lowerBound > 0, bytes[number.lowerBound - 1] != 0x2D, partsOfNumbers.contains(bytes[number.lowerBound - 1]) {
            return false
        }
        for index in number.upperBound..<bytes.count where endsOfText.contains(bytes[index]) { return false }
        return true
    }

    private static let partsOfNumbers = Array(".,:;/-=+)%".utf8)
    private static let endsOfText = Array(".,:;!?%=".utf8)

    /// A line's letters, hashed; 0 if it has none.
    static func shape(_ line: ArraySlice<UInt8>) -> UInt64 {
        let bytes = line.span
        var (hash, hasLetters, offset) = (seed, false, 0)
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isASCIILetter {
                hasLetters = true
                hash = (hash ^ UInt64(byte | 0x20)) &* prime
                offset &+= 1
            } else if byte < 0x80 {
                offset &+= 1
            } else {
                let (scalar, length) = PageDigits.scalar(bytes, at: offset)
                if !PageDigits.isDecimal(scalar) {
                    hasLetters = true
                    for index in offset..<offset + length { hash = (hash ^ UInt64(bytes[index] | 0x20)) &* prime }
                }
                offset += length
            }
        }
        return hasLetters ? hash : 0
    }

    /// Adds letters of ASCII, most of nearly all lines, and returns where they end.
    @inline(__always)
    private mutating func addLetters(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
        var (hash, smallCount, offset) = (hash, 0, start)
        while offset < bytes.count, bytes[offset].isASCIILetter {
            if bytes[offset] >= 0x61 { smallCount &+= 1 }
            hash = (hash ^ UInt64(bytes[offset] | 0x20)) &* Self.prime
            offset &+= 1
        }
        self.hash = hash
        letterCount += offset - start
        smallLetterCount += smallCount
        return offset
    }

    @inline(__always)
    private mutating func addDigit(_ digit: Int, at offset: Int) {
        if isInNumber {
            number = min(number &* 10 &+ digit, 1 << 40)
        } else {
            endWord(at: offset)
            number = digit
            numberStart = offset
            isInNumber = true
        }
    }

    @inline(__always)
    private mutating func endNumber(at offset: Int) {
        if isInNumber { add(number, endingAt: offset) }
    }

    private mutating func add(_ number: Int, endingAt offset: Int) {
        isInNumber = false
        if numberCount == 0 { (first, lettersBefore, firstEnd) = (number, letterCount, offset) }
        (last, lettersSoFar, lastEnd) = (number, letterCount, offset)
        numberCount += 1
    }

    @inline(__always)
    private mutating func beginWord(at offset: Int) {
        if isInWord { return }
        isInWord = true
        if wordCount < Self.mostWords { starts[wordCount] = offset }
        wordStart = offset
        wordCount += 1
    }

    @inline(__always)
    private mutating func endWord(at offset: Int) {
        guard isInWord else { return }
        isInWord = false
        if wordCount <= Self.mostWords { ends[wordCount - 1] = offset }
        lastWord = wordStart..<offset
    }

    /// Adds a character of several bytes, or a numeral made of such; returns how many they are.
    private mutating func addBeyondASCII(_ bytes: borrowing Span<UInt8>, _ offset: Int) -> Int {
        let (scalar, length) = PageDigits.scalar(bytes, at: offset)
        if let digit = PageDigits.decimal(scalar) {
            addDigit(digit, at: offset)
            return length
        }
        endNumber(at: offset)
        if PageDigits.isSign(scalar) {
            endWord(at: offset)
        } else if !isInWord || ordinalEnd == offset, let numeral = numeral(bytes, offset) {
            endWord(at: offset)
            numberStart = offset
            add(numeral.value, endingAt: offset + numeral.length)
            return numeral.length
        } else {
            beginWord(at: offset)
            letterCount += 1
            if scalar == Self.ordinal { ordinalEnd = offset + length }
        }
        for index in offset..<offset + length { hash = (hash ^ UInt64(bytes[index] | 0x20)) &* Self.prime }
        return length
    }

    /// 第, which stands before ordinal numbers, and 页, 頁 and ペ of ページ, which stand behind a page's.
    private static let ordinal: UInt32 = 0x7B2C
    private static let pages: [UInt32] = [0x9875, 0x9801, 0x30DA]

    /// The number that begins at an offset, written in numerals, and its length in bytes: it stands by itself, behind 第 or before a word for pages.
    /// Elsewhere such ideographs are parts of words.
    private mutating func numeral(_ bytes: borrowing Span<UInt8>, _ offset: Int) -> (value: Int, length: Int)? {
        var values = InlineArray<8, Int>(repeating: 0)
        var (count, end) = (0, offset)
        while end < bytes.count, bytes[end] >= 0x80 {
            let (scalar, length) = PageDigits.scalar(bytes, at: end)
            guard let value = PageDigits.numeral(scalar) else {
                guard ordinalEnd == offset || PageDigits.isSign(scalar) || Self.pages.contains(scalar) else { return nil }
                break
            }
            guard count < PageDigits.longestNumeral else { return nil }
            values[count] = value
            count += 1
            end += length
        }
        guard count > 0, end == bytes.count || !bytes[end].isASCIILetter else { return nil }
        if hasDigits == nil { hasDigits = Self.hasDigits(bytes) }
        guard hasDigits == false, let value = PageDigits.number(values.span.extracting(first: count)) else { return nil }
        return (value, end - offset)
    }

    private static func hasDigits(_ bytes: borrowing Span<UInt8>) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let (scalar, length) = PageDigits.scalar(bytes, at: offset)
            if PageDigits.isDecimal(scalar) { return true }
            offset += length
        }
        return false
    }

    /// Finds out whether all that stands beside the numbers are page words; where there is no number, whether one of the words is a Roman one.
    private mutating func addMeaning(_ bytes: borrowing Span<UInt8>, _ line: ArraySlice<UInt8>) {
        if numberCount <= 2, wordCount <= Self.mostWords, areKnown(bytes) {
            isNumber = first != nil && !Self.isOfText(bytes)
        } else if numberCount == 0, wordCount > 1 {
            if !addRoman(bytes, starts[0]..<ends[0], line) { _ = addRoman(bytes, lastWord, line) }
        }
    }

    /// Whether a number has a sign that a page's never has: the end of a formula, "= 0.92.", an amount, a reference that ends a sentence, "[11].".
    private static func isOfText(_ bytes: borrowing Span<UInt8>) -> Bool {
        for index in 0..<bytes.count where bytes[index] == 0x3D || bytes[index] == 0x25 || bytes[index] == 0x24 { return true }
        return bytes.count > 2 && bytes[bytes.count - 1] == 0x2E && (bytes[bytes.count - 2] == 0x5D || bytes[bytes.count - 2] == 0x29)
    }

    /// Whether all words are page words, but for a Roman numeral that is taken for the number where there is no other.
    private mutating func areKnown(_ bytes: borrowing Span<UInt8>) -> Bool {
        var (roman, hasPage, hasOf): (Int?, Bool, Bool) = (nil, false, false)
        for word in 0..<wordCount {
            var short = ShortWord()
            for offset in starts[word]..<ends[word] {
                let byte = bytes[offset]
                short.append(byte.isASCIILetter ? byte | 0x20 : byte)
            }
            if let kind = PageWords.kind(short) {
                if kind == .page { hasPage = true } else if kind == .of { hasOf = true }
                continue
            }
            guard numberCount == 0, roman == nil, let value = Roman.value(bytes.extracting(starts[word]..<ends[word])) else { return false }
            // Initials of a dictionary, a size: "C", "L".
            if ends[word] - starts[word] == 1, value >= 50, bytes[starts[word]] < 0x61 { return false }
            roman = value
        }
        // "3 of 9", "Page 3 of"; but "01AF" is a code.
        if hasOf, !hasPage, numberCount < 2 { return false }
        if let roman { (first, last) = (roman, roman) }
        return true
    }

    /// Takes a line's first or last word for its number if it is a Roman one: "xiv PREFACE".
    private mutating func addRoman(_ bytes: borrowing Span<UInt8>, _ word: Range<Int>, _ line: ArraySlice<UInt8>) -> Bool {
        guard let value = Roman.value(bytes.extracting(word)) else { return false }
        let isFirst = word.lowerBound == starts[0]
        let isCapital = bytes[word.lowerBound] < 0x61
        // "I" is a word, "References II" a heading that goes on; "c" an initial.
        if isCapital && smallLetterCount > 0 || word.count == 1 && value > 10 { return false }
        // "IV. Results"
        if isFirst, word.upperBound < bytes.count, Self.endsOfHeadingNumbers.contains(bytes[word.upperBound]) { return false }
        (first, last) = (value, value)
        letterCount -= word.count
        if !isCapital { smallLetterCount -= word.count }
        lettersBefore = isFirst ? 0 : letterCount
        lettersSoFar = lettersBefore
        let start = line.startIndex
        shape = Self.shape(line[..<(start + word.lowerBound)] + line[(start + word.upperBound)...])
        return true
    }

    /// A stop, a bracket, a colon.
    private static let endsOfHeadingNumbers = Array(".):".utf8)
}

extension UInt8 {
    @inline(__always)
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// How many bytes a character takes in UTF-8 that begins with this one; 1 for one that begins none.
    @inline(__always)
    var sequenceLength: Int { self < 0xC0 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
