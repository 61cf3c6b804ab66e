/// How Chinese, Japanese and Korean say numbers and what stands beside them.
struct EastAsianWords: Sendable {
    /// Between two numbers: `3～5`.
    var range: String
    /// Between two factors: `3×4`.
    var times: String
    var minus: String
    /// Between a number and its unit.
    var blank: String
    /// Whether what counts stands right behind its number, as it is part of a word elsewhere: Korean "3개", but "3 개발".
    var joinsCounters = false
    /// What a number in words ends in.
    var endings: Set<Character> = []
    /// The names of units, by their signs.
    var units: [String: String]
    /// The names of currencies, by the signs in front of an amount.
    var currencies: [Character: String]
    /// A number, perhaps with groups and decimals.
    var number: @Sendable (Substring) -> String
    var percent: @Sendable (_ number: String) -> String
    var fraction: @Sendable (_ above: String, _ below: String) -> String
    var date: @Sendable (_ year: Int, _ month: Int, _ day: Int) -> String
    var time: @Sendable (_ hour: Int, _ minute: Int) -> String
    /// A number and the word that it is counted with, in place of the first so many characters of what follows; nil where the voice says both well.
    var counted: @Sendable (_ value: Int, _ digits: Substring, _ before: Character?, _ following: String) -> Counted?

    struct Counted: Sendable {
        var number: String
        var counter: String
        var counts: Int
    }

    /// The words of a language by its tag.
    static func words(for language: String) -> EastAsianWords? {
        switch LanguageTag.primary(of: language) {
        case "zh", "cmn": chinese
        case "ja": japanese
        case "ko": korean
        default: nil
        }
    }

    /// The parts of a number: its figures without marks of groups, and its decimals.
    fileprivate static func parts(_ text: Substring) -> (whole: String, decimals: Substring?) {
        let sides = text.split(separator: ".", maxSplits: 1)
        return (sides.first.map { $0.filter(\.isNumber) } ?? "", sides.count > 1 ? sides[1] : nil)
    }

    private static func units(_ list: String) -> [String: String] {
        var units: [String: String] = [:]
        for pair in list.split(whereSeparator: \.isWhitespace) {
            let sides = pair.split(separator: "=")
            guard sides.count == 2 else { continue }
            for sign in sides[0].split(separator: "|") { units[String(sign)] = String(sides[1]) }
        }
        return units
    }

    // MARK: Chinese

    static let chinese = EastAsianWords(
        range: "到", times: "乘", minus: "负", blank: "", endings: Set(ChineseNumerals.digits + ["十", "百", "千", "万", "亿"]),
        units: units(
            """
            mm=毫米 cm=厘米 m=米 km=公里 kg=公斤 g=克 mg=毫克 ml|mL=毫升 °C=摄氏度 °=度 km/h=公里每小时 m/s=米每秒 m²=平方米 km²=平方公里 m³=立方米
            Hz=赫兹 kHz=千赫 MHz=兆赫 GHz=吉赫 W=瓦 kW=千瓦 V=伏 kWh=千瓦时
            """),
        currencies: ["¥": "元", "￥": "元", "$": "美元", "€": "欧元", "£": "英镑", "₩": "韩元"],
        number: ChineseNumerals.number,
        percent: { "百分之" + $0 },
        fraction: { above, below in below + "分之" + above },
        date: { year, month, day in ChineseNumerals.figures("\(year)") + "年\(month)月\(day)日" },
        time: { hour, minute in minute == 0 ? "\(hour)点" : "\(hour)点\(minute < 10 ? "零" : "")\(minute)分" },
        counted: { value, digits, before, following in
            guard let counter = following.first else { return nil }
            // "1000年历史", "共2000年" are so many.
            if value % 100 == 0,
                ["年历", "年前", "年来", "年间"].contains(where: following.hasPrefix) || before.map({ "共近约达".contains($0) }) == true
            {
                return nil
            }
            // Years are said figure by figure.
            if counter == "年", digits.utf8.count == 4, (1000...2999).contains(value) {
                return Counted(number: ChineseNumerals.figures(digits), counter: "年", counts: 1)
            }
            // "2 个人设置" is a heading.
            guard value == 2, before != "第", "个個种種张張台倍页頁位".contains(counter),
                !["个人", "个性", "个别", "个体", "位置", "位于", "页面", "页眉", "页脚", "页码", "台湾", "种类", "种子"].contains(where: following.hasPrefix)
            else { return nil }
            return Counted(number: "两", counter: String(counter), counts: 1)
        })

    // MARK: Japanese

    static let japanese = EastAsianWords(
        range: "から", times: "かける", minus: "マイナス", blank: "", endings: ["ん", "く"],
        units: units(
            """
            mm=ミリメートル cm=センチメートル m=メートル km=キロメートル kg=キログラム g=グラム mg=ミリグラム ml|mL=ミリリットル °C=ど °=ど l|L=リットル
            km/h=キロメートルまいじ m²=へいほうメートル km²=へいほうキロメートル m³=りっぽうメートル Hz=ヘルツ kHz=キロヘルツ MHz=メガヘルツ GHz=ギガヘルツ
            W=ワット kW=キロワット V=ボルト KB|kB=キロバイト MB=メガバイト GB=ギガバイト TB=テラバイト
            """),
        currencies: ["¥": "えん", "￥": "えん", "$": "ドル", "€": "ユーロ", "£": "ポンド", "₩": "ウォン"],
        number: JapaneseCounters.number,
        percent: { $0 + "パーセント" },
        fraction: { above, below in below + "ぶんの" + above },
        date: { year, month, day in "\(year)ねん\(month)がつ" + JapaneseCounters.day(day) },
        time: { hour, minute in JapaneseCounters.hour(hour) + (minute == 0 ? "" : JapaneseCounters.minute(minute)) },
        counted: JapaneseCounters.counted)

    // MARK: Korean

    static let korean = EastAsianWords(
        range: "에서 ", times: " 곱하기 ", minus: "마이너스 ", blank: " ", joinsCounters: true,
        units: units(
            """
            mm=밀리미터 cm=센티미터 m=미터 km=킬로미터 kg=킬로그램 g=그램 mg=밀리그램 ml|mL=밀리리터 °C=도 °=도 l|L=리터 m²=제곱미터 km²=제곱킬로미터 m³=세제곱미터
            Hz=헤르츠 kHz=킬로헤르츠 MHz=메가헤르츠 GHz=기가헤르츠 W=와트 kW=킬로와트 V=볼트 KB|kB=킬로바이트 MB=메가바이트 GB=기가바이트 TB=테라바이트
            """),
        currencies: ["¥": "엔", "￥": "엔", "$": "달러", "€": "유로", "£": "파운드", "₩": "원"],
        number: { text in
            let (whole, decimals) = parts(text)
            return whole + (decimals.map { "점 " + $0.map(String.init).joined(separator: " ") } ?? "")
        },
        percent: { $0 + "퍼센트" },
        fraction: { above, below in below + "분의 " + above },
        date: { year, month, day in "\(year)년 \(month == 6 ? "유" : month == 10 ? "시" : "\(month)")월 \(day)일" },
        time: { hour, minute in
            (koreanCounting.indices.contains(hour) && hour > 0 ? koreanCounting[hour] + " 시" : "\(hour)시")
                + (minute == 0 ? "" : " \(minute)분")
        },
        counted: { value, _, before, following in
            // "6월", "10월" have lost a sound.
            if following.first == "월", value == 6 || value == 10 { return Counted(number: value == 6 ? "유" : "시", counter: "월", counts: 1) }
            // "제3" is the third of some; months and countries are counted with the other numbers: "3개월", "3개국".
            guard before != "제", koreanCounting.indices.contains(value), value > 0,
                let counter = koreanCounters.first(where: following.hasPrefix),
                !["개월", "개국", "개년", "시리", "시즌", "배럴", "살균", "명제", "배수", "잔액", "달러"].contains(where: following.hasPrefix)
            else { return nil }
            // Of the numbers beyond ten only those of the clock.
            guard value <= 10 || counter == "시" else { return nil }
            return Counted(number: koreanCounting[value] + " ", counter: counter, counts: counter.count)
        })

    private static let koreanCounting = ["영", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"]
    private static let koreanCounters = ["개", "명", "살", "시", "마리", "가지", "잔", "배", "달", "그루"]
}

/// Numbers in Chinese characters.
enum ChineseNumerals {
    static let digits: [Character] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

    /// Small numbers as they stand, which the voice says well.
    static func number(_ text: Substring) -> String {
        let (whole, decimals) = EastAsianWords.parts(text)
        guard whole.utf8.count > 2 || decimals != nil else { return whole }
        // Longer ones without marks are names: "13812345678".
        if whole.utf8.count > 6, decimals == nil, !text.utf8.contains(UInt8(ascii: ",")) { return figures(whole) }
        return integer(whole) + (decimals.map { "点" + figures($0) } ?? "")
    }

    /// Figure by figure.
    static func figures(_ text: some StringProtocol) -> String { String(text.compactMap { $0.wholeNumberValue.map { digits[$0] } }) }

    private static func integer(_ text: String) -> String {
        guard let value = Int(text), text.first != "0" || text.utf8.count == 1, value < 1_0000_0000_0000 else { return figures(text) }
        if value == 0 { return "零" }
        var result = ""
        var isGap = false
        for (place, name) in [(1_0000_0000, "亿"), (1_0000, "万"), (1, "")] {
            let group = value / place % 1_0000
            if group == 0 {
                isGap = !result.isEmpty
                continue
            }
            if isGap || !result.isEmpty && group < 1000 { result += "零" }
            isGap = false
            result += thousands(group, isFirst: result.isEmpty) + name
        }
        return result
    }

    /// 1 to 9999; "十二" at a number's beginning, "一十二" inside.
    private static func thousands(_ value: Int, isFirst: Bool) -> String {
        var result = ""
        var isGap = false
        for (place, name) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
            let digit = value / place % 10
            if digit == 0 {
                isGap = !result.isEmpty
                continue
            }
            if isGap { result.append("零") }
            isGap = false
            if !(place == 10 && digit == 1 && result.isEmpty && isFirst) { result.append(digits[digit]) }
            result += name
        }
        return result
    }
}

/// What numbers are counted with in Japanese: the voice knows no characters but kana.
enum JapaneseCounters {
    /// The voice says "ten thousand" for "一万" and passes over points.
    static func number(_ text: Substring) -> String {
        let (whole, decimals) = EastAsianWords.parts(text)
        var result = whole
        if let value = Int(whole), value >= 1_0000, value < 1_0000_0000_0000, whole.first != "0" {
            result = ""
            for (place, name) in [(1_0000_0000, "おく"), (1_0000, "まん"), (1, "")] {
                let group = value / place % 1_0000
                if group > 0 { result += "\(group)" + name }
            }
        }
        return result + (decimals.map { "てん" + $0.map(String.init).joined(separator: " ") } ?? "")
    }

    static func counted(_ value: Int, _ digits: Substring, _ before: Character?, _ following: String) -> EastAsianWords.Counted? {
        guard let first = following.first, !first.isASCII else { return nil }
        guard let (sign, name) = counters.first(where: { following.hasPrefix($0.sign) }) else { return nil }
        // "3日本" is no third day.
        if sign == "日", following.hasPrefix("日本") { return nil }
        let number = self.number(digits)
        func counted(_ said: String) -> EastAsianWords.Counted { .init(number: said, counter: "", counts: sign.count) }
        switch sign {
        case "日" where value <= 31: return counted(before == "月" || before == "つ" || value > 1 ? day(value) : "いちにち")
        case "時" where value <= 24: return counted(hour(value))
        case "分" where value < 100: return counted(minute(value))
        case "人" where (value == 1 || value == 2) && !following.hasPrefix("人前"): return counted(value == 1 ? "ひとり" : "ふたり")
        default: return .init(number: number, counter: name, counts: sign.count)
        }
    }

    static func day(_ day: Int) -> String { days[day] ?? "\(day)にち" }

    static func hour(_ hour: Int) -> String {
        let ones = [4: "よ", 9: "く"]
        if let one = ones[hour % 10], hour < 20 || hour == 24 { return (hour >= 20 ? "にじゅう" : hour >= 10 ? "じゅう" : "") + one + "じ" }
        return "\(hour)じ"
    }

    static func minute(_ minute: Int) -> String { "\(minute)" + ([2, 5, 7, 9].contains(minute % 10) ? "ふん" : "ぷん") }

    private static let days = [
        1: "ついたち", 2: "ふつか", 3: "みっか", 4: "よっか", 5: "いつか", 6: "むいか", 7: "なのか", 8: "ようか", 9: "ここのか", 10: "とおか", 14: "じゅうよっか",
        20: "はつか", 24: "にじゅうよっか",
    ]

    /// The longest first.
    private static let counters: [(sign: String, name: String)] = [
        ("年度", "ねんど"), ("年代", "ねんだい"), ("年間", "ねんかん"), ("時間", "じかん"), ("分間", "ふんかん"), ("秒間", "びょうかん"), ("週間", "しゅうかん"),
        ("番目", "ばんめ"), ("回目", "かいめ"), ("ヶ月", "かげつ"), ("か月", "かげつ"), ("カ月", "かげつ"), ("ヵ月", "かげつ"), ("箇所", "かしょ"),
        ("分の", "ぶんの"), ("年", "ねん"), ("月", "がつ"), ("日", "にち"), ("時", "じ"), ("分", "ふん"), ("秒", "びょう"), ("円", "えん"), ("回", "かい"),
        ("人", "にん"), ("個", "こ"), ("章", "しょう"), ("節", "せつ"), ("番", "ばん"), ("度", "ど"), ("頁", "ページ"), ("倍", "ばい"), ("歳", "さい"),
        ("件", "けん"), ("台", "だい"), ("枚", "まい"), ("階", "かい"), ("号", "ごう"), ("項", "こう"), ("行", "ぎょう"), ("種類", "しゅるい"),
    ]
}
