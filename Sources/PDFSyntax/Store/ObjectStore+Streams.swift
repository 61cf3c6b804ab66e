package import PDFFilters
import Synchronization

extension ObjectStore {
    /// The decoded bytes of a stream: all of them, or those before the damage (which is noted). Empty for images.
    package func decoded(_ stream: PDFStream, limit: Int = FilterLimits.standardMaximumOutput) -> [UInt8] {
        var output: [UInt8] = []
        decode(stream, limit: limit, into: &output)
        return output
    }

    /// The decoded bytes of a stream that belongs to a font; none once those of the document's fonts have come to too much.
    package func decodedForFont(_ stream: PDFStream, limit: Int = FilterLimits.standardMaximumOutput) -> [UInt8] {
        guard fontAllowance.isLeft else {
            warnings.add(SyntaxWarning(.streamTooLarge, subject: stream.id.number))
            return []
        }
        let bytes = decoded(stream, limit: limit)
        fontAllowance.note(bytes.count)
        return bytes
    }

    /// Appends the decoded bytes of a stream to `output`, `limit` of them at most; returns whether all of it could be decoded.
    @discardableResult
    package func decode(_ stream: PDFStream, limit: Int = FilterLimits.standardMaximumOutput, into output: inout [UInt8]) -> Bool {
        let bytes = self.bytes
        let steps = filterSteps(stream.dictionary)
        let range = Range(clamping: stream.range.lowerBound, length: stream.range.count, limit: bytes.count)
        let raw = bytes.span.extracting(range)
        let limits = FilterLimits(maximumOutput: limit)
        let damage: FilterDamage?
        if let clear = deciphered(stream, raw) {
            damage = decoders.decode(clear.span, steps: steps, limits: limits, into: &output)
        } else {
            damage = decoders.decode(raw, steps: steps, limits: limits, into: &output)
        }
        guard let damage else { return true }
        let code: SyntaxWarning.Code =
            switch damage {
            case .truncated, .corrupt: .streamDamaged
            case .tooLarge: .streamTooLarge
            case .unsupported: .filterUnsupported
            }
        warnings.add(SyntaxWarning(code, subject: stream.id.number))
        return false
    }

    /// `Filter` and `DecodeParms` (Table 5) as steps.
    package func filterSteps(_ dictionary: PDFDictionary) -> [FilterStep] {
        let filter = resolve(dictionary["Filter"])
        let parameters = resolve(dictionary["DecodeParms"])
        switch filter {
        case .name(let name): return [step(name, parameters.array.map { resolve($0.first) } ?? parameters)]
        case .array(let names):
            // One more than are undone, so that a chain too long is known as such.
            return names.prefix(FilterLimits.standardMaximumSteps + 1).enumerated().compactMap { index, object in
                guard let name = name(object) else { return nil }
                guard let list = parameters.array else { return step(name, names.count == 1 ? parameters : .null) }
                return step(name, index < list.count ? resolve(list[index]) : .null)
            }
        default: return []
        }
    }

    private func step(_ name: Name, _ parameters: PDFObject) -> FilterStep {
        var values = FilterParameters()
        if let dictionary = parameters.dictionary {
            values.predictor = integer(dictionary["Predictor"]) ?? values.predictor
            values.colors = integer(dictionary["Colors"]) ?? values.colors
            values.bitsPerComponent = integer(dictionary["BitsPerComponent"]) ?? values.bitsPerComponent
            values.columns = integer(dictionary["Columns"]) ?? values.columns
            values.earlyChange = integer(dictionary["EarlyChange"]) ?? values.earlyChange
        }
        return FilterStep(Filter(name: name.text), values)
    }

    /// Where a stream's data lies: `Length` bytes if `endstream` follows them, else up to the next `endstream` or `endobj`, else to the
    /// end of the file.
    func streamRange(start: Int, length: Int?) -> Range<Int> {
        let bytes = self.bytes
        let source = bytes.span
        if let length, let end = StreamData.end(source, from: start, length: length) { return start..<end }
        var end = streamEnds().first(from: start) ?? source.count
        // §7.3.8.1: the end of line before `endstream` is not data.
        if end > start, source[end - 1] == 10 { end -= 1 }
        if end > start, source[end - 1] == 13 { end -= 1 }
        return start..<max(start, end)
    }

    private func streamEnds() -> StreamEnds {
        if let known = state.withLock(\.streamEnds) { return known }
        let bytes = self.bytes
        let ends = StreamEnds(bytes.span)
        state.withLock { $0.streamEnds = ends }
        return ends
    }
}
