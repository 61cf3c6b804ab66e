import PDFCatalog

/// A field of a document's interactive form (§12.7).
public struct FormField: Sendable {
    /// The types of field.
    public enum Kind: String, Sendable {
        case text
        case checkBox = "check-box"
        case radioButton = "radio-button"
        case pushButton = "push-button"
        /// A list of options to choose from.
        case choice
        case signature
        /// The document doesn't say, or something unheard of.
        case unknown
    }

    /// The full name, such as "address.street"; empty if it has none.
    public let name: String
    /// What to call it to people, if stated.
    public let label: String?
    /// What type of field it is.
    public let kind: Kind
    /// The text, or the options chosen as they are shown, or the name of a button's state ("Off" where it is off). Empty where nothing is filled in,
    /// and for passwords.
    public let values: [String]
    /// Whether it is not to be changed.
    public let isReadOnly: Bool
}

extension PDFDocument {
    /// Of all values together, in bytes gone through to find them; fields after that have none.
    private static let maximumFieldCost = 16 << 20

    /// The fields of the document's form, in its order.
    public var formFields: [FormField] {
        var cost = 0
        return form.fields.map { field in
            let read = cost < Self.maximumFieldCost ? field.read() : (values: [], cost: 0)
            cost += read.cost
            return FormField(
                name: field.name, label: field.label, kind: FormField.Kind(field.kind), values: read.values,
                isReadOnly: field.flags.contains(.readOnly))
        }
    }
}

extension FormField.Kind {
    fileprivate init(_ kind: PDFCatalog.FormField.Kind) {
        self =
            switch kind {
            case .text: .text
            case .checkBox: .checkBox
            case .radioButton: .radioButton
            case .pushButton: .pushButton
            case .choice: .choice
            case .signature: .signature
            case .unknown: .unknown
            }
    }
}
