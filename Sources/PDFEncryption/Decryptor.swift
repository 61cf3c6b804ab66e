internal import Crypto

/// Decrypts the strings and streams of one document (ISO 32000-2, 7.6.3).
///
/// Which of them are encrypted is the caller's knowledge: cross-reference streams, what is inside object streams, the
/// encryption dictionary and, with ``encryptsMetadata`` false, the metadata stream are not.
package struct Decryptor: Sendable {
    /// Whose password opened the document. Someone who knows both passwords, being the same, counts as user.
    package enum Role: Sendable, Equatable { case user, owner }

    package let role: Role
    /// What others than the owner may do.
    package let permissions: Permissions
    /// Whether the metadata stream of the document is encrypted like any other.
    package let encryptsMetadata: Bool
    /// Whether `Perms` repeats `P`: false means that someone changed the permissions without knowing the key.
    /// Always true before revision 5, which has no `Perms`.
    package let permissionsAgree: Bool
    /// The name of the crypt filter for embedded files; `nil` when they are encrypted like other streams.
    package let embeddedFileFilter: String?

    private let key: [UInt8]
    private let version: Int
    private let cryptFilters: [String: CryptFilter]
    private let stringMethod: CryptFilter.Method
    private let streamMethod: CryptFilter.Method

    init(_ parameters: EncryptionParameters, key: [UInt8], role: Role) {
        self.key = key
        self.role = role
        permissions = Permissions(parameters.p, revision: parameters.r)
        encryptsMetadata = parameters.v < 4 || parameters.encryptMetadata
        permissionsAgree = parameters.r < 5 || ModernKeys(parameters).permissionsAgree(key: key)
        version = parameters.v
        cryptFilters = parameters.cryptFilters
        embeddedFileFilter = version < 4 ? nil : parameters.eff
        // Crypt filters begin with version 4; before, there is one cipher for everything.
        stringMethod = version < 4 ? .v2 : Self.method(parameters.strF, version, cryptFilters)
        streamMethod = version < 4 ? .v2 : Self.method(parameters.stmF, version, cryptFilters)
    }

    /// The string of the given object in clear.
    package func decryptString(_ bytes: [UInt8], object: Int, generation: Int) -> [UInt8] {
        decrypt(bytes.span, stringMethod, object, generation)
    }

    /// The stream of the given object in clear, its other filters still to be undone.
    ///
    /// - Parameter cryptFilter: the `Name` of the stream's own `Crypt` filter, or `nil` for what holds for all streams.
    package func decryptStream(_ bytes: Span<UInt8>, object: Int, generation: Int, cryptFilter: String? = nil) -> [UInt8] {
        let method = cryptFilter.map { Self.method($0, version, cryptFilters) } ?? streamMethod
        return decrypt(bytes, method, object, generation)
    }

    private static func method(_ name: String, _ version: Int, _ filters: [String: CryptFilter]) -> CryptFilter.Method {
        if name == "Identity" { return .identity }
        // A name that `CF` does not explain: what the version was made for is the best guess.
        return filters[name]?.method ?? (version < 4 ? .v2 : version == 4 ? .aesv2 : .aesv3)
    }

    private func decrypt(_ bytes: Span<UInt8>, _ method: CryptFilter.Method, _ object: Int, _ generation: Int) -> [UInt8] {
        switch method {
        case .none, .identity:
            return Array(copying: bytes)
        case .v2:
            var cipher = RC4(key: objectKey(object, generation, forAES: false))
            return cipher.apply(bytes)
        case .aesv2:
            return AESCBC.decrypt(bytes, key: objectKey(object, generation, forAES: true))
        case .aesv3:
            return AESCBC.decrypt(bytes, key: key)
        }
    }

    /// Algorithm 1. AES takes all 16 bytes of the digest, even where a short `Length` asks for fewer. In version 4, whose keys have 128 bits,
    /// Acrobat fills a shorter one up with zeros before RC4.
    private func objectKey(_ object: Int, _ generation: Int, forAES: Bool) -> [UInt8] {
        var data = key
        if version == 4, !forAES { data += [UInt8](repeating: 0, count: max(0, 16 - key.count)) }
        let length = data.count + 5
        for shift in [0, 8, 16] { data.append(UInt8(truncatingIfNeeded: object >> shift)) }
        for shift in [0, 8] { data.append(UInt8(truncatingIfNeeded: generation >> shift)) }
        if forAES { data.append(contentsOf: [0x73, 0x41, 0x6C, 0x54]) }  // "sAlT"
        let digest = Array(Insecure.MD5.hash(data: data))
        return forAES ? digest : Array(digest.prefix(length))
    }
}
