import SafeFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The terminal's settings: every key at once and unseen while reading aloud, and back to what they were whatever happens.
///
/// What was set before is kept in static storage, since the handlers of crashes and of the program's end can reach nothing else. All `unsafe` marks
/// are for that storage and for C functions that take the address of a structure.
enum TerminalDevice {
    nonisolated(unsafe) private static var saved = termios()
    nonisolated(unsafe) private static var descriptor: Int32 = -1
    /// Whether there are such settings.
    nonisolated(unsafe) private static var isSaved = false
    /// Whether the settings are changed now.
    nonisolated(unsafe) private static var isRaw = false
    nonisolated(unsafe) private static var isGuarded = false
    nonisolated(unsafe) private static var watchesMouse = false

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The terminal the program was started from, even when its input comes from elsewhere; nil without one.
    static func controlling() -> Int32? {
        let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        return opened >= 0 ? opened : nil
    }

    /// Columns and rows; 80 by 24 when the terminal does not know.
    static func size(_ descriptor: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Keys come one by one and are not shown. Ctrl-C, Ctrl-Z and Ctrl-\ keep their meaning.
    static func makeRaw(_ terminal: Int32) -> Bool {
        var now = termios()
        guard unsafe !isRaw, unsafe tcgetattr(terminal, &now) == 0 else { return unsafe isRaw }
        // Where they are this program's own, those before are kept.
        if unsafe !isSaved || now.c_lflag & tcflag_t(ICANON | ECHO) != 0 { unsafe (saved, isSaved) = (now, true) }
        guardAgainstCrashes()
        var raw = unsafe saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
        unsafe descriptor = terminal
        unsafe isRaw = true
        return unsafe tcsetattr(terminal, TCSADRAIN, &raw) == 0
    }

    /// After the program was stopped and continued, somebody else may have changed the settings.
    static func makeRawAgain() {
        guard unsafe isRaw else { return }
        unsafe isRaw = false
        _ = unsafe makeRaw(descriptor)
    }

    /// Whether the terminal listens to this program. One that does not control it has nobody else to listen to.
    static func isInForeground(_ terminal: Int32) -> Bool {
        let group = tcgetpgrp(terminal)
        return group < 0 || group == getpgrp()
    }

    /// After keys could not be read: waits until the terminal is this program's again (`fg`), if it was the shell's. Gives `false` where that was not why.
    static func awaitForeground(_ terminal: Int32, after fault: Files.Fault) -> Bool {
        guard fault.code == EIO, !isInForeground(terminal) else { return false }
        while !isInForeground(terminal) { usleep(pause) }
        return true
    }

    /// From one look at whose it is to the next, in microseconds.
    private static let pause: UInt32 = 200_000

    /// Back to what it was. May be called at any time, and from a signal handler.
    static func restore() {
        guard unsafe isRaw else { return }
        ignoreMouse()
        unsafe isRaw = false
        _ = unsafe tcsetattr(descriptor, TCSANOW, &saved)
    }

    /// Has the terminal tell where the mouse is pressed (xterm's modes 1000 and 1006).
    static func watchMouse() {
        guard unsafe isRaw, unsafe !watchesMouse else { return }
        unsafe watchesMouse = true
        write("\u{1B}[?1000h\u{1B}[?1006h")
    }

    /// Leaves the mouse to the terminal. May be called at any time, and from a signal handler.
    static func ignoreMouse() {
        guard unsafe watchesMouse else { return }
        unsafe watchesMouse = false
        write("\u{1B}[?1006l\u{1B}[?1000l")
    }

    /// Writes to where the display is, without anything that a signal handler must not do.
    private static func write(_ sequence: StaticString) {
        // A terminal that takes no more is not waited for.
        var place = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        guard unsafe poll(&place, 1, 0) > 0 else { return }
        unsafe write(UnsafeBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount), to: STDERR_FILENO)
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
        #if canImport(Darwin)
            _ = unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            _ = unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            _ = unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// The settings while a password is typed, and what asks for it.
    nonisolated(unsafe) private static var hidden = termios()
    nonisolated(unsafe) private static var prompt = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    /// A line typed unseen; nil at the end of input. Whatever ends or stops the program meanwhile finds the terminal as it was before.
    static func readSecretLine(_ terminal: Int32, prompt text: String) -> String? {
        var before = termios()
        guard unsafe tcgetattr(terminal, &before) == 0 else { return nil }
        let wasRaw = unsafe isRaw
        if !wasRaw {
            guardAgainstCrashes()
            restoreOn([SIGINT, SIGTERM, SIGHUP])
            unsafe (saved, isSaved, descriptor, isRaw) = (before, true, terminal, true)
        }
        unsafe hidden = before
        unsafe hidden.c_lflag &= ~tcflag_t(ECHO)
        unsafe hidden.c_lflag |= tcflag_t(ECHONL | ICANON | ISIG)
        // Kept for good: a handler may be at it whenever it is let go.
        let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = unsafe kept.initialize(from: text.utf8)
        unsafe prompt = UnsafeBufferPointer(kept)
        let isWatched = showWhileStopped()
        defer {
            if isWatched { _ = signal(SIGTSTP, SIG_DFL) }
            _ = unsafe tcsetattr(terminal, TCSAFLUSH, &before)
            unsafe isRaw = wasRaw
        }
        // Asked only once nothing is shown any more: whoever answers at once is not seen either, and nothing of it is thrown away.
        guard unsafe tcsetattr(terminal, TCSAFLUSH, &hidden) == 0 else { return nil }
        try? Files.write(text.utf8, to: terminal)
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), line.count < 4096 {
            do throws(Files.Fault) {
                let more = try Files.readSome(terminal, limit: 1024)
                guard !more.isEmpty else { return nil }
                line += more
            } catch {
                guard awaitForeground(terminal, after: error) else { return nil }
            }
        }
        return String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Has Ctrl-Z give the terminal back for as long as the program is stopped, and the password asked for again then. All that is called may be
    /// called from a signal's handler (signal-safety(7)). Gives `false` where the signal does nothing.
    private static func showWhileStopped() -> Bool {
        guard !Signals.isIgnored(SIGTSTP) else { return false }
        var action = sigaction()
        Signals.setHandler(&action) { _ in
            let code = errno
            _ = unsafe tcsetattr(TerminalDevice.descriptor, TCSANOW, &TerminalDevice.saved)
            // A password can't be typed in the background.
            repeat { _ = raise(SIGSTOP) } while !TerminalDevice.isInForeground(unsafe TerminalDevice.descriptor)
            _ = unsafe tcsetattr(TerminalDevice.descriptor, TCSAFLUSH, &TerminalDevice.hidden)
            unsafe TerminalDevice.write(TerminalDevice.prompt, to: TerminalDevice.descriptor)
            errno = code
        }
        action.sa_flags = Int32(SA_RESTART)
        return unsafe sigaction(SIGTSTP, &action, nil) == 0
    }

    /// A crash, too, leaves the terminal as it was; then it goes on as it would have.
    private static func guardAgainstCrashes() {
        guard unsafe !isGuarded else { return }
        unsafe isGuarded = true
        _ = atexit { TerminalDevice.restore() }
        restoreOn([SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, SIGSYS])
    }

    /// Has the terminal given back when one of these signals comes, which then does what it would have done. What was ignored stays ignored.
    static func restoreOn(_ signals: [Int32]) {
        for signal in signals where !Signals.isIgnored(signal) {
            var action = sigaction()
            Signals.setHandler(&action) { number in
                TerminalDevice.restore()
                _ = raise(number)
            }
            // The handler is gone once it has run: raising the signal again then ends the program the ordinary way.
            action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND)) | Int32(SA_NODEFER)
            _ = unsafe sigaction(signal, &action, nil)
        }
    }
}
