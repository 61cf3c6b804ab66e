import Testing

@testable import PDFText

@Suite struct DisjointSetsTests {
    @Test func whatIsJoinedHasOneRoot() {
        var sets = DisjointSets(count: 6)
        #expect((0..<6).map { sets.root($0) } == Array(0..<6))
        sets.join(0, to: 1)
        sets.join(4, to: 5)
        sets.join(1, to: 4)
        #expect([0, 1, 4, 5].map { sets.root($0) } == [5, 5, 5, 5])
        // Once more changes nothing, and what was joined to nothing stays by itself.
        sets.join(5, to: 0)
        #expect((0..<6).map { sets.root($0) } == [5, 5, 2, 3, 5, 5])
    }
}
