/// A part of the program that reads what strangers wrote, driven by bytes alone. Nothing it is given may end the process.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Tokens and objects; files without and with a cross-reference.
    case objects, files
    /// One chain of filters with parameters; the first bytes choose.
    case filters
    /// Font programs, and maps from codes to characters.
    case cmap, type1, cff, truetype
    /// Operators of a page.
    case content
    /// A document and all that is told of it.
    case document
    /// What is kept of the user, and what the user writes.
    case bookmark, lexicon, position
    /// What is made of text before it is spoken.
    case speech

    /// Reads the bytes as a stranger's.
    package func run(_ bytes: [UInt8]) {
        switch self {
        case .objects: SyntaxTargets.objects(bytes)
        case .files: SyntaxTargets.file(bytes)
        case .filters: FilterTarget.run(bytes)
        case .cmap: FontTargets.cmap(bytes)
        case .type1: FontTargets.program(bytes, key: "FontFile", subtype: "Type1")
        case .cff: FontTargets.program(bytes, key: "FontFile3", subtype: "Type1C")
        case .truetype: FontTargets.program(bytes, key: "FontFile2", subtype: "TrueType")
        case .content: ContentTarget.run(bytes)
        case .document: DocumentTarget.run(bytes)
        case .bookmark: BookmarkTarget.run(bytes)
        case .lexicon: SpeechTargets.lexicon(bytes)
        case .position: SpeechTargets.position(bytes)
        case .speech: SpeechTargets.speech(bytes)
        }
    }
}
