import Hostility
import PDFText
import TestSupport
import Testing

struct MutatorTests {
    private static let sample = "structure/form-xobjects.pdf"

    @Test("The same seed gives the same mutant, another seed another") func repeatable() throws {
        let bytes = try Sample.bytes(Self.sample)
        #expect(PDFMutator.mutant(of: bytes, seed: 5) == PDFMutator.mutant(of: bytes, seed: 5))
        #expect(Set((0..<20).map { PDFMutator.mutant(of: bytes, seed: $0) }).count > 15)
    }

    @Test("Most mutants can be opened, so that what is deep is reached") func openable() throws {
        let bytes = try Sample.bytes(Self.sample)
        let opened = (0..<200).filter { (try? PDFDocument(bytes: PDFMutator.mutant(of: bytes, seed: UInt64($0)))) != nil }
        #expect(opened.count > 120)
    }

    @Test("What is no document is changed by bytes") func bytes() {
        #expect(PDFMutator.mutant(of: Array("no document".utf8), seed: 3) != Array("no document".utf8))
        _ = PDFMutator.mutant(of: [], seed: 1)
    }
}
