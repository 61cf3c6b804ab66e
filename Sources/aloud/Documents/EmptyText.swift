import PDFText
import Reading

/// What to say of a document in which there is nothing to read.
enum EmptyText {
    static func failure(_ document: OpenedDocument, _ selection: TextSelection) -> CommandFailure {
        let name = document.source.name
        guard let pdf = document.pdf else { return CommandFailure(.unreadableData, "there is no text in \(name)") }
        let pages: String
        if let runs = selection.pages {
            let numbers = runs.flatMap { Array($0.map { $0 + 1 }) }
            pages = (numbers.count == 1 ? "page " : "pages ") + Phrases.ranges(numbers)
        } else {
            pages = pdf.pageCount == 1 ? "its only page" : "pages 1–\(pdf.pageCount)"
        }
        // Text is there, though nobody can tell which.
        if pdf.warnings.contains(where: { $0.code == "fontWithoutUnicode" }) {
            return CommandFailure(
                .unreadableData,
                "there is no text in \(name) that can be read: fonts on \(pages) don't say which characters their glyphs are; "
                    + "try: ocrmypdf --force-ocr \(input(document)) out.pdf")
        }
        // Running heads and page numbers alone, as scans have that were numbered.
        let leftOut = (selection.pages ?? [0..<pdf.pageCount]).reduce(LeftOut()) {
            $0 + pdf.forEachParagraph(selection.options($1)) { _ in }
        }
        if let report = LeftOutReport.text(leftOut) {
            let isFurniture = BlockRole.allCases.contains { $0.isFurniture && leftOut[$0] > 0 }
            let keep = isFurniture ? "furniture" : leftOut[.diagram] > 0 ? "diagrams" : nil
            return CommandFailure(
                .unreadableData,
                "nothing is left to read in \(name) (\(report)); try: "
                    + (keep.map { "--keep \($0), or " } ?? "") + "ocrmypdf --force-ocr \(input(document)) out.pdf")
        }
        let holds = pdf.pageCount == 1 || selection.pages?.map(\.count) == [1] ? "holds" : "hold"
        return CommandFailure(
            .unreadableData, "there is no text in \(name): \(pages) \(holds) images at most; try: ocrmypdf \(input(document)) out.pdf")
    }

    /// The pages without a word, from 1.
    static func pages(of text: ReadingText) -> [Int] {
        let ends = text.pages.dropFirst().map(\.firstWord) + [text.words.upperBound]
        return zip(text.pages, ends).filter { $0.firstWord == $1 }.map { $0.0.page + 1 }
    }

    private static func input(_ document: OpenedDocument) -> String {
        guard case .path(let path) = document.source else { return "in.pdf" }
        return path.contains { !($0.isLetter || $0.isNumber || "/._-".contains($0)) } ? "'\(path)'" : path
    }
}
