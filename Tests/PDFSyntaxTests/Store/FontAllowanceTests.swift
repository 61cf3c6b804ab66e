import PDFSyntax
import Testing

struct FontAllowanceTests {
    private var allowance: FontAllowance { ObjectStore(bytes: Array("%PDF-1.7\n".utf8)).fontAllowance }

    @Test("Small parts are never counted, however often they are read") func small() {
        let allowance = allowance
        for _ in 0..<1_000_000 { allowance.note(30_000) }
        #expect(allowance.isLeft)
    }

    @Test("Large ones that come to many times the file end it") func large() {
        let allowance = allowance
        var count = 0
        while allowance.isLeft, count < 1000 {
            allowance.note(50 << 20)
            count += 1
        }
        #expect((2...5).contains(count))
        let enormous = self.allowance
        enormous.note(.max)
        enormous.note(.max)
        #expect(!enormous.isLeft)
    }

    @Test("Tables count for as long as they are there") func tables() {
        let allowance = allowance
        var leases = (0..<4).map { _ in allowance.lease(60 << 20) }
        #expect(!allowance.isLeft && leases[0].bytes == 60 << 20)
        leases.removeAll()
        #expect(allowance.isLeft)
    }
}
