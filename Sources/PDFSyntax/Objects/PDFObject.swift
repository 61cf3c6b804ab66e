/// A PDF object (ISO 32000-2 §7.3), as a value. Indirect objects appear as `.reference` until an ``ObjectStore`` resolves them.
package enum PDFObject: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// The bytes of a literal or hexadecimal string, escapes undone and deciphered.
    case string([UInt8])
    case name(Name)
    case array([PDFObject])
    case dictionary(PDFDictionary)
    /// Boxed, so that an array of numbers doesn't pay for the size of a stream.
    indirect case stream(PDFStream)
    case reference(ObjectID)
}

extension PDFObject {
    package var isNull: Bool { if case .null = self { true } else { false } }

    /// The number as an integer; reals are truncated as Acrobat does where an integer is asked for.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): clampedInteger(value)
        default: nil
        }
    }

    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    package var name: Name? { if case .name(let value) = self { value } else { nil } }
    package var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    package var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
    package var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }
    package var reference: ObjectID? { if case .reference(let value) = self { value } else { nil } }

    /// The dictionary itself, or that of a stream.
    package var dictionary: PDFDictionary? {
        switch self {
        case .dictionary(let value): value
        case .stream(let value): value.dictionary
        default: nil
        }
    }
}

/// Object and generation number of an indirect object (§7.3.10).
package struct ObjectID: Hashable, Sendable {
    package var number: Int
    package var generation: Int

    package init(number: Int, generation: Int = 0) {
        self.number = number
        self.generation = generation
    }
}
