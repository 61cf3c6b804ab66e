import ArgumentParser
import Reading

/// `aloud forget`: throws a kept place away.
struct ForgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Forget where a document was left.",
        discussion: "The document is known by its content; one that is gone is found by the path `aloud history` shows."
    ).ofProgram

    @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: .file())
    var file: String?

    @Flag(help: "Forget all documents.")
    var all = false

    @Option(help: ArgumentHelp("A file whose first line is the document's password.", valueName: "file"), completion: .file())
    var passwordFile: String?

    func validate() throws {
        if (file == nil) != all { throw ValidationError("Name a file to forget, or --all.") }
    }

    func run() async throws {
        guard let store = HistoryOptions.store else { throw CommandFailure(.noInput, "there is no home folder, hence no history") }
        var found = false
        for fingerprint in try fingerprints() {
            do throws(BookmarkError) {
                found = try store.forget(fingerprint) || found
            } catch {
                throw CommandFailure(.cannotWrite, error.description)
            }
        }
        guard found || all else { throw CommandFailure(.noInput, "no place is kept of \(file ?? "it")") }
    }

    private func fingerprints() throws(CommandFailure) -> [DocumentFingerprint] {
        let bookmarks = try HistoryCommand.all().bookmarks
        guard let file else { return bookmarks.map(\.fingerprint) }
        let source = try DocumentSource(argument: file)
        guard case .path(let path) = source else {
            return try DocumentOpener(passwordFile: passwordFile).open(file).fingerprint.map { [$0] } ?? []
        }
        let absolute = Files.absolutePath(path) ?? path
        let byPath = bookmarks.filter { $0.path == absolute || $0.path == path }.map(\.fingerprint)
        // A locked or unreadable document is still known by its path, and so are its older versions.
        do throws(CommandFailure) {
            let own = try DocumentOpener(passwordFile: passwordFile).open(file).fingerprint.map { [$0] } ?? []
            return own + byPath.filter { !own.contains($0) }
        } catch {
            if byPath.isEmpty { throw error }
            return byPath
        }
    }
}
