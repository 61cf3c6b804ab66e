import TestSupport

/// Documents made to break a reader: each drives one number, one depth or one circle to where no honest file goes.
package enum HostileDocument: String, CaseIterable, Sendable {
    // Little that becomes much
    case flateBomb, flateChain, lzwBomb, runLengthBomb, longChain, objectStreamBomb, crossReferenceBomb, fontBomb, mapBomb, letterBomb,
        metadataBomb
    case contentBomb, bombPages, sharedContents, predictorRows
    // Deep
    case deepArrays, deepDictionaries, deepStrings, deepPages, deepOutline, deepForms, deepStructure, deepContents, deepMarks, deepFields
    // Round and round
    case pageCircle, parentCircle, formCircle, formsOfForms, glyphCircle, patternCircle, outlineCircle, outlineOwnParent, usedMapCircle
    case previousCircle, extendsCircle, nameCircle, labelCircle, structureCircle, lengthCircle, referenceCircle, fieldCircle, replyCircle
    case functionCircle
    // Numbers
    case tableSize, fieldWidths, sectionIndex, objectStreamCounts, streamLength, predictorNumbers, characterRange, characterWidths
    case mapRanges, unicodeRanges, pageCount, boxes, userUnit, matrices, labelNumbers, fontMatrix, overlongNumbers
    // Font programs
    case compactCounts, compactOffsets, trueTypeTables, trueTypeMap, type1Seeds
    // One long text, many times
    case sharedTitle, sharedLabel, sharedReplacement, sharedMapping, sharedAlternate, sharedFieldName, sharedValue, sharedLanguage,
        sharedAuthor
    // One heavy thing, in many fonts; maps
    case sharedMap, sharedProgram, sharedEncoding, sharedLetters, sharedTables, sharedClusters, longMapping, ambiguousCodes, manySigns
    // Many
    case manyObjects, manyPages, manyGlyphs, manySaves, manyOperands, manyRectangles, manyNumbers, manyAnnotations, manyOutlineItems
    case manyFonts, manyEntries, manyUpdates, manyFields, manyForms, hugeInlineImage, inlineImages, longName, manyLines, manyColumns,
        manyOverlaps, scatteredGlyphs

    /// The document.
    ///
    /// - Parameter size: 1 for a million of things, or a gigabyte; less for less. What is a number alone stays as it is.
    package func bytes(size: Double) -> [UInt8] {
        switch self {
        case .flateBomb, .flateChain, .lzwBomb, .runLengthBomb, .longChain, .objectStreamBomb, .crossReferenceBomb, .fontBomb, .mapBomb,
            .letterBomb, .metadataBomb, .contentBomb, .bombPages, .sharedContents, .predictorRows:
            Bombs(bytes: Int(1e9 * size)).document(self)
        case .deepArrays, .deepDictionaries, .deepStrings, .deepPages, .deepOutline, .deepForms, .deepStructure, .deepContents, .deepMarks,
            .deepFields:
            Depths(depth: Int(1e6 * size)).document(self)
        case .pageCircle, .parentCircle, .formCircle, .formsOfForms, .glyphCircle, .patternCircle, .outlineCircle, .outlineOwnParent,
            .usedMapCircle, .previousCircle, .extendsCircle, .nameCircle, .labelCircle, .structureCircle, .lengthCircle, .referenceCircle,
            .fieldCircle, .replyCircle, .functionCircle:
            Circles.document(self)
        case .tableSize, .fieldWidths, .sectionIndex, .objectStreamCounts, .streamLength, .predictorNumbers, .characterRange,
            .characterWidths, .mapRanges, .unicodeRanges, .pageCount, .boxes, .userUnit, .matrices, .labelNumbers, .fontMatrix,
            .overlongNumbers:
            Numbers.document(self)
        case .compactCounts, .compactOffsets, .trueTypeTables, .trueTypeMap, .type1Seeds: FontPrograms.document(self)
        case .sharedTitle, .sharedLabel, .sharedReplacement, .sharedMapping, .sharedAlternate, .sharedFieldName, .sharedValue,
            .sharedLanguage,
            .sharedAuthor:
            SharedTexts(length: Int(1e6 * size.squareRoot()), count: Int(1e4 * size.squareRoot())).document(self)
        case .sharedMap, .sharedProgram, .sharedEncoding, .sharedLetters, .sharedTables, .sharedClusters, .longMapping, .ambiguousCodes,
            .manySigns:
            SharedFonts(length: Int(5e7 * size.squareRoot()), count: Int(1e4 * size.squareRoot())).document(self)
        case .manyObjects, .manyPages, .manyGlyphs, .manySaves, .manyOperands, .manyRectangles, .manyNumbers, .manyAnnotations,
            .manyOutlineItems, .manyFonts, .manyEntries, .manyUpdates, .manyFields, .manyForms, .hugeInlineImage, .inlineImages, .longName,
            .manyLines, .manyColumns, .manyOverlaps, .scatteredGlyphs:
            Masses(count: Int(1e6 * size)).document(self)
        }
    }

    /// What all of them say on their page, so that it can be told whether the rest was read.
    package static let words = "Still here"
    static let content = "BT /F1 12 Tf 72 700 Td (\(words)) Tj ET "
}

/// A document of one page that says ``HostileDocument/words``; the catalog, the page and its resources may say more. Objects of the caller are numbered
/// from 10 on.
struct OnePage {
    var content = HostileDocument.content
    var catalog = ""
    var page = ""
    var resources = ""
    var fonts = ""
    var trailer = ""
    var table = PDFBuilder.Table.classic

    func bytes(_ more: (inout PDFBuilder) -> Void = { _ in }) -> [UInt8] {
        var pdf = PDFBuilder()
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>", as: 1)
        pdf.addStream(content, as: 2)
        pdf.add(
            "<< /Type /Page /Parent 4 0 R /MediaBox [0 0 612 792] /Contents 2 0 R \(page) "
                + "/Resources << /Font << /F1 1 0 R \(fonts) >> \(resources) >> >>", as: 3)
        pdf.add("<< /Type /Pages /Count 1 /Kids [3 0 R] >>", as: 4)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 4 0 R \(catalog) >>", as: 5)
        more(&pdf)
        return pdf.finish(table, trailer: trailer)
    }
}

func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: max(count, 0)) }

/// A text again and again, until it has so many bytes.
func repeated(_ text: String, bytes count: Int) -> [UInt8] {
    let part = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + part.count)
    while bytes.count < count { bytes += part }
    return bytes
}
