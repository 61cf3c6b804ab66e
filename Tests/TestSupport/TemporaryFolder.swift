import Foundation

/// A folder that lives as long as the value.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    /// Writes an executable script and gives its path.
    ///
    /// By another program: where this one has the file open for writing, a child that is just being made for another test has it, too, and
    /// until it has become its program the script can't be run ("text file busy").
    package func script(_ name: String, _ text: String) throws -> String {
        let source = file(name + ".source")
        try text.write(toFile: source, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: source) }
        _ = try ChildProcess("cp", [source, file(name)]).wait()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file(name))
        return file(name)
    }

    /// Writes a file into it and gives its path.
    package func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    /// What is in the folder, sorted.
    package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// The bytes of a file.
package func bytes(ofFile path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Whether a program can be found in `PATH`.
package func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}
