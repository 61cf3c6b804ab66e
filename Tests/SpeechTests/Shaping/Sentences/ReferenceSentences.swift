extension SpokenSentences {
    /// Figures, equations, pages, citations, notes.
    static let references = SpokenSentences(
        #"""
        See Fig. 3 for the layout of the pond.
        See figure 3 for the layout of the pond.
        Figs. 4 and 5 show the same pond in winter.
        Figures 4 and 5 show the same pond in winter.
        The result follows from Eq. (2).
        The result follows from equation 2.
        Substituting Eqs. (3) and (4) into Eq. (5) gives the bound.
        Substituting equations 3 and 4 into equation 5 gives the bound.
        We return to this in Sec. 4.2.
        We return to this in section 4.2.
        The proof is in App. B of the longer report.
        The proof is in appendix B of the longer report.
        Details are given in Tab. 2 and Fig. A1.
        Details are given in table 2 and figure A1.
        The survey (see Fig. 7) covers two valleys.
        The survey (see figure 7) covers two valleys.
        By Thm. 3, every such map has a fixed point.
        By theorem 3, every such map has a fixed point.
        This contradicts Lem. 2 and Prop. 6.
        This contradicts lemma 2 and proposition 6.
        The claim is Cor. 1 of Ch. 8.
        The claim is corollary 1 of chapter 8.
        The map is on p. 12 of the atlas.
        The map is on page 12 of the atlas.
        The letters fill pp. 120–135.
        The letters fill pages 120 to 135.
        It appeared in Vol. 7, No. 3, pp. 44–51.
        It appeared in volume 7, number 3, pages 44 to 51.
        Ref. [4] describes the same lake.
        Reference 4 describes the same lake.
        The method was first described in [12].
        The method was first described in reference 12.
        Earlier work [3, 7] used a slower boat.
        Earlier work references 3, 7 used a slower boat.
        Several authors [2, 5–9] disagree.
        Several authors references 2, 5 to 9 disagree.
        It was tried twice before [14].
        It was tried twice before reference 14.
        The bell was recast (Holm, 1871).
        The bell was recast (Holm, 18 71).
        Holm et al. (1998) measured the tower again.
        Holm et al (19 98) measured the tower again.
        The tower was measured again by Holm et al. in spring.
        The tower was measured again by Holm et al in spring.
        Compare § 5 with §§ 7 and 8.
        Compare section 5 with sections 7 and 8.
        The rule is in Art. 9, para. 2 of the charter.
        The rule is in article 9, paragraph 2 of the charter.
        The ferry sank in the storm.³
        The ferry sank in the storm, note 3.
        The ferry,¹² of course, was raised.
        The ferry, note 12 of course, was raised.
        The captain* kept his post.
        The captain kept his post.
        The mate† and the cook‡ did not.
        The mate and the cook did not.
        In Fig.3 the arrow points north.
        In figure 3 the arrow points north.
        The list is on p.14 of the report.
        The list is on page 14 of the report.
        He answered no. Nobody asked him again.
        He answered no. Nobody asked him again.
        Alg. 2 stops after three rounds.
        Algorithm 2 stops after three rounds.
        The second edition (2nd ed.) is longer.
        The second edition (2nd edition) is longer.
        Cf. the remarks in Chap. 3.
        Compare the remarks in chapter 3.
        The catalogue, cf. Sect. 6, is incomplete.
        The catalogue, compare section 6, is incomplete.
        See Refs. 5 and 6 for the older drawings.
        See references 5 and 6 for the older drawings.
        The bridge is drawn in Pl. IV of the folio.
        The bridge is drawn in Pl IV of the folio.
        The text breaks off in Part II.
        The text breaks off in Part 2.
        Figure 4(b) shows the keel.
        Figure 4(b) shows the keel.
        """#)

    /// The same, for a listener who does not want to hear citations.
    static let withoutCitations = SpokenSentences(
        #"""
        The method was first described in [12].
        The method was first described in.
        The lake is deeper than was thought [3].
        The lake is deeper than was thought.
        Boats were built here for centuries [3, 7, 9–11], and still are.
        Boats were built here for centuries, and still are.
        The bell was recast (Holm, 1871).
        The bell was recast.
        The bell was recast (Holm, 1871; Berg & Lund, 1902a).
        The bell was recast.
        The bell was recast (see Holm et al., 1998, p. 12) in bronze.
        The bell was recast in bronze.
        Holm (1871) recast the bell.
        Holm (18 71) recast the bell.
        The harbour (built in 1871) silted up.
        The harbour (built in 18 71) silted up.
        The ferry sank in the storm.³
        The ferry sank in the storm.
        The ferry,¹² of course, was raised.
        The ferry, of course, was raised.
        Its area is 12 m² or so.
        Its area is 12 square metres or so.
        The methods[4] are old.
        The methods are old.
        The array (with ten elements) is sorted.
        The array (with ten elements) is sorted.
        The interval [3, 1999] holds.
        The interval [3, 1999] holds.
        """#)
}
