import Reading

/// Ends the reading by itself: after a time of listening, or with the chapter; always at the end of a sentence.
struct SleepTimer: Sendable, Equatable {
    enum Wish: Sendable, Equatable {
        case after(seconds: Double)
        case chapter
    }

    let wish: Wish
    /// Listening still to be done when the clock was last stopped, and when it was started since. While the voice is silent, nothing runs out.
    private var left: Duration
    private var since: SuspendingClock.Instant?

    init(_ wish: Wish) {
        self.wish = wish
        left = if case .after(let seconds) = wish { .seconds(seconds) } else { .zero }
    }

    /// `30m`, `1h30m`, `45:00`, or `chapter`. A bare number could be anything.
    init?(parsing text: String) {
        let trimmed = text.lowercased()
        if trimmed == "chapter" {
            self.init(.chapter)
            return
        }
        guard Double(trimmed) == nil, case .time(let seconds)? = try? ReadingPosition(parsing: trimmed), seconds > 0, seconds < 1e6 else {
            return nil
        }
        self.init(.after(seconds: seconds))
    }

    /// The minutes that its key offers.
    private static let offers = [15, 30, 60]

    /// What the key makes of a timer: one more offer, then the chapter, then none.
    static func next(after timer: SleepTimer?, now: SuspendingClock.Instant = .now) -> SleepTimer? {
        guard let timer else { return SleepTimer(.after(seconds: Double(offers[0]) * 60)) }
        guard timer.wish != .chapter else { return nil }
        let minutes = timer.remaining(now) / .seconds(60)
        // An offer that was taken a moment ago is not offered again.
        let more = offers.first { Double($0) > minutes + 1 }
        return more.map { SleepTimer(.after(seconds: Double($0) * 60)) } ?? SleepTimer(.chapter)
    }

    /// The voice speaks, or it does not.
    mutating func run(_ isPlaying: Bool, now: SuspendingClock.Instant = .now) {
        if isPlaying == (since != nil) { return }
        left = remaining(now)
        since = isPlaying ? now : nil
    }

    func remaining(_ now: SuspendingClock.Instant = .now) -> Duration { max(.zero, left - (since.map { now - $0 } ?? .zero)) }

    /// Where the reading is to end; nil while that is not known, or not due.
    func limit(in text: ReadingText, at word: Int, sentence: Range<Int>?, now: SuspendingClock.Instant = .now) -> Int? {
        switch wish {
        case .after: return remaining(now) == .zero ? sentence?.upperBound : nil
        case .chapter:
            guard let index = text.chapterIndex(containing: word) else { return text.chapters.first?.firstWord }
            let here = text.chapters[index]
            // Its sections belong to a chapter.
            return text.chapters[(index + 1)...].first { $0.level <= here.level && $0.firstWord > word }?.firstWord
        }
    }

    /// `in 12 minutes`, `at the end of the chapter`; when the time has run out, `at the end of the sentence`.
    var phrase: String {
        let left = remaining()
        if wish == .chapter { return "at the end of the chapter" }
        return left == .zero ? "at the end of the sentence" : "in " + Phrases.duration(left.seconds)
    }
}
