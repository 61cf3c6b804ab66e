/// The standard security handler, the one that works with passwords (ISO 32000-2, 7.6.4), of revisions 2 to 6.
package struct StandardSecurityHandler: Sendable {
    private let parameters: EncryptionParameters

    /// - Throws: when no password could ever open the document here.
    package init(_ parameters: EncryptionParameters) throws(EncryptionError) {
        guard parameters.filter == "Standard" else { throw .unsupportedFilter(parameters.filter) }
        guard [1, 2, 4, 5].contains(parameters.v), 2...6 ~= parameters.r else {
            throw .unsupported(v: parameters.v, r: parameters.r)
        }
        if parameters.o.isEmpty { throw .malformed("O") }
        if parameters.u.isEmpty { throw .malformed("U") }
        if parameters.r >= 5 {
            // Some writers fill these up with zeros to 127 bytes; shorter is of no use.
            if parameters.o.count < 48 { throw .malformed("O") }
            if parameters.u.count < 48 { throw .malformed("U") }
            if parameters.ue.count < 32 { throw .malformed("UE") }
        }
        self.parameters = parameters
    }

    /// Opens the document with the user's or the owner's password.
    ///
    /// The empty password opens what was encrypted only to restrict its use: try it before asking for one.
    /// - Throws: ``EncryptionError/wrongPassword``, and no other.
    package func unlock(password: String = "") throws(EncryptionError) -> Decryptor {
        if parameters.r >= 5 {
            let keys = ModernKeys(parameters)
            for candidate in Password.modernCandidates(password) {
                if let key = keys.userKey(candidate) { return decryptor(key, .user) }
                if let key = keys.ownerKey(candidate) { return decryptor(key, .owner) }
            }
        } else {
            let keys = LegacyKeys(parameters)
            for candidate in Password.legacyCandidates(password) {
                if let key = keys.userKey(candidate) { return decryptor(key, .user) }
                if let key = keys.ownerKey(candidate) { return decryptor(key, .owner) }
            }
        }
        throw .wrongPassword
    }

    private func decryptor(_ key: [UInt8], _ role: Decryptor.Role) -> Decryptor {
        Decryptor(parameters, key: key, role: role)
    }
}
