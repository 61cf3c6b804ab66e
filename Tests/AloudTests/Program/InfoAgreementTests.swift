import Foundation
import TestSupport
import Testing

/// `aloud info` beside `pdfinfo` and `qpdf --json`, on every sample: where the two agree with each other, so do we.
@Suite(.enabled(if: ["pdfinfo", "qpdf"].allSatisfy { TestSupport.Program(name: $0).isInstalled }, "pdfinfo or qpdf is not installed"))
struct InfoAgreementTests {
    static let samples: [String] = {
        let files = FileManager.default.enumerator(at: TestSupport.Sample.folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "pdf" }
            .map { $0.deletingLastPathComponent().lastPathComponent + "/" + $0.lastPathComponent }.sorted()
    }()

    @Test(arguments: samples)
    func agrees(sample: String) async throws {
        let path = TestSupport.Sample.folder.appendingPathComponent(sample).path
        let password = TestSupport.Sample.passwords.first { $0.name + ".pdf" == sample }?.password
        guard let pdfinfo = try? pdfinfo(path, password), let qpdf = try? qpdf(path, password) else { return }
        let ours = try await aloud(path, password)
        #expect(!ours.isEmpty)
        for (key, value) in pdfinfo where qpdf[key].map(Self.folded) == Self.folded(value) {
            #expect(ours[key].map(Self.folded) == Self.folded(value), "\(key)")
        }
        // Were nothing compared, nothing could differ.
        for key in ["pages", "encrypted", "version"] { #expect(pdfinfo[key] == qpdf[key], "\(key)") }
    }

    /// Without what is no difference: an offset of no hours, several spaces.
    private static func folded(_ value: String) -> String {
        let words = value.split(separator: " ").joined(separator: " ")
        return words.hasSuffix("+00:00") || words.hasSuffix("-00:00") ? words.dropLast(6) + "Z" : words
    }

    private typealias Facts = [String: String]

    private static let texts = ["title", "author", "subject", "keywords", "creator", "producer"]

    private func aloud(_ path: String, _ password: String?) async throws -> Facts {
        let folder = try TemporaryFolder()
        var arguments = ["info", "--json", path]
        if let password { arguments += ["--password-file", try folder.write("password", password + "\n")] }
        let result = try await Program.run(arguments, in: folder)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
        var facts: Facts = [:]
        for key in Self.texts + ["created", "modified", "version"] { facts[key] = json[key] as? String }
        for key in ["tagged", "encrypted"] { facts[key] = (json[key] as? Bool).map { "\($0)" } }
        facts["pages"] = (json["pages"] as? Int).map { "\($0)" }
        facts["has a form"] = (json["formFields"] as? Int).map { "\($0 > 0)" }
        return facts
    }

    private func pdfinfo(_ path: String, _ password: String?) throws -> Facts {
        let output = try TestSupport.Program(name: "pdfinfo").run(["-isodates", "-upw", password ?? "", path])
        var facts: Facts = [:]
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, !parts[1].isEmpty else { continue }
            switch parts[0] {
            case "Title", "Author", "Subject", "Keywords", "Creator", "Producer": facts[parts[0].lowercased()] = parts[1]
            case "CreationDate": facts["created"] = parts[1]
            case "ModDate": facts["modified"] = parts[1]
            case "Pages": facts["pages"] = parts[1]
            case "PDF version": facts["version"] = parts[1]
            case "Tagged": facts["tagged"] = "\(parts[1] == "yes")"
            case "Encrypted": facts["encrypted"] = "\(parts[1].hasPrefix("yes"))"
            case "Form": facts["has a form"] = "\(parts[1] != "none")"
            default: break
            }
        }
        return facts
    }

    private func qpdf(_ path: String, _ password: String?) throws -> Facts {
        let output = try TestSupport.Program(name: "qpdf").run(["--json=2", "--password=\(password ?? "")", path])
        let json = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any] ?? [:]
        let parts = json["qpdf"] as? [[String: Any]] ?? []
        let objects = parts.last ?? [:]
        func dictionary(_ object: Any?) -> [String: Any] {
            guard let reference = object as? String else { return object as? [String: Any] ?? [:] }
            return (objects["obj:" + reference] as? [String: Any])?["value"] as? [String: Any] ?? [:]
        }
        let trailer = (objects["trailer"] as? [String: Any])?["value"] as? [String: Any] ?? [:]
        let (information, root) = (dictionary(trailer["/Info"]), dictionary(trailer["/Root"]))
        func text(_ key: String) -> String? {
            (information[key] as? String).flatMap { $0.hasPrefix("u:") ? String($0.dropFirst(2)) : nil }.flatMap { $0.isEmpty ? nil : $0 }
        }
        var facts: Facts = [:]
        for key in Self.texts {
            facts[key] = text("/" + key.prefix(1).uppercased() + key.dropFirst())?.trimmingCharacters(in: .whitespaces)
        }
        facts["created"] = text("/CreationDate").flatMap(Self.date)
        facts["modified"] = text("/ModDate").flatMap(Self.date)
        facts["version"] = parts.first?["pdfversion"] as? String
        facts["pages"] = (json["pages"] as? [Any]).map { "\($0.count)" }
        facts["encrypted"] = ((json["encrypt"] as? [String: Any])?["encrypted"] as? Bool).map { "\($0)" }
        facts["tagged"] = "\(dictionary(root["/MarkInfo"])["/Marked"] as? Bool ?? false)"
        facts["has a form"] = ((json["acroform"] as? [String: Any])?["fields"] as? [Any]).map { "\(!$0.isEmpty)" }
        return facts
    }

    /// `D:20250101000000Z` as ISO 8601; only dates in full, in UTC or with an offset.
    private static func date(_ text: String) -> String? {
        let digits = Array(text.dropFirst(2).prefix(14))
        guard text.hasPrefix("D:"), digits.count == 14, digits.allSatisfy(\.isNumber) else { return nil }
        func part(_ range: Range<Int>) -> String { String(digits[range]) }
        let rest = text.dropFirst(16).replacingOccurrences(of: "'", with: "")
        let zone =
            rest.hasPrefix("Z") || rest == "+0000" || rest == "-0000"
            ? "Z" : rest.count == 5 ? "\(rest.prefix(3)):\(rest.suffix(2))" : rest
        return "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(8..<10)):\(part(10..<12)):\(part(12..<14))\(zone)"
    }
}
