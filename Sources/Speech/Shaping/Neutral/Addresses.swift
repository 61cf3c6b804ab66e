extension ShapingRule {
    /// Web and mail addresses as the listener wants them; letter by letter they last half a minute.
    static let addresses = ShapingRule("addresses") { sentence, context in
        guard context.options.addresses != .full else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            guard let host = host(of: word.core) else { continue }
            if context.options.addresses == .skip {
                sentence.silence(index..<index + 1)
            } else {
                sentence.tokens[index].text = word.around(host)
            }
        }
    }

    /// The name of the site in an address, without `www.`; `nil` if the word is not one.
    private static func host(of word: Substring) -> String? {
        let lowered = word.lowercased()
        if lowered.hasPrefix("doi:10.") || (lowered.hasPrefix("10.") && isIdentifier(word)) { return "D O I" }
        for scheme in ["https://", "http://", "ftp://", "mailto:"] where lowered.hasPrefix(scheme) {
            let rest = word.dropFirst(scheme.count)
            if ["doi.org", "dx.doi.org", "www.doi.org"].contains(site(in: rest).lowercased()) { return "D O I" }
            return isDomain(site(in: rest)) ? bare(site(in: rest)) : nil
        }
        if let at = word.firstIndex(of: "@"), at > word.startIndex, word[word.index(after: at)...].firstIndex(of: "@") == nil {
            let domain = word[word.index(after: at)...]
            return isDomain(domain) && domain.contains(".") ? bare(domain) : nil
        }
        let site = site(in: word)
        guard isDomain(site) else { return nil }
        if lowered.hasPrefix("www.") { return bare(site) }
        // Without a scheme only with a path behind a name that ends like a site's: "example.org/a", not "and/or", not "3.5/7".
        let ending = site.split(separator: ".").last ?? ""
        return site.count < word.count && site.contains(".") && ending.count >= 2 && ending.allSatisfy(\.isLetter) && !site.startsWithDigit
            ? bare(site) : nil
    }

    private static func site(in address: Substring) -> Substring {
        let site = address.prefix { !"/?#:".contains($0) }
        return site.lastIndex(of: "@").map { site[site.index(after: $0)...] } ?? site
    }

    private static func bare(_ site: Substring) -> String {
        String(site.lowercased().hasPrefix("www.") ? site.dropFirst(4) : site)
    }

    private static func isDomain(_ word: Substring) -> Bool {
        word.utf8.count >= 3 && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" } && !word.contains("..")
    }

    /// `10.1145/3290605.3300` (ISO 26324: a registrant of at least four digits, a slash, a name).
    private static func isIdentifier(_ word: Substring) -> Bool {
        let parts = word.dropFirst(3).split(separator: "/", maxSplits: 1)
        return parts.count == 2 && parts[0].count >= 4 && parts[0].allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }
}
