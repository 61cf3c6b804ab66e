/// A note at the foot of a column or page that was broken off there: what goes on with it stands at the foot of the next one, without a mark.
struct OpenNote {
    /// Its text so far, and the last word in that.
    var text: [UInt8]
    var lastWord: Range<Int>
    /// Of its type, in points.
    let size: Float
    /// Where its last line stands.
    let page: Int
    let y, right: Float
    /// Of the structure tree; 0 where tags say nothing.
    let element: Int
    /// Whether its last line had no room for more.
    var endsFull: Bool

    /// How much the type of one note may differ.
    private static let sameSize: Float = 0.04
    /// Of notes' type, at the most, as a share of the text's.
    private static let smallType: Float = 0.93
    /// How much of a page notes may take.
    private static let highest: Float = 0.6

    /// Whether some lines of its page or the next one go on with it: small, with nothing but notes below them, in the middle of a sentence.
    func goesOn(in lines: ArraySlice<Int>, element: Int, _ classifier: BlockClassifier) -> Bool {
        let layout = classifier.layout
        guard let first = lines.first.map({ layout.lines[$0] }), (first.size - size).magnitude < Self.sameSize * size,
            page == layout.index ? first.y > y || first.x0 > right : page + 1 == layout.index
        else { return false }
        if self.element != 0, element == self.element { return true }
        return Self.mayBeRest(lines, classifier) && (endsFull || LetterCase(layout.firstScalar(of: first)) == .small)
    }

    /// Whether some lines may go on with a note that is not known.
    static func mayBeRest(_ lines: ArraySlice<Int>, _ classifier: BlockClassifier) -> Bool {
        let layout = classifier.layout
        guard let first = lines.first.map({ layout.lines[$0] }), first.size < smallType * classifier.body.size,
            first.y < highest * layout.height, let word = first.words.first, !first.isFixedPitch, !first.isRow
        else { return false }
        guard !layout.words[Int(word)].isRaised, isLetter(layout.firstScalar(of: first)) else { return false }
        return classifier.isAtFoot(lines)
    }

    private static func isLetter(_ scalar: UInt32) -> Bool { Bidirectional.isLetter(scalar) || Bidirectional.isRightToLeft(scalar) }
}
