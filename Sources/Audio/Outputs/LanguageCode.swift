/// A language as files of sound have it: in three letters (ISO 639-2/T), by which players choose a voice for menus, and a track.
struct LanguageCode: Sendable, Equatable {
    let text: String

    /// Of a BCP 47 tag; nil where that has three letters by itself that are no such code, or none that is known.
    init?(_ tag: String) {
        let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        guard let code = Self.codes[String(primary)] else { return nil }
        text = code
    }

    private static let codes: [String: String] = [
        "ar": "ara", "be": "bel", "bg": "bul", "bs": "bos", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu", "el": "ell",
        "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas", "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg",
        "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn", "ka": "kat",
        "ko": "kor", "la": "lat", "lt": "lit", "lv": "lav", "mk": "mkd", "ms": "msa", "nb": "nob", "nl": "nld", "nn": "nno", "no": "nor",
        "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv", "sq": "sqi", "sr": "srp", "sv": "swe", "th": "tha",
        "tr": "tur", "uk": "ukr", "vi": "vie", "zh": "zho", "cmn": "zho", "af": "afr",
    ]
}
