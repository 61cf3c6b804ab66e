import Audio
import Foundation
import TestSupport
import Testing

@Suite struct EncodedFileOutputTests {
    let folder: TemporaryFolder
    let sound = (0..<44_100).map { Int16(8_000 * sin(Double($0) / 20)) }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ output: EncodedFileOutput, chapters: [AudioChapter] = []) async throws {
        try await output.start(.speech)
        try await output.write(sound[..<20_000])
        try await output.write(sound[20_000...])
        await output.mark(chapters)
        try await output.close()
    }

    /// What ffprobe says of a file, a line an entry.
    private func probe(_ path: String) throws -> String {
        let entries =
            "format=duration,format_name:format_tags=title,artist,album,language:stream_tags=title,album,language:stream=codec_name:chapter=start_time:chapter_tags=title"
        return String(
            decoding: try Program(name: "ffprobe").run(["-v", "error", "-show_entries", entries, "-of", "compact", path]), as: UTF8.self)
    }

    @Test(.enabled(if: isInstalled("ffmpeg") && isInstalled("ffprobe"), "needs ffmpeg"), arguments: AudioEncoding.allCases)
    func everyKindHasItsSoundTitleAndChapters(encoding: AudioEncoding) async throws {
        let path = folder.file("-odd: name=%d.\(encoding.rawValue)")
        let chapters = [
            AudioChapter(start: .zero, end: .milliseconds(780), title: "One; a=b #1 \\ “é”"),
            AudioChapter(start: .milliseconds(780), end: .seconds(2), title: "Two\nlines"),
        ]
        try await write(
            EncodedFileOutput(path: path, encoding: encoding, title: "A = B; \"c\"", artist: "D", language: "de-AT"), chapters: chapters)
        let found = try probe(path)
        let codec = ["mp3": "mp3", "m4a": "aac", "m4b": "aac", "ogg": "vorbis", "opus": "opus", "flac": "flac"][encoding.rawValue]
        #expect(found.contains("codec_name=\(codec ?? "")"), "\(found)")
        #expect(found.contains("title=A = B; \"c\""), "\(found)")
        #expect(found.contains("album=A = B; \"c\"") || found.contains("ALBUM=A = B; \"c\""), "\(found)")
        #expect(found.contains("language=deu"), "\(found)")
        let seconds = try #require(
            found.split(separator: "|").compactMap { $0.hasPrefix("duration=") ? Double($0.dropFirst(9).prefix { $0 != "\n" }) : nil }.first
        )
        #expect((1.95...2.15).contains(seconds), "\(found)")
        if encoding != .flac {
            #expect(found.contains("start_time=0.780000|tag:title=Two lines"), "\(found)")
            #expect(found.contains("tag:title=One; a=b #1 \\ “é”") || found.contains("tag:title=One; a=b #1 \\\\ “é”"), "\(found)")
        }
        #expect(folder.names.count == 1, "\(folder.names)")
    }

    @Test func withoutFfmpegThereIsASentence() async throws {
        let output = EncodedFileOutput(path: folder.file("a.mp3"), encoding: .mp3, program: folder.file("none"))
        let error = await #expect(throws: AudioError.self) { try await output.start(.speech) }
        #expect(error?.code == .encoderMissing && error?.reason.contains("is not installed") == true)
        await output.discard()
        #expect(folder.names == [])
    }

    @Test func anEncoderThatFailsLeavesNothing() async throws {
        let broken = try folder.script("broken", "#!/bin/sh\nhead -c 100 >/dev/null\necho 'Unknown encoder' >&2\nexit 1\n")
        let output = EncodedFileOutput(path: folder.file("a.mp3"), encoding: .mp3, program: broken)
        let error = await #expect(throws: AudioError.self) { try await write(output) }
        #expect(error?.code == .cannotWrite && error?.reason.contains("Unknown encoder") == true, "\(String(describing: error))")
        await output.discard()
        #expect(folder.names == ["broken"])
    }

    @Test func aCancelledExportLeavesNothing() async throws {
        let slow = try folder.script("slow", "#!/bin/sh\ncat >/dev/null\nsleep 60\n")
        let output = EncodedFileOutput(path: folder.file("a.mp3"), encoding: .mp3, program: slow)
        try await output.start(.speech)
        try await output.write(sound[...])
        await output.discard()
        #expect(folder.names == ["slow"])
    }

    @Test func whatIsThereIsNotReplacedUnasked() async throws {
        _ = try folder.write([1], to: "a.mp3")
        let output = EncodedFileOutput(path: folder.file("a.mp3"), encoding: .mp3, replacing: false)
        let error = await #expect(throws: AudioError.self) { try await output.start(.speech) }
        #expect(error?.reason.contains("--force") == true)
        #expect(try bytes(ofFile: folder.file("a.mp3")) == [1])
    }

    @Test func aPipeTakesNoCompressedSound() async throws {
        let output = EncodedFileOutput(path: "/dev/null", encoding: .m4b)
        let error = await #expect(throws: AudioError.self) { try await output.start(.speech) }
        #expect(error?.reason.contains("needs a file") == true)
    }
}
