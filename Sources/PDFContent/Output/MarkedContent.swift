package import PDFSyntax

/// A marked-content sequence (§14.6) as it opens.
package struct MarkedContent: Sendable {
    package let tag: Name
    /// Number in the structure tree (§14.7.5.2), unique within its content stream.
    package let identifier: Int?
    /// Object number of the form whose content stream this is; nil for the page's own.
    package let container: Int?
    /// Replacement text (§14.9.4).
    package let actualText: String?
    /// Alternate description (§14.9.3).
    package let alternate: String?
    /// BCP 47 tag (§14.9.2).
    package let language: String?
    /// Of an artifact (§14.8.2.2): Pagination, Layout, Page, Background.
    package let artifactType: Name?
    /// Of an artifact: Header, Footer, Watermark …
    package let artifactSubtype: Name?
    /// Around what an annotation shows: its number on the page, from 1. The content stream's own sequences have none.
    package let overlay: Int?

    package var isArtifact: Bool { tag == "Artifact" }

    /// A sequence that stands for text of its own.
    init(replacement: String) {
        tag = "Span"
        actualText = replacement
        (identifier, container, alternate, language, artifactType, artifactSubtype, overlay) = (nil, nil, nil, nil, nil, nil, nil)
    }

    init(overlay: Int) {
        tag = "Annot"
        self.overlay = overlay
        (identifier, container, actualText, alternate, language, artifactType, artifactSubtype) = (nil, nil, nil, nil, nil, nil, nil)
    }

    /// - Parameter allowance: bytes of text that the page's sequences may still have among them; text for which that is too little is left out.
    init(tag: Name, properties: PDFObject, container: Int?, store: ObjectStore, allowance: inout Int) {
        self.tag = tag
        self.container = container
        overlay = nil
        guard let dictionary = store.dictionary(properties) else {
            (identifier, actualText, alternate, language, artifactType, artifactSubtype) = (nil, nil, nil, nil, nil, nil)
            return
        }
        identifier = store.integer(dictionary["MCID"])
        actualText = Self.text(dictionary["ActualText"], store, &allowance)
        alternate = Self.text(dictionary["Alt"], store, &allowance)
        language = Self.text(dictionary["Lang"], store, &allowance)
        artifactType = store.name(dictionary["Type"])
        artifactSubtype = store.name(dictionary["Subtype"])
    }

    /// A sequence of the structure tree that says nothing of itself.
    init(tag: Name, identifier: Int, container: Int?) {
        self.tag = tag
        self.identifier = identifier
        self.container = container
        (actualText, alternate, language, artifactType, artifactSubtype, overlay) = (nil, nil, nil, nil, nil, nil)
    }

    /// The number of `<</MCID 7>>`, what nearly all sequences of a tagged page have; nil of properties that are written otherwise or say more.
    static func identifier(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
        var lexer = Lexer(position: range.lowerBound, end: range.upperBound)
        guard lexer.next(source) == .dictionaryOpen, case .name(let key) = lexer.next(source), key.count == 4,
            source.matches("MCID", at: key.lowerBound), case .integer(let identifier) = lexer.next(source),
            lexer.next(source) == .dictionaryClose
        else { return nil }
        return identifier
    }

    private static func text(_ object: PDFObject, _ store: ObjectStore, _ allowance: inout Int) -> String? {
        guard let bytes = store.string(object), bytes.count <= allowance else { return nil }
        allowance -= bytes.count
        return TextString.decode(bytes)
    }
}
