import SafeFiles
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Data on its way to standard output or to a file: gathered, then written as bytes, without anything a library would add.
///
/// Control characters go no further than this, whichever way they came: no document is to command a terminal, nor a program that reads this.
struct ByteSink {
    private let descriptor: Int32
    private let name: String
    private let isTerminal: Bool
    private var gathered: [UInt8] = []

    private static let blockSize = 1 << 16

    /// A sink for a descriptor, called `name` in messages.
    init(_ descriptor: Int32 = STDOUT_FILENO, name: String = "standard output") {
        self.descriptor = descriptor
        self.name = name
        isTerminal = TerminalDevice.isTerminal(descriptor)
    }

    mutating func write(_ text: String) throws(CommandFailure) {
        DisplayText.append(text, to: &gathered, isTerminal: isTerminal)
        if gathered.count >= Self.blockSize { try flush() }
    }

    /// Ends a line.
    mutating func endLine() throws(CommandFailure) {
        gathered.append(0x0A)
        if gathered.count >= Self.blockSize { try flush() }
    }

    mutating func flush() throws(CommandFailure) {
        defer { gathered.removeAll(keepingCapacity: true) }
        do throws(Files.Fault) {
            try Files.write(gathered, to: descriptor)
        } catch {
            // Whoever read this has had enough (`aloud text book.pdf | head`): no reason to complain.
            if error.code == EPIPE { throw CommandFailure(.done, "") }
            throw CommandFailure(.cannotWrite, "cannot write \(name): \(error.reason)")
        }
    }
}

/// What is said to the user beside the data.
enum StandardError {
    /// A sentence, on a line of its own.
    ///
    /// Names of files, and what other programs said, may be part of it: control characters go no further than this, and a line feed in a name
    /// begins no message of its own.
    static func say(_ line: String) {
        var bytes: [UInt8] = []
        DisplayText.append("aloud: \(line)", to: &bytes, isTerminal: true)
        bytes = bytes.map { $0 < 0x20 ? 0x20 : $0 }
        bytes.append(0x0A)
        write(bytes)
    }

    /// As it is. When nobody can read it, there is nobody to tell. Gives `false` where it is left out: see ``hurry()``.
    @discardableResult
    static func write(_ text: some StringProtocol) -> Bool { write(Array(text.utf8)) }

    @discardableResult
    private static func write(_ bytes: [UInt8]) -> Bool {
        if isHurried.load(ordering: .relaxed) { return queued.write(bytes) }
        try? Files.write(bytes, to: STDERR_FILENO)
        return true
    }

    private static let queued = QueuedOutput(STDERR_FILENO)
    private static let isHurried = Atomic(false)

    /// From now on nothing waits for a terminal that takes no more: keys, signals and the place come before what is shown.
    static func hurry() { isHurried.store(true, ordering: .relaxed) }

    /// Waits a moment for what is still to be shown.
    static func settle() { if isHurried.load(ordering: .relaxed) { queued.settle(milliseconds: 200) } }
}
