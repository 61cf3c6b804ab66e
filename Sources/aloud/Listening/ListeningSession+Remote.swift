import Reading
import SafeFiles
import Speech

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension ListeningSession {
    /// Lets other shells in. Without a place for the socket, reading goes on without.
    func openRemote() {
        let (folder, post) = (RemoteFolder.standard, post)
        do throws(Files.Fault) {
            try folder.make()
            remote = try RemoteServer(path: folder.own) { post.yield(.remote($0)) }
        } catch {
            messages.explain("no control from other shells: \(folder.path): \(error.reason)")
        }
    }

    /// Shuts the door; those who asked for the end are told that it has come.
    func closeRemote() async {
        cancelPendingJump()
        cancelDeferred()
        remote?.hide()
        let status = await readerStatus()
        for request in stopRequests { request.succeed(status) }
        stopRequests = []
        remote?.close()
    }

    /// Another shell asked for something. Gives `false` when that was the end.
    func take(_ request: RemoteRequest) async -> Bool {
        if request.command == .status {
            await answer(request)
            return true
        }
        if request.command == .stop {
            stopRequests.append(request)
            return false
        }
        guard let player else {
            request.fail("the document is still being opened")
            return true
        }
        let here = await player.status.word
        switch request.command {
        case .status, .stop: break
        case .play:
            // Where nothing changes, nothing is announced.
            if await !player.status.state.isPlaying { dueAnswer = .place }
            await player.play()
        case .pause:
            if await player.status.state.isPlaying { dueAnswer = .place }
            await player.pause()
        case .toggle:
            dueAnswer = .place
            await player.toggle()
        case .seek(let position):
            await go(to: position, from: here, asked: request)
            return true
        case .step(let steps, .chapter):
            await whenWhole(asked: request) { session in
                guard let here = await session.player?.status.word else { return request.fail("the document is still being opened") }
                await session.step(steps, by: .chapter, from: here, asked: request)
            }
            return true
        case .step(let steps, let unit):
            await step(steps, by: unit, from: here, asked: request)
            return true
        }
        await answer(request)
        return true
    }

    func answer(_ request: RemoteRequest?) async {
        if let request { request.succeed(await readerStatus()) }
    }

    /// What there is to say of this reader.
    func readerStatus() async -> ReaderStatus {
        var answer = ReaderStatus(
            pid: Int(getpid()), name: loader.document.displayName, path: loader.document.path, state: .opening, rate: voice.rate,
            volume: voice.volume, sleep: sleep?.phrase, active: lastActive)
        guard let current = await currentStatus() else { return answer }
        answer.state =
            switch current.player.state {
            case .playing: .playing
            case .paused: .paused
            case .seeking: .waiting
            case .idle: .stopped
            case .finished: .finished
            }
        let place = current.place
        if text.isNumbered { answer.word = place.word + 1 }
        answer.page = place.page.map { $0.page + 1 }
        answer.label = place.page?.label
        answer.chapter = place.chapter?.title
        answer.seconds = place.seconds
        answer.sentence = place.sentence.map(text.text)
        if current.isMeasured {
            answer.words = scrubber.span.upperBound
            answer.fraction = place.fraction
            answer.totalSeconds = place.totalSeconds
        }
        return answer
    }
}
