/// A fill colour, as far as it can be told whether another one is the same: eight bits each of red, green and blue, or unknown.
package struct FillColour: Sendable, Equatable {
    private let value: UInt32

    package static let black = FillColour(value: 0)
    /// A pattern, a spot colour, something seen through: the same as nothing.
    package static let unknown = FillColour(value: .max)

    package var isKnown: Bool { value != .max }

    /// Whether it is far from black, as greys are that are still easily read: lighter than a third.
    package var isPale: Bool { isKnown && 30 * (value >> 16) + 59 * (value >> 8 & 0xFF) + 11 * (value & 0xFF) > 100 * 85 }
    /// Whether it is white or nearly so: no text on paper is, but on a ground that is dark.
    package var isLight: Bool { isKnown && 30 * (value >> 16) + 59 * (value >> 8 & 0xFF) + 11 * (value & 0xFF) > 100 * 200 }
    /// Whether it is neither black, grey nor white.
    package var isHued: Bool {
        let (red, green, blue) = (value >> 16, value >> 8 & 0xFF, value & 0xFF)
        return isKnown && max(red, green, blue) - min(red, green, blue) > 40
    }

    private init(value: UInt32) { self.value = value }

    /// From 0 to 1; what lies outside is cut off (§8.6.3).
    package init(red: Double, green: Double, blue: Double) {
        func byte(_ component: Double) -> UInt32 { component > 0 ? UInt32(min(component, 1) * 255 + 0.5) : 0 }
        value = byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
