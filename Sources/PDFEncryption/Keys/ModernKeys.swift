internal import Crypto

/// The keys of revisions 5 and 6: SHA-2 and AES (ISO 32000-2, 7.6.4.3.3 and 7.6.4.4.9).
///
/// `O` and `U` hold a hash of 32 bytes, 8 bytes to check the password with and 8 to unlock the key with.
struct ModernKeys {
    private let parameters: EncryptionParameters
    private let user: ArraySlice<UInt8>

    init(_ parameters: EncryptionParameters) {
        self.parameters = parameters
        user = parameters.u.prefix(48)
    }

    /// The key of the file when `password` is the user's, otherwise `nil`.
    func userKey(_ password: [UInt8]) -> [UInt8]? {
        key(password, entry: user, also: [], locked: parameters.ue)
    }

    /// The key of the file when `password` is the owner's, otherwise `nil`.
    func ownerKey(_ password: [UInt8]) -> [UInt8]? {
        key(password, entry: parameters.o.prefix(48), also: user, locked: parameters.oe)
    }

    /// Whether `Perms`, opened with the key of the file, says the same as `P` (Algorithm 13).
    func permissionsAgree(key: [UInt8]) -> Bool {
        // One block under a vector of zeros is what the standard calls ECB.
        let zeros = [UInt8](repeating: 0, count: 16)
        guard parameters.perms.count >= 16,
            let clear = AESCBC.decryptBlocks(Array(parameters.perms.prefix(16)), key: key, vector: zeros)
        else { return false }
        let permissions = UInt32(truncatingIfNeeded: parameters.p)
        let expected = ([0, 8, 16, 24] as [UInt32]).map { UInt8(truncatingIfNeeded: permissions >> $0) }
        return clear[9..<12].elementsEqual("adb".utf8) && clear[0..<4].elementsEqual(expected)
    }

    /// Algorithm 2.A.
    private func key(_ password: [UInt8], entry: ArraySlice<UInt8>, also: ArraySlice<UInt8>, locked: [UInt8]) -> [UInt8]? {
        guard entry.count == 48, locked.count >= 32 else { return nil }
        guard hash(password, salt: entry[32..<40], also: also) == Array(entry[..<32]) else { return nil }
        let intermediate = hash(password, salt: entry[40..<48], also: also)
        return AESCBC.decryptBlocks(Array(locked.prefix(32)), key: intermediate, vector: [UInt8](repeating: 0, count: 16))
    }

    private func hash(_ password: [UInt8], salt: ArraySlice<UInt8>, also: ArraySlice<UInt8>) -> [UInt8] {
        let first = Array(SHA256.hash(data: password + salt + also))
        return parameters.r == 5 ? first : hardened(first, password, also)
    }

    /// Algorithm 2.B: at least 64 rounds of AES and SHA-2, going on until chance ends it.
    private func hardened(_ first: [UInt8], _ password: [UInt8], _ also: ArraySlice<UInt8>) -> [UInt8] {
        // Every round from the 64th on ends it with a chance of 33 in 256 or more: only a broken cipher comes this far.
        let mostRounds = 100_000
        var key = first
        for round in 1...mostRounds {
            let once = password + key + also
            var repeated: [UInt8] = []
            repeated.reserveCapacity(once.count * 64)
            for _ in 0..<64 { repeated += once }
            guard let encrypted = AESCBC.encryptBlocks(repeated, key: key[..<16], vector: key[16..<32]) else { break }
            // The first 16 bytes as a number modulo 3; 256 is 1 modulo 3, so the sum of the bytes will do.
            let remainder = encrypted.prefix(16).reduce(0) { $0 + Int($1) } % 3
            switch remainder {
            case 0: key = Array(SHA256.hash(data: encrypted))
            case 1: key = Array(SHA384.hash(data: encrypted))
            default: key = Array(SHA512.hash(data: encrypted))
            }
            if round >= 64, let last = encrypted.last, Int(last) <= round - 32 { break }
        }
        return Array(key.prefix(32))
    }
}
