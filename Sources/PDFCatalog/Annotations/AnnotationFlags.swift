/// The flags of an annotation (§12.5.3, Table 167).
package struct AnnotationFlags: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Neither shown nor printed.
    package static let hidden = AnnotationFlags(rawValue: 1 << 1)
    /// Printed with the page.
    package static let print = AnnotationFlags(rawValue: 1 << 2)
    /// Stays upright where the page is turned.
    package static let noRotate = AnnotationFlags(rawValue: 1 << 4)
    /// Not shown on the screen, though perhaps printed.
    package static let noView = AnnotationFlags(rawValue: 1 << 5)
}
