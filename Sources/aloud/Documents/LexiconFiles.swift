import SafeFiles
import Reading
import Speech

/// The listener's lexicons: the one in the configuration, and those named on the command line.
enum LexiconFiles {
    /// All entries that hold for a document. Lines that are wrong are told, with their numbers, and left out.
    static func load(_ paths: [String], for document: OpenedDocument, _ messages: MessageOptions) throws(CommandFailure) -> Lexicon {
        var lexicon = Lexicon()
        let known = Lexicon.Document(title: document.displayName, fingerprint: document.fingerprint?.name)
        if let path = standardPath, Files.exists(path) {
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
