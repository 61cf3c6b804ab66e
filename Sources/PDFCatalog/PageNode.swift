package import PDFSyntax

/// A page object with what it inherits (§7.7.3.3–4).
package struct PageNode: Sendable {
    package let store: ObjectStore
    /// From 0.
    package let index: Int
    package let id: ObjectID?
    package let dictionary: PDFDictionary
    /// How many times as large as it is the page is displayed.
    package private(set) var magnification = 1.0
    /// How far it is turned besides ``rotation``, clockwise, in degrees: a table that lies on its side is looked at so.
    package private(set) var turn = 0

    /// Where boxes are missing or absurd: US Letter, as other readers assume.
    static let defaultBox = Rectangle(x0: 0, y0: 0, x1: 612, y1: 792)

    package var mediaBox: Rectangle { box("MediaBox") ?? Self.defaultBox }

    /// The visible region (§14.11.2), within the media box.
    package var cropBox: Rectangle {
        guard let crop = box("CropBox") else { return mediaBox }
        guard let visible = crop.intersection(mediaBox), visible.width > 0, visible.height > 0 else { return mediaBox }
        return visible
    }

    /// Clockwise, in degrees: 0, 90, 180 or 270.
    package var rotation: Int {
        let rotate = store.integer(dictionary["Rotate"]) ?? 0
        return ((rotate % 360 + 360) % 360) / 90 * 90
    }

    /// Points in a unit of user space (§14.11.1), 1 unless stated.
    package var userUnit: Double {
        guard let unit = store.number(dictionary["UserUnit"]), unit.isFinite, unit > 0, unit < 1e6 else { return 1 }
        return unit
    }

    package var resources: PDFDictionary { store.dictionary(dictionary["Resources"]) ?? .empty }

    /// From user space to the upright page as one looks at it: points (of ``magnification``), origin at the bottom left of the crop
    /// box.
    package var displayMatrix: Matrix {
        let box = cropBox
        let unit = userUnit * magnification
        let base: Matrix =
            switch shownRotation {
            case 90: Matrix(0, -1, 1, 0, -box.y0, box.x1)
            case 180: Matrix(-1, 0, 0, -1, box.x1, box.y1)
            case 270: Matrix(0, 1, -1, 0, box.y1, -box.x0)
            default: Matrix(1, 0, 0, 1, -box.x0, -box.y0)
            }
        return base.then(Matrix(unit, 0, 0, unit, 0, 0))
    }

    /// Width and height as displayed, in points.
    package var displaySize: (width: Double, height: Double) {
        let box = cropBox
        let isSideways = shownRotation == 90 || shownRotation == 270
        let unit = userUnit * magnification
        return isSideways ? (box.height * unit, box.width * unit) : (box.width * unit, box.height * unit)
    }

    /// The page displayed as many times as large as it is.
    package func magnified(by factor: Double) -> PageNode {
        var page = self
        page.magnification = factor
        return page
    }

    /// The page as somebody looks at it who turns it clockwise, by 0, 90, 180 or 270 degrees.
    package func turned(by degrees: Int) -> PageNode {
        var page = self
        page.turn = degrees
        return page
    }

    private var shownRotation: Int { (rotation + turn) % 360 }

    private func box(_ key: Name) -> Rectangle? {
        guard let numbers = store.numbers(dictionary[key]), let box = Rectangle(numbers), box.width > 0, box.height > 0,
            box.width < 1e7, box.height < 1e7
        else { return nil }
        return box
    }

    /// Appends the page's decoded content (§7.7.3.3: the streams taken together, white space between them); returns whether all of it could
    /// be decoded.
    @discardableResult
    package func appendContents(to bytes: inout [UInt8], limit: Int = maximumContentLength) -> Bool {
        var left = Self.maximumContentStreams
        return append(dictionary["Contents"], depth: 0, left: &left, limit: bytes.count + limit, to: &bytes)
    }

    /// A stream, or an array of streams; some writers put arrays into arrays.
    private func append(_ object: PDFObject, depth: Int, left: inout Int, limit: Int, to bytes: inout [UInt8]) -> Bool {
        guard left > 0 else { return false }
        left -= 1
        var isWhole = true
        switch store.resolve(object) {
        case .stream(let stream):
            let room = limit - bytes.count
            guard room > 0 else {
                store.warnings.add(SyntaxWarning(.contentTooLarge, subject: index))
                left = 0
                return false
            }
            isWhole = store.decode(stream, limit: room, into: &bytes)
            bytes.append(10)
        case .array(let parts) where depth < Self.maximumContentDepth:
            for part in parts where !append(part, depth: depth + 1, left: &left, limit: limit, to: &bytes) { isWhole = false }
        default: break
        }
        return isWhole
    }

    /// A page that names one huge stream a million times must not be decoded a million times.
    static let maximumContentStreams = 100_000
    /// The contents of one page, in bytes: forty times the largest of 5,203 content streams in 808 documents (3.3 MB).
    package static let maximumContentLength = 128 << 20
    static let maximumContentDepth = 4
}
