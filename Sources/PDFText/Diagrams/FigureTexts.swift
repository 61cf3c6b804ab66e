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
    /// Of a name.
    private static let mostWords = 8

    init(
        _ all: [Fragment], _ frames: [Frame], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>,
        forms: FigureForms,
        pageArea: Double
    ) {
        let captions = all.indices.filter { index in
            FigureLabel.mayBegin(with: cells[all[index].start].unicode) && frames[all[index].frame].isUpright
                && forms.index(ofRun: Int(cells[all[index].start].run)) == nil && FigureLabel.begins(words[ranges[index]], cells)
                && FigureLabel.isTitle(words[ranges[index]], cells)
        }
        guard !captions.isEmpty, captions.count <= Self.mostCaptions else { return }
        var members = [[Int]](repeating: [], count: forms.list.count)
        for index in all.indices {
            if let form = forms.index(ofRun: Int(cells[all[index].start].run)) { members[form].append(index) }
        }
        let candidates = forms.list.indices.filter { form in
            let box = forms.list[form].box
            return box.width * box.height < Self.largest * pageArea && areNames(members[form], ranges)
        }
        let captionBoxes = captions.map { index in
            (
                box: AxisNumber.box(
                    from: all[index].x0, to: all[index].x1, y: all[index].y, size: all[index].size, frames[all[index].frame]),
                size: Double(all[index].size)
            )
        }
        var known = candidates.filter { form in
            captionBoxes.contains { Self.isCaption($0.box, size: $0.size, of: forms.list[form].box) }
        }
        // The further forms of a figure of several rows.
        var rest = candidates.filter { !known.contains($0) }
        var next = 0
        while next < known.count, !rest.isEmpty {
            let box = forms.list[known[next]].box
            next += 1
            let size = captionBoxes.first?.size ?? 10
            let near = rest.filter { Self.isNear(forms.list[$0].box, box, within: Self.farthestForm * size) }
            known += near
            rest.removeAll { near.contains($0) }
        }
        for form in known { fragments.formUnion(members[form]) }
    }

    /// Whether what a form shows is names, and few.
    private func areNames(_ members: [Int], _ ranges: [Range<Int>]) -> Bool {
        let wordCount = members.reduce(0) { $0 + ranges[$1].count }
        return !members.isEmpty && wordCount <= DrawingText.mostWords
            && Double(wordCount) < DrawingText.wordsOfLine * Double(members.count)
            && members.allSatisfy { ranges[$0].count <= Self.mostWords }
    }

    private static func isCaption(_ caption: TextBox, size: Double, of form: Rectangle) -> Bool {
        let reach = farthest * size
        let isBelow = caption.y1 < form.y0 + size && caption.y1 > form.y0 - reach
        let isAbove = caption.y0 > form.y1 - size && caption.y0 < form.y1 + reach
        let side = aside * form.width
        return (isBelow || isAbove) && caption.x0 < form.x1 + side && caption.x1 > form.x0 - side
    }

    private static func isNear(_ form: Rectangle, _ other: Rectangle, within reach: Double) -> Bool {
        form.x0 < other.x1 + reach && form.x1 > other.x0 - reach && form.y0 < other.y1 + reach && form.y1 > other.y0 - reach
    }
}
