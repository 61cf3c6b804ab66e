/// A lexical token (§7.2). Names, strings and keywords are ranges into the source; their values are made when asked for.
package enum Token: Equatable, Sendable {
    case integer(Int)
    case real(Double)
    /// After the solidus.
    case name(Range<Int>)
    /// Between the parentheses, escapes still in place.
    case string(Range<Int>)
    /// Between the angle brackets.
    case hexString(Range<Int>)
    case arrayOpen, arrayClose
    case dictionaryOpen, dictionaryClose
    case braceOpen, braceClose
    case keyword(Range<Int>)
    case end
}
