import Foundation
import Hostility
import TestSupport
import Testing

/// The targets of fuzzing, over what was found by it and over a few mutants of it: short, and the same every time.
struct TargetTests {
    /// Inputs that once ended the process, or made it say what is not so.
    private static let findings: [(target: FuzzTarget, input: [UInt8])] = [
        // A jump by nothing backwards was written in a way that can't be read.
        (.position, Array("-0".utf8)), (.position, Array("–0".utf8)), (.position, Array("-0%".utf8)),
        // Numbers were written with exponents, and the page “age” as no page.
        (.position, Array("2446446494464649432909".utf8)), (.position, Array("+1222222222222222222222:2".utf8)),
        (.position, Array("0.00001".utf8)),
        (.position, Array("0.0000001%".utf8)), (.position, Array("p\r\rage".utf8)),
        // A mark that combines with what is in front of it made a label or words unreadable.
        (.position, Array("p\r\u{317}w".utf8)), (.position, Array("page\r\u{319}".utf8)), (.position, Array("\"\u{B}\t\u{5AF}/5%".utf8)),
        (.position, Array("\r«\r\u{5BF}p\r\rP".utf8)), (.position, Array("p\u{B}\u{B}\u{300}".utf8)),
        (.position, Array("p\rage\u{300}".utf8)),
    ]

    @Test(arguments: findings) func finding(target: FuzzTarget, input: [UInt8]) { target.run(input) }

    @Test("Labels of pages that there are not") func labels() throws { FuzzTarget.document.run(MinimalPDF(paragraphs: ["One."]).bytes) }

    @Test("Some mutants of every sample", arguments: [1, 2, 3] as [UInt64]) func samples(seed: UInt64) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path).filter { $0.hasSuffix(".pdf") }.sorted()
        for name in names {
            let bytes = try Sample.bytes(name)
            if bytes.count <= 1 << 15 { FuzzTarget.document.run(PDFMutator.mutant(of: bytes, seed: seed)) }
        }
    }

    @Test("Bytes that mean nothing", arguments: FuzzTarget.allCases) func noise(_ target: FuzzTarget) {
        var random = SeededGenerator(seed: 7)
        for length in [0, 1, 2, 3, 7, 64, 300] {
            target.run((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
            target.run([UInt8](repeating: 0xFF, count: length))
        }
    }
}
