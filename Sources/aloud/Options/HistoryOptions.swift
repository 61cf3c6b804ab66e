import ArgumentParser
import Reading

/// Whether places are kept.
struct HistoryOptions: BareOptions {
    @Flag(help: "Begin at the beginning, whatever was read before.")
    var fromBeginning = false

    @Flag(help: "Neither use nor keep the place.")
    var noHistory = false

    /// Where places are kept; nil where none are wanted, or there is no home for them.
    var store: BookmarkStore? { noHistory ? nil : Self.store }

    /// Whether places are to be kept, and there is no home for them.
    var lacksStore: Bool { !noHistory && Self.store == nil }

    static var store: BookmarkStore? { BookmarkStore.standardDirectory.map(BookmarkStore.init(directory:)) }

    static var bare: Self {
        var options = Self()
        (options.fromBeginning, options.noHistory) = (false, false)
        return options
    }
}
