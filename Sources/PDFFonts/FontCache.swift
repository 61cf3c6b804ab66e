package import PDFSyntax
import Synchronization

/// The fonts of one document, each loaded when first used. Safe from any thread: the lock is never held while a font loads, so two
/// threads may load the same one at the same moment, harmlessly; the first to finish is kept.
package final class FontCache: Sendable {
    private struct State {
        var fonts: [Int: Font] = [:]
        var direct: [(dictionary: PDFDictionary, font: Font)] = []
        /// Bytes that the tables of ``fonts`` take.
        var byteCount = 0
        var loadCount = 0
    }

    private let loader: FontLoader
    private let state = Mutex(State())

    /// Fonts written directly into a resource dictionary are found again by content, among this many of the last ones.
    private static let maximumDirect = 16
    /// Tables kept, in bytes. A book's come to some megabytes; when a stranger's are more, the cache is simply emptied.
    package static let maximumBytes = 64 << 20
    private let maximumBytes: Int

    package init(store: ObjectStore, maximumBytes: Int = FontCache.maximumBytes) {
        loader = FontLoader(store: store)
        self.maximumBytes = maximumBytes
    }

    /// Fonts parsed so far.
    package var loadCount: Int { state.withLock(\.loadCount) }

    /// The font that an entry of a resource dictionary's Font dictionary means (§7.8.3). What is missing or no font is remembered as well.
    package func font(for entry: PDFObject) -> Font {
        if case .reference(let id) = entry {
            if let font = state.withLock({ $0.fonts[id.number] }) { return font }
            guard loader.store.fontAllowance.isLeft else { return loader.unread(id: id) }
            let font = loader.font(loader.store.dictionary(entry) ?? .empty, id: id)
            return state.withLock { state in
                if let first = state.fonts[id.number] { return first }
                state.loadCount += 1
                state.byteCount += font.byteCount
                if state.byteCount > maximumBytes {
                    state.fonts.removeAll()
                    state.byteCount = font.byteCount
                }
                state.fonts[id.number] = font
                return font
            }
        }
        let dictionary = entry.dictionary ?? .empty
        let known = state.withLock { $0.direct }
        if let found = known.first(where: { $0.dictionary == dictionary }) { return found.font }
        guard loader.store.fontAllowance.isLeft else { return loader.unread(id: nil) }
        let font = loader.font(dictionary, id: nil)
        state.withLock { state in
            state.loadCount += 1
            if state.direct.count >= Self.maximumDirect { state.direct.removeFirst() }
            state.direct.append((dictionary, font))
        }
        return font
    }
}
