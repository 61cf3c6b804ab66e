import PDFText

/// Numbers the way they are shown to people.
enum Phrases {
    /// `1:02:03`, `2:03`, `0:03`.
    static func time(_ seconds: Double) -> String {
        let total = seconds.isFinite ? Int(min(max(0, seconds), 1e9).rounded()) : 0
        let (hours, minutes) = (total / 3600, total / 60 % 60)
        let tail = "\(hours > 0 && minutes < 10 ? "0" : "")\(minutes):\(total % 60 < 10 ? "0" : "")\(total % 60)"
        return hours > 0 ? "\(hours):\(tail)" : tail
    }

    /// `1 hour 2 minutes`, `3 minutes`, `12 seconds`: to be heard rather than seen.
    static func duration(_ seconds: Double) -> String {
        let total = seconds.isFinite ? Int(min(max(0, seconds), 1e9).rounded()) : 0
        if total < 60 { return count(total, "second") }
        let minutes = (total + 30) / 60
        if minutes < 60 { return count(minutes, "minute") }
        return count(minutes / 60, "hour") + (minutes % 60 > 0 ? " " + count(minutes % 60, "minute") : "")
    }

    /// `43 %`.
    static func percent(_ fraction: Double) -> String { "\(wholePercent(fraction)) %" }

    /// Rounded, but 100 only at the very end.
    static func wholePercent(_ fraction: Double) -> Int {
        guard fraction.isFinite, fraction > 0 else { return 0 }
        return fraction >= 1 ? 100 : min(99, Int((fraction * 100).rounded()))
    }

    /// `1 page`, `1,234 pages`.
    static func count(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

    /// `1,234`.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(abs(number)))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return (number < 0 ? "-" : "") + text
    }

    /// `1–3, 7, 9–12` of ascending numbers; the rest is counted where there are many.
    static func ranges(_ numbers: [Int], limit: Int = 8) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound == number - 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        let shown = runs.prefix(limit).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        let left = runs.dropFirst(limit).reduce(0) { $0 + $1.count }
        return shown.joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
    }

    /// Whether a document is tagged, and what is odd about it.
    static func tagging(_ tagging: PDFDocument.Tagging) -> String {
        switch (tagging.isMarked, tagging.hasStructure) {
        case (true, true): tagging.isSuspect ? "yes, but its author's program was not sure of the tags" : "yes"
        case (true, false): "it says so, but there are no tags in it"
        case (false, true): "no, but it has tags"
        case (false, false): "no"
        }
    }
}
