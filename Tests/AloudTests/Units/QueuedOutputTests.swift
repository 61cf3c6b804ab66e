import Foundation
import Testing

@testable import aloud

@Suite("Output that holds nobody up")
struct QueuedOutputTests {
    @Test("Where nobody reads, writing goes on, and what there is no room for is left out whole")
    func stalled() throws {
        let pipe = Pipe()
        let output = QueuedOutput(pipe.fileHandleForWriting.fileDescriptor)
        var taken = 0
        // Far more than a pipe and the queue hold.
        for line in 0..<40_000 where output.write(Array("line \(line)\n".utf8)) { taken += 1 }
        #expect(taken < 40_000)
        output.settle(milliseconds: 20)
        let expected = (0..<taken).map { "line \($0)\n" }.joined()
        var read = Data()
        while read.count < expected.utf8.count {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            read += more
        }
        #expect(String(decoding: read, as: UTF8.self).hasPrefix((0..<1000).map { "line \($0)\n" }.joined()))
        output.settle(milliseconds: 1000)
        #expect(output.write(Array("again\n".utf8)))
    }
}
