/// Damage that was read through, or a limit that was met. Collected by the store; nothing in a library prints.
package struct SyntaxWarning: Sendable, Hashable {
    package enum Code: String, Sendable {
        case crossReferenceRebuilt, objectMissing, streamDamaged, streamTooLarge, filterUnsupported, pageTreeRebuilt, pageTreeDamaged
        case contentDamaged, contentTooLarge, nestingTooDeep, fontUnreadable, fontWithoutUnicode
        case structureDamaged
    }

    package let code: Code
    /// Number of the object concerned, or the page's index for content.
    package let subject: Int?
    package let detail: String

    package init(_ code: Code, subject: Int? = nil, _ detail: String = "") {
        self.code = code
        self.subject = subject
        self.detail = detail
    }
}
