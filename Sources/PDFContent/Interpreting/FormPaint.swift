import PDFSyntax

/// What a form that shows no text paints, as the sink was told of it: drawn again in the same state, it paints the same again.
struct FormPaint {
    /// What has a say in it of the state that a form is drawn in.
    struct State: Equatable {
        private let matrix: Matrix
        private let clip: ClipBox
        private let lightness: Float
        private let colour: FillColour
        private let transparency: Transparency
        private let isWithinOpaque, isClipping: Bool
        private let fillComponents: Int
        private let lineWidth: Double
        private let pageBox: Rectangle

        init(_ state: GraphicsState, isClipping: Bool, pageBox: Rectangle) {
            (matrix, clip, lineWidth) = (state.matrix, state.clip, state.lineWidth)
            (lightness, colour, fillComponents) = (state.lightness, state.colour, state.fillComponents)
            (transparency, isWithinOpaque) = (state.transparency, state.isWithinOpaque)
            (self.isClipping, self.pageBox) = (isClipping, pageBox)
        }
    }

    /// One call of a ``ContentSink``.
    enum Mark {
        case shade(Rectangle, isWhite: Bool, FillColour, isDrawing: Bool)
        case cover(Rectangle)
        case outline(Rectangle)
        case rule(Rectangle)
    }

    let state: State
    private(set) var marks: [Mark] = []
    /// Whether it is all that is painted: drawings of more are run again.
    private(set) var isWhole = true

    private static let mostMarks = 4096
    /// What telling a sink of one costs, in bytes of content run: a short line takes as many.
    static let markCost = 16

    init(_ state: State) { self.state = state }

    mutating func add(_ mark: Mark) {
        if marks.count < Self.mostMarks { marks.append(mark) } else { isWhole = false }
    }
}

extension ContentInterpreter {
    /// Tells the sink what is painted, and keeps it for the form at hand.
    @inline(__always)
    mutating func paint<Sink: ContentSink & ~Copyable>(_ mark: FormPaint.Mark, into sink: inout Sink) {
        switch mark {
        case .shade(let box, let isWhite, let colour, let isDrawing):
            sink.shade(box, isWhite: isWhite, colour: colour, isDrawing: isDrawing)
        case .cover(let box): sink.cover(box)
        case .outline(let box): sink.outline(box)
        case .rule(let box): sink.rule(box)
        }
        if formDepth > 0 { painted?.add(mark) }
    }
}
