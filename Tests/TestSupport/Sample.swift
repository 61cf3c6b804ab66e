package import Foundation

/// The files in `Samples/`.
package enum Sample {
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Samples")

    /// A file by its path in `Samples/`.
    package static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))) }

    /// Names without extension and the passwords that open them, from `passwords.txt`.
    package static let passwords: [(name: String, password: String)] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("passwords.txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }()
}
