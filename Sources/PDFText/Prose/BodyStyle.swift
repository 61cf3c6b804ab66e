/// The type that most of the text around a page is set in: what headings and notes are measured against.
struct BodyStyle: Sendable {
    var size: Float = 10
    var isFixedPitch = false
    var isBold = false
    /// Whether what is of a fixed pitch looks like programs rather than a typewritten text.
    var isFullOfCode = false

    /// Of so many bytes of a program one at least is a sign that texts have hardly any of.
    static let bytesOfCodeSign = 40

    /// How much of one page's text is set how, in bytes of UTF-8.
    struct Counts: Sendable {
        /// By size in quarters of a point, a handful of entries.
        private(set) var bySize: [(quarters: Int, count: Int)] = []
        private(set) var fixedPitch = 0
        private(set) var bold = 0
        private(set) var all = 0
        /// Signs that programs are full of, and typewritten texts are not: in the lines of a fixed pitch of a page that has mostly such, and the
        /// bytes of those.
        private(set) var codeSigns = 0
        private var searched = 0

        init() {}

        init(_ layout: PageDraft) {
            for line in layout.lines {
                let count = layout.byteCount(of: line)
                add(Int((min(line.size, 1000) * 4).rounded()), count)
                all += count
                if line.isFixedPitch { fixedPitch += count }
                if line.isBold { bold += count }
            }
            guard fixedPitch * 3 > all * 2 else { return }
            searched = fixedPitch
            for line in layout.lines where line.isFixedPitch {
                for byte in layout.bytes(of: line) where Self.isCodeSign(byte) { codeSigns += 1 }
            }
        }

        mutating func add(_ other: Counts) {
            for (quarters, count) in other.bySize { add(quarters, count) }
            fixedPitch += other.fixedPitch
            bold += other.bold
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

        private mutating func add(_ quarters: Int, _ count: Int) {
            if let index = bySize.firstIndex(where: { $0.quarters == quarters }) {
                bySize[index].count += count
            } else {
                bySize.append((quarters, count))
            }
        }
    }

    /// Over some neighbouring pages: deterministic for each page.
    init(_ layouts: some Collection<PageLayout>) {
        var counts = Counts()
        for index in layouts.indices { counts.add(layouts[index].styleCounts) }
        if let most = counts.bySize.max(by: { ($0.count, $1.quarters) < ($1.count, $0.quarters) }) { size = Float(most.quarters) / 4 }
        // A program with its description between has more code than text.
        isFixedPitch = counts.fixedPitch * 5 > counts.all * 4
        isFullOfCode = isFixedPitch && counts.isFullOfCode
        isBold = counts.bold * 2 > counts.all
    }
}
