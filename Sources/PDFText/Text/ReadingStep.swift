/// What reading a document comes upon.
public enum ReadingStep: Sendable {
    /// The next paragraph.
    case paragraph(Paragraph)
    /// Of the pages before this one, from 0, nothing more will come, whether a paragraph or a part of one.
    case settled(before: Int)
}
