import Foundation
import PDFText
import Reading
import TestSupport
import Testing

@testable import aloud

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Every format that numbers words numbers them as `locate` does, and no format loses or adds any.
@Suite("Formats of all samples")
struct WordIndexTests {
    @Test("JSON: each word once, with its number", arguments: Sample.names)
    func json(name: String) throws {
        let pdf = try Sample.open(name)
        let text = loader(pdf).whole()
        let read = try ReadJSON(try written(JSONFormat(), loader(pdf)).text)
        let indexed = read.words.compactMap { word in word.index.map { ($0 - 1, word) } }
        #expect(indexed.map(\.0).sorted() == Array(text.words))
        for (index, word) in indexed { #expect(word.text == text.word(index), "word \(index + 1)") }
        #expect(read.pages.map { $0["page"] as? Int } == (1...pdf.pageCount).map { $0 })
        // All of these are printed on pages.
        for word in read.words {
            let page = read.pages[word.page - 1]
            let (width, height) = (try #require(page["width"] as? Double), try #require(page["height"] as? Double))
            for box in [word.box ?? []] + word.rest.map(\.box) {
                try #require(box.count == 4, "\(word.text)")
                #expect(box[0] <= box[2] && box[1] <= box[3])
                #expect(box[2] > -1 && box[0] < width + 1 && box[3] > -1 && box[1] < height + 1, "\(word.text) \(box)")
            }
        }
    }

    @Test("TSV: each word once, with its number", arguments: Sample.names)
    func tsv(name: String) throws {
        let pdf = try Sample.open(name)
        let text = loader(pdf).whole()
        let lines = try written(TSVFormat(), loader(pdf)).text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.first == TSVFormat.columns.joined(separator: "\t")[...])
        var found: [Int: String] = [:]
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == TSVFormat.columns.count)
            #expect(fields[0] == "5" && Double(fields[6]) != nil && Double(fields[9]) != nil)
            guard let index = Int(fields[12]), !fields[11].isEmpty else { continue }
            #expect(found.updateValue(fields[11], forKey: index - 1) == nil)
        }
        #expect(found == Dictionary(uniqueKeysWithValues: text.words.map { ($0, DisplayText.clean(text.word($0))) }))
    }

    @Test("HTML: well formed, all words in order, all pages", arguments: Sample.names)
    func html(name: String) throws {
        let pdf = try Sample.open(name)
        let html = try written(HTMLFormat(), loader(pdf)).text
        let page = ReadHTML(html)
        #expect(page.error == nil)
        let text = loader(pdf).whole()
        #expect(page.text == text.words.map { text.word($0) }.joined())
        #expect(page.pages == (1...pdf.pageCount).map { "page-\($0)" })
        #expect(Set(page.identifiers).count == page.identifiers.count)
        #expect(page.targets.allSatisfy(page.identifiers.contains))
    }

    @Test("Lines: all words, whole", arguments: Sample.names)
    func lines(name: String) throws {
        let pdf = try Sample.open(name)
        let text = loader(pdf).whole()
        let lines = try written(LinesFormat(), loader(pdf)).text
        let printed = Dictionary(grouping: ReadingText.words(of: lines)) { $0 }.mapValues(\.count)
        let wanted = Dictionary(grouping: text.words.map { text.word($0) }) { $0 }.mapValues(\.count)
        // A mark may stand right behind a word.
        let missing = wanted.filter { word, count in printed[word, default: 0] < count }.map(\.key)
        #expect(missing.allSatisfy { word in lines.contains(word) }, "\(missing)")
    }
}

extension ReadingText {
    fileprivate static func words(of text: String) -> [String] {
        wordRanges(in: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
}

/// A page of HTML, read as XML.
private final class ReadHTML: NSObject, XMLParserDelegate {
    private(set) var error: (any Error)?
    /// What is in its body, without white space, the marks that call notes and the links back.
    private(set) var text = ""
    private(set) var pages: [String] = []
    private(set) var identifiers: [String] = []
    private(set) var targets: [String] = []
    private var silent = 0
    private var open: [Bool] = []

    init(_ html: String) {
        super.init()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = self
        if !parser.parse() { error = parser.parserError }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let isSilent = name == "head" || attributes["role"] == "doc-noteref" || attributes["role"] == "doc-backlink"
        open.append(isSilent)
        if isSilent { silent += 1 }
        if let id = attributes["id"] { identifiers.append(id) }
        if let target = attributes["href"] { targets.append(String(target.dropFirst())) }
        if attributes["role"] == "doc-pagebreak" { pages.append(attributes["id"] ?? "") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if open.popLast() == true { silent -= 1 }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if silent == 0 { text += String(String.UnicodeScalarView(string.unicodeScalars.filter { !$0.properties.isWhitespace })) }
    }
}
