import PDFText
import Testing

@Suite("Addresses broken at a line's end")
struct BrokenAddressTests {
    private func text(_ first: String, _ second: String) throws -> [String] {
        try TestDocument { page in
            page.lines(["The keeper of the lamp and of the sea around it tells at \(first)", "\(second) what he has seen."], 72, 720)
        }.texts()
    }

    @Test(
        "Behind a stroke between two words a line was broken without a space, but not behind a folder's name",
        arguments: [
            ("the forms for filing/", "paying by the keeper", "the forms for filing/paying by the keeper"),
            ("from dusk and/", "or/dawn on", "from dusk and/or/dawn on"), ("from dusk/", "dawn.list on", "from dusk/dawn.list on"),
            ("the keeper uses TCP/", "IP at the harbour", "the keeper uses TCP/IP at the harbour"),
            ("the keeper signs Sd/", "Anna Amsel at the harbour", "the keeper signs Sd/ Anna Amsel at the harbour"),
            ("say it /∗ in short ∗/", "if there is room", "say it /∗ in short ∗/ if there is room"),
            ("of House/Lamp/Oil/-", "Keeper there", "of House/Lamp/Oil/Keeper there"),
            ("they are kept in lib/lamps/", "of the old harbour", "they are kept in lib/lamps/ of the old harbour"),
            ("they are kept in /lamps/", "of the old harbour", "they are kept in /lamps/ of the old harbour"),
        ])
    func either(_ first: String, _ second: String, _ text: String) throws {
        try TestDocument { $0.lines([first, second], 72, 700) }.expect([text])
    }

    @Test(
        "Go on without a space",
        arguments: [
            ("https://lamps.", "example/list"), ("(https://lamps.example/keepers/", "old/index.html)"), ("www.lamps.", "example"),
            ("https://lamps.example/light-", "house"), ("https://lamps.example/?name=", "lamp"), ("https://lamps.example/", "2026/"),
            ("http:", "//lamps.example/list"), ("(https:", "//lamps.example/list)"), ("https://lamps.example/", "~keeper/list"),
            ("https://lamps.example/", "keeper/."), ("doi:10.1007/", "978-1-4612-4230-7_19"), ("etc/lamps/99-oil.", "list"),
            ("keeper-of_lamps@lists.", "lamps.example"), ("<keeper@lists.", "lamps.example>"),
            ("(/usr/share/doc/", "oil-doc/index.html)"), ("/usr/", "share/oil/LAMP-3"), ("\"~/lamps/", "list.txt"),
            ("--showformat=", "lamp"), ("https://lamps.example/old", "/list"), ("https://lamps.example/old", "_list"),
            ("https://lamps.example/old", "-list.html"), ("http://LAMPS.", "B-light.example/list=oil"),
            ("https://lam", "ps.example/list"), ("https://lamps.e", "xample/list"), ("https://lamps", ".net/list"),
            ("https://lamps.example/lists/o", "il/keepers/list"), ("https://lamps.example/lists/o", "il-2026/list"),
            ("10.11", "45/2491956.2462"), ("doi:10.1145/24919", "56.2462176"), ("灯台の「https://lamps.example/old", "/list"),
        ])
    func broken(_ first: String, _ second: String) throws {
        let found = try text(first, second)
        #expect(found == ["The keeper of the lamp and of the sea around it tells at \(first)\(second) what he has seen."])
    }

    @Test("A hyphen behind a stroke shows that an address goes on, and is no part of it")
    func addedHyphen() throws {
        let found = try text("https://lamps.example/keepers/-", "2026/list")
        #expect(
            found == ["The keeper of the lamp and of the sea around it tells at https://lamps.example/keepers/2026/list what he has seen."])
    }

    @Test(
        "End where a word follows, or a sentence",
        arguments: [
            ("https://lamps.example.", "Nobody knows"), ("https://lamps.example/", "about"), ("https://lamps.example/", "about."),
            ("https://lamps.example", "about"), ("note:", "//lamps"), ("22/11/98.", "and"), ("dusk/dawn.", "or"),
            ("/etc/lamps/oil.list.", "and"), ("\"/etc/lamps\".", "and"), ("keeper@lamps.example.", "lamps"),
            ("keeper@lamps.example.", "e.g."), ("@lamps.", "lamps.example"), ("/etc/lamps/", "about"), ("/etc/lamps/", "well-known"),
            ("a=", "lamp"), ("--=", "lamp"), ("--lamp=", "(none)"), ("https://lamps.example", "/"),
            ("https://lamps.example", "-v"), ("lamps", "/etc/lamps"),
        ])
    func whole(_ first: String, _ second: String) throws {
        let found = try text(first, second)
        #expect(found == ["The keeper of the lamp and of the sea around it tells at \(first) \(second) what he has seen."])
    }
}
