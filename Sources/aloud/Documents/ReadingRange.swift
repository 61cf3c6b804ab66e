import Reading

/// The words to be read: from the start that was asked for, or the beginning, to the end that was asked for, or the end.
struct ReadingRange: Equatable {
    var words: Range<Int>

    /// - Parameter bookmark: the saved place, which relative positions start from.
    init(_ options: PositionOptions, text: ReadingText, loader: TextLoader, bookmark: Bookmark?, rate: Int) throws(CommandFailure) {
        let scrubber = Scrubber(text: text)
        let finder = PlaceFinder(rate: rate, loader: loader)
        let start = try options.start.map { option throws(CommandFailure) in
            let saved =
                option.position.startsFromPlace ? bookmark.flatMap { SavedPlace.word($0, in: text, scrubber: scrubber, loader) } : nil
            return try finder.word(option.position, in: text, scrubber: scrubber, from: saved ?? text.baseWord) ?? text.baseWord
        }
        let first = start ?? text.baseWord
        let end = try options.stop.map { stop throws(CommandFailure) in
            try finder.end(stop, in: text, scrubber: scrubber, from: first) ?? text.words.upperBound
        }
        words = first..<max(first, end ?? text.words.upperBound)
    }
}

/// Finds places in a text that may not be whole yet.
struct PlaceFinder {
    /// The rate in words a minute, for positions in time.
    let rate: Int
    /// Of the document, for what is said of places that it has elsewhere.
    let loader: TextLoader

    /// The word a position means; nil when more of the text is needed to tell.
    ///
    /// - Throws: a usage error when the document has no such place.
    func word(
        _ position: ReadingPosition, in text: ReadingText, scrubber: Scrubber, from here: Int
    ) throws(CommandFailure) -> Int? {
        if !text.isWhole, needsWholeText(position, text, scrubber) { return nil }
        do throws(ReadingPositionError) {
            // A search for the start finds the words at the very beginning, too.
            let from = if case .text = position, here == text.baseWord { Int.max } else { here }
            let word = try position.resolve(in: text, scrubber: scrubber, from: from, rate: Double(rate))
            // At the end of what is known, the place may as well be further on.
            return text.isWhole || word < text.words.upperBound - 1 ? word : nil
        } catch {
            if error.code == .notReadYet { return nil }
            throw CommandFailure(.usage, sentence(reason(error, position)))
        }
    }

    /// The word to stop before. A page, chapter or passage that comes before the start is no end.
    func end(
        _ position: ReadingPosition, in text: ReadingText, scrubber: Scrubber, from start: Int
    ) throws(CommandFailure) -> Int? {
        if case .fraction(let part) = position, part >= 1 { return scrubber.coversDocument ? scrubber.span.upperBound : nil }
        if isTime(position), scrubber.coversDocument, reachesEnd(position, scrubber, from: start) { return scrubber.span.upperBound }
        guard let word = try word(position, in: text, scrubber: scrubber, from: start) else { return nil }
        guard word > start else {
            throw CommandFailure(.usage, "there is nothing to read: the end, \(position), is not after the start, w\(start + 1)")
        }
        return word
    }

    /// Whether only the whole text tells where a position is.
    func needsWholeText(_ position: ReadingPosition, _ text: ReadingText, _ scrubber: Scrubber) -> Bool {
        let isMiddle = text.baseWord > 0
        return switch position {
        case .fraction, .relativeFraction: !scrubber.coversDocument
        // A label found exactly is the right one; otherwise a better one may follow.
        case .page(let label): isMiddle || !text.pages.contains { $0.label == label }
        case .word, .time: isMiddle && !scrubber.coversDocument
        case .chapter, .text: isMiddle
        // Going on from the end, where nothing comes before.
        case .textBefore: true
        case .relativeTime: false
        }
    }

    private func isTime(_ position: ReadingPosition) -> Bool {
        switch position {
        case .time, .relativeTime: true
        default: false
        }
    }

    /// Whether a time lies behind the last word.
    private func reachesEnd(_ position: ReadingPosition, _ scrubber: Scrubber, from start: Int) -> Bool {
        let total = scrubber.totalSeconds(rate: Double(rate))
        switch position {
        case .time(let seconds): return seconds >= total
        case .relativeTime(let seconds):
            return scrubber.seconds(in: scrubber.span.lowerBound..<start, rate: Double(rate)) + seconds >= total
        default: return false
        }
    }

    /// Where only some pages are read, that is what there is no such place on.
    private func reason(_ error: ReadingPositionError, _ position: ReadingPosition) -> String {
        guard loader.selection.pages != nil else { return error.reason }
        if case .page(let label) = position, loader.document.pdf?.page(labelled: label) != nil {
            return "page \(label) is none of those that --pages names"
        }
        let place = error.reason.split(separator: ";").first.map(String.init) ?? error.reason
        let short = sentence(place).replacing(" in the document", with: "")
        return error.code == .notThere || error.code == .notFound ? "\(short) on the pages that --pages names" : error.reason
    }

    private func sentence(_ reason: String) -> String {
        let trimmed = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return trimmed.prefix(1).lowercased() + trimmed.dropFirst()
    }
}

extension ReadingPosition {
    /// Whether it means another place wherever one is.
    var startsFromPlace: Bool {
        switch self {
        case .relativeFraction, .relativeTime, .text, .textBefore: true
        case .fraction, .page, .chapter, .word, .time: false
        }
    }
}
