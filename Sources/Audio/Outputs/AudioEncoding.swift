/// The kinds of compressed sound that ffmpeg makes for this package, by the extension of their files.
public enum AudioEncoding: String, Sendable, CaseIterable {
    case mp3, m4a, m4b, ogg, opus, flac

    /// The kind that a file's extension asks for.
    public init?(fileExtension: String) {
        self.init(rawValue: fileExtension.lowercased())
    }

    /// Encoders and how well they are to do: what keeps a voice clear without filling a disk.
    var codec: [String] {
        switch self {
        case .mp3: ["-c:a", "libmp3lame", "-q:a", "5"]
        case .m4a, .m4b: ["-c:a", "aac", "-b:a", "64k"]
        case .ogg: ["-c:a", "libvorbis", "-q:a", "3"]
        case .opus: ["-c:a", "libopus", "-b:a", "32k", "-application", "voip"]
        case .flac: ["-c:a", "flac"]
        }
    }

    /// The form of the file, named so that nothing depends on the file's name.
    var container: [String] {
        switch self {
        case .mp3: ["-id3v2_version", "3", "-f", "mp3"]
        case .m4a: ["-movflags", "+faststart", "-f", "ipod"]
        // By its brand players know a book, of which they keep the place.
        case .m4b: ["-movflags", "+faststart", "-f", "ipod", "-brand", "M4B "]
        case .ogg: ["-f", "ogg"]
        case .opus: ["-f", "opus"]
        case .flac: ["-f", "flac"]
        }
    }

    /// Whether a track has a language of its own there (ISO 14496-12, "mdhd"), rather than the file among its tags.
    var tellsLanguageOfTrack: Bool { self == .m4a || self == .m4b }

    /// How chapters are told: as the container's own, as Vorbis comments (whose times ffmpeg rounds wrongly when it writes them by itself), or not.
    enum Chapters { case own, comments, none }

    var chapters: Chapters {
        switch self {
        case .mp3, .m4a, .m4b: .own
        case .ogg, .opus: .comments
        case .flac: .none
        }
    }
}
