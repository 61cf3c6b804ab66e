/// Mass numbers, which stand raised before the symbol of their element: "¹³¹I". No note is called there.
enum Isotope {
    /// The symbols of the elements by their atomic number, from 1.
    private static let symbols = """
        H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru \
        Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At \
        Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
        """.split(separator: " ").map { Array($0.unicodeScalars.map(\.value)) }

    private static let mostDigits = 3

    /// Whether raised text is a mass number: the cells behind it begin with the symbol of an element that has such an isotope, or may have, and no
    /// letter goes on with that. "²In" is none: indium has 49 protons.
    static func isMassNumber(_ raised: ArraySlice<Cell>, before next: ArraySlice<Cell>) -> Bool {
        guard raised.count <= mostDigits, raised.allSatisfy({ $0.unicode &- 0x30 < 10 }), let first = next.first, first.unicode &- 0x41 < 26
        else { return false }
        let small = next.dropFirst().prefix { LetterCase($0.unicode) == .small }
        let behind = next.dropFirst(1 + small.count).first.map(\.unicode) ?? 0
        guard small.count < 2, !Bidirectional.isLetter(behind) else { return false }
        let symbol = [first.unicode] + small.map(\.unicode)
        guard let index = symbols.firstIndex(of: symbol) else { return false }
        let (protons, number) = (index + 1, raised.reduce(0) { $0 * 10 + Int($1.unicode &- 0x30) })
        return number >= protons + protons / 3 && number <= 3 * protons + 2
    }
}
