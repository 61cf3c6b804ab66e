import PDFSyntax

extension PDFDocument {
    /// Of all attachments together, decoded; of further ones only the names are read.
    static let maximumAttachedLength = 512 << 20

    /// Hands on the attachments: the name of each, then its text, if it is plain text or another PDF. Of that one's attachments only the names.
    /// All of it counts as standing on the last page.
    func forEachAttachedParagraph(_ options: ReadingOptions, workers: Int?, _ body: (Paragraph) -> Void) {
        let page = pageCount - 1
        var length = 0
        for attachment in attachments {
            let name = [attachment.name, attachment.description ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
            if !name.isEmpty, !options.skipped.contains(.attachment) { body(Paragraph(attachment: name, page: page)) }
            guard length < Self.maximumAttachedLength, let kind = AttachmentKind(attachment) else { continue }
            let bytes = attachment.bytes()
            length += bytes.count
            switch kind {
            case .text:
                guard !options.skipped.contains(.paragraph) else { continue }
                PlainParagraphs.forEach(of: bytes) {
                    body(Paragraph(text: $0, role: .paragraph, level: nil, page: page, pageBreaks: [], language: nil))
                }
            case .pdf:
                // One that is locked, or none at all, has been named.
                guard let document = try? PDFDocument(bytes: bytes) else { continue }
                var options = options
                options.pages = nil
                options.extras.remove(.attachments)
                document.forEachParagraph(options, workers: workers) { paragraph in
                    body(
                        Paragraph(
                            text: paragraph.text, role: paragraph.role, level: paragraph.level, page: page, pageBreaks: [],
                            language: paragraph.language))
                }
                guard !options.skipped.contains(.attachment) else { continue }
                for inner in document.attachments where !inner.name.isEmpty { body(Paragraph(attachment: inner.name, page: page)) }
            }
        }
    }
}

extension Paragraph {
    fileprivate init(attachment name: String, page: Int) {
        let text = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.init(text: text, role: .attachment, level: nil, page: page, pageBreaks: [], language: nil)
    }
}

/// What of an attachment can be read, by its type or, where it states none, by its name.
private enum AttachmentKind {
    case text, pdf

    init?(_ attachment: Attachment) {
        let ending = attachment.name.lowercased().split(separator: ".").last.map(String.init) ?? ""
        switch (attachment.mimeType ?? "", ending) {
        case ("application/pdf", _), ("application/octet-stream", "pdf"), ("", "pdf"): self = .pdf
        case ("text/plain", _), ("text/markdown", _), ("application/octet-stream", "txt"), ("application/octet-stream", "md"), ("", "txt"),
            ("", "text"),
            ("", "md"):
            self = .text
        default: return nil
        }
    }
}

/// The paragraphs of a plain text: what blank lines part.
private enum PlainParagraphs {
    static func forEach(of bytes: [UInt8], _ body: (String) -> Void) {
        // UTF-8 with or without a mark, UTF-16 with one, or one of the old sets of eight bits.
        let text = String(validating: bytes, as: UTF8.self) ?? TextString.decode(bytes)
        var words: [Substring] = []
        func finish() {
            if !words.isEmpty { body(words.joined(separator: " ")) }
            words.removeAll()
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let found = line.split { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\0" }
            if found.isEmpty { finish() } else { words += found }
        }
        finish()
    }
}
