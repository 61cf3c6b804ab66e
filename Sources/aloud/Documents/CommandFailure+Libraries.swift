import Audio
import Speech

extension CommandFailure {
    /// What a failure of the engine of this name is to the user.
    init(speech error: SpeechError, engine: String) {
        switch error.code {
        case .engineMissing:
            self.init(
                .unavailable,
                "\(engine) is not installed; try: apt install \(engine) (Debian, Ubuntu), dnf install \(engine) (Fedora) or brew install \(engine)"
            )
        case .unknownVoice: self.init(.usage, error.reason)
        case .engineFailed, .timedOut, .tooMuchSound, .cancelled: self.init(.unavailable, "cannot speak: \(error.reason)")
        }
    }

    /// What a failure of an output is to the user. `isNamed`: the user named the player.
    init(audio error: AudioError, isNamed: Bool = false) {
        switch error.code {
        case .noAudioOutput:
            let advice = isNamed ? "" : "; install pulseaudio-utils, alsa-utils or sox, or name a player with --player"
            self.init(.unavailable, error.reason + advice)
        case .playerFailed, .stopped: self.init(.unavailable, "the player failed: \(error.reason)")
        case .cannotWrite: self.init(.cannotCreate, error.reason)
        case .badCommandLine: self.init(.usage, "--player: \(error.reason)")
        case .encoderMissing: self.init(.unavailable, error.reason)
        case .unreadableSound: self.init(.unavailable, error.reason)
        }
    }
}
