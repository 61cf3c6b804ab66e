import ArgumentParser
import SafeFiles
import Speech

/// The listener's own defaults, from `~/.config/aloud/config`: options as on the command line, without their dashes, one a line.
///
/// ```
/// rate = 320
/// voice = en-gb+f3
/// voice = de+m2
/// urls = skip
/// plain
/// ```
///
/// A voice is for text in its language. The command line wins over all of this, and so does what a document was last read with.
struct UsualOptions: Sendable {
    let voice: VoiceOptions
    let player: PlayerOptions
    /// Voices by the primary parts of the tags of their languages.
    let voices: [String: String]

    var rate: Int { voice.rate ?? VoiceSettings.normalRate }

    private static let longestFile = 65_536
    /// Each line is parsed as a command line is, which takes a moment.
    private static let mostLines = 200
    private static let mostFaults = 20

    /// Those of the user. What is wrong in the file is said once, with the numbers of the lines, and left out.
    static let ofUser: UsualOptions? = {
        guard let path = Files.configuration("config"), Files.exists(path) else { return nil }
        do throws(Files.Fault) {
            let (options, faults) = read(String(decoding: try Files.read(path: path, limit: longestFile), as: UTF8.self))
            for fault in faults { StandardError.say("\(path), line \(fault.line): \(fault.reason)") }
            return options
        } catch {
            StandardError.say("cannot read \(path): \(error.reason)")
            return nil
        }
    }()

    private struct Group: ParsableArguments {
        @OptionGroup var voice: VoiceOptions
        @OptionGroup var player: PlayerOptions
    }

    /// Reads a file's text; the lines that are wrong count from 1. Nil when nothing in it is right.
    static func read(_ text: String) -> (options: UsualOptions?, faults: [(line: Int, reason: String)]) {
        var arguments: [String] = []
        var voices: [String: String] = [:]
        var faults: [(line: Int, reason: String)] = []
        var lines = 0
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            guard let key = parts.first, !key.isEmpty, !key.hasPrefix("#") else { continue }
            lines += 1
            guard lines <= mostLines, faults.count < mostFaults else {
                faults.append(
                    (index + 1, "the rest is left out: there are more than \(mostLines) options, or \(mostFaults) that are wrong"))
                break
            }
            let written = ["--" + key.drop { $0 == "-" }] + parts.dropFirst()
            do {
                let group = try Group.parse(written)
                if let name = group.voice.voice {
                    guard let language = VoiceOptions.language(ofVoice: name) else {
                        faults.append((index + 1, "“\(name)” does not begin with its language, as in en-gb+f3"))
                        continue
                    }
                    voices[LanguageTag.primary(of: language)] = name
                } else {
                    arguments += written
                }
            } catch {
                let reason = Group.message(for: error)
                faults.append((index + 1, reason.isEmpty ? "this is no option" : reason))
            }
        }
        guard !arguments.isEmpty || !voices.isEmpty, let all = try? Group.parse(arguments) else { return (nil, faults) }
        return (UsualOptions(voice: all.voice, player: all.player, voices: voices), faults)
    }

    private static func trimmed(_ part: Substring) -> String {
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
