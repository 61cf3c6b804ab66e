import PDFFilters
import TestSupport
import Testing

@Suite struct PredictorTests {
    private static func parameters(_ predictor: Int, colors: Int = 1, bits: Int = 8, columns: Int) -> FilterParameters {
        var parameters = FilterParameters()
        parameters.predictor = predictor
        parameters.colors = colors
        parameters.bitsPerComponent = bits
        parameters.columns = columns
        return parameters
    }

    private func undo(_ bytes: [UInt8], _ parameters: FilterParameters) -> Decoded {
        decode(compress(bytes), [FilterStep(.flate, parameters)])
    }

    @Test(arguments: PredictorVector.all)
    func decodesWhatGhostscriptWrote(_ vector: PredictorVector) {
        let bitsInRow = 7 * vector.colors * vector.bits
        let rowBytes = (bitsInRow + 7) / 8
        var plain = sampleBytes(rowBytes * 5, seed: 11)
        if vector.predictor == 2 {
            // The encoder was given rows whose left over bits were 0.
            for row in 1...5 { plain[row * rowBytes - 1] &= UInt8(truncatingIfNeeded: 0xFF << (rowBytes * 8 - bitsInRow)) }
        }
        let parameters = Self.parameters(vector.predictor, colors: vector.colors, bits: vector.bits, columns: 7)
        var decoded = decode(hex(vector.encoded), [FilterStep(.flate, parameters)])
        if vector.predictor == 2, decoded.bytes.count == plain.count {
            for row in 1...5 { decoded.bytes[row * rowBytes - 1] &= UInt8(truncatingIfNeeded: 0xFF << (rowBytes * 8 - bitsInRow)) }
        }
        #expect(decoded == Decoded(plain))
    }

    /// Every row may use another predictor, whichever `Predictor` names (PNG, 9.2; worked out by hand).
    @Test func followsTheTagOfEachRow() {
        let rows: [UInt8] = [
            0, 10, 20, 30,
            1, 5, 5, 5,  // 5 10 15
            2, 1, 1, 1,  // 6 11 16
            3, 2, 2, 2,  // 5 10 15
            4, 1, 1, 1,  // 6 11 16
        ]
        let plain: [UInt8] = [10, 20, 30, 5, 10, 15, 6, 11, 16, 5, 10, 15, 6, 11, 16]
        for predictor in 10...15 { #expect(undo(rows, Self.parameters(predictor, columns: 3)) == Decoded(plain)) }
    }

    @Test func firstRowHasNothingAbove() {
        #expect(undo([2, 1, 2, 3], Self.parameters(12, columns: 3)) == Decoded([1, 2, 3]))
        #expect(undo([3, 4, 2, 3], Self.parameters(12, columns: 3)) == Decoded([4, 4, 5]))
        #expect(undo([4, 1, 2, 3], Self.parameters(12, columns: 3)) == Decoded([1, 3, 6]))
    }

    @Test func decodesARowThatIsNotWhole() {
        #expect(undo([0, 1, 2, 3, 2, 1, 1], Self.parameters(15, columns: 3)) == Decoded([1, 2, 3, 2, 3]))
        #expect(undo([0, 1, 2, 3, 2], Self.parameters(15, columns: 3)) == Decoded([1, 2, 3]))
        #expect(undo([1, 2, 3, 4, 5], Self.parameters(2, columns: 3)) == Decoded([1, 3, 6, 4, 9]))
    }

    @Test func leavesARowWithAnUnknownTag() {
        #expect(undo([9, 1, 2, 3, 2, 1, 1, 1], Self.parameters(15, columns: 3)) == Decoded([1, 2, 3, 2, 3, 4], .corrupt))
    }

    @Test func ignoresPredictorsThatDoNotExist() {
        for predictor in [Int.min, -1, 0, 1, 3, 9] {
            #expect(undo([2, 1, 1], Self.parameters(predictor, columns: 2)) == Decoded([2, 1, 1]))
        }
    }

    @Test(arguments: [2, 15], [Int.min, -1, 0, 1, 3, 1 << 33, Int.max])
    func clampsWhatTheFileSays(predictor: Int, number: Int) {
        let rows: [UInt8] = [0, 1, 2, 3, 4, 5]
        for parameters in [
            Self.parameters(predictor, columns: number), Self.parameters(predictor, colors: number, columns: 2),
            Self.parameters(predictor, bits: number, columns: 2), Self.parameters(predictor, colors: number, bits: number, columns: number),
        ] {
            let decoded = undo(rows, parameters)
            #expect(decoded.bytes.count <= rows.count && decoded.bytes.count >= 3)
        }
    }

    @Test func worksAfterLZWToo() {
        var parameters = Self.parameters(2, columns: 10)
        parameters.earlyChange = 1
        // The example of ISO 32000-2, 7.4.4.2: 45 45 45 45 45 65 45 45 45 66, as differences.
        let expected: [UInt8] = [45, 90, 135, 180, 225, 34, 79, 124, 169, 235]
        #expect(decode(hex("800B6050220C0C8501"), [FilterStep(.lzw, parameters)]) == Decoded(expected))
    }
}
