/// The kinds of subtitle file, by their extension.
public enum SubtitleFormat: String, Sendable, CaseIterable {
    /// SubRip.
    case srt
    /// WebVTT: The Web Video Text Tracks Format (W3C).
    case vtt
    /// Lyrics, a line a cue, as music players show them.
    case lrc

    /// The kind that a file's extension asks for.
    public init?(fileExtension: String) {
        self.init(rawValue: fileExtension.lowercased())
    }

    /// The file.
    ///
    /// - Parameter title: what is heard; lyrics say so.
    public func text(_ cues: [SubtitleCue], title: String? = nil) -> String {
        switch self {
        case .srt:
            return cues.enumerated().map { index, cue in
                "\(index + 1)\n\(Self.time(cue.start, ",")) --> \(Self.time(cue.end, ","))\n\(cue.lines.joined(separator: "\n"))\n"
            }.joined(separator: "\n")
        case .vtt:
            return "WEBVTT\n"
                + cues.map { cue in
                    "\n\(Self.time(cue.start, ".")) --> \(Self.time(cue.end, "."))\n\(Self.escaped(cue.lines.joined(separator: "\n")))\n"
                }.joined()
        case .lrc:
            let head = title.map { "[ti:\($0.filter { !$0.isNewline && $0 != "]" })]\n" } ?? ""
            return head + cues.map { "[\(Self.minutes($0.start))]\($0.lines.joined(separator: " "))\n" }.joined()
        }
    }

    private static func milliseconds(_ duration: Duration) -> Int { max(0, Int((duration / .milliseconds(1)).rounded())) }

    private static func digits(_ number: Int, _ count: Int) -> String {
        String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }

    /// `HH:MM:SS,mmm`.
    private static func time(_ duration: Duration, _ mark: String) -> String {
        let all = milliseconds(duration)
        return "\(digits(all / 3_600_000, 2)):\(digits(all / 60_000 % 60, 2)):\(digits(all / 1000 % 60, 2))\(mark)\(digits(all % 1000, 3))"
    }

    /// `MM:SS.hh`; there are no hours.
    private static func minutes(_ duration: Duration) -> String {
        let all = milliseconds(duration)
        return "\(digits(all / 60_000, 2)):\(digits(all / 1000 % 60, 2)).\(digits(all % 1000 / 10, 2))"
    }

    /// In WebVTT, these would begin or end something.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
