package import Subprocess

extension SubprocessOutputSequence.Buffer {
    /// What a program wrote, copied.
    package var contents: [UInt8] {
        // The buffer is only read, inside the closure.
        unsafe withUnsafeBytes { unsafe Array($0) }
    }
}
