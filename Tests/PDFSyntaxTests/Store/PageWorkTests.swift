import PDFSyntax
import Testing

struct PageWorkTests {
    @Test("Honest pages are never counted, however many there are") func ordinaryPages() {
        let work = PageWork(fileLength: 1000)
        for page in 0..<100_000 { work.note(page, PageWork.large - 1) }
        #expect(work.admits(100_000))
    }

    @Test("Large pages that come to many times the file end it; those that were read stay readable") func largePages() {
        let work = PageWork(fileLength: 1000)
        var read = 0
        while work.admits(read), read < 1000 {
            work.note(read, 64 << 20)
            read += 1
        }
        #expect((2...8).contains(read))
        #expect(work.admits(0) && work.admits(read - 1) && !work.admits(read) && !work.admits(999_999))
    }

    @Test("A page read again and again counts once") func again() {
        let work = PageWork(fileLength: 1000)
        for _ in 0..<1000 { work.note(3, 64 << 20) }
        #expect(work.admits(4))
    }

    @Test("A large file may have large pages") func largeFiles() {
        let work = PageWork(fileLength: 100 << 20)
        for page in 0..<90 { work.note(page, 64 << 20) }
        #expect(work.admits(90))
    }
}
