import PDFFonts
import PDFSyntax

extension ContentInterpreter {
    /// Tj and TJ (§9.4.3): shows the strings among the operands; numbers between them move the pen.
    mutating func show<Sink: ContentSink & ~Copyable>(_ source: borrowing Span<UInt8>, into sink: inout Sink) {
        guard let font = graphics.current.text.font else { return }
        var pen = Pen(textMatrix, graphics.current)
        glyphs.removeAll(keepingCapacity: true)
        // An array counts even if its bracket was never closed; without one the last operand does.
        let first = scanner.arrayStart ?? max(scanner.operands.count - 1, 0)
        if font.isComposite { showComposite(source, first, font, &pen) } else { showSimple(source, first, font, &pen) }
        finishShowing(font, pen, into: &sink)
    }

    /// Tj and TJ as nearly all are written, from where the scanner stands, in a simple font and on a level baseline: placed while they are read, with no operands in between.
    ///
    /// - Returns: false if they are anything else. Nothing has been shown then, and the scanner stands where it stood.
    mutating func showPlain<Sink: ContentSink & ~Copyable>(_ source: borrowing Span<UInt8>, into sink: inout Sink) -> Bool {
        guard let font = graphics.current.text.font, !font.isComposite else { return false }
        var pen = Pen(textMatrix, graphics.current)
        let (simple, stroke) = (font.simple, Stroke(pen))
        guard stroke.isLevel else { return false }
        var isPlaced = false
        var placed = glyphs
        glyphs = []
        placed.removeAll(keepingCapacity: true)
        placed.append(addingCapacity: ContentScanner.mostPlainGlyphs) { output in
            isPlaced = scanner.placePlainText(source, stroke, simple.span, x: &pen.x, into: &output)
        }
        glyphs = placed
        guard isPlaced else { return false }
        finishShowing(font, pen, into: &sink)
        return true
    }

    /// Moves the text matrix as far as the pen went, and hands the placed glyphs to the sink.
    private mutating func finishShowing<Sink: ContentSink & ~Copyable>(_ font: Font, _ pen: Pen, into sink: inout Sink) {
        textMatrix.e += pen.x * textMatrix.a + pen.y * textMatrix.c
        textMatrix.f += pen.x * textMatrix.b + pen.y * textMatrix.d

        guard !glyphs.isEmpty, marks.hiddenDepth == 0 else { return }
        shownGlyphs += glyphs.count
        let (matrix, scaleX, scaleY) = (pen.matrix, pen.scaleX, pen.scaleY)
        let signX: Double = pen.size * pen.scale < 0 ? -1 : 1
        let signY: Double = pen.size < 0 ? -1 : 1
        guard scaleX > 0 || scaleY > 0, pen.emWidth.isFinite, scaleY.isFinite else { return }
        // A matrix that is flat in one direction still has the other.
        let along = scaleX > 0 ? (matrix.a / scaleX * signX, matrix.b / scaleX * signX) : (matrix.d / scaleY, -matrix.c / scaleY)
        let up = scaleY > 0 ? (matrix.c / scaleY * signY, matrix.d / scaleY * signY) : (-along.1, along.0)
        let size = pen.size.magnitude * scaleY
        let isVertical = font.isVertical
        let renderMode = graphics.current.text.renderMode
        var run = GlyphRun(
            font: font, size: Float(size), emWidth: Float(isVertical ? size : pen.emWidth), dx: Float(isVertical ? -up.0 : along.0),
            dy: Float(isVertical ? -up.1 : along.1), renderMode: renderMode, isVertical: isVertical,
            lightness: graphics.current.lightness, colour: graphics.current.colour)
        if pen.rise != 0, !isVertical { run.rise = Float(pen.rise * (matrix.d * along.0 - matrix.c * along.1)) }
        if isVertical, glyphs.count == 1, let code = decoded.first { run.uprightWidth = Float(Double(code.width) * pen.emWidth) }
        // A letter by itself that is turned about (XeTeX's first E) is read where it stands.
        if along.0 < -0.999, up.1 > 0.999, glyphs.count == 1, !isVertical {
            run.dx = -run.dx
            run.dy = -run.dy
            glyphs[0].x += run.dx * -glyphs[0].advance
            glyphs[0].y += run.dy * -glyphs[0].advance
        }
        // Invisible text (an OCR layer) is not meant to be seen, clipped or not.
        if renderMode != 3, let clip = graphics.current.clip.box {
            dropClipped(run, clip)
            if glyphs.isEmpty { return }
        }
        sink.show(run, glyphs)
    }

    /// Text in a simple font (§9.6): each byte a code. The hot loop: nothing here allocates once the buffers have grown.
    private mutating func showSimple(_ source: borrowing Span<UInt8>, _ first: Int, _ font: Font, _ pen: inout Pen) {
        var room = 0
        for index in first..<scanner.operands.count { room += scanner.operands[index].range.count }
        let simple = font.simple
        let stroke = Stroke(pen)
        let (size, scale) = (pen.size, pen.scale)
        var x = pen.x
        // Out of self, so that it can be filled while the operands are read.
        var placed = glyphs
        glyphs = []
        placed.append(addingCapacity: room) { output in
            let table = simple.span
            for index in first..<scanner.operands.count {
                let operand = scanner.operands[index]
                switch operand.kind {
                case .number: x -= operand.number * 0.001 * size * scale
                case .string: for index in operand.range { output.append(stroke.glyph(source[index], table, &x)) }
                case .escapedString, .hexString:
                    decodeString(source, operand)
                    let bytes = stringBytes
                    for byte in bytes { output.append(stroke.glyph(byte, table, &x)) }
                default: break
                }
            }
        }
        glyphs = placed
        pen.x = x
    }

    /// Text in a composite font (§9.7): its CMap says how long codes are. The strings are decoded first, then their glyphs are placed: some writers
    /// give each glyph a string of its own.
    private mutating func showComposite(_ source: borrowing Span<UInt8>, _ first: Int, _ font: Font, _ pen: inout Pen) {
        decodedEnds.removeAll(keepingCapacity: true)
        if font.isVertical {
            decodeApart(source, first, font)
            placeVertically(first, &pen)
            return
        }
        shown.removeAll(keepingCapacity: true)
        if font.hasTwoByteCodes {
            gatherCodes(source, first)
            let codes = codes
            font.decode(codes: codes.span, into: &shown)
        } else {
            decodeApart(source, first, font)
            for glyph in decoded { shown.append(ShownCode(glyph)) }
        }
        place(first, &pen)
    }

    /// Decodes the strings among the operands, however long their codes are.
    private mutating func decodeApart(_ source: borrowing Span<UInt8>, _ first: Int, _ font: Font) {
        decoded.removeAll(keepingCapacity: true)
        for index in first..<scanner.operands.count {
            let operand = scanner.operands[index]
            guard operand.isString else { continue }
            if operand.kind == .string {
                font.decode(source.extracting(operand.range), into: &decoded)
            } else {
                decodeString(source, operand)
                let bytes = stringBytes
                font.decode(bytes.span, into: &decoded)
            }
            decodedEnds.append(decoded.count)
        }
    }

    /// Makes ``codes`` the codes of two bytes in the strings among the operands: half a code at the end of one is none.
    private mutating func gatherCodes(_ source: borrowing Span<UInt8>, _ first: Int) {
        var room = 0
        for index in first..<scanner.operands.count where scanner.operands[index].isString {
            room += scanner.operands[index].range.count / 2 + 1
        }
        // Out of self, so that they can be filled while the operands are read.
        var (codes, ends) = (self.codes, decodedEnds)
        (self.codes, decodedEnds) = ([], [])
        codes.removeAll(keepingCapacity: true)
        codes.append(addingCapacity: room) { output in
            for index in first..<scanner.operands.count {
                let operand = scanner.operands[index]
                guard operand.isString else { continue }
                if operand.kind != .hexString || !Self.unhexCodes(source, operand.range, into: &output) {
                    decodeString(source, operand)
                    let bytes = stringBytes
                    var place = 0
                    while place &+ 1 < bytes.count {
                        output.append(UInt16(bytes[place]) << 8 | UInt16(bytes[place &+ 1]))
                        place &+= 2
                    }
                }
                ends.append(output.count)
            }
        }
        (self.codes, decodedEnds) = (codes, ends)
    }

    /// Makes ``stringBytes`` what a string operand stands for.
    private mutating func decodeString(_ source: borrowing Span<UInt8>, _ operand: Operand) {
        stringBytes.removeAll(keepingCapacity: true)
        stringBytes.append(addingCapacity: operand.range.count + 1) { Self.append(source, operand, to: &$0) }
    }

    /// Places the decoded glyphs from left to right, the pen moved by the numbers between the strings.
    private mutating func place(_ first: Int, _ pen: inout Pen) {
        let stroke = Stroke(pen)
        let (size, scale) = (pen.size, pen.scale)
        var x = pen.x
        let (held, ends) = (shown, decodedEnds)
        var placed = glyphs
        glyphs = []
        placed.append(addingCapacity: held.count) { output in
            let codes = held.span
            var (position, string) = (0, 0)
            for index in first..<scanner.operands.count {
                let operand = scanner.operands[index]
                if operand.kind == .number {
                    x -= operand.number * 0.001 * size * scale
                } else if operand.isString {
                    while position < ends[string] {
                        output.append(stroke.glyph(codes[position], &x))
                        position &+= 1
                    }
                    string &+= 1
                }
            }
        }
        glyphs = placed
        pen.x = x
    }

    /// Drops the words of which nothing is in sight; one that is cut at the edge is read whole.
    private mutating func dropClipped(_ run: GlyphRun, _ clip: Rectangle) {
        var kept = 0
        var start = 0
        while start < glyphs.count {
            var end = start
            var isSeen = false
            repeat {
                isSeen = isSeen || Self.isSeen(glyphs[end], run, clip)
                end += 1
            } while end < glyphs.count && !Self.isBoundary(glyphs[end - 1], glyphs[end], run)
            if isSeen {
                for index in start..<end { glyphs[kept + index - start] = glyphs[index] }
                kept += end - start
            }
            start = end
        }
        glyphs.removeSubrange(kept...)
    }

    /// Whether a glyph's middle is within the clip, or over its edge by no more than a part.
    private static func isSeen(_ glyph: Glyph, _ run: GlyphRun, _ clip: Rectangle) -> Bool {
        let (dx, dy) = (Double(run.dx), Double(run.dy))
        let advance = Double(glyph.advance)
        let em = max(Double(run.size), advance)  // a Type 3 font's size may be anything
        let height = run.isVertical ? 0 : middleHeight * em
        let x = Double(glyph.x) + advance / 2 * dx - height * dy
        let y = Double(glyph.y) + advance / 2 * dy + height * dx
        let margin = clippingMargin * em
        return x > clip.x0 - margin && x < clip.x1 + margin && y > clip.y0 - margin && y < clip.y1 + margin
    }

    /// Whether a word may end between two glyphs: at spaces and gaps, and anywhere in scripts without them.
    private static func isBoundary(_ left: Glyph, _ right: Glyph, _ run: GlyphRun) -> Bool {
        if left.unicode <= 0x20 || right.unicode <= 0x20 || (left.unicode >= 0x2E80 && left.unicode < Font.sequenceFlag) { return true }
        let gap = (right.x - left.x) * run.dx + (right.y - left.y) * run.dy - left.advance
        return gap.magnitude > 0.25 * run.emWidth
    }

    /// Where the middle of a letter is above the baseline, in ems.
    private static let middleHeight = 0.3
    /// How far over the edge that middle may be, in ems: half a letter can still be read.
    private static let clippingMargin = 0.25

    /// Vertical writing (§9.7.4.3). The sink is given the pen's place, the top centre of the glyph, for its origin: what lies on one line
    /// then shares one baseline, which the position vector, made for drawing, would spoil.
    private mutating func placeVertically(_ first: Int, _ pen: inout Pen) {
        let scaleY = (pen.matrix.c * pen.matrix.c + pen.matrix.d * pen.matrix.d).squareRoot() * pen.size.magnitude
        var (position, string) = (0, 0)
        for index in first..<scanner.operands.count {
            let operand = scanner.operands[index]
            if operand.kind == .number { pen.y -= operand.number * 0.001 * pen.size }
            guard operand.isString else { continue }
            for code in decoded[position..<decodedEnds[string]] {
                let point = pen.matrix.apply(pen.x, pen.y + pen.rise)
                glyphs.append(
                    Glyph(
                        x: Float(point.x), y: Float(point.y), advance: Float(Double(code.verticalAdvance.magnitude) * scaleY),
                        unicode: code.unicode))
                // w1 is negative, so that a negative spacing moves glyphs apart (§9.3.2).
                var step = Double(code.verticalAdvance) * pen.size + pen.characterSpacing
                if code.isSpaceCode { step += pen.wordSpacing }
                pen.y += step
            }
            position = decodedEnds[string]
            string += 1
        }
    }

    // MARK: Strings

    /// Appends what a string operand stands for: no more bytes than it is written in, and one.
    @inline(__always)
    private static func append(_ source: borrowing Span<UInt8>, _ operand: Operand, to bytes: inout OutputSpan<UInt8>) {
        switch operand.kind {
        case .string: for index in operand.range { bytes.append(source[index]) }
        case .escapedString: unescape(source, operand.range, into: &bytes)
        case .hexString: unhex(source, operand.range, into: &bytes)
        default: break
        }
    }

    /// A literal string (§7.3.4.2).
    private static func unescape(_ source: borrowing Span<UInt8>, _ range: Range<Int>, into bytes: inout OutputSpan<UInt8>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            index &+= 1
            if byte == 0x5C {
                if let value = StringValue.escape(source, &index, range.upperBound) { bytes.append(value) }
            } else if byte == 13 {
                if index < range.upperBound, source[index] == 10 { index &+= 1 }
                bytes.append(10)
            } else {
                bytes.append(byte)
            }
        }
    }

    /// A hexadecimal string of codes of four digits each, with nothing between them; false, and nothing appended, if it is written otherwise.
    @inline(__always)
    private static func unhexCodes(_ source: borrowing Span<UInt8>, _ range: Range<Int>, into codes: inout OutputSpan<UInt16>) -> Bool {
        guard range.count.isMultiple(of: 4) else { return false }
        var index = range.lowerBound
        while index < range.upperBound {
            let (a, b) = (HexDigits.value(source[index]), HexDigits.value(source[index &+ 1]))
            let (c, d) = (HexDigits.value(source[index &+ 2]), HexDigits.value(source[index &+ 3]))
            guard a | b | c | d < 16 else {
                codes.removeLast((index - range.lowerBound) / 4)
                return false
            }
            codes.append(UInt16(a) << 12 | UInt16(b) << 8 | UInt16(c) << 4 | UInt16(d))
            index &+= 4
        }
        return true
    }

    /// A hexadecimal string (§7.3.4.3).
    @inline(__always)
    private static func unhex(_ source: borrowing Span<UInt8>, _ range: Range<Int>, into bytes: inout OutputSpan<UInt8>) {
        var index = range.lowerBound
        let end = range.upperBound
        // Pairs, as nearly all strings are written; then whatever there is.
        while index &+ 1 < end {
            let (high, low) = (HexDigits.value(source[index]), HexDigits.value(source[index &+ 1]))
            guard high | low < 16 else { break }
            bytes.append(high << 4 | low)
            index &+= 2
        }
        var high: UInt8 = 0
        var isHalf = false
        while index < end {
            let digit = HexDigits.value(source[index])
            index &+= 1
            guard digit < 16 else { continue }
            if isHalf { bytes.append(high << 4 | digit) } else { high = digit }
            isHalf.toggle()
        }
        if isHalf { bytes.append(high << 4) }
    }
}

/// Values of hexadecimal digits without a branch that depends on the text.
private enum HexDigits {
    /// 16 and more for what is no digit.
    @inline(__always)
    static func value(_ byte: UInt8) -> UInt8 {
        let decimal = byte &- 0x30
        let letter = (byte | 0x20) &- 0x61
        return decimal < 10 ? decimal : letter < 6 ? letter &+ 10 : 0xFF
    }
}
