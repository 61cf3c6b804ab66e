import Reading
import Testing

@Suite("Finding a position")
struct ReadingPositionResolvingTests {
    private let text: ReadingText = {
        var builder = ReadingText.Builder()
        for (page, label) in ["i", "ii", "1", "2", "3"].enumerated() {
            builder.beginPage(page, label: label)
            if page % 2 == 0 { builder.addChapter(title: "Chapter \(page / 2 + 1)", level: 1) }
            for _ in 0..<5 { builder.append(paragraph: "Word after word stands on page \(label) here.") }
        }
        builder.beginPage(5, label: "4")
        return builder.build(isComplete: true)
    }()

    private func resolve(_ written: String, from current: Int = 0) throws -> Int {
        try ReadingPosition(parsing: written).resolve(in: text, scrubber: Scrubber(text: text), from: current, rate: 175)
    }

    private func reason(_ written: String, in text: ReadingText? = nil) -> (ReadingPositionError.Code, String)? {
        let text = text ?? self.text
        do {
            _ = try ReadingPosition(parsing: written).resolve(in: text, scrubber: Scrubber(text: text), from: 0, rate: 175)
            return nil
        } catch {
            return (error.code, error.reason)
        }
    }

    @Test("A page is found by its label, then by its number, and an empty last page by what there is")
    func pages() throws {
        #expect(try resolve("pii") == 40)
        #expect(try resolve("pII") == 40)
        #expect(try resolve("p1") == 80, "the page labelled 1, not the first page")
        #expect(try resolve("p3") == 160)
        #expect(try resolve("p5") == 160, "no page is labelled 5: the fifth page")
        #expect(try resolve("p4") == text.words.upperBound - 1)
        #expect(reason("p9")?.0 == .notThere)
        #expect(reason("p9")?.1 == "There is no page 9; the document has 6 pages, labelled i to 4.")
        #expect(reason("pxyz")?.0 == .notThere)
    }

    @Test("Chapters and words")
    func chaptersAndWords() throws {
        #expect(try resolve("#1") == 0)
        #expect(try resolve("#3") == 160)
        #expect(reason("#4")?.1 == "There is no chapter 4; the document has 3.")
        #expect(reason("#1", in: ReadingText(whole: "plain"))?.1 == "There is no chapter 1; the document has no chapters.")
        #expect(try resolve("w1") == 0)
        #expect(try resolve("w200") == 199)
        #expect(reason("w201")?.1 == "There is no word 201; the document has 200 words.")
    }

    @Test("Fractions and steps are clamped, relative ones go from the current word")
    func fractionsAndTimes() throws {
        #expect(try resolve("0%") == 0)
        #expect(try resolve("100%") == 199)
        #expect((95...105).contains(try resolve("50%")))
        #expect(try resolve("+10%", from: 100) > 110)
        #expect(try resolve("-10%", from: 100) < 90)
        #expect(try resolve("-50%", from: 10) == 0)
        #expect(try resolve("+50%", from: 190) == 199)
        #expect(try resolve("+5", from: 100) > 105)
        #expect(try resolve("-5", from: 100) < 95)
        #expect(try resolve("-500", from: 100) == 0)
    }

    @Test("There and back again is the same place, and every step moves")
    func steps() throws {
        for word in [0, 57, 120] {
            let there = try resolve("+20", from: word)
            #expect(abs(try resolve("-20", from: there) - word) <= 1)
            #expect(try resolve("+0.01", from: word) == word + 1)
        }
        #expect(try resolve("-0.01", from: 57) == 56)
        #expect(try resolve("-0.01", from: 0) == 0)
        #expect(try resolve("+0.01", from: 199) == 199)
        #expect(try resolve("+5", from: .max) == 199)
        #expect(try resolve("-5", from: .min) == 0)
    }

    @Test("In a text that is not whole, what is missing is said to be not read yet")
    func partial() {
        var builder = ReadingText.Builder(baseWord: 100)
        builder.append(paragraph: "some words")
        let part = builder.build(isComplete: false)
        for written in ["p1", "#1", "w1", "w500", "\"nothing\""] { #expect(reason(written, in: part)?.0 == .notReadYet, "\(written)") }
        #expect(reason("w101", in: part) == nil)
        #expect(reason("50%", in: .empty)?.0 == .empty)
        #expect(reason("50%", in: ReadingText.Builder().build(isComplete: false))?.0 == .notReadYet)
    }

    @Test("A time behind the end is told, as a page is; the length that is shown is the end")
    func behindTheEnd() throws {
        let total = Scrubber(text: text).totalSeconds(rate: 175)
        #expect(try resolve("\(Int(total.rounded(.up)))s") == text.words.upperBound - 1)
        #expect(reason("5:00:00")?.0 == .notThere)
        #expect(reason("5:00:00")?.1.hasPrefix("There is no 5:00:00 in the document; it takes 1:") == true)
        #expect(reason("+5:00:00") == nil, "a step goes to the end at most")
        var builder = ReadingText.Builder()
        builder.append(paragraph: "some words")
        #expect(reason("5m", in: builder.build(isComplete: false))?.0 == .notReadYet)
        for rate in [Double.nan, .infinity, -1] {
            #expect(throws: ReadingPositionError.self) {
                try ReadingPosition.time(.infinity).resolve(in: text, scrubber: Scrubber(text: text), from: 0, rate: rate)
            }
        }
    }

    @Test("Numbers that no user can mean are no danger")
    func extremes() throws {
        let scrubber = Scrubber(text: text)
        for position: ReadingPosition in [
            .fraction(.nan), .fraction(.infinity), .time(.nan), .time(-.infinity), .relativeFraction(.nan), .relativeTime(.infinity),
            .relativeTime(.nan),
        ] {
            #expect(text.words.contains(try position.resolve(in: text, scrubber: scrubber, from: 5, rate: .nan)))
        }
        for position: ReadingPosition in [
            .word(.max), .word(.min), .chapter(.max), .chapter(.min), .page(""), .page("99999999999999999999999"),
        ] {
            #expect(throws: ReadingPositionError.self) { try position.resolve(in: text, scrubber: scrubber, from: 5, rate: 175) }
        }
    }
}
