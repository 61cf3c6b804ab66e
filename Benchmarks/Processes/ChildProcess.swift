import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What one run of a program cost: itself and the children it waited for.
struct ProcessCost: Sendable {
    /// Seconds from before the start to after the end.
    var wall: Double
    /// Seconds of processor time, user and system.
    var cpu: Double
    var status: Int32
}

/// Runs a program and asks the system for its cost (`wait4`), which swift-subprocess does not.
enum ChildProcess {
    /// Runs it to its end.
    ///
    /// - Parameter output: the file its standard output goes to; `/dev/null` unless told.
    /// - Returns: nil if it could not be started.
    static func run(_ command: [String], output: String = "/dev/null") -> ProcessCost? {
        let start = MonotonicClock.seconds()
        guard let child = self.start(command, output: output), var cost = wait(for: child) else { return nil }
        cost.wall = MonotonicClock.seconds() - start
        return cost
    }

    /// Starts it; the caller must ``wait(for:)`` it.
    static func start(_ command: [String], output: String = "/dev/null") -> pid_t? {
        guard let program = command.first else { return nil }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // C wants an array of C strings that ends in nil; they are copied, and freed when the child has its own.
        var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var child = pid_t()
        return unsafe posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0 ? child : nil
    }

    /// Waits for its end; its `wall` is 0.
    static func wait(for child: pid_t) -> ProcessCost? {
        var (status, usage) = (Int32(), rusage())
        while unsafe wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { return nil }
        }
        return ProcessCost(wall: 0, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), status: status)
    }

    /// Its exit status, or minus the signal that ended it; nil while it runs.
    static func poll(_ child: pid_t) -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(child, &status, WNOHANG) == child else { return nil }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// Ends it and waits for that.
    static func end(_ child: pid_t) {
        kill(child, SIGKILL)
        _ = wait(for: child)
    }

    /// Runs it and returns its highest resident memory in bytes; 0 if that can't be told.
    ///
    /// Linux counts this process's memory in what `wait4` says of a child that it starts (it keeps the maximum over the `exec`), so there the child's own
    /// mark is read again and again while it runs. That takes processor time: not to be done while time is measured.
    static func peakMemory(of command: [String]) -> Double {
        guard let child = start(command) else { return 0 }
        var (status, usage) = (Int32(), rusage())
        #if os(Linux)
            var peak = 0.0
            while unsafe wait4(child, &status, WNOHANG, &usage) == 0 {
                peak = max(peak, highWaterMark(of: child) ?? 0)
                usleep(500)
            }
            return peak
        #else
            while unsafe wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
            return Double(usage.ru_maxrss)
        #endif
    }

    /// `VmHWM` of `/proc/PID/status` (proc(5)), once the process runs its own program.
    private static func highWaterMark(of child: pid_t) -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
        else { return nil }
        return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Double($0) }.map { $0 * 1024 }
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

/// Seconds that never go back.
enum MonotonicClock {
    static func seconds() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
