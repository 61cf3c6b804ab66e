@testable import PDFCatalog
import Testing

struct XMPMetadataTests {
    private static func packet(_ properties: String, attributes: String = "") -> String {
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"\(attributes)>\
        \(properties)</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
        """
    }

    private static let full = packet(
        """
        <dc:title> <rdf:Alt><rdf:li xml:lang="de">Ein Titel</rdf:li><rdf:li xml:lang="x-default">Fish &amp; <!-- c --> chips &#x2014; &lt;b&gt;</rdf:li></rdf:Alt>
        </dc:title><dc:creator><rdf:Seq><rdf:li>Ann</rdf:li><rdf:li/><rdf:li>Zoë</rdf:li></rdf:Seq></dc:creator>
        <dc:language><rdf:Bag><rdf:li>x-unknown</rdf:li><rdf:li>de-CH</rdf:li></rdf:Bag></dc:language>
        """)

    private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let found = XMPMetadata(bytes: bytes)
        #expect(found.title == "Fish & chips — <b>", sourceLocation: sourceLocation)
        #expect(found.creators == ["Ann", "Zoë"], sourceLocation: sourceLocation)
        #expect(found.language == "de-CH", sourceLocation: sourceLocation)
    }

    @Test func `Lists of values are read in every encoding`() {
        check(Array(Self.full.utf8))
        check([0xEF, 0xBB, 0xBF] + Array(Self.full.utf8))
        let units = Array(Self.full.utf16)
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        check([0xFE, 0xFF] + big)
        check([0xFF, 0xFE] + little)
        check(big)
        check(little)
    }

    @Test func `Any prefix will do that stands for Dublin Core`() {
        check(
            Array(
                Self.full.replacing("xmlns:dc", with: "xmlns:core").replacing("<dc:", with: "<core:").replacing("</dc:", with: "</core:")
                    .utf8))
    }

    @Test func `Properties may be attributes or plain elements`() {
        let attributes = XMPMetadata(bytes: Array(Self.packet("", attributes: " dc:title=\"A &quot;B&quot;\" dc:language='fr'").utf8))
        #expect(attributes.title == "A \"B\"")
        #expect(attributes.language == "fr")
        let elements = XMPMetadata(
            bytes: Array(Self.packet("<dc:title>Plain</dc:title><dc:creator>Ann</dc:creator><dc:titles>no</dc:titles>").utf8))
        #expect(elements.title == "Plain")
        #expect(elements.creators == ["Ann"])
    }

    @Test func `The first title is taken where none is the default`() {
        let two = Self.packet(
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"en\">One</rdf:li><rdf:li xml:lang=\"fr\">Un</rdf:li></rdf:Alt></dc:title>")
        #expect(XMPMetadata(bytes: Array(two.utf8)).title == "One")
    }

    @Test func `Nothing is found in nothing`() {
        for text in ["", "<", "<dc:title", "<dc:title>", "<dc:title><rdf:li", Self.packet("<dc:title/><dc:language>unknown</dc:language>")]
        {
            let found = XMPMetadata(bytes: Array(text.utf8))
            #expect(found.title == nil && found.creators.isEmpty && found.language == nil, "\(text)")
        }
    }

    /// Metadata cut off anywhere, and with any byte replaced by a mark that means something, must not trap.
    @Test func `Damage is read through`() {
        let bytes = Array(Self.full.utf8)
        for end in bytes.indices { _ = XMPMetadata(bytes: Array(bytes[..<end])) }
        for index in bytes.indices {
            for mark in "<>\"&;/".utf8 {
                var damaged = bytes
                damaged[index] = mark
                _ = XMPMetadata(bytes: damaged)
            }
        }
    }

    @Test func `Metadata stands in only for what the document's own words leave out`() {
        let stream = TestCatalog.stream(Self.full, "/Type /Metadata")
        let bare = TestCatalog(catalog: "/Metadata 4 0 R", [stream]).catalog
        #expect(bare.information.title == "Fish & chips — <b>")
        #expect(bare.information.author == "Ann, Zoë")
        #expect(bare.language == "de-CH")
        let stated = TestCatalog(catalog: "/Metadata 4 0 R /Lang (en)", trailer: "/Info << /Title (Own) /Author ( ) >>", [stream]).catalog
        #expect(stated.information.title == "Own")
        #expect(stated.information.author == "Ann, Zoë")
        #expect(stated.language == "en")
    }
}
