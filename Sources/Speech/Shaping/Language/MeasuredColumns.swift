extension ShapingContext {
    /// "Length (m)" and a number below it: what the column is called without the unit, and the unit as it is said behind the number. Nil where the name has none.
    func measured(_ heading: String, _ number: Substring) -> (heading: String, unit: String)? {
        guard let tables, let last = heading.last, let open = heading.lastIndex(of: last == ")" ? "(" : "["), last == ")" || last == "]"
        else {
            return nil
        }
        let sign = heading[heading.index(after: open)...].dropLast()
        var name = heading[..<open]
        // "Page(s)" is one page or more.
        guard name.last?.isWhitespace == true else { return nil }
        while name.last?.isWhitespace == true { name.removeLast() }
        guard !name.isEmpty, let unit = unit(sign, tables), !isInitial(sign, of: name, unit) else { return nil }
        return (String(name), tables.form(unit, for: number))
    }

    /// "Width (W)", "Time (t)", "Width of beams (W)": the sign of what is measured, by its first letter, and no unit. "Voltage (V)" is in volts.
    private func isInitial(_ sign: Substring, of name: Substring, _ unit: [String]) -> Bool {
        guard sign.count == 1, let letter = sign.first, letter.isLetter, let last = name.split(separator: " ").last else { return false }
        let shared = unit.contains { form in last.count >= 4 && form.lowercased().hasPrefix(last.prefix(4).lowercased()) }
        return !shared
            && (last.first?.lowercased() == letter.lowercased() || name.split(separator: " ").contains { $0.first == letter })
    }

    /// The forms of a unit or a currency.
    private func unit(_ sign: Substring, _ tables: LanguageTables) -> [String]? {
        if sign == "%" { return ["%"] }
        return tables.units.forms(of: sign) ?? tables.currencies[String(sign)]?.unit
    }
}
