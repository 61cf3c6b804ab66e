import Audio
import PDFText
import Reading
import SafeFiles
import Speech

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What an export makes, by the name of its file.
enum ExportTarget: Sendable, Equatable {
    /// A WAV stream on standard output, whatever that is: a pipe, or a file that the shell has opened.
    case stream
    case wav(path: String)
    case encoded(path: String, AudioEncoding)
    case subtitles(path: String, SubtitleFormat)

    /// Standard output and devices take a WAV stream. Nil when the name says nothing.
    init?(_ output: String) {
        let name = output.split(separator: "/").last ?? ""
        let kind = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
        if output == "-" || output == "/dev/stdout" {
            self = .stream
        } else if kind.lowercased() == "wav" {
            self = .wav(path: output)
        } else if let encoding = AudioEncoding(fileExtension: kind) {
            self = .encoded(path: output, encoding)
        } else if let format = SubtitleFormat(fileExtension: kind) {
            self = .subtitles(path: output, format)
        } else if output.hasPrefix("/dev/") {
            self = .wav(path: output)
        } else {
            return nil
        }
    }

    /// All extensions, for messages.
    static var known: String {
        let kinds = ["wav"] + AudioEncoding.allCases.map(\.rawValue) + SubtitleFormat.allCases.map(\.rawValue)
        return kinds.map { "." + $0 }.joined(separator: ", ")
    }

    var needsWordTimes: Bool { if case .subtitles = self { true } else { false } }

    /// What the sound is called: as the document says, or else as its first page is headed, or as its file.
    private static func title(of text: ReadingText, _ document: OpenedDocument) -> String {
        guard document.title == nil, text.pages.first?.page == 0 else { return document.titleOfSound }
        for (index, paragraph) in text.paragraphs.prefix(mostAboveTitle).enumerated() {
            guard paragraph.role == .title || index == 0 && paragraph.role == .heading && paragraph.words.count > 1 else { continue }
            guard text.pageIndex(containing: paragraph.words.lowerBound).map({ text.pages[$0].page }) == 0 else { break }
            let title = DisplayText.clean(text.text(paragraph.words))
            if paragraph.role == .heading, isOfPart(title) { break }
            if title.count <= longestTitle, title.contains(where: \.isLetter) { return title }
        }
        return document.titleOfSound
    }

    /// "Table of Contents", "Chapter One", "1 Introduction", "Executive Summary", "Dear Reader,": no title of the whole.
    private static func isOfPart(_ heading: String) -> Bool {
        if heading.first?.isNumber == true || heading.last.map({ ",:;".contains($0) }) == true { return true }
        return heading.lowercased().split(whereSeparator: { !$0.isLetter }).contains { parts.contains(String($0)) }
    }

    private static let parts: Set<String> = [
        "contents", "chapter", "part", "abstract", "summary", "preface", "foreword", "introduction", "acknowledgements", "acknowledgments",
        "appendix", "index", "dear", "copyright", "kapitel", "inhalt", "inhaltsverzeichnis", "vorwort", "einleitung", "zusammenfassung",
        "chapitre", "sommaire", "matières", "résumé", "préface", "capítulo", "índice", "resumen", "prefacio", "introducción", "capitolo",
        "indice", "prefazione", "introduzione", "sumário", "resumo", "prefácio", "hoofdstuk", "inhoud", "inhoudsopgave", "voorwoord",
        "rozdział", "глава", "содержание", "оглавление",
    ]

    /// Paragraphs among which a page's title is looked for, and its letters.
    private static let mostAboveTitle = 8
    private static let longestTitle = 120

    /// Makes the file.
    ///
    /// - Parameter language: what most of it is in.
    func write(
        _ export: AudioExport, of text: ReadingText, from document: OpenedDocument, language: String, replacing: Bool,
        progress: (@Sendable (AudioExport.Progress) -> Void)?
    ) async throws -> AudioExport.Result {
        let title = Self.title(of: text, document)
        switch self {
        case .stream:
            let output = WAVFileOutput(descriptor: STDOUT_FILENO, name: "standard output")
            return try await export.write(to: output, title: title, progress: progress)
        case .wav(let path):
            return try await export.write(to: WAVFileOutput(path: path, replacing: replacing), title: title, progress: progress)
        case .encoded(let path, let encoding):
            let author = document.pdf?.information.author.map { DisplayText.clean($0) }
            let output = EncodedFileOutput(
                path: path, encoding: encoding, title: title, artist: author, language: language, replacing: replacing)
            return try await export.write(to: output, title: title, progress: progress)
        case .subtitles(let path, let format):
            let result = try await export.run(into: NullOutput(paced: false), progress: progress)
            let lines = format.text(SubtitleCue.cues(of: result.parts, in: text), title: title)
            do throws(Files.Fault) {
                try Files.write(path, replacing: replacing) { descriptor throws(Files.Fault) in
                    try Files.write(lines.utf8, to: descriptor)
                }
            } catch {
                throw error == .taken
                    ? CommandFailure(.cannotCreate, "\(path) is there already; --force replaces it")
                    : CommandFailure(.cannotCreate, "cannot write \(path): \(error.reason)")
            }
            return result
        }
    }
}
