#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The processors that this machine has.
enum Processors {
    /// At least 1. A process that may use fewer of them (`taskset`, a container's `--cpuset-cpus`) isn't told so, and gets fewer threads from Dispatch.
    static var count: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
