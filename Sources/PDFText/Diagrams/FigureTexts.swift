import PDFSyntax

/// What stands in figures that were put into the page as form XObjects: numbers and names along axes, in whatever direction, values above bars, titles of panels,
/// whatever they are drawn with. Somebody who reads to another leaves it out (see ``DrawingText``); the caption tells what is to be seen.
///
/// Told by the caption of a figure above or below the form, or the row of forms that it stands in, and by texts that are names: a form may have a paragraph, a
/// listing or a whole page in it, which are read.
struct FigureTexts {
    /// Indices of the fragments that are part of a figure.
    private(set) var fragments: Set<Int> = []

    /// Of the page: what is larger is its content.
    private static let largest = 0.6
    /// From a form to its caption, which the names of its parts may come before, in ems of the caption, and to the next form of the figure.
    private static let farthest = 6.0
    private static let farthestForm = 5.0
    /// The caption stands below its form, or beside that in the middle between several: by this share of the form's width.
    private static let aside = 1.1
    private static let mostCaptions = 40
    /// Of all figures of a page that has hardly any text beside them.
    private static let mostWordsOfFigures = 120

    private struct Caption {
        let box: TextBox
        let size: Double
        let isOfFigure: Bool
    }

    init(
        _ all: [Fragment], _ frames: [Frame], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>,
        forms: FigureForms,
        pageArea: Double
    ) {
        func box(_ index: Int) -> TextBox {
            AxisNumber.box(from: all[index].x0, to: all[index].x1, y: all[index].y, size: all[index].size, frames[all[index].frame])
        }
        var captions: [Caption] = []
        var members = [[Int]](repeating: [], count: forms.list.count)
        for index in all.indices {
            if let form = forms.index(ofRun: Int(cells[all[index].start].run)) {
                members[form].append(index)
            } else if frames[all[index].frame].isUpright, CaptionLabel.begins(words[ranges[index]], cells) {
                let isOfFigure = FigureLabel.begins(words[ranges[index]], cells) && FigureLabel.isTitle(words[ranges[index]], cells)
                captions.append(Caption(box: box(index), size: Double(all[index].size), isOfFigure: isOfFigure))
            }
        }
        guard captions.contains(where: \.isOfFigure), captions.count <= Self.mostCaptions else { return }
        // Slides on a sheet, each a form.
        let inForms = members.joined().reduce(0) { $0 + ranges[$1].count }
        guard inForms * 2 < ranges.reduce(0, { $0 + $1.count }) + Self.mostWordsOfFigures else { return }
        let candidates = forms.list.indices.filter { form in
            let area = forms.list[form].box
            guard forms.list[form].isFigure, area.width * area.height < Self.largest * pageArea, Self.areNames(members[form], ranges),
                members[form].count(where: { Self.isSentence(words[ranges[$0]], cells) }) < 2
            else { return false }
            let lines = members[form].map { index in
                DrawingText.Line(fragments: [index], box: box(index), wordCount: ranges[index].count, size: Double(all[index].size))
            }
            return !DrawingText.areTable(lines, among: lines, isBelowTitle: false)
                && (forms.list[form].shapeCount >= Self.fewestShapes || !Self.areLines(members[form].map { all[$0] }))
        }
        var known = candidates.filter { form in
            let nearest = captions.compactMap { caption in
                Self.distance(from: caption, to: forms.list[form].box).map { (distance: $0, isOfFigure: caption.isOfFigure) }
            }.min { $0.distance < $1.distance }
            return nearest?.isOfFigure ?? false
        }
        // The further forms of a figure of several rows.
        var rest = candidates.filter { !known.contains($0) }
        var next = 0
        while next < known.count, !rest.isEmpty {
            let area = forms.list[known[next]].box
            next += 1
            let near = rest.filter { Self.isNear(forms.list[$0].box, area, within: Self.farthestForm * captions[0].size) }
            known += near
            rest.removeAll { near.contains($0) }
        }
        for form in known { fragments.formUnion(members[form]) }
    }

    /// Whether what a form shows is names, and few.
    private static func areNames(_ members: [Int], _ ranges: [Range<Int>]) -> Bool {
        let wordCount = members.reduce(0) { $0 + ranges[$1].count }
        return !members.isEmpty && wordCount <= DrawingText.mostWords
            && Double(wordCount) < DrawingText.wordsOfLine * Double(members.count)
            && members.allSatisfy { ranges[$0].count <= DrawingText.mostWordsOfLine }
    }

    /// Whether words end as a sentence does.
    private static func isSentence(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard words.count > 2, let last = words.last else { return false }
        let sign = cells[Int(last.end) - 1].unicode
        return sign == 0x2E || sign == 0x21 || sign == 0x3F
    }

    /// A box with a text has an icon or two.
    private static let fewestShapes = 8

    /// Whether most texts stand right above or below others of their size, with one edge or one middle: lines of a box with a text, an address, opening hours.
    /// Legends of plots are a smaller part of what stands in these.
    private static func areLines(_ texts: [Fragment]) -> Bool {
        guard texts.count >= fewestLines else { return false }
        let count = texts.count { text in
            texts.contains { other in
                let (step, reach) = ((other.y - text.y).magnitude, sameEdge * text.size)
                return other.frame == text.frame && (other.size - text.size).magnitude < reach
                    && widestStep.contains(step / max(text.size, 0.1))
                    && ((other.x0 - text.x0).magnitude < reach || (other.x0 + other.x1 - text.x0 - text.x1).magnitude < 2 * reach)
            }
        }
        return count * 2 > texts.count
    }

    private static let fewestLines = 3
    /// In ems: from line to line, and between their edges.
    private static let widestStep: ClosedRange<Float> = 0.8...1.8
    private static let sameEdge: Float = 0.1

    /// From a caption below or above a form; nil if it is none of that.
    private static func distance(from caption: Caption, to form: Rectangle) -> Double? {
        let (box, reach, side) = (caption.box, farthest * caption.size, aside * form.width)
        guard box.x0 < form.x1 + side, box.x1 > form.x0 - side else { return nil }
        let (below, above) = (form.y0 - box.y1, box.y0 - form.y1)
        let distance = max(below, above)
        return distance > -caption.size && distance < reach ? distance : nil
    }

    private static func isNear(_ form: Rectangle, _ other: Rectangle, within reach: Double) -> Bool {
        form.x0 < other.x1 + reach && form.x1 > other.x0 - reach && form.y0 < other.y1 + reach && form.y1 > other.y0 - reach
    }
}
