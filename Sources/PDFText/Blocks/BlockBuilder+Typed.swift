/// Lines of typed text, which stand on lines of a typewriter whatever they are: letters, invoices, forms.
extension BlockBuilder {
    /// Whether a line of typed text begins anew below one that ends far from the edge.
    func isNextTyped(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard !text.endsInHyphen(previous), !text.endsInSmallWord(previous), !text.holdsCode(previous), !text.holdsCode(line),
            !previous.isRow, !line.isRow
        else { return false }
        return hasRoom(index - 1, right) && (begin(line) - begin(previous)).magnitude < 0.3 * line.size
            && right - end(previous) > Self.roomOfEnd * (right - left)
            && (text.startsCapital(line) || text.startsNumber(line))
    }
}
