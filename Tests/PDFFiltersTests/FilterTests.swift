import PDFFilters
import Testing

@Suite struct FilterTests {
    @Test(arguments: [
        ("FlateDecode", "Fl", Filter.flate), ("LZWDecode", "LZW", .lzw), ("ASCII85Decode", "A85", .ascii85),
        ("ASCIIHexDecode", "AHx", .asciiHex), ("RunLengthDecode", "RL", .runLength), ("DCTDecode", "DCT", .dct),
        ("CCITTFaxDecode", "CCF", .ccitt),
    ])
    func knowsNamesAndAbbreviations(name: String, abbreviation: String, filter: Filter) {
        #expect(Filter(name: name) == filter)
        #expect(Filter(name: abbreviation) == filter)
    }

    @Test func knowsFiltersWithoutAbbreviation() {
        #expect(Filter(name: "Crypt") == .crypt)
        #expect(Filter(name: "JBIG2Decode") == .jbig2)
        #expect(Filter(name: "JPXDecode") == .jpx)
        #expect(Filter(name: "flatedecode") == .unknown)
        #expect(Filter(name: "") == .unknown)
    }

    @Test func tellsPixelsFromBytes() {
        for filter in [Filter.dct, .ccitt, .jbig2, .jpx] { #expect(filter.isImage) }
        for filter in [Filter.flate, .lzw, .ascii85, .asciiHex, .runLength, .crypt, .unknown] { #expect(!filter.isImage) }
    }
}
