import Testing

@testable import PDFFonts

@Suite struct GlyphNameTests {
    @Test(arguments: [
        ("A", "A"), ("z", "z"), ("space", " "), ("eacute", "é"), ("Euro", "€"), ("afii10017", "А"), ("zukatakana", "ズ"),
        ("Delta", "Δ"), ("Omega", "Ω"), ("dotlessj", "ȷ"), ("nbspace", "\u{A0}"), ("dalethatafpatah", "\u{5D3}\u{5B2}"),
        // Small capitals and old-style figures are letters and figures; powers stay powers.
        ("Asmall", "a"), ("Eacutesmall", "é"), ("zerooldstyle", "0"), ("twosuperior", "²"), ("rsuperior", "r"),
        ("one.sup", "¹"), ("zero.sups", "⁰"), ("three.superior", "³"), ("a.sup", "a"), ("one.supper", "1"),
        // The first dot ends the name; underscores join.
        ("a.sc", "a"), ("one.oldstyle.alt", "1"), ("f_f_i", "ffi"), ("Tcommaaccent_h.alt", "Ţh"), ("c_t", "ct"),
        ("uni20AC", "€"), ("uni00660066", "ff"), ("uni0041.swash", "A"), ("u1F600", "😀"), ("u0041", "A"), ("uni0915_uni094D", "क\u{94D}"),
        // TeX.
        ("parenleftbigg", "("), ("vextendsingle", "⏐"), ("radicalbt", "√"), ("bracelefttp", "⎧"), ("summationdisplay", "∑"),
        ("integraltext", "∫"), ("floorleft", "⌊"), ("mapsto", "↦"), ("arrowhookleft", "↪"), ("arrowhookright", "↩"),
        ("angbracketleft", "⟨"),
        ("boxempty", "□"), ("llbracket", "⟦"), ("nequal", "≠"), ("simequal", "≅"), ("vec", "\u{20D7}"), ("smiley", "☺"),
        ("finalnun", "ן"), ("nunfinal", "ן"), ("memfinal", "ם"),
        // Pi fonts' numbers.
        ("H9251", "α"), ("H9268", "σ"), ("H9269", "ς"), ("H9275", "ω"), ("H9001", "Α"), ("H9017", "Ρ"), ("H9018", "Σ"), ("H9024", "Ω"),
        ("H11002", "−"), ("H1002", "−"), ("H11349", "≤"), ("H20862", "/"),
        ("ThaiCharacterKoKai", "ก"), ("maihanakatleftthai", "\u{E31}"), ("ThaiCharacterMaiEkLowLeft", "\u{E48}"), (",", ","), ("-", "-"),
    ])
    func names(name: String, text: String) {
        #expect(String(String.UnicodeScalarView(GlyphName.scalars(name).compactMap { Unicode.Scalar($0) })) == text)
    }

    @Test(arguments: [
        ".notdef", ".null", "", "g12", "a1", "cid123", "uniD800", "uni12", "u110000", "uniXYZW", "f_nosuch", "final", "nosuchfinal", "_x_",
        "nosuchname", "H9000",
        "H9276", "H12", "H99999",
        "H123456", "H925A",
    ])
    func namesThatSayNothing(name: String) { #expect(GlyphName.scalars(name).isEmpty) }

    @Test func dingbatsAreNamedOnlyInDingbats() {
        #expect(GlyphName.scalars("a10", isDingbats: true) == [0x2721])
        #expect(GlyphName.scalars("a10").isEmpty)
    }

    @Test func everyNameOfTheListIsFound() {
        for (list, isDingbats) in [(GlyphNames.list, false), (GlyphNames.dingbats, true)] {
            for line in "\(list)".split(separator: "\n") {
                let parts = line.split(separator: ";")
                #expect(
                    GlyphName.scalars(String(parts[0]), isDingbats: isDingbats)
                        == parts[1].split(separator: " ").compactMap { UInt32($0, radix: 16) })
            }
        }
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 41)
        print("seed 41")
        for _ in 0..<5000 {
            let bytes = random.bytes(Int.random(in: 0...40, using: &random))
            for scalar in GlyphName.scalars(bytes.span) { #expect(Unicode.Scalar(scalar) != nil) }
        }
    }

    @Test("Polytonic Greek by the names of its marks")
    func polytonic() {
        let letters = ["alpha": "α", "epsilon": "ε", "eta": "η", "iota": "ι", "omicron": "ο", "upsilon": "υ", "omega": "ω", "rho": "ρ"]
        let breathings = ["": "", "psili": "\u{313}", "dasia": "\u{314}", "lenis": "\u{313}", "asper": "\u{314}"]
        let accents = ["": "", "varia": "\u{300}", "oxia": "\u{301}", "tonos": "\u{301}", "perispomeni": "\u{342}", "acute": "\u{301}"]
        let others = ["": "", "dialytika": "\u{308}", "iotasub": "\u{345}"]
        var found = 0
        for (letter, base) in letters {
            for (breathing, first) in breathings {
                for (accent, second) in accents {
                    for (other, third) in others where !(breathing + accent + other).isEmpty {
                        for isCapital in [false, true] {
                            let name = (isCapital ? letter.prefix(1).uppercased() + letter.dropFirst() : letter) + breathing
                            let (front, back) = other == "dialytika" ? (other, "") : ("", other)
                            let scalars = GlyphName.scalars(name + front + accent + back)
                            guard !scalars.isEmpty else { continue }
                            found += 1
                            let text =
                                (isCapital ? base.uppercased() : base) + first + (front.isEmpty ? "" : third) + second
                                + (front.isEmpty ? third : "")
                            // Strings are equal when they are canonically so.
                            #expect(
                                String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) == text,
                                "\(name + front + accent + back)")
                            #expect(scalars.count == 1)
                        }
                    }
                }
            }
        }
        #expect(found > 250)
        #expect(GlyphName.scalars("finalsigma") == [0x3C2])
        #expect(GlyphName.scalars("psilioxia") == [0x1FCE])
        #expect(GlyphName.scalars("asperperispomene") == [0x1FDF])
        #expect(GlyphName.scalars("iotasubscript") == [0x37A])
        #expect(GlyphName.scalars("iotasubomega") == [0x1FF3])
        for name in ["alphabet", "alphapsilix", "epsilonperispomeni", "etas", "Psili", "omegaletter"] {
            #expect(GlyphName.scalars(name).isEmpty, "\(name)")
        }
    }

    @Test("The slanted Greek capitals of MathTime have a number")
    func numbered() {
        #expect(GlyphName.scalars("Gamma1") == [0x393])
        #expect(GlyphName.scalars("Delta1") == GlyphName.scalars("Delta"))
        #expect(GlyphName.scalars("Omega1") == GlyphName.scalars("Omega"))
        for name in ["Delta2", "B1", "Amacron1", "Delta11"] { #expect(GlyphName.scalars(name).isEmpty, "\(name)") }
    }
}
