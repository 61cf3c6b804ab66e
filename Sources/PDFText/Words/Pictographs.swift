/// Envelopes, which go by the size of the type that they stand in, however large their own font is: Springer's papers have one between raised figures and
/// brackets, "1(✉)".
enum Pictographs {
    @inline(__always)
    static func holds(_ unicode: UInt32) -> Bool { unicode == 0x2709 }

    /// Gives fragments that hold one the size of their other cells, if these are smaller.
    static func shrink(_ fragments: inout [Fragment], _ cells: [Cell], _ runs: [GlyphCollector.Run]) {
        for index in fragments.indices {
            var (size, isHeld): (Float, Bool) = (0, false)
            for cell in cells[fragments[index].start..<fragments[index].end] {
                if holds(cell.unicode) { isHeld = true } else { size = max(size, runs[Int(cell.run)].size) }
            }
            if isHeld, size > 0, size < fragments[index].size {
                fragments[index].em *= size / fragments[index].size
                fragments[index].size = size
            }
        }
    }
}
