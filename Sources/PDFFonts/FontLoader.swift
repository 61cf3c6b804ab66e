package import PDFSyntax

/// Makes a ``Font`` of a font dictionary (§9.5). Never fails: a broken font gives one without Unicode and with default widths.
package struct FontLoader: Sendable {
    let store: ObjectStore

    package init(store: ObjectStore) { self.store = store }

    /// - Parameter id: the dictionary's own object number, for warnings.
    package func font(_ dictionary: PDFDictionary, id: ObjectID?) -> Font {
        let subtype = store.name(dictionary["Subtype"])?.text ?? ""
        if dictionary.isEmpty { store.warnings.add(SyntaxWarning(.fontUnreadable, subject: id?.number)) }
        let font: Font
        if subtype == "Type0" || (!store.resolve(dictionary["DescendantFonts"]).isNull && subtype != "Type3") {
            font = CompositeFontLoader(store: store).font(dictionary)
        } else if let composite = ChineseSystemFont.composite(of: dictionary, subtype: subtype, store: store) {
            font = CompositeFontLoader(store: store).font(composite)
        } else {
            font = SimpleFontLoader(store: store).font(dictionary, subtype: subtype)
        }
        if !font.hasUnicode, !dictionary.isEmpty {
            store.warnings.add(SyntaxWarning(.fontWithoutUnicode, subject: id?.number, font.name))
        }
        return font
    }

    private static let unreadCodes = (0 as UInt32..<256).map { ShownCode(unicode: 0, width: 0, isSpaceCode: $0 == 32) }

    /// What stands for a font where there is no allowance left for another one.
    func unread(id: ObjectID?) -> Font {
        store.warnings.add(SyntaxWarning(.fontUnreadable, subject: id?.number))
        let style = FontStyle(descriptor: .empty, name: FontName(""), store: store)
        return Font(name: "", style: style, hasUnicode: false, sequences: [], simple: Self.unreadCodes, store: store)
    }
}
