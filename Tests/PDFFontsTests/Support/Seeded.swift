/// A generator that a failure can be repeated with (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }

    /// `data` with a few bytes changed, and sometimes cut short.
    mutating func damaged(_ data: [UInt8]) -> [UInt8] {
        var result = data
        for _ in 0..<Int.random(in: 1...8, using: &self) where !result.isEmpty {
            result[Int.random(in: 0..<result.count, using: &self)] = UInt8.random(in: 0...255, using: &self)
        }
        if Bool.random(using: &self) { result.removeLast(Int.random(in: 0...(result.count / 2), using: &self)) }
        return result
    }
}
