package import Testing

/// Tests that watch something happen while it happens: processes that are stopped at a moment, keys that are answered, sound that is paced.
///
/// All tests of a run begin at once and share as many threads as there are cores, so that one that sleeps is woken when the others' work is
/// done, which may be a minute later: what it was to watch is long over. Each of these tests therefore begins when sleeps have become
/// short again, and shares the cores with few of its kind.
package struct RealTimeTrait: TestTrait, SuiteTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Gate.shared.enter()
        do {
            try await quiet()
            try await function()
        } catch {
            await Gate.shared.leave()
            throw error
        }
        await Gate.shared.leave()
    }

    /// Returns when several sleeps in a row were hardly longer than asked for, or when the machine has been too busy for that for so long
    /// that it is no use to wait.
    private func quiet() async throws {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(300)
        var timely = 0
        while timely < 5, clock.now < end {
            let start = clock.now
            try await Task.sleep(for: .milliseconds(20))
            timely = clock.now - start < .milliseconds(60) ? timely + 1 : 0
        }
    }
}

extension Trait where Self == RealTimeTrait {
    /// The test watches something while it happens: it waits until the threads of the tests are idle.
    package static var realTime: Self { Self() }
}

/// Lets four in at a time, in the order they came.
private actor Gate {
    static let shared = Gate()

    private var free = 4
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
