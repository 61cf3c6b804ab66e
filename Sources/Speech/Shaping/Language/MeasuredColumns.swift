extension ShapingContext {
    /// "Length (m)" and a number below it: what the column is called without the unit, and the unit as it is said behind the number. Nil where the name has none.
    func measured(_ heading: String, _ number: Substring) -> (heading: String, unit: String)? {
        guard let tables, let last = heading.last, let open = heading.lastIndex(of: last == ")" ? "(" : "["), last == ")" || last == "]"
        else {
            return nil
        }
        let sign = heading[heading.index(after: open)...].dropLast()
        var name = heading[..<open]
        while name.last?.isWhitespace == true { name.removeLast() }
        guard !name.isEmpty, let unit = unit(sign, tables) else { return nil }
        return (String(name), tables.form(unit, for: number))
    }

    /// The forms of a unit or a currency.
    private func unit(_ sign: Substring, _ tables: LanguageTables) -> [String]? {
        if sign == "%" { return ["%"] }
        return tables.units.forms(of: sign) ?? tables.currencies[String(sign)]?.unit
    }
}
