// A static standard library, with which the program is released, comes without the module for tests.
#if canImport(Testing)

    package import Testing

    /// Tests that watch something happen while it happens: processes that are stopped at a moment, keys that are answered, sound that is paced.
    ///
    /// All tests of a run begin at once and share as many threads as there are cores, so that one that sleeps is woken when the others' work is
    /// done, which may be a minute later: what it was to watch is long over. Each of these tests therefore begins when sleeps have become
    /// short again, and shares the cores with few of its kind.
    package struct RealTimeTrait: TestTrait, SuiteTrait, TestScoping {
        package let isRecursive = true
        /// How many places it takes of those there are.
        fileprivate let places: Int

        package func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            await Gate.shared.enter(places)
            do {
                try await quiet()
                try await function()
            } catch {
                await Gate.shared.leave(places)
                throw error
            }
            await Gate.shared.leave(places)
        }

        /// Returns when several sleeps in a row were hardly longer than asked for, or when the machine has been too busy for that for so long
        /// that it is no use to wait.
        private func quiet() async throws {
            let end = ContinuousClock.now + .seconds(300)
            var timely = 0
            while timely < 5, ContinuousClock.now < end {
                timely = try await Timekeeping.delay() < .milliseconds(40) ? timely + 1 : 0
            }
        }
    }

    extension Trait where Self == RealTimeTrait {
        /// The test watches something while it happens: it waits until the threads of the tests are idle.
        package static var realTime: Self { Self(places: 1) }

        /// The test measures how soon something happens: none of its kind runs beside it.
        package static var realTimeAlone: Self { Self(places: Gate.places) }
    }

    /// Lets some in at a time, in the order they came.
    private actor Gate {
        static let shared = Gate()
        static let places = 4

        private var free = Gate.places
        private var waiting: [(places: Int, continuation: CheckedContinuation<Void, Never>)] = []

        func enter(_ places: Int) async {
            if waiting.isEmpty, free >= places {
                free -= places
                return
            }
            await withCheckedContinuation { waiting.append((places, $0)) }
        }

        func leave(_ places: Int) {
            free += places
            while let next = waiting.first, free >= next.places {
                free -= next.places
                waiting.removeFirst().continuation.resume()
            }
        }
    }

#endif
