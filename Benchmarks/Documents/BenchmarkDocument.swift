import Foundation

/// A document that is measured, found at run time.
struct BenchmarkDocument: Sendable {
    /// Short, for tables.
    let name: String
    /// The Debian package that installs it; nil for a sample of this project.
    let package: String?
    let path: String

    var isThere: Bool { FileManager.default.isReadableFile(atPath: path) }

    func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    /// The fixed list: from one page to 2,400, of eight producers.
    static let all: [BenchmarkDocument] =
        [
            sample("ferry", "prose/ferry-pdftex"), sample("kitchen", "articles/kitchen-writer"),
            sample("japanese", "scripts/japanese-luatexja"),
            sample("arabic", "scripts/arabic-chromium"), sample("slides", "slides/lighthouse-impress"),
        ] + [
            debian("install.en", "installation-guide-amd64", "/usr/share/doc/installation-guide-amd64/en/install.en.pdf.gz"),
            debian("install.ja", "installation-guide-amd64", "/usr/share/doc/installation-guide-amd64/ja/install.ja.pdf.gz"),
            debian("debian-reference", "debian-reference-en", "/usr/share/debian-reference/debian-reference.en.pdf"),
            debian("gnuplot", "gnuplot-doc", "/usr/share/doc/gnuplot/gnuplot.pdf"),
            debian("octave", "octave-doc", "/usr/share/doc/octave/octave.pdf"),
            debian("erlang-wx", "erlang-doc", "/usr/share/doc/erlang-doc/lib/wx-2.2.1/doc/pdf/wx-2.2.1.pdf"),
            debian("pgfmanual", "texlive-pictures-doc", "/usr/share/doc/texlive-doc/generic/pgf/pgfmanual.pdf"),
            debian("refman", "r-doc-pdf", "/usr/share/R/doc/manual/refman.pdf"),
        ]

    /// Those that are there; the missing are named on standard error.
    static func present(among names: [String] = []) -> [BenchmarkDocument] {
        let wanted =
            names.isEmpty
            ? all : names.map { name in all.first { $0.name == name } ?? BenchmarkDocument(name: name, package: nil, path: name) }
        for document in wanted where !document.isThere {
            StandardError.say("skipped: \(document.name) is not there\(document.package.map { " (apt-get install \($0))" } ?? "")")
        }
        return wanted.filter(\.isThere)
    }

    private static func sample(_ name: String, _ path: String) -> BenchmarkDocument {
        let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return BenchmarkDocument(name: name, package: nil, path: samples.appending(path: "Samples/\(path).pdf").path(percentEncoded: false))
    }

    private static func debian(_ name: String, _ package: String, _ path: String) -> BenchmarkDocument {
        BenchmarkDocument(name: name, package: package, path: path.hasSuffix(".gz") ? expanded(path) ?? path : path)
    }

    /// Debian packs its guides: they are unpacked once, in a folder for temporary files.
    private static func expanded(_ path: String) -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-benchmarks")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: URL(filePath: path).deletingPathExtension().lastPathComponent).path(percentEncoded: false)
        if FileManager.default.isReadableFile(atPath: copy) { return copy }
        guard FileManager.default.isReadableFile(atPath: path) else { return nil }
        return ChildProcess.run(["gzip", "-dc", path], output: copy)?.status == 0 ? copy : nil
    }
}
