import TestSupport
import Testing

@testable import PDFText

@Suite("Letters between empty byte strings")
struct ByteLiteralsTests {
    /// A text with all letters beyond ASCII marked, as dblatex 0.3 did under Python 3.
    private func marked(_ text: String, _ quote: String = "’") -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : "b\(quote)\(quote)\($0)b\(quote)\(quote)" }.joined()
    }

    @Test("Are those letters", arguments: ["’", "'"])
    func whole(quote: String) throws {
        let texts = ["# адрес шлюза", "lampa = 'rozsvítí'; # až večer", "print(”mẫu.com”)", "模块=值"]
        let read = try readListing(texts.map { marked($0, quote) })
        #expect(read == texts)
    }

    @Test("Wherever the line was broken", arguments: 10...50)
    func cut(at place: Int) throws {
        let text = marked("# абвгдежз")
        let broken = text.index(text.startIndex, offsetBy: place)
        let read = try readListing([text[..<broken] + " ↩", String(text[broken...]), "let end = true"])
        #expect(read == ["# абвгдежз", "let end = true"])
    }

    @Test("May have spaces in them, where letters are in another font")
    func spaced() throws {
        #expect(try readListing(["# b ’’설b’ ’b ’ ’치b’ ’ b ’’과b’ ’b ’’정b’ ’", "a = b"]) == ["# 설치 과정", "a = b"])
    }

    @Test("An apostrophe is one, too")
    func apostrophe() throws {
        #expect(
            try readListing(["é = b’’éb’’", "‘single quoted textb’’’b’’ is not ASCII"]) == ["é = é", "‘single quoted text’ is not ASCII"])
    }

    @Test("What is no literal stays", arguments: ["x = b’’", "b’x’ + b’’", "a’ b’ c’’", "f(b’’, b’’)", "b’’é", "éb’’"])
    func others(line: String) throws {
        #expect(try readListing([line, "# ééé", "let end = true"]) == [line, "# ééé", "let end = true"])
    }

    @Test("The words between are where they were")
    func places() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            page.lines([marked("# ключ"), marked("имя = ключ")], 80, y, size: 10, font: .fixedWide)
        }
        let paragraphs = try document.paragraphs(ReadingOptions(tracesLines: true))
        let line = try #require(paragraphs.last?.lines.last)
        #expect(line.words.map(\.text) == ["имя", "=", "ключ"])
        let text = try #require(paragraphs.last?.text)
        for word in line.words { #expect(String(decoding: Array(text.utf8)[word.range], as: UTF8.self) == word.text) }
        // Seven marks and letters, a space, a sign, a space.
        #expect(try #require(line.words.last).box.x0 == 80 + 24 * 5)
    }

    @Test(
        "Of any lines what is left is parts of them, in order, and all that is no mark, letter or space",
        arguments: [UInt64.random(in: 0...(.max))])
    func anyLines(seed: UInt64) {
        var random = SplitMix(state: seed)
        let pieces = ["b", "’", "'", " ", "é", "설", "x", "b’’", "b’’é", "b’’", "’’", "↩", "←-", "-"]
        for _ in 0..<2000 {
            var literals = ByteLiterals()
            for _ in 0..<4 {
                let line = Array(
                    (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined().utf8)
                guard let kept = literals.kept(of: line[...]) else { continue }
                #expect(
                    zip(kept, kept.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound } && (kept.last?.upperBound ?? 0) <= line.count)
                let (left, all) = (Self.others(kept.flatMap { line[$0] }), Self.others(line))
                #expect(left == all, "\(String(decoding: line, as: UTF8.self)), seed \(seed)")
            }
        }
    }

    private static func others(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).filter { !"b’' ".contains($0) }
    }
}
