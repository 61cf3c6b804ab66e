/// Undoes filter chains (ISO 32000-2, 7.4). Keeps what is costly to set up, so a worker keeps one and uses it for every stream.
package struct StreamDecoder: ~Copyable {
    private var flate = Flate()

    package init() {}

    /// Decodes `input` by `steps`, first one first, and appends the bytes to `output`.
    ///
    /// Never fails outright: what could be decoded is appended, including what came before the damage.
    /// Decoding stops before an image filter or one that is not known; what is appended then is that filter's input.
    ///
    /// - Returns: the first damage met, or `nil` when the data was sound.
    package mutating func decode(
        _ input: Span<UInt8>, steps: [FilterStep], limits: FilterLimits = .standard, into output: inout [UInt8]
    ) -> FilterDamage? {
        var todo = steps.filter { $0.filter != .crypt }
        var refusal: FilterDamage?
        if let stop = todo.firstIndex(where: { $0.filter.isImage || $0.filter == .unknown }) {
            refusal = .unsupported(todo[stop].filter)
            todo.removeSubrange(stop...)
        }
        if todo.count > limits.maximumSteps {
            todo.removeSubrange(limits.maximumSteps...)
            refusal = .tooLarge
        }
        let allowance = limits.allowance(for: input.count)
        guard let first = todo.first, let last = todo.last else {
            let whole = input.count <= limits.maximumOutput
            append(whole ? input : input.extracting(first: limits.maximumOutput), to: &output)
            return whole ? refusal : .tooLarge
        }
        if todo.count == 1 {
            let damage = undo(first, input, limit: allowance, into: &output)
            return damage ?? refusal
        }
        let stageAllowance = limits.stageAllowance(allowance)
        var stage: [UInt8] = []
        var damage = undo(first, input, limit: stageAllowance, into: &stage)
        for step in todo.dropFirst().dropLast() {
            var next: [UInt8] = []
            let met = undo(step, stage.span, limit: stageAllowance, into: &next)
            damage = damage ?? met
            stage = next
        }
        let met = undo(last, stage.span, limit: allowance, into: &output)
        return damage ?? met ?? refusal
    }

    private mutating func undo(
        _ step: FilterStep, _ input: Span<UInt8>, limit: Int, into output: inout [UInt8]
    ) -> FilterDamage? {
        // A stream of no bytes is what writers leave for an empty page; no end mark is missed in it.
        if input.isEmpty { return nil }
        let start = output.count
        switch step.filter {
        case .flate:
            let damage = flate.decode(input, limit: limit, into: &output)
            let unpredicted = Predictor(step.parameters).undo(&output, from: start)
            return damage ?? unpredicted
        case .lzw:
            let damage = LZW.decode(input, earlyChange: step.parameters.earlyChange != 0, limit: limit, into: &output)
            let unpredicted = Predictor(step.parameters).undo(&output, from: start)
            return damage ?? unpredicted
        case .ascii85:
            return ASCII85.decode(input, limit: limit, into: &output)
        case .asciiHex:
            return ASCIIHex.decode(input, limit: limit, into: &output)
        case .runLength:
            return RunLength.decode(input, limit: limit, into: &output)
        case .crypt, .dct, .ccitt, .jbig2, .jpx, .unknown:
            return .unsupported(step.filter)
        }
    }

    private func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        output.makeRoom(for: bytes.count)
        for index in bytes.indices { output.append(bytes[index]) }
    }
}
