import Testing

/// Lines set wide and evenly in columns that say little about where they end: they were wrapped, so they are one text.
struct NarrowRunTests {
    private static let text =
        "Beyond the harbour there is a small garden. It was opened to all of the town in the winter of the great candle, and is open still."

    @Test("A ragged text set wider than the list above it is one paragraph")
    func ragged() throws {
        let document = try TestDocument { page in
            page.lines(
                ["Lamps: 4", "Nets: 12", "Ropes: 7", "Boats: 3", "Oars: 9", "Masts: 2", "Sails: 5", "Bells: 1"], 80, 720, leading: 12)
            page.lines(TestPage.wrap(Self.text, width: 130), 80, 600, leading: 16)
        }
        #expect(try document.texts().last == Self.text)
    }

    @Test("Lines that had room for the next word are none, however evenly they are set")
    func list() throws {
        let entries = ["Lamps of the old harbour and the town", "of brass", "of tin and glass from the river", "of clay", "of silver"]
        let document = try TestDocument { page in
            page.lines(
                ["Lamps: 4", "Nets: 12", "Ropes: 7", "Boats: 3", "Oars: 9", "Masts: 2", "Sails: 5", "Bells: 1"], 80, 720, leading: 12)
            page.lines(entries, 80, 600, leading: 16)
        }
        #expect(try document.texts().suffix(4) == entries.suffix(4))
    }

    @Test("A hyphen of another font makes its line taller: the text goes on")
    func hyphens() throws {
        let lines = [
            "Long before the lamps of the", "town were lit the har\u{2010}", "bour lay in the dark and",
            "nobody had ever seen the vil\u{2010}", "lage from the river, or",
            "any of its small gardens.",
        ]
        let document = try TestDocument { page in
            var y = 720.0
            for line in lines {
                if line.hasSuffix("\u{2010}") { y -= 1.9 }
                page.show(line.replacing("\u{2010}", with: "-"), 80, y, size: 10)
                y -= 12
            }
            page.lines(TestPage.wrap(Prose.sentence("Omega", 60), width: 130), 80, 620)
        }
        #expect(
            try document.texts().first
                == "Long before the lamps of the town were lit the harbour lay in the dark and nobody had ever seen the village from the river, or any of its small gardens."
        )
    }
}
