/// What a crypt filter dictionary says (ISO 32000-2, Table 25).
package struct CryptFilter: Sendable, Equatable {
    /// `CFM`. ``none`` is what the file calls `None`, and ``identity`` the filter every file has; both leave the data as it is.
    package enum Method: Sendable, Equatable { case none, v2, aesv2, aesv3, identity }

    package var method: Method
    /// `Length` as the file has it: bytes or bits, as writers differ; 0 when it is missing.
    package var keyLength: Int

    package init(_ method: Method, keyLength: Int = 0) {
        self.method = method
        self.keyLength = keyLength
    }
}

/// What an encryption dictionary says (ISO 32000-2, Tables 20 and 21), named as there, as the file has it.
package struct EncryptionParameters: Sendable, Equatable {
    /// `Filter`: the security handler, "Standard" for passwords.
    package var filter: String
    /// `V`: the kind of encryption.
    package var v: Int
    /// `R`: the revision of the standard security handler.
    package var r: Int
    /// `Length` in bits; 0 when it is missing.
    package var length = 0
    package var o: [UInt8] = []
    package var u: [UInt8] = []
    /// `OE` and `UE`, from revision 5 on: the key of the file, locked by the one password and the other.
    package var oe: [UInt8] = []
    package var ue: [UInt8] = []
    /// `Perms`, from revision 5 on: the permissions once more, encrypted.
    package var perms: [UInt8] = []
    /// `P`, of which the low 32 bits count, whether it was written with a sign or without.
    package var p = 0
    /// `CF`, from version 4 on, by name.
    package var cryptFilters: [String: CryptFilter] = [:]
    /// `StmF`, `StrF` and `EFF`: the filters for streams, strings and embedded files.
    package var stmF = "Identity"
    package var strF = "Identity"
    package var eff: String?
    package var encryptMetadata = true
    /// The first string of `ID` in the trailer; empty when it is missing.
    package var id0: [UInt8] = []

    package init(filter: String = "Standard", v: Int, r: Int) {
        self.filter = filter
        self.v = v
        self.r = r
    }
}

/// Why a document stays locked.
package enum EncryptionError: Error, Sendable, Equatable {
    /// Neither the user's nor the owner's password.
    case wrongPassword
    /// The security handler is another one (for instance one for certificates).
    case unsupportedFilter(String)
    /// A version or revision that is not published, or not known.
    case unsupported(v: Int, r: Int)
    /// The named entry is missing or too short.
    case malformed(String)
}
