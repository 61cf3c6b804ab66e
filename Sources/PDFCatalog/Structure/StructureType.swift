package import PDFSyntax

/// The standard structure types (§14.8.4 and PDF 1.7's Tables 333–340), the abstract, which authors' tools name although it is none, and what the mapping of roles made of all others.
package enum StructureType: Hashable, Sendable {
    // Grouping
    case document, documentFragment, part, article, section, division, blockQuote, tableOfContents, index, nonStructural, privateContent,
        aside, abstract
    // Blocks
    case paragraph, title, caption, contentsItem, bibliographyEntry, note
    /// `H1`, `H2` …; 0 for `H`, whose level is that of the sections around it.
    case heading(Int)
    // Lists
    case list, listItem, label, listBody
    // Tables
    case table, tableHead, tableBody, tableFoot, row, headerCell, cell
    // Parts of a line
    case span, quotation, emphasis, strong, reference, link, annotation, form, code, ruby, subscripted
    // Illustrations
    case figure, formula
    case artifact
    /// A type that is neither standard nor mapped to one.
    case unknown

    /// The standard type of this name, of PDF 1.7 or 2.0.
    package init?(_ name: Name) {
        if let known = Self.names[name.text] {
            self = known
            return
        }
        guard name.text.first == "H", let level = Int(name.text.dropFirst()), level > 0, level < 1000 else { return nil }
        self = .heading(level)
    }

    private static let names: [String: StructureType] = [
        "Document": .document, "DocumentFragment": .documentFragment, "Part": .part, "Art": .article, "Sect": .section, "Div": .division,
        "BlockQuote": .blockQuote, "TOC": .tableOfContents, "Index": .index, "NonStruct": .nonStructural, "Private": .privateContent,
        "Aside": .aside, "Abstract": .abstract, "P": .paragraph, "Title": .title, "Caption": .caption, "TOCI": .contentsItem,
        "BibEntry": .bibliographyEntry, "Note": .note, "FENote": .note, "H": .heading(0), "L": .list, "LI": .listItem, "Lbl": .label,
        "LBody": .listBody, "Table": .table,
        "THead": .tableHead, "TBody": .tableBody, "TFoot": .tableFoot, "TR": .row, "TH": .headerCell, "TD": .cell, "Span": .span,
        "Quote": .quotation, "Em": .emphasis, "Strong": .strong, "Reference": .reference, "Link": .link, "Annot": .annotation,
        "Form": .form, "Code": .code, "Ruby": .ruby, "RB": .ruby, "RT": .ruby, "RP": .ruby, "Warichu": .ruby, "WT": .ruby, "WP": .ruby,
        "Sub": .subscripted, "Figure": .figure, "Formula": .formula, "Artifact": .artifact,
    ]
}
