import PDFEncryption
import Testing

/// What another program made of a document whose title is "Reading test" and whose page says "Read me aloud."
struct EncryptedVector: Sendable, CustomTestStringConvertible {
    let name: String
    let user: String, owner: String
    let v: Int, r: Int, length: Int, p: Int
    let o: String, u: String, oe: String, ue: String, perms: String
    let filter: CryptFilter?
    let encryptMetadata: Bool
    let id0: String
    let title: String, titleObject: Int
    let content: String, contentObject: Int

    var testDescription: String { name }

    var parameters: EncryptionParameters {
        var parameters = EncryptionParameters(v: v, r: r)
        parameters.length = length
        parameters.p = p
        parameters.o = hex(o)
        parameters.u = hex(u)
        parameters.oe = hex(oe)
        parameters.ue = hex(ue)
        parameters.perms = hex(perms)
        if let filter {
            parameters.cryptFilters = ["StdCF": filter]
            parameters.stmF = "StdCF"
            parameters.strF = "StdCF"
        }
        parameters.encryptMetadata = encryptMetadata
        parameters.id0 = hex(id0)
        return parameters
    }

    static func named(_ prefix: String) throws -> EncryptedVector {
        try #require(all.first { $0.name.hasPrefix(prefix) })
    }
}

func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
