import PDFSyntax
import TestSupport
import Testing

@testable import PDFCatalog

@Suite("Hostile structure trees")
struct HostileStructureTests {
    private static let catalog = 1, root = 2, page = 3, first = 10

    private func catalog(root: String, _ fill: (inout PDFBuilder) -> Void) -> Catalog {
        var pdf = PDFBuilder()
        pdf.add("<< /Type /Catalog /Pages 4 0 R /StructTreeRoot 2 0 R >>", as: Self.catalog)
        pdf.add("<< /Type /StructTreeRoot \(root) >>", as: Self.root)
        pdf.add("<< /Type /Page /Parent 4 0 R /MediaBox [0 0 600 800] /StructParents 0 >>", as: Self.page)
        pdf.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>", as: 4)
        fill(&pdf)
        pdf.root = Self.catalog
        return pdf.catalog()
    }

    private func structure(_ catalog: Catalog, _ keys: [ContentKey]) throws -> PageStructure {
        let (tree, page) = (try #require(catalog.structure), try #require(catalog.pages.page(at: 0)))
        return tree.structure(of: page, keys: keys, annotations: [])
    }

    private let key = [ContentKey(container: 0, identifier: 0)]

    @Test("A hundred thousand elements in each other: the content is given up, with a warning")
    func deep() throws {
        let count = 100_000
        let catalog = catalog(root: "/K 10 0 R /ParentTree << /Nums [0 [\(Self.first + count - 1) 0 R]] >>") { pdf in
            for index in 0..<count {
                let parent = index == 0 ? Self.root : Self.first + index - 1
                pdf.add(
                    "<< /S /Div /P \(parent) 0 R /K \(index == count - 1 ? "0" : "\(Self.first + index + 1) 0 R") >>",
                    as: Self.first + index)
            }
        }
        #expect(try structure(catalog, key).orphanCount == 1)
        #expect(catalog.store.warnings.all.contains { $0.code == .structureDamaged })
    }

    @Test("The same without a parent tree")
    func deepWalk() throws {
        let count = 100_000
        let catalog = catalog(root: "/K 10 0 R") { pdf in
            for index in 0..<count {
                let kid = index == count - 1 ? "<< /MCID 0 /Pg 3 0 R >>" : "\(Self.first + index + 1) 0 R"
                pdf.add("<< /S /Div /P \(index == 0 ? Self.root : Self.first + index - 1) 0 R /K \(kid) >>", as: Self.first + index)
            }
        }
        #expect(try structure(catalog, key).orphanCount == 1)
        #expect(catalog.store.warnings.all.contains { $0.code == .structureDamaged })
    }

    @Test("A million kids: those that are shown are found in their order, the others are never looked at")
    func wide() throws {
        let kids = (0..<1_000_000).map { "\(1_000_000 - $0 + 100) 0 R" }.joined(separator: " ")
        let catalog = catalog(root: "/K 10 0 R /ParentTree << /Nums [0 [150 0 R 200 0 R 900 0 R]] >>") { pdf in
            pdf.add("<< /S /Document /P 2 0 R /K [\(kids)] >>", as: Self.first)
            for (index, number) in [150, 200, 900].enumerated() { pdf.add("<< /S /P /P 10 0 R /K \(index) >>", as: number) }
        }
        let keys = (0..<3).map { ContentKey(container: 0, identifier: $0) }
        let found = try structure(catalog, keys)
        #expect(found.steps.compactMap { if case .content(let key) = $0 { key.identifier } else { nil } } == [2, 1, 0])
        #expect(!catalog.store.warnings.all.contains { $0.code == .objectMissing })
    }

    @Test("A walk over a tree without end comes to one")
    func wideWalk() throws {
        let kids = String(repeating: "7 11 0 R << /S /Span /K [1 2 3] >> ", count: 200_000)
        let catalog = catalog(root: "/K 10 0 R") { pdf in
            pdf.add("<< /S /Document /P 2 0 R /Pg 3 0 R /K [\(kids)] >>", as: Self.first)
            pdf.add("<< /S /P /P 10 0 R /K [10 0 R 11 0 R] >>", as: 11)
        }
        #expect(try structure(catalog, key).orphanCount == 1)
        #expect(catalog.store.warnings.all.contains { $0.code == .structureDamaged })
    }

    @Test("Any tree at all ends, and holds each piece of content once")
    func random() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<200 {
            func number() -> String { "\(Self.first + Int(random.next() % 12)) 0 R" }
            func kid() -> String {
                switch random.next() % 8 {
                case 0, 1: "\(random.next() % 6)"
                case 2: "<< /Type /MCR /MCID \(random.next() % 6) /Pg \(random.next() % 2 == 0 ? "3 0 R" : number()) >>"
                case 3: "<< /S /Span /P \(number()) /K [\(random.next() % 6) \(number())] >>"
                case 4: "<< /Type /OBJR /Obj \(number()) >>"
                case 5: "[\(number())]"
                default: number()
                }
            }
            let owners = (0..<6).map { _ in number() }.joined(separator: " ")
            let hasParents = random.next() % 3 > 0
            let catalog = catalog(root: "/K [\(kid()) \(kid())] \(hasParents ? "/ParentTree << /Nums [0 [\(owners)]] >>" : "")") { pdf in
                for index in 0..<12 {
                    let types = ["P", "Div", "Span", "L", "LI", "Table", "TR", "TD", "Note", "X"]
                    let parent = random.next() % 3 == 0 ? "2 0 R" : number()
                    let kids = (0..<Int(random.next() % 5)).map { _ in kid() }.joined(separator: " ")
                    pdf.add("<< /S /\(types[Int(random.next() % 10)]) /P \(parent) /K [\(kids)] >>", as: Self.first + index)
                }
            }
            let found = try structure(catalog, (0..<6).map { ContentKey(container: 0, identifier: $0) })
            var (depth, contents) = (0, [ContentKey]())
            for step in found.steps {
                switch step {
                case .enter: depth += 1
                case .leave: depth -= 1
                case .content(let key): contents.append(key)
                }
                #expect(depth >= 0, "seed \(seed)")
            }
            #expect(depth == 0 && Set(contents).count == contents.count, "seed \(seed)")
        }
    }
}
