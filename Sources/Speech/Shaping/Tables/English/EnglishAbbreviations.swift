extension LanguageTables {
    static let englishAbbreviations = AbbreviationTable(
        always: """
            &c. = et cetera; e.g. = for example; eg. = for example; e. g. = for example; i.e. = that is; ie. = that is; i. e. = that is; cf. = compare
            vs. = versus; vs = versus; viz. = namely; approx. = approximately; resp. = respectively; w.r.t. = with respect to
            a.k.a. = also known as; s.t. = such that; iff = if and only if; Ph.D. = PhD; et al. = et al; incl. = including; esp. = especially
            Mr. = Mister; Mrs. = Missus; Messrs. = Messers; ca. = circa; e.t.c. = etc.; i.i.d. = i i d; ibid. = ibidem; op. cit. = op cit
            loc. cit. = loc cit; w/o = without; w/ = with; a.m. = a.m; p.m. = p.m; C# = C sharp; F# = F sharp; NO2 = N O2; NO₂ = N O₂; SO2 = S O2
            SO₂ = S O₂; SO3 = S O3; SO₃ = S O₃; HNO3 = H N O3; HNO₃ = H N O₃; H2SO4 = H2 S O4; H₂SO₄ = H₂ S O₄
            d/b/a = doing business as; a/k/a = also known as; f/k/a = formerly known as; s/he = he or she
            M.Sc. = M S c; B.Sc. = B S c; no.s = numbers
            Ed.D. = E d D; D.Phil. = D Phil; M.D. = M D; dept. = department; Dept. = Department; min. = minimum; max. = maximum; avg. = average
            std. = standard; Tech. Rep. = Technical Report; tsp. = teaspoon/teaspoons/teaspoons/teaspoon
            tbsp. = tablespoon/tablespoons/tablespoons/tablespoon; tbs. = tablespoon/tablespoons/tablespoons/tablespoon; A.D. = A.D; Ms = Miz
            Univ. of = University of; Inst. of = Institute of; Inst. for = Institute for; Assn. = Association; Govt. = Government; Tues. = Tuesday
            """,
        beforeNumber: """
            1 Cor. = First Corinthians; 2 Cor. = Second Corinthians; 1 Thess. = First Thessalonians; 2 Thess. = Second Thessalonians
            1 Tim. = First Timothy; 2 Tim. = Second Timothy; 1 Pet. = First Peter; 2 Pet. = Second Peter; 1 Sam. = First Samuel; 2 Sam. = Second Samuel
            fig. = figure; figs. = figures; eq. = equation; eqs. = equations; eqn. = equation; eqns. = equations; fig = figure; eq = equation
            sec. = section; sect. = section; secs. = sections; ch. = chapter; chap. = chapter; chs. = chapters; chaps. = chapters
            no. = number; nos. = numbers; vol. = volume; vols. = volumes; p. = page; pp. = pages; pg. = page; tab. = table; tbl. = table
            ref. = reference; refs. = references; art. = article; arts. = articles; app. = appendix; thm. = theorem; def. = definition
            lem. = lemma; prop. = proposition; cor. = corollary; ex. = example; c. = circa; pt. = part; para. = paragraph
            paras. = paragraphs; ver. = version; v. = version; § = section; §§ = sections; № = number; ed. = edition; ser. = series
            suppl. = supplement; alg. = algorithm; algs. = algorithms; fn. = footnote; n. = note; nn. = notes; l. = line; ll. = lines
            jan. = January; feb. = February; mar. = March; apr. = April; jun. = June; jul. = July; aug. = August; sep. = September
            sept. = September; oct. = October; nov. = November; dec. = December; ext. = extension; tel. = telephone; AD = A.D
            """,
        beforeCapital: """
            St. = Saint; Sts. = Saints; Mt. = Mount; Ms. = Miz; Ft. = Fort; Univ. = University; Br. J. = British Journal
            """,
        beforeName: """
            Mt = Mount; Lt = Lieutenant; Prof = Professor; Sgt = Sergeant; Cpl = Corporal
            Dr. = Doctor; Drs. = Doctors; Prof. = Professor; Profs. = Professors; Gen. = General; Col. = Colonel; Capt. = Captain
            Lt. = Lieutenant; Sgt. = Sergeant; Maj. = Major; Cpl. = Corporal; Cmdr. = Commander; Adm. = Admiral; Rev. = Reverend
            Gov. = Governor; Sen. = Senator; Rep. = Representative; Pres. = President; Hon. = Honourable; Fr. = Father; Br. = Brother
            Wm. = William; Jas. = James; Chas. = Charles; Geo. = George; Thos. = Thomas; Robt. = Robert; Jno. = John; Benj. = Benjamin
            Supt. = Superintendent; Inst. = Institute; Assoc. = Associate; Asst. = Assistant
            """,
        afterNumber: """
            ed. = edition; eds. = editions; pp. = pages; p. = pages; vols. = volumes; Jan. = January; Feb. = February; Mar. = March
            Apr. = April; Jun. = June; Jul. = July; Aug. = August; Sep. = September; Sept. = September; Oct. = October; Nov. = November
            Dec. = December; ff. = and following; min. = minute/minutes/minutes; sec. = second/seconds/seconds; hrs. = hours; hr. = hour/hours/hours
            yrs. = years; ft. = foot/feet/feet
            in. = inch/inches/inches; lb. = pound/pounds/pounds; lbs. = pounds; oz. = ounce/ounces/ounces; mi. = mile/miles/miles
            yd. = yard/yards/yards; sq. = square; B.C. = B C; A.D. = A.D; fl. oz. = fluid ounce/fluid ounces/fluid ounces
            fl oz = fluid ounce/fluid ounces/fluid ounces
            sq. ft. = square foot/square feet/square feet; sq ft = square foot/square feet/square feet; sq. in. = square inch/square inches/square inches
            """,
        beforeAny: """
            Jr. = Junior; Sr. = Senior; Inc. = Incorporated; Ltd. = Limited; Corp. = Corporation; Co. = Company; Bros. = Brothers
            Fig. = figure; Eq. = equation; temp. = temperature
            """)
}
