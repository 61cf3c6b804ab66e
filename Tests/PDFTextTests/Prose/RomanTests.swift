import Testing

@testable import PDFText

@Suite("Roman numerals")
struct RomanTests {
    @Test(
        "Small letters and capitals",
        arguments: [
            ("i", 1), ("iv", 4), ("ix", 9), ("xiv", 14), ("xl", 40), ("lxxxviii", 88), ("xcix", 99), ("cxx", 120), ("XIV", 14), ("I", 1),
        ])
    func values(_ numeral: (text: String, value: Int)) { #expect(Roman.value(Array(numeral.text.utf8).span) == numeral.value) }

    @Test("Old books write nine with five signs", arguments: [("iiii", 4), ("viiii", 9), ("xxxx", 40), ("lxxxxiiii", 94)])
    func additive(_ numeral: (text: String, value: Int)) { #expect(Roman.value(Array(numeral.text.utf8).span) == numeral.value) }

    @Test(
        "Other words",
        arguments: ["", "a", "ivory", "iiiii", "iiiiiiiii", "1", "Iv", "civil", "ill", "vivi", "ic", "vx", "xiviv", "cccc", "cccccccccc"])
    func words(_ text: String) { #expect(Roman.value(Array(text.utf8).span) == nil) }
}
