/// The flags of a form field (§12.7.4.1 and Tables 229, 231, 233): bits that mean different things for different types.
package struct FormFieldFlags: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let readOnly = FormFieldFlags(rawValue: 1 << 0)

    // Text
    package static let multiline = FormFieldFlags(rawValue: 1 << 12)
    /// What is typed is not to be shown, nor kept in the file.
    package static let password = FormFieldFlags(rawValue: 1 << 13)
    /// The value is the name of a file.
    package static let fileSelect = FormFieldFlags(rawValue: 1 << 20)
    /// One character in each of `MaxLen` equal boxes.
    package static let comb = FormFieldFlags(rawValue: 1 << 24)

    // Buttons
    package static let radio = FormFieldFlags(rawValue: 1 << 15)
    package static let pushButton = FormFieldFlags(rawValue: 1 << 16)

    // Choices
    /// A list that drops down: of its options only the value is shown.
    package static let combo = FormFieldFlags(rawValue: 1 << 17)
}
