import Foundation

/// What mutool finds in a sample of the same damaged documents.
struct DamagePeer {
    let cut, changed: Double

    /// - Parameter sample: of either kind; spread evenly.
    init(_ bytes: [UInt8], sample: Int, values: Int) {
        let folder = FileManager.default.temporaryDirectory
        let name = "aloud-damage-peer-\(ProcessInfo.processInfo.processIdentifier)"
        let (file, output) = (folder.appending(path: name + ".pdf"), folder.appending(path: name + ".txt"))
        defer { for url in [file, output] { try? FileManager.default.removeItem(at: url) } }
        func text(_ bytes: [UInt8]) -> String {
            guard (try? Data(bytes).write(to: file)) != nil else { return "" }
            let command = ["mutool", "draw", "-q", "-F", "txt", file.path(percentEncoded: false)]
            _ = ChildProcess.run(command, output: output.path(percentEncoded: false))
            return (try? Data(contentsOf: output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        let wanted = WordCounts(text(bytes))
        func mean(_ cases: [DamageCase]) -> Double {
            let step = max(cases.count / sample, 1)
            let chosen = stride(from: step / 2, to: cases.count, by: step).map { cases[$0] }
            return chosen.reduce(0) { $0 + wanted.share(in: WordCounts(text($1.damaged(bytes)))) } / Double(max(chosen.count, 1))
        }
        cut = mean(DamageCase.cuts(bytes))
        changed = mean(DamageCase.changes(bytes, values: values))
    }
}
