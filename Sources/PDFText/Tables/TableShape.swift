/// What is known of a table's row by the rules around its cells or by tags.
struct TableShape {
    /// Number of its table on the page.
    let table: Int
    /// Of the table.
    let columnCount: Int
    /// Whether it names the columns; nil where only its text can tell.
    let isHead: Bool?
    /// Whether rules are drawn between its cells.
    var isDrawn = false
    /// Whether its rows are texts with labels before them, told by nothing but their places: running text to who wants no tables.
    var holdsLabelledTexts = false
}
