import Testing

@testable import PDFText

@Suite("Sums and integrals that hang above their line")
struct LargeSignTests {
    /// Shows a sum in a font that has its large form beside its letters, with `term` behind it.
    private func sum(_ page: inout TestPage, _ term: (inout TestPage) -> Void) {
        page.show("where it is said that of all of them the sum is", 72, 740)
        page.show("e =", 128, 700)
        page.show("∑", 143, 710.6)
        page.show("n≥0", 141, 689, size: 7)
        term(&page)
        page.show("and so on, as it is known of old by all that count", 72, 660)
    }

    @Test("In the font of the letters")
    func sameFont() throws {
        let document = TestDocument { page in
            sum(&page) { $0.show("x + 1", 154, 700) }
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("e = ∑ n≥0 x + 1") }, "\(read)")
    }

    /// As XITS Math and STIX Two have them.
    @Test("Sunk below their line, as fonts do that draw them above their own", arguments: ["∫", "∑"])
    func sunk(_ sign: String) throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("e =", 128, 700)
            page.show(sign, 143, 693.8)
            page.show("B", 143, 685, size: 7)
            page.show("f + g =", 151, 700)
            page.show(sign, 181, 693.8)
            page.show("h.", 188, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("e = \(sign) B f + g = \(sign) h.") }, "\(read)")
    }

    @Test("An integral whose upper limit begins far behind it")
    func slanted() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("e =", 128, 700)
            page.show("∫", 143, 713.6)
            page.show("π", 154.9, 710, size: 7)
            page.show("0", 149, 690.5, size: 7)
            page.show("f + g.", 159, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("e = ∫ 0 π f + g.") }, "\(read)")
    }

    @Test("With a limit above, at the beginning of the formula")
    func first() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("∑", 146, 709)
            page.show("∞", 147, 716, size: 7)
            page.show("i=0", 144, 689, size: 7)
            page.show("x + 1", 159, 700)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("∑ i=0 ∞ x + 1") }, "\(read)")
    }

    @Test(
        "Fonts of large signs are known by name",
        arguments: [
            ("CMEX10", true), ("MTEX", true), ("txexs", true), ("NTXEXX", true), ("npxexa", true), ("zplexs", true), ("txbexs", true),
            ("LMMathExtension10-Regular", true),
            ("CMR10", false), ("Reflexa", false), ("Texas", false), ("Apexs", false),
        ])
    func fonts(_ name: String, _ isOne: Bool) { #expect(LargeSigns.isOfExtensions(name) == isOne) }

    @Test("Before a fraction")
    func fraction() throws {
        let document = TestDocument { page in
            sum(&page) { page in
                page.raw("155 702.3 12 0.4 re f")
                page.show("1", 158.5, 706.8)
                page.show("n!", 156, 693.1)
            }
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("e = ∑ n≥0 1/n!") }, "\(read)")
    }

    @Test("Two side by side, whose limits are wider than they are")
    func sideBySide() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("S =", 100, 700)
            page.show("∑", 128, 710.6)
            page.show("a+b+c", 123, 689, size: 7)
            page.show("∑", 154, 710.6)
            page.show("d+e+f", 149, 689, size: 7)
            page.show("x + 1", 171, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("S = ∑ a+b+c ∑ d+e+f x + 1") }, "\(read)")
    }

    @Test("What stands below two words is the limit of both")
    func argument() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("P = arg min ", 100, 700)
            let end = 100 + TestPage.width("P = arg min", size: 10)
            let middle = end - TestPage.width("arg min", size: 10) / 2
            page.show("Q in P(A)", middle - TestPage.width("Q in P(A)", size: 7) / 2, 691, size: 7)
            page.show("C(P)", end + 2, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains { $0.replacing(" ", with: "").contains("argminQinP(A)C(P)") }, "\(read)")
    }

    @Test("A sign of a set, or one in a line of its own, is none of the next line's")
    func otherLine() throws {
        let document = TestDocument { page in
            page.show("these are the signs of them:", 72, 712)
            page.show("∑", 220, 712)
            page.show("x + 1 of the lamps", 72, 700)
        }
        #expect(try document.texts().joined(separator: " ").contains("of them: ∑"))
    }

    @Test("Two beside each other have each their own limits")
    func doubleSum() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("e =", 128, 700)
            for (x, upper, lower) in [(143.0, "N", "i=100"), (156, "C", "c=1")] {
                page.show(upper, x + 1, 716, size: 7)
                page.show("∑", x, 709)
                page.show(lower, x + 2.5 - TestPage.width(lower, size: 7) / 2, 689, size: 7)
            }
            page.show("x + 1", 167, 700)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("e = ∑ i=100 N ∑ c=1 C x + 1") }, "\(read)")
    }

    @Test("An integral that a line begins with is not on the next line, which begins below it")
    func beginningOfLine() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is as", 72, 712 + 12)
            let end = 71 + TestPage.width("∫", size: 10)
            page.show("∫", 71, 708)
            page.show("1", end + 1, 704.5, size: 7)
            page.show("0", end - 1, 697.5, size: 7)
            page.show("f(x) and the others, and on the next day more than that", end + 7, 700)
            page.show("as was seen of old by all of those that are known", 72, 688)
        }
        let read = try document.texts()
        #expect(
            read.contains {
                $0.hasPrefix("∫") && $0.contains("f(x) and") && $0.hasSuffix("that as was seen of old by all of those that are known")
            },
            "\(read)")
    }

    @Test("A limit that isn't much smaller than its sign is not the line of that")
    func smallSign() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("∫", 146, 709, size: 9)
            page.show("∞", 152, 706.2, size: 7.4)
            page.show("a", 149, 691, size: 7.4)
            page.show("x + 1", 160, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("∫ a ∞ x + 1") }, "\(read)")
    }

    /// What is read of a formula between two lines of text.
    private func read(_ show: @escaping (inout TestPage) -> Void) throws -> [String] {
        try TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            show(&page)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        .texts()
    }

    @Test("Two at the beginning of a formula, the second of which has a limit above")
    func twoFirst() throws {
        let read = try read { page in
            for (x, upper, lower) in [(143.0, "n", "i=1"), (163, "m", "j=1")] {
                page.show(upper, x + 1, 716, size: 7)
                page.show("∑", x, 709)
                page.show(lower, x + 2.5 - TestPage.width(lower, size: 7) / 2, 689, size: 7)
            }
            page.show("x + 1", 174, 700)
        }
        #expect(read.contains { $0.contains("∑ i=1 n ∑ j=1 m x + 1") }, "\(read)")
    }

    @Test("Conditions one below the other are read one after the other")
    func conditions() throws {
        let read = try read { page in
            page.show("∑", 146, 709)
            page.show("1≤i≤n", 140, 689, size: 7)
            page.show("i≠j", 143, 681, size: 7)
            page.show("x + 1", 159, 700)
        }
        #expect(read.contains { $0.contains("∑ 1≤i≤n i≠j x + 1") }, "\(read)")
    }

    @Test("Signs that stand between two terms elsewhere, where they are large", arguments: ["⊕", "⊗", "∧", "∨", "⊔", "⨿"])
    func largeBinary(_ sign: String) throws {
        let read = try read { page in
            page.show("∞", 147, 716, size: 7)
            page.show(sign, 146, 707.5, font: .largeSigns)
            page.show("n=0", 143, 689, size: 7)
            page.show("V is", 160, 700)
        }
        #expect(read.contains { $0.contains("\(sign) n=0 ∞ V is") }, "\(read)")
    }

    @Test("Such a sign between two terms leaves their indices where they are", arguments: ["⊕", "∧"])
    func binary(_ sign: String) throws {
        let read = try read { page in
            page.show("A", 143, 700)
            page.show("i", 148, 698.5, size: 7)
            page.show(sign, 153.5, 700)
            page.show("B", 160, 700)
            page.show("j", 165, 698.5, size: 7)
        }
        #expect(read.contains { $0.contains("Ai \(sign) Bj") }, "\(read)")
    }

    @Test("What stands below the middle of a longer name", arguments: ["lim sup", "ess sup", "minimize"])
    func names(_ name: String) throws {
        let read = try read { page in
            page.show("a = \(name)", 100, 700)
            let end = 100 + TestPage.width("a = \(name)", size: 10)
            let middle = end - TestPage.width(name, size: 10) / 2
            page.show("n∈N", middle - TestPage.width("n∈N", size: 7) / 2, 691, size: 7)
            page.show("b", end + 3, 700)
        }
        #expect(read.contains { $0.contains("a = \(name) n∈N b") }, "\(read)")
    }

    @Test("A stroke as tall as the brackets around it, which TeX hangs above its line too, stands on that line and makes no row of its own")
    func tallStroke() throws {
        let document = TestDocument { page in
            page.show("where it is said of old that it is", 72, 740)
            page.show("r", 100, 700)
            page.show("(", 105, 708.5, font: .largeSigns)
            page.show("x + y", 110, 700)
            page.show("/", 130, 708.5, font: .largeSigns)
            page.show("2", 135, 700)
            page.show(")", 140, 708.5, font: .largeSigns)
            page.show("= a", 148, 700)
            page.show("A", 200, 700)
            page.show("/", 205, 708.5, font: .largeSigns)
            page.show("B and so on, as it is known of old", 210, 700)
        }
        let read = try document.texts().joined(separator: "|")
        #expect(read.contains("r(x + y/2) = a") && read.contains("A/B and so on"), "\(read)")
    }
}
