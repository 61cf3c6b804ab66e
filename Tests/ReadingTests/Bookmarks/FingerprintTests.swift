import Foundation
import Testing

@testable import Reading

@Suite("Fingerprints")
struct FingerprintTests {
    @Test("The digest is FNV-1a with 128 bits: its published values come out")
    func vectors() {
        // From the test vectors of the FNV reference (draft-eastlake-fnv, §8.3.1): "", "a", "foobar".
        for (text, expected) in [
            ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
            ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
        ] {
            var digest = StableDigest()
            digest.add(Array(text.utf8))
            #expect(digest.hexadecimal == expected)
        }
    }

    @Test("Size, head, tail and identifier all count, each for itself")
    func parts() {
        let all = [
            DocumentFingerprint(size: 10, head: [1, 2], tail: [3], identifier: [4]),
            DocumentFingerprint(size: 11, head: [1, 2], tail: [3], identifier: [4]),
            DocumentFingerprint(size: 10, head: [1], tail: [2, 3], identifier: [4]),
            DocumentFingerprint(size: 10, head: [1, 2], tail: [3, 4], identifier: []),
            DocumentFingerprint(size: 10, head: [1, 2], tail: [], identifier: [3, 4]),
            DocumentFingerprint(size: -1, head: [1, 2], tail: [3], identifier: [4]),
        ]
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(all.allSatisfy { $0.name.count == 32 && DocumentFingerprint(name: $0.name) == $0 })
        #expect(DocumentFingerprint(size: 10, head: [1, 2], tail: [3], identifier: [4]) == all[0])
    }

    @Test("Only the first and last 64 KiB are looked at")
    func samples() {
        var document = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let before = DocumentFingerprint(bytes: document)
        #expect(before == DocumentFingerprint(size: 300_000, head: document, tail: document))
        document[150_000] ^= 1
        #expect(DocumentFingerprint(bytes: document) == before)
        document[65_535] ^= 1
        #expect(DocumentFingerprint(bytes: document) != before)
    }

    @Test(
        "A name is 32 small hexadecimal digits and nothing else",
        arguments: [
            "", "..", "../../etc/passwd", "a", String(repeating: "A", count: 32), String(repeating: "a", count: 31) + "/",
            String(repeating: "é", count: 16),
        ])
    func names(_ name: String) {
        #expect(DocumentFingerprint(name: name) == nil)
        let json = try? JSONEncoder().encode([name])
        #expect(throws: (any Error).self) { try JSONDecoder().decode([DocumentFingerprint].self, from: json ?? Data()) }
    }
}
