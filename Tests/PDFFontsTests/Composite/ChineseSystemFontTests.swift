import PDFFonts
import Testing

/// TrueType fonts named in GBK, not embedded, with a Latin encoding: their text is in GBK.
struct ChineseSystemFontTests {
    private func font(_ name: String, _ entries: String = "", subtype: String = "TrueType", _ more: String...) -> Font {
        var document = TestDocument(
            "<< /Type /Font /Subtype /\(subtype) /BaseFont /\(name) /Encoding /WinAnsiEncoding /FontDescriptor 2 0 R \(entries) >>",
            "<< /Type /FontDescriptor /Flags 4 \(more.isEmpty ? "" : "/FontFile2 3 0 R") >>")
        if let program = more.first { document.add(3, program) }
        return document.font
    }

    /// `"关于ABC".encode("gbk")` in Python.
    private let shown: [UInt8] = [0xB9, 0xD8, 0xD3, 0xDA, 0x41, 0x42, 0x43]

    @Test(arguments: ["#CB#CE#CC#E5", "#B7#C2#CB#CE_GB2312", "#BA#DA#CC#E5", "#BF#AC#CC#E5_GB2312", "#C1#A5#CA#E9", "#CB#CE#CC#E5,Bold"])
    func isReadAsGBK(name: String) {
        #expect(font(name).text(shown) == "关于ABC")
        #expect(font(name).decoded(shown).map(\.width) == [1, 1, 0.5, 0.5, 0.5])
    }

    @Test func othersAreLatin() {
        for latin in [font("SimSun"), font("#CB#CE#CC#E5", subtype: "Type1")] { #expect(latin.text(shown) == "¹ØÓÚABC") }
        #expect(font("#CB#CE#CC#E5", "", subtype: "TrueType", "<< /Length 4 >>\nstream\nabcd\nendstream").text(shown) == "¹ØÓÚABC")
    }
}
