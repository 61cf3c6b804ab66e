/// Undoes the predictors of Flate and LZW data (ISO 32000-2, 7.4.4.4), in place.
struct Predictor {
    private enum Kind { case none, tiff, png }

    private let kind: Kind
    private let colors: Int
    private let bits: Int
    /// Bytes in a row, without the tag that PNG rows begin with.
    private let rowBytes: Int

    /// No colour space of PDF has more components (DeviceN, ISO 32000-2, Table C.1).
    private static let maximumColors = 32
    /// Far more pixels in a row than any file has bytes, and small enough for its bits to be counted in an `Int`.
    private static let maximumColumns = 1 << 40

    init(_ parameters: FilterParameters) {
        switch parameters.predictor {
        case 2: kind = .tiff
        case 10...: kind = .png
        default: kind = .none
        }
        colors = min(max(1, parameters.colors), Self.maximumColors)
        bits = [1, 2, 4, 8, 16].contains(parameters.bitsPerComponent) ? parameters.bitsPerComponent : 8
        rowBytes = (min(max(1, parameters.columns), Self.maximumColumns) * colors * bits + 7) / 8
    }

    /// Undoes the predictor in `output` from `start` on. A last row that is not whole is decoded as far as it goes.
    func undo(_ output: inout [UInt8], from start: Int) -> FilterDamage? {
        switch kind {
        case .none:
            return nil
        case .tiff:
            var bytes = output.mutableSpan
            undoTIFF(&bytes, from: start)
            return nil
        case .png:
            let (end, damage) = undoPNG(&output, from: start)
            output.removeSubrange(end...)
            return damage
        }
    }

    /// PNG, 9.2: every row begins with the number of the predictor it uses, whatever `Predictor` says.
    private func undoPNG(_ array: inout [UInt8], from start: Int) -> (end: Int, damage: FilterDamage?) {
        var bytes = array.mutableSpan
        let step = (colors * bits + 7) / 8
        var damage: FilterDamage?
        var read = start
        var write = start
        while read < bytes.count {
            let tag = bytes[read]
            read += 1
            let count = min(rowBytes, bytes.count - read)
            let hasAbove = write > start
            let above = hasAbove ? write - rowBytes : write
            switch tag {
            case 1:
                for place in 0..<count {
                    let left = place >= step ? bytes[write + place - step] : 0
                    bytes[write + place] = bytes[read + place] &+ left
                }
            case 2 where hasAbove:
                for place in 0..<count { bytes[write + place] = bytes[read + place] &+ bytes[above + place] }
            case 3:
                for place in 0..<count {
                    let left = place >= step ? Int(bytes[write + place - step]) : 0
                    let up = hasAbove ? Int(bytes[above + place]) : 0
                    bytes[write + place] = bytes[read + place] &+ UInt8(truncatingIfNeeded: (left + up) / 2)
                }
            case 4:
                for place in 0..<count {
                    let left = place >= step ? Int(bytes[write + place - step]) : 0
                    let up = hasAbove ? Int(bytes[above + place]) : 0
                    let corner = hasAbove && place >= step ? Int(bytes[above + place - step]) : 0
                    bytes[write + place] = bytes[read + place] &+ UInt8(truncatingIfNeeded: paeth(left, up, corner))
                }
            default:
                // 0, or a first row that looks up at nothing; a number that means nothing is damage, and best left alone.
                if tag > 4 { damage = .corrupt }
                for place in 0..<count { bytes[write + place] = bytes[read + place] }
            }
            read += count
            write += count
        }
        return (write, damage)
    }

    private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }

    /// TIFF 6.0, section 14: every sample is the difference to the one of its colour in the pixel before.
    private func undoTIFF(_ bytes: inout MutableSpan<UInt8>, from start: Int) {
        var row = start
        while row < bytes.count {
            let end = row + min(rowBytes, bytes.count - row)
            switch bits {
            case 8: undoTIFFBytes(&bytes, row, end)
            case 16: undoTIFFWords(&bytes, row, end)
            default: undoTIFFBits(&bytes, row, end)
            }
            row = end
        }
    }

    private func undoTIFFBytes(_ bytes: inout MutableSpan<UInt8>, _ row: Int, _ end: Int) {
        var place = row + colors
        while place < end {
            bytes[place] &+= bytes[place - colors]
            place += 1
        }
    }

    private func undoTIFFWords(_ bytes: inout MutableSpan<UInt8>, _ row: Int, _ end: Int) {
        var place = row + 2 * colors
        while place + 1 < end {
            let before = UInt16(bytes[place - 2 * colors]) << 8 | UInt16(bytes[place - 2 * colors + 1])
            let sample = (UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])) &+ before
            bytes[place] = UInt8(sample >> 8)
            bytes[place + 1] = UInt8(truncatingIfNeeded: sample)
            place += 2
        }
    }

    /// Samples of 1, 2 or 4 bits never cross a byte, as each of these divides 8.
    private func undoTIFFBits(_ bytes: inout MutableSpan<UInt8>, _ row: Int, _ end: Int) {
        let perByte = 8 / bits
        let mask = UInt8(1 << bits - 1)
        var before = InlineArray<32, UInt8>(repeating: 0)
        var color = 0
        for place in row..<end {
            var result: UInt8 = 0
            for slot in 0..<perByte {
                let shift = UInt8(8 - bits * (slot + 1))
                let sample = (bytes[place] >> shift &+ before[color]) & mask
                before[color] = sample
                result |= sample << shift
                color = color + 1 == colors ? 0 : color + 1
            }
            bytes[place] = result
        }
    }
}
