import ArgumentParser

struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "read", abstract: "Read a document aloud.")
    @OptionGroup var document: DocumentOptions
}
