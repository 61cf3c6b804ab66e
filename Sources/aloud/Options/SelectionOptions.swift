import ArgumentParser
import PDFText

extension ArgumentHelp {
    /// Of the document that a command is for.
    static let document = ArgumentHelp("A PDF or a plain text file: a path, a file:// address, or - for standard input.", valueName: "file")
}

/// What of a document is read.
struct SelectionOptions: BareOptions {
    @Option(help: ArgumentHelp("Only these pages, by label or number: 1-5,9.", valueName: "pages"))
    var pages: String?

    @Option(
        help: ArgumentHelp(
            """
            Keep what is usually left out: headers, footers, page-numbers, line-numbers, or furniture for all; diagrams (what stands in them); \
            annotations (comments); attachments.
            """,
            valueName: "kinds"), completion: .list(TextKinds.kept))
    var keep: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Leave out: footnotes, tables, code, captions, contents, lists, headings, title, abstract, forms (what is filled in); of --lines and \
            --layout furniture, too; and in speech alone: citations, urls, table-headings.
            """,
            valueName: "kinds"), completion: .list(TextKinds.left))
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the document's password. Without it, the password is asked for on the terminal.", valueName: "file"),
        completion: .file())
    var passwordFile: String?

    /// What is left out, with what is left out of speech alone.
    var kinds: TextKinds {
        get throws { try TextKinds(keep: keep, skip: skip) }
    }

    func validate() throws { _ = try kinds }

    /// Opens a document and understands what is wanted of it.
    ///
    /// - Parameters:
    ///   - keepsFurniture: whether the pages are wanted as they are, with their heads, feet and numbers.
    ///   - awaitsInput: called before each part of standard input, to wait for it.
    func open(
        _ file: String, language: String?, takesStream: Bool = false, keepsFurniture: Bool = false, awaitsInput: @escaping () -> Void = {}
    ) throws(CommandFailure) -> TextLoader {
        let document = try DocumentOpener(passwordFile: passwordFile, takesStream: takesStream, awaitsInput: awaitsInput).open(file)
        var wanted = TextSelection(language: language)
        if let kinds = try? TextKinds(keep: keep, skip: skip, keepsFurniture: keepsFurniture) {
            (wanted.skipped, wanted.extras) = (kinds.skipped, kinds.extras)
        }
        if let pages {
            guard let pdf = document.pdf else { throw CommandFailure(.usage, "--pages is for PDFs; \(document.source.name) has no pages") }
            wanted.pages = try PageSelection(parsing: pages, of: pdf).runs
        }
        return TextLoader(document: document, selection: wanted)
    }

    static var bare: Self {
        var options = Self()
        (options.pages, options.passwordFile) = (nil, nil)
        (options.keep, options.skip) = ([], [])
        return options
    }
}
