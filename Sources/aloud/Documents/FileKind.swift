/// Kinds of file that are often taken for documents, told by how they begin.
enum FileKind: String {
    case jpeg = "a JPEG picture"
    case png = "a PNG picture"
    case gif = "a GIF picture"
    case tiff = "a TIFF picture"
    case zip = "a ZIP archive (as DOCX, ODT and EPUB files are)"
    case gzip = "a gzip archive"
    case compoundFile = "an old Office document"
    case postScript = "PostScript; try: ps2pdf"
    case richText = "rich text"
    case webPage = "a web page"

    /// Nil for any other kind.
    init?(of bytes: [UInt8]) {
        let marks: [([UInt8], FileKind)] = [
            ([0xFF, 0xD8, 0xFF], .jpeg), ([0x89, 0x50, 0x4E, 0x47], .png), (Array("GIF8".utf8), .gif),
            ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff), ([0x50, 0x4B, 3, 4], .zip), ([0x1F, 0x8B, 8], .gzip),
            ([0xD0, 0xCF, 0x11, 0xE0], .compoundFile), (Array("%!PS".utf8), .postScript), (Array("{\\rtf".utf8), .richText),
        ]
        if let found = marks.first(where: { bytes.starts(with: $0.0) }) {
            self = found.1
            return
        }
        let head = String(decoding: bytes.prefix(256), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        guard head.hasPrefix("<!doctype html") || head.hasPrefix("<html") else { return nil }
        self = .webPage
    }
}
