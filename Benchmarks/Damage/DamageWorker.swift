import Foundation
import PDFText

/// Reads all damaged forms of one document, in this process; a file says which one it is at.
struct DamageWorker {
    let state: String
    let values: Int

    /// The state is written every so many cases: often enough to find the one that traps by hand, seldom enough not to be all the work.
    private static let interval = 16

    func run(_ path: String) {
        guard let data = try? Data(contentsOf: URL(filePath: path)), let state = FileHandle(forWritingAtPath: state) else { return }
        let bytes = [UInt8](data)
        let wanted = WordCounts(Self.text(bytes))
        var result = DamageResult()
        func mean(_ cases: [DamageCase]) -> Double {
            var sum = 0.0
            for (index, damage) in cases.enumerated() {
                if index % Self.interval == 0 { write(damage.description, to: state) }
                let start = MonotonicClock.seconds()
                sum += wanted.share(in: WordCounts(Self.text(damage.damaged(bytes))))
                result.longest = max(result.longest, MonotonicClock.seconds() - start)
            }
            result.runs += cases.count
            return sum / Double(max(cases.count, 1))
        }
        result.cut = mean(DamageCase.cuts(bytes))
        result.changed = mean(DamageCase.changes(bytes, values: values))
        write(result.line, to: state)
    }

    private func write(_ line: String, to state: FileHandle) {
        try? state.truncate(atOffset: 0)
        try? state.write(contentsOf: Data(line.utf8))
    }

    /// All that is printed on the pages, heads and feet too.
    private static func text(_ bytes: [UInt8]) -> String {
        guard let document = try? PDFDocument(bytes: bytes) else { return "" }
        var text = ""
        document.forEachParagraph(ReadingOptions(skipped: []), workers: 1) { text += $0.text + "\n" }
        return text
    }
}
