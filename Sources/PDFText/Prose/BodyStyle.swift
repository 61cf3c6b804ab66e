/// The type that most of the text around a page is set in: what headings and notes are measured against.
struct BodyStyle: Sendable {
    var size: Float = 10
    var isFixedPitch = false
    var isBold = false

    /// Over some neighbouring pages: deterministic for each page.
    init(_ layouts: [PageLayout]) {
        var bySize: [Int: Int] = [:]
        var (fixed, bold, all) = (0, 0, 0)
        for layout in layouts {
            for line in layout.lines {
                let count = layout.bytes(of: line).count
                bySize[Int((min(line.size, 1000) * 4).rounded()), default: 0] += count
                all += count
                if line.isFixedPitch { fixed += count }
                if line.isBold { bold += count }
            }
        }
        if let most = bySize.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { size = Float(most.key) / 4 }
        isFixedPitch = fixed * 2 > all
        isBold = bold * 2 > all
    }
}
