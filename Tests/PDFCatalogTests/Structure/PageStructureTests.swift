import PDFSyntax
import TestSupport
import Testing

@testable import PDFCatalog

@Suite("Structure of a page")
struct PageStructureTests {
    /// A tree whose objects begin at 10, with the page's `StructParents` 0, and a form in object 9 with 1.
    private func document(root: String, _ objects: [Int: String], page entries: String = "/StructParents 0") -> TestCatalog {
        var bodies = [String](repeating: "null", count: 40)
        bodies[9 - 4] = TestCatalog.stream("", "/Type /XObject /Subtype /Form /StructParents 1")
        bodies[10 - 4] = "<< /Type /StructTreeRoot \(root) >>"
        for (number, body) in objects { bodies[number - 4] = body }
        return TestCatalog(catalog: "/StructTreeRoot 10 0 R", page: entries, bodies)
    }

    /// The steps as text: types in brackets around what they hold; "0" for identifiers, "9:0" for those of forms.
    private func outline(_ document: TestCatalog, _ keys: [ContentKey]) throws -> String {
        let tree = try #require(document.catalog.structure)
        let page = try #require(document.page)
        let structure = tree.structure(of: page, keys: keys, annotations: document.annotations)
        return structure.steps.map { step in
            switch step {
            case .enter(let node): structure.nodes[node].element.name + "("
            case .leave: ")"
            case .content(let key): (key.container == 0 ? "" : "\(key.container):") + "\(key.identifier) "
            }
        }.joined()
    }

    private func keys(_ identifiers: Int...) -> [ContentKey] { identifiers.map { ContentKey(container: 0, identifier: $0) } }

    @Test("Kids in every form: numbers, references to content, arrays, elements, one alone")
    func kids() throws {
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [12 0 R 12 0 R 13 0 R 14 0 R] 1 [13 0 R]] >>",
            [
                11: "<< /S /Document /P 10 0 R /K [14 0 R 13 0 R 12 0 R] >>",
                12: "<< /S /P /P 11 0 R /Pg 3 0 R /K [1 << /Type /MCR /MCID 0 /Pg 3 0 R >>] >>",
                13: "<< /S /H1 /P 11 0 R /K [20 0 R << /Type /MCR /Stm 9 0 R /MCID 0 /Pg 3 0 R >>] >>",
                14: "<< /S /P /P 11 0 R /Pg 3 0 R /K 3 >>",
                20: "<< /Type /MCR /MCID 2 /Pg 3 0 R >>",
            ])
        let all = keys(0, 1, 2, 3) + [ContentKey(container: 9, identifier: 0)]
        #expect(try outline(document, all) == "(Document(P(3 )H1(2 9:0 )P(1 0 )))")
        #expect(try outline(document, keys(1)) == "(Document(P(1 )))", "only what is asked for")
    }

    @Test("Annotations by their objects")
    func annotations() throws {
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [11 0 R] 7 11 0 R] >>",
            [
                11: "<< /S /Link /P 10 0 R /K [<< /Type /OBJR /Obj 20 0 R >> 0] >>",
                20: "<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /StructParent 7 >>",
            ], page: "/StructParents 0 /Annots [20 0 R]")
        let all = keys(0) + [ContentKey(container: ContentKey.annotations, identifier: 1)]
        #expect(try outline(document, all) == "(Link(-1:1 0 ))")
    }

    @Test("The same identifiers on another page are another's")
    func pages() throws {
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [11 0 R 12 0 R]] >>",
            [
                11: "<< /S /P /P 10 0 R /K [<< /MCID 0 /Pg 30 0 R >> 12 0 R << /MCID 0 /Pg 3 0 R >>] >>",
                12: "<< /S /Span /P 11 0 R /Pg 3 0 R /K 1 >>",
            ])
        #expect(try outline(document, keys(0, 1)) == "(P(Span(1 )0 ))")
    }

    @Test("Elements written inside their parents")
    func direct() throws {
        let document = document(
            root:
                "/K << /S /Document /K [<< /S /Sect /K << /S /Figure /Alt (empty) >> >> 11 0 R] >> /ParentTree << /Nums [0 [11 0 R 11 0 R]] >>",
            [11: "<< /S /P /P 10 0 R /Pg 3 0 R /K [1 << /S /Span /K 0 >>] >>"])
        #expect(try outline(document, keys(0, 1)) == "(Document(P(1 Span(0 ))))")
    }

    @Test("A parent tree of many nodes is looked up by its limits, or in spite of them")
    func parentTree() throws {
        let limits = ["/Limits [0 4]", "", "/Limits [50 40]"]
        for limit in limits {
            let document = document(
                root: "/K 11 0 R /ParentTree << /Kids [20 0 R 21 0 R] >>",
                [
                    11: "<< /S /P /P 10 0 R /Pg 3 0 R /K 0 >>", 20: "<< \(limit) /Nums [0 [11 0 R] 3 null] >>",
                    21: "<< /Limits [5 9] /Nums [5 [null]] >>",
                ])
            #expect(try outline(document, keys(0)) == "(P(0 ))", "\(limit)")
        }
    }

    @Test("A kid that its parent doesn't list comes last; content that its owner doesn't list, too")
    func unlisted() throws {
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [12 0 R 13 0 R 13 0 R]] >>",
            [
                11: "<< /S /Document /P 10 0 R /K [13 0 R] >>", 12: "<< /S /H1 /P 11 0 R /Pg 3 0 R /K 0 >>",
                13: "<< /S /P /P 11 0 R /Pg 3 0 R /K 2 >>",
            ])
        #expect(try outline(document, keys(0, 1, 2)) == "(Document(P(2 1 )H1(0 )))")
    }

    @Test("A parent tree that has most content at the wrong elements is not believed where these have other content among their kids")
    func shifted() throws {
        // An entry for each element, though the last one drawn has two identifiers: Canva's.
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [12 0 R 13 0 R 14 0 R 15 0 R]] >>",
            [
                11: "<< /S /Document /P 10 0 R /K [12 0 R 13 0 R 14 0 R 15 0 R] >>", 12: "<< /S /H1 /P 11 0 R /Pg 3 0 R /K [0] >>",
                13: "<< /S /P /P 11 0 R /Pg 3 0 R /K [3] >>", 14: "<< /S /H2 /P 11 0 R /Pg 3 0 R /K [4] >>",
                15: "<< /S /Note /P 11 0 R /Pg 3 0 R /K [1 2] >>",
            ])
        #expect(try outline(document, keys(0, 1, 2, 3, 4)) == "(Document(H1(0 )P(3 )H2(4 )Note(1 2 )))")
    }

    @Test("Loops, wrong types and missing objects give what can be had")
    func damage() throws {
        let looped = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [12 0 R 11 0 R]] >>",
            [
                11: "<< /S /P /P 10 0 R /Pg 3 0 R /K [1 11 0 R 12 0 R] >>", 12: "<< /S /P /P 13 0 R /K [0 13 0 R] >>",
                13: "<< /S /P /P 12 0 R /K 12 0 R >>",
            ])
        #expect(try outline(looped, keys(0, 1)) == "(P(1 ))")
        let wrong = document(
            root: "/K [null 5 (x) 11 0 R 99 0 R] /ParentTree << /Nums [0 [(x) 11 0 R 99 0 R]] >>",
            [11: "<< /S (P) /P 5 /Pg (x) /K [null /x 1 [1] << >> << /MCID (x) >>] >>"])
        #expect(try outline(wrong, keys(0, 1, 2, -1, .max)) == "((1 ))")
        for root in ["", "/K 10 0 R", "/K [10 0 R] /ParentTree 10 0 R", "/K << /S /P /K 10 0 R >> /ParentTree << /Kids [10 0 R] >>"] {
            let document = document(root: root, [:])
            guard let tree = document.catalog.structure, let page = document.page else { continue }
            #expect(tree.structure(of: page, keys: keys(0), annotations: []).orphanCount == 1)
        }
    }

    @Test("What names no parent, and nothing has among its kids, stands behind what is shown before it, outside of tables")
    func detached() throws {
        let document = document(
            root: "/K 11 0 R /ParentTree << /Nums [0 [13 0 R 14 0 R 15 0 R 16 0 R]] >>",
            [
                11: "<< /S /Document /P 10 0 R /K [12 0 R 16 0 R] >>", 12: "<< /S /Table /P 11 0 R /K 13 0 R >>",
                13: "<< /S /TR /P 12 0 R /Pg 3 0 R /K 0 >>", 14: "<< /S /TR /Pg 3 0 R /K 1 >>", 15: "<< /S /TR /Pg 3 0 R /K 2 >>",
                16: "<< /S /P /P 11 0 R /Pg 3 0 R /K 3 >>",
            ])
        #expect(try outline(document, keys(0, 1, 2, 3)) == "(Document(Table(TR(0 ))TR(1 )TR(2 )P(3 )))")
        // Where others come first on the page, these do in the text as well.
        #expect(try outline(document, keys(0, 3, 1, 2)) == "(Document(Table(TR(0 ))P(3 )TR(1 )TR(2 )))")
        #expect(try outline(document, keys(1, 0, 3)) == "(Document(Table(TR(0 ))P(3 ))TR(1 ))")
    }

    @Test("Without a parent tree the whole tree is gone through, once")
    func walk() throws {
        let document = document(
            root: "/K 11 0 R",
            [
                11: "<< /S /Document /P 10 0 R /Pg 3 0 R /K [12 0 R 1] >>",
                12: "<< /S /P /P 11 0 R /K [0 << /S /Span /K << /MCID 2 /Pg 3 0 R >> >> 11 0 R] >>",
            ],
            page: "")
        #expect(try outline(document, keys(0, 1, 2)) == "(Document(P(0 Span(2 ))1 ))")
    }
}

@Suite("Structure elements")
struct StructureElementTests {
    private func element(_ entries: String, root: String = "", _ objects: [String] = []) throws -> StructureElement {
        let document = TestCatalog(catalog: "/StructTreeRoot << /K [4 0 R] \(root) >>", ["<< /S /LI \(entries) >>"] + objects)
        let tree = try #require(document.catalog.structure)
        return try #require(tree.element(4))
    }

    @Test("Attributes: alone, among others with revision numbers, by class; its own come first")
    func attributes() throws {
        #expect(try element("/A << /O /List /ListNumbering /Disc >>").listNumbering == "Disc")
        #expect(try element("/A [<< /O /Layout >> 0 << /O /List /ListNumbering /Decimal >> 1]").listNumbering == "Decimal")
        #expect(try element("/C /list", root: "/ClassMap << /list << /O /List /ListNumbering /Circle >> >>").listNumbering == "Circle")
        #expect(
            try element(
                "/C [/none 0 /list] /A << /O /List /ListNumbering /Square >>",
                root: "/ClassMap << /list [<< /O /List /ListNumbering /Circle >>] >>"
            )
            .listNumbering == "Square")
        #expect(try element("/A << /O /Table /ListNumbering /Disc >>").listNumbering == nil)
        #expect(try element("/A << /O /Table /RowSpan 3 >>").attribute("RowSpan", owner: "Table").integer == 3)
        #expect(try element("/A << /O /Layout /BBox [1 2 3 4] >>").boundingBox == Rectangle(x0: 1, y0: 2, x1: 3, y1: 4))
    }

    @Test("Roles: standard, mapped, mapped in a ring, by namespaces")
    func roles() throws {
        func type(_ entries: String, _ root: String = "", _ objects: [String] = []) throws -> StructureType {
            let document = TestCatalog(catalog: "/StructTreeRoot << /K [4 0 R] \(root) >>", ["<< \(entries) >>"] + objects)
            let tree = try #require(document.catalog.structure)
            return try #require(tree.element(4)).type
        }
        #expect(try type("/S /P") == .paragraph)
        #expect(try type("/S /H12") == .heading(12))
        #expect(try type("/S /Hx") == .unknown)
        #expect(try type("/S /a", "/RoleMap << /a /b /b /H3 >>") == .heading(3))
        #expect(try type("/S /a", "/RoleMap << /a /b /b /a >>") == .unknown)
        #expect(try type("/S /Title", "/RoleMap << /Title /P >>") == .title)
        #expect(try type("/S /Artifact", "/RoleMap << /Artifact /Sect >>") == .section)
        let own = "<< /Type /Namespace /NS (urn:own) /RoleMapNS << /P /H1 /text [/Part 6 0 R] /back [/back 5 0 R] >> >>"
        let standard = "<< /Type /Namespace /NS (http://iso.org/pdf2/ssn) >>"
        #expect(try type("/S /P /NS 5 0 R", "", [own, standard]) == .heading(1))
        #expect(try type("/S /text /NS 5 0 R", "", [own, standard]) == .part)
        #expect(try type("/S /back /NS 5 0 R", "", [own, standard]) == .unknown)
        #expect(try type("/S /mrow /NS 5 0 R", "", ["<< /NS (http://www.w3.org/1998/Math/MathML) >>"]) == .formula)
    }
}
