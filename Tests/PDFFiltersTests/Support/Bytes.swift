@testable import PDFFilters

/// The bytes that the generator of the vectors fed to the encoders: a linear congruential generator's high bits.
func sampleBytes(_ count: Int, seed: Int) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
        state = (state &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        return UInt8(truncatingIfNeeded: state >> 16)
    }
}

func sampleLetters(_ count: Int, seed: Int) -> [UInt8] {
    sampleBytes(count, seed: seed).map { 97 + $0 % 26 }
}

/// The words that Ghostscript's ASCII and run-length encoders were given.
let sampleText = Array(
    """
    many jumps rivers quick brown wide fox small grey quick the a quick brown run run brown lazy brown wide run quick grey fox lazy \
    grey quick grey grey rivers quick lazy quick wide jumps while run jumps wide fox
    """.utf8)

func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

struct Decoded: Equatable {
    var bytes: [UInt8]
    var damage: FilterDamage?

    init(_ bytes: [UInt8], _ damage: FilterDamage? = nil) {
        self.bytes = bytes
        self.damage = damage
    }

    init(_ text: String, _ damage: FilterDamage? = nil) { self.init(Array(text.utf8), damage) }
}

func decode(_ input: [UInt8], _ steps: [FilterStep], limits: FilterLimits = .standard) -> Decoded {
    var decoder = StreamDecoder()
    var output: [UInt8] = []
    let damage = decoder.decode(input.span, steps: steps, limits: limits, into: &output)
    return Decoded(output, damage)
}

func decode(_ input: [UInt8], _ filter: Filter, limits: FilterLimits = .standard) -> Decoded {
    decode(input, [FilterStep(filter)], limits: limits)
}

func decode(_ input: String, _ filter: Filter) -> Decoded { decode(Array(input.utf8), filter) }

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
