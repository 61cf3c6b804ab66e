extension PageLayout {
    /// Whether a line is set as most of its page are: in their font and of their size, with no white that parts it.
    func isSetLikeMost(_ index: Int) -> Bool {
        let line = lines[index]
        guard !line.isRow else { return false }
        let alike = lines.count { $0.startFont == line.startFont && ($0.size - line.size).magnitude < Self.sameSize * line.size }
        return alike * 2 > lines.count
    }

    /// How much type of one size differs, as a share.
    private static let sameSize: Float = 0.02
}
