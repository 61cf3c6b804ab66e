import PDFText
import Reading
import SafeFiles
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The one place where documents are opened.
struct DocumentOpener {
    /// A file whose first line is the password; nil to ask on the terminal where one is needed.
    var passwordFile: String?
    /// Whether text on standard input may be taken as it comes, rather than to its end first.
    var takesStream = false
    /// Called before each part of standard input, to wait for it.
    var awaitsInput: () -> Void = {}

    /// How often a password is asked for.
    private static let tries = 3
    /// Of a password no more than 127 bytes count (ISO 32000-2, 7.6.4.3.2); a file of passwords may say more below it.
    private static let longestPassword = 4096

    func open(_ argument: String) throws(CommandFailure) -> OpenedDocument {
        let source = try DocumentSource(argument: argument)
        let (bytes, isWhole) = try read(source)
        guard !bytes.isEmpty || !isWhole else { throw CommandFailure(.unreadableData, "\(source.name) is empty") }
        let kind = PlainText.kind(of: bytes)
        if Self.claimsPDF(bytes) || ((kind == .binary || source.isNamedPDF) && FileKind(of: bytes) == nil) {
            if let document = try openPDF(bytes, source, isText: kind != .binary) {
                return OpenedDocument(source: source, content: .pdf(document), fingerprint: Self.fingerprint(document))
            }
        }
        // What is called a PDF was not meant as text: a picture, or the page of a site that wanted a password first.
        if source.isNamedPDF {
            let what = FileKind(of: bytes).map { " but \($0.rawValue)" } ?? ""
            throw CommandFailure(.unreadableData, "\(source.name) is not a PDF\(what)")
        }
        if let kind = FileKind(of: bytes), kind != .webPage {
            throw CommandFailure(.unreadableData, "\(source.name) is neither a PDF nor plain text but \(kind.rawValue)")
        }
        guard kind == .text else {
            throw CommandFailure(
                .unreadableData,
                "\(source.name) is not UTF-8 text; try: iconv -f \(PlainText.encoding(of: bytes)) -t UTF-8 \(Self.quoted(source)) | aloud -"
            )
        }
        guard bytes.count <= PlainText.longest else {
            throw CommandFailure(.unreadableData, "\(source.name) is too large: a text of more than \(PlainText.longest / 1_000_000) MB")
        }
        // A byte order mark is no part of the text.
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        return OpenedDocument(
            source: source, content: isWhole ? .text(text) : .stream(text),
            fingerprint: isWhole ? DocumentFingerprint(bytes: bytes) : nil)
    }

    private static func fingerprint(_ document: PDFDocument) -> DocumentFingerprint {
        let identity = document.identity
        return DocumentFingerprint(size: identity.size, head: identity.head, tail: identity.tail, identifier: identity.identifier)
    }

    // MARK: Bytes

    /// The bytes of a file; of a stream perhaps only the first.
    private func read(_ source: DocumentSource) throws(CommandFailure) -> (bytes: [UInt8], isWhole: Bool) {
        do throws(Files.Fault) {
            guard source == .standardInput else {
                guard case .path(let path) = source else { return ([], true) }
                return (try Files.read(path: path), true)
            }
            awaitsInput()
            var bytes = try Files.readSome(STDIN_FILENO)
            let mayStream = takesStream && !Files.isRegularFile(STDIN_FILENO)
            // A PDF's first line may come in pieces; a short text does not.
            if mayStream, !bytes.isEmpty, !"%PDF-".utf8.starts(with: bytes.prefix(5)), !Self.claimsPDF(bytes),
                PlainText.kind(of: bytes) == .text
            {
                return (bytes, false)
            }
            if !bytes.isEmpty { bytes = try Files.readAll(STDIN_FILENO, after: bytes, ready: awaitsInput) }
            return (bytes, true)
        } catch {
            switch error.code {
            // A shell's variable that holds nothing.
            case ENOENT where source.name.isEmpty: throw CommandFailure(.noInput, "the name of the file is empty")
            case ENOENT, ENOTDIR: throw CommandFailure(.noInput, "\(source.name): there is no such file")
            case EISDIR: throw CommandFailure(.noInput, "\(source.name) is a folder, not a document")
            case EFBIG: throw CommandFailure(.unreadableData, "\(source.name) is too large: more than 4 GB, or 1 GB that come from no file")
            default: throw CommandFailure(.noInput, "cannot read \(source.name): \(error.reason)")
            }
        }
    }

    /// Whether a PDF's mark is where readers look for it: within the first 1024 bytes (ISO 32000-2, Annex I.4 tolerates what is in front).
    private static func claimsPDF(_ bytes: [UInt8]) -> Bool {
        let mark = Array("%PDF-".utf8)
        let head = Array(bytes.prefix(1024 + mark.count))
        guard head.count >= mark.count else { return false }
        return (0...head.count - mark.count).contains { head[$0..<$0 + mark.count].elementsEqual(mark) }
    }

    // MARK: PDF

    /// Nil when the bytes merely mention a PDF and are text.
    private func openPDF(_ bytes: [UInt8], _ source: DocumentSource, isText: Bool) throws(CommandFailure) -> PDFDocument? {
        var password = try passwordFile.map { file throws(CommandFailure) in try Self.password(in: file) }
        var asked = 0
        while true {
            do throws(PDFError) {
                let document = try PDFDocument(bytes: bytes, password: password)
                Self.opened.withLock { $0 = document }
                return document
            } catch {
                switch error.code {
                case .passwordNeeded, .passwordWrong:
                    guard passwordFile == nil, asked < Self.tries, let typed = Self.ask(source.name, again: asked > 0) else {
                        throw Self.locked(source.name, error.code)
                    }
                    password = typed
                    asked += 1
                case .encryptionUnsupported:
                    throw CommandFailure(.locked, "\(source.name) is encrypted in a way that no password opens")
                case .notPDF, .noPages, .unreadable:
                    if isText, !bytes.starts(with: "%PDF-".utf8) { return nil }
                    if error.code == .noPages {
                        throw CommandFailure(.unreadableData, "\(source.name) is damaged: no page can be found in it")
                    }
                    throw CommandFailure(.unreadableData, "\(source.name) is neither a PDF nor plain text")
                }
            }
        }
    }

    /// The last one stays until the program ends: to take it apart just before that, object by object, would be for nothing.
    private static let opened = Mutex<PDFDocument?>(nil)

    private static func locked(_ name: String, _ code: PDFError.Code) -> CommandFailure {
        CommandFailure(
            .locked,
            code == .passwordNeeded
                ? "\(name) is encrypted; put its password into a file and name that with --password-file"
                : "\(name) is encrypted; the password given does not open it")
    }

    /// The first line of a file; `-` is standard input.
    private static func password(in file: String) throws(CommandFailure) -> String {
        do throws(Files.Fault) {
            var bytes: [UInt8] = []
            if file == "-" {
                while bytes.count < longestPassword, case let more = try Files.readSome(STDIN_FILENO, limit: longestPassword), !more.isEmpty
                {
                    bytes += more
                }
            } else {
                bytes = try Files.read(path: file, limit: longestPassword)
            }
            return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        } catch {
            throw CommandFailure(.noInput, "cannot read the password file \(file): \(error.reason)")
        }
    }

    /// Asks for a password where there is somebody to ask.
    private static func ask(_ name: String, again: Bool) -> String? {
        guard TerminalDevice.isTerminal(STDERR_FILENO), let terminal = TerminalDevice.controlling() else { return nil }
        defer { close(terminal) }
        // It may have given its keys one by one; a line is typed now.
        TerminalDevice.restore()
        let prompt = again ? "That does not open it. Password: " : "Password for \(DisplayText.clean(name)): "
        return TerminalDevice.readSecretLine(terminal, prompt: prompt)
    }

    private static func quoted(_ source: DocumentSource) -> String {
        guard case .path(let path) = source else { return "" }
        return path.contains { !($0.isLetter || $0.isNumber || "/._-".contains($0)) } ? "'\(path)'" : path
    }
}
