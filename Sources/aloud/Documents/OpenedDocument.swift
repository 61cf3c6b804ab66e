import PDFText
import Reading
import Synchronization

/// A document that can be read from.
struct OpenedDocument: Sendable {
    enum Content: Sendable {
        case pdf(PDFDocument)
        case text([UInt8])
        /// Text still coming from standard input, and what has come.
        case stream([UInt8])
    }

    let source: DocumentSource
    let content: Content
    /// Where it was when it was opened, for the history; nil for standard input. It may be renamed while it is read.
    let path: String?
    /// What its bookmark is found by; nil while its end is not known. Made when it is first asked for.
    var fingerprint: DocumentFingerprint? { lazyFingerprint.value }
    private let lazyFingerprint: LazyFingerprint

    init(source: DocumentSource, content: Content, fingerprint: @autoclosure @escaping @Sendable () -> DocumentFingerprint?) {
        self.source = source
        self.content = content
        path = if case .path(let path) = source { Self.lasting(Files.absolutePath(path) ?? path) } else { nil }
        lazyFingerprint = LazyFingerprint(fingerprint)
    }

    /// A path that is somebody's tomorrow as well: that of a pipe (`<(…)`) is anybody's.
    private static func lasting(_ path: String) -> String? { path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") ? nil : path }

    var pdf: PDFDocument? {
        if case .pdf(let document) = content { document } else { nil }
    }

    /// The title the document states, if it is one for people: many programs put a file's name there.
    var title: String? {
        guard let title = pdf?.information.title.map({ DisplayText.clean($0) }), title.contains(where: { $0.isLetter || $0.isNumber })
        else {
            return nil
        }
        let lowered = title.lowercased()
        let isFileName = [".doc", ".docx", ".dvi", ".tex", ".indd", ".qxd", ".pdf", ".odt"].contains { lowered.hasSuffix($0) }
        return isFileName || lowered == "untitled" ? nil : title
    }

    /// What a person would call it.
    var displayName: String {
        if let title { return title }
        guard case .path(let path) = source else { return source.name }
        return DisplayText.clean(path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// What a sound of it is called: without a title, the file's name up to its ending.
    var titleOfSound: String {
        let name = displayName
        guard title == nil, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return ["pdf", "txt", "text"].contains(name[name.index(after: dot)...].lowercased()) ? String(name[..<dot]) : name
    }

    /// Looks whether what is to be written would take the place of the document itself.
    func checkNotReplaced(by output: String) throws(CommandFailure) {
        guard case .path(let path) = source, Files.areSame(path, output) else { return }
        throw CommandFailure(.usage, "\(output) is the document itself, which is not replaced; give -o another name")
    }

    /// Whether nothing of its text may be kept anywhere.
    var isSecret: Bool { pdf?.encryption != nil }
}

/// A fingerprint that is made once.
private final class LazyFingerprint: Sendable {
    private let make: @Sendable () -> DocumentFingerprint?
    private let made = Mutex<DocumentFingerprint??>(nil)

    init(_ make: @escaping @Sendable () -> DocumentFingerprint?) { self.make = make }

    var value: DocumentFingerprint? {
        made.withLock { made in
            if let known = made { return known }
            let new = make()
            made = .some(new)
            return new
        }
    }
}
