/// How far decoding may go. A limit that is reached ends the stream there and is reported as ``FilterDamage/tooLarge``.
package struct FilterLimits: Sendable, Equatable {
    /// The most bytes that one stream may decode to; between the steps of a chain it is a quarter of that.
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

    /// 256 MiB: some eighty times the largest of 5,203 Flate content streams in 808 documents (3.3 MB).
    package static let standardMaximumOutput = 256 << 20
    /// 1,100: one pass of Flate gives at most 1,032 bytes for one, so that honest data passes and only bombs made of
    /// several passes (or of LZW's 2,500) are cut.
    package static let standardMaximumRatio = 1_100
    /// 1 MiB: small enough to be harmless, and the ratio means little for a stream of a few bytes.
    package static let standardRatioFloor = 1 << 20
    /// 16: those 808 documents have no chain of more than two; every step costs a pass over the data.
    package static let standardMaximumSteps = 16

    /// What goes from one step to the next may have this part of the allowance: it is in memory together with what comes of it.
    private static let stageShare = 4

    /// The most bytes that a step may give to the next when the chain may give `allowance`.
    func stageAllowance(_ allowance: Int) -> Int { min(allowance, max(ratioFloor, allowance / Self.stageShare)) }

    /// The most bytes that `count` encoded bytes may decode to.
    func allowance(for count: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: maximumRatio)
        return min(maximumOutput, max(ratioFloor, overflow ? .max : product))
    }
}
