/// The standard 14 fonts (§9.6.2.2) and the names by which programs know them: widths for fonts that bring none.
enum StandardFont: Sendable {
    case courier, helvetica, helveticaBold, times, timesBold, timesItalic, timesBoldItalic, symbol, zapfDingbats

    /// The standard font of that name, or of a name that Windows programs use for it (`Arial,Bold`, `TimesNewRomanPS-BoldMT`).
    init?(_ name: FontName) {
        let family: StandardFont
        if name.begins(with: "helvetica", "arial") {
            if name.contains("narrow", "black", "condensed", "neue", "unicode", "rounded", "light") { return nil }
            family = .helvetica
        } else if name.begins(with: "timesnewroman", "timesroman", "timesbold", "timesitalic") || name.isOne(of: "times") {
            family = .times
        } else if name.begins(with: "courier") {
            family = .courier
        } else if name.begins(with: "symbolmt") || name.isOne(of: "symbol", "symbolbold", "symbolitalic", "symbolbolditalic") {
            family = .symbol
        } else if name.begins(with: "zapfdingbats", "itczapfdingbats") || name.isOne(of: "dingbats") {
            family = .zapfDingbats
        } else {
            return nil
        }
        self = family.styled(bold: name.contains("bold"), italic: name.contains("italic", "oblique"))
    }

    /// The one that stands in for a font that is neither embedded nor brings widths, by its descriptor.
    init(substituteFor style: FontStyle) {
        let family: StandardFont = style.flags.contains(.fixedPitch) ? .courier : style.flags.contains(.serif) ? .times : .helvetica
        self = family.styled(bold: style.weight >= 600, italic: style.flags.contains(.italic))
    }

    private func styled(bold: Bool, italic: Bool) -> StandardFont {
        switch self {
        case .helvetica: bold ? .helveticaBold : .helvetica
        case .times: bold ? (italic ? .timesBoldItalic : .timesBold) : (italic ? .timesItalic : .times)
        default: self
        }
    }

    var ascent: Float {
        switch self {
        case .courier: 0.629
        case .helvetica, .helveticaBold: 0.718
        case .times, .timesBold, .timesItalic, .timesBoldItalic: 0.683
        case .symbol: 0.8
        case .zapfDingbats: 0.82
        }
    }

    var descent: Float {
        switch self {
        case .courier: -0.157
        case .helvetica, .helveticaBold: -0.207
        case .times, .timesBold, .timesItalic, .timesBoldItalic: -0.217
        case .symbol: -0.2
        case .zapfDingbats: -0.143
        }
    }

    /// The width of the glyph for a scalar, in thousandths; nil if the font has no such glyph.
    func width(of scalar: UInt32) -> UInt16? {
        let scalars: [UInt16]
        let widths: [UInt16]
        switch self {
        case .courier: return 600
        case .helvetica: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.helvetica)
        case .helveticaBold: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.helveticaBold)
        case .times: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.timesRoman)
        case .timesBold: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.timesBold)
        case .timesItalic: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.timesItalic)
        case .timesBoldItalic: (scalars, widths) = (StandardMetrics.latinScalars, StandardMetrics.timesBoldItalic)
        case .symbol: (scalars, widths) = (StandardMetrics.symbolScalars, StandardMetrics.symbol)
        case .zapfDingbats: (scalars, widths) = (StandardMetrics.zapfDingbatsScalars, StandardMetrics.zapfDingbats)
        }
        guard let scalar = UInt16(exactly: scalar) else { return nil }
        var (low, high) = (0, scalars.count)
        while low < high {
            let middle = (low + high) / 2
            if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
        }
        return low < scalars.count && scalars[low] == scalar ? widths[low] : nil
    }
}
