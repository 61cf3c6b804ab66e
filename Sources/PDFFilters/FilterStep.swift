/// What a `DecodeParms` dictionary says (ISO 32000-2, Tables 8 and 10), as the file has it: values out of range are clamped where they are used.
package struct FilterParameters: Sendable, Equatable {
    /// 1 none, 2 TIFF, 10 and above PNG.
    package var predictor = 1
    /// Samples in a pixel.
    package var colors = 1
    /// Bits in a sample.
    package var bitsPerComponent = 8
    /// Pixels in a row.
    package var columns = 1
    /// LZW only: 1 when the code length grows one code early, 0 when it does not.
    package var earlyChange = 1

    package init() {}
}

/// One filter of a chain with its parameters.
package struct FilterStep: Sendable, Equatable {
    package var filter: Filter
    package var parameters: FilterParameters

    package init(_ filter: Filter, _ parameters: FilterParameters = FilterParameters()) {
        self.filter = filter
        self.parameters = parameters
    }
}

/// What was wrong with encoded data. What came before it has been decoded all the same.
package enum FilterDamage: Sendable, Equatable {
    /// The data ends before its end mark.
    case truncated
    /// The data breaks the rules of its encoding.
    case corrupt
    /// Decoding was stopped at a limit.
    case tooLarge
    /// Decoding stopped before this filter: it makes pixels, or nobody knows it.
    case unsupported(Filter)
}
