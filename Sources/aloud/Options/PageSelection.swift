import PDFText

/// The pages named by `--pages 1-5,9`.
struct PageSelection: Equatable {
    /// Runs of pages, from 0, ascending and apart from each other.
    let runs: [Range<Int>]

    /// Pages are named as in positions: by their labels, or else by their numbers from 1. `5-` is to the end, `-5` from the beginning.
    init(parsing list: String, of document: PDFDocument) throws(CommandFailure) {
        try self.init(parsing: list, count: document.pageCount) { document.pageLabel($0) }
    }

    init(parsing list: String, count: Int, label: (Int) -> String) throws(CommandFailure) {
        var numbers: [String: Int] = [:]
        for page in 0..<count { numbers[label(page).lowercased(), default: page] = min(page, numbers[label(page).lowercased()] ?? page) }
        func page(_ name: Substring) -> Int? {
            if let found = numbers[name.lowercased()] { return found }
            guard name.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(name), (1...count).contains(number) else { return nil }
            return number - 1
        }
        var isBackwards = false
        func pages(_ part: Substring) -> Range<Int>? {
            // A label may have a dash in it: "A-3".
            if let one = page(part) { return one..<one + 1 }
            for dash in part.indices where "-–\u{2212}".contains(part[dash]) {
                let (first, last) = (part[..<dash], part[part.index(after: dash)...])
                guard !(first.isEmpty && last.isEmpty), let from = first.isEmpty ? 0 : page(first),
                    let to = last.isEmpty ? count - 1 : page(last)
                else { continue }
                isBackwards = from > to
                return isBackwards ? nil : from..<to + 1
            }
            return nil
        }
        var chosen: [Range<Int>] = []
        for part in list.split(separator: ",") {
            let name = part.filter { !$0.isWhitespace }[...]
            guard let run = pages(name) else {
                if isBackwards { throw CommandFailure(.usage, "--pages: “\(part)” ends before it begins") }
                let last = label(count - 1)
                throw CommandFailure(.usage, "--pages: there is no page “\(part)”; the document has pages \(label(0)) to \(last)")
            }
            chosen.append(run)
        }
        guard !chosen.isEmpty else { throw CommandFailure(.usage, "--pages names no page; write 1-5,9") }
        chosen.sort { $0.lowerBound < $1.lowerBound }
        var runs: [Range<Int>] = []
        for run in chosen {
            if let last = runs.last, run.lowerBound <= last.upperBound {
                runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
            } else {
                runs.append(run)
            }
        }
        self.runs = runs
    }
}
