extension ShapingRule {
    /// Web and mail addresses as the listener wants them; letter by letter they last half a minute.
    static let addresses = ShapingRule("addresses") { sentence, context in
        guard context.options.addresses != .full else { return }
        let dot = context.tables?.addressDot
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            if let address = mailAddress(word.core) {
                // Short as it is, nobody can write there without the name before the sign.
                if context.options.addresses == .skip {
                    sentence.silence(index..<index + 1)
                } else {
                    sentence.tokens[index].text = word.around(dotted(address, dot))
                }
            } else if let host = host(of: word.core) {
                // "doi: 10.1136/…" has said what it is.
                let isNamed = host == identifier && sentence.preceding(index).map { Affixes($0.text).core.lowercased() == "doi" } == true
                if context.options.addresses == .skip || isNamed {
                    sentence.silence(index..<index + 1)
                } else {
                    sentence.tokens[index].text = word.around(host == identifier ? host : dotted(host, dot))
                }
            }
        }
    }

    /// The address with a word for each of its dots.
    private static func dotted(_ address: String, _ dot: String?) -> String {
        dot.map { address.replacing(".", with: " \($0) ") } ?? address
    }

    /// A mail address, without `mailto:` and what stands behind a question mark; of one with a name that no person has, the site alone. `nil` if the
    /// word is none.
    private static func mailAddress(_ word: Substring) -> String? {
        var word = word
        if word.lowercased().hasPrefix("mailto:") { word = word.dropFirst(7) }
        word = word.prefix { $0 != "?" }
        guard let at = word.firstIndex(of: "@"), at > word.startIndex, !word.contains("/") else { return nil }
        let (name, site) = (word[..<at], word[word.index(after: at)...])
        guard isDomain(site), site.contains("."), !name.contains(":"), site.split(separator: ".").last?.allSatisfy(\.isLetter) == true
        else {
            return nil
        }
        return name.count <= longestName ? String(word) : bare(site)
    }

    private static let longestName = 40

    /// What is said for the number of a paper.
    private static let identifier = "D O I"

    /// The name of the site in an address, without `www.`; `nil` if the word is not one.
    private static func host(of word: Substring) -> String? {
        let lowered = word.lowercased()
        if lowered.hasPrefix("doi:10.") || (lowered.hasPrefix("10.") && isIdentifier(word)) { return identifier }
        for scheme in ["https://", "http://", "ftp://", "mailto:"] where lowered.hasPrefix(scheme) {
            let rest = word.dropFirst(scheme.count)
            if ["doi.org", "dx.doi.org", "www.doi.org"].contains(site(in: rest).lowercased()) { return identifier }
            return isDomain(site(in: rest)) ? bare(site(in: rest)) : nil
        }
        let site = site(in: word)
        guard isDomain(site) else { return nil }
        if lowered.hasPrefix("www.") { return bare(site) }
        // Without a scheme only with a path behind a name that ends like a site's: "example.org/a", not "and/or", "3.5/7", "Tel./Fax" or "node.js/express".
        guard isPath(word[site.endIndex...]), !site.startsWithDigit, let dot = site.lastIndex(of: "."),
            domains.contains(site[site.index(after: dot)...])
        else { return nil }
        return bare(site)
    }

    /// Top-level domains that no file and no member of an object is called by.
    private static let domains: Set<Substring> = [
        "com", "org", "net", "edu", "gov", "mil", "info", "biz", "eu", "uk", "de", "fr", "es", "it", "pt", "nl", "ru", "cz", "se", "ch",
        "at", "jp",
        "cn", "br", "au", "ca", "us", "be", "dk", "no", "fi", "ie", "nz", "io", "ai", "int", "me", "tv", "mx", "ar", "pl", "sk", "hu", "ro",
        "gr", "tr", "ua", "by", "bg", "hr", "si", "lt", "lv", "ee", "lu", "kr", "tw", "hk", "sg", "il", "za", "ly",
    ]

    /// "/a", ":8080/a", "?x=1", "#a": what stands behind a site's name in an address.
    private static func isPath(_ rest: Substring) -> Bool {
        guard let first = rest.first else { return false }
        if first == ":" {
            let port = rest.dropFirst().prefix(while: \.isNumber)
            return !port.isEmpty && rest[port.endIndex...].first == "/"
        }
        return first == "/" || "?#".contains(first) && rest.count > 1
    }

    private static func site(in address: Substring) -> Substring {
        let site = address.prefix { !"/?#:".contains($0) }
        return site.lastIndex(of: "@").map { site[site.index(after: $0)...] } ?? site
    }

    private static func bare(_ site: Substring) -> String {
        String(site.lowercased().hasPrefix("www.") ? site.dropFirst(4) : site)
    }

    private static func isDomain(_ word: Substring) -> Bool {
        word.utf8.count >= 3 && word.first != "." && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
            && !word.contains("..")
    }

    /// `10.1145/3290605.3300` (ISO 26324: a registrant of at least four digits, a slash, a name).
    private static func isIdentifier(_ word: Substring) -> Bool {
        let parts = word.dropFirst(3).split(separator: "/", maxSplits: 1)
        return parts.count == 2 && parts[0].prefix { $0 != "." }.count >= 4 && parts[0].allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }
}
