import Synchronization

/// Keeps pages that all show the same huge content from costing days: a file of a quarter of a megabyte may have a thousand pages of two seconds each.
///
/// In an honest file the contents of all large pages add up to what the file decompresses to. So each large page is counted once, and when they have
/// come to many times the file, of further ones no more is read than an ordinary page has.
package final class PageWork: Sendable {
    private struct State {
        /// Large pages that have been read, by index.
        var known: Set<Int> = []
        var left: Int
    }

    /// What pages below this cost, in bytes of content run, is not counted: forms that all pages share may well come to a hundred times the file.
    package static let large = 1 << 20
    /// What is read of each page once the others have cost too much.
    package static let ordinary = 1 << 16
    /// Bytes of content for each byte of the file.
    private static let multiple = 64
    /// The least allowance, in bytes: run in some seconds.
    private static let base = 256 << 20

    private let state: Mutex<State>
    private let isExhausted = Atomic<Bool>(false)

    package init(fileLength: Int) { state = Mutex(State(left: Self.base + min(fileLength, 1 << 40) * Self.multiple)) }

    /// Whether all of a page may be read: one that has been before always may.
    package func admits(_ page: Int) -> Bool {
        if !isExhausted.load(ordering: .relaxed) { return true }
        return state.withLock { $0.known.contains(page) }
    }

    /// Notes what a page that was admitted took, in bytes of content run.
    package func note(_ page: Int, _ cost: Int) {
        guard cost >= Self.large else { return }
        state.withLock { state in
            guard state.known.insert(page).inserted else { return }
            state.left -= cost
            if state.left < 0 { isExhausted.store(true, ordering: .relaxed) }
        }
    }
}
