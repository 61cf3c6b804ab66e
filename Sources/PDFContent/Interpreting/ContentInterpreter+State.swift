import PDFFonts
import PDFSyntax

extension ContentInterpreter {
    /// `Tf`. A font that no resources name is one that nothing is known of: its text is read as if it were a standard font's, and keeps
    /// its place.
    mutating func setFont(_ source: borrowing Span<UInt8>) {
        guard let name = nameOperand(2) else { return }
        graphics.current.text.fontSize = number(1)
        let hash = FontNames.hash(source, name)
        if let number = fontNames[hash] { return use(number) }
        let number = font(source, name, hash) ?? pageFonts.number(of: fonts.font(for: .null))
        fontNames.add(hash, number)
        use(number)
    }

    /// The number of the font that a name stands for, in the form being drawn or in what draws it.
    private mutating func font(_ source: borrowing Span<UInt8>, _ name: Range<Int>, _ hash: UInt64) -> Int32? {
        for context in resources.reversed() {
            if let number = context.font(source, name, hash: hash, cache: fonts, &pageFonts) { return number }
        }
        return nil
    }

    private mutating func use(_ font: Int32) {
        graphics.current.text.setFont(font, opener: pageFonts.openers[Int(font)])
    }

    /// `gs` (§8.4.5): of its parameters the font matters here, and whether something shows through what is painted.
    mutating func setGraphicsState(_ source: borrowing Span<UInt8>, _ store: ObjectStore) {
        guard let name = nameOperand(),
            let parameters = store.dictionary(resource(StringValue.name(source, name)) { $0.graphicsState($1) })
        else { return }
        let (alpha, mode, mask) = (parameters["ca"], parameters["BM"], parameters["SMask"])
        if !alpha.isNull { graphics.current.transparency.isClear = (store.number(alpha) ?? 1) <= 0.99 }
        if !mode.isNull {
            graphics.current.transparency.isBlended = !["Normal", "Compatible"].contains(store.name(mode)?.text ?? "")
        }
        if !mask.isNull { graphics.current.transparency.isMasked = store.dictionary(mask) != nil }
        guard let pair = store.array(parameters["Font"]), pair.count >= 2 else { return }
        use(pageFonts.number(of: fonts.font(for: pair[0])))
        graphics.current.text.fontSize = store.number(pair[1]) ?? graphics.current.text.fontSize
    }

    /// `cs`: the colour becomes black (§8.6.8), except in spaces whose components say nothing simple.
    mutating func setFillingSpace(_ source: borrowing Span<UInt8>) {
        guard let name = nameOperand() else { return }
        graphics.current.lightness = 0
        switch StringValue.name(source, name) {
        case "DeviceGray", "CalGray", "G": graphics.current.fillComponents = 1
        case "DeviceRGB", "CalRGB", "RGB": graphics.current.fillComponents = 3
        case "DeviceCMYK", "CMYK": graphics.current.fillComponents = 4
        default: graphics.current.fillComponents = 0
        }
        graphics.current.colour = graphics.current.fillComponents == 0 ? .unknown : .black
    }

    /// `g`, `rg`, `k`: space and colour (§8.6.8). The components of `sc` are of that space from now on.
    mutating func setFilling(components: Int) {
        graphics.current.fillComponents = components
        setLightness(components: components)
    }

    /// Lightness of the colour in the operands. In a space that isn't known, three components are taken for RGB and four for CMYK (ICC
    /// profiles, mostly); one may be a tint, whose 1 is dark, or a grey, whose 1 is light: it counts as black.
    mutating func setLightness(components: Int) {
        // A pattern's name stands behind the colour that it is painted in.
        let isPattern = scanner.operands.last?.kind == .name
        let count = isPattern ? 0 : components == 0 ? scanner.operands.count : components
        let value: Double
        var colour = FillColour.unknown
        switch count {
        case 1 where components == 1:
            value = number(1)
            colour = FillColour(red: value, green: value, blue: value)
        case 3:
            value = 0.299 * number(3) + 0.587 * number(2) + 0.114 * number(1)
            colour = FillColour(red: number(3), green: number(2), blue: number(1))
        case 4:
            let black = 1 - number(1)
            value = (1 - (0.299 * number(4) + 0.587 * number(3) + 0.114 * number(2))) * black
            colour = FillColour(red: (1 - number(4)) * black, green: (1 - number(3)) * black, blue: (1 - number(2)) * black)
        default: value = 0
        }
        // In a space that isn't known, more than 1 shows that it counts otherwise (Lab).
        let isOther = components == 0 && value > 1.001
        graphics.current.lightness = isOther ? 0 : Float(min(max(value, 0), 1))
        graphics.current.colour = isOther ? .unknown : colour
    }
}
