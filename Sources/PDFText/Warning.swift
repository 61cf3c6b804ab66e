import PDFSyntax

/// Damage that was read through, or something that could not be read. Reading went on.
public struct Warning: Sendable, Hashable {
    /// A stable name: `streamDamaged`, `pageTreeRebuilt`, …
    public let code: String
    /// A sentence for people, without a final stop.
    public let message: String

    init(_ warning: SyntaxWarning) {
        code = warning.code.rawValue
        let subject = warning.subject.map { " \($0)" } ?? ""
        let inObject = subject.isEmpty ? "" : " in object" + subject
        let detail = warning.detail.isEmpty ? "" : " (\(warning.detail))"
        message =
            switch warning.code {
            case .crossReferenceRebuilt: "the table of objects is damaged or missing; it was rebuilt from the file's contents"
            case .objectMissing: "object\(subject) is missing or damaged"
            case .streamDamaged: "the data of object\(subject) is damaged; what came before the damage was used"
            case .streamTooLarge: "the data of object\(subject) grows beyond all bounds; it was cut"
            case .filterUnsupported: "the data of object\(subject) is compressed in a way that carries no text"
            case .pageTreeRebuilt: "the page tree is damaged; the pages were collected from the file's contents"
            case .pageTreeDamaged: "the page tree is damaged at object\(subject)\(detail)"
            case .contentDamaged: "the content of page index\(subject) is damaged\(detail)"
            case .contentTooLarge: "the content of page index\(subject) is too large to be read whole\(detail)"
            case .nestingTooDeep: "objects are nested too deeply at\(subject)\(detail)"
            case .structureDamaged: "the structure tree is damaged\(subject.isEmpty ? "" : " at object" + subject)\(detail)"
            case .fontUnreadable: "the font\(inObject) can't be read\(detail)"
            case .fontWithoutUnicode: "the font\(inObject) doesn't say which characters its glyphs are\(detail)"
            }
    }
}
