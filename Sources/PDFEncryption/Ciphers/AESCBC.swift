internal import Crypto
internal import CryptoExtras

/// AES in CBC mode as PDF uses it: 16 bytes of initialization vector first, padded to whole blocks (ISO 32000-2, 7.6.3.1).
enum AESCBC {
    private static let block = 16

    /// What `bytes` say, as much of it as can be had.
    ///
    /// Bytes after the last whole block are left out: there is no telling what they were. Padding that is none stays.
    /// What is shorter than the vector cannot have been encrypted, and is given back as it is.
    static func decrypt(_ bytes: Span<UInt8>, key: [UInt8]) -> [UInt8] {
        if bytes.count < block { return Array(copying: bytes) }
        let vector = Array(copying: bytes.extracting(first: block))
        let whole = (bytes.count - block) / block * block
        let body = Array(copying: bytes.extracting(block..<block + whole))
        guard let plain = decryptBlocks(body, key: key, vector: vector) else { return [] }
        return Array(plain.dropLast(paddingLength(plain)))
    }

    /// Whole blocks, without padding; `nil` when they are not whole or the key is not 16, 24 or 32 bytes long.
    static func decryptBlocks(_ bytes: [UInt8], key: [UInt8], vector: [UInt8]) -> [UInt8]? {
        if bytes.isEmpty { return [] }
        guard let vector = try? AES._CBC.IV(ivBytes: vector) else { return nil }
        return (try? AES._CBC.decrypt(bytes, using: SymmetricKey(data: key), iv: vector, noPadding: true)).map { Array($0) }
    }

    static func encryptBlocks(_ bytes: [UInt8], key: ArraySlice<UInt8>, vector: ArraySlice<UInt8>) -> [UInt8]? {
        guard let vector = try? AES._CBC.IV(ivBytes: vector) else { return nil }
        return (try? AES._CBC.encrypt(bytes, using: SymmetricKey(data: key), iv: vector, noPadding: true)).map { Array($0) }
    }

    /// RFC 8018, 6.1.1: n bytes of the value n, up to a whole block.
    private static func paddingLength(_ plain: [UInt8]) -> Int {
        guard let last = plain.last, 1...block ~= Int(last), plain.suffix(Int(last)).allSatisfy({ $0 == last }) else { return 0 }
        return Int(last)
    }
}

extension [UInt8] {
    /// The bytes of a span.
    init(copying bytes: Span<UInt8>) {
        self.init(repeating: 0, count: bytes.count)
        var copy = mutableSpan
        for index in bytes.indices { copy[index] = bytes[index] }
    }
}
