import PDFCatalog
import PDFSyntax

/// The blocks that the tags make of a page, in their order, and which of them each piece of content is in.
struct TagBlocks {
    struct Block {
        var role: BlockRole?
        var level: Int?
        var element: Int
        /// Whether its element stands for one paragraph; in others type and white tell paragraphs apart.
        var isParagraph: Bool
        /// Read instead of what it shows: the description of a figure.
        var description: String?
        /// Where that is, in the page's user space, if it is stated.
        var boundingBox: Rectangle?
        /// Of a row of a table, the number of the table, that of its first cell, and whether all cells are heads.
        var table = 0
        var firstCell: Int32 = 0
        var isHead = false
    }

    /// Where content belongs.
    struct Place {
        /// Index into `blocks`, or one of the values below.
        var block: Int32
        /// Place among all content of the page.
        var order: Int32
        /// Index into `languages`, −1 if none is stated.
        var language: Int16
        /// Number of the cell of a table's row, 0 outside of them.
        var cell: Int32 = 0
        /// Of that cell in its table, from 0; −1 where only the cells before it in its row tell.
        var column: Int16 = -1
        /// Whether it is the label of an item or a note, and whether such labels are silent.
        var isLabel = false
        var isBullet = false
        /// Whether it is a label in the text of a paragraph: what calls a note.
        var isMark = false

        static let none: Int32 = -1
        static let artifact: Int32 = -2
        /// Not to be read: something is read instead.
        static let silent: Int32 = -3
        static let unknown = Place(block: none, order: 0, language: -1)
    }

    /// A text that stands for the content of an element (§14.9.4, §14.9.5).
    struct Replacement {
        var text: String
        /// Whether it says what an abbreviation stands for, rather than what is shown.
        var isExpansion = false
        var keys: [ContentKey] = []
    }

    private(set) var blocks: [Block] = []
    private(set) var places: [ContentKey: Place] = [:]
    private(set) var languages: [String] = []
    /// Whether there are fields to be filled in.
    private(set) var hasFields = false
    private(set) var replacements: [Replacement] = []
    /// Content of described elements, by the index of their block.
    private(set) var described: [Int: [ContentKey]] = [:]

    private let wantsDescriptions: Bool
    private var stack: [Frame] = []
    private var cellCount: Int32 = 0
    private var tableCount = 0
    /// Whether the last row of several cells was read as one, by the number of the table.
    private var readsRows: [Int: Bool] = [:]
    /// How many glyphs each piece of content shows.
    private let lengths: [ContentKey: Int]

    /// Languages told apart on a page.
    private static let maximumLanguages = 1000
    /// Bytes of text that elements may still put in place of what is on the page.
    private var textLeft = 2 << 20

    /// An element that is open.
    private struct Frame {
        var type: StructureType
        /// Index in the stack of the frame whose block takes the text.
        var owner = 0
        /// The block that takes the text, once there is any.
        var block: Int?
        /// What that block will be.
        var draft: Block
        /// Whether content stands in the element itself, not in one inside.
        var hasOwnContent = false
        /// How many elements of block level inside become one block with it.
        var absorbs = 0
        /// What paragraphs inside are.
        var role: BlockRole?
        var sectionDepth = 0
        var language: Int16 = -1
        var isBulletList = false
        var cell: Int32 = 0
        var column: Int16 = -1
        var table = 0
        /// How the cells of that table stand.
        var grid: TableGrid?
        var isLabel = false
        var isBullet = false
        var isMark = false
        var isArtifact = false
        /// Whether it is the body of an item, or a part of one that is no block.
        var isBody = false
        var description: Int?
        var replacement: Int?
    }

    /// - Parameter lengths: how many glyphs each piece of content shows.
    init(_ structure: PageStructure, lengths: [ContentKey: Int], wantsDescriptions: Bool) {
        self.lengths = lengths
        self.wantsDescriptions = wantsDescriptions
        for (index, step) in structure.steps.enumerated() {
            switch step {
            case .enter(let node): enter(structure.nodes[node].element, structure, at: index)
            case .leave: stack.removeLast()
            case .content(let key): add(key)
            }
        }
    }

    private mutating func add(_ key: ContentKey) {
        guard let top = stack.last else { return }
        if let replacement = top.replacement { replacements[replacement].keys.append(key) }
        var place = Place(
            block: Place.artifact, order: Int32(truncatingIfNeeded: places.count), language: top.language, cell: top.cell,
            column: top.column, isLabel: top.isLabel, isBullet: top.isBullet, isMark: top.isMark)
        if let description = top.description {
            place.block = Place.silent
            described[description, default: []].append(key)
        } else if !top.isArtifact {
            let block = stack[top.owner].block ?? blocks.count
            if stack[top.owner].block == nil {
                blocks.append(stack[top.owner].draft)
                stack[top.owner].block = block
            }
            place.block = Int32(truncatingIfNeeded: block)
            if top.owner == stack.count - 1 { stack[top.owner].hasOwnContent = true }
            // What stands in a body itself is the item's paragraph: others in it are others (Acrobat's list of numbered headings with the text below them).
            if top.isBody, !top.isLabel, stack[top.owner].type == .listItem { stack[top.owner].absorbs = 0 }
        }
        places[key] = place
    }

    /// A text that may stand for content: one that stands in the file once can be told to stand for everything, so that no further ones are even read
    /// when they have come to too much.
    private mutating func admitted(_ text: @autoclosure () -> String?) -> String? {
        guard textLeft > 0, let text = text() else { return nil }
        textLeft -= text.utf8.count
        return textLeft >= 0 ? text : nil
    }

    // MARK: Elements

    private mutating func enter(_ element: StructureElement, _ structure: PageStructure, at index: Int) {
        let outer = stack.last ?? Frame(type: .document, draft: Block(element: 0, isParagraph: false))
        var frame = outer
        frame.type = element.type
        if element.type == .form { hasFields = true }
        if element.type == .label, !stack.isEmpty {
            let owner = stack[outer.owner].type
            frame.isMark = owner == .paragraph
            frame.isLabel = owner == .listItem || owner == .note || frame.isMark
            frame.isBullet = owner == .note || (owner == .listItem && outer.isBulletList)
        }
        frame.language = language(of: element) ?? outer.language
        if outer.replacement == nil, outer.description == nil, !stack.isEmpty,
            let text = admitted(element.actualText ?? element.expansion)
        {
            frame.replacement = replacements.count
            replacements.append(Replacement(text: text, isExpansion: element.actualText == nil))
        }
        defer { stack.append(frame) }
        let isWithinText = !stack.isEmpty && stack[outer.owner].draft.isParagraph
        let isAmongText = isWithinText || (!stack.isEmpty && stack[outer.owner].block != nil)
        if element.type == .cell || element.type == .headerCell {
            cellCount += 1
            frame.cell = cellCount
            frame.column = outer.grid?.column(of: element) ?? -1
        }
        if !stack.isEmpty, isAbsorbed(element.type, by: stack[outer.owner].absorbs) { return }
        switch element.type {
        case .span, .quotation, .emphasis, .strong, .reference, .link, .annotation, .form, .ruby, .subscripted, .label, .nonStructural,
            .privateContent:
            if stack.isEmpty { open(&frame, element) }
        case .document, .documentFragment, .division, .aside, .tableHead, .tableBody, .tableFoot: open(&frame, element)
        case .part, .article, .section:
            open(&frame, element)
            frame.sectionDepth += 1
        case .blockQuote: open(&frame, element, within: .quotation)
        case .abstract: open(&frame, element, within: .abstract)
        case .tableOfContents: open(&frame, element, within: .contents)
        case .index: open(&frame, element, within: .index)
        case .list:
            // What a paragraph says behind a list in it is read behind that.
            if let owner = stack.last?.owner, stack[owner].type == .paragraph { stack[owner].block = nil }
            open(&frame, element)
            frame.isBulletList = element.listNumbering.map { Self.bulletNumberings.contains($0) } ?? false
        case .table:
            open(&frame, element, within: .some(nil))
            tableCount += 1
            frame.table = tableCount
            frame.grid = structure.grids[element.number]
        case .listBody:
            if !isWithinText { open(&frame, element) }
            frame.isBody = true
        case .paragraph: openParagraph(&frame, element)
        case .unknown:
            if !isWithinText { open(&frame, element) }
        case .heading(let level):
            open(&frame, element, as: .heading, level: level > 0 ? level : max(frame.sectionDepth, 1), isParagraph: true, absorbs: .max)
        case .title: open(&frame, element, as: .title, isParagraph: true, absorbs: .max)
        case .caption: open(&frame, element, as: .caption, isParagraph: true, absorbs: .max)
        case .contentsItem: open(&frame, element, as: .contents, isParagraph: true, absorbs: .max)
        case .bibliographyEntry:
            if outer.isBody, !stack.isEmpty, stack[outer.owner].draft.role == .listItem {
                // Typst's: the item's label stands before the entry, which is its body.
                stack[outer.owner].draft.role = .bibliography
                if let block = stack[outer.owner].block { blocks[block].role = .bibliography }
            } else {
                open(&frame, element, as: .bibliography, isParagraph: true, absorbs: .max)
            }
        case .note:
            open(&frame, element, as: .footnote, isParagraph: true, absorbs: 1)
            frame.role = .footnote
        case .listItem:
            let isEntry = outer.role == .contents || outer.role == .index || outer.role == .bibliography
            open(&frame, element, as: isEntry ? outer.role : .listItem, isParagraph: true, absorbs: 1)
            if !isEntry { frame.role = nil }
            frame.isBody = false
        case .row:
            if isSimpleRow(element, structure.steps[(index + 1)...], structure, in: outer) {
                open(&frame, element, as: .table, isParagraph: true, absorbs: .max)
                // One that was torn off its table is shown below the last one.
                if outer.table == 0, tableCount == 0 { tableCount = 1 }
                frame.draft.table = outer.table > 0 ? outer.table : tableCount
                frame.draft.firstCell = cellCount + 1
                frame.draft.isHead = Self.isHead(structure.steps[(index + 1)...], structure)
            } else {
                open(&frame, element)
            }
        case .cell, .headerCell: if !isWithinText { open(&frame, element) }
        case .code: if !isAmongText { open(&frame, element, as: .code, isParagraph: true, absorbs: .max) }
        case .formula:
            if !isAmongText { open(&frame, element, as: .formula, isParagraph: true, absorbs: .max) }
            if wantsDescriptions, frame.replacement == nil, frame.description == nil, let text = admitted(element.alternate) {
                frame.replacement = replacements.count
                replacements.append(Replacement(text: text))
            }
        case .figure:
            open(&frame, element)
            describe(&frame, element)
        case .artifact: frame.isArtifact = true
        }
    }

    /// Whether an element is no more than a part of the block around it.
    private func isAbsorbed(_ type: StructureType, by count: Int) -> Bool {
        guard count > 0 else { return false }
        switch type {
        case .division, .section, .part, .article, .aside, .unknown, .document, .documentFragment: return true
        case .list, .listItem, .listBody, .cell, .headerCell: return count == .max
        default: return false
        }
    }

    /// Begins an element that has text of its own, which is not that of the element around it.
    private mutating func open(
        _ frame: inout Frame, _ element: StructureElement, as role: BlockRole? = nil, within context: BlockRole?? = .none,
        level: Int? = nil,
        isParagraph: Bool = false, absorbs: Int = 0
    ) {
        // Text that stands loose among blocks ends where a block begins.
        if let owner = stack.last?.owner, !stack[owner].draft.isParagraph { stack[owner].block = nil }
        if let context { frame.role = context }
        frame.owner = stack.count
        frame.block = nil
        frame.hasOwnContent = false
        frame.absorbs = absorbs
        frame.draft = Block(
            role: role ?? frame.role, level: level, element: isParagraph ? element.number : 0, isParagraph: isParagraph)
    }

    private mutating func openParagraph(_ frame: inout Frame, _ element: StructureElement) {
        if let owner = stack.last?.owner {
            if stack[owner].absorbs > 0 {
                // The paragraph that some make of an item's label is none of the item's.
                if stack[stack.count - 1].isLabel { return }
                if stack[owner].absorbs < .max { stack[owner].absorbs -= 1 }
                return
            }
            // macOS makes a paragraph's parts paragraphs; others hang what stands below a heading on it.
            if stack[owner].type == .paragraph, !stack[owner].hasOwnContent { return }
        }
        open(&frame, element, isParagraph: true)
    }

    private mutating func describe(_ frame: inout Frame, _ element: StructureElement) {
        guard wantsDescriptions, frame.description == nil, !frame.isArtifact, let text = admitted(element.alternate),
            text.contains(where: { !$0.isWhitespace })
        else { return }
        frame.description = blocks.count
        blocks.append(Block(role: .figure, element: 0, isParagraph: true, description: text, boundingBox: element.boundingBox))
        described[blocks.count - 1] = []
    }

    private mutating func language(of element: StructureElement) -> Int16? {
        element.language.map { index(ofLanguage: $0) }
    }

    /// The number of a language, a new one for one that wasn't met yet.
    mutating func index(ofLanguage language: String) -> Int16 {
        if let known = languages.firstIndex(of: language) { return Int16(truncatingIfNeeded: known) }
        guard languages.count < Self.maximumLanguages else { return -1 }
        languages.append(language)
        return Int16(truncatingIfNeeded: languages.count - 1)
    }

    private static let bulletNumberings: Set<String> = ["Disc", "Circle", "Square", "None", "Unordered"]

    /// Paragraphs or items in a cell that are still read in one breath, and paragraphs among rows read in one go: a life's stations are a list.
    private static let paragraphsOfCell = 4
    private static let valuesOfCell = 10
    /// Of each of more paragraphs, on average, among rows read in one go: values have a line each.
    private static let glyphsOfValue = 36

    /// Whether the cells of a row are heads, all of them.
    private static func isHead(_ steps: ArraySlice<PageStructure.Step>, _ structure: PageStructure) -> Bool {
        var depth = 0
        for step in steps {
            switch step {
            case .leave:
                if depth == 0 { return true }
                depth -= 1
            case .content: break
            case .enter(let node):
                depth += 1
                if structure.nodes[node].element.type == .cell { return false }
            }
        }
        return true
    }

    /// Whether a row is one of a table of facts, read in one go; cells of a table that was made to place things hold texts of their own.
    private mutating func isSimpleRow(
        _ row: StructureElement, _ steps: ArraySlice<PageStructure.Step>, _ structure: PageStructure, in outer: Frame
    ) -> Bool {
        let readsRows = readsRows[outer.table] ?? false
        // Below a cell that reaches down from such a row one cell makes the rest of another, and empty cells have no tags in some files.
        let fewest = readsRows && (outer.grid?.isSpanned(row) ?? false || isValue(steps)) ? 1 : 2
        let cells = cells(steps, structure, isAmongRows: readsRows)
        if cells ?? fewest > 1, outer.table > 0 { self.readsRows[outer.table] = cells != nil }
        return cells ?? 0 >= fewest
    }

    /// Whether a row is no longer than a cell's value.
    private func isValue(_ steps: ArraySlice<PageStructure.Step>) -> Bool {
        var (depth, length) = (0, 0)
        for step in steps {
            switch step {
            case .leave:
                if depth == 0 { return length > 0 }
                depth -= 1
            case .content(let key):
                length += lengths[key] ?? 0
                if length > Self.glyphsOfValue { return false }
            case .enter: depth += 1
            }
        }
        return false
    }

    /// How many cells a row has; nil if some hold texts.
    ///
    /// - Parameter isAmongRows: whether the row above is read in one go.
    private func cells(_ steps: ArraySlice<PageStructure.Step>, _ structure: PageStructure, isAmongRows: Bool) -> Int? {
        // Of the current cell, the latter in glyphs.
        var (depth, cells, paragraphs, items, length) = (0, 0, 0, 0, 0)
        // Word hangs a note's text, which stands at the page's foot, on the cell that calls it.
        var note = Int.max
        for step in steps {
            switch step {
            case .leave:
                if depth == 0 { return cells }
                depth -= 1
                if depth < note { note = .max }
            case .content(let key):
                if depth >= note { continue }
                length += lengths[key] ?? 0
                if paragraphs > Self.paragraphsOfCell, length > Self.glyphsOfValue * paragraphs { return nil }
            case .enter(let node):
                depth += 1
                if depth > note { continue }
                switch structure.nodes[node].element.type {
                case .note: note = depth
                case .cell, .headerCell: (cells, paragraphs, items, length) = (cells + 1, 0, 0, 0)
                case .paragraph:
                    paragraphs += 1
                    if paragraphs > (isAmongRows ? Self.valuesOfCell : Self.paragraphsOfCell) { return nil }
                case .listItem:
                    items += 1
                    if items > Self.paragraphsOfCell { return nil }
                case .table, .heading, .title, .tableOfContents: return nil
                default: break
                }
            }
        }
        return cells
    }
}
