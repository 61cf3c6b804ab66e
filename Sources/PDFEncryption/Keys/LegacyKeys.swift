internal import Crypto

/// The keys of revisions 2 to 4: MD5 and RC4, whatever cipher they are for (ISO 32000-2, 7.6.4.3 and 7.6.4.4).
struct LegacyKeys {
    private let parameters: EncryptionParameters
    private let ownerEntry: [UInt8]
    private let userEntry: [UInt8]
    /// Key lengths in bytes that the file may mean, likeliest first. `U` tells which of them is right.
    private let keyLengths: [Int]

    /// The 32 bytes that short passwords are filled up with (Algorithm 2, step a).
    private static let padding: [UInt8] = [
        0x28, 0xBF, 0x4E, 0x5E, 0x4E, 0x75, 0x8A, 0x41, 0x64, 0x00, 0x4E, 0x56, 0xFF, 0xFA, 0x01, 0x08,
        0x2E, 0x2E, 0x00, 0xB6, 0xD0, 0x68, 0x3E, 0x80, 0x2F, 0x0C, 0xA9, 0xFE, 0x64, 0x53, 0x69, 0x7A,
    ]
    private static let shortestKey = 5
    private static let longestKey = 16

    init(_ parameters: EncryptionParameters) {
        self.parameters = parameters
        ownerEntry = Self.fitted(parameters.o)
        userEntry = Self.fitted(parameters.u)
        keyLengths = Self.keyLengths(parameters)
    }

    /// The key of the file when `password` is the user's (Algorithm 6), otherwise `nil`.
    func userKey(_ password: [UInt8]) -> [UInt8]? {
        for length in keyLengths {
            let key = fileKey(password, length: length)
            if opens(key) { return key }
        }
        return nil
    }

    /// The key of the file when `password` is the owner's (Algorithm 7), otherwise `nil`.
    func ownerKey(_ password: [UInt8]) -> [UInt8]? {
        for length in keyLengths {
            for hashed in Set([Self.longestKey, length]) {
                let key = ownerEntryKey(password, length: length, hashed: hashed)
                let padded = peel(ownerEntry, key: key)
                let fileKey = fileKey(padded, length: length)
                if opens(fileKey) { return fileKey }
            }
        }
        return nil
    }

    /// Algorithm 2.
    private func fileKey(_ password: [UInt8], length: Int) -> [UInt8] {
        var data = Self.padded(password) + ownerEntry
        let permissions = UInt32(truncatingIfNeeded: parameters.p)
        for shift in [0, 8, 16, 24] as [UInt32] { data.append(UInt8(truncatingIfNeeded: permissions >> shift)) }
        data += parameters.id0
        if parameters.r >= 4, !parameters.encryptMetadata { data += [0xFF, 0xFF, 0xFF, 0xFF] }
        return digest(data, again: length, length: length)
    }

    /// Algorithm 3, steps a to d. The standard hashes all 16 bytes again and again, some writers only as many as the key has.
    private func ownerEntryKey(_ password: [UInt8], length: Int, hashed: Int) -> [UInt8] {
        digest(Self.padded(password), again: hashed, length: length)
    }

    private func digest(_ data: [UInt8], again: Int, length: Int) -> [UInt8] {
        var digest = Array(Insecure.MD5.hash(data: data))
        if parameters.r >= 3 {
            for _ in 0..<50 { digest = Array(Insecure.MD5.hash(data: digest.prefix(again))) }
        }
        return Array(digest.prefix(length))
    }

    /// Whether `key` makes the `U` of the file (Algorithms 4 and 5).
    private func opens(_ key: [UInt8]) -> Bool {
        if parameters.r == 2 { return RC4.apply(Self.padding, key: key) == userEntry }
        var value = RC4.apply(Array(Insecure.MD5.hash(data: Self.padding + parameters.id0)), key: key)
        for round in 1...19 as ClosedRange<UInt8> { value = RC4.apply(value, key: key.map { $0 ^ round }) }
        return value == Array(userEntry.prefix(16))
    }

    /// The user's password, padded, out of `O` (Algorithm 7, step b).
    private func peel(_ entry: [UInt8], key: [UInt8]) -> [UInt8] {
        if parameters.r == 2 { return RC4.apply(entry, key: key) }
        var value = entry
        for round in (0...19 as ClosedRange<UInt8>).reversed() { value = RC4.apply(value, key: key.map { $0 ^ round }) }
        return value
    }

    private static func padded(_ password: [UInt8]) -> [UInt8] { Array((password + padding).prefix(32)) }

    /// `O` and `U` have 32 bytes; some writers add zeros, and some lose those at the end.
    private static func fitted(_ entry: [UInt8]) -> [UInt8] {
        Array((entry + [UInt8](repeating: 0, count: 32)).prefix(32))
    }

    /// The length stands in different places, in bits or in bytes, or nowhere. Version 4 means 128 bits.
    private static func keyLengths(_ parameters: EncryptionParameters) -> [Int] {
        let filter = parameters.cryptFilters[parameters.stmF] ?? parameters.cryptFilters[parameters.strF]
        let stated = [parameters.length, filter?.keyLength ?? 0].map { $0 >= 40 ? $0 / 8 : $0 }
        let likeliest: [Int] =
            switch (parameters.r, parameters.v) {
            case (2, _), (_, 1): [shortestKey] + stated + [longestKey]
            case (_, 4): [longestKey] + stated + [shortestKey]
            default: stated + [shortestKey, longestKey]
            }
        var lengths: [Int] = []
        for length in likeliest where shortestKey...longestKey ~= length && !lengths.contains(length) { lengths.append(length) }
        return lengths
    }
}
