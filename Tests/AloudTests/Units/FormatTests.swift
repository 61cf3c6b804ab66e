import Foundation
import Testing

@testable import aloud

struct FormatTests {
    @Test func jsonIsReadBack() throws {
        let hostile = "\u{0}\u{1B}\"\\/\n\u{2028}\u{9B}é日\u{1F600}"
        let value = JSON.object([
            ("text", .string(hostile)), ("numbers", .array([.integer(-3), .number(0.5), .number(1e9), .number(.infinity)])),
            ("empty", .array([])),
            ("none", .null), ("yes", .bool(true)),
        ])
        for text in [value.document, value.line] {
            let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(read["text"] as? String == hostile)
            #expect((read["numbers"] as? [Any])?.prefix(3).compactMap { $0 as? Double } == [-3, 0.5, 1e9])
            #expect((read["numbers"] as? [Any])?.last is NSNull)
            #expect(read["yes"] as? Bool == true)
        }
        #expect(value.line.filter { $0 == "\n" }.count == 1 && value.line.hasSuffix("\n"))
        #expect(value.document.hasPrefix("{\n  \"text\": "))
    }

    @Test(arguments: [
        ("D:20240131120000Z", "2024-01-31T12:00:00Z"), ("D:20240131120000+01'00'", "2024-01-31T12:00:00+01:00"),
        ("D:20240131", "2024-01-31"),
        ("D:2024", "2024"), ("19990209153925-08'00", "1999-02-09T15:39:25-08:00"), ("D:2024013112", "2024-01-31T12:00"),
        ("yesterday", "yesterday"),
    ]) func dates(stated: String, expected: String) {
        #expect(PDFDate.iso(stated) == expected)
        #expect(PDFDate.short(stated) == expected.prefix(10))
    }
}
