import PDFEncryption

/// Why a document could not be opened.
public struct PDFError: Error, Sendable, Equatable {
    /// The kinds of failure.
    public enum Code: String, Sendable {
        /// The file could not be read; `reason` says what the system said.
        case unreadable
        /// There is nothing of a PDF in the bytes.
        case notPDF
        /// The file is a PDF in which no page was found.
        case noPages
        /// It is encrypted and opens with a password only.
        case passwordNeeded
        /// It is encrypted and the password given does not open it.
        case passwordWrong
        /// It is encrypted in a way that no password opens here (public-key or private handlers).
        case encryptionUnsupported
    }

    /// What kind of failure.
    public let code: Code
    /// The byte in the file where it was noticed, if that says anything.
    public let offset: Int?
    /// A sentence for people, without a final stop.
    public let reason: String

    init(_ code: Code, offset: Int? = nil, _ reason: String) {
        self.code = code
        self.offset = offset
        self.reason = reason
    }

    init(_ error: EncryptionError, isPasswordGiven: Bool) {
        switch error {
        case .wrongPassword where isPasswordGiven: self.init(.passwordWrong, "the password does not open the document")
        case .wrongPassword: self.init(.passwordNeeded, "the document is encrypted and needs a password")
        default: self.init(.encryptionUnsupported, "the document is encrypted in a way that no password opens")
        }
    }
}
