import PDFSyntax

/// The images painted over text that was shown before them: many scanners write the picture of a page in bands or tiles, or in layers.
struct OverImages {
    /// Images with no text shown between them.
    private struct Group {
        /// How many glyphs had been shown before.
        var order = 0
        var largest = Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)
        var around = Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)
        /// Of all of them, in square points.
        var area = 0.0

        /// What they cover: all that is around them, if they leave nothing of it.
        var box: Rectangle {
            area >= OverImages.leastCovered * around.width * around.height ? around : largest
        }
    }

    private var best = Group()
    private var last = Group()

    /// Of a box, by the images in it: bands may leave the white edges of a page out.
    private static let leastCovered = 0.95

    /// - Parameter order: how many glyphs have been shown.
    mutating func add(_ box: Rectangle, order: Int) {
        guard order > 0 else { return }
        let area = box.width * box.height
        if last.order != order {
            if last.area > best.area { best = last }
            last = Group(order: order, largest: box, around: box, area: area)
            return
        }
        if area > last.largest.width * last.largest.height { last.largest = box }
        last.around = Rectangle(
            x0: min(last.around.x0, box.x0), y0: min(last.around.y0, box.y0), x1: max(last.around.x1, box.x1),
            y1: max(last.around.y1, box.y1))
        last.area += area
    }

    /// What the images that cover most cover, and how many glyphs had been shown before them.
    var covered: (box: Rectangle, order: Int)? {
        let group = last.area > best.area ? last : best
        return group.area > 0 ? (group.box, group.order) : nil
    }
}
