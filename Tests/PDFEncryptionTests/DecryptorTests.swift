@testable import PDFEncryption
import Testing

@Suite struct DecryptorTests {
    private func decryptor(_ name: String, _ change: (inout EncryptionParameters) -> Void = { _ in }) throws -> Decryptor {
        let vector = try EncryptedVector.named(name)
        var parameters = vector.parameters
        change(&parameters)
        return try StandardSecurityHandler(parameters).unlock(password: vector.user)
    }

    @Test(arguments: ["r3,", "r4aes,", "r6,"])
    func everyObjectHasItsKeyBeforeVersion5(name: String) throws {
        let vector = try EncryptedVector.named(name)
        let decryptor = try decryptor(name)
        let other = decryptor.decryptString(hex(vector.title), object: vector.titleObject + 1, generation: 0)
        #expect((text(other) == "Reading test") == (vector.v == 5))
        let generation = decryptor.decryptString(hex(vector.title), object: vector.titleObject, generation: 1)
        #expect((text(generation) == "Reading test") == (vector.v == 5))
    }

    /// The vector comes from an independent RC4 and MD5: a key of 40 bits, eleven zeros, then Algorithm 1 with all 16 bytes.
    @Test func fillsUpShortKeysOfVersion4() throws {
        var parameters = EncryptionParameters(v: 4, r: 4)
        parameters.length = 40
        parameters.p = -4
        parameters.o = Array(0..<32)
        parameters.u = hex("9d214dd6fa442899108acd485bd0797600000000000000000000000000000000")
        parameters.id0 = Array("id".utf8)
        parameters.cryptFilters = ["StdCF": CryptFilter(.v2, keyLength: 5)]
        parameters.stmF = "StdCF"
        parameters.strF = "StdCF"
        let decryptor = try StandardSecurityHandler(parameters).unlock()
        #expect(text(decryptor.decryptString(hex("260e9608ea9b215ea0"), object: 7, generation: 0)) == "short key")
    }

    @Test func leavesIdentityAlone() throws {
        let plain: [UInt8] = [1, 2, 3]
        let named = try decryptor("r4aes,")
        #expect(named.stream(plain, object: 1, cryptFilter: "Identity") == plain)
        let strings = try decryptor("r4aes,") { $0.strF = "Identity" }
        #expect(strings.decryptString(plain, object: 1, generation: 0) == plain)
        let none = try decryptor("r4aes,") { $0.cryptFilters["Own"] = CryptFilter(.none) }
        #expect(none.stream(plain, object: 1, cryptFilter: "Own") == plain)
    }

    @Test func takesTheFilterThatTheStreamNames() throws {
        let vector = try EncryptedVector.named("r4aes,")
        let decryptor = try decryptor("r4aes,") { $0.stmF = "Identity" }
        let content = decryptor.stream(hex(vector.content), object: vector.contentObject, cryptFilter: "StdCF")
        #expect(text(content).hasPrefix("BT"))
        #expect(decryptor.stream(hex(vector.content), object: vector.contentObject) == hex(vector.content))
    }

    @Test func guessesAFilterThatIsNotExplained() throws {
        let vector = try EncryptedVector.named("r6,")
        let decryptor = try decryptor("r6,") { $0.cryptFilters = [:] }
        #expect(text(decryptor.decryptString(hex(vector.title), object: 2, generation: 0)) == "Reading test")
    }

    @Test func embeddedFilesHaveTheFilterOfStreamsUnlessTold() throws {
        #expect(try decryptor("r4aes,").embeddedFileFilter == nil)
        #expect(try decryptor("r4aes,") { $0.eff = "Other" }.embeddedFileFilter == "Other")
    }

    @Test(arguments: ["r3,", "r4aes,", "r6,"])
    func survivesEveryLength(name: String) throws {
        let vector = try EncryptedVector.named(name)
        let decryptor = try decryptor(name)
        let content = hex(vector.content)
        for count in 0...content.count {
            let clear = decryptor.stream(Array(content.prefix(count)), object: vector.contentObject)
            #expect(clear.count <= count)
            if count >= 40, vector.r > 3 { #expect(text(clear).hasPrefix("BT /F1 12 Tf 72")) }
        }
        for object in [Int.min, -1, Int.max] { _ = decryptor.decryptString(content, object: object, generation: object) }
    }
}

extension Decryptor {
    /// A span may not be made inside `#expect`.
    fileprivate func stream(_ bytes: [UInt8], object: Int, cryptFilter: String? = nil) -> [UInt8] {
        decryptStream(bytes.span, object: object, generation: 0, cryptFilter: cryptFilter)
    }
}
