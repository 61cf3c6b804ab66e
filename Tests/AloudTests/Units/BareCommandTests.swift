import ArgumentParser
import Testing

@testable import aloud

/// Commands that are made of a document's name are those that the parser makes of it.
struct BareCommandTests {
    private static let name = "a book.pdf"

    private func parsed<Command: BareCommand>(_: Command.Type) throws -> Command {
        try #require(try Command.parseAsRoot([Self.name]) as? Command)
    }

    private func expectSame<Job>(_ made: Job, _ parsed: Job, sourceLocation: SourceLocation = #_sourceLocation) throws {
        var (bare, whole) = ("", "")
        dump(made, to: &bare)
        dump(parsed, to: &whole)
        // Groups that were parsed have lost the titles that the help shows.
        let values = [bare, whole].map { text in text.split(separator: "\n").filter { !$0.contains("- title: ") } }
        #expect(values[0] == values[1], sourceLocation: sourceLocation)
        // What was not set is how it would have been parsed.
        #expect(!bare.contains("definition"), sourceLocation: sourceLocation)
    }

    @Test func text() throws { try expectSame(TextJob(bare: Self.name), parsed(TextCommand.self).job) }

    @Test func reading() throws { try expectSame(ReadCommand(bare: Self.name), parsed(ReadCommand.self)) }

    @Test(arguments: [[], ["-"], ["--help"], ["-v"], ["help"], ["a.pdf", "b.pdf"], ["a.pdf", "--lines"]])
    func `whatever else is written is parsed`(_ arguments: [String]) {
        #expect(!TextCommand.isBare(arguments))
    }

    @Test(arguments: ["a.pdf", "", "\u{2212}3", "./-x.pdf", "voices"])
    func `a name is not`(_ name: String) {
        #expect(TextCommand.isBare([name]))
    }
}
