import PDFFonts
import PDFSyntax

extension ContentInterpreter {
    /// `Tf`. A font that no resources name is one that nothing is known of: its text is read as if it were a standard font's, and keeps
    /// its place.
    mutating func setFont(_ source: borrowing Span<UInt8>) {
        guard let name = nameOperand(2) else { return }
        graphics.current.text.fontSize = number(1)
        var index = resources.count - 1
        while index >= 0 {
            if let font = resources[index].font(source, name, cache: fonts) {
                graphics.current.text.font = font
                return
            }
            index -= 1
        }
        graphics.current.text.font = fonts.font(for: .null)
    }

    /// `gs` (§8.4.5): of its parameters only the font matters here.
    mutating func setGraphicsState(_ source: borrowing Span<UInt8>, _ store: ObjectStore) {
        guard let name = nameOperand(),
            let parameters = store.dictionary(resource(StringValue.name(source, name)) { $0.graphicsState($1) }),
            let pair = store.array(parameters["Font"]), pair.count >= 2
        else { return }
        graphics.current.text.font = fonts.font(for: pair[0])
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
    }

    /// Lightness of the colour in the operands. In a space that isn't known, three components are taken for RGB and four for CMYK (ICC
    /// profiles, mostly); one may be a tint, whose 1 is dark, or a grey, whose 1 is light: it counts as black.
    mutating func setLightness(components: Int) {
        let count = components == 0 ? scanner.operands.count : components
        let value: Double
        switch count {
        case 1 where components == 1: value = number(1)
        case 3: value = 0.299 * number(3) + 0.587 * number(2) + 0.114 * number(1)
        case 4: value = (1 - (0.299 * number(4) + 0.587 * number(3) + 0.114 * number(2))) * (1 - number(1))
        default: value = 0
        }
        // In a space that isn't known, more than 1 shows that it counts otherwise (Lab).
        graphics.current.lightness = components == 0 && value > 1.001 ? 0 : Float(min(max(value, 0), 1))
    }
}
