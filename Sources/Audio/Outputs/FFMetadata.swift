/// Tags and chapters in the form that ffmpeg reads (ffmpeg-formats, "Metadata").
struct FFMetadata {
    var tags: [(name: String, value: String)] = []
    var chapters: [AudioChapter] = []

    func text(_ kind: AudioEncoding.Chapters) -> String {
        var text = ";FFMETADATA1\n"
        for tag in tags { text += "\(tag.name)=\(Self.escaped(tag.value))\n" }
        switch kind {
        case .none: break
        case .comments:
            // https://wiki.xiph.org/Chapter_Extension
            for (index, chapter) in chapters.enumerated() {
                let number = String(repeating: "0", count: max(0, 3 - String(index).count)) + String(index)
                text += "CHAPTER\(number)=\(Self.time(chapter.start))\nCHAPTER\(number)NAME=\(Self.escaped(chapter.title))\n"
            }
        case .own:
            for chapter in chapters {
                let (start, end) = (Self.milliseconds(chapter.start), Self.milliseconds(chapter.end))
                text += "[CHAPTER]\nTIMEBASE=1/1000\nSTART=\(start)\nEND=\(max(start, end))\ntitle=\(Self.escaped(chapter.title))\n"
            }
        }
        return text
    }

    /// What would mean something is covered; control characters mean nothing in a title.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "=", ";", "#", "\\": result.append(contentsOf: ["\\", scalar])
            default: result.append(scalar.properties.generalCategory == .control ? " " : scalar)
            }
        }
        return String(result)
    }

    private static func milliseconds(_ duration: Duration) -> Int { max(0, Int((duration / .milliseconds(1)).rounded())) }

    /// `HH:MM:SS.mmm`.
    private static func time(_ duration: Duration) -> String {
        let all = milliseconds(duration)
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
        }
        return "\(digits(all / 3_600_000, 2)):\(digits(all / 60_000 % 60, 2)):\(digits(all / 1000 % 60, 2)).\(digits(all % 1000, 3))"
    }
}
