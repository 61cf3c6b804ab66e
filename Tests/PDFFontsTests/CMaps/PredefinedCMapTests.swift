import Foundation
import Testing

@testable import PDFFonts

/// The packed tables against the files they were made from.
@Suite struct PredefinedCMapTests {
    private static let source = "/usr/share/poppler/cMap"
    private static let isInstalled = FileManager.default.fileExists(atPath: source + "/Adobe-Japan1/H")

    private func parsed(_ folder: String, _ name: String) -> ParsedCMap {
        let bytes = FileManager.default.contents(atPath: "\(Self.source)/\(folder)/\(name)").map(Array.init) ?? []
        var result = CMapParser.parse(bytes)
        if let parent = result.parentName { result.prepend(parsed(folder, parent)) }
        return result
    }

    @Test(.enabled(if: isInstalled, "needs poppler-data"))
    func everyCodeHasItsCID() {
        for entry in PredefinedCMaps.all {
            let name = "\(entry.name)"
            // The forms of a family share one table: one collection in UTF-8 and UTF-16 shows that they are read.
            if entry.collection != 2, name.contains("UTF8") || name.contains("UTF16") { continue }
            let wanted = parsed("\(CharacterCollections.all[entry.collection].name)", name)
            guard let cmap = PredefinedCMap.named(name) else {
                Issue.record("no \(name)")
                continue
            }
            #expect(cmap.isVertical == wanted.isVertical && cmap.codespaces == wanted.codespaces, "\(name)")
            var low = [Int32](repeating: -1, count: 0x10000)
            var high: [UInt32: Int32] = [:]
            for range in wanted.cidRanges {
                for code in range.low...range.high {
                    let cid = Int32(range.cid + (code - range.low))
                    if code <= 0xFFFF { low[Int(code)] = cid } else { high[code] = cid }
                }
            }
            var wrong = low.indices.filter { low[$0] >= 0 && low[$0] != Int32(cmap.cid(UInt32($0))) }.map(UInt32.init)
            wrong += high.filter { $0.value != Int32(cmap.cid($0.key)) }.map(\.key)
            #expect(wrong.isEmpty && !wanted.cidRanges.isEmpty, "\(name): \(wrong.prefix(3))")
        }
        #expect(PredefinedCMaps.all.count == 144)
    }

    @Test(.enabled(if: isInstalled, "needs poppler-data"))
    func everyCIDHasItsText() {
        for (index, entry) in CharacterCollections.all.enumerated() {
            let wanted = parsed("\(entry.name)", "\(entry.name)-UCS2")
            let collection = CharacterCollection.at(index)
            var texts: [UInt32: [UInt32]] = [:]
            for range in wanted.textRanges {
                var scalars = Array(wanted.scalars[range.destination])
                for code in range.low...range.high {
                    texts[code] = scalars
                    scalars[scalars.count - 1] += 1
                }
            }
            for (cid, text) in texts {
                let plain = text.filter { !(0xFE00...0xFE0F ~= $0) && !(0xE0100...0xE01EF ~= $0) }
                let value = collection.unicode[Int(cid)]
                let offset = Font.offset(ofSequence: value)
                let found =
                    value & Font.sequenceFlag == 0
                    ? [value] : Array(collection.sequences[(offset + 1)...].prefix(Int(collection.sequences[offset])))
                if found != plain, plain != [0xFFFD] { Issue.record("\(entry.name) \(cid): \(found) for \(plain)") }
            }
        }
    }

    @Test func theNamesOfTheStandardAreThere() {
        // ISO 32000-2, Table 116.
        let names = """
            GB-EUC-H GB-EUC-V GBpc-EUC-H GBpc-EUC-V GBK-EUC-H GBK-EUC-V GBKp-EUC-H GBKp-EUC-V GBK2K-H GBK2K-V UniGB-UCS2-H UniGB-UCS2-V \
            UniGB-UTF16-H UniGB-UTF16-V B5pc-H B5pc-V HKscs-B5-H HKscs-B5-V ETen-B5-H ETen-B5-V ETenms-B5-H ETenms-B5-V CNS-EUC-H CNS-EUC-V \
            UniCNS-UCS2-H UniCNS-UCS2-V UniCNS-UTF16-H UniCNS-UTF16-V 83pv-RKSJ-H 90ms-RKSJ-H 90ms-RKSJ-V 90msp-RKSJ-H 90msp-RKSJ-V \
            90pv-RKSJ-H Add-RKSJ-H Add-RKSJ-V EUC-H EUC-V Ext-RKSJ-H Ext-RKSJ-V H V UniJIS-UCS2-H UniJIS-UCS2-V UniJIS-UCS2-HW-H \
            UniJIS-UCS2-HW-V UniJIS-UTF16-H UniJIS-UTF16-V KSC-EUC-H KSC-EUC-V KSCms-UHC-H KSCms-UHC-V KSCms-UHC-HW-H KSCms-UHC-HW-V \
            KSCpc-EUC-H UniKS-UCS2-H UniKS-UCS2-V UniKS-UTF16-H UniKS-UTF16-V Identity-H Identity-V
            """.split(separator: " ")
        for name in names {
            let cmap = PredefinedCMap.named(String(name))
            #expect(cmap?.isVertical == name.hasSuffix("V"), "\(name)")
        }
        #expect(PredefinedCMap.named("NoSuch-H")?.codespaces == nil)
    }
}
