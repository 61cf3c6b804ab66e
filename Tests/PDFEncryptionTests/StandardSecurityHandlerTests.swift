@testable import PDFEncryption
import Testing

@Suite struct StandardSecurityHandlerTests {
    private func open(_ vector: EncryptedVector, _ password: String) throws -> Decryptor {
        try StandardSecurityHandler(vector.parameters).unlock(password: password)
    }

    private func expectText(_ decryptor: Decryptor, _ vector: EncryptedVector) {
        let title = decryptor.decryptString(hex(vector.title), object: vector.titleObject, generation: 0)
        #expect(title == Array("Reading test".utf8))
        let content = decryptor.decryptStream(hex(vector.content).span, object: vector.contentObject, generation: 0)
        // Ghostscript writes the page anew, the others leave it as it is.
        if vector.name.contains("Ghostscript") {
            #expect(text(content).contains("BT\n"))
        } else {
            #expect(text(content) == "BT /F1 12 Tf 72 700 Td (Read me aloud.) Tj ET")
        }
    }

    @Test(arguments: EncryptedVector.all)
    func opensWithTheUserPassword(vector: EncryptedVector) throws {
        let decryptor = try open(vector, vector.user)
        #expect(decryptor.role == .user)
        #expect(decryptor.permissionsAgree)
        expectText(decryptor, vector)
    }

    @Test(arguments: EncryptedVector.all)
    func opensWithTheOwnerPassword(vector: EncryptedVector) throws {
        let decryptor = try open(vector, vector.owner)
        #expect(decryptor.role == .owner)
        expectText(decryptor, vector)
    }

    @Test(arguments: EncryptedVector.all)
    func staysLockedForOthers(vector: EncryptedVector) throws {
        let handler = try StandardSecurityHandler(vector.parameters)
        for wrong in ["x", vector.owner + "x", "\u{0}", "Ω", String(repeating: "long", count: 1_000)] {
            #expect(throws: EncryptionError.wrongPassword, "\(wrong)") { try handler.unlock(password: wrong) }
        }
        if !vector.user.isEmpty { #expect(throws: EncryptionError.wrongPassword) { try handler.unlock() } }
    }

    /// The same letters, typed as a letter and a mark of its own, as some keyboards do.
    @Test(arguments: ["r2,", "r3,", "r4aes,", "r5,", "r6,"])
    func opensWithADecomposedPassword(name: String) throws {
        let vector = try EncryptedVector.named(name)
        #expect(try open(vector, "la\u{308}sa").role == .user)
        #expect(try open(vector, "a\u{308}gare").role == .owner)
    }

    /// MuPDF cuts passwords after 127 bytes, as it should; qpdf 11 does not, and cannot open its own file.
    @Test func cutsLongPasswordsWhereTheStandardDoes() throws {
        let cut = try EncryptedVector.named("mupdfLong")
        #expect(try open(cut, String(repeating: "read", count: 32)).role == .user)
        #expect(throws: EncryptionError.wrongPassword) { try open(cut, String(repeating: "read", count: 31)) }
        let whole = try EncryptedVector.named("r6long")
        #expect(throws: EncryptionError.wrongPassword) { try open(whole, String(repeating: "päss", count: 39)) }
    }

    @Test func tellsPermissions() throws {
        let open = try open(EncryptedVector.named("r6,"), "läsa")
        #expect(open.permissions.allowsCopying && open.permissions.allowsAccessibility)
        let closed = try self.open(EncryptedVector.named("r3empty"), "")
        #expect(!closed.permissions.allowsCopying && !closed.permissions.allowsAccessibility)
        let readOnly = try self.open(EncryptedVector.named("r6clearMetadata"), "")
        #expect(!readOnly.permissions.allowsCopying && readOnly.permissions.allowsAccessibility)
        #expect(readOnly.permissions.bits == 0xFFFF_FFEC)
    }

    @Test func revision2HasOneBitForCopyingAndAccessibility() {
        let withoutBit10 = -4 - 1 << 9
        #expect(Permissions(withoutBit10, revision: 2).allowsAccessibility)
        #expect(!Permissions(withoutBit10, revision: 3).allowsAccessibility)
        let withoutBit5 = -4 - 1 << 4
        #expect(!Permissions(withoutBit5, revision: 2).allowsAccessibility)
        #expect(Permissions(withoutBit5, revision: 3).allowsAccessibility)
    }

    @Test func noticesChangedPermissions() throws {
        var parameters = try EncryptedVector.named("r6,").parameters
        parameters.p = -3_904
        #expect(try !StandardSecurityHandler(parameters).unlock(password: "läsa").permissionsAgree)
        parameters.perms = []
        #expect(try !StandardSecurityHandler(parameters).unlock(password: "läsa").permissionsAgree)
    }

    @Test func tellsWhetherMetadataIsEncrypted() throws {
        #expect(try !open(EncryptedVector.named("r4clearMetadata"), "läsa").encryptsMetadata)
        #expect(try !open(EncryptedVector.named("r6clearMetadata"), "").encryptsMetadata)
        #expect(try open(EncryptedVector.named("r4aes"), "läsa").encryptsMetadata)
    }

    /// `Length` is missing, in bytes, or wrong in many files; `U` tells what it should have been.
    @Test(arguments: ["r3,", "r4rc4,", "r4aes,", "ghostscript128,"], [0, 16, 40, 128, 256, -1, Int.max])
    func findsTheKeyLength(name: String, length: Int) throws {
        let vector = try EncryptedVector.named(name)
        var parameters = vector.parameters
        parameters.length = length
        if let method = vector.filter?.method { parameters.cryptFilters["StdCF"] = CryptFilter(method, keyLength: length) }
        expectText(try StandardSecurityHandler(parameters).unlock(password: vector.user), vector)
    }

    @Test func takesPermissionsWithAndWithoutSign() throws {
        var parameters = try EncryptedVector.named("r3,").parameters
        parameters.p = 4_294_967_292
        #expect(try StandardSecurityHandler(parameters).unlock(password: "läsa").role == .user)
    }

    @Test(arguments: ["r3,", "r6,"])
    func toleratesEntriesFilledUpWithZeros(name: String) throws {
        let vector = try EncryptedVector.named(name)
        var parameters = vector.parameters
        parameters.o += [UInt8](repeating: 0, count: 79)
        parameters.u += [UInt8](repeating: 0, count: 79)
        expectText(try StandardSecurityHandler(parameters).unlock(password: vector.owner), vector)
    }

    @Test func refusesWhatItDoesNotKnow() {
        var parameters = EncryptionParameters(filter: "Adobe.PubSec", v: 4, r: 4)
        #expect(throws: EncryptionError.unsupportedFilter("Adobe.PubSec")) { try StandardSecurityHandler(parameters) }
        for (v, r) in [(3, 3), (0, 2), (4, 7), (6, 6), (1, 1), (Int.max, Int.min)] {
            #expect(throws: EncryptionError.unsupported(v: v, r: r)) { try StandardSecurityHandler(EncryptionParameters(v: v, r: r)) }
        }
        parameters = EncryptionParameters(v: 5, r: 6)
        #expect(throws: EncryptionError.malformed("O")) { try StandardSecurityHandler(parameters) }
        parameters.o = [UInt8](repeating: 1, count: 48)
        parameters.u = [UInt8](repeating: 1, count: 47)
        #expect(throws: EncryptionError.malformed("U")) { try StandardSecurityHandler(parameters) }
        parameters.u.append(1)
        #expect(throws: EncryptionError.malformed("UE")) { try StandardSecurityHandler(parameters) }
    }

    /// An encryption dictionary of noise stays locked, and nothing else happens.
    @Test func survivesNoise() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("noise seed \(seed)")
        var random = SeededGenerator(state: seed)
        for _ in 0..<300 {
            func noise(_ most: Int) -> [UInt8] {
                (0..<Int.random(in: 0...most, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
            let version = [1, 2, 4, 5].randomElement(using: &random) ?? 1
            var parameters = EncryptionParameters(v: version, r: Int.random(in: 2...6, using: &random))
            parameters.o = noise(130)
            parameters.u = noise(130)
            parameters.oe = noise(40)
            parameters.ue = noise(40)
            parameters.perms = noise(20)
            parameters.id0 = noise(20)
            parameters.length = [0, 1, 40, 128, 4_096, -8, Int.min].randomElement(using: &random) ?? 0
            parameters.p = Int.random(in: Int.min...Int.max, using: &random)
            guard let handler = try? StandardSecurityHandler(parameters) else { continue }
            #expect(throws: EncryptionError.wrongPassword, "seed \(seed)") { try handler.unlock(password: "p") }
        }
    }
}

/// SplitMix64: the same numbers for the same seed everywhere.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
