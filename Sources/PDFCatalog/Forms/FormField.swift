import PDFSyntax

/// A terminal field of an interactive form (§12.7.4), with what it inherits from the fields above it.
package struct FormField: Sendable {
    package enum Kind: String, Sendable {
        case text, checkBox, radioButton, pushButton, choice, signature, unknown
    }

    package let kind: Kind
    package let flags: FormFieldFlags
    /// The partial names from the root down, joined by full stops (§12.7.4.2); empty if it has none.
    package let name: String
    /// `TU`: what to call it to people, above all where it is read aloud.
    package let label: String?
    /// How its text is aligned: 0 at the left, 1 in the middle, 2 at the right (§12.7.4.3).
    package let alignment: Int
    /// Of its text, in points, by the default appearance string; 0: to be fitted to the field.
    package let fontSize: Double
    /// `MaxLen`: the number of characters there is room for, of a comb the number of its boxes.
    package let maximumLength: Int?

    private let store: ObjectStore
    private let attributes: PDFDictionary

    /// Attributes that a field takes from its parent if it has none of its own (Table 226 and the tables of the types).
    static let inheritableKeys: [Name] = ["FT", "V", "DV", "Ff", "DA", "Q", "MaxLen", "Opt"]

    /// - Parameters:
    ///   - chain: dictionaries from the root field down to this one, and to its widget.
    ///   - form: the form's own dictionary, whose `DA` and `Q` are defaults.
    init(_ chain: [PDFDictionary], form: PDFDictionary, store: ObjectStore) {
        var attributes = PDFDictionary(["DA", "Q"].map { ($0, form[$0]) })
        for dictionary in chain {
            let own = Self.inheritableKeys.filter { !dictionary[$0].isNull }
            attributes = attributes.merging(PDFDictionary(own.map { ($0, dictionary[$0]) }))
        }
        self.attributes = attributes
        self.store = store
        flags = FormFieldFlags(rawValue: store.integer(attributes["Ff"]) ?? 0)
        kind =
            switch store.name(attributes["FT"]) {
            case "Tx": .text
            case "Ch": .choice
            case "Sig": .signature
            case "Btn": flags.contains(.pushButton) ? .pushButton : flags.contains(.radio) ? .radioButton : .checkBox
            default: .unknown
            }
        name = chain.compactMap { Self.text($0["T"], store) }.joined(separator: ".")
        label = chain.last { !$0["TU"].isNull }.flatMap { Self.text($0["TU"], store)?.trimmedLines }
        alignment = store.integer(attributes["Q"]) ?? 0
        fontSize = Self.fontSize(store.string(attributes["DA"]) ?? [])
        maximumLength = store.integer(attributes["MaxLen"]).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Bytes of a name or a label: one that stands in the file once can be that of every field.
    private static let maximumName = 1000

    private static func text(_ object: PDFObject, _ store: ObjectStore) -> String? {
        store.string(object).map { TextString.decode(Array($0.prefix(maximumName))) }
    }

    /// Whether its value is kept from everyone's eyes, and from everyone's ears.
    package var isPassword: Bool { kind == .text && flags.contains(.password) }

    /// The values, as a person would read them: a text, the options chosen, the state of a button. Empty for none, and for passwords always.
    package var values: [String] { read().values }

    /// The ``values``, with the number of bytes and options gone through to find them: a thousand fields may share one value of a megabyte.
    package func read() -> (values: [String], cost: Int) {
        if isPassword { return ([], 0) }
        let value = store.resolve(attributes["V"])
        var cost = 0
        var values: [String] = []
        switch kind {
        case .text, .unknown: if let text = text(value, &cost) { values = [text] }
        case .choice:
            let chosen = (value.array ?? [value]).prefix(Self.maximumChoices).compactMap { text(store.resolve($0), &cost) }
            let options = chosen.isEmpty ? [:] : options(&cost)
            values = chosen.map { options[$0] ?? $0 }
        case .checkBox, .radioButton: if let state = value.name { values = [state.text] }
        case .pushButton, .signature: break
        }
        return (values, cost)
    }

    static let maximumChoices = 10_000

    /// A text, as a string, a stream (§7.9.3) or, by mistake, a name.
    private func text(_ value: PDFObject, _ cost: inout Int) -> String? {
        if let name = value.name { return name.text.trimmedLines }
        return store.longText(value, &cost)?.trimmedLines
    }

    /// What options are called where their export value is another (Table 234).
    private func options(_ cost: inout Int) -> [String: String] {
        var result: [String: String] = [:]
        for option in (store.array(attributes["Opt"]) ?? []).prefix(Self.maximumChoices) {
            cost += 32
            guard let pair = store.array(option), pair.count >= 2, let value = text(store.resolve(pair[0]), &cost),
                let shown = text(store.resolve(pair[1]), &cost)
            else { continue }
            if result[value] == nil { result[value] = shown }
        }
        return result
    }

    /// The number before `Tf` in a default appearance string (§12.7.4.3).
    private static func fontSize(_ bytes: [UInt8]) -> Double {
        let words = bytes.prefix(4096).split { $0.isPDFWhiteSpace }
        guard let index = words.lastIndex(where: { $0.elementsEqual("Tf".utf8) }), index > 0 else { return 0 }
        guard let size = Double(String(decoding: words[index - 1], as: UTF8.self)), size.isFinite else { return 0 }
        return min(size.magnitude, 1000)
    }
}
