import PDFCatalog

/// One page of a document.
public struct Page: Sendable {
    let node: PageNode
    let document: PDFDocument

    /// From 0.
    public var index: Int { node.index }
    /// The label printed on it, or its number.
    public var label: String { document.pageLabel(node.index) }
    /// Size as displayed, turned as the document says, in points.
    public var size: (width: Double, height: Double) { node.displaySize }
    /// By how much it is turned, clockwise: 0, 90, 180 or 270 degrees.
    public var rotation: Int { node.rotation }
}
