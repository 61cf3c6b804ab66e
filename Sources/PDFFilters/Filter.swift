/// A stream filter, by its standard name or abbreviation (ISO 32000-2, 7.4, Table 6, and Table 92 for inline images).
package enum Filter: Sendable, Equatable {
    case flate, lzw, ascii85, asciiHex, runLength
    /// Decryption named in the filter chain: the bytes were decrypted before they came here, so nothing is left to do.
    case crypt
    case dct, ccitt, jbig2, jpx
    case unknown

    /// The filter that `name` (without its slash) stands for; abbreviations are accepted everywhere, as writers use them everywhere.
    package init(name: String) {
        switch name {
        case "FlateDecode", "Fl": self = .flate
        case "LZWDecode", "LZW": self = .lzw
        case "ASCII85Decode", "A85": self = .ascii85
        case "ASCIIHexDecode", "AHx": self = .asciiHex
        case "RunLengthDecode", "RL": self = .runLength
        case "Crypt": self = .crypt
        case "DCTDecode", "DCT": self = .dct
        case "CCITTFaxDecode", "CCF": self = .ccitt
        case "JBIG2Decode": self = .jbig2
        case "JPXDecode": self = .jpx
        default: self = .unknown
        }
    }

    /// Whether what it decodes to is pixels. Such data is left as it is.
    package var isImage: Bool {
        switch self {
        case .dct, .ccitt, .jbig2, .jpx: true
        case .flate, .lzw, .ascii85, .asciiHex, .runLength, .crypt, .unknown: false
        }
    }
}
