import Foundation
import PDFText
import Reading
import TestSupport
import Testing

@testable import aloud

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text written by a format, as it would stand in a file.
func written(
    _ format: some TextFormat, _ loader: TextLoader, words: Range<Int>? = nil
) throws -> (text: String, leftOut: LeftOut) {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "out")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    var sink = ByteSink(handle.fileDescriptor, name: path)
    let leftOut = try TextReader(loader: loader, words: words).write(format, to: &sink)
    try sink.flush()
    try handle.close()
    return (String(decoding: try bytes(ofFile: path), as: UTF8.self), leftOut)
}

/// Paragraphs of these roles, one after the other, written by a format.
func written(_ format: some TextFormat, _ paragraphs: [(role: BlockRole, text: String)]) throws -> String {
    try written(
        format,
        paragraphs.enumerated().map { number, paragraph in
            TextParagraph(
                number: number, text: paragraph.text, role: paragraph.role, level: nil, language: nil, page: 0, pageBreaks: [], row: nil,
                lines: [], words: ReadingText.wordRanges(in: paragraph.text), firstWord: 0)
        })
}

/// Paragraphs written by a format.
func written<Format: TextFormat>(_ format: Format, _ paragraphs: [TextParagraph]) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "out")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    var (format, sink) = (format, ByteSink(handle.fileDescriptor, name: path))
    for paragraph in paragraphs { try format.add(paragraph, to: &sink) }
    try format.end(to: &sink)
    try sink.flush()
    try handle.close()
    return String(decoding: try bytes(ofFile: path), as: UTF8.self)
}

func loader(_ pdf: PDFDocument, _ selection: TextSelection = TextSelection()) -> TextLoader {
    TextLoader(document: OpenedDocument(source: .path("test.pdf"), content: .pdf(pdf), fingerprint: nil), selection: selection)
}

func loader(text: String) -> TextLoader {
    TextLoader(document: OpenedDocument(source: .path("test.txt"), content: .text(Array(text.utf8)), fingerprint: nil))
}

extension Sample {
    /// Every PDF among the samples that has text, by name, with what opens it.
    static let all: [(name: String, password: String?)] = {
        let folder = path("")
        var passwords: [String: String] = [:]
        for line in ((try? String(contentsOfFile: path("passwords.txt"), encoding: .utf8)) ?? "").split(separator: "\n") {
            let fields = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if fields.count == 2, !line.hasPrefix("#") { passwords[fields[0]] = fields[1] }
        }
        return (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".pdf") && !$0.hasSuffix("image-only.pdf") }.map { String($0.dropLast(4)) }.sorted()
            .map { ($0, passwords[$0]) }
    }()

    static let names = all.map(\.name)

    static func open(_ name: String) throws -> PDFDocument {
        try PDFDocument(path: path(name + ".pdf"), password: all.first { $0.name == name }?.password)
    }
}

/// The JSON of a text, read back by somebody else.
struct ReadJSON {
    struct Word {
        let text: String
        let index: Int?
        let page: Int
        let role: String
        let box: [Double]?
        let rest: [(page: Int, box: [Double])]
    }

    let document: [String: Any]
    let pages: [[String: Any]]
    let words: [Word]

    init(_ text: String) throws {
        let top = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        document = try #require(top["document"] as? [String: Any])
        pages = try #require(top["pages"] as? [[String: Any]])
        var words: [Word] = []
        for page in pages {
            let number = try #require(page["page"] as? Int)
            for block in try #require(page["blocks"] as? [[String: Any]]) {
                for line in try #require(block["lines"] as? [[String: Any]]) {
                    for word in try #require(line["words"] as? [[String: Any]]) {
                        let rest = (word["rest"] as? [[String: Any]] ?? []).map { ($0["page"] as? Int ?? 0, $0["box"] as? [Double] ?? []) }
                        words.append(
                            Word(
                                text: try #require(word["text"] as? String), index: word["index"] as? Int, page: number,
                                role: try #require(block["role"] as? String), box: word["box"] as? [Double], rest: rest))
                    }
                }
            }
        }
        self.words = words
    }
}
