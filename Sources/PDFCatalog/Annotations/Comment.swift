package import PDFSyntax

/// What somebody noted on a page: the text behind a note, a highlight, a stamp (§12.5.6.2).
package struct Comment: Sendable {
    package let author: String?
    /// Lines as written.
    package let text: String
    /// Where on the page it points to, in user space.
    package let rectangle: Rectangle

    /// Replies to replies to … beyond this are listed where they stand.
    static let maximumDepth = 64
    /// Of all comments of a page together, in bytes; what comes after is not looked at.
    static let maximumLength = 2 << 20
    /// What each comment counts beside its text.
    static let overhead = 32
}

extension Annotation {
    /// Many writers put the name of an attached file where a comment on it would stand.
    fileprivate func isFileName(_ text: String) -> Bool {
        subtype == "FileAttachment" && Attachment(dictionary["FS"], name: nil, store: store)?.name == text
    }
}

extension PageNode {
    /// The page's comments from top to bottom, each followed by the replies to it. Not among them: free text, which is seen on the page itself,
    /// what is hidden, and what only records a state ("accepted", §12.5.6.3).
    ///
    /// - Parameter annotations: the page's.
    package func comments(_ annotations: [Annotation], layers: OptionalContent) -> [Comment] {
        var roots: [(annotation: Annotation, text: String)] = []
        var replies: [Int: [(annotation: Annotation, text: String)]] = [:]
        var known: Set<Int> = []
        var length = 0
        let noted = annotations.filter { $0.isMarkup && $0.subtype != "FreeText" && $0.dictionary["State"].isNull && $0.isVisible(layers) }
        for annotation in noted { if let id = annotation.id { known.insert(id.number) } }
        for annotation in noted {
            let target = annotation.dictionary["IRT"].reference?.number
            let isGrouped = store.name(annotation.dictionary["RT"]) == "Group"
            // A group shares the text of the annotation it is grouped with (Table 172).
            if isGrouped, target != nil { continue }
            guard length < Comment.maximumLength else {
                store.warnings.add(SyntaxWarning(.contentTooLarge, subject: index, "comments"))
                break
            }
            length += Comment.overhead
            guard let text = annotation.contents(&length), !annotation.isFileName(text) else {
                // Kept only so that replies to it are not lost.
                roots.append((annotation, ""))
                continue
            }
            if let target, known.contains(target), target != annotation.id?.number {
                replies[target, default: []].append((annotation, text))
            } else {
                roots.append((annotation, text))
            }
        }
        let matrix = displayMatrix
        let order = roots.indices.sorted { first, second in
            let (left, right) = (matrix.apply(roots[first].annotation.rectangle), matrix.apply(roots[second].annotation.rectangle))
            return (-left.y1, left.x0, first) < (-right.y1, right.x0, second)
        }
        var result: [Comment] = []
        func add(_ entry: (annotation: Annotation, text: String), _ depth: Int) {
            let annotation = entry.annotation
            if !entry.text.isEmpty {
                result.append(Comment(author: annotation.author, text: entry.text, rectangle: annotation.rectangle))
            }
            guard depth < Comment.maximumDepth, let id = annotation.id, let answers = replies.removeValue(forKey: id.number) else { return }
            for answer in answers { add(answer, depth + 1) }
        }
        for index in order { add(roots[index], 0) }
        // Replies that answer each other in a ring, or too deeply.
        for (_, rest) in replies.sorted(by: { $0.key < $1.key }) {
            for (annotation, text) in rest {
                result.append(Comment(author: annotation.author, text: text, rectangle: annotation.rectangle))
            }
        }
        return result
    }
}
