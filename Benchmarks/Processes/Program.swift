import Foundation

/// Programs on this machine.
enum Program {
    /// The path of `name`: itself if it holds a slash, else by `PATH`; nil if there is none.
    static func path(of name: String) -> String? {
        let manager = FileManager.default
        if name.contains("/") { return manager.isExecutableFile(atPath: name) ? name : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { manager.isExecutableFile(atPath: $0) }
    }

    /// This very program, which runs itself for what must be measured as a process.
    static var own: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    /// The program built beside this one.
    static var aloud: String? {
        path(of: URL(filePath: own).deletingLastPathComponent().appending(path: "aloud").path(percentEncoded: false))
    }
}
