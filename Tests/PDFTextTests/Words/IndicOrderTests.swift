import TestSupport
import Testing

@testable import PDFText

@Suite("Indic letters in the order of writing")
struct IndicOrderTests {
    /// What a cell of the test stands for: one scalar, or by its index a part of several.
    private func scalars(_ cell: Cell, _ parts: [[UInt32]]) -> [UInt32] {
        let flag: UInt32 = 0x8000_0000
        if cell.unicode == GlyphCollector.silent { return [] }
        return cell.unicode < flag ? [cell.unicode] : parts[Int(cell.unicode - flag)]
    }

    /// The text of cells that stand side by side, one a character, or several where a string has more.
    ///
    /// - Parameter narrow: those that have no width.
    private func arranged(_ shown: [String], backwards: Bool = false, narrow: [String] = []) -> String {
        let parts: [[UInt32]] = shown.map { $0.unicodeScalars.map { $0.value } }
        var cells: [Cell] = []
        var x: Float = 0
        for (index, part) in parts.enumerated() {
            let width: Float = narrow.contains { Array($0.utf8) == Array(shown[index].utf8) } ? 0 : 6
            let unicode: UInt32 = part.count == 1 ? part[0] : 0x8000_0000 + UInt32(index)
            cells.append(Cell(unicode: unicode, x0: x, x1: x + width, gap: 0, run: 0, followsSpace: false))
            x += backwards ? -width : width
        }
        let places = cells.map { $0.x0 }
        IndicOrder.arrange(&cells, cells.indices) { self.scalars($0, parts) }
        let after = cells.map { $0.x0 }
        #expect(after == places)
        var text: [UInt8] = []
        for cell in cells {
            for scalar in scalars(cell, parts).compactMap(Unicode.Scalar.init) { text += Array(String(scalar).utf8) }
        }
        IndicOrder.rewrite(&text, from: 0)
        return String(decoding: text, as: UTF8.self)
    }

    /// The scalars of a text: strings are equal as well when they are only canonically so.
    private func values(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    @Test(
        "A vowel sign shown first goes behind its consonants",
        arguments: [
            (["ि", "द", "न"], "दिन"), (["म", "ि", "द", "र"], "मदिर"), (["ि", "स्", "थ", "त"], "स्थित"), (["ि", "ज", "़", "द"], "ज़िद"),
            (["ক", "ি", "ন"], "কনি"), (["ে", "ক"], "কে"), (["ে", "ক", "া"], "কো"), (["ெ", "க", "ா"], "கொ"),
        ])
    func vowels(_ shown: [String], _ text: String) { #expect(values(arranged(shown)) == values(text)) }

    @Test("One shown behind its consonant, to the left of it, stays")
    func shownInOrder() { #expect(arranged(["द", "ि"], backwards: true) == "दि") }

    @Test(
        "An r that stands above what comes before it",
        arguments: [
            (["क", "ु", "त", "र्े"], "कुर्ते"), (["द", "ज", "़", "र्ी"], "दर्ज़ी"), (["ध", "म", "र्"], "धर्म"), (["र्क", "म"], "र्कम"),
            (["म", "ू", "र्त", "ि"], "मूर्ति"), (["स्", "थ", "र्"], "र्स्थ"),
            // Tamil and the others of the south have no such r.
            (["ன", "ர்"], "னர்"), (["క", "ర్"], "కర్"),
        ])
    func reph(_ shown: [String], _ text: String) { #expect(values(arranged(shown)) == values(text)) }

    @Test(
        "An r without a width is drawn over the consonants shown before it, whatever follows",
        arguments: [
            (["ि", "न", "ण", "र्", "य"], "निर्णय"), (["स", "व", "र्", "ेक्", "षण"], "सर्वेक्षण"), (["ব", "ণ", "র্", "ন"], "বর্ণন"),
            (["क", "स्", "म", "ा", "र्", "न"], "कर्स्मान"),
        ])
    func rephByItself(_ shown: [String], _ text: String) {
        #expect(values(arranged(shown, narrow: ["र्", "র্"])) == values(text))
    }

    @Test("A half letter that its font names like the sign before it is said by the whole letter")
    func halfLetter() { #expect(values(arranged(["श", "ि", "ि", "क्त"])) == values("शक्ति")) }

    @Test("A mark without a width before a vowel sign that is drawn first")
    func markBefore() {
        #expect(values(arranged(["स", "ं", "ि", "ध"], narrow: ["ं"])) == values("संधि"))
        #expect(values(arranged(["স্ম", "ৃ", "ি", "ত"], narrow: ["ৃ"])) == values("স্মৃতি"))
    }

    @Test(
        "Words that begin with a vowel sign tell that signs are shown first, words that end with one that they are not",
        arguments: [
            (["िदन", "मे"], true), (["अधि", "का"], false), (["जाति", "कि", "िदन"], false), (["कल"], true), (["निकल", "िमिल"], true),
        ])
    func visualOrder(_ words: [String], _ isVisual: Bool) {
        var cells: [Cell] = []
        for word in words {
            for (index, scalar) in word.unicodeScalars.enumerated() {
                let x = Float(cells.count) * 5
                cells.append(Cell(unicode: scalar.value, x0: x, x1: x + 5, gap: 0, run: 0, followsSpace: index == 0 && !cells.isEmpty))
            }
        }
        let end = Float(cells.count) * 5
        let fragment = Fragment(
            frame: 0, start: 0, end: cells.count, x0: 0, x1: end, y: 0, size: 10, em: 10, isArtifact: false)
        #expect(IndicOrder.isVisual(cells, [fragment]) == isVisual)
    }

    @Test("The text of a cluster whose letters have been given before")
    func clusters() {
        #expect(IndicOrder.isCluster(values("र्ज़ी"), of: values("ज़")))
        #expect(IndicOrder.isCluster(values("र्ते"), of: values("त")))
        #expect(!IndicOrder.isCluster(values("र्ते"), of: values("क")))
        #expect(!IndicOrder.isCluster(values("त्त"), of: values("त")))
    }

    @Test("Vowel signs shown in parts are one")
    func parts() { #expect(values(arranged(["न", "ा", "े"])) == values("नो")) }

    /// But for the first of two signs that are drawn before what follows.
    @Test("Whatever stands there, all of it stays", arguments: 1...200 as ClosedRange<UInt64>)
    func anything(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let letters = ["ि", "र्", "क", "त", "़", "्", "ा", "ं", "a", " ", "স", "ে", "र्ी", "स्"]
        let shown = (0..<Int.random(in: 1...20, using: &random)).map { _ in letters.randomElement(using: &random) ?? "क" }
        let kept = shown.indices.filter { $0 + 1 == shown.count || shown[$0] != shown[$0 + 1] || !["ि", "ে"].contains(shown[$0]) }
        let (before, after) = (values(kept.map { shown[$0] }.joined()), values(arranged(shown)))
        #expect(after.sorted() == before.sorted(), "seed \(seed)")
    }
}
