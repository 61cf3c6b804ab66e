import ArgumentParser
import PDFText
import Speech

/// What `--keep` and `--skip` name.
struct TextKinds: Equatable {
    /// Kinds of block that are not part of the text.
    var skipped = ReadingOptions().skipped
    /// What is read beyond the pages' own text.
    var extras = ReadingOptions().extras
    /// What of the text is not spoken. Positions don't change by it.
    var shaping = ShapingOptions()

    /// What is offered for `--keep` and `--skip` where a shell completes them, as the help has it.
    static let kept = [
        "headers", "footers", "page-numbers", "line-numbers", "furniture", "diagrams", "descriptions", "annotations", "attachments",
    ]
    static let left = [
        "footnotes", "tables", "code", "captions", "contents", "lists", "headings", "title", "abstract", "forms", "citations", "urls",
        "table-headings",
    ]

    /// The names, each with the roles it stands for. The raw values of the roles are names, too.
    static let names: [(name: String, roles: RoleSet)] = [
        ("headers", [.header]), ("footers", [.footer]), ("page-numbers", [.pageNumber]), ("line-numbers", [.lineNumber]),
        ("furniture", [.header, .footer, .pageNumber, .lineNumber]),
        ("diagrams", [.diagram]), ("footnotes", [.footnote]), ("tables", [.table]), ("code", [.code]), ("captions", [.caption]),
        ("contents", [.contents]),
        ("lists", [.listItem]), ("headings", [.heading]), ("title", [.title]), ("quotations", [.quotation]), ("formulas", [.formula]),
        ("abstract", [.abstract]), ("index", [.index]), ("bibliography", [.bibliography]),
    ]

    /// Reads lists of names separated by commas.
    ///
    /// - Parameter keepsFurniture: whether heads, feet and numbers of pages are left out only if `skip` names them.
    init(keep: [String], skip: [String], keepsFurniture: Bool = false) throws {
        if keepsFurniture { skipped = [] }
        for name in Self.split(skip) {
            switch name {
            case "citations": shaping.speaksCitations = false
            case "table-headings": shaping.speaksTableHeadings = false
            case "urls": shaping.addresses = .skip
            case let name where Self.extras(name) != nil: extras.subtract(Self.extras(name) ?? [])
            default: skipped.formUnion(try Self.roles(name, option: "--skip"))
            }
        }
        for name in Self.split(keep) {
            switch name {
            case "citations": shaping.speaksCitations = true
            case "table-headings": shaping.speaksTableHeadings = true
            case "urls": shaping.addresses = .full
            case let name where Self.extras(name) != nil: extras.formUnion(Self.extras(name) ?? [])
            default: skipped.subtract(try Self.roles(name, option: "--keep"))
            }
        }
    }

    /// What isn't in the content of the pages. To leave out annotations is to leave out those that are seen on the page, too.
    private static func extras(_ name: String) -> ReadingOptions.ExtraSet? {
        switch name {
        case "forms", "form": [.forms]
        case "annotations", "annotation": [.annotations, .overlays]
        case "attachments", "attachment": [.attachments]
        case "descriptions", "description", "alt": [.descriptions]
        default: nil
        }
    }

    private static func split(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",") }.map { $0.lowercased().filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    }

    private static func roles(_ name: String, option: String) throws -> RoleSet {
        if let found = names.first(where: { $0.name == name || $0.name == name + "s" }) { return found.roles }
        if let role = BlockRole(rawValue: name) { return [role] }
        let known = names.map(\.name).joined(separator: ", ")
        let others = "forms, annotations, attachments, descriptions, citations, urls and table-headings"
        throw ValidationError("\(option) does not know “\(name)”; it takes \(known), \(others).")
    }
}
