import Testing

@testable import PDFText

@Suite("What lines at pages' edges say")
struct EdgeTextTests {
    private func read(_ line: String) -> EdgeText { EdgeText(Array(line.utf8)[...]) }

    @Test(
        "Digits of any script are numbers",
        arguments: [
            "120", "١٢٠", "۱۲۰", "१२०", "১২০", "௧௨௦", "౧౨౦", "๑๒๐", "໑໒໐", "༡༢༠", "၁၂၀", "១២០", "᠑᠒᠐", "１２０", "𞥑𞥒𞥐", "一二〇", "百二十", "一百二十",
        ])
    func digits(_ line: String) {
        let text = read(line)
        #expect(text.first == 120)
        #expect(text.last == 120)
        #expect(text.isNumber)
        #expect(text.letterCount == 0)
        #expect(text.shape == 0)
    }

    @Test(
        "What has the sign of an amount, or ends a sentence, is no page's number", arguments: ["= 0.92.", "12 %", "$ 30", "[11].", "(3)."])
    func amounts(_ line: String) { #expect(!read(line).isNumber) }

    @Test(
        "Ideographs that are digits, that count tens, and what is neither",
        arguments: [
            ("二三", 23), ("二十三", 23), ("十", 10), ("一千〇五", 1005), ("一〇三", 103), ("百", 100), ("Ⅳ", 4), ("ⅩⅣ", 14), ("ⅱ", 2), ("二三十", nil),
            ("三角", nil), ("一般", nil), ("十分", nil), ("一二三四五六七八", nil),
        ])
    func ideographs(_ line: (text: String, value: Int?)) { #expect(read(line.text).first == line.value) }

    @Test(
        "A page's number, with what says that it is one",
        arguments: [
            "Page 7", "– 7 –", "« 7 »", "Seite 7 von 9", "página 7 de 9", "pág. 7", "Página N 7", "7. oldal", "sivu 7", "lk 7", "Σελίδα 7",
            "сторінка 7",
            "Стр. 7 из 9", "sayfa 7", "trang 7", "str. 7", "Blatt 7", "bladzijde 7", "第7页", "第 7 頁", "第7页，共9页", "第七页", "第七頁", "七ページ",
            "7 / 9 ページ",
            "7 쪽", "7페이지", "صفحة ٧ من ٩", "صفحه ۷ از ۹", "ص ۷", "עמוד 7", "หน้า ๗", "หน้า ๗ จาก ๙", "पृष्ठ ७", "পৃষ্ঠা ৭", "பக்கம் ௭", "گ ۷", "vii",
            "VII",
            "– vii –", "Page vii", "page VII", "第Ⅶ页",
        ])
    func pageNumbers(_ line: String) {
        let text = read(line)
        let isKnown = !["Página N 7", "گ ۷"].contains(line)
        #expect(text.first == 7)
        #expect(text.isNumber == isKnown)
    }

    @Test(
        "Words with a number, letters alone",
        arguments: [
            "7 mills", "Civil", "C", "L", "Page", "第七章", "٧ ملاحظة", "Vitamin C", "IV. Mills", "I saw a mill", "Mills II", "01AF", "02DE",
            "´ 1", "−1",
            "† 4",
        ])
    func others(_ line: String) { #expect(!read(line).isNumber) }

    @Test(
        "A head with the page's number in it has one shape on all pages",
        arguments: [
            ("Mills 7", "Mills 18"), ("الطواحين ٧", "الطواحين ١٨"), ("第 七 頁 水車", "第 十八 頁 水車"), ("水車 7", "水車 18"), ("水車　７", "水車　１８"),
            ("चक्की ७", "चक्की १८"), ("vii MILLS", "xviii MILLS"),
            ("On mills vii", "On mills xviii"), ("ON MILLS VII", "ON MILLS XVIII"),
        ])
    func shapes(_ lines: (String, String)) {
        let (one, other) = (read(lines.0), read(lines.1))
        #expect(one.shape == other.shape)
        #expect(one.shape != 0)
        #expect(one.last == 7)
        #expect(other.last == 18)
        #expect(one.beginsWithNumber != one.endsWithNumber || lines.0.hasPrefix("第"))
    }

    @Test("Words that look like Roman numerals", arguments: ["I saw a mill", "Mills II", "Vitamin C", "IV. Mills", "c mills"])
    func noRoman(_ line: String) { #expect(read(line).first == nil) }

    @Test("Ideographs beside digits are dashes, or words")
    func dashes() {
        let text = read("一 12 一")
        #expect(text.first == 12)
        #expect(text.last == 12)
    }

    @Test("Damaged text", arguments: [[0xFF], [0xE4, 0xB8], [0xD9], [0x80, 0x31], [0xF0, 0x9F], [0xE7, 0xAC, 0xAC, 0xE4]] as [[UInt8]])
    func damaged(_ bytes: [UInt8]) {
        #expect(EdgeText(bytes[...]).letterCount == (bytes.count == 4 ? 2 : bytes == [0xE4, 0xB8] || bytes == [0xF0, 0x9F] ? 2 : 1))
    }

    @Test("Many numerals are looked at once each")
    func numerals() {
        let line = Array(String(repeating: "一 ", count: 20_000).utf8)
        #expect(EdgeText(line[...]).last == 1)
        #expect(EdgeText((line + [0x37])[...]).last == 7)
    }
}
