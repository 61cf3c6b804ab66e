/// Words that stand beside a page's number: "Page 3 of 9", "第3页", "صفحه ۳ از ۹".
enum PageWords {
    enum Kind {
        /// It says that a number is a page's.
        case page
        /// It does so only where nothing else stands.
        case beside
        /// It stands between the page's number and that of all pages.
        case of
    }

    /// What a word is, ASCII letters in small ones.
    static func kind(_ word: ShortWord) -> Kind? {
        let table = word.isASCII ? latin : others
        var (low, high) = (0, table.count)
        while low < high {
            let middle = (low + high) / 2
            if table[middle].word < word { low = middle + 1 } else { high = middle }
        }
        return low < table.count && table[low].word == word ? table[low].kind : nil
    }

    static func kind(_ word: some Sequence<UInt8>) -> Kind? {
        var short = ShortWord()
        for byte in word { short.append(byte) }
        return kind(short)
    }

    private static let latin = table(
        page: [
            "page", "pages", "p", "pp", "pg", "pag", "sheet", "slide", "folio", "seite", "seiten", "blatt", "folie", "pagina", "pagine",
            "foglio", "strona", "strony", "str", "strana", "stran", "stranica", "side", "sida", "sidan", "sivu", "oldal", "bladzijde",
            "blz",
            "sayfa", "sahifa", "sahypa", "trang", "halaman", "hal", "hlm", "lk", "lpp", "psl", "puslapis", "faqe", "orria",
            "bls", "ukurasa",
        ],
        beside: ["s"], of: ["of", "von", "de", "sur", "di", "z", "ze", "av", "af", "van", "od", "dari", "iz"])

    private static let others = table(
        page: [
            "página", "páginas", "pág", "pàgina", "páxina", "pagină", "leathanach", "lehekülg", "síða", "страница", "Страница", "страници",
            "Страници", "стр", "Стр", "сторінка", "Сторінка", "стор", "Стор", "старонка", "Старонка", "страна", "Страна", "бет", "Бет",
            "σελίδα", "Σελίδα", "σελ", "Σελ", "էջ", "Էջ", "გვერდი", "עמוד", "עמ", "דף", "صفحة", "الصفحة", "صفحه", "صفحهٔ", "صفحۀ", "صفحہ",
            "ص", "पृष्ठ", "पेज", "पान", "পৃষ্ঠা", "পাতা", "ਪੰਨਾ", "પૃષ્ઠ", "પાનું", "பக்கம்", "పేజీ", "పుట", "ಪುಟ", "പേജ്", "താൾ", "පිටුව",
            "หน้า", "หน้าที่", "ໜ້າ", "ទំព័រ", "ገጽ", "第", "页", "頁", "ページ", "頁目", "ページ目", "쪽", "페이지", "면",
        ],
        beside: ["с", "С", "共", "总", "總", "全", "页共", "頁共", "页总", "제", "총"],
        of: [
            "из", "з", "од", "от", "από", "από", "מתוך", "من", "از", "का", "में", "से", "के", "এর", "จาก", "của", "trên", "의", "중", "中", "ページ中",
        ])

    /// Sorted: a search among a hundred words asks for less than their hashes do.
    private static func table(page: [String], beside: [String], of: [String]) -> [(word: ShortWord, kind: Kind)] {
        var table: [(word: ShortWord, kind: Kind)] = []
        for (words, kind) in [(page, Kind.page), (beside, .beside), (of, .of)] {
            for word in words { table.append((ShortWord(word), kind)) }
        }
        return table.sorted { $0.word < $1.word }
    }
}

/// A word of up to 24 bytes, compared as numbers are; longer ones are no page words, and equal none.
struct ShortWord: Comparable {
    private var high: UInt64 = 0
    private var middle: UInt64 = 0
    private var low: UInt64 = 0
    private var count: UInt8 = 0
    private(set) var isASCII = true

    private static let longest: UInt8 = 24

    init() {}

    init(_ word: String) {
        for byte in word.utf8 { append(byte) }
    }

    static func < (left: ShortWord, right: ShortWord) -> Bool {
        (left.high, left.middle, left.low, left.count) < (right.high, right.middle, right.low, right.count)
    }

    mutating func append(_ byte: UInt8) {
        (high, middle) = (high << 8 | middle >> 56, middle << 8 | low >> 56)
        low = low << 8 | UInt64(byte)
        if byte >= 0x80 { isASCII = false }
        if count <= Self.longest { count += 1 }
    }
}
