import Foundation
import SafeFiles
import TestSupport
import Testing

struct ReplacedFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
    }

    private func write(_ text: String, _ name: String, access: ReplacedFile.Access = .ordinary, replacing: Bool = true) throws {
        let file = try ReplacedFile(path: folder.file(name), access: access, replacing: replacing)
        try file.append(Array(text.utf8))
        try file.commit()
    }

    private func text(_ name: String) throws -> String { String(decoding: try bytes(ofFile: folder.file(name)), as: UTF8.self) }

    @Test func appearsWhenItIsWhole() throws {
        let file = try ReplacedFile(path: folder.file("new"))
        try file.append(Array("one ".utf8))
        #expect(!folder.names.contains("new"))
        try file.append(Array("two".utf8))
        try file.overwriteStart(with: Array("ONE".utf8))
        try file.commit()
        #expect(try text("new") == "ONE two")
        #expect(folder.names == ["new"])
        #expect(throws: FileFault.self) { try file.append([1]) }
    }

    @Test func whatIsLetGoLeavesNothing() throws {
        try write("old", "file")
        do {
            let file = try ReplacedFile(path: folder.file("file"))
            try file.append([1, 2, 3])
        }
        #expect(try text("file") == "old")
        #expect(folder.names == ["file"])
    }

    @Test func anOrdinaryFileKeepsItsModeAndItsLinks() throws {
        try write("old", "file")
        try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: folder.file("file"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "file")
        try write("new", "link")
        #expect(try text("file") == "new" && mode("file") == 0o664)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "file")
    }

    @Test func aPrivateFileIsItsOwnersAlone() throws {
        _ = try folder.write(Array("victim".utf8), to: "victim")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "victim")
        try write("secret", "link", access: .owner)
        #expect(try text("victim") == "victim" && mode("link") == 0o600)
    }

    @Test func whatIsThereStaysUnlessItMayBeReplaced() throws {
        try write("old", "file")
        #expect(throws: FileFault.taken) { try write("new", "file", replacing: false) }
        // Taken only after the writing had begun.
        let late = try ReplacedFile(path: folder.file("late"), replacing: false)
        try late.append([1])
        try write("somebody's", "late")
        #expect(throws: FileFault.taken) { try late.commit() }
        #expect(try text("file") == "old" && text("late") == "somebody's")
        try write("fresh", "fresh", replacing: false)
        #expect(try text("fresh") == "fresh")
        #expect(folder.names == ["file", "fresh", "late"])
    }

    @Test func aFolderIsNoFileAndAMissingFolderIsSaid() throws {
        #expect(throws: FileFault.self) { try ReplacedFile(path: folder.path) }
        let fault = #expect(throws: FileFault.self) { try ReplacedFile(path: folder.file("none/file")) }
        #expect(fault?.isMissing == true && fault?.reason == "No such file or directory")
    }

    @Test func aDeviceIsWrittenInPlace() throws {
        let file = try ReplacedFile(path: "/dev/null", replacing: false)
        #expect(!file.isSeekable)
        try file.append([1, 2, 3])
        try file.commit()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full")) func aFullDiskIsSaid() throws {
        let file = try ReplacedFile(path: "/dev/full")
        let fault = #expect(throws: FileFault.self) { try file.append([1]) }
        #expect(fault?.reason == "No space left on device")
    }

    @Test func longNamesAreNoTrouble() throws {
        let name = String(repeating: "ü", count: 120) + ".wav"
        try write("text", name)
        #expect(folder.names == [name])
    }

    @Test func manyWritersAtOnceDoNotMix() async throws {
        let path = folder.file("shared")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    for _ in 0..<5 {
                        let file = try? ReplacedFile(path: path, access: .owner)
                        try? file?.append([UInt8](repeating: UInt8(number), count: 10_000))
                        try? file?.commit()
                    }
                }
            }
        }
        let content = try bytes(ofFile: path)
        #expect(content.count == 10_000 && Set(content).count == 1)
        #expect(folder.names == ["shared"])
    }

    @Test func whatIsOpenIsWrittenWhereItStands() throws {
        try write("kept ", "open")
        let handle = try #require(FileHandle(forWritingAtPath: folder.file("open")))
        try handle.seekToEnd()
        let file = try ReplacedFile(descriptor: handle.fileDescriptor, name: "standard output")
        #expect(!file.isSeekable)
        try file.append(Array("and more".utf8))
        try file.commit()
        #expect(try text("open") == "kept and more")
        #expect(folder.names == ["open"])
        try handle.write(contentsOf: Data(" still".utf8))
        #expect(try text("open") == "kept and more still", "it stays open")
    }
}
