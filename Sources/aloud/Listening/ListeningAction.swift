/// What a listener can do, and the keys for it: mpv's, where mpv has such a thing.
enum ListeningAction: Sendable, Equatable {
    case toggle, quit, nextDocument
    case seconds(Double)
    case words(Int), sentences(Int), paragraphs(Int), pages(Int), chapters(Int)
    case beginning, end, repeatSentence
    case rate(Double), resetRate, pitch(Int), volume(Int), mute
    case search, searchAgain, searchBack, goTo, undo, sleep
    case showStatus, showInformation, showChapters, showHelp

    struct Binding {
        let keys: [Key]
        /// The keys as they are named in the help.
        let names: String
        let action: ListeningAction
        let help: String
    }

    /// All keys, in the order of the help.
    static let bindings: [Binding] = [
        Binding(keys: [.character(" "), .character("p")], names: "space, p", action: .toggle, help: "pause, go on"),
        Binding(keys: [.right], names: "right", action: .seconds(5), help: "5 seconds on"),
        Binding(keys: [.left], names: "left", action: .seconds(-5), help: "5 seconds back"),
        Binding(keys: [.up], names: "up", action: .seconds(60), help: "1 minute on"),
        Binding(keys: [.down], names: "down", action: .seconds(-60), help: "1 minute back"),
        Binding(keys: [.shiftPageUp], names: "shift-page up", action: .seconds(600), help: "10 minutes on"),
        Binding(keys: [.shiftPageDown], names: "shift-page down", action: .seconds(-600), help: "10 minutes back"),
        Binding(keys: [.character("."), .shiftRight], names: ".", action: .words(1), help: "pause, and the next word"),
        Binding(keys: [.character(","), .shiftLeft], names: ",", action: .words(-1), help: "pause, and the word before"),
        Binding(keys: [.character(")"), .controlRight], names: ") ctrl-right", action: .sentences(1), help: "next sentence"),
        Binding(
            keys: [.character("("), .controlLeft], names: "( ctrl-left", action: .sentences(-1),
            help: "this sentence again, then the one before"),
        Binding(keys: [.character("}")], names: "}", action: .paragraphs(1), help: "next paragraph"),
        Binding(keys: [.character("{")], names: "{", action: .paragraphs(-1), help: "this paragraph again, then the one before"),
        Binding(keys: [.character(">")], names: ">", action: .pages(1), help: "next page"),
        Binding(keys: [.character("<")], names: "<", action: .pages(-1), help: "this page again, then the one before"),
        Binding(keys: [.pageUp], names: "page up", action: .chapters(1), help: "next chapter"),
        Binding(keys: [.pageDown], names: "page down", action: .chapters(-1), help: "this chapter again, then the one before"),
        Binding(keys: [.home], names: "home", action: .beginning, help: "the beginning"),
        Binding(keys: [.end], names: "end", action: .end, help: "the last sentence"),
        Binding(keys: [.character("l")], names: "l", action: .repeatSentence, help: "the sentence once more"),
        Binding(keys: [.character("/")], names: "/", action: .search, help: "search for words"),
        Binding(keys: [.character("n")], names: "n", action: .searchAgain, help: "search again"),
        Binding(keys: [.character("N")], names: "N", action: .searchBack, help: "search back"),
        Binding(keys: [.character("g")], names: "g", action: .goTo, help: "go to 40%, p12, #3, w1234, 1:02:30, +5%, -30, a chapter’s name"),
        Binding(keys: [.character("u")], names: "u", action: .undo, help: "undo the last jump"),
        Binding(keys: [.character("]")], names: "]", action: .rate(1.1), help: "faster"),
        Binding(keys: [.character("[")], names: "[", action: .rate(1 / 1.1), help: "slower"),
        Binding(keys: [.backspace], names: "backspace", action: .resetRate, help: "the usual rate"),
        Binding(keys: [.character("0"), .character("*")], names: "0", action: .volume(10), help: "louder"),
        Binding(keys: [.character("9")], names: "9", action: .volume(-10), help: "softer"),
        Binding(keys: [.character("+"), .character("=")], names: "+", action: .pitch(5), help: "a higher voice"),
        Binding(keys: [.character("-")], names: "-", action: .pitch(-5), help: "a lower voice"),
        Binding(keys: [.character("m")], names: "m", action: .mute, help: "mute"),
        Binding(
            keys: [.character("s")], names: "s", action: .sleep, help: "sleep in 15, 30, 60 minutes, with the chapter, or not at all"),
        Binding(keys: [.character("o"), .character("P")], names: "o", action: .showStatus, help: "tell the place"),
        Binding(keys: [.character("i")], names: "i", action: .showInformation, help: "tell about the document"),
        Binding(keys: [.character("c")], names: "c", action: .showChapters, help: "tell the chapters"),
        Binding(keys: [.enter], names: "enter", action: .nextDocument, help: "the next document, of several"),
        Binding(keys: [.character("?")], names: "?", action: .showHelp, help: "this help"),
        Binding(
            keys: [.character("q"), .character("Q"), .control("d")], names: "q", action: .quit, help: "quit; the place is saved"),
    ]

    static func action(for key: Key) -> ListeningAction? { table[key] }

    static var help: [String] {
        bindings.map { $0.names + String(repeating: " ", count: max(1, 17 - $0.names.count)) + $0.help }
    }

    private static let table = Dictionary(bindings.flatMap { binding in binding.keys.map { ($0, binding.action) } }) { first, _ in first }
}
