/// Changes bytes without knowing what they mean.
package enum ByteMutator {
    /// Numbers at which programs break.
    package static let numbers = [
        "0", "-1", "1", "2", "255", "256", "65535", "65536", "8388607", "8388608", "2147483647", "2147483648", "-2147483648", "4294967295",
        "1000000000", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0.0000001", "-0.5", "1e300", "1000000.5",
        "-.", "+-1",
    ]

    /// Some of the bytes changed, left out, doubled, or put elsewhere; numbers written in digits become others.
    package static func mutate(_ bytes: inout [UInt8], times: Int, using random: inout some RandomNumberGenerator) {
        for _ in 0..<times {
            guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let length = min(bytes.count - place, 1 << Int.random(in: 0...8, using: &random))
            switch Int.random(in: 0..<10, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes.removeSubrange(place..<place + length)
            case 3: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: Int.random(in: 0...bytes.count, using: &random))
            case 4: for index in place..<place + length { bytes[index] = UInt8.random(in: 0...255, using: &random) }
            case 5: bytes.removeSubrange(place...)
            case 6:
                let other = Int.random(in: 0...bytes.count - length, using: &random)
                bytes.replaceSubrange(other..<other + length, with: Array(bytes[place..<place + length]))
            case 7: bytes[place] = [0, 0xFF, 0x7F, 0x80, 0x20, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x2F].randomElement(using: &random) ?? 0
            default: number(&bytes, from: place, using: &random)
            }
        }
    }

    /// Replaces the first number from a place on.
    private static func number(_ bytes: inout [UInt8], from place: Int, using random: inout some RandomNumberGenerator) {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        guard let start = bytes[place...].prefix(512).firstIndex(where: isDigit) else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Array((numbers.randomElement(using: &random) ?? "0").utf8))
    }
}
