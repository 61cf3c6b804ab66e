import PDFSyntax

/// Where content is that a structure element owns: what marks it off in a content stream, or an annotation.
package struct ContentKey: Hashable, Sendable {
    /// 0 for the page's own content stream, the object number of a form for its stream, −1 for annotations.
    package var container: Int
    /// The marked-content identifier; of an annotation its number on the page, from 1.
    package var identifier: Int

    package init(container: Int, identifier: Int) {
        self.container = container
        self.identifier = identifier
    }

    package static let annotations = -1
}

/// One of an element's kids (Table 355), in any of the forms they are written in.
enum StructureKid {
    case element(PDFDictionary)
    /// `page` is nil where it is the element's.
    case content(container: Int, identifier: Int, page: Int?)
    case object(number: Int)
    case reference(Int)

    /// Nil for what is none of them. References are not followed.
    init?(_ object: PDFObject, store: ObjectStore) {
        switch object {
        case .integer(let identifier): self = .content(container: 0, identifier: identifier, page: nil)
        case .reference(let id): self = .reference(id.number)
        case .dictionary(let dictionary):
            if let identifier = store.integer(dictionary["MCID"]) {
                self = .content(
                    container: dictionary["Stm"].reference?.number ?? 0, identifier: identifier, page: dictionary["Pg"].reference?.number)
            } else if let id = dictionary["Obj"].reference {
                self = .object(number: id.number)
            } else if !dictionary["S"].isNull {
                self = .element(dictionary)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
