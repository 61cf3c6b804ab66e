/// The one way from a number in a file to an integer: NaN and everything out of ±10¹⁵ become 0, nothing traps.
@inlinable @inline(__always)
package func clampedInteger(_ value: Double) -> Int { value.magnitude < 1e15 ? Int(value) : 0 }

extension Range where Bound == Int {
    /// `start ..< start + length`, cut to lie within `0 ..< limit` whatever the arguments.
    @inlinable
    package init(clamping start: Int, length: Int, limit: Int) {
        let low = Swift.min(Swift.max(start, 0), limit)
        self = low..<(low + Swift.min(Swift.max(length, 0), limit - low))
    }
}
