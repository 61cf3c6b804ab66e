package import PDFFilters
import Synchronization

extension ObjectStore {
    /// The decoded bytes of a stream: all of them, or those before the damage (which is noted). Empty for images.
    package func decoded(_ stream: PDFStream) -> [UInt8] {
        var output: [UInt8] = []
        decode(stream, into: &output)
        return output
    }

    /// Appends the decoded bytes of a stream to `output`; returns whether all of it could be decoded.
    @discardableResult
    package func decode(_ stream: PDFStream, into output: inout [UInt8]) -> Bool {
        let bytes = self.bytes
        let steps = filterSteps(stream.dictionary)
        let range = Range(clamping: stream.range.lowerBound, length: stream.range.count, limit: bytes.count)
        let damage: FilterDamage?
        let raw = bytes.span.extracting(range)
        if let clear = deciphered(stream, raw) {
            damage = steps.isEmpty ? nil : decoders.decode(clear.span, steps: steps, into: &output)
            if steps.isEmpty { output.append(contentsOf: clear) }
        } else if steps.isEmpty {
            output.append(contentsOf: bytes[range])
            damage = nil
        } else {
            damage = decoders.decode(raw, steps: steps, into: &output)
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

    /// `Filter` and `DecodeParms` (Table 5) as steps; also the short forms `F` and `DP` of inline images (Table 91).
    package func filterSteps(_ dictionary: PDFDictionary) -> [FilterStep] {
        let filter = resolve(dictionary["Filter"])
        let parameters = resolve(dictionary["DecodeParms"].isNull ? dictionary["DP"] : dictionary["DecodeParms"])
        switch filter {
        case .name(let name): return [step(name, parameters.array.map { resolve($0.first) } ?? parameters)]
        case .array(let names):
            return names.prefix(Self.maximumFilters).enumerated().compactMap { index, object in
                guard let name = name(object) else { return nil }
                guard let list = parameters.array else { return step(name, names.count == 1 ? parameters : .null) }
                return step(name, index < list.count ? resolve(list[index]) : .null)
            }
        default: return []
        }
    }

    /// A longer chain serves no one but the author of a decompression bomb.
    private static let maximumFilters = 8

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

    /// Where a stream's data ends: `Length` if `endstream` follows there, else the next `endstream` or `endobj`, else the end of the file.
    func streamRange(start: Int, length: Int?) -> Range<Int> {
        let bytes = self.bytes
        let source = bytes.span
        if let length, length >= 0, length <= source.count - start {
            var lexer = Lexer(source, at: start + length)
            lexer.skipWhiteSpace(source)
            if source.matches("endstream", at: lexer.position) || source.matches("endobj", at: lexer.position) {
                return start..<(start + length)
            }
        }
        let known = state.withLock { $0.endSearch }
        var end: Int
        if let known, known.range.contains(start) {
            end = known.found
        } else {
            end = source.firstIndex(of: "endstream", from: start, to: source.count) ?? source.count
            let searched = start..<end
            state.withLock { $0.endSearch = (searched, end) }
        }
        // §7.3.8.1: the end of line before `endstream` is not data.
        if end > start, source[end - 1] == 10 { end -= 1 }
        if end > start, source[end - 1] == 13 { end -= 1 }
        return start..<end
    }
}
