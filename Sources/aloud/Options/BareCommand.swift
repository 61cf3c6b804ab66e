import ArgumentParser

/// A command that can be run on a document's name alone. Where no option is given there is nothing to parse, and what the parser finds out of a command by
/// reflection takes as long as a page does.
protocol BareCommand: AsyncParsableCommand {
    /// Does what the command does when it is parsed from one argument that is no option.
    static func run(bare file: String) async throws
}

/// Options that can be had without the parser.
protocol BareOptions: ParsableArguments {
    /// Those of a command line that gives none: every property has to be set, a value that was not parsed can't be read.
    static var bare: Self { get }
}

extension BareCommand {
    /// Whether arguments are a document's name and no more.
    ///
    /// - Parameter arguments: those behind the command's name.
    static func isBare(_ arguments: [String]) -> Bool {
        guard let name = arguments.first, arguments.count == 1 else { return false }
        return !name.hasPrefix("-") && name != "help"
    }
}
