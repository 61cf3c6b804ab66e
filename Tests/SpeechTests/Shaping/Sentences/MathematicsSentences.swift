extension SpokenSentences {
    /// Mathematics as far as a line of text has it.
    static let mathematics = SpokenSentences(
        #"""
        It gives x = 1/2 t, s = 1/2 t² and a load of 1/2 t of coal.
        It gives x equals one half t, s equals one half t squared and a load of one half tonne of coal.
        The effect was small (p < 0.05).
        The effect was small (p less than 0.05).
        The effect was small (p<0.05).
        The effect was small (p less than 0.05).
        We kept boats with x > 3 only.
        We kept boats with x greater than 3 only.
        Here n = 30 and m = 12.
        Here n equals 30 and m equals 12.
        The fit was good (R² = 0.97).
        The fit was good (R squared equals 0.97).
        Then x² + y² = z² holds.
        Then x squared + y squared equals z squared holds.
        The volume grows as r³.
        The volume grows as r cubed.
        The pressure was 10⁻³ of that.
        The pressure was 10 to the minus 3 of that.
        The lake holds 3 × 10⁹ litres.
        The lake holds 3 × 10 to the 9 litres.
        It grows like 2^n at first.
        It grows like 2 to the n at first.
        It shrinks like 10^{-6} later.
        It shrinks like 10 to the minus 6 later.
        Let f(x) be the depth at x.
        Let f of x be the depth at x.
        Sorting takes O(n log n) steps.
        Sorting takes O of n log n steps.
        The probability P(A) is small.
        The probability P of A is small.
        Take any x ∈ A and y ∉ B.
        Take any x in A- and y not in B.
        The set A ∪ B is finite.
        The set A- union B is finite.
        The set A ∩ B is empty.
        The set A- intersection B is empty.
        Every A ⊂ B is small.
        Every A subset of B is small.
        The error is ±3 at most.
        The error is ±3 at most.
        It was about ~30 then.
        It was about about 30 then.
        If a ≤ b, then b ≥ a.
        If a ≤ b, then b ≥ a.
        The first claim ⇒ the second.
        The first claim implies the second.
        For all sizes, ∀ n, it holds.
        For all sizes, for all n, it holds.
        The vector 𝐱 lies in ℝ.
        The vector x lies in R.
        The angle α is small.
        The angle α is small.
        The ratio tends to ∞ here.
        The ratio tends to ∞ here.
        The salt content is 35 ‰ offshore.
        The salt content is 35 per mille offshore.
        The tag <b> is closed again.
        The tag <b> is closed again.
        The arrow a->b is drawn twice.
        The arrow a->b is drawn twice.
        We write R&D in full.
        We write R&D in full.
        A function(s) may be given.
        A function(s) may be given.
        The keel A(see below) is bent.
        The keel A(see below) is bent.
        The lake holds 2·10⁷ litres.
        The lake holds 2 times 10 to the 7 litres.
        Its mass is 5 × 3 pounds.
        Its mass is 5 × 3 pounds.
        For i = 0, ..., n - 1 take x1, x2, …, xn.
        For i equals 0, and so on, n minus 1 take x1, x2, and so on, xn.
        Take ⅜ inch, 1⅞ cups and 2 ⅛ cups.
        Take three eighths inch, 1 and seven eighths cups and 2 and one eighth cups.
        The norm ∥x∥ is small, and a ∥ b holds.
        The norm ‖x‖ is small, and a parallel to b holds.
        The texts dGVzdA== and ab== end.
        The texts dGVzdA and ab end.
        It lies in the interval [1, 12].
        It lies in the interval [1, 12].
        So a²+b²=c² and ∥a + b∥ is small.
        So a squared + b squared = c squared and ‖a + b‖ is small.
        This is a(n) error in f(x).
        This is a(n) error in f of x.
        It runs in O(n) time, and y(n) grows with P(Ai).
        It runs in O of n time, and y of n grows with P of Ai.
        So l1∥ l2 and l3∥ l4.
        So l1 parallel to l2 and l3 parallel to l4.
        So i = 1, . . . , n and (1, 2, . . . , 20).
        So i equals 1, and so on, n and (1, 2, and so on, 20).
        """#)
}
