import Foundation
import Testing

/// A document of `Samples/` and the text that a person would read from it.
struct Sample: Sendable, CustomTestStringConvertible {
    /// Path below `Samples/`, without an extension: "prose/ferry-pdftex".
    let name: String
    /// What opens it, if it is encrypted with a password.
    let password: String?

    var pdf: String { Self.folder + name + ".pdf" }
    var testDescription: String { name }

    /// The paragraphs of the text beside it: one a line, with one blank line between two.
    func paragraphs() throws -> [String] {
        try String(contentsOfFile: Self.folder + name + ".txt", encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    }

    static let folder =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Samples").path(percentEncoded: false) + "/"

    /// Every PDF below `Samples/`, by name.
    static let all: [Sample] = {
        let passwords = Dictionary(lines(of: "passwords.txt").map { ($0[0], $0[1]) }) { first, _ in first }
        return (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".pdf") }.map { String($0.dropLast(4)) }.sorted()
            .map { Sample(name: $0, password: passwords[$0]) }
    }()

    /// The fields of a list in `Samples/` whose lines are `name : value : …`; `#` begins a comment.
    static func lines(of file: String) -> [[String]] {
        let text = (try? String(contentsOfFile: folder + file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " : ", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count > 1 }
    }
}
