import PDFText
import Testing

@Suite("Scripts whose words have no spaces between them")
struct PhraseSpaceTests {
    @Test("Thai lines join without a space, unless one is shown")
    func thai() throws {
        try TestDocument { $0.lines(["ริมคลองมีร้านก๋วยเตี๋ยวของร้านชื่อ", "ป้าน้อย ทุกเช้า "], 72, 700, size: 12) }.expect([
            "ริมคลองมีร้านก๋วยเตี๋ยวของร้านชื่อป้าน้อย ทุกเช้า"
        ])
        try TestDocument { $0.lines(["ริมคลองมีร้านก๋วยเตี๋ยวของร้านชื่อ ", "ป้าน้อย"], 72, 700, size: 12) }.expect([
            "ริมคลองมีร้านก๋วยเตี๋ยวของร้านชื่อ ป้าน้อย"
        ])
    }

    @Test("Khmer, Lao, Myanmar and Tibetan lines", arguments: [("ភាសាខ្មែរ", "ពិរោះ"), ("ພາສາລາວ", "ມ່ວນ"), ("မြန်မာစာ", "ဖြစ်သည်"), ("བོད་ཡིག་", "ཡིན")])
    func others(_ first: String, _ second: String) throws {
        try TestDocument { $0.lines([first + first, second], 72, 700, size: 12) }.expect([first + first + second])
    }

    @Test("A space follows the stops of such scripts", arguments: ["ខ្មែរ។", "မြန်မာစာ။", "ཡིག།"])
    func stops(_ line: String) throws {
        try TestDocument { $0.lines([line, String(line.dropLast())], 72, 700) }.expect([line + " " + line.dropLast()])
    }

    @Test("Thai beside Latin keeps its space")
    func latin() throws { try TestDocument { $0.lines(["ภาษาที่ใช้ในไฟล์", "PDF คือ"], 72, 700, size: 12) }.expect(["ภาษาที่ใช้ในไฟล์ PDF คือ"]) }

    @Test(
        "The vowel am taken apart is one again",
        arguments: [
            ("น\u{0E4D}\u{0E32}", "นำ"), ("น\u{0E4D}\u{0E49}\u{0E32}", "น\u{0E49}ำ"), ("ນ\u{0ECD}\u{0EB2}", "ນຳ"),
            ("ก\u{0E4D}ก", "ก\u{0E4D}ก"),
        ])
    func vowel(_ shown: String, _ read: String) throws { try TestDocument { $0.show(shown, 72, 700, size: 12) }.expect([read]) }

    @Test("A quotation mark beside ideographs stands without spaces, at a line's end, too")
    func quotationMarks() throws {
        try TestDocument { $0.lines(["他抱着一把没有伞面的伞跑来。“", "爷爷，这把还能修吗？”老人看了很久"], 72, 700, size: 12) }.expect([
            "他抱着一把没有伞面的伞跑来。“爷爷，这把还能修吗？”老人看了很久"
        ])
    }

    @Test("Cells of a table are words, letters of a spaced heading are one")
    func cells() throws {
        let document = TestDocument { page in
            for (index, row) in [("章子怡", "中国"), ("久保田", "日本")].enumerated() {
                page.show(row.0, 72, 600 - 20 * Double(index), size: 12)
                page.show(row.1, 130, 600 - 20 * Double(index), size: 12)
            }
        }
        #expect(try document.texts().joined(separator: " ") == "章子怡 中国 久保田 日本")
        // Set on baselines of their own, beside cells of two lines.
        let uneven = TestDocument { page in
            for (index, row) in [("中国", "章子怡"), ("日本", "久保田"), ("日本", "林原"), ("臺灣", "李安")].enumerated() {
                let y = 600 - 40 * Double(index)
                page.lines(["Republic of", "the east"], 72, y, size: 9)
                page.lines(["A singer of", "the country"], 140, y, size: 9)
                page.show(row.0, 220, y - 8, size: 12)
                page.show(row.1, 300, y - 3.5, size: 12)
            }
        }
        let read = try uneven.texts().joined(separator: " ")
        #expect(read.contains("中国 章子怡") && read.contains("日本 久保田") && read.contains("日本 林原"), "\(read)")
        try TestDocument { page in
            page.show("目", 72, 700, size: 20)
            page.show("录", 106, 700, size: 20)
        }.expect(["目录"])
    }

    @Test("A circled c is a sign", arguments: [true, false])
    func circled(_ isCircleFirst: Bool) throws {
        let document = TestDocument { page in
            page.show("Copyright", 72, 700, size: 10)
            for isCircle in [isCircleFirst, !isCircleFirst] {
                page.show(isCircle ? "\u{25EF}" : "c", isCircle ? 120 : 121.25, 700, size: isCircle ? 10 : 5)
            }
            page.show("2009", 128, 700, size: 10)
        }
        try document.expect(["Copyright © 2009"])
    }

    @Test("A quotation mark between Latin words keeps its space")
    func latinQuotation() throws {
        try TestDocument { $0.lines(["They said that it was “", "good” and went"], 72, 700) }.expect([
            "They said that it was “ good” and went"
        ])
    }
}
