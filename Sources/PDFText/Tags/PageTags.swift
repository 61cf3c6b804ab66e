import PDFCatalog
import PDFContent
import PDFSyntax

/// What the tags say of one page, by the marks in its content.
struct PageTags {
    let blocks: [TagBlocks.Block]
    let languages: [String]
    /// By index of the collector's marks.
    private let places: [TagBlocks.Place]
    private let artifacts: [LineSource.Artifact]
    /// Descriptions of figures, with the boxes they stand for.
    let descriptions: [(block: Int, box: Rectangle?)]
    /// Whether the document itself says that its tags may be wrong.
    let isSuspect: Bool
    /// Whether there are fields to be filled in.
    let hasFields: Bool

    init(_ found: TagBlocks, _ collector: borrowing GlyphCollector, isSuspect: Bool, hasFields: Bool, displayMatrix: Matrix) {
        var found = found
        self.isSuspect = isSuspect
        self.hasFields = hasFields
        var places: [TagBlocks.Place] = []
        var artifacts: [LineSource.Artifact] = []
        places.reserveCapacity(collector.marks.count)
        var boxes: [ContentKey: Rectangle] = [:]
        for mark in collector.marks {
            let outer = mark.parent >= 0 ? places[mark.parent] : .unknown
            var place = outer
            var artifact = mark.parent >= 0 ? artifacts[mark.parent] : .plain
            if mark.content.isArtifact {
                place.block = TagBlocks.Place.artifact
                artifact = Self.artifact(mark.content)
            } else if mark.isArtifact {
                place.block = TagBlocks.Place.artifact
            } else if let key = mark.key, let own = found.places[key] {
                place = own
                if let box = mark.imageBox { boxes[key] = boxes[key].map { Self.union($0, box) } ?? box }
            }
            if let language = mark.content.language, !language.isEmpty, language.utf8.count < 64 {
                place.language = found.index(ofLanguage: language)
            }
            places.append(place)
            artifacts.append(artifact)
        }
        self.places = places
        self.artifacts = artifacts
        blocks = found.blocks
        languages = found.languages
        let described = found.blocks
        descriptions = found.described.sorted { $0.key < $1.key }.map { block, keys in
            let painted = keys.compactMap { boxes[$0] }
            guard let first = painted.first else { return (block, described[block].boundingBox.map { displayMatrix.apply($0) }) }
            return (block, painted.dropFirst().reduce(first, Self.union))
        }
    }

    /// - Parameter mark: index of a mark, −1 for none.
    @inline(__always)
    func place(ofMark mark: Int) -> TagBlocks.Place { mark >= 0 ? places[mark] : .unknown }

    func artifact(ofMark mark: Int) -> LineSource.Artifact { mark >= 0 ? artifacts[mark] : .plain }

    private static func union(_ first: Rectangle, _ second: Rectangle) -> Rectangle {
        Rectangle(
            x0: min(first.x0, second.x0), y0: min(first.y0, second.y0), x1: max(first.x1, second.x1), y1: max(first.y1, second.y1))
    }

    /// Table 363.
    private static func artifact(_ content: MarkedContent) -> LineSource.Artifact {
        switch content.artifactSubtype {
        case "Header": return .header
        case "Footer": return .footer
        case "Watermark": return .background
        default: break
        }
        return switch content.artifactType {
        case "Pagination": .pagination
        case "Background": .background
        default: .plain
        }
    }
}
