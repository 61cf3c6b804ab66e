extension SpokenSentences {
    /// What extraction leaves behind: ligatures, invisible characters, leaders, bullets; and emoji.
    static let characters = SpokenSentences(
        """
        She wrote that “[w]e left”, and [H]olm kept the [s]ame boat.
        She wrote that “we left”, and Holm kept the same boat.
        The author(s), the Teacher(s) and page(s) are read; (s)he or s/he did.
        The authors, the Teachers and pages are read; he or she or he or she did.
        Take f(s), sin(s), len(s), reward(s), a function(s), the time(s), a[i], x[n]y, [s], [sic], child[ren], V[OH] and gain(s) = 2.
        Take f of s, sin(s), len(s), reward(s), a function(s), the time(s), a[i], x[n]y, [s], [sic], child[ren], V[OH] and gain(s) equals 2.
        Holm, d/b/a Quill Lines, a/k/a Ness. The C/O ratio is low.
        Holm, doing business as Quill Lines, also known as Ness. The C/O ratio is low.
        The eﬃcient ﬁsherman ﬂoats oﬀ.
        The efficient fisherman floats off.
        A waﬄe is a grid.
        A waffle is a grid.
        The exam\u{AD}ple is bro\u{AD}ken.
        The example is broken.
        The ca\u{FFFD}f\u{E9} is open.
        The caf\u{E9} is open.
        A nul\u{0}l byte ends nothing.
        A null byte ends nothing.
        A com\u{1}100Amand is text.
        A com100Amand is text.
        A zero\u{200B}width space joins.
        A zerowidth space joins.
        A mark\u{FEFF} is dropped.
        A mark is dropped.
        The \u{202B}order\u{202C} is plain.
        The order is plain.
        The note [[see below]] is text.
        The note [ [see below]] is text.
        The index[[0]] is text.
        The index[ [0]] is text.
        Introduction ........ 12
        Introduction, 12
        Introduction.......12
        Introduction, 12
        Harbours . . . . . . 40
        Harbours, 40
        Name: ________ and date
        Name: and date
        ==== Contents ====
        Contents
        A pause ... and then it went on.
        A pause, and then it went on.
        Wait... what was that?
        Wait... what was that?
        \u{F0B7} The first point
        The first point
        • The second point
        The second point
        •The third point
        The third point
        ▪ One and ■ two
        One and two
        Great 😀😀😀 news
        Great 😀 news
        Fine 👍🏽 by me
        Fine 👍 by me
        Well done👏👏
        Well done 👏
        The rocket 👩‍🚀 flies
        The rocket 👩‍🚀 flies
        A dash - and a dash – are pauses.
        A dash – and a dash – are pauses.
        It is 100% true.
        It is 100% true.
        He paused - and left John - the manager - alone.
        He paused – and left John – the manager – alone.
        It was — a thought—no, a hunch—that failed.
        It was — a thought – no, a hunch – that failed.
        a. Find the velocity.
        a. Find the velocity.
        It is 25℃ in part Ⅳ.
        It is 25 degrees Celsius in part 4.
        """)

    /// Headings.
    static let headings = SpokenSentences(
        #"""
        THE HISTORY OF THE HARBOUR
        the History of the Harbour
        A HISTORY OF THE HTML STANDARD
        a History of the HTML Standard
        CHAPTER XVII
        Chapter 17
        INTRODUCTION
        INTRODUCTION
        A Mixed HEADING
        A Mixed HEADING
        MATERIALS AND METHODS
        Materials and Methods
        4.2 RESULTS AND DISCUSSION
        4.2 Results and Discussion
        PART II: THE SEA
        Part 2: the SEA
        APPENDIX B. THE LOG OF THE WANDERER
        Appendix B. the LOG of the Wanderer
        She was in his office . . .
        She was in his office
        """#)
}
