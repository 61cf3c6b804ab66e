import PDFCatalog
import PDFSyntax
import Testing

/// The algorithm of ISO 32000-2, §12.5.5.
struct PlacementTests {
    private func corners(_ annotation: String, form: String, rotation: Int = 0) throws -> Rectangle {
        let document = TestCatalog(
            page: "/Annots [4 0 R]", ["<< /Subtype /Stamp /AP << /N 5 0 R >> \(annotation) >>", TestCatalog.stream("", form)])
        let found = try #require(document.annotations.first)
        let appearance = try #require(found.appearance)
        let placement = try #require(found.placement(of: appearance, rotation: rotation))
        let numbers = try #require(document.store.numbers(appearance.dictionary["BBox"]))
        let matrix = document.store.numbers(appearance.dictionary["Matrix"]).flatMap { Matrix($0) } ?? .identity
        return matrix.then(placement).apply(try #require(Rectangle(numbers)))
    }

    @Test(arguments: [
        "/BBox [0 0 50 10]", "/BBox [-20 5 30 7]", "/BBox [0 0 50 10] /Matrix [2 0 0 3 7 8]", "/BBox [0 0 50 10] /Matrix [0 1 -1 0 0 0]",
        "/BBox [0 0 50 10] /Matrix [0.7071 0.7071 -0.7071 0.7071 40 40]",
    ])
    func `The box of the appearance, turned as its matrix says, fills the rectangle`(form: String) throws {
        let box = try corners("/Rect [100 200 300 240]", form: form)
        for (found, wanted) in [(box.x0, 100.0), (box.y0, 200), (box.x1, 300), (box.y1, 240)] { #expect((found - wanted).magnitude < 1e-6) }
    }

    @Test func `Corners of a rectangle may come in any order`() throws {
        let box = try corners("/Rect [300 240 100 200]", form: "/BBox [0 0 1 1]")
        #expect((box.x0 - 100).magnitude < 1e-9 && (box.y1 - 240).magnitude < 1e-9)
    }

    @Test func `An annotation that does not turn with its page hangs from its upper left corner`() throws {
        // The page is turned by 90 degrees clockwise: what is upright on it runs up the page's user space.
        let box = try corners("/Rect [100 200 300 240] /F 16", form: "/BBox [0 0 200 40]", rotation: 90)
        for (found, wanted) in [(box.x0, 100.0), (box.y0, 240), (box.x1, 140), (box.y1, 440)] { #expect((found - wanted).magnitude < 1e-6) }
    }

    @Test func `Without a rectangle there is no place for an appearance`() throws {
        for rect in ["", "/Rect [10 10 10 40]", "/Rect [0 0]", "/Rect (x)"] {
            let document = TestCatalog(
                page: "/Annots [4 0 R]", ["<< /Subtype /Stamp /AP << /N 5 0 R >> \(rect) >>", TestCatalog.stream("", "/BBox [0 0 1 1]")])
            let found = try #require(document.annotations.first)
            #expect(found.placement(of: try #require(found.appearance), rotation: 0) == nil)
        }
    }

    @Test func `Of several appearances the state's is taken`() throws {
        let states = "/AP << /N << /On 5 0 R /Off 6 0 R >> >>"
        let objects = [TestCatalog.stream("on"), TestCatalog.stream("off")]
        for (state, text) in [("/AS /On", "on"), ("/AS /Off", "off")] {
            let document = TestCatalog(page: "/Annots [4 0 R]", ["<< /Subtype /Widget \(states) \(state) >>"] + objects)
            let appearance = try #require(document.annotations.first?.appearance)
            #expect(document.store.decoded(appearance) == Array(text.utf8))
        }
        let stateless = TestCatalog(page: "/Annots [4 0 R]", ["<< /Subtype /Widget \(states) >>"] + objects)
        #expect(stateless.annotations.first?.appearance == nil)
        #expect(stateless.annotations.first?.onStates == ["On"])
    }
}
