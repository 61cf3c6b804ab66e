extension PageDraft {
    /// Takes broken literals off the line that was written last.
    ///
    /// - Parameter first: the line's first word.
    mutating func remove(_ literals: inout ByteLiterals, fromWord first: Int) {
        guard first < words.count else { return }
        let lineStart = Int(words[first].start)
        guard let kept = literals.kept(of: text[lineStart..<Int(words[words.count - 1].end)]) else { return }
        let (line, old) = (Array(text[lineStart...]), Array(words[first...]))
        text.removeSubrange(lineStart...)
        words.removeSubrange(first...)
        // The word whose bytes come next, and whether what comes goes on with the last one that was written.
        var (source, goesOn) = (0, false)
        for index in kept.joined() {
            while source + 1 < old.count, lineStart + index >= Int(old[source].end) { source += 1 }
            if line[index] == 0x20 {
                goesOn = false
                continue
            }
            if !goesOn {
                if words.count > first { text.append(0x20) }
                words.append(old[source])
                words[words.count - 1].start = Int32(truncatingIfNeeded: text.count)
            }
            goesOn = true
            text.append(line[index])
            words[words.count - 1].end = Int32(truncatingIfNeeded: text.count)
            words[words.count - 1].x1 = max(words[words.count - 1].x1, old[source].x1)
        }
        if words.count > first { text.append(0x0A) }
    }
}
