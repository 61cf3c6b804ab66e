import Testing

@testable import PDFText

@Suite("Characters written")
struct TextEncoderTests {
    private func written(_ text: String) -> String {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars { TextEncoder.append(scalar.value, sequences: [], replacements: [], to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The scalars of a text: strings are equal as well when they are only canonically so.
    private func values(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    @Test(
        "What has a scalar for its form or its place in a dictionary is the letters it shows",
        arguments: [
            ("\u{2F38}\u{2F95}", "弓谷"), ("\u{2ED1}\u{2EA0}", "長民"), ("\u{2F3E}", "戶"), ("の\u{2F3E}", "の戸"),
            ("\u{F900}\u{FA0E}", "豈\u{FA0E}"),
            ("\u{958}\u{95D}", "क\u{93C}ढ\u{93C}"), ("\u{9DF}", "য\u{9BC}"), ("\u{FE12}\u{FE11}\u{FE35}\u{FE36}\u{FE41}", "。、（）「"),
            ("\u{FB03}", "ffi"), ("\u{FB13}\u{FB14}\u{FB15}\u{FB16}\u{FB17}", "մնմեմիվնմխ"),
            ("\u{FEDF}", "ل"), ("\u{2E81}", "\u{2E81}"), ("\u{FE45}", "\u{FE45}"),
            ("Exa\u{217F}p\u{217C}e", "Example"), ("\u{2160}\u{2163}", "I\u{2163}"), ("\u{212B}\u{2126}\u{212A}\u{2024}", "ÅΩK."),
        ])
    func forms(_ given: String, _ text: String) { #expect(values(written(given)) == values(text)) }

    @Test("What means something by its form keeps it")
    func kept() { #expect(written("² ½ ™ 𝑛 Ⅻ ① ﬁ") == "² ½ ™ 𝑛 Ⅻ ① fi") }
}
