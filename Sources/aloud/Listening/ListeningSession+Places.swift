import Reading
import Speech

/// A jump to a place that can't be told before more of the text is known.
struct PendingJump {
    let position: ReadingPosition
    /// Who asked for it from another shell.
    let request: RemoteRequest?
}

extension ListeningSession {
    /// - Parameters:
    ///   - isStep: whether it is a step on or back, of which several in a row are one jump.
    ///   - answer: what is told of it.
    func jump(from here: Int, isStep: Bool = true, answer: ListeningAnswer = .place, _ move: () async -> Void) async {
        cancelPendingJump()
        jumps.note(here, isStep: isStep)
        sleepLimit = nil
        dueAnswer = answer
        await move()
    }

    /// Steps on or back by units. From the last page or chapter there is no step on, and one stays.
    func step(_ steps: Int, by unit: ReadingUnit, from here: Int, asked request: RemoteRequest? = nil) async {
        if steps > 0, let reason = reasonToStay(unit, here) {
            if let request { request.fail(reason) } else { say(reason) }
            return
        }
        let answer: ListeningAnswer =
            switch unit {
            case .word, .sentence, .paragraph: .passage(unit)
            case .page, .chapter: .place
            }
        await jump(from: here, answer: answer) { await self.player?.step(steps, by: unit) }
        await self.answer(request)
    }

    /// Why there is no step on to another page or chapter; nil if there is, or more of the text may have one.
    private func reasonToStay(_ unit: ReadingUnit, _ here: Int) -> String? {
        guard unit == .page || unit == .chapter, text.isWhole || (unit == .page && (text.isComplete || stopWord != nil)) else { return nil }
        switch text.hasNext(unit, after: here, before: stopWord ?? .max) {
        case true?: return nil
        case false?: return "this is the last \(unit.rawValue)"
        case nil: return "there are no \(unit.rawValue)s"
        }
    }

    func seek(to word: Int, from here: Int, isStep: Bool = true, answer: ListeningAnswer = .place) async {
        let end = stopWord ?? Int.max
        await jump(from: here, isStep: isStep, answer: answer) { await self.player?.seek(to: max(0, min(word, end - 1))) }
    }

    func undoJump() async {
        guard let place = jumps.undo() else { return say("no jump to undo") }
        cancelPendingJump()
        sleepLimit = nil
        dueAnswer = .found
        await player?.seek(to: place)
    }

    /// Goes to a position: at once, or as soon as enough of the text is known to tell where it is.
    func go(to position: ReadingPosition, from here: Int, asked request: RemoteRequest? = nil) async {
        do throws(ReadingPositionError) {
            guard let word = try word(at: position, from: here) else {
                cancelPendingJump()
                pendingJump = PendingJump(position: position, request: request)
                return say("looking for it; the document is still being read")
            }
            await seek(to: word, at: position, from: here, asked: request)
        } catch {
            if let request { request.fail(error.reason) } else { say(error.reason) }
        }
    }

    /// Goes to the word of a position, unless that is behind the end that was asked for: steps go there at most.
    private func seek(to word: Int, at position: ReadingPosition, from here: Int, asked request: RemoteRequest?) async {
        if let stopWord, word >= stopWord, !position.isRelative {
            let reason = "\(position) is behind the place where reading is to end"
            if let request { request.fail(reason) } else { say(reason) }
            return
        }
        // Whoever goes from one to the next would go in a circle without noticing.
        switch position {
        case .text where word < here: say("the search went on from the beginning")
        case .textBefore where word > here: say("the search went on from the end")
        default: break
        }
        await seek(to: word, from: here, isStep: position.isRelative, answer: position.isRelative ? .place : .found)
        await answer(request)
    }

    /// More of the text is known.
    func tryPendingJump() async {
        guard let jump = pendingJump, let here = await player?.status.word else { return }
        do throws(ReadingPositionError) {
            guard let word = try word(at: jump.position, from: here) else { return }
            pendingJump = nil
            await seek(to: word, at: jump.position, from: here, asked: jump.request)
        } catch {
            pendingJump = nil
            if let request = jump.request { request.fail(error.reason) } else { say(error.reason) }
        }
    }

    func cancelPendingJump() {
        pendingJump?.request?.fail("something else was asked for in the meantime")
        pendingJump = nil
    }

    /// The word of a position; nil while more of the text is needed to tell.
    private func word(at position: ReadingPosition, from here: Int) throws(ReadingPositionError) -> Int? {
        if !text.isWhole, PlaceFinder(rate: voice.rate, loader: loader).needsWholeText(position, text, scrubber) { return nil }
        do throws(ReadingPositionError) {
            let word = try position.resolve(in: text, scrubber: scrubber, from: here, rate: Double(voice.rate))
            // At the end of what is known, the time may as well be further on.
            if case .time = position, !scrubber.coversDocument, word >= text.words.upperBound - 1 { return nil }
            return word
        } catch {
            if error.code == .notReadYet { return nil }
            throw error
        }
    }
}

extension ReadingPosition {
    /// Whether it says how far on or back, not where.
    fileprivate var isRelative: Bool {
        switch self {
        case .relativeFraction, .relativeTime: true
        default: false
        }
    }
}
