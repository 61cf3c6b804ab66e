import PDFText
import Testing

@Suite("Programs in the type of a text")
struct ProgramLineTests {
    private let text = Prose.sentence("Alpha", 90)

    private func roles(_ lines: [String], font: TestFont = .even) throws -> [String] {
        let roles = try TestDocument { page in
            let y = page.paragraph(text, 72, 720, width: 420) - 20
            page.paragraph(text, 72, page.lines(lines, 80, y, font: font) - 20, width: 420)
        }.roles()
        try #require(roles.first == "paragraph: " + text && roles.last == roles.first, "\(roles)")
        return Array(roles.dropFirst().dropLast())
    }

    @Test(
        "Statements, comments and heads keep their lines",
        arguments: [
            ["// Light the lamps.", "lamp_t lamp; // the first", "lamp.oil = 3 * 4;", "light(&lamp);"],
            ["class Lamp ( HasOil ):", "name = Word( 'none' )", "wick = Word", "oils = List( Oil )"],
            ["#include <lamp.h>", "#include <oil.h>"],
            ["while (lamp.burns()) {", "lamp.wait();", "}"],
        ])
    func statements(lines: [String]) throws {
        let found = try roles(lines)
        let printed = found.flatMap { $0.drop { $0 != " " }.dropFirst().split(separator: "\n").map(String.init) }
        #expect(printed == lines, "\(found)")
    }

    @Test(
        "Sentences with stops, brackets and signs go on",
        arguments: [
            ["The keeper (the buyer) shall pay for the oil that is delivered to him in the first week;", "and so do the others."],
            ["The keepers shall have their lamp(s) for the whole of the year, whoever pays for their oil;", "their boat(s);"],
        ])
    func sentences(lines: [String]) throws {
        #expect(try !roles(lines).contains { $0.hasPrefix("code") })
    }

    @Test("What fills its lines is a text, whatever it speaks of")
    func wrapped() throws {
        let sentence = "lamp_count = 3 says how many there are; oil_count = 4 and wick_count = 5 are the same for the others in it = all"
        let text = Array(repeating: sentence, count: 4).joined(separator: "; ")
        let lines = TestPage.wrap(text, width: 420)
        #expect(try !roles(lines).contains { $0.hasPrefix("code") })
    }

    @Test("In a document full of typed text two lines of a program keep theirs")
    func typed() throws {
        let text = Prose.sentence("Alpha", 90)
        let code = ["// light the lamps (all of them)", "LampKeeper theLampKeeper;"]
        let roles = try TestDocument { page in
            var y = page.lines(TestPage.wrap(text, width: 400), 72, 720, font: .fixedWide) - 24
            y = page.lines(code, 82, y, font: .fixedWide) - 24
            page.lines(TestPage.wrap(text, width: 400), 72, y, font: .fixedWide)
        }.roles()
        #expect(roles == ["paragraph: " + text, "code: " + code.joined(separator: "\n"), "paragraph: " + text])
    }
}
