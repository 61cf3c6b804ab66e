import Dispatch

/// Work that waits or computes for long and must not hold a thread that tasks run on.
enum BackgroundThread {
    static func run(_ name: String, _ work: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "aloud.\(name)", qos: .userInitiated).async(execute: work)
    }
}
