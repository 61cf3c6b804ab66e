/// Names of fonts as files give them.
enum FontName {
    /// Without the tag of a subset (§9.9.2: six capital letters and a plus sign).
    static func withoutSubsetTag(_ name: String) -> String {
        let bytes = name.utf8
        guard bytes.count > 7, let plus = bytes.firstIndex(of: 0x2B), bytes.distance(from: bytes.startIndex, to: plus) == 6,
            bytes[..<plus].allSatisfy({ 0x41...0x5A ~= $0 })
        else { return name }
        return String(name[name.index(after: plus)...])
    }
}
