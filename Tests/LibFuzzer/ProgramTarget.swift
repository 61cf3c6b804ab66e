import Foundation
import PDFText
@testable import aloud

/// The parts of the command itself: reached by `@testable`, which only the script `fuzz` builds for.
enum ProgramTarget: String, CaseIterable {
    /// A line from whoever connects to a running reader.
    case remote
    /// A document written in every format; the first byte chooses.
    case formats
    /// What a terminal sends.
    case keys

    func run(_ bytes: [UInt8]) {
        switch self {
        case .remote:
            if let request = RemoteRequest(line: bytes, from: RemoteConnection(-1) {}) { request.fail(request.command.words.joined()) }
        case .keys:
            var parser = KeyParser()
            for byte in bytes { _ = parser.add([byte]) }
            _ = parser.flush()
            _ = parser.add(bytes)
        case .formats: Self.formats(bytes)
        }
    }

    private static let nowhere = open("/dev/null", O_WRONLY)

    private static func formats(_ bytes: [UInt8]) {
        guard let document = try? PDFDocument(bytes: bytes) else { return }
        let opened = OpenedDocument(source: .path("a.pdf"), content: .pdf(document), fingerprint: nil)
        let selection = TextSelection(pages: [0..<min(document.pageCount, 8)])
        let reader = TextReader(loader: TextLoader(document: opened, selection: selection))
        var sink = ByteSink(nowhere)
        switch bytes.reduce(0, ^) % 7 {
        case 0: _ = try? reader.write(JSONFormat(), to: &sink)
        case 1: _ = try? reader.write(TSVFormat(), to: &sink)
        case 2: _ = try? reader.write(HTMLFormat(), to: &sink)
        case 3: _ = try? reader.write(MarkdownFormat(), to: &sink)
        case 4: _ = try? reader.write(LinesFormat(), to: &sink)
        case 5: _ = try? reader.write(GridFormat(), to: &sink)
        default: _ = try? reader.write(ProseFormat(), to: &sink)
        }
        try? sink.flush()
    }
}
