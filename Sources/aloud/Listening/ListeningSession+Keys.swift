import PDFText
import Reading
import Speech

extension ListeningSession {
    /// A key was pressed. Gives `false` when it was the last.
    func take(_ key: Key) async throws -> Bool {
        switch key {
        case .hangup: return false
        case .click(let column, let row):
            display.clicked(column: column, row: row)
            return true
        case .cursor(let row):
            guard let fraction = display.cursorIsAt(row: row), let here = await player?.status.word else { return true }
            await go(to: .fraction(fraction), from: here)
            return true
        default: break
        }
        if editor != nil {
            await type(key)
            guard editor == nil, endsAfterTyping else { return true }
            // Unless a place was typed to go on from.
            endsAfterTyping = false
            return await player?.status.state.isPlaying == true
        }
        guard let action = ListeningAction.action(for: key) else { return true }
        return await perform(action)
    }

    private func perform(_ action: ListeningAction) async -> Bool {
        if action == .quit { return false }
        if action == .nextDocument {
            asksForNext = wish.hasNext
            if !asksForNext { say("there is no other document") }
            return !asksForNext
        }
        // Until the first word is known there is nothing to be done.
        guard let player else { return true }
        let here = await player.status.word
        switch action {
        case .quit, .nextDocument: return false
        case .toggle:
            dueAnswer = .place
            await player.toggle()
        case .seconds(let seconds): await go(to: .relativeTime(seconds), from: here)
        case .words(let steps):
            await player.pause()
            await step(steps, by: .word, from: here)
        case .sentences(let steps): await step(steps, by: .sentence, from: here)
        case .paragraphs(let steps): await step(steps, by: .paragraph, from: here)
        case .pages(let steps): await step(steps, by: .page, from: here)
        case .chapters(let steps):
            await whenWhole { session in
                guard let here = await session.player?.status.word else { return }
                await session.step(steps, by: .chapter, from: here)
            }
        case .beginning: await seek(to: 0, from: here, isStep: false)
        case .end:
            await whenWhole { session in
                guard let here = await session.player?.status.word else { return }
                let (text, last) = (session.text, (session.stopWord ?? session.text.words.upperBound) - 1)
                await session.seek(
                    to: text.sentenceIndex(containing: last).map { text.sentences[$0].words.lowerBound } ?? last, from: here, isStep: false)
            }
        case .repeatSentence:
            await seek(
                to: text.sentenceIndex(containing: here).map { text.sentences[$0].words.lowerBound } ?? here, from: here,
                answer: .passage(.sentence))
        case .rate(let factor): await setRate(Int((Double(voice.rate) * factor).rounded()))
        case .resetRate: await setRate(UsualOptions.ofUser?.rate ?? VoiceSettings.normalRate)
        case .pitch(let change): await setPitch(voice.pitch + change)
        case .volume(let change): await setVolume((volumeBeforeMute ?? voice.volume) + change)
        case .mute: await mute()
        case .search: edit(.search)
        case .goTo: edit(.goTo)
        case .searchAgain: if let lastSearch { await go(to: .text(lastSearch), from: here) } else { edit(.search) }
        case .searchBack: if let lastSearch { await go(to: .textBefore(lastSearch), from: here) } else { edit(.search) }
        case .undo: await undoJump()
        case .sleep: await changeSleep()
        case .showStatus: if let current = await currentStatus() { display.tell(current) }
        case .showInformation: display.say(await information())
        case .showChapters: await whenWhole { session in await session.tellChapters() }
        case .showHelp: display.say(ListeningAction.help)
        }
        return true
    }

    // MARK: Typing

    private func edit(_ purpose: LineEditor.Purpose) {
        editor = LineEditor(purpose)
        display.edit(editor)
    }

    private func type(_ key: Key) async {
        guard var line = editor else { return }
        let outcome = line.take(key)
        editor = outcome == .typing ? line : nil
        display.edit(editor)
        guard case .entered(let entered) = outcome, let here = await player?.status.word else { return }
        switch line.purpose {
        case .search:
            lastSearch = entered
            await go(to: .text(entered), from: here)
        case .goTo:
            do throws(ReadingPositionError) {
                await go(to: try ReadingPosition(parsing: entered), from: here)
            } catch {
                guard let chapter = ChapterList(text: text).named(entered) else { return say(error.reason) }
                await go(to: .chapter(chapter), from: here)
            }
        }
    }

    // MARK: The voice

    private func setRate(_ rate: Int) async {
        voice.rate = rate
        await player?.set(voice: voice)
        await tellVoice("\(voice.rate) words a minute")
    }

    private func setPitch(_ pitch: Int) async {
        voice.pitch = pitch
        await player?.set(voice: voice)
        await tellVoice("pitch \(voice.pitch)")
    }

    private func setVolume(_ volume: Int) async {
        volumeBeforeMute = nil
        voice.volume = volume
        await player?.set(voice: voice)
        await tellVoice("volume \(voice.volume)")
    }

    private func mute() async {
        if let before = volumeBeforeMute {
            await setVolume(before)
        } else {
            let before = voice.volume
            voice.volume = 0
            volumeBeforeMute = before
            await player?.set(voice: voice)
            await tellVoice("muted")
        }
    }

    private func tellVoice(_ line: String) async {
        // The live line shows it anyway.
        if display is PlainDisplay { say(line) }
        await refresh()
    }

    private func tellChapters() async {
        guard let here = await player?.status.word else { return }
        let lines = ChapterList(text: text).lines(at: here)
        display.say(lines.isEmpty ? ["there are no chapters"] : lines)
    }

    private func information() async -> [String] {
        guard let current = await currentStatus() else { return [] }
        let author = loader.document.pdf?.information.author.map { " by \(DisplayText.clean($0))" } ?? ""
        var lines = [loader.document.displayName + author]
        if text.isWhole {
            lines.append(
                "\(Phrases.count(text.words.upperBound, "word")), \(Phrases.duration(current.place.totalSeconds)) at \(voice.rate) words a minute"
            )
        }
        if let index = current.place.chapterIndex { lines.append("chapter #\(index + 1) \(DisplayText.clean(text.chapters[index].title))") }
        // Before the whole text is known, its words may have no numbers.
        lines.append((text.isNumbered ? "word w\(current.place.word + 1), " : "") + current.shortPhrase)
        let language =
            text.paragraphIndex(containing: current.place.word).flatMap { text.paragraphs[$0].language } ?? wish.shaper.defaultLanguage
        lines.append("voice \(voice.voice ?? voice.language ?? language) of \(engine.name)")
        return lines
    }
}
