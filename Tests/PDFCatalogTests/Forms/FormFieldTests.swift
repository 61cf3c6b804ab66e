import PDFCatalog
import Testing

struct FormFieldTests {
    private func fields(_ form: String, _ objects: [String]) -> [FormField] {
        TestCatalog(catalog: "/AcroForm << \(form) >>", objects).catalog.form.fields
    }

    @Test func `Fields take from their parents what they don't say themselves`() throws {
        let found = fields(
            "/Fields [4 0 R] /DA (/Helv 9 Tf) /Q 1",
            [
                "<< /T (address) /FT /Tx /Ff 4096 /V (inherited) /Kids [5 0 R 6 0 R] >>",
                "<< /T (street) /Parent 4 0 R /V (Elm) /DA (0 g /Helv 7.5 Tf) >>",
                "<< /T (city) /Parent 4 0 R /Q 2 /Kids [7 0 R 8 0 R] >>", "<< /Subtype /Widget /Parent 6 0 R >>",
                "<< /Subtype /Widget /Parent 6 0 R >>",
            ])
        #expect(found.map(\.name) == ["address.street", "address.city"])
        #expect(found.map(\.values) == [["Elm"], ["inherited"]])
        #expect(found.allSatisfy { $0.kind == .text && $0.flags.contains(.multiline) })
        #expect(found.map(\.fontSize) == [7.5, 9])
        #expect(found.map(\.alignment) == [1, 2])
    }

    @Test func `A widget finds its field, in its own dictionary or above`() throws {
        let document = TestCatalog(
            catalog: "/AcroForm << /Fields [4 0 R 6 0 R] >>", page: "/Annots [5 0 R 6 0 R 7 0 R]",
            [
                "<< /T (a) /FT /Tx /V (above) /Kids [5 0 R] >>", "<< /Subtype /Widget /Parent 4 0 R >>",
                "<< /Subtype /Widget /T (own) /FT /Tx /V (own) >>",
                "<< /Subtype /Widget /FT /Tx /V (lost) >>",
            ])
        let fields = document.annotations.map(document.catalog.form.field(of:))
        #expect(fields.map(\.name) == ["a", "own", ""])
        #expect(fields.map(\.values) == [["above"], ["own"], ["lost"]])
    }

    @Test(arguments: [
        ("/FT /Tx", FormField.Kind.text), ("/FT /Ch", .choice), ("/FT /Sig", .signature), ("/FT /Btn", .checkBox),
        ("/FT /Btn /Ff 32768", .radioButton),
        ("/FT /Btn /Ff 65536", .pushButton), ("", .unknown), ("/FT /Xx", .unknown),
    ])
    func `Types are told by name and flags`(entries: String, kind: FormField.Kind) {
        #expect(fields("/Fields [4 0 R]", ["<< /T (x) \(entries) >>"]).map(\.kind) == [kind])
    }

    @Test(arguments: [
        ("/FT /Tx /V (a\\r\\nb\\rc)", ["a\nb\nc"]), ("/FT /Tx /V ( )", []), ("/FT /Tx", []), ("/FT /Tx /DV (default)", []),
        ("/FT /Tx /V 5 0 R", ["streamed"]),
        ("/FT /Tx /Ff 8192 /V (secret)", []), ("/FT /Ch /V (b) /Opt [[(a) (Apple)] [(b) (Pear)]]", ["Pear"]),
        ("/FT /Ch /V [(b) (a)] /Opt [(a) (b)]", ["b", "a"]),
        ("/FT /Ch /V (own) /Opt [[(a) (Apple)]]", ["own"]), ("/FT /Btn /V /Yes", ["Yes"]), ("/FT /Btn /Ff 65536 /V /Yes", []),
        ("/FT /Sig /V << >>", []),
    ])
    func `Values are what a person would read`(entries: String, values: [String]) {
        #expect(fields("/Fields [4 0 R]", ["<< /T (x) \(entries) >>", TestCatalog.stream("streamed")]).map(\.values) == [values])
    }

    @Test func `Trees that bite their tail end`() {
        let found = fields(
            "/Fields [4 0 R 4 0 R 6 0 R]", ["<< /T (a) /Kids [5 0 R] >>", "<< /T (b) /Kids [4 0 R] >>", "<< /T (c) /Parent 6 0 R >>"])
        #expect(found.map(\.name) == ["c"])
        let document = TestCatalog(
            page: "/Annots [4 0 R]", ["<< /Subtype /Widget /T (a) /Parent 5 0 R >>", "<< /T (b) /Parent 4 0 R /V (v) /FT /Tx >>"])
        #expect(document.annotations.map { document.catalog.form.field(of: $0).values } == [["v"]])
        let deep = (0..<500).map { "<< /T (x) /Kids [\($0 + 5) 0 R] >>" }
        #expect(fields("/Fields [4 0 R]", deep).isEmpty)
    }

    @Test func `A form may be missing or no form`() {
        #expect(TestCatalog().catalog.form.fields.isEmpty)
        #expect(TestCatalog(catalog: "/AcroForm 7").catalog.form.fields.isEmpty)
        #expect(!TestCatalog().catalog.form.needsAppearances)
        #expect(TestCatalog(catalog: "/AcroForm << /NeedAppearances true >>").catalog.form.needsAppearances)
    }
}
