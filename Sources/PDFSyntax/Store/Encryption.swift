package import PDFEncryption
import Synchronization

/// Whether a document is encrypted, and whether it has been opened.
package enum EncryptionState: Sendable {
    case none
    case unlocked(Decryptor)
    case locked(EncryptionError)
}

extension EncryptionParameters {
    /// Reads an encryption dictionary (Tables 20, 21 and 25). Its strings are never enciphered (§7.6.2).
    init(_ dictionary: PDFDictionary, identifier: [UInt8], store: ObjectStore) {
        self.init(
            filter: store.name(dictionary["Filter"])?.text ?? "Standard", v: store.integer(dictionary["V"]) ?? 0,
            r: store.integer(dictionary["R"]) ?? 0)
        length = store.integer(dictionary["Length"]) ?? 0
        o = store.string(dictionary["O"]) ?? []
        u = store.string(dictionary["U"]) ?? []
        oe = store.string(dictionary["OE"]) ?? []
        ue = store.string(dictionary["UE"]) ?? []
        perms = store.string(dictionary["Perms"]) ?? []
        p = store.integer(dictionary["P"]) ?? 0
        stmF = store.name(dictionary["StmF"])?.text ?? "Identity"
        strF = store.name(dictionary["StrF"])?.text ?? "Identity"
        eff = store.name(dictionary["EFF"])?.text
        encryptMetadata = store.boolean(dictionary["EncryptMetadata"]) ?? true
        id0 = identifier
        for entry in store.dictionary(dictionary["CF"])?.entries.prefix(64) ?? [] {
            guard let filter = store.dictionary(entry.value) else { continue }
            let method: CryptFilter.Method =
                switch store.name(filter["CFM"]) {
                case "V2": .v2
                case "AESV2": .aesv2
                case "AESV3": .aesv3
                default: .none
                }
            cryptFilters[entry.key.text] = CryptFilter(method, keyLength: store.integer(filter["Length"]) ?? 0)
        }
    }
}

extension ObjectStore {
    /// Whether the document is encrypted, and if so, whether the password given opened it.
    package var encryption: EncryptionState { state.withLock { $0.encryption } }

    /// Tries the empty password, which opens what is only restricted in use, then the one given (§7.6.4.4).
    func unlock() {
        guard let dictionary = dictionary(trailer["Encrypt"]) else { return }
        let identifier = array(trailer["ID"])?.first.flatMap { string($0) } ?? []
        let parameters = EncryptionParameters(dictionary, identifier: identifier, store: self)
        var outcome: EncryptionState
        do throws(EncryptionError) {
            let handler = try StandardSecurityHandler(parameters)
            do throws(EncryptionError) {
                outcome = .unlocked(try handler.unlock(password: ""))
            } catch {
                outcome = .locked(error)
                if let password { outcome = .unlocked(try handler.unlock(password: password)) }
            }
        } catch {
            outcome = .locked(error)
        }
        let number = trailer["Encrypt"].reference?.number
        state.withLock { state in
            state.encryption = outcome
            state.encryptionObject = number
            // What was read on the way here was read as it stands in the file.
            state.forgetObjects()
        }
    }

    /// What undoes the encryption of strings in the object `id`; nil where there is none.
    func stringDecipherer(_ id: ObjectID) -> (@Sendable ([UInt8]) -> [UInt8])? {
        let (encryption, exempt) = state.withLock { ($0.encryption, $0.encryptionObject) }
        guard case .unlocked(let decryptor) = encryption, id.number != exempt else { return nil }
        return { decryptor.decryptString($0, object: id.number, generation: id.generation) }
    }

    /// The deciphered bytes of a stream; nil where they are not enciphered (§7.5.8.2: cross-reference streams never are; §7.6.6: `Crypt`
    /// filters named Identity, clear metadata).
    func deciphered(_ stream: PDFStream, _ raw: Span<UInt8>) -> [UInt8]? {
        guard case .unlocked(let decryptor) = encryption else { return nil }
        let type = name(stream.dictionary["Type"])
        if type == "XRef" || (type == "Metadata" && !decryptor.encryptsMetadata) { return nil }
        var filter: String?
        let names = resolve(stream.dictionary["Filter"])
        if (names.name ?? names.array?.first.flatMap { name($0) }) == "Crypt" {
            let parameters = resolve(stream.dictionary["DecodeParms"])
            filter = name((parameters.dictionary ?? parameters.array?.first.flatMap { dictionary($0) })?["Name"])?.text ?? "Identity"
        } else if type == "EmbeddedFile" {
            filter = decryptor.embeddedFileFilter
        }
        return decryptor.decryptStream(raw, object: stream.id.number, generation: stream.id.generation, cryptFilter: filter)
    }
}
