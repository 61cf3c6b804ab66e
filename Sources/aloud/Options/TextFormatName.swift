import ArgumentParser

/// The formats of `aloud text`, by the names that `--format` takes.
enum TextFormatName: String, CaseIterable, ExpressibleByArgument {
    case text, json, tsv, html, markdown
}
