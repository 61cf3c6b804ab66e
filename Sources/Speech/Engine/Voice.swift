/// A voice that an engine offers.
public struct Voice: Sendable, Hashable {
    /// What the voice sounds like, as the engine has it.
    public enum Gender: String, Sendable, Codable { case female, male, unknown }

    /// What to put behind `--voice` to get exactly this one.
    public var identifier: String
    /// A name for people.
    public var name: String
    /// The language it speaks first, as the engine writes it (mostly BCP 47 in lower case).
    public var language: String
    /// Languages it also speaks, best first.
    public var otherLanguages: [String]
    /// What it sounds like.
    public var gender: Gender

    /// Describes a voice.
    public init(identifier: String, name: String, language: String, otherLanguages: [String] = [], gender: Gender = .unknown) {
        self.identifier = identifier
        self.name = name
        self.language = language
        self.otherLanguages = otherLanguages
        self.gender = gender
    }

    /// Whether the voice speaks `language`, given as a BCP 47 tag: `en` takes every `en-…`, `en-gb` only itself.
    public func speaks(_ language: String) -> Bool {
        let wanted = LanguageTag.normalized(language)
        return ([self.language] + otherLanguages).contains { own in
            let own = own.lowercased()
            return own == wanted || own.hasPrefix(wanted + "-")
        }
    }
}
