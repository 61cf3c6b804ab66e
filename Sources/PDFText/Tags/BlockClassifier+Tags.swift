extension BlockClassifier {
    /// What a block is by its tag, or where that says nothing in particular, by what is seen.
    func classify(_ lines: ArraySlice<Int>, tag: BlockTag?) -> Result {
        guard let role = tag?.role else { return classify(lines) }
        return Result(role: role, level: tag?.level)
    }
}
