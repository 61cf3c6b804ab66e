import PDFEncryption
import PDFSyntax
import TestSupport
import Testing

/// Encryption end to end: files that qpdf encrypted, opened by the store.
struct EncryptionTests {
    /// The words of the content stream and of a string, in a file encrypted by qpdf with `options`.
    private func encrypted(_ options: [String]) throws -> [UInt8] {
        var pdf = PDFBuilder()
        pdf.addPages(["BT /F1 12 Tf (content in clear) Tj ET"])
        pdf.add("<< /Title (a string in clear) /Author <E4F6FC> >>", as: 20)
        let folder = try TemporaryFolder()
        return try Program.qpdf.run(options + [folder.write(pdf.finish(trailer: "/Info 20 0 R"), to: "clear.pdf"), "-"])
    }

    private func expectClear(_ store: ObjectStore, _ role: Decryptor.Role) {
        guard case .unlocked(let decryptor) = store.encryption else {
            Issue.record("locked: \(store.encryption)")
            return
        }
        #expect(decryptor.role == role)
        let information = store.dictionary(store.trailer["Info"])
        #expect(store.text(information?["Title"]) == "a string in clear")
        #expect(store.text(information?["Author"]) == "äöü")
        let pages = store.dictionary(store.dictionary(store.trailer["Root"])?["Pages"])
        let page = store.dictionary(store.array(pages?["Kids"])?.first)
        let content = store.stream(page?["Contents"]).map { store.decoded($0) } ?? []
        #expect(content.firstRange(of: Array("(content in clear) Tj".utf8)) != nil)
    }

    @Test(
        "Every method, each password, with and without object streams", .enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"),
        arguments: [
            ["40"], ["128", "--use-aes=n"], ["128", "--use-aes=y"], ["128", "--use-aes=n", "--force-V4"],
            ["128", "--use-aes=y", "--cleartext-metadata"],
            ["256"], ["256", "--force-R5"], ["256", "--cleartext-metadata"],
        ], ["disable", "generate"])
    func methods(method: [String], objectStreams: String) throws {
        let options = ["--allow-weak-crypto", "--object-streams=\(objectStreams)", "--encrypt", "user", "owner"] + method + ["--"]
        let bytes = try encrypted(options)
        expectClear(ObjectStore(bytes: bytes, password: "user"), .user)
        expectClear(ObjectStore(bytes: bytes, password: "owner"), .owner)
        for password in [nil, "wrong"] {
            guard case .locked(.wrongPassword) = ObjectStore(bytes: bytes, password: password).encryption else {
                Issue.record("opened with \(password ?? "no password")")
                continue
            }
        }
    }

    @Test(
        "An empty user password opens without asking", .enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"),
        arguments: ["40", "128", "256"])
    func emptyPassword(bits: String) throws {
        let bytes = try encrypted(["--allow-weak-crypto", "--encrypt", "", "owner", bits, "--"])
        expectClear(ObjectStore(bytes: bytes), .user)
        expectClear(ObjectStore(bytes: bytes, password: "needless"), .user)
    }

    @Test(
        "A damaged table makes no difference", .enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"),
        arguments: ["disable", "generate"])
    func rebuilt(objectStreams: String) throws {
        let bytes = try encrypted(["--object-streams=\(objectStreams)", "--encrypt", "user", "owner", "256", "--"])
        let store = ObjectStore(bytes: bytes.replacing("startxref", with: "startxxxx"), password: "user")
        #expect(store.isRebuilt)
        expectClear(store, .user)
    }

    @Test("Samples that other programs encrypted", arguments: Sample.passwords)
    func samples(name: String, password: String) throws {
        let bytes = try Sample.bytes(name + ".pdf")
        let store = ObjectStore(bytes: bytes, password: password)
        guard case .unlocked = store.encryption else {
            Issue.record("locked: \(store.encryption)")
            return
        }
        #expect(store.dictionary(store.dictionary(store.trailer["Root"])?["Pages"]) != nil)
        #expect(!store.isRebuilt)
        guard case .locked(.wrongPassword) = ObjectStore(bytes: bytes, password: password + "x").encryption else {
            Issue.record("a wrong password opened it")
            return
        }
    }

    @Test("A handler that is not the standard one leaves the file locked")
    func otherHandler() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.add("<< /Filter /Adobe.PubSec /V 4 >>", as: 20)
        guard case .locked(.unsupportedFilter("Adobe.PubSec")) = ObjectStore(bytes: pdf.finish(trailer: "/Encrypt 20 0 R")).encryption
        else {
            Issue.record("not locked")
            return
        }
    }
}
