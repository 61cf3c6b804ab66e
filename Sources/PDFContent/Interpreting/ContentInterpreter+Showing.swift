import PDFFonts
import PDFSyntax

extension ContentInterpreter {
    /// Tj and TJ (§9.4.3): shows the strings among the operands; numbers between them move the pen.
    mutating func show<Sink: ContentSink & ~Copyable>(_ source: borrowing Span<UInt8>, into sink: inout Sink) {
        guard graphics.current.text.font >= 0 else { return }
        setting.settle(textMatrix, graphics.current, pageFonts)
        var pen = Pen(textMatrix, graphics.current.matrix)
        let start = glyphs.count
        // An array counts even if its bracket was never closed; without one the last operand does.
        let first = scanner.arrayStart ?? max(scanner.operands.count - 1, 0)
        let font = pageFonts.list[Int(graphics.current.text.font)]
        if font.isComposite {
            showComposite(source, first, font, &pen)
        } else {
            showSimple(source, first, &pen)
        }
        finishShowing(pen, from: start, into: &sink)
    }

    /// Tj and TJ as nearly all are written, from where the scanner stands, in a simple font and on a level baseline: placed while they are read, with
    /// no operands in between.
    ///
    /// - Returns: false if they are anything else. Nothing has been shown then, and the scanner stands where it stood.
    mutating func showPlain<Sink: ContentSink & ~Copyable>(_ source: borrowing Span<UInt8>, into sink: inout Sink) -> Bool {
        setting.settle(textMatrix, graphics.current, pageFonts)
        guard setting.isPlain else { return graphics.current.text.opener == 0x3C && showPlainCodes(source, into: &sink) }
        var pen = Pen(textMatrix, graphics.current.matrix)
        let stroke = Stroke(setting, pen)
        let start = glyphs.count
        // Each by itself, so that the table can be read and the glyphs added to while the scanner goes on.
        guard Self.placePlain(source, stroke, setting.simple, &scanner, x: &pen.x, &glyphs) else { return false }
        finishShowing(pen, from: start, into: &sink)
        return true
    }

    private static func placePlain(
        _ source: borrowing Span<UInt8>, _ stroke: Stroke, _ table: [ShownCode], _ scanner: inout ContentScanner, x: inout Double,
        _ glyphs: inout [Glyph]
    ) -> Bool {
        var isPlaced = false
        glyphs.append(addingCapacity: ContentScanner.mostPlainGlyphs) { output in
            isPlaced = scanner.placePlainText(source, stroke, table.span, x: &x, into: &output)
            if !isPlaced { output.removeAll() }
        }
        return isPlaced
    }

    /// The same in a composite font with codes of two bytes, written from left to right: its codes are gathered first, then placed.
    private mutating func showPlainCodes<Sink: ContentSink & ~Copyable>(_ source: borrowing Span<UInt8>, into sink: inout Sink) -> Bool {
        if !moves.isEmpty { moves.removeAll(keepingCapacity: true) }
        var codes: [UInt16] = []
        swap(&codes, &plainCodes)
        var output = codes.mutableSpan
        let count = scanner.gatherPlainCodes(source, into: &output, &moves)
        if let count {
            shown.removeAll(keepingCapacity: true)
            pageFonts.list[Int(graphics.current.text.font)].decode(codes: codes.span.extracting(first: count), into: &shown)
        }
        swap(&codes, &plainCodes)
        guard count != nil else { return false }
        var pen = Pen(textMatrix, graphics.current.matrix)
        let start = glyphs.count
        place(&pen)
        finishShowing(pen, from: start, into: &sink)
        return true
    }

    /// Places the glyphs of ``shown`` from left to right, the pen moved by ``moves``.
    private mutating func place(_ pen: inout Pen) {
        let stroke = Stroke(setting, pen)
        let (size, scale) = (setting.size, setting.scale)
        var x = pen.x
        var placed: [Glyph] = []
        swap(&placed, &glyphs)
        placed.append(addingCapacity: shown.count) { output in
            let codes = shown.span
            var place = 0
            for move in moves {
                while place < move.place {
                    output.append(stroke.glyph(codes[place], &x))
                    place &+= 1
                }
                x -= move.number * 0.001 * size * scale
            }
            while place < codes.count {
                output.append(stroke.glyph(codes[place], &x))
                place &+= 1
            }
        }
        swap(&placed, &glyphs)
        pen.x = x
    }

    /// Moves the text matrix as far as the pen went, and shows the glyphs placed from `start` on to the sink.
    private mutating func finishShowing<Sink: ContentSink & ~Copyable>(_ pen: Pen, from start: Int, into sink: inout Sink) {
        textMatrix.e += pen.x * textMatrix.a + pen.y * textMatrix.c
        textMatrix.f += pen.x * textMatrix.b + pen.y * textMatrix.d

        let count = glyphs.count - start
        guard count > 0 else { return }
        guard marks.hiddenDepth == 0 else { return glyphs.removeSubrange(start...) }
        shownGlyphs += count
        guard setting.isVisible else { return glyphs.removeSubrange(start...) }
        var run = setting.run
        let isLone = count == 1 && (run.isVertical || setting.turnsLoneLetters)
        if isLone { setApart(&run, start) }
        // Invisible text (an OCR layer) is not meant to be seen, clipped or not.
        if run.renderMode != 3, let clip = graphics.current.clip.box {
            Self.dropClipped(&glyphs, from: start, run, clip)
            guard glyphs.count > start else { return }
        }
        show(run, from: start, isAsBefore: setting.isShown && !isLone, into: &sink)
        setting.isShown = !isLone
    }

    /// Says what a glyph is by itself that is the only one of its operator.
    private mutating func setApart(_ run: inout GlyphRun, _ index: Int) {
        if run.isVertical {
            if let code = decoded.first { run.uprightWidth = Float(Double(code.width) * setting.emWidth) }
        } else {
            // A letter by itself that is turned about (XeTeX's first E) is read where it stands.
            run.dx = -run.dx
            run.dy = -run.dy
            glyphs[index].x += run.dx * -glyphs[index].advance
            glyphs[index].y += run.dy * -glyphs[index].advance
        }
    }

    /// Shows glyphs that have been placed, with fonts that the sink doesn't know yet.
    @inline(__always)
    mutating func show<Sink: ContentSink & ~Copyable>(_ run: GlyphRun, from start: Int, isAsBefore: Bool, into sink: inout Sink) {
        while pageFonts.announced < pageFonts.list.count {
            sink.add(pageFonts.list[pageFonts.announced])
            pageFonts.announced += 1
        }
        sink.show(run, &glyphs, from: start, isAsBefore: isAsBefore)
    }

    /// Text in a simple font (§9.6): each byte a code. The hot loop: nothing here allocates once the buffers have grown.
    private mutating func showSimple(_ source: borrowing Span<UInt8>, _ first: Int, _ pen: inout Pen) {
        var room = 0
        for index in first..<scanner.operands.count { room += scanner.operands[index].range.count }
        let stroke = Stroke(setting, pen)
        let (size, scale) = (setting.size, setting.scale)
        var x = pen.x
        var placed: [Glyph] = []
        swap(&placed, &glyphs)
        placed.append(addingCapacity: room) { output in
            let table = setting.simple
            for index in first..<scanner.operands.count {
                let operand = scanner.operands[index]
                switch operand.kind {
                case .number: x -= operand.number * 0.001 * size * scale
                case .string: for index in operand.range { output.append(stroke.glyph(table[Int(source[index])], &x)) }
                case .escapedString, .hexString:
                    decodeString(source, operand)
                    let bytes = stringBytes
                    for byte in bytes { output.append(stroke.glyph(table[Int(byte)], &x)) }
                default: break
                }
            }
        }
        swap(&placed, &glyphs)
        pen.x = x
    }

    /// Text in a composite font (§9.7): its CMap says how long codes are. The strings are decoded first, then their glyphs are placed: some writers
    /// give each glyph a string of its own.
    private mutating func showComposite(_ source: borrowing Span<UInt8>, _ first: Int, _ font: Font, _ pen: inout Pen) {
        if !moves.isEmpty { moves.removeAll(keepingCapacity: true) }
        if font.isVertical {
            decodeApart(source, first, font)
            placeVertically(&pen)
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
        place(&pen)
    }

    /// Decodes the strings among the operands, however long their codes are, and notes the ``moves`` between them.
    private mutating func decodeApart(_ source: borrowing Span<UInt8>, _ first: Int, _ font: Font) {
        decoded.removeAll(keepingCapacity: true)
        for index in first..<scanner.operands.count {
            let operand = scanner.operands[index]
            if operand.kind == .number { moves.append(ContentScanner.Move(place: decoded.count, number: operand.number)) }
            guard operand.isString else { continue }
            if operand.kind == .string {
                font.decode(source.extracting(operand.range), into: &decoded)
            } else {
                decodeString(source, operand)
                let bytes = stringBytes
                font.decode(bytes.span, into: &decoded)
            }
        }
    }

    /// Makes ``codes`` the codes of two bytes in the strings among the operands, and notes the ``moves`` between them: half a code at the end of a string
    /// is none.
    private mutating func gatherCodes(_ source: borrowing Span<UInt8>, _ first: Int) {
        var room = 0
        for index in first..<scanner.operands.count where scanner.operands[index].isString {
            room += scanner.operands[index].range.count / 2 + 1
        }
        var codes: [UInt16] = []
        swap(&codes, &self.codes)
        codes.removeAll(keepingCapacity: true)
        codes.append(addingCapacity: room) { output in
            for index in first..<scanner.operands.count {
                let operand = scanner.operands[index]
                if operand.kind == .number { moves.append(ContentScanner.Move(place: output.count, number: operand.number)) }
                guard operand.isString else { continue }
                decodeString(source, operand)
                let bytes = stringBytes
                var place = 0
                while place &+ 1 < bytes.count {
                    output.append(UInt16(bytes[place]) << 8 | UInt16(bytes[place &+ 1]))
                    place &+= 2
                }
            }
        }
        swap(&codes, &self.codes)
    }

    /// Makes ``stringBytes`` what a string operand stands for.
    private mutating func decodeString(_ source: borrowing Span<UInt8>, _ operand: Operand) {
        stringBytes.removeAll(keepingCapacity: true)
        stringBytes.append(addingCapacity: operand.range.count + 1) { Self.append(source, operand, to: &$0) }
    }

    /// Drops the words of which nothing is in sight; one that is cut at the edge is read whole.
    private static func dropClipped(_ glyphs: inout [Glyph], from first: Int, _ run: GlyphRun, _ clip: Rectangle) {
        var kept = first
        var start = first
        while start < glyphs.count {
            var end = start
            var isSeen = false
            repeat {
                isSeen = isSeen || Self.isSeen(glyphs[end], run, clip)
                end += 1
            } while end < glyphs.count && !isBoundary(glyphs[end - 1], glyphs[end], run)
            if isSeen {
                if kept < start { for index in start..<end { glyphs[kept + index - start] = glyphs[index] } }
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
    private mutating func placeVertically(_ pen: inout Pen) {
        let size = setting.size
        let scaleY = setting.scaleY * size.magnitude
        var next = 0
        for (place, code) in decoded.enumerated() {
            while next < moves.count, moves[next].place <= place {
                pen.y -= moves[next].number * 0.001 * size
                next += 1
            }
            let (x, y) = (pen.x, pen.y + setting.rise)
            glyphs.append(
                Glyph(
                    x: Float(setting.a * x + setting.c * y + pen.originX), y: Float(setting.b * x + setting.d * y + pen.originY),
                    advance: Float(Double(code.verticalAdvance.magnitude) * scaleY), unicode: code.unicode))
            // w1 is negative, so that a negative spacing moves glyphs apart (§9.3.2).
            var step = Double(code.verticalAdvance) * size + setting.characterSpacing
            if code.isSpaceCode { step += setting.wordSpacing }
            pen.y += step
        }
        for move in moves[next...] { pen.y -= move.number * 0.001 * size }
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
