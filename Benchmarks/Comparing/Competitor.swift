import Foundation

/// A program that prints a document's text.
struct Competitor: Sendable {
    let name: String
    /// The words of the command, `{}` for the document.
    let command: [String]

    func command(for document: BenchmarkDocument) -> [String] { command.map { $0 == "{}" ? document.path : $0 } }

    /// Those that are on this machine; the missing are named on standard error, with what installs them.
    ///
    /// - Parameters:
    ///   - aloud: the program to measure.
    ///   - pythons: Python programs (of virtual environments) to look for the libraries in, the first that has one is taken.
    static func present(aloud: String, pythons: [String]) -> [Competitor] {
        var found = [Competitor(name: "aloud", command: [aloud, "text", "{}"])]
        for (name, command, remedy) in programs {
            if Program.path(of: command[0]) != nil {
                found.append(Competitor(name: name, command: command))
            } else {
                StandardError.say("skipped: \(name) is not there (\(remedy))")
            }
        }
        for (name, module, script) in libraries {
            if let python = pythons.first(where: { ChildProcess.run([$0, "-c", "import \(module)"])?.status == 0 }) {
                found.append(Competitor(name: name, command: [python, "-c", script, "{}"]))
            } else {
                StandardError.say("skipped: \(name) is not there (--install FOLDER installs it)")
            }
        }
        return found
    }

    /// Makes a virtual environment in `folder` and installs the libraries into it, each that its index has for this Python; returns its Python.
    static func install(into folder: String, python: String) -> String {
        let environment = URL(filePath: folder).appending(path: "bin/python").path(percentEncoded: false)
        if Program.path(of: environment) == nil { _ = ChildProcess.run([python, "-m", "venv", folder]) }
        for package in ["pypdfium2", "pymupdf", "pdfboss"] {
            if ChildProcess.run([environment, "-m", "pip", "-q", "install", package])?.status != 0 {
                StandardError.say("\(package) could not be installed (pdfboss wants Python 3.12 or later: --python)")
            }
        }
        return environment
    }

    private static let programs: [(String, [String], String)] = [
        ("pdftotext", ["pdftotext", "-q", "{}", "-"], "apt-get install poppler-utils"),
        ("mutool", ["mutool", "draw", "-q", "-F", "txt", "{}"], "apt-get install mupdf-tools"),
    ]

    private static let libraries: [(String, String, String)] = [
        (
            "pdfium", "pypdfium2",
            """
            import sys, pypdfium2
            for page in pypdfium2.PdfDocument(sys.argv[1]): sys.stdout.write(page.get_textpage().get_text_range() + "\\n\\f")
            """
        ),
        (
            "pymupdf", "pymupdf",
            """
            import sys, pymupdf
            for page in pymupdf.open(sys.argv[1]): sys.stdout.write(page.get_text() + "\\f")
            """
        ),
        (
            "pdfboss", "pdfboss",
            """
            import sys, pdfboss
            sys.stdout.write(pdfboss.Document(sys.argv[1]).extract_text())
            """
        ),
    ]
}
