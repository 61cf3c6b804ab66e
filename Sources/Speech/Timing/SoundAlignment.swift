/// Finds in one rendering of a sentence the places of another that has the same words with a little more or less time between them.
struct SoundAlignment: Sendable {
    private let source: [Int16]
    private let target: [Int16]
    /// Where the source's last sound ends.
    let sourceEnd: Int
    private let targetEnd: Int
    /// The last place that was recognised: how far the target is behind the source there.
    private var lag = 0
    /// Places since then that were not.
    private var misses = 0

    /// Every fourth sample is compared: speech has little above 2.7 kHz that matters here.
    private static let step = 4
    /// What is compared: 40 ms.
    private static let window = 880
    /// How far a place may be from where the last one makes expect it: 40 ms, and as much again for every one missed in between.
    private static let reach = 880
    /// A poorer likeness than this is none.
    private static let likeness = 0.6

    init(from source: [Int16], to target: [Int16]) {
        self.source = source
        self.target = target
        sourceEnd = Self.end(of: source)
        targetEnd = Self.end(of: target)
    }

    /// The sample of the target that corresponds to a sample of the source. To be asked in ascending order.
    mutating func position(of sample: Int) -> Int {
        guard sourceEnd > 0, targetEnd > 0 else {
            // One of them is silent: only the lengths are left.
            return source.isEmpty ? 0 : min(target.count, sample * target.count / source.count)
        }
        let expected = sample - lag
        guard sample >= 0, sample + Self.window <= source.count else { return min(max(expected, 0), target.count) }
        let reach = Self.reach * min(misses + 1, 4)
        var best: (place: Int, likeness: Double)?
        // From the middle outwards: voices repeat themselves every few milliseconds, and of equally good places the nearest is right.
        for distance in stride(from: 0, through: reach, by: Self.step) {
            for place in distance == 0 ? [expected] : [expected - distance, expected + distance] {
                guard place >= 0, place + Self.window <= target.count else { continue }
                let likeness = correlation(sample, place)
                if likeness > best.map({ $0.likeness + 0.001 }) ?? Self.likeness { best = (place, likeness) }
            }
        }
        guard let best else {
            misses += 1
            return min(max(expected, 0), target.count)
        }
        misses = 0
        lag = sample - best.place
        return best.place
    }

    private func correlation(_ from: Int, _ to: Int) -> Double {
        var (product, one, other) = (0.0, 0.0, 0.0)
        for offset in stride(from: 0, to: Self.window, by: Self.step) {
            let (a, b) = (Double(source[from + offset]), Double(target[to + offset]))
            product += a * b
            one += a * a
            other += b * b
        }
        return one > 0 && other > 0 ? product / (one * other).squareRoot() : 0
    }

    private static func end(of samples: [Int16]) -> Int {
        (samples.lastIndex { abs(Int($0)) > 50 } ?? -1) + 1
    }
}
