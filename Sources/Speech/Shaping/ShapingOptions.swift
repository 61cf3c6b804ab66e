/// What the listener wants to hear of things that are not prose.
public struct ShapingOptions: Sendable, Equatable {
    /// What is said of web and mail addresses.
    public enum Addresses: String, Sendable, CaseIterable {
        /// All of them, letter by letter where it must be.
        case full
        /// The name of the site alone.
        case host
        /// Nothing.
        case skip
    }

    /// How web and mail addresses are said.
    public var addresses: Addresses
    /// Whether citations are said: "[12]", "(Smith, 2020)", raised note numbers.
    public var speaksCitations: Bool
    /// Whether the names of a table's columns are said before the cells of each row.
    public var speaksTableHeadings: Bool

    /// Options; by default sites are named, citations and the names of columns spoken, for what is left out in silence confuses.
    public init(addresses: Addresses = .host, speaksCitations: Bool = true, speaksTableHeadings: Bool = true) {
        self.addresses = addresses
        self.speaksCitations = speaksCitations
        self.speaksTableHeadings = speaksTableHeadings
    }
}
