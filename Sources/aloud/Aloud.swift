import ArgumentParser

@main
struct Aloud: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "aloud", abstract: "Reads a PDF aloud.")
    func run() async throws {}
}
