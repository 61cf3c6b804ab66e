@testable import PDFSyntax
import Testing

@Suite("What was asked for lately is kept")
struct RecentCacheTests {
    @Test func withinTheBudgetAllIsKept() {
        var cache = RecentCache<String>(budget: 10)
        for number in 0..<10 { cache.keep("\(number)", number, cost: 1) }
        for number in 0..<10 { #expect(cache.value(number) == "\(number)") }
        #expect(cache.value(10) == nil)
    }

    @Test("What is asked for again and again outlives what is asked for once")
    func used() {
        var cache = RecentCache<Int>(budget: 10)
        cache.keep(-1, -1, cost: 1)
        for number in 0..<100 {
            cache.keep(number, number, cost: 1)
            #expect(cache.value(-1) == -1)
        }
        #expect(cache.value(0) == nil)
        #expect(cache.value(99) == 99)
    }

    @Test("No more is kept than comes to the budget twice")
    func forgotten() {
        var cache = RecentCache<Int>(budget: 10)
        for number in 0..<1000 { cache.keep(number, number, cost: 2) }
        #expect((0..<1000).count { cache.value($0) != nil } <= 10)
    }

    @Test("Two that cost more than the budget take turns without being lost")
    func large() {
        var cache = RecentCache<Int>(budget: 10)
        cache.keep(1, 1, cost: 100)
        cache.keep(2, 2, cost: 100)
        for _ in 0..<5 {
            #expect(cache.value(1) == 1)
            #expect(cache.value(2) == 2)
        }
    }

    @Test func misses() {
        var cache = RecentCache<Int?>(budget: 10)
        cache.keep(nil, 7, cost: 1)
        #expect(cache.value(7) == .some(nil))
        cache.removeAll()
        #expect(cache.value(7) == nil)
    }
}
