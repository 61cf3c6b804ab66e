import PDFSyntax

/// The Chinese fonts of Windows that some programs name without embedding them, as TrueType fonts with a Latin encoding, while the text is
/// in GBK, one or two bytes a character. Their names are in GBK too.
enum ChineseSystemFont {
    /// SimSun, FangSong, SimHei, KaiTi, LiSu in GBK, as ``Name`` gives bytes that are no UTF-8.
    private static let names = [
        "\u{CB}\u{CE}\u{CC}\u{E5}", "\u{B7}\u{C2}\u{CB}\u{CE}", "\u{BA}\u{DA}\u{CC}\u{E5}", "\u{BF}\u{AC}\u{CC}\u{E5}",
        "\u{C1}\u{A5}\u{CA}\u{E9}",
    ]

    /// The composite font that such a font is; nil for all others.
    static func composite(of font: PDFDictionary, subtype: String, store: ObjectStore) -> PDFDictionary? {
        guard subtype == "TrueType", let name = store.name(font["BaseFont"]), names.contains(where: { name.text.hasPrefix($0) }),
            store.stream(font["ToUnicode"]) == nil
        else { return nil }
        let descriptor = store.dictionary(font["FontDescriptor"]) ?? .empty
        guard !FontProgram(store: store).isEmbedded(descriptor) else { return nil }
        // Half-width forms are CIDs 814 to 939 of Adobe-GB1.
        let halfWidth: [PDFObject] = [.integer(814), .integer(939), .integer(500)]
        let descendant = PDFDictionary([
            ("Type", .name("Font")), ("Subtype", .name("CIDFontType2")), ("BaseFont", .name(name)), ("W", .array(halfWidth)),
            ("FontDescriptor", font["FontDescriptor"]),
        ])
        return PDFDictionary([
            ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name(name)), ("Encoding", .name("GBK-EUC-H")),
            ("DescendantFonts", .array([.dictionary(descendant)])),
        ])
    }
}
