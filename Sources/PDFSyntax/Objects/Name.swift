/// A name object (§7.3.5) without its solidus, `#xx` undone. Bytes that are not UTF-8 are taken as Latin-1, so that every name has a text.
///
/// Names of up to 15 bytes live inside the `String` itself: comparing one costs no more than comparing two integers.
package struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package var text: String

    package init(_ text: String) { self.text = text }
    package init(stringLiteral value: String) { text = value }

    /// A name from the raw bytes after the solidus.
    package init(bytes: some Collection<UInt8>) {
        text = String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    package var description: String { "/" + text }
}
