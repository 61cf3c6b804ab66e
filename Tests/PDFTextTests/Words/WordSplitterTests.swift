import TestSupport
import Testing

@testable import PDFText

@Suite("Splitting words")
struct WordSplitterTests {
    /// The words of a fragment whose cells stand `gaps` ems of 10 points apart; a gap of nil is a shown space.
    private func words(_ text: String, isFixedPitch: Bool = false, gap: (Int) -> Float?) -> [String] {
        var cells: [Cell] = []
        var x: Float = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let white = index == 0 ? 0 : gap(index)
            x += (white ?? 0.25) * 10
            cells.append(Cell(scalar, x, gap: (white ?? 0.25) * 10, followsSpace: white == nil))
            x += 5
        }
        var splitter = WordSplitter()
        let fragment = Fragment(
            frame: 0, start: 0, end: cells.count, x0: 0, x1: x, y: 0, size: 10, em: 10, spaceCount: cells.count { $0.followsSpace },
            isArtifact: false)
        var ranges: [Range<Int>] = []
        splitter.split([fragment], cells.span, into: &ranges, isFixedPitch: [isFixedPitch])
        return splitter.words[ranges[0]].map { word in
            String(String.UnicodeScalarView(cells[Int(word.start)..<Int(word.end)].compactMap { Unicode.Scalar($0.unicode) }))
        }
    }

    @Test("Even letter-spacing of any width is no white", arguments: [0, 0.1, 0.2, 0.3, 0.5, 0.8] as [Float])
    func letterSpacing(_ spacing: Float) { #expect(words("CHAPTER") { _ in spacing } == ["CHAPTER"]) }

    @Test("Wider gaps in letter-spaced text part words")
    func spacedWords() { #expect(words("FIRSTPARTOFALL") { [5, 9, 11].contains($0) ? 0.7 : 0.3 } == ["FIRST", "PART", "OF", "ALL"]) }

    @Test("In a line that is set tight a space may be a little narrower than the others; elsewhere so wide a gap is kerning")
    func tightLine() {
        func parts(_ space: Float) -> [String] {
            words("thelampsofalltheoldtownsareput") { $0 == 3 ? 0.12 : [8, 10, 13, 16, 19, 24, 27].contains($0) ? space : 0.01 }
        }
        #expect(parts(0.18) == ["the", "lamps", "of", "all", "the", "old", "towns", "are", "put"])
        #expect(parts(0.25).first == "thelamps")
        let formula = words("ofallthefloorsoftheoldtown") { $0 == 9 ? 0.12 : [2, 5, 8, 14, 16, 19, 22].contains($0) ? 0.18 : 0.01 }
        #expect(formula.contains("floors"), "the first letter stands by itself")
    }

    @Test("Figures, signs and short words among them are none")
    func shortWords() {
        #expect(words("•2on1") { $0 == 3 ? 0 : 0.5 } == ["•", "2", "on", "1"])
        #expect(words("dobre") { $0 == 4 ? 0 : 0.5 } == ["dobre"], "two letters of a word that is spaced stand closer")
    }

    @Test("Signs set apart from what they stand between are no letter-spacing")
    func formulae() {
        #expect(words("g={z∈H}∈G") { [1, 2, 4, 5, 7, 8].contains($0) ? 0.28 : 0.02 } == ["g", "=", "{z", "∈", "H}", "∈", "G"])
        #expect(words("X\\X=∅∈T") { _ in 0.28 } == ["X", "\\", "X", "=", "∅", "∈", "T"])
        #expect(words("A=(0123456789)") { $0 > 3 ? 0.6 : 0 } == ["A=(0123456789)"], "a listing's cells, which stand apart evenly")
    }

    @Test("Letters of a fixed pitch stand apart in a listing, and words further, all of them if they are of another font")
    func fixedPitch() {
        func parts(_ isFixedPitch: Bool) -> [String] {
            words("apt-config=lamp", isFixedPitch: isFixedPitch) { [3, 4, 10].contains($0) ? 0.17 : $0 == 11 ? 0.25 : 0.05 }
        }
        #expect(parts(true) == ["apt-config=", "lamp"])
        #expect(parts(false) == ["apt", "-", "config", "=", "lamp"])
        // Hyphens stand apart by more.
        #expect(words("apt-config", isFixedPitch: true) { $0 == 3 ? 0.21 : 0.05 } == ["apt-config"])
    }

    @Test("White as wide as a letter is a space in type of a fixed pitch, however many letters stand by themselves")
    func typedSpaces() {
        #expect(words("c4def", isFixedPitch: true) { $0 == 1 ? 0 : 0.5 } == ["c4", "d", "e", "f"])
        #expect(words("12345678", isFixedPitch: true) { _ in 0.5 } == ["1", "2", "3", "4", "5", "6", "7", "8"])
        #expect(words("CHAPTER", isFixedPitch: true) { _ in 0.3 } == ["CHAPTER"], "spaced by less")
    }

    @Test("Shown spaces part words whatever the gaps")
    func shownSpaces() { #expect(words("firstpart") { $0 == 5 ? nil : 0.02 } == ["first", "part"]) }

    @Test("A display face's narrow spaces part words, kerning beside a narrow letter does not")
    func narrowSpaces() {
        #expect(
            words("smallwordsinabigface") { [5, 10, 12, 13, 16].contains($0) ? 0.13 : 0.01 } == [
                "small", "words", "in", "a", "big", "face",
            ])
        #expect(words("tftpclientlist") { [5, 6, 7, 11].contains($0) ? 0.13 : 0.01 } == ["tftpclientlist"])
        #expect(
            words("smallwordsinabigface") { [5, 10, 12, 13, 16].contains($0) ? 0.13 : $0 == 3 ? 0.09 : 0.01 } == ["smallwordsinabigface"])
    }

    @Test("Narrow gaps part words where all of them are as wide, but for those behind commas; kerning is as wide as it happens to be")
    func evenSpaces() {
        #expect(words("keeperlookedthere") { [6, 12].contains($0) ? 0.133 : 0.01 } == ["keeper", "looked", "there"])
        #expect(words("keeperlookedthere") { $0 == 6 ? 0.12 : $0 == 12 ? 0.138 : 0.01 } == ["keeperlookedthere"])
        #expect(
            words("keeperlooked,thereagain") { [6, 18].contains($0) ? 0.133 : $0 == 13 ? 0.112 : 0.01 } == [
                "keeper", "looked,", "there", "again",
            ])
    }

    @Test("What stands clear of a stop or a quotation's end begins a word, though wider gaps are kerning where spaces are shown")
    func stops() {
        /// Behind four words, a text in which one gap is as wide as given.
        func parts(_ text: String, at place: Int, _ gap: Float, others: Float = 0) -> [String] {
            Array(words("soitissaid" + text) { [2, 4, 6, 10].contains($0) ? nil : $0 == place + 10 ? gap : others }.dropFirst(4))
        }
        #expect(parts("“free”as", at: 6, 0.12) == ["“free”", "as"])
        #expect(parts("end,”he", at: 5, 0.12) == ["end,”", "he"])
        #expect(parts("me,“the", at: 3, 0.12) == ["me,", "“the"])
        #expect(parts("Lessig,2004", at: 7, 0.12) == ["Lessig,", "2004"])
        // Numbers, however loosely they are set, and letters that stand no closer.
        #expect(parts("16,2003", at: 3, 0.2) == ["16,2003"])
        #expect(parts("1.72", at: 2, 0.2) == ["1.72"])
        #expect(parts("U.S.", at: 2, 0.12, others: 0.08) == ["U.S."])
        #expect(parts("don’t", at: 4, 0.12) == ["don’t"])
    }

    @Test("Ideographs stay together")
    func ideographs() { #expect(words("吾輩は猫") { _ in 0.3 } == ["吾輩は猫"]) }

    @Test("Words divide the cells without a rest", arguments: 1...100 as ClosedRange<UInt64>)
    func partition(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let text = String((0..<Int.random(in: 1...40, using: &random)).map { _ in "ab.1漢".randomElement(using: &random) ?? "a" })
        let found = words(text) { _ in Int.random(in: 0...4, using: &random) == 0 ? nil : Float.random(in: -0.5...0.9, using: &random) }
        #expect(found.joined() == text, "seed \(seed)")
        #expect(found.allSatisfy { !$0.isEmpty }, "seed \(seed)")
    }
}
