/// Whether the user wants undecorated lines: with a screen reader, on a terminal that can't do more, or by taste.
enum PlainMode {
    /// By the environment: NO_COLOR, ACCESSIBLE, TERM=dumb.
    static var isWanted: Bool {
        if Files.environment("NO_COLOR") != nil { return true }
        if let accessible = Files.environment("ACCESSIBLE"), !["0", "false", "no"].contains(accessible.lowercased()) { return true }
        let terminal = Files.environment("TERM")
        return terminal == nil || terminal == "dumb"
    }
}
