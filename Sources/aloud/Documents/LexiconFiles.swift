import SafeFiles
import Reading
import Speech

/// The listener's lexicons: the one in the configuration, and those named on the command line.
enum LexiconFiles {
    /// All entries that hold for a document. Lines that are wrong are told, with their numbers, and left out.
    ///
    /// - Parameters:
    ///   - paths: those named on the command line.
    ///   - usual: those that the configuration names.
    static func load(_ paths: [String], usual: [String], for document: OpenedDocument, _ messages: MessageOptions) throws(CommandFailure)
        -> Lexicon
    {
        var lexicon = Lexicon()
        let known = Lexicon.Document(title: document.displayName, fingerprint: document.fingerprint?.name)
        let standard = standardPath.flatMap { Files.exists($0) ? $0 : nil }
        for path in (standard.map { [$0] } ?? []) + usual.map(path(inConfiguration:)) {
            // A configuration that can't be read is no reason not to read the document.
            do throws(Files.Fault) { add(try read(path), path, known, to: &lexicon, messages) } catch {
                messages.say("cannot read \(path): \(error.reason)")
            }
        }
        for path in paths {
            do throws(Files.Fault) { add(try read(path), path, known, to: &lexicon, messages) } catch {
                throw CommandFailure(.noInput, "cannot read the lexicon \(path): \(error.reason)")
            }
        }
        return lexicon
    }

    static var standardPath: String? { Files.configuration("lexicon") }

    /// A path from the configuration: from the home folder on, or from that of the configuration.
    private static func path(inConfiguration path: String) -> String {
        if path.hasPrefix("~/"), let home = Files.environment("HOME") { return home + path.dropFirst() }
        return path.hasPrefix("/") ? path : Files.configuration(path) ?? path
    }

    private static func read(_ path: String) throws(Files.Fault) -> [UInt8] {
        try Files.read(path: path, limit: Lexicon.longestFile)
    }

    private static func add(
        _ bytes: [UInt8], _ path: String, _ document: Lexicon.Document, to lexicon: inout Lexicon, _ messages: MessageOptions
    ) {
        for warning in lexicon.add(String(decoding: bytes, as: UTF8.self), for: document) {
            messages.say("\(path), \(warning.description)")
        }
    }
}
