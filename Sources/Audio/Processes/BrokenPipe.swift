#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writing to a program that has ended must be an error that can be handled, not a signal that ends this process.
package enum BrokenPipe {
    /// Touch before starting a process that is written to. Child processes get the ordinary disposition back.
    package static let isIgnored: Bool = {
        _ = signal(SIGPIPE, SIG_IGN)
        return true
    }()
}
