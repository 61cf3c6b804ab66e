/// How well the machine keeps time while a test goes on: what was measured on one that doesn't says nothing.
package enum Timekeeping {
    /// How much longer than asked for a short sleep was.
    package static func delay() async throws -> Duration {
        let start = ContinuousClock.now
        let asked = Duration.milliseconds(20)
        try await Task.sleep(for: asked)
        return ContinuousClock.now - start - asked
    }

    /// Does `body`, and gives beside its result the longest delay meanwhile.
    package static func watch<Value: Sendable>(_ body: () async throws -> Value) async throws -> (value: Value, longestDelay: Duration) {
        let watching = Task {
            var longest = Duration.zero
            while !Task.isCancelled { longest = max(longest, (try? await delay()) ?? .zero) }
            return longest
        }
        defer { watching.cancel() }
        let value = try await body()
        watching.cancel()
        return (value, await watching.value)
    }
}
