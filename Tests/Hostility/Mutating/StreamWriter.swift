import TestSupport

/// Encodes data for the filters, so that a stream can come in any of them.
enum StreamWriter {
    /// The data encoded, and what its dictionary says of that.
    static func encode(_ data: [UInt8], using random: inout some RandomNumberGenerator) -> (data: [UInt8], filter: String) {
        // What is long is only compressed: mutants should be made fast.
        switch data.count > 1 << 16 ? 0 : Int.random(in: 0..<10, using: &random) {
        case 0...3: (compress(data, level: 1), "/Filter /FlateDecode")
        case 4: (hexadecimal(data), "/Filter /ASCIIHexDecode")
        case 5: (ascii85(data), "/Filter /ASCII85Decode")
        case 6: (runs(data), "/Filter /RunLengthDecode")
        case 7: (lzw(data), "/Filter /LZWDecode")
        case 8: (hexadecimal(compress(lzw(data), level: 1)), "/Filter [/AHx /Fl /LZW]")
        default: (data, "")
        }
    }

    static func hexadecimal(_ data: [UInt8]) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } + [0x3E]
    }

    static func ascii85(_ data: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for start in stride(from: 0, to: data.count, by: 4) {
            let group = data[start..<min(start + 4, data.count)]
            var value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (4 - group.count))
            if value == 0, group.count == 4 {
                output.append(0x7A)
                continue
            }
            var digits: [UInt8] = []
            for _ in 0..<5 {
                digits.insert(UInt8(value % 85) + 0x21, at: 0)
                value /= 85
            }
            output += digits.prefix(group.count + 1)
        }
        return output + Array("~>".utf8)
    }

    /// Without runs: every byte is told as it is.
    static func runs(_ data: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for start in stride(from: 0, to: data.count, by: 128) {
            let group = data[start..<min(start + 128, data.count)]
            output.append(UInt8(group.count - 1))
            output += group
        }
        return output + [128]
    }

    /// Without a table: it is cleared before codes need ten bits.
    static func lzw(_ data: [UInt8]) -> [UInt8] {
        var (output, held, bits): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        func add(_ code: UInt32) {
            held = held << 9 | code
            bits += 9
            while bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: held >> bits))
            }
            held &= (1 << bits) - 1
        }
        for (index, byte) in data.enumerated() {
            if index % 200 == 0 { add(256) }
            add(UInt32(byte))
        }
        add(257)
        if bits > 0 { output.append(UInt8(truncatingIfNeeded: held << (8 - bits))) }
        return output
    }
}
