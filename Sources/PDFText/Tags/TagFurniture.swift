/// Running heads and feet by the tags: what is marked as such, and not what isn't where others are.
enum TagFurniture {
    /// - Parameter roles: of the page's lines that look like furniture.
    static func adjust(_ roles: inout [Int: BlockRole], _ layout: PageLayout) {
        guard layout.isTagged else { return }
        let middle = layout.height / 2
        var (hasHead, hasFoot) = (false, false)
        let text = layout.lines.filter { $0.source == .content }
        guard let first = text.first else { return }
        let (lowest, highest) = text.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        for (index, line) in layout.lines.enumerated() {
            guard case .artifact(let kind) = line.source else { continue }
            // TeX doesn't say of what kind its artifacts are; those above and below all text are the usual ones.
            let isOutside = line.frame == first.frame && (line.y > highest || line.y < lowest)
            guard let role = role(of: kind == .plain && isOutside ? .pagination : kind, isAbove: line.y > middle) else { continue }
            if roles[index] != .pageNumber { roles[index] = isNumber(index, layout) ? .pageNumber : role }
            if role == .header, line.y > middle { hasHead = true }
            if role == .footer, line.y <= middle { hasFoot = true }
        }
        for (index, line) in layout.lines.enumerated() where line.source == .content && (line.y > middle ? hasHead : hasFoot) {
            if roles[index] != nil, roles[index] != .pageNumber { roles[index] = nil }
        }
        // Notes and items stand at the edges, too. Headings don't count: some writers make one of every running head.
        for block in layout.blocks where block.tag?.role.map({ $0 != .heading && $0 != .title }) ?? false {
            for index in block.lines where roles[Int(index)] != .pageNumber && layout.lines[Int(index)].source == .content {
                roles[Int(index)] = nil
            }
        }
    }

    /// Whether what is marked as an artifact holds a good part of the words in the page's middle, so that the marks say nothing.
    static func areArtifactsText(_ layout: PageLayout) -> Bool {
        var (marked, all) = (0, 0)
        for line in layout.lines where TagJudgement.isInMiddle(line.y, layout.height) && line.frame == layout.mainFrame {
            all += line.words.count
            if line.isArtifact { marked += line.words.count }
        }
        return marked > 0 && Double(all - marked) < TagJudgement.coverage * Double(all)
    }

    private static func role(of kind: LineSource.Artifact, isAbove: Bool) -> BlockRole? {
        switch kind {
        case .plain: nil
        case .header: .header
        case .footer: .footer
        case .pagination, .background: isAbove ? .header : .footer
        }
    }

    private static func isNumber(_ line: Int, _ layout: PageLayout) -> Bool {
        (layout.edges.top + layout.edges.bottom).contains { $0.line == line && $0.isNumber }
    }
}
