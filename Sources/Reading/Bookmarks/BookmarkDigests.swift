/// What tells which of thousands of bookmarks may be the one that is looked for, without reading them: digests of their paths, names and titles, and when
/// they were written, with the time and the size that each file had then.
///
/// It is kept in a file beside them, which may be missing, damaged or old at any time: an entry holds for as long as the bookmark's file has its time and
/// size, and what an entry promises is looked up in the bookmark.
struct BookmarkDigests {
    /// A file's last change, in nanoseconds since 1970, and its size in bytes.
    struct Stamp: Equatable {
        var time: Int
        var size: Int
    }

    /// What is known of a bookmark.
    struct Entry: Equatable {
        var stamp: Stamp
        /// Digests; 0 where there is nothing.
        var path: UInt64
        var name: UInt64
        var title: UInt64
        /// In seconds since 1970.
        var updated: Int
    }

    /// By the names of fingerprints.
    var entries: [String: Entry] = [:]

    init() {}

    /// The digest of a text; 0 for none.
    static func digest(_ text: String?) -> UInt64 {
        guard let text else { return 0 }
        var digest = StableDigest()
        digest.add(text.utf8)
        return max(1, UInt64(truncatingIfNeeded: digest.value ^ digest.value >> 64))
    }

    /// The last part of a path.
    static func name(ofPath path: String?) -> String? { path.flatMap { $0.split(separator: "/").last.map(String.init) } }

    // MARK: The file

    /// Reads what ``text`` has made; lines that are none are left out.
    init(reading bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            let parts = line.split(separator: 0x20)
            guard parts.count == Self.fields, let time = Self.number(parts[1]), let size = Self.number(parts[2]),
                let path = Self.number(parts[3]), let name = Self.number(parts[4]), let title = Self.number(parts[5]),
                let updated = Self.number(parts[6])
            else { continue }
            entries[String(decoding: parts[0], as: UTF8.self)] = Entry(
                stamp: Stamp(time: Int(truncatingIfNeeded: time), size: Int(truncatingIfNeeded: size)), path: path, name: name,
                title: title,
                updated: Int(truncatingIfNeeded: updated))
        }
    }

    private static let fields = 7

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for digit in digits {
            guard digit &- 0x30 < 10 else { return nil }
            value = value &* 10 &+ UInt64(digit &- 0x30)
        }
        return digits.count <= 20 ? value : nil
    }

    /// A line an entry, in the order of their names: digests and numbers only.
    var text: String {
        var text = ""
        for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let numbers = [
                UInt64(truncatingIfNeeded: entry.stamp.time), UInt64(truncatingIfNeeded: entry.stamp.size), entry.path, entry.name,
                entry.title,
                UInt64(truncatingIfNeeded: entry.updated),
            ]
            text += name + numbers.map { " \($0)" }.joined() + "\n"
        }
        return text
    }
}
