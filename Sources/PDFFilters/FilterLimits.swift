/// How far decoding may go. A limit that is reached ends the stream there and is reported as ``FilterDamage/tooLarge``.
package struct FilterLimits: Sendable, Equatable {
    /// The most bytes that one stream may decode to, at each step of its chain.
    package var maximumOutput: Int
    /// The most bytes that one encoded byte may become, over the whole chain.
    package var maximumRatio: Int
    /// Streams may always decode to this many bytes, whatever the ratio.
    package var ratioFloor: Int
    /// The most filters in a chain.
    package var maximumSteps: Int

    package init(
        maximumOutput: Int = Self.standardMaximumOutput, maximumRatio: Int = Self.standardMaximumRatio,
        ratioFloor: Int = Self.standardRatioFloor, maximumSteps: Int = Self.standardMaximumSteps
    ) {
        self.maximumOutput = max(0, maximumOutput)
        self.maximumRatio = max(1, maximumRatio)
        self.ratioFloor = max(0, ratioFloor)
        self.maximumSteps = max(0, maximumSteps)
    }

    package static let standard = FilterLimits()

    /// 256 MiB: some ten times the largest content stream or cross-reference stream seen, and with one copy while it
    /// grows still within half a gigabyte of memory.
    package static let standardMaximumOutput = 256 << 20
    /// 1,100: one pass of Flate gives at most 1,032 bytes for one, so that honest data passes and only bombs made of
    /// several passes (or of LZW's 2,500) are cut.
    package static let standardMaximumRatio = 1_100
    /// 1 MiB: small enough to be harmless, and the ratio means little for a stream of a few bytes.
    package static let standardRatioFloor = 1 << 20
    /// 16: no writer uses more than three; every step costs a pass over the data.
    package static let standardMaximumSteps = 16

    /// The most bytes that `count` encoded bytes may decode to.
    func allowance(for count: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: maximumRatio)
        return min(maximumOutput, max(ratioFloor, overflow ? .max : product))
    }
}
