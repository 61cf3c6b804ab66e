import ArgumentParser
import Audio
import Reading
import Speech

/// How it is spoken.
struct VoiceOptions: BareOptions {
    @Option(
        help: ArgumentHelp(
            "A voice, as `aloud voices` lists them; auto for the usual one, whatever the document was last read with.", valueName: "voice"))
    var voice: String?

    @Option(
        help: ArgumentHelp(
            "The language to read in (en, pt-BR), whatever the document says; auto to go by the document again.", valueName: "language"))
    var language: String?

    @Option(help: ArgumentHelp("Words a minute, 80 to 900; 175 is usual.", valueName: "words"))
    var rate: Int?

    @Option(help: ArgumentHelp("0 (low) to 99 (high); 50 is the voice's own.", valueName: "pitch"))
    var pitch: Int?

    @Option(help: ArgumentHelp("Per cent, 0 to 200.", valueName: "volume"))
    var volume: Int?

    @Option(help: ArgumentHelp("What speaks: espeak-ng or flite, or the path of one.", valueName: "engine"), completion: .file())
    var engine: String?

    @Option(
        help: ArgumentHelp(
            "What is said of web and mail addresses: all of them, the name of the site, nothing.", valueName: "full|host|skip"),
        completion: .list(ShapingOptions.Addresses.allCases.map(\.rawValue)), transform: addresses)
    var urls: ShapingOptions.Addresses?

    @Option(
        name: .customLong("lexicon"),
        help: ArgumentHelp(
            "A file that says how words are spoken, beside ~/.config/aloud/lexicon: “CO2 = carbon dioxide”. May be given several times.",
            valueName: "file"), completion: .file())
    var lexicons: [String] = []

    func validate() throws {
        try Self.check(rate, VoiceSettings.rates, "--rate", "words a minute")
        try Self.check(pitch, 0...99, "--pitch", "")
        try Self.check(volume, 0...200, "--volume", "per cent")
        if let language, LanguageTag.normalized(language).isEmpty {
            throw ValidationError("--language: “\(language)” is not a language tag; write en, en-GB or pt-BR.")
        }
        try Self.checkEngine(engine)
    }

    /// What drops a voice or a language that is remembered of a document.
    static let automatic = "auto"

    /// The voice that was asked for by its name.
    var wantedVoice: String? { voice?.lowercased() == Self.automatic ? nil : voice }
    /// The language that was asked for by its tag.
    var wantedLanguage: String? { language?.lowercased() == Self.automatic ? nil : language }
    /// The language that is to be kept of a document: the one asked for, or else the one kept before.
    func keptLanguage(after bookmark: Bookmark?) -> String? { language == nil ? bookmark?.language : wantedLanguage }

    /// The settings; what was not given is as it was when the document was last read, or else as it usually is.
    func settings(after bookmark: Bookmark? = nil, usual: UsualOptions? = .ofUser) -> VoiceSettings {
        var settings = VoiceSettings(
            // A voice speaks one language, through one engine: it is no use for another.
            voice: voice == nil ? (language == nil && engine == nil ? bookmark?.voice : nil) : wantedVoice,
            language: keptLanguage(after: bookmark) ?? usual?.voice.wantedLanguage,
            rate: rate ?? bookmark?.rate.map { Int($0.rounded()) } ?? usual?.rate ?? VoiceSettings.normalRate,
            pitch: pitch ?? usual?.voice.pitch ?? VoiceSettings.normalPitch,
            volume: volume ?? usual?.voice.volume ?? 100)
        if engine == nil { settings.usualVoices = usual?.voices ?? [:] }
        return settings
    }

    /// Looks whether there is the voice that was asked for, where nothing is to be spoken. Without an engine nobody can tell.
    func checkVoice() async throws(CommandFailure) {
        guard wantedVoice != nil else { return }
        let engine = makeEngine()
        do throws(SpeechError) {
            _ = try await engine.synthesize(SpokenUtterance(text: "a", words: 0..<1, spans: []), settings())
        } catch {
            if error.code == .unknownVoice { throw CommandFailure(speech: error, engine: engine.name) }
        }
    }

    func makeEngine() -> any SpeechEngine { Self.makeEngine(engine) }

    /// The engine of a name, under whatever path; without a name, the usual one.
    static func makeEngine(_ asked: String?) -> any SpeechEngine {
        guard let name = asked ?? UsualOptions.ofUser?.voice.engine else { return EspeakEngine() }
        return isFlite(name) ? FliteEngine(program: name) : EspeakEngine(program: name)
    }

    static func checkEngine(_ name: String?) throws {
        guard let name, !name.contains("/"), name != "espeak-ng", name != "flite" else { return }
        throw ValidationError("--engine does not know “\(name)”; it takes espeak-ng or flite, or the path of one.")
    }

    private static func isFlite(_ name: String) -> Bool { name.split(separator: "/").last?.hasPrefix("flite") == true }

    /// Tells what is spoken from what stands there. Text that does not say its language, nor show it, is taken to be in the user's.
    ///
    /// A language asked for holds for all text, a voice's language as well: the text is to be made ready for the voice that reads it.
    func shaper(
        _ shaping: ShapingOptions, settings: VoiceSettings, document: OpenedDocument, messages: MessageOptions
    ) throws(CommandFailure) -> SpeechShaper {
        var options = shaping
        if let urls = urls ?? UsualOptions.ofUser?.voice.urls { options.addresses = urls }
        if !options.speaksCitations { messages.say("citations are left out; --keep citations speaks them") }
        return SpeechShaper(
            options: options,
            lexicon: try LexiconFiles.load(lexicons, usual: UsualOptions.ofUser?.voice.lexicons ?? [], for: document, messages),
            language: settings.language ?? settings.voice.flatMap(Self.language(ofVoice:)),
            defaultLanguage: Locale.assumed, changesVoice: settings.voice == nil)
    }

    private static func addresses(_ name: String) throws -> ShapingOptions.Addresses {
        guard let wanted = ShapingOptions.Addresses(rawValue: name.lowercased()) else {
            throw ValidationError("--urls does not know “\(name)”; it takes full, host or skip.")
        }
        return wanted
    }

    /// Most voices are named by their language: "en-gb-scotland", "de+f3".
    static func language(ofVoice voice: String) -> String? {
        let base = voice.prefix { $0 != "+" }
        let tag = LanguageTag.normalized(String(base))
        let primary = LanguageTag.primary(of: tag)
        return (2...3).contains(primary.count) && primary.allSatisfy(\.isLetter) && !FliteEngine.voiceNames.contains(primary) ? tag : nil
    }

    private static func check(_ value: Int?, _ range: ClosedRange<Int>, _ option: String, _ unit: String) throws {
        guard let value, !range.contains(value) else { return }
        throw ValidationError("\(option) takes \(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)"), not \(value).")
    }

    static var bare: Self {
        var options = Self()
        (options.voice, options.language, options.engine) = (nil, nil, nil)
        (options.rate, options.pitch, options.volume) = (nil, nil, nil)
        (options.urls, options.lexicons) = (nil, [])
        return options
    }
}

/// What the user's environment says.
enum Locale {
    /// The language of messages, for documents that do not say theirs: LC_ALL, LC_MESSAGES, LANG; nil where it is none.
    static let language: String? = {
        guard let name = Files.environment("LC_ALL") ?? Files.environment("LC_MESSAGES") ?? Files.environment("LANG") else { return nil }
        let tag = LanguageTag.normalized(String(name.prefix { $0 != "." && $0 != "@" }))
        return tag.isEmpty || tag == "c" || tag == "posix" ? nil : tag
    }()

    /// What a text is taken to be in until it shows.
    static let assumed = language ?? "en"
}
