/// A stream object (§7.3.8): its dictionary and where its raw bytes lie in the file. Nothing is decoded until the store is asked.
package struct PDFStream: Sendable, Equatable {
    package let dictionary: PDFDictionary
    /// The encoded (and perhaps enciphered) bytes, as offsets into the file.
    package let range: Range<Int>
    /// The object's own number: the key of its cipher, and a name for caches.
    package let id: ObjectID

    package init(dictionary: PDFDictionary, range: Range<Int>, id: ObjectID) {
        self.dictionary = dictionary
        self.range = range
        self.id = id
    }
}
