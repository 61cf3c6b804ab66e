/// The type that most of the text around a page is set in: what notes and captions are measured against.
struct BodyStyle: Sendable {
    var size: Float = 10
    /// Of a good part of the text, though more may be set small, works that are cited or tables: what headings are measured against.
    var largeSize: Float = 10
    /// Of most letters, which may be those of programs: what stands at the edges of pages is measured against it.
    var usualSize: Float = 10
    var isFixedPitch = false
    var isBold = false
    /// Whether what is of a fixed pitch looks like programs rather than a typewritten text.
    var isFullOfCode = false

    /// Of so many bytes of a program one at least is a sign that texts have hardly any of.
    static let bytesOfCodeSign = 40

    /// How much of one page's text is set how, in bytes of UTF-8.
    struct Counts: Sendable {
        /// By size in quarters of a point, a handful of entries; of each what is of a fixed pitch, too.
        private(set) var bySize: [(quarters: Int, count: Int, fixedPitch: Int)] = []
        private(set) var fixedPitch = 0
        private(set) var bold = 0
        /// In lines half of which is bold, at the least: the body may be of a bold face, among whose letters others stand.
        private(set) var halfBold = 0
        private(set) var all = 0
        /// Signs that programs are full of, and typewritten texts are not: in the lines of a fixed pitch of a page that has mostly such, and the
        /// bytes of those.
        private(set) var codeSigns = 0
        private var searched = 0

        init() { bySize.reserveCapacity(TypeSizes.usualKinds) }

        init(_ layout: PageDraft) {
            self.init()
            for line in layout.lines {
                let count = layout.byteCount(of: line)
                if PlotPoints.isLine(line, layout) { continue }
                add(TypeSizes.quarters(min(line.size, 1000)), count, line.isFixedPitch ? count : 0)
                all += count
                if line.isFixedPitch { fixedPitch += count }
                if line.isBold { bold += count }
                if line.isHalfBold { halfBold += count }
            }
            guard fixedPitch * 3 > all * 2 else { return }
            searched = fixedPitch
            for line in layout.lines where line.isFixedPitch {
                for byte in layout.bytes(of: line) where Self.isCodeSign(byte) { codeSigns += 1 }
            }
        }

        mutating func add(_ other: Counts) {
            for (quarters, count, fixedPitch) in other.bySize { add(quarters, count, fixedPitch) }
            fixedPitch += other.fixedPitch
            bold += other.bold
            halfBold += other.halfBold
            all += other.all
            codeSigns += other.codeSigns
            searched += other.searched
        }

        /// Whether what is of a fixed pitch looks like programs.
        var isFullOfCode: Bool { codeSigns * BodyStyle.bytesOfCodeSign > searched }

        /// `# $ % & * + ; < = > @ [ \ ] ^ _ { | } ~`
        static func isCodeSign(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x23...0x26, 0x2A, 0x2B, 0x3B...0x3E, 0x40, 0x5B...0x5F, 0x7B...0x7E: true
            default: false
            }
        }

        private mutating func add(_ quarters: Int, _ count: Int, _ fixedPitch: Int) {
            if let index = bySize.firstIndex(where: { $0.quarters == quarters }) {
                bySize[index].count += count
                bySize[index].fixedPitch += fixedPitch
            } else {
                bySize.append((quarters, count, fixedPitch))
            }
        }

        /// The size of most text in quarters of a point, and the largest that a good part has: programs don't count where there is enough other text.
        ///
        /// - Parameter most: what most letters have.
        func textSizes(most: Int) -> (usual: Int, large: Int) {
            guard bySize.count > 1 else { return (most, most) }
            let ofText = all - fixedPitch
            let skipsCode = ofText * 5 >= all
            func weight(_ size: (quarters: Int, count: Int, fixedPitch: Int)) -> Int { size.count - (skipsCode ? size.fixedPitch : 0) }
            let usual = bySize.max { (weight($0), $1.quarters) < (weight($1), $0.quarters) }?.quarters ?? most
            let least = max((skipsCode ? ofText : all) / Self.shareOfText, Self.leastText)
            var largest = usual
            for size in bySize where weight(size) > least && Float(size.quarters) < Float(usual) * Self.largestText {
                largest = max(largest, size.quarters)
            }
            return (usual, largest)
        }

        /// Headings have a smaller part of all.
        private static let shareOfText = 4
        /// In bytes: some lines.
        private static let leastText = 600
        /// As a multiple of the size of most.
        private static let largestText: Float = 1.4
    }

    /// Over some neighbouring pages: deterministic for each page.
    init(_ layouts: some Collection<PageLayout>) {
        var counts = Counts()
        for index in layouts.indices { counts.add(layouts[index].styleCounts) }
        if let most = counts.bySize.max(by: { ($0.count, $1.quarters) < ($1.count, $0.quarters) }) {
            usualSize = Float(most.quarters) / 4
            let sizes = counts.textSizes(most: most.quarters)
            (size, largeSize) = (Float(sizes.usual) / 4, Float(sizes.large) / 4)
        }
        // A program with its description between has more code than text.
        isFixedPitch = counts.fixedPitch * 5 > counts.all * 4
        isFullOfCode = isFixedPitch && counts.isFullOfCode
        isBold = counts.bold * 2 > counts.all || counts.halfBold * 3 > counts.all * 2
    }
}
