import Audio
import Testing

@Suite struct PCMFormatTests {
    @Test func countsSamplesInTime() {
        #expect(PCMFormat.speech.samples(in: .seconds(2)) == 44_100)
        #expect(PCMFormat.speech.samples(in: .milliseconds(10)) == 220)
        #expect(PCMFormat(sampleRate: 16_000).samples(in: .milliseconds(250)) == 4_000)
        #expect(PCMFormat.speech.samples(in: .seconds(-1)) == 0)
        #expect(PCMFormat.speech.samples(in: .seconds(Int64.max)) == 366 * 86_400 * 22_050)
    }

    @Test func givesTimeOfSamples() {
        #expect(PCMFormat.speech.duration(ofSamples: 22_050) == .seconds(1))
        #expect(PCMFormat(sampleRate: 8_000).duration(ofSamples: 4) == .microseconds(500))
        #expect(PCMBuffer.silence(.milliseconds(300), format: .speech).samples.count == 6_615)
    }

    @Test(arguments: [(0, 1_000), (-5, 1_000), (44_100, 44_100), (Int.max, 384_000)])
    func keepsTheRateInBounds(asked: Int, given: Int) {
        #expect(PCMFormat(sampleRate: asked).sampleRate == given)
    }
}
