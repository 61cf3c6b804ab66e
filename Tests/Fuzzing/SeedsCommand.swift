import ArgumentParser
import Foundation
import Hostility
import PDFSyntax
import TestSupport

/// Writes what fuzzing begins with: the samples, taken apart into what each target reads.
struct SeedsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "seeds", abstract: "Write a folder of seeds for each fuzz target.")

    @Argument var folder: String

    /// Longer files make fuzzing slow.
    private static let longest = 1 << 16
    /// So many of each kind of stream from one document.
    private static let mostOfDocument = 3

    func run() throws {
        let samples = try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path).filter { $0.hasSuffix(".pdf") }.sorted()
        for sample in samples {
            let name = sample.replacingOccurrences(of: "/", with: "-")
            let bytes = try Sample.bytes(sample)
            if bytes.count <= Self.longest {
                for target in [FuzzTarget.document, .files, .objects] { try write(bytes, name, target) }
            }
            try takeApart(ObjectStore(bytes: bytes), name)
        }
        for document in HostileDocument.allCases {
            let bytes = document.bytes(size: 0.0001)
            if bytes.count <= Self.longest { for target in [FuzzTarget.document, .files] { try write(bytes, document.rawValue, target) } }
        }
        for (target, texts) in Self.texts { for (index, text) in texts.enumerated() { try write(Array(text.utf8), "\(index)", target) } }
    }

    private func takeApart(_ store: ObjectStore, _ name: String) throws {
        var counts: [FuzzTarget: Int] = [:]
        func add(_ object: PDFObject?, _ target: FuzzTarget) throws {
            guard let stream = store.stream(object) else { return }
            try add(store.decoded(stream), target)
        }
        func add(_ bytes: [UInt8], _ target: FuzzTarget) throws {
            guard !bytes.isEmpty, bytes.count <= Self.longest, counts[target, default: 0] < Self.mostOfDocument else { return }
            counts[target, default: 0] += 1
            try write(bytes, "\(name)-\(counts[target, default: 0])", target)
        }
        for number in store.objectNumbers {
            let object = store.object(ObjectID(number: number))
            guard let dictionary = object.dictionary else { continue }
            try add(dictionary["FontFile"], .type1)
            try add(dictionary["FontFile2"], .truetype)
            try add(dictionary["FontFile3"], .cff)
            try add(dictionary["ToUnicode"], .cmap)
            try add(dictionary["Contents"], .content)
            if let stream = object.stream {
                let raw = Array(store.bytes[stream.range.clamped(to: 0..<store.bytes.count)])
                if store.name(dictionary["Filter"]) == "FlateDecode" { try add([1, 0, 0, 0, 1, 0] + raw, .filters) }
                if store.name(dictionary["Filter"]) == "LZWDecode" { try add([1, 1, 0, 0, 1, 1] + raw, .filters) }
                if store.name(dictionary["Subtype"]) == "Form" { try add(object, .content) }
            }
        }
    }

    private func write(_ bytes: [UInt8], _ name: String, _ target: FuzzTarget) throws {
        let place = URL(filePath: folder).appending(path: target.rawValue)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(bytes).write(to: place.appending(path: name))
    }

    private static let texts: [FuzzTarget: [String]] = [
        .lexicon: [
            "# comment\nGIF = jiff\n[de]\nDr. = Doktor\n", "/a+b*(c|d)?/ = x\n/[A-Z]{2,5}/ = $0\n", "[title: A]\n“Σ” = sum\n",
            "GIF\tjiff\n(a) => b\n",
        ],
        .position: ["40%", "p12", "#3", "w1234", "1:02:30", "+5%", "-30", "\"text\"", "12s", "piv", "+1:30", "1e3%"],
        .speech: [
            "\u{0}Dr. Smith, J. K., paid $5.50 on 2019-04-01 (see Fig. 3, pp. 10–20) at http://a.example/b?c=d.",
            "\u{4}Die 3. Auflage kostet 1.234,50 € – z. B. 5 km/h.", "\u{8}Le n° 5 coûte 10 000 € [12, 13].",
            "\u{14}В 1990-х гг. 5 кг стоили 10 руб.", "\u{20}吾輩は猫である。名前はまだ無い。", "\u{24}مرحبا 123",
            "\u{1}∑ x² ≤ α ½ IV Henry VIII …… ---- • * [[h@]]",
        ],
        .bookmark: [
            #"{"about":"a","content":{"fingerprint":"00000000000000000000000000000000","word":3,"fraction":0.5,"extractorVersion":"1","updated":"2026-01-01T00:00:00Z","finished":false,"quote":{"before":"one","at":"two","after":"three"}},"format":1}"#,
            #"{"about":"a","content":{"extractorVersion":"1","pages":[1,2,3]},"format":1}"#,
        ],
        .filters: [
            "\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}87cURD]i,\"Ebo80~>", "\u{1}\u{3}\u{0}\u{0}\u{1}\u{0}48656C6C6F>",
            "\u{1}\u{4}\u{0}\u{0}\u{1}\u{0}\u{5}Hello\u{80}",
        ],
    ]
}
