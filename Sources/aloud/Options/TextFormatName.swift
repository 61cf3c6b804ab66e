import ArgumentParser

/// The formats of `aloud text`, by the names that `--format` takes.
enum TextFormatName: String, CaseIterable, ExpressibleByArgument {
    case text, json, tsv, html, markdown

    // Said here: the parser would find it out by asking for conformances, each of which is looked for among all of the program's.
    static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    static var allValueDescriptions: [String: String] { [:] }
    var defaultValueDescription: String { rawValue }
}
