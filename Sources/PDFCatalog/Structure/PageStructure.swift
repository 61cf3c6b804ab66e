/// The structure elements that have content on one page, in the order of the document.
package struct PageStructure: Sendable {
    package struct Node: Sendable {
        package let element: StructureElement
        /// Index of the node above; −1 for the first.
        package let parent: Int
    }

    /// An element or some content, as they follow each other in logical order.
    package enum Step: Sendable {
        /// Index of the node that begins.
        case enter(Int)
        /// The node that was entered last, of those not left yet, ends.
        case leave
        /// Content of that node.
        case content(ContentKey)
    }

    package internal(set) var nodes: [Node] = []
    package internal(set) var steps: [Step] = []
    /// How the cells of tables stand, by the number of the table's element.
    package internal(set) var grids: [Int: TableGrid] = [:]
    /// Content that no element that can be reached from the root owns.
    package internal(set) var orphanCount = 0
}
