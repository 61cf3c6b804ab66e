/// First names behind which a capital with a stop is a second one's initial, and no title or saint: "Franklin D. Roosevelt", "Pearl S. Buck".
enum GivenNames {
    /// - Parameter name: In small letters.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names = Set(
        words: """
            abraham albert alfred allen andrew anna anthony arthur barbara benjamin charles daniel david donald edward elizabeth ernest eugene
            francis frank franklin frederick gary george harry helen henry howard hugh jack james jane jean jeffrey jerome john joseph kenneth
            lawrence lewis louis margaret mark martha martin mary matthew michael nathan patrick paul pearl peter philip ralph richard robert
            roger ronald roy ruth samuel sarah stephen steven susan theodore thomas ulysses walter warren william
            """)
}
