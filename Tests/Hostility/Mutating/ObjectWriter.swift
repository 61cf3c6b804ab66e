import PDFSyntax

/// Writes objects as a file has them (§7.3).
enum ObjectWriter {
    /// - Parameter leaving: keys of the outermost dictionary that are left out.
    static func write(_ object: PDFObject, leaving keys: Set<Name> = [], to bytes: inout [UInt8]) {
        switch object {
        case .null: bytes += "null".utf8
        case .boolean(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .real(let value): real(value, to: &bytes)
        case .name(let value): name(value, to: &bytes)
        case .string(let value):
            bytes.append(0x3C)
            for byte in value { bytes += hexadecimal(byte) }
            bytes.append(0x3E)
        case .array(let elements):
            bytes.append(0x5B)
            for element in elements {
                write(element, to: &bytes)
                bytes.append(0x20)
            }
            bytes.append(0x5D)
        case .dictionary(let dictionary): write(dictionary, leaving: keys, to: &bytes)
        case .stream(let stream): write(stream.dictionary, leaving: keys, to: &bytes)
        case .reference(let id): bytes += "\(id.number) \(id.generation) R".utf8
        }
    }

    private static func write(_ dictionary: PDFDictionary, leaving keys: Set<Name>, to bytes: inout [UInt8]) {
        bytes += "<<".utf8
        for entry in dictionary.entries where !keys.contains(entry.key) {
            name(entry.key, to: &bytes)
            bytes.append(0x20)
            write(entry.value, to: &bytes)
            bytes.append(0x0A)
        }
        bytes += ">>".utf8
    }

    /// Numbers have no exponents in PDF (§7.3.3).
    private static func real(_ value: Double, to bytes: inout [UInt8]) {
        guard value.isFinite else { return bytes += "0".utf8 }
        guard abs(value) < 1e15 else { return bytes += "\(value < 0 ? "-" : "")1\(String(repeating: "0", count: 300))".utf8 }
        let scaled = (abs(value) * 1e6).rounded()
        let (whole, part) = (Int(scaled / 1e6), Int(scaled) % 1_000_000)
        let digits = String(part)
        bytes += "\(value < 0 ? "-" : "")\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits)".utf8
    }

    private static func name(_ name: Name, to bytes: inout [UInt8]) {
        bytes.append(0x2F)
        for byte in name.text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x2B, 0x2A: bytes.append(byte)
            default: bytes += [0x23] + hexadecimal(byte)
            }
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}
