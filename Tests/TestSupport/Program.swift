import Foundation

/// A program that tests compare with, or have files made by; they are skipped where it isn't installed.
package struct Program: Sendable {
    package let name: String

    package static let qpdf = Program(name: "qpdf")

    package init(name: String) { self.name = name }

    private var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    package var isInstalled: Bool { path != nil }

    /// Runs it and gives what it wrote to standard output.
    package func run(_ arguments: [String]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let output = folder.file("output")
        let status = try ChildProcess(path ?? name, arguments, output: output).wait()
        guard status == 0 else { throw Failure(program: name, status: status) }
        return try bytes(ofFile: output)
    }

    package struct Failure: Error {
        let program: String
        let status: Int32
    }
}
