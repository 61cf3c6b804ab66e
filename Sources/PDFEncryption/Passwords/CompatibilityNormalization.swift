/// Unicode normalization form KC (UAX #15), which the standard library keeps to itself.
package enum CompatibilityNormalization {
    static func normalize(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if let parts = table.decompositions[scalar] { scalars += parts } else { scalars.append(scalar) }
        }
        order(&scalars)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: compose(scalars))
        return String(view)
    }

    /// What a scalar is made of by form KD, Hangul syllables excepted; nil if it is made of nothing else.
    package static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? { table.decompositions[scalar] }

    /// Canonical ordering: marks after a starter by their class, those of one class as they stood.
    private static func order(_ scalars: inout [Unicode.Scalar]) {
        var start = 0
        while start < scalars.count {
            var end = start + 1
            if combiningClass(scalars[start]) > 0 {
                while end < scalars.count, combiningClass(scalars[end]) > 0 { end += 1 }
                // A stable sort; the standard library's promises as much in practice only, hence the places.
                let sorted = scalars[start..<end].enumerated().sorted {
                    (combiningClass($0.element), $0.offset) < (combiningClass($1.element), $1.offset)
                }
                scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
            }
            start = end
        }
    }

    private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var starter: Int?
        // The class of what stands between the starter and the next scalar; nothing of that class or less may pass it.
        var between: UInt8?
        for scalar in scalars {
            let order = combiningClass(scalar)
            if let place = starter, between.map({ $0 < order && $0 > 0 }) ?? true, let composed = pair(result[place], scalar) {
                result[place] = composed
                continue
            }
            result.append(scalar)
            if order == 0 {
                starter = result.count - 1
                between = nil
            } else {
                between = order
            }
        }
        return result
    }

    private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        hangul(first.value, second.value) ?? table.compositions[Pair(first: first, second: second)]
    }

    /// The Unicode Standard, 3.12: syllables are computed.
    private static func hangul(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        if 0x1100...0x1112 ~= first, 0x1161...0x1175 ~= second {
            return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
        }
        if 0xAC00...0xD7A3 ~= first, (first - 0xAC00) % 28 == 0, 0x11A8...0x11C2 ~= second {
            return Unicode.Scalar(first + second - 0x11A7)
        }
        return nil
    }

    private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 { scalar.properties.canonicalCombiningClass.rawValue }

    private struct Pair: Hashable {
        let first: Unicode.Scalar
        let second: Unicode.Scalar
    }

    private struct Table {
        var decompositions: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        var compositions: [Pair: Unicode.Scalar] = [:]
    }

    /// Unpacked when first asked for: a password that is not ASCII, presentation forms in a text.
    private static let table: Table = {
        var table = Table()
        var wholes: [[Unicode.Scalar]: Unicode.Scalar] = [:]
        var value: UInt32 = 0
        for entry in compatibilityDecompositions.split(separator: ",") {
            let fields = entry.split(separator: " ", omittingEmptySubsequences: false)
            let head = fields[0]
            let composes = head.hasSuffix("*")
            value += UInt32(composes ? head.dropLast() : head, radix: 16) ?? 1
            let parts = fields.dropFirst().compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            guard let scalar = Unicode.Scalar(value) else { continue }
            table.decompositions[scalar] = parts
            if composes { wholes[parts] = scalar }
        }
        // Composites are made a mark at a time: all but the last part make a scalar of their own.
        for (parts, composite) in wholes {
            let front = Array(parts.dropLast())
            guard let second = parts.last, let first = front.count == 1 ? front.first : wholes[front] else { continue }
            table.compositions[Pair(first: first, second: second)] = composite
        }
        return table
    }()
}
