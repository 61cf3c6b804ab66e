import PDFSyntax

/// W and DW, W2 and DW2 of a CIDFont (§9.7.4.3), in text space units.
struct CIDWidths: Sendable {
    struct Vertical: Sendable, Equatable {
        var advance: Float
        var originX: Float
        var originY: Float
    }

    private var table: PagedTable<Float>
    /// DW: of CIDs that W says nothing of.
    private(set) var usual: Float = 1
    /// The highest CID that W gives a width.
    private(set) var last: UInt16 = 0
    private var vertical: PagedTable<UInt16>
    private var verticals: [Vertical] = []
    private var defaultAdvance: Float
    private var defaultOriginY: Float
    /// Some of the CIDs that the file gives a width, if all of these are alike, as narrow as those of letters are, and enough of them to mean it.
    private(set) var evenCIDs: [UInt16] = []
    /// Whether DW alone gives all widths, one that letters have: xdvipdfmx leaves W out where nothing else is in it.
    private(set) var areUsual = false

    /// Widths set in all, however the ranges overlap.
    private static let maximumEntries = 1 << 18
    /// What takes as long, in bytes decoded.
    private static let entryCost = 16

    /// Figures, of which there are ten, have one width in most fonts.
    static let fewestOfFixedPitch = 16
    private static let mostEvenCIDs = 64
    private static let widthsOfLetters: ClosedRange<Float> = 0.4...0.7

    init() {
        table = PagedTable(initial: 1)
        vertical = PagedTable(initial: 0)
        defaultAdvance = -1
        defaultOriginY = 0.88
    }

    init(_ dictionary: PDFDictionary, isVertical: Bool, store: ObjectStore) {
        self.init()
        usual = Self.unit(store.number(dictionary["DW"]) ?? 1000)
        table = PagedTable(initial: usual)
        var left = Self.maximumEntries
        defer { store.fontAllowance.note((Self.maximumEntries - left) * Self.entryCost) }
        var (first, count, areAlike) = (Float(0), 0, true)
        Self.forEach(store.array(dictionary["W"]) ?? [], size: 1, store, &left) { cid, values in
            let width = Self.unit(values[0])
            table.set(cid, width)
            if cid > last { last = cid }
            guard width != 0 else { return }
            if count == 0 { first = width } else if width != first { areAlike = false }
            count += 1
            if areAlike, evenCIDs.count < Self.mostEvenCIDs { evenCIDs.append(cid) }
        }
        areUsual = count == 0 && Self.widthsOfLetters.contains(usual)
        if !areAlike || count < Self.fewestOfFixedPitch || !Self.widthsOfLetters.contains(first) { evenCIDs = [] }
        guard isVertical else { return }
        if let defaults = store.numbers(dictionary["DW2"]), defaults.count >= 2 {
            (defaultOriginY, defaultAdvance) = (Self.unit(defaults[0]), Self.unit(defaults[1]))
        }
        Self.forEach(store.array(dictionary["W2"]) ?? [], size: 3, store, &left) { cid, values in
            let new = Vertical(advance: Self.unit(values[0]), originX: Self.unit(values[1]), originY: Self.unit(values[2]))
            if verticals.last != new { verticals.append(new) }
            if let index = UInt16(exactly: verticals.count) { vertical.set(cid, index) }
        }
    }

    /// Those of a simple font, by its codes.
    init(_ widths: SimpleWidths) {
        self.init()
        usual = 0
        table = PagedTable(initial: 0)
        for code in 0...255 {
            guard let width = widths[code], width > 0 else { continue }
            table.set(UInt16(code), Self.unit(width))
            last = UInt16(code)
        }
    }

    private static func unit(_ value: Double) -> Float { value.magnitude < 1e6 ? Float(value / 1000) : 0 }

    /// `c [w1 … wn]` and `first last w`, with `size` numbers to a width.
    private static func forEach(
        _ array: [PDFObject], size: Int, _ store: ObjectStore, _ left: inout Int, _ body: (UInt16, [Double]) -> Void
    ) {
        var index = 0
        while index + 1 < array.count, left > 0 {
            guard let first = store.integer(array[index]) else {
                index += 1
                continue
            }
            if let list = store.numbers(array[index + 1]) {
                var cid = first
                var position = 0
                while position + size <= list.count, left > 0 {
                    left -= 1
                    if let cid = UInt16(exactly: cid) { body(cid, Array(list[position..<(position + size)])) }
                    cid = min(cid, 0xFFFF) + 1
                    position += size
                }
                index += 2
            } else {
                guard index + 1 + size < array.count, let last = store.integer(array[index + 1]) else { return }
                let values = (0..<size).map { store.number(array[index + 2 + $0]) ?? 0 }
                if first <= last, first <= 0xFFFF {
                    for cid in max(first, 0)...max(min(last, 0xFFFF), 0) {
                        left -= 1
                        if left < 0 { return }
                        body(UInt16(cid), values)
                    }
                }
                index += 2 + size
            }
        }
    }

    /// What they take in memory.
    var byteCount: Int { table.byteCount + vertical.byteCount + verticals.count * MemoryLayout<Vertical>.stride }

    @inline(__always)
    func width(_ cid: UInt16) -> Float { table[cid] }

    /// The width that W gives; nil where it gives none, or the usual one.
    func given(_ cid: UInt16) -> Float? {
        let width = table[cid]
        return width == usual || width <= 0 ? nil : width
    }

    func vertical(_ cid: UInt16) -> Vertical {
        let index = Int(vertical[cid])
        if index > 0 { return verticals[index - 1] }
        return Vertical(advance: defaultAdvance, originX: width(cid) / 2, originY: defaultOriginY)
    }
}
