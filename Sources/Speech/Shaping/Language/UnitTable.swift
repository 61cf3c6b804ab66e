/// What a language calls units. A name has as many forms as the language has plurals: one, a few, many.
struct UnitTable: Sendable {
    private var names: [String: [String]] = [:]
    private var per = ""
    private var power: @Sendable (_ forms: [String], _ exponent: Int, _ isDivisor: Bool) -> [String] = { forms, _, _ in forms }
    /// What is said instead of `per` and the first form: `all’ora`.
    private var divisors: [String: String] = [:]

    /// The newton, which is known before a stroke alone, "N/mm²": by itself its sign is north's as well.
    private var newton: [String]?

    init() {}

    /// - Parameters:
    ///   - prefixes: The names of prefixes (ISO 80000-1, 6.5.4), by their signs: `k=kilo`.
    ///   - bases: Units that take them: `m=metre/metres`.
    ///   - others: Units that do not.
    ///   - per: `per`, with its spaces.
    ///   - divisors: What is said of a unit behind `/`, where that is not `per` and the first form: `h=all’ora`.
    ///   - power: The forms of a squared (2) or cubed (3) unit, also behind `per`.
    init(
        prefixes: String, bases: String, others: String, per: String, divisors: String = "",
        power: @escaping @Sendable (_ forms: [String], _ exponent: Int, _ isDivisor: Bool) -> [String]
    ) {
        self.per = per
        self.power = power
        let prefixes = Self.pairs(prefixes)
        for (sign, text) in Self.pairs(bases) {
            let forms = text.split(separator: "/").map(String.init)
            names[sign] = forms
            // There is no part of a bit.
            let isCounted = sign == "bit" || sign == "o"
            for (prefix, name) in prefixes where !isCounted || "kMGT".contains(prefix) { names[prefix + sign] = forms.map { name + $0 } }
        }
        newton = Self.pairs(others).first { $0.0 == "kN" }.map { _, text in
            text.lowercased().split(separator: "/").map { name in name.firstRange(of: "newton").map { String(name[$0.lowerBound...]) } ?? ""
            }
        }
        // "2 Tl Zucker": nobody measures with these.
        for sign in ["Tl", "TL", "ds", "hs"] { names[sign] = nil }
        for (sign, text) in Self.pairs(others) { names[sign] = text.split(separator: "/").map(String.init) }
        for (sign, text) in Self.pairs(divisors) { self.divisors[sign] = text }
        for (sign, forms) in names where sign.hasPrefix("µ") { names["μ" + sign.dropFirst()] = forms }
    }

    var isEmpty: Bool { names.isEmpty }

    /// The forms of a sign's name: "km", "m²", "km/h", "kg/m³".
    func forms(of sign: Substring) -> [String]? {
        guard sign.utf8.count <= 16 else { return nil }
        if let forms = names[String(sign)] { return forms }
        let parts = sign.split(separator: "/", omittingEmptySubsequences: false)
        guard let first = parts.first, let forms = single(first, isDivisor: false) ?? (first == "N" && parts.count == 2 ? newton : nil)
        else {
            return nil
        }
        guard parts.count > 1 else { return forms }
        guard parts.count == 2, let tail = divisor(parts[1]) else { return nil }
        return forms.map { $0 + tail }
    }

    /// Whether a unit is called so: "degrees Celsius".
    func isName(_ name: Substring) -> Bool {
        name.utf8.count > 3 && names.values.contains { forms in forms.contains { $0 == name } }
    }

    /// What is said behind an amount of something for one of a unit, with a space before it: " per kilogram"; of a word of prose, that word.
    func divisor(_ sign: Substring) -> String? {
        guard !isEmpty, sign.utf8.count <= 16 else { return nil }
        if let said = divisors[String(sign)] { return " " + said }
        if let name = single(sign, isDivisor: true)?.first { return per + name }
        return sign.count > 2 && sign.allSatisfy { $0.isLetter && $0.isLowercase } ? per + sign : nil
    }

    /// "hour" → " per hour".
    func per(_ word: Substring) -> String? { isEmpty ? nil : per + word }

    private func single(_ sign: Substring, isDivisor: Bool) -> [String]? {
        if let forms = names[String(sign)] { return forms }
        guard let last = sign.last, sign.count > 1 else { return nil }
        let exponent = last == "²" ? 2 : last == "³" ? 3 : 0
        guard exponent > 0, let forms = names[String(sign.dropLast())] else { return nil }
        // "½ t²", "g²": of tonnes, grams, litres and hours there are none.
        if exponent > 0, sign.count == 2, let letter = sign.first, "tglLh".contains(letter), !isDivisor { return nil }
        return power(forms, exponent, isDivisor)
    }

    private static func pairs(_ list: String) -> [(String, String)] {
        list.split(whereSeparator: { $0 == ";" || $0.isNewline }).compactMap { pair in
            let sides = pair.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let sign = sides[0].split(separator: " ").first else { return nil }
            return (String(sign), sides[1].split(separator: " ").joined(separator: " "))
        }
    }
}
