import PDFSyntax

/// What `q` saves and `Q` brings back (§8.4.1), as far as text depends on it.
struct GraphicsState {
    var matrix: Matrix
    var text = TextState()
    /// Lightness of the fill colour, 0 … 1.
    var lightness: Float = 0
    var colour = FillColour.black
    /// Whether nothing shows through what is filled: `ca` is 1, the blend mode Normal.
    var isOpaque = true
    /// Components of the current fill colour space, for `sc` and `scn`; 0 where lightness can't be told from them.
    var fillComponents = 1
    var clip = ClipBox()
    var lineWidth = 1.0
}

/// The stack of graphics states. Deeper than ``maximumDepth`` it counts instead of storing, so that each `Q` still meets its `q`.
struct GraphicsStateStack {
    /// Annex C.2 once named 28; generated drawings nest some hundreds.
    static let maximumDepth = 2048

    var current: GraphicsState
    private var saved: [GraphicsState] = []
    private var overflow = 0

    init(_ initial: GraphicsState) { current = initial }

    var depth: Int { saved.count + overflow }

    mutating func save() {
        if saved.count < Self.maximumDepth { saved.append(current) } else { overflow += 1 }
    }

    /// Does nothing below `floor`, the depth at which the stream being read began: a form must not undo its caller's state.
    mutating func restore(floor: Int) {
        guard depth > floor else { return }
        if overflow > 0 {
            overflow -= 1
        } else if !saved.isEmpty {
            current = saved.removeLast()
        }
    }

    mutating func restore(to depth: Int) {
        while self.depth > depth { restore(floor: 0) }
    }
}
