import Reading
import Testing

@Suite struct BulletsTests {
    @Test(arguments: [
        ("• First point", "First point"), ("▪ One ■ two", "One two"), ("* * *", ""), ("- Milk", "Milk"), ("o Eggs", "Eggs"),
        ("– Bread", "Bread"), ("•Salt", "Salt"), ("*Salt", "*Salt"),
    ]) func bulletsAreSilent(text: String, expected: String) {
        #expect(spoken(text, role: .listItem, language: "xx") == expected)
    }
}

@Suite struct MenuPathsTests {
    @Test(arguments: [
        ("Choose File > Open… now", "Choose File, Open… now"),
        ("Choose Tools > Fonts > add_new > Save.", "Choose Tools, Fonts, add_new, Save."),
        ("Wählen Sie “Datei” › “Öffnen”.", "Wählen Sie “Datei”, “Öffnen”."),
        ("If N > M then", "If N > M then"), ("where Total > limit", "where Total > limit"), ("TOTAL > LIMIT", "TOTAL > LIMIT"),
        ("> Quoted Words here", "> Quoted Words here"), ("p > 0.05", "p > 0.05"),
    ]) func signsBetweenNamesAreNotCompared(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test func codeIsCompared() {
        #expect(spoken("Length > Width", role: .code, language: "xx") == "Length > Width")
    }
}

@Suite struct LeadersTests {
    @Test(arguments: [
        ("A dash - in prose", "A dash – in prose"), ("Introduction ........ 12", "Introduction, 12"),
        ("Introduction.......12", "Introduction, 12"), ("Index . . . . . 9", "Index, 9"), ("====", ""), ("Title ----- end", "Title, end"),
        ("Name: ______", "Name:"), ("Wait... what", "Wait... what"), ("No…", "No…"), ("x = 5", "x = 5"), ("a--b", "a--b"),
        ("….… 3", "3"),
    ]) func leadersAreSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }
}

@Suite struct NoteMarksTests {
    @Test(arguments: [
        ("word* and name† here.‡", "word and name here."), ("5 m² of x³", "5 m² of x³"), ("the end.¹²", "the end.¹²"),
    ]) func noteSignsAreSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [
        ("the end.¹²", "the end, note 12."), ("sailed³ away", "sailed, note 3 away"), ("sailed,³ and", "sailed, note 3 and"),
        ("x² and CO²", "x squared and CO squared"),
    ]) func notesAreNamedWhereTheLanguageIsKnown(text: String, expected: String) {
        #expect(spoken(text) == expected)
        #expect(!spoken(text, withoutCitations).contains("note"))
    }
}

@Suite struct ElidedYearsTests {
    @Test(arguments: [
        ("anni '90", "anni 90"), ("in ’98.", "in 98."), ("'98'", "'98'"), ("'tis", "'tis"), ("'12 apostles'", "12 apostles'"),
    ]) func theCenturyIsLeftOut(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }
}

@Suite struct CapitalsTests {
    @Test(arguments: [
        ("THE HISTORY OF CÔTE D’IVOIRE", "The History of Côte D’Ivoire"), ("THE HTML OF NATO AND WWW", "the HTML of Nato and WWW"),
        ("INTRODUCTION", "INTRODUCTION"), ("CHAPTER XVII", "Chapter 17"), ("A Mixed HEADING", "A Mixed HEADING"),
    ]) func headingsInCapitalsAreWords(text: String, expected: String) {
        #expect(spoken(text, role: .heading).lowercased() == expected.lowercased())
        #expect(spoken(text, role: .heading).dropFirst() == expected.dropFirst())
        #expect(!text.contains("HISTORY") || spoken(text) == text)
    }

    @Test func alsoInOtherScripts() {
        #expect(spoken("ИСТОРИЯ СССР И МИР", role: .heading, language: "bg") == "История СССР И МИР")
    }
}
