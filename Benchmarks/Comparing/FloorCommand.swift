import ArgumentParser
import Foundation
import PDFFilters

/// The least that any reader must do: read the file, decode the streams that hold its text. `compare` runs it as a process of its own.
struct FloorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "floor", abstract: "Read a file and decode its content and object streams, nothing more.", shouldDisplay: false)

    @Flag(help: "Only write how many pages there are and where the streams lie.")
    var prepare = false
    @Argument var document: String
    @Argument(help: "The list of streams.") var list: String

    func run() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: document)))
        if prepare {
            let streams = TextStreams(bytes)
            let ranges = streams.entries.filter { $0.steps.first?.filter == .flate }.map(\.range)
            let text = "\(streams.pageCount)\n" + ranges.map { "\($0.lowerBound) \($0.count)\n" }.joined()
            try text.write(toFile: list, atomically: false, encoding: .utf8)
            return
        }
        let numbers = try Data(contentsOf: URL(filePath: list)).split { $0 == 0x20 || $0 == 0x0A }.map { word in
            word.reduce(0) { $0 &* 10 &+ Int($1 &- 0x30) }
        }
        var decoder = StreamDecoder()
        var output: [UInt8] = []
        for index in stride(from: 1, to: numbers.count - 1, by: 2) {
            output.removeAll(keepingCapacity: true)
            let range = numbers[index]..<(numbers[index] + numbers[index + 1])
            _ = decoder.decode(bytes.span.extracting(range.clamped(to: 0..<bytes.count)), steps: [FilterStep(.flate)], into: &output)
        }
    }
}
