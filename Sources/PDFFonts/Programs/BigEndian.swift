/// Numbers of font files: big-endian, and nil where the file ends before them. Offsets may be anything.
extension Span<UInt8> {
    func u8(_ offset: Int) -> Int? { offset >= 0 && offset < count ? Int(self[offset]) : nil }

    func u16(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int(self[offset]) << 8 | Int(self[offset + 1])
    }

    func i16(_ offset: Int) -> Int? { u16(offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 } }

    func u32(_ offset: Int) -> Int? {
        guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
        return high << 16 | low
    }

    /// A number of one to four bytes.
    func uint(_ offset: Int, size: Int) -> Int? {
        guard 1...4 ~= size, offset >= 0, offset <= count - size else { return nil }
        var value = 0
        for index in offset..<(offset + size) { value = value << 8 | Int(self[index]) }
        return value
    }
}
