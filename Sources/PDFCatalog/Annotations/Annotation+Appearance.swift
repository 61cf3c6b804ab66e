package import PDFSyntax

extension Annotation {
    /// What the annotation looks like while nobody touches it (§12.5.5): the form `N`, or of several the one that the state `AS` names.
    package var appearance: PDFStream? {
        let normal = store.dictionary(dictionary["AP"])?["N"] ?? .null
        switch store.resolve(normal) {
        case .stream(let stream): return stream
        case .dictionary(let states):
            guard let state = store.name(dictionary["AS"]) else { return nil }
            return store.stream(states[state])
        default: return nil
        }
    }

    /// The states in which the annotation is drawn, `Off` apart: of a check box one, whose name is up to the producer.
    package var onStates: [Name] {
        let normal = store.resolve(store.dictionary(dictionary["AP"])?["N"])
        guard case .dictionary(let states) = normal else { return [] }
        return states.entries.map(\.key).filter { $0 != "Off" }
    }

    /// From the space of an appearance, its `Matrix` applied, to the page's user space: the algorithm of §12.5.5. Nil if there is no room for it.
    ///
    /// - Parameter rotation: the page's, in degrees clockwise; an annotation that doesn't turn with the page hangs from its upper left corner.
    package func placement(of appearance: PDFStream, rotation: Int) -> Matrix? {
        guard rectangle.width > 0, rectangle.height > 0 else { return nil }
        let matrix = store.numbers(appearance.dictionary["Matrix"]).flatMap { Matrix($0) } ?? .identity
        let box =
            store.numbers(appearance.dictionary["BBox"]).flatMap { Rectangle($0) }
            ?? Rectangle(x0: 0, y0: 0, x1: rectangle.width, y1: rectangle.height)
        let transformed = matrix.apply(box)
        guard transformed.width.isFinite, transformed.height.isFinite else { return nil }
        let scaleX = transformed.width > 0 ? rectangle.width / transformed.width : 1
        let scaleY = transformed.height > 0 ? rectangle.height / transformed.height : 1
        let fit = Matrix(scaleX, 0, 0, scaleY, rectangle.x0 - transformed.x0 * scaleX, rectangle.y0 - transformed.y0 * scaleY)
        guard flags.contains(.noRotate), rotation != 0 else { return fit }
        let turn: Matrix =
            switch rotation {
            case 90: Matrix(0, 1, -1, 0, 0, 0)
            case 180: Matrix(-1, 0, 0, -1, 0, 0)
            default: Matrix(0, -1, 1, 0, 0, 0)
            }
        let (x, y) = (rectangle.x0, rectangle.y1)
        return fit.then(Matrix(1, 0, 0, 1, -x, -y)).then(turn).then(Matrix(1, 0, 0, 1, x, y))
    }
}
