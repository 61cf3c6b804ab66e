import TestSupport
import Testing

@testable import PDFText

@Suite("Sets of cases")
struct CaseSetTests {
    @Test("Each role has a place of its own, and no place is left over")
    func roles() { #expect(Set(BlockRole.allCases.map(\.index)) == Set(0..<BlockRole.allCases.count)) }

    @Test("Each kind of further text has a bit of its own")
    func extras() {
        let bits = ReadingOptions.Extra.allCases.map { ReadingOptions.ExtraSet.bit(of: $0) }
        #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 } && Set(bits).count == bits.count)
    }

    @Test("They are what sets of these cases are", arguments: [UInt64(1), 2, 3, 4])
    func likeSets(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sets = (0..<2).map { _ in BlockRole.allCases.filter { _ in Bool.random(using: &random) } }
        let (own, plain) = (sets.map { RoleSet($0) }, sets.map { Set($0) })
        func cases(_ set: RoleSet) -> Set<BlockRole> { Set(BlockRole.allCases.filter { set.contains($0) }) }
        #expect(cases(own[0].union(own[1])) == plain[0].union(plain[1]))
        #expect(cases(own[0].intersection(own[1])) == plain[0].intersection(plain[1]))
        #expect(cases(own[0].subtracting(own[1])) == plain[0].subtracting(plain[1]))
        #expect(cases(own[0].symmetricDifference(own[1])) == plain[0].symmetricDifference(plain[1]))
        #expect(own[0].isEmpty == plain[0].isEmpty && own[0].isSuperset(of: own[1]) == plain[0].isSuperset(of: plain[1]))
        var set = own[0]
        for role in BlockRole.allCases {
            #expect(set.insert(role).inserted == !plain[0].contains(role))
            #expect(set.remove(role) == role && set.remove(role) == nil)
        }
        #expect(set == [])
    }
}
