import PDFText
import Testing

/// Every document of `Samples/` is read as a person would read it, or no worse than `Samples/known-gaps.txt` admits.
struct SampleTests {
    @Test(arguments: Sample.all)
    func prose(_ sample: Sample) throws {
        var found: [String] = []
        try PDFDocument(path: sample.pdf, password: sample.password).forEachParagraph { found.append($0.text) }
        let comparison = Comparison(wanted: try sample.paragraphs(), found: found)
        let (isExact, share) = (comparison.isExact, comparison.share)
        guard let gap = KnownGap.all[sample.name] else {
            #expect(isExact, "\(rounded(share)) of the words are in order; \(comparison.firstDifference)")
            return
        }
        #expect(!isExact, "now read exactly: take its line out of Samples/known-gaps.txt")
        #expect(share >= gap.share, "only \(rounded(share)) of the words are in order (\(gap.reason)); \(comparison.firstDifference)")
    }

    @Test func samplesAreThere() {
        #expect(Sample.all.count >= 79)
    }

    @Test func listsNameSamplesOnly() {
        let names = Set(Sample.all.map(\.name))
        let listed = Sample.lines(of: "known-gaps.txt") + Sample.lines(of: "passwords.txt")
        #expect(listed.map { $0[0] }.filter { !names.contains($0) } == [])
        #expect(Sample.lines(of: "known-gaps.txt").count == KnownGap.all.count, "a line of known-gaps.txt is not `name : share : reason`")
    }

    /// Downwards, so that what is recorded holds.
    private func rounded(_ share: Double) -> Double { (share * 1000).rounded(.down) / 1000 }
}
