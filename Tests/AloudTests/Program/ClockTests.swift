import Audio
import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Clocks that jump, and machines that stand still, under real processes.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng") && isInstalled("bash"), "needs espeak-ng and bash"))
struct ClockTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF((0..<20).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
    }

    /// Lies about the time of day alone, by as many seconds as stand in a file: time since the machine began stays what it is.
    private static let liar = """
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdlib.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>
        static long lie(void) {
            char text[32] = {0};
            int file = open(getenv("ALOUD_TEST_CLOCK"), O_RDONLY | O_CLOEXEC);
            if (file < 0) return 0;
            if (read(file, text, sizeof text - 1) < 0) text[0] = 0;
            close(file);
            return atol(text);
        }
        int clock_gettime(clockid_t clock, struct timespec *time) {
            int status = syscall(SYS_clock_gettime, clock, time);
            if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += lie();
            return status;
        }
        int gettimeofday(struct timeval *restrict time, void *restrict zone) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            time->tv_sec = now.tv_sec;
            time->tv_usec = now.tv_nsec / 1000;
            return 0;
        }
        time_t time(time_t *place) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (place) *place = now.tv_sec;
            return now.tv_sec;
        }
        """

    /// What a program is run with so that the clock on its wall is wrong by what stands in the file `clock`.
    private func wrongClock() async throws -> [String: String?] {
        let source = try folder.write("clock.c", Self.liar)
        let library = folder.file("clock.so")
        let compiled = try await Shell.run(try folder.script("compile", "clang -shared -fPIC -o '\(library)' '\(source)'\n"), in: folder)
        try #require(compiled.status == 0, "\(compiled.errors)")
        try set(0)
        return ["LD_PRELOAD": library, "ALOUD_TEST_CLOCK": folder.file("clock")]
    }

    /// The file is never empty: another takes its place.
    private func set(_ years: Int) throws {
        try Data("\(years * 365 * 86_400)\n".utf8).write(to: URL(fileURLWithPath: folder.file("clock")), options: .atomic)
    }

    private static let canLie = isInstalled("clang") && FileManager.default.fileExists(atPath: "/proc/self/stat")

    private func word() -> Int { (try? folder.bookmark()?["word"] as? Int) ?? 0 }

    private func year() -> Int { Int(((try? folder.bookmark()?["updated"] as? String) ?? "").prefix(4)) ?? 0 }

    @Test("The clock is set back and ahead while it reads", .enabled(if: Self.canLie, "needs clang, on Linux"))
    func reading() async throws {
        let clock = try await wrongClock()
        let now = Calendar(identifier: .gregorian).component(.year, from: Date())
        let result = try await Reader.run([book, "--rate", "900"], in: folder, environment: clock) { reader in
            #expect(await eventually { word() > 5 }, "\(reader.errors)")
            for years in [-14, 25] {
                try set(years)
                let before = word()
                #expect(await eventually { word() > before + 10 }, "it reads on, and keeps the place")
                // Or nothing has jumped.
                #expect(await eventually { years < 0 ? year() < now - 10 : year() > now + 10 })
            }
            try reader.send(.terminate)
            try await reader.end()
        }
        #expect(result.status == 143, "\(result.errors)")

        // A place from the future is a place.
        let kept = word()
        #expect(year() > now + 10)
        #expect(try await Program.run(["history"], in: folder).output.contains("book.pdf"))
        let again = try await Reader.run([book, "--rate", "900"], in: folder) { reader in
            #expect(await eventually { year() <= now && word() > 0 }, "\(reader.errors)")
            return word()
        }
        #expect(again.value >= kept, "it goes on where it was left")
    }

    @Test("The clock jumps while it exports", .enabled(if: Self.canLie, "needs clang, on Linux")) func exporting() async throws {
        let clock = try await wrongClock()
        let (still, jumping) = (folder.file("still.wav"), folder.file("jumping.wav"))
        #expect(try await Program.run(["export", book, "-o", still], in: folder).status == 0)
        let jumps = Task {
            while !Task.isCancelled {
                for years in [-14, 25] {
                    try set(years)
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
        }
        let result = try await Program.run(["export", book, "-o", jumping], in: folder, environment: clock)
        jumps.cancel()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try bytes(ofFile: jumping) == bytes(ofFile: still))
    }

    @Test(
        "The reader, its engine and its player stand still, and go on",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat"), "needs /proc"))
    func everythingStandsStill() async throws {
        let player = try folder.script("player", "#!/bin/bash\nexec cat > /dev/null\n")
        let result = try await Reader.run([book, "--rate", "900", "--player", player], in: folder) { reader in
            for _ in 0..<3 {
                let before = word()
                #expect(await eventually { word() > before }, "\(reader.errors)")
                let all = Self.family(of: reader.process)
                #expect(all.count > 1, "the player at least")
                for process in all { kill(process, SIGSTOP) }
                try await Task.sleep(for: .milliseconds(300))
                let stopped = word()
                try await Task.sleep(for: .milliseconds(300))
                #expect(word() == stopped, "nothing goes on")
                for process in all { kill(process, SIGCONT) }
                #expect(await eventually { word() > stopped + 5 }, "\(reader.errors)")
            }
            try reader.send(.interrupt)
            try await reader.end()
        }
        #expect(result.status == -2, "\(result.errors)")
        #expect(!result.errors.contains("skipped"), "no sentence is lost: \(result.errors)")
    }

    /// A process and all that descend from it.
    private static func family(of process: Int32) -> [Int32] {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
        let parents = all.compactMap { one -> (child: Int32, parent: Int32)? in
            let status = try? String(contentsOfFile: "/proc/\(one)/stat", encoding: .utf8)
            let words = status?.split(separator: ")").last?.split(separator: " ") ?? []
            guard words.count > 1, let parent = Int32(words[1]) else { return nil }
            return (one, parent)
        }
        var family = [process]
        var next = 0
        while next < family.count {
            family += parents.filter { $0.parent == family[next] }.map(\.child)
            next += 1
        }
        return family
    }
}
