import PDFFilters
import TestSupport
import Testing

@Suite struct StreamDecoderTests {
    private let plain = sampleLetters(5_000, seed: 12)

    @Test func appendsToWhatIsThere() {
        var decoder = StreamDecoder()
        var output: [UInt8] = [1, 2, 3]
        #expect(decoder.decode(compress([4, 5]).span, steps: [FilterStep(.flate)], into: &output) == nil)
        #expect(decoder.decode([1, 6, 7, 128].span, steps: [FilterStep(.runLength)], into: &output) == nil)
        #expect(output == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test func leavesThePredictorsOfOthersAlone() {
        var decoder = StreamDecoder()
        var output: [UInt8] = [9, 9, 9, 9]
        var parameters = FilterParameters()
        parameters.predictor = 12
        parameters.columns = 2
        #expect(decoder.decode(compress([2, 1, 1, 2, 1, 1]).span, steps: [FilterStep(.flate, parameters)], into: &output) == nil)
        #expect(output == [9, 9, 9, 9, 1, 1, 2, 2])
    }

    @Test func copiesWhenThereIsNothingToUndo() {
        #expect(decode(plain, []) == Decoded(plain))
        #expect(decode(plain, [FilterStep(.crypt)]) == Decoded(plain))
    }

    /// A page may be put together of a hundred thousand streams.
    @Test(
        "What comes in many pieces is not moved with each of them",
        arguments: [[], [.asciiHex], [.ascii85], [.runLength], [.lzw], [.flate]] as [[Filter]])
    func growsByLeaps(filters: [Filter]) {
        let pieces: [Filter: [UInt8]] = [
            .asciiHex: Array("4142>".utf8), .ascii85: Array("5sdp~>".utf8), .runLength: [1, 6, 7, 128], .flate: compress([1, 2, 3]),
            .lzw: [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01],
        ]
        var decoder = StreamDecoder()
        var output: [UInt8] = []
        var (capacity, moves) = (0, 0)
        let piece = filters.first.flatMap { pieces[$0] } ?? [1, 2, 3]
        for _ in 0..<5_000 {
            _ = decoder.decode(piece.span, steps: filters.map { FilterStep($0) }, into: &output)
            if output.capacity != capacity { moves += 1 }
            capacity = output.capacity
        }
        #expect(output.count >= 5_000)
        #expect(moves < 40)
    }

    @Test func undoesChainsFirstOneFirst() {
        let hexed = compress(plain).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + ">"
        #expect(decode(Array(hexed.utf8), [FilterStep(.asciiHex), FilterStep(.flate)]) == Decoded(plain))
        let twice = compress(compress(plain))
        #expect(decode(twice, [FilterStep(.flate), FilterStep(.crypt), FilterStep(.flate)]) == Decoded(plain))
        let three = compress(compress(Array("3E3>".utf8)))
        #expect(decode(three, [FilterStep(.flate), FilterStep(.flate), FilterStep(.asciiHex)]) == Decoded([0x3E, 0x30]))
    }

    @Test func reportsTheFirstDamageAndGoesOn() {
        let encoded = compress(Array("41 4x2".utf8)).dropLast(4)
        #expect(decode(Array(encoded), [FilterStep(.flate), FilterStep(.asciiHex)]) == Decoded("AB", .corrupt))
    }

    @Test(arguments: [Filter.dct, .ccitt, .jbig2, .jpx, .unknown])
    func stopsBeforeImages(filter: Filter) {
        #expect(decode(plain, filter) == Decoded(plain, .unsupported(filter)))
        let chain = [FilterStep(.flate), FilterStep(filter), FilterStep(.asciiHex)]
        #expect(decode(compress(plain), chain) == Decoded(plain, .unsupported(filter)))
    }

    @Test func boundsBombsInsideBombs() {
        let inner = compress([UInt8](repeating: 0, count: 8 << 20))
        let outer = compress(inner + [UInt8](repeating: 0, count: 1 << 20))
        let decoded = decode(outer, [FilterStep(.flate), FilterStep(.flate)])
        #expect(outer.count < 3_000)
        #expect(decoded.damage == .tooLarge)
        #expect(decoded.bytes.count <= max(1 << 20, outer.count * 1_100))
    }

    @Test func boundsWhatGoesFromStepToStep() {
        let bomb = compress([UInt8](repeating: 0x41, count: 9_000))
        let limits = FilterLimits(maximumOutput: 8_000, ratioFloor: 1_000)
        // A quarter of 8,000 digits is left between the steps; each two make a byte.
        let decoded = decode(bomb, [FilterStep(.flate), FilterStep(.asciiHex)], limits: limits)
        #expect(decoded == Decoded([UInt8](repeating: 0xAA, count: 1_000), .tooLarge))
    }

    @Test func boundsTheLengthOfAChain() {
        let steps = [FilterStep](repeating: FilterStep(.runLength), count: 100_000)
        #expect(decode([0, 65, 128], steps).damage != nil)
    }

    @Test func boundsDataThatIsNotEncoded() {
        #expect(decode(plain, [], limits: FilterLimits(maximumOutput: 10)) == Decoded(Array(plain[..<10]), .tooLarge))
    }

    /// No input may trap, hang, or give more than it is allowed to; noise is the input least expected.
    @Test func survivesNoise() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("noise seed \(seed)")
        var random = SeededGenerator(state: seed)
        var decoder = StreamDecoder()
        let filters: [Filter] = [.flate, .lzw, .ascii85, .asciiHex, .runLength]
        let limits = FilterLimits(maximumOutput: 50_000)
        let sources = [compress(plain), hex(LZWVectors.early), Array("<~5sdq,z5sdp~>".utf8), [1, 65, 66, 250, 67, 128]]
        for _ in 0..<2_000 {
            var input: [UInt8]
            if Bool.random(using: &random), let source = sources.randomElement(using: &random) {
                input = source
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    input[Int.random(in: 0..<input.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            } else {
                input = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
            let steps = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                var parameters = FilterParameters()
                parameters.predictor = [1, 2, 10, 12, 15, Int.max].randomElement(using: &random) ?? 1
                parameters.colors = [1, 3, 4, 33, -5, Int.max].randomElement(using: &random) ?? 1
                parameters.bitsPerComponent = [1, 2, 4, 8, 16, 7, Int.min].randomElement(using: &random) ?? 8
                parameters.columns = [1, 5, 100, 0, Int.max].randomElement(using: &random) ?? 1
                parameters.earlyChange = Int.random(in: 0...1, using: &random)
                return FilterStep(filters.randomElement(using: &random) ?? .flate, parameters)
            }
            var output: [UInt8] = [42]
            _ = decoder.decode(input.span, steps: steps, limits: limits, into: &output)
            #expect(output.first == 42 && output.count <= 50_001, "seed \(seed)")
        }
    }
}
