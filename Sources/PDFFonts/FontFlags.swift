/// The characteristics of a font: Table 121 of §9.8.2, with what the name adds.
package struct FontFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let fixedPitch = FontFlags(rawValue: 1 << 0)
    package static let serif = FontFlags(rawValue: 1 << 1)
    package static let symbolic = FontFlags(rawValue: 1 << 2)
    package static let script = FontFlags(rawValue: 1 << 3)
    package static let nonsymbolic = FontFlags(rawValue: 1 << 5)
    package static let italic = FontFlags(rawValue: 1 << 6)
    package static let allCap = FontFlags(rawValue: 1 << 16)
    package static let smallCap = FontFlags(rawValue: 1 << 17)
    package static let forceBold = FontFlags(rawValue: 1 << 18)
}
