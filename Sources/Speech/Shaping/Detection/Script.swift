/// The writing systems that matter for choosing a voice.
enum Script: Sendable, Hashable {
    case latin, cyrillic, greek, arabic, hebrew, han, kana, hangul, thai, devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu,
        kannada, malayalam, sinhala, myanmar, georgian, armenian, ethiopic, khmer, lao, tibetan

    /// The script of a letter; `nil` for digits, punctuation, and scripts not named here (Unicode, Blocks).
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x531...0x58F: self = .armenian
        case 0x591...0x5F4, 0xFB1D...0xFB4F: self = .hebrew
        case 0x620...0x65F, 0x66E...0x6D3, 0x6D5...0x6EF, 0x6FA...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0x963, 0x970...0x97F: self = .devanagari
        case 0x980...0x9E5: self = .bengali
        case 0xA00...0xA65, 0xA70...0xA7F: self = .gurmukhi
        case 0xA80...0xAE5: self = .gujarati
        case 0xB00...0xB65: self = .oriya
        case 0xB80...0xBE5: self = .tamil
        case 0xC00...0xC65: self = .telugu
        case 0xC80...0xCE5: self = .kannada
        case 0xD00...0xD65: self = .malayalam
        case 0xD80...0xDE5: self = .sinhala
        case 0xE01...0xE3A, 0xE40...0xE4E: self = .thai
        case 0xE80...0xECF: self = .lao
        case 0xF40...0xFBC: self = .tibetan
        case 0x1000...0x103F: self = .myanmar
        case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
        case 0x1200...0x137F: self = .ethiopic
        case 0x1780...0x17D3: self = .khmer
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .kana
        case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
        default: return nil
        }
    }

    /// The scripts a language is written in; `nil` for those written in more than one, or unknown.
    static func scripts(of language: String) -> Set<Script>? {
        let parts = LanguageTag.normalized(language).split(separator: "-").map(String.init)
        guard let primary = parts.first else { return nil }
        // A script of four letters in the tag says it (RFC 5646, 2.2.3).
        if let named = parts.dropFirst().first(where: { $0.count == 4 }), let script = tagged[named] { return script }
        switch primary {
        case "ru", "uk", "be", "bg", "mk", "ba", "cv", "tt", "ky", "kk": return [.cyrillic]
        case "sr", "az", "uz", "mn", "bs", "tg", "ku", "tk", "ug", "pa", "kok", "sd": return nil
        case "el", "grc": return [.greek]
        case "ar", "fa", "ur", "ps": return [.arabic]
        case "he", "yi": return [.hebrew]
        case "ja": return [.han, .kana]
        case "zh", "cmn", "yue", "hak", "nan", "wuu": return [.han]
        case "ko": return [.hangul, .han]
        case "th": return [.thai]
        case "hi", "mr", "ne", "sa": return [.devanagari]
        case "bn", "as", "bpy": return [.bengali]
        case "gu": return [.gujarati]
        case "or": return [.oriya]
        case "ta": return [.tamil]
        case "te": return [.telugu]
        case "kn": return [.kannada]
        case "ml": return [.malayalam]
        case "si": return [.sinhala]
        case "my", "shn": return [.myanmar]
        case "ka": return [.georgian]
        case "hy", "hyw": return [.armenian]
        case "am", "ti": return [.ethiopic]
        case "km": return [.khmer]
        case "lo": return [.lao]
        case "bo": return [.tibetan]
        default: return [.latin]
        }
    }

    private static let tagged: [String: Set<Script>] = [
        "latn": [.latin], "cyrl": [.cyrillic], "grek": [.greek], "arab": [.arabic], "hebr": [.hebrew], "hans": [.han], "hant": [.han],
        "jpan": [.han, .kana], "kore": [.hangul, .han], "deva": [.devanagari],
    ]

    /// What is spoken of text in this script when nothing tells more; `nil` for scripts with many languages.
    var language: String? {
        switch self {
        case .latin, .cyrillic, .khmer, .lao, .tibetan: nil
        case .greek: "el"
        case .arabic: "ar"
        case .hebrew: "he"
        case .han: "cmn"
        case .kana: "ja"
        case .hangul: "ko"
        case .thai: "th"
        case .devanagari: "hi"
        case .bengali: "bn"
        case .gurmukhi: "pa"
        case .gujarati: "gu"
        case .oriya: "or"
        case .tamil: "ta"
        case .telugu: "te"
        case .kannada: "kn"
        case .malayalam: "ml"
        case .sinhala: "si"
        case .myanmar: "my"
        case .georgian: "ka"
        case .armenian: "hy"
        case .ethiopic: "am"
        }
    }

    /// Whether espeak-ng changes its voice by itself for single words in this script. The others it spells, in English.
    var isReadByAnyVoice: Bool {
        switch self {
        case .latin, .hangul, .devanagari, .bengali, .gurmukhi, .gujarati, .tamil, .kannada, .malayalam, .sinhala, .georgian, .armenian:
            true
        default: false
        }
    }
}
