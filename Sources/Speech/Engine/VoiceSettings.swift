/// How an engine is to speak.
public struct VoiceSettings: Sendable, Equatable {
    /// The rates taken, in words a minute.
    public static let rates = 80...900
    /// What the engines call normal.
    public static let normalRate = 175
    /// The voice's own pitch.
    public static let normalPitch = 50

    /// A voice of the engine by any of its names, or `nil` for one that fits the language.
    public var voice: String?
    /// Voices for languages, by the primary part of their tags ("de"), for text that no ``voice`` is given for.
    public var usualVoices: [String: String] = [:]
    /// A BCP 47 tag or a locale's name: the language all text is taken to be in, whatever it says of itself; or `nil`. A voice wins over it.
    public var language: String?
    /// Words a minute, nominally; clamped into ``rates``.
    public var rate: Int { didSet { rate = Self.clamp(rate, Self.rates) } }
    /// 0 (low) to 99 (high); 50 is the voice's own.
    public var pitch: Int { didSet { pitch = Self.clamp(pitch, 0...99) } }
    /// Per cent, 0 to 200; 100 is as loud as it gets without distortion.
    public var volume: Int { didSet { volume = Self.clamp(volume, 0...200) } }

    /// Settings with numbers clamped into their ranges.
    public init(voice: String? = nil, language: String? = nil, rate: Int = normalRate, pitch: Int = normalPitch, volume: Int = 100) {
        self.voice = voice
        self.language = language
        self.rate = Self.clamp(rate, Self.rates)
        self.pitch = Self.clamp(pitch, 0...99)
        self.volume = Self.clamp(volume, 0...200)
    }

    private static func clamp(_ value: Int, _ range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
