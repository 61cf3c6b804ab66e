import PDFCatalog
import PDFSyntax

/// Reads the tags of page after page, for one worker.
struct TagReader {
    private let tree: StructureTree
    private let isSuspect: Bool
    private let wantsDescriptions: Bool

    /// Nil for a document without tags: nothing is done for its pages then.
    init?(_ document: PDFDocument, wantsDescriptions: Bool) {
        guard let tree = document.structure else { return nil }
        self.tree = tree
        self.wantsDescriptions = wantsDescriptions
        // Tags of documents that don't say that they follow the conventions of tagged PDF (§14.7.1) come from a guess at their order.
        isSuspect = document.tagging.isSuspect || !document.tagging.isMarked
    }

    /// What the tags say of the page whose glyphs have just been collected; nil if nothing. Puts the texts that stand for some of the glyphs in their
    /// place.
    func tags(of page: PageNode, annotations: [Annotation], in collector: inout GlyphCollector) -> PageTags? {
        let keys = collector.marks.compactMap(\.key)
        guard !keys.isEmpty else { return nil }
        let structure = tree.structure(of: page, keys: keys, annotations: annotations)
        guard !structure.steps.isEmpty else { return nil }
        let hasRows = structure.nodes.contains { $0.element.type == .row }
        let blocks = TagBlocks(structure, lengths: hasRows ? collector.lengths : [:], wantsDescriptions: wantsDescriptions)
        for replacement in blocks.replacements where !replacement.keys.isEmpty {
            collector.replace(Set(replacement.keys), by: replacement.text, isExpansion: replacement.isExpansion)
        }
        return PageTags(
            blocks, collector, isSuspect: isSuspect, hasFields: blocks.hasFields || annotations.contains { $0.subtype == "Widget" },
            displayMatrix: page.displayMatrix)
    }
}
