import PDFText

/// The files attached to a document, as `info` lists them.
enum AttachmentList {
    static func text(_ attachments: [Attachment]) -> String {
        guard !attachments.isEmpty else { return "" }
        return "attachments\n" + attachments.map { "  \(line($0))\n" }.joined()
    }

    private static func line(_ attachment: Attachment) -> String {
        var parts = [attachment.name.isEmpty ? "without a name" : DisplayText.clean(attachment.name)]
        if let description = attachment.description, description != attachment.name { parts.append(DisplayText.clean(description)) }
        if let type = attachment.mimeType { parts.append(DisplayText.clean(type)) }
        if let size = attachment.size { parts.append("\(Phrases.grouped(size)) bytes") }
        return parts.joined(separator: ", ")
    }

    static func json(_ attachments: [Attachment]) -> JSON {
        .array(
            attachments.map { attachment in
                .object([
                    ("name", .string(attachment.name)), ("description", .optional(attachment.description)),
                    ("type", .optional(attachment.mimeType)), ("size", .optional(attachment.size)),
                ])
            })
    }
}
