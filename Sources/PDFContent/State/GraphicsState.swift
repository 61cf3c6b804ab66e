import PDFSyntax

/// What `q` saves and `Q` brings back (§8.4.1), as far as text depends on it.
struct GraphicsState {
    var matrix: Matrix
    var text = TextState()
    /// Lightness of the fill colour, 0 … 1.
    var lightness: Float = 0
    var colour = FillColour.black
    var transparency = Transparency()
    /// Whether nothing shows through what is filled.
    var isOpaque: Bool { transparency.isNone }
    /// Whether the forms being drawn are drawn so.
    var isWithinOpaque = true
    /// Components of the current fill colour space, for `sc` and `scn`; 0 where lightness can't be told from them.
    var fillComponents = 1
    var clip = ClipBox()
    var lineWidth = 1.0
}

/// Why something may show through what is filled (§11.6.4, §11.7.4): each may be set without the others.
struct Transparency: Equatable {
    /// `ca` is below 1.
    var isClear = false
    /// The blend mode isn't Normal.
    var isBlended = false
    /// There is a soft mask.
    var isMasked = false

    var isNone: Bool { !isClear && !isBlended && !isMasked }
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
