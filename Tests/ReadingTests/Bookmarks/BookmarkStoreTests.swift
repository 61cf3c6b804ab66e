import Foundation
import Testing

@testable import Reading

@Suite("The store of bookmarks")
struct BookmarkStoreTests {
    private let fingerprint = DocumentFingerprint(size: 7, head: [1], tail: [2])

    private func withStore(_ body: (BookmarkStore) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try body(BookmarkStore(directory: "\(directory)/state/aloud/"))
    }

    private func bookmark(_ word: Int = 3, title: String? = "A Title", of fingerprint: DocumentFingerprint? = nil, updated: Double = 1_000)
        -> Bookmark
    {
        let text = ReadingText(whole: "One two three four five.", "Six seven.")
        var bookmark = Bookmark(
            word: word, in: text, scrubber: Scrubber(text: text), fingerprint: fingerprint ?? self.fingerprint, title: title,
            path: "/books/a.pdf",
            extractorVersion: "1", isSecret: false, updated: Date(timeIntervalSince1970: updated + 0.75))
        bookmark.voice = "en-gb+f2"
        bookmark.rate = 180
        return bookmark
    }

    private func mode(_ path: String) throws -> Int {
        try #require((FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue)
    }

    @Test("What was saved is read again, by anyone with the same directory")
    func roundTrip() throws {
        try withStore { store in
            #expect(try store.bookmark(for: fingerprint) == nil)
            #expect(try store.all().bookmarks.isEmpty)
            let saved = bookmark()
            try store.save(saved)
            #expect(try BookmarkStore(directory: store.directory).bookmark(for: fingerprint) == saved)
            var later = bookmark(5)
            later.finished = true
            try store.save(later)
            #expect(try store.bookmark(for: fingerprint) == later)
        }
    }

    @Test("A bookmark is found by its document's path, title or name, the one written last, as they are now")
    func finding() throws {
        try withStore { store in
            #expect(try store.latest(with: [.path("/books/a.pdf")]) == nil)
            var all: [Bookmark] = []
            for number in 0..<40 {
                let fingerprint = DocumentFingerprint(size: 100 + number, head: [1], tail: [UInt8(number)])
                var saved = bookmark(title: "Title \(number / 2)", of: fingerprint, updated: Double(1_000 + number))
                saved.path = "/books/\(number)/\(number % 2).pdf"
                try store.save(saved)
                all.append(saved)
            }
            for _ in 0..<2 {
                #expect(try store.latest(with: [.path("/books/7/1.pdf")])?.bookmark == all[7])
                #expect(try store.latest(with: [.title("Title 3")])?.bookmark == all[7])
                #expect(try store.latest(with: [.name("0.pdf")])?.bookmark == all[38])
                #expect(try store.latest(with: [.name("2.pdf")]) == nil)
                let first = try store.latest(with: [.path("/none"), .title("Title 3"), .name("0.pdf")])
                #expect(first?.bookmark == all[7] && first?.feature == 1)
                #expect(try store.latest { $0.title == "Title 2" } == all[5])
            }
            #expect(try mode("\(store.directory)/.digests") == 0o600)
            // What has changed since is known, whatever the file says, and so is what a broken file can't say.
            all[7].path = "/elsewhere/x.pdf"
            try store.save(all[7])
            #expect(try store.latest(with: [.path("/books/7/1.pdf")]) == nil)
            #expect(try store.latest(with: [.path("/elsewhere/x.pdf")])?.bookmark == all[7])
            for content in ["", "a b c\n", "\(all[9].fingerprint.name) 1 2 3 4 5 6\n", "\u{0}\u{1}"] {
                try Data(content.utf8).write(to: URL(fileURLWithPath: "\(store.directory)/.digests"))
                #expect(try store.latest(with: [.path("/books/9/1.pdf")])?.bookmark == all[9])
            }
            try store.forget(all[9].fingerprint)
            #expect(try store.latest(with: [.path("/books/9/1.pdf")]) == nil)
            #expect(try !FileManager.default.contentsOfDirectory(atPath: store.directory).contains { $0.contains(all[9].fingerprint.name) })
        }
    }

    @Test("Files are private, named for the fingerprint only, and say first what they are of")
    func files() throws {
        try withStore { store in
            try store.save(bookmark(title: "../../evil\n\u{1B}[31m \"quoted\" 漢字"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.directory) == ["\(fingerprint.name).json"])
            let path = "\(store.directory)/\(fingerprint.name).json"
            #expect(try mode(path) == 0o600)
            #expect(try mode(store.directory) == 0o700)
            #expect(try mode((store.directory as NSString).deletingLastPathComponent) == 0o700)
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            #expect(lines[1].contains("\"about\"") && lines[1].contains("evil") && lines[1].contains("漢字"))
            #expect(try store.bookmark(for: fingerprint)?.title == "../../evil\n\u{1B}[31m \"quoted\" 漢字")
        }
    }

    @Test("Permissions do not depend on the user's mask")
    func directoryThatExists() throws {
        try withStore { store in
            try FileManager.default.createDirectory(atPath: store.directory, withIntermediateDirectories: true)
            try store.save(bookmark())
            #expect(try mode("\(store.directory)/\(fingerprint.name).json") == 0o600)
        }
    }

    @Test(
        "A damaged file is reported, counts as none, is kept, and does not hold up a new bookmark",
        arguments: [
            "", "nonsense", "{", "[]", "null", "{}", #"{"about":"","content":{},"format":1}"#,
            #"{"about":"","content":{"word":"x"},"format":1}"#,
            #"{"about":"x","format":99,"content":{"fingerprint":"00000000000000000000000000000000","word":1,"extractorVersion":"","updated":"2026-01-01T00:00:00Z"}}"#,
            #"{"about":"x","format":1,"content":{"fingerprint":"00000000000000000000000000000000","word":1,"extractorVersion":"","updated":"2026-01-01T00:00:00Z"}}"#,
            String(repeating: "[", count: 100_000), "\u{0}\u{0}", String(repeating: "x", count: 300_000),
        ])
    func damage(_ content: String) throws {
        try withStore { store in
            try store.save(bookmark())
            let path = "\(store.directory)/\(fingerprint.name).json"
            try Data(content.utf8).write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: BookmarkError.self) { try store.bookmark(for: fingerprint) }
            #expect(error?.code == .damaged || error?.code == .unreadable)
            #expect(error?.description.contains(path) == true && error?.reason.contains("xxxx") == false)
            #expect(try store.all().bookmarks.isEmpty)
            #expect(try store.all().problems.count == 1)
            #expect(FileManager.default.contents(atPath: path) == Data(content.utf8))
            try store.save(bookmark(4))
            #expect(try store.bookmark(for: fingerprint)?.word == 4)
            #expect(FileManager.default.contents(atPath: path + ".damaged") == Data(content.utf8))
        }
    }

    @Test("A bookmark cut short at any byte is damaged, never half believed")
    func truncation() throws {
        try withStore { store in
            try store.save(bookmark())
            let path = "\(store.directory)/\(fingerprint.name).json"
            let whole = try #require(FileManager.default.contents(atPath: path))
            for length in 0..<whole.count - 2 {
                try whole.prefix(length).write(to: URL(fileURLWithPath: path))
                #expect(throws: BookmarkError.self) { try store.bookmark(for: fingerprint) }
            }
        }
    }

    @Test("What a person mistyped in a file is brought within bounds")
    func edited() throws {
        try withStore { store in
            try store.save(bookmark())
            let path = "\(store.directory)/\(fingerprint.name).json"
            let content = """
                {"about": "mine", "format": 1, "content": {"fingerprint": "\(fingerprint.name)", "word": -5, "fraction": 7,
                "rate": -1, "totalWords": -2,
                "extractorVersion": "1", "updated": "2026-01-02T03:04:05Z", "mood": "good"}}
                """
            try Data(content.utf8).write(to: URL(fileURLWithPath: path))
            let read = try #require(try store.bookmark(for: fingerprint))
            #expect(read.word == 0 && read.fraction == 1 && read.rate == nil && read.totalWords == 0 && read.quote == nil && !read.finished)
            #expect(read.updated == Date(timeIntervalSince1970: 1_767_323_045))
        }
    }

    @Test("A link, a pipe or a directory in the file's place is not followed")
    func notAFile() throws {
        try withStore { store in
            try store.save(bookmark())
            let path = "\(store.directory)/\(fingerprint.name).json"
            let target = "\(store.directory)/target"
            try FileManager.default.moveItem(atPath: path, toPath: target)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            #expect(throws: BookmarkError.self) { try store.bookmark(for: fingerprint) }
            try store.save(bookmark(4))
            #expect(try store.bookmark(for: fingerprint)?.word == 4)
            #expect(FileManager.default.contents(atPath: target) != FileManager.default.contents(atPath: path))

            try FileManager.default.removeItem(atPath: path)
            // The path lives for the call.
            let made = unsafe mkfifo(path, 0o600)
            #expect(made == 0)
            #expect(throws: BookmarkError.self) { try store.bookmark(for: fingerprint) }
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(throws: BookmarkError.self) { try store.bookmark(for: fingerprint) }
        }
    }

    @Test("A directory that cannot be made is reported, and nothing is left behind")
    func unwritable() throws {
        try withStore { store in
            let blocker = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)").path
            try Data().write(to: URL(fileURLWithPath: blocker))
            defer { try? FileManager.default.removeItem(atPath: blocker) }
            let blocked = BookmarkStore(directory: "\(blocker)/aloud")
            let error = #expect(throws: BookmarkError.self) { try blocked.save(bookmark()) }
            #expect(error?.code == .unwritable)
            #expect(try blocked.bookmark(for: fingerprint) == nil)
            #expect(try blocked.all().bookmarks.isEmpty)
        }
    }

    @Test("Many writers and readers at once: every reader sees one whole bookmark, and no scrap is left")
    func concurrency() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let store = BookmarkStore(directory: directory)
        try store.save(bookmark(0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for round in 0..<25 {
                        try store.save(bookmark((writer + round) % 7, title: String(repeating: "\(writer)", count: 1 + round * 40)))
                    }
                }
            }
            for _ in 0..<2 {
                group.addTask {
                    for _ in 0..<100 {
                        let read = try store.bookmark(for: fingerprint)
                        #expect(read != nil && Set(read?.title ?? "").count == 1 || read?.title == "A Title")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["\(fingerprint.name).json"])
    }

    @Test("The history lists the latest first; other files are none of its business")
    func history() throws {
        try withStore { store in
            let prints = (0..<5).map { DocumentFingerprint(size: $0, head: [], tail: []) }
            for (index, print) in prints.enumerated() {
                try store.save(bookmark(1, title: "\(index)", of: print, updated: Double(index % 3) * 100))
            }
            try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(store.directory)/notes.json"))
            try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(store.directory)/socket"))
            let (bookmarks, problems) = try store.all()
            #expect(problems.isEmpty && bookmarks.count == 5)
            #expect(bookmarks.map(\.updated) == bookmarks.map(\.updated).sorted(by: >))
        }
    }

    @Test("Forgetting deletes all that is kept of one document, and of no other")
    func forget() throws {
        try withStore { store in
            let other = DocumentFingerprint(size: 8, head: [1], tail: [2])
            var builder = ReadingText.Builder()
            builder.beginPage(0, label: "1")
            builder.append(paragraph: "one two")
            let index = try #require(PageIndex(text: builder.build(isComplete: true), extractorVersion: "1"))
            for print in [fingerprint, other] {
                try store.save(bookmark(of: print))
                try store.save(index, for: print)
            }
            try Data("left by a crash".utf8).write(to: URL(fileURLWithPath: "\(store.directory)/.\(fingerprint.name).json.12.abc.tmp"))
            try Data("damage".utf8).write(to: URL(fileURLWithPath: "\(store.directory)/\(fingerprint.name).json.damaged"))
            #expect(try store.forget(fingerprint))
            #expect(try !store.forget(fingerprint))
            #expect(
                try Set(FileManager.default.contentsOfDirectory(atPath: store.directory)) == [
                    "\(other.name).json", "\(other.name).pages.json",
                ])
        }
    }

    @Test("A page index is kept beside the bookmark, for its version only")
    func pageIndex() throws {
        try withStore { store in
            var builder = ReadingText.Builder()
            for page in 0..<3_000 {
                builder.beginPage(page, label: "\(page)")
                builder.append(paragraph: "some words on page \(page)")
            }
            let index = try #require(PageIndex(text: builder.build(isComplete: true), extractorVersion: "1"))
            #expect(try store.pageIndex(for: fingerprint, extractorVersion: "1") == nil)
            try store.save(index, for: fingerprint)
            #expect(try store.pageIndex(for: fingerprint, extractorVersion: "1") == index)
            #expect(try store.pageIndex(for: fingerprint, extractorVersion: "2") == nil)
            #expect(try store.all().bookmarks.isEmpty && store.all().problems.isEmpty)
            let path = "\(store.directory)/\(fingerprint.name).pages.json"
            #expect(try mode(path) == 0o600)
            try Data("{".utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: BookmarkError.self) { try store.pageIndex(for: fingerprint, extractorVersion: "1") }
        }
    }

    @Test("A bookmark with impossible numbers can still be saved and read")
    func impossibleNumbers() throws {
        try withStore { store in
            var odd = bookmark()
            odd.fraction = .nan
            odd.rate = .infinity
            try store.save(odd)
            #expect(try store.bookmark(for: fingerprint)?.fraction == 0)
            #expect(try store.bookmark(for: fingerprint)?.rate == nil)
        }
    }

    @Test("The standard directory follows the XDG specification")
    func standardDirectory() {
        #expect(BookmarkStore.standardDirectory(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/aloud")
        #expect(BookmarkStore.standardDirectory(environment: ["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/aloud")
        #expect(BookmarkStore.standardDirectory(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/aloud")
        #expect(BookmarkStore.standardDirectory(environment: ["HOME": "h"]) == nil)
        #expect(BookmarkStore.standardDirectory(environment: [:]) == nil)
        // Made of bytes that are no text, it would be another folder.
        #expect(BookmarkStore.standardDirectory(environment: ["XDG_STATE_HOME": "/s\u{FFFD}", "HOME": "/h"]) == "/h/.local/state/aloud")
        #expect(BookmarkStore.standardDirectory(environment: ["HOME": "/h\u{FFFD}"]) == nil)
    }

    @Test("A second damaged file does not take the place of the first")
    func damageAgain() throws {
        try withStore { store in
            let path = "\(store.directory)/\(fingerprint.name).json"
            try store.save(bookmark())
            for content in ["one", "two", "three"] {
                try Data(content.utf8).write(to: URL(fileURLWithPath: path))
                try store.save(bookmark(4))
            }
            for (name, content) in [(".damaged", "one"), (".damaged-2", "two"), (".damaged-3", "three")] {
                #expect(FileManager.default.contents(atPath: path + name) == Data(content.utf8))
            }
            #expect(try store.bookmark(for: fingerprint)?.word == 4)
            #expect(try store.forget(fingerprint) && FileManager.default.contentsOfDirectory(atPath: store.directory).isEmpty)
        }
    }
}
