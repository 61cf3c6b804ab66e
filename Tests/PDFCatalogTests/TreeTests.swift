import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct TreeTests {
    private func store(_ objects: (inout PDFBuilder) -> Void) -> ObjectStore {
        var pdf = PDFBuilder()
        pdf.addPages(["a"])
        objects(&pdf)
        return ObjectStore(bytes: pdf.finish())
    }

    @Test("Number trees give their pairs in order, through kids, direct and indirect")
    func numbers() {
        let store = store { pdf in
            pdf.add("<< /Kids [<< /Nums [1 (a) 2 (b)] >> 51 0 R] >>", as: 50)
            pdf.add("<< /Nums 52 0 R >>", as: 51)
            pdf.add("[53 0 R (c)]", as: 52)
            pdf.add("3", as: 53)
        }
        let pairs = Tree.numbers(.reference(ObjectID(number: 50)), store: store)
        #expect(pairs.map(\.key) == [1, 2, 3])
        #expect(pairs.map { store.text($0.value) } == ["a", "b", "c"])
    }

    @Test("Name trees: strings, names in their place, a key without a value")
    func names() {
        let store = store { $0.add("<< /Names [(b) 1 (a) 2 /c 3 5 6 (d)] >>", as: 50) }
        let pairs = Tree.names(.reference(ObjectID(number: 50)), store: store)
        #expect(pairs.map { String(decoding: $0.key, as: UTF8.self) } == ["b", "a", "c"])
        #expect(pairs.map { $0.value.integer } == [1, 2, 3])
    }

    @Test("Loops, depth and nonsense end")
    func hostile() {
        let store = store { pdf in
            pdf.add("<< /Kids [50 0 R 51 0 R 51 0 R 5 null] /Names [(a) 1] >>", as: 50)
            for number in 51..<150 { pdf.add("<< /Kids [\(number + 1) 0 R 50 0 R] /Names [(a) 1] >>", as: number) }
        }
        let count = Tree.names(.reference(ObjectID(number: 50)), store: store).count
        #expect(count > 20 && count < 100)
        #expect(Tree.names(.integer(5), store: store).isEmpty)
        #expect(Tree.numbers(.null, store: store).isEmpty)
    }
}
