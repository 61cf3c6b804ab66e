/// Makes small PDFs, right or wrong, byte by byte.
///
///     var pdf = PDFBuilder()
///     pdf.addPages(["BT /F1 12 Tf 72 700 Td (Hello) Tj ET"])
///     let bytes = pdf.finish()
///
/// Objects are written out as they are added; ``finish(_:trailer:)`` adds the cross-reference. What is added after that is an incremental
/// update,
/// which the next `finish` ends.
package struct PDFBuilder {
    /// How ``finish(_:trailer:)`` says where the objects are.
    package enum Table {
        /// A table of 20-byte records and a trailer (§7.5.4).
        case classic
        /// A cross-reference stream (§7.5.8).
        case stream
        /// Nothing but a trailer: readers have to look for the objects.
        case none
    }

    private enum Place {
        case free
        case offset(Int, generation: Int)
        case compressed(stream: Int, index: Int)
    }

    /// What has been written so far.
    package private(set) var bytes: [UInt8] = []
    /// The catalog; set by ``addPages(_:resources:entries:)``, or by hand.
    package var root: Int?
    /// Where the last cross-reference begins.
    package private(set) var lastTable: Int?

    private var places: [Int: Place] = [:]
    private var highest = 0

    package init(header: String = "%PDF-1.7\n") { append(header) }

    // MARK: Writing

    /// Writes text (or anything) that is no object.
    package mutating func append(_ text: String) { bytes += Array(text.utf8) }

    package mutating func append(_ data: [UInt8]) { bytes += data }

    /// A number for an object that is added later.
    package mutating func reserve() -> Int {
        highest += 1
        return highest
    }

    /// Writes `n g obj value endobj`; returns the number.
    @discardableResult
    package mutating func add(_ value: String, as number: Int? = nil, generation: Int = 0) -> Int {
        let number = claim(number)
        places[number] = .offset(bytes.count, generation: generation)
        append("\(number) \(generation) obj\n\(value)\nendobj\n")
        return number
    }

    /// Writes a stream; `entries` stand in its dictionary beside `Length`, whose value may be another than the right one.
    @discardableResult
    package mutating func addStream(_ data: [UInt8], _ entries: String = "", as number: Int? = nil, length: String? = nil) -> Int {
        let number = claim(number)
        places[number] = .offset(bytes.count, generation: 0)
        append("\(number) 0 obj\n<< /Length \(length ?? String(data.count)) \(entries) >>\nstream\n")
        bytes += data
        append("\nendstream\nendobj\n")
        return number
    }

    @discardableResult
    package mutating func addStream(_ text: String, _ entries: String = "", as number: Int? = nil, length: String? = nil) -> Int {
        addStream(Array(text.utf8), entries, as: number, length: length)
    }

    /// Writes an object stream (§7.5.7) with these objects.
    @discardableResult
    package mutating func addObjectStream(_ objects: [(number: Int, value: String)], _ entries: String = "", as number: Int? = nil) -> Int {
        let number = claim(number)
        var (header, body) = ("", "")
        for (index, object) in objects.enumerated() {
            header += "\(object.number) \(body.utf8.count) "
            body += object.value + "\n"
            highest = max(highest, object.number)
            places[object.number] = .compressed(stream: number, index: index)
        }
        return addStream(
            header + body, "/Type /ObjStm /N \(objects.count) /First \(header.utf8.count) \(entries)", as: number)
    }

    /// Writes a catalog, a page tree, a Helvetica named F1 and a page for each content; returns the numbers of the pages.
    @discardableResult
    package mutating func addPages(_ contents: [String], resources: String = "", entries: String = "") -> [Int] {
        let font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
        let (tree, pages) = (reserve(), contents.map { _ in reserve() })
        for (page, content) in zip(pages, contents) {
            let stream = addStream(content)
            add("<< /Type /Page /Parent \(tree) 0 R /Contents \(stream) 0 R \(entries) >>", as: page)
        }
        let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
        add(
            "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] /MediaBox [0 0 612 792] "
                + "/Resources << /Font << /F1 \(font) 0 R >> \(resources) >> >>", as: tree)
        root = add("<< /Type /Catalog /Pages \(tree) 0 R >>")
        return pages
    }

    // MARK: Cross-references

    /// Where an object was written last.
    package func offset(of number: Int) -> Int? {
        if case .offset(let offset, _) = places[number] { offset } else { nil }
    }

    /// Makes the next table say that the object is somewhere else than it is.
    package mutating func misplace(_ number: Int, at offset: Int) { places[number] = .offset(offset, generation: 0) }

    /// Leaves the object out of the next table.
    package mutating func forget(_ number: Int) { places[number] = nil }

    /// Makes the next table say that there is no such object.
    package mutating func free(_ number: Int) { places[number] = .free }

    /// Ends the file, or this update of it. `trailer` stands in the trailer beside `Size`, `Root` and `Prev`.
    package mutating func finish(_ table: Table = .classic, trailer: String = "") -> [UInt8] {
        var entries = trailer
        if let root { entries += " /Root \(root) 0 R" }
        if let lastTable { entries += " /Prev \(lastTable)" }
        let start = bytes.count
        switch table {
        case .classic:
            append(classicTable())
            append("trailer\n<< /Size \(highest + 1)\(entries) >>\nstartxref\n\(start)\n%%EOF\n")
            lastTable = start
        case .stream:
            let number = reserve()
            places[number] = .offset(start, generation: 0)
            let (rows, index) = tableRows()
            addStream(rows, "/Type /XRef /W [1 4 2] /Index [\(index)] /Size \(highest + 1)\(entries)", as: number)
            append("startxref\n\(start)\n%%EOF\n")
            lastTable = start
        case .none:
            append("trailer\n<< /Size \(highest + 1)\(entries) >>\n%%EOF\n")
        }
        places = [:]
        return bytes
    }

    private mutating func claim(_ number: Int?) -> Int {
        let number = number ?? highest + 1
        highest = max(highest, number)
        return number
    }

    private func classicTable() -> String {
        var text = "xref\n"
        if lastTable == nil { text += "0 1\n0000000000 65535 f \n" }
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            switch place {
            case .offset(let offset, let generation): text += "\(number) 1\n\(padded(offset, 10)) \(padded(generation, 5)) n \n"
            case .free: text += "\(number) 1\n0000000000 00001 f \n"
            case .compressed: break
            }
        }
        return text
    }

    private func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private func tableRows() -> (rows: [UInt8], index: String) {
        var rows: [UInt8] = []
        var index: [String] = []
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            index.append("\(number) 1")
            let (kind, second, third) =
                switch place {
                case .free: (0, 0, 1)
                case .offset(let offset, let generation): (1, offset, generation)
                case .compressed(let stream, let position): (2, stream, position)
                }
            rows.append(UInt8(kind))
            for shift in [24, 16, 8, 0] { rows.append(UInt8(truncatingIfNeeded: second >> shift)) }
            for shift in [8, 0] { rows.append(UInt8(truncatingIfNeeded: third >> shift)) }
        }
        return (rows, index.joined(separator: " "))
    }
}
