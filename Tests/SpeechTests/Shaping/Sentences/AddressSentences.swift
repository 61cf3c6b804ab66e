extension SpokenSentences {
    /// Web and mail addresses, by the name of their site.
    static let addresses = SpokenSentences(
        #"""
        The charts are at https://www.example.org/charts/north?year=3#top.
        The charts are at example.org.
        The charts (http://example.org/a) are free.
        The charts (example.org) are free.
        Visit www.example.com, then write.
        Visit example.com, then write.
        Write to jane.doe@mail.example.com for a copy.
        Write to jane.doe@mail.example.com for a copy.
        Write to mailto:pilot@example.net instead.
        Write to pilot@example.net instead.
        The unit is called sshd@.service here.
        The unit is called sshd@.service here.
        The keys are in .ssh/id_rsa.pub and .git/config now.
        The keys are in .ssh/id_rsa.pub and .git/config now.
        Call Mr./Mrs. Holm at Tel./Fax 555 soon.
        Call Mr./Mrs Holm at Tel./Fax 555 soon.
        It takes node.js/express and y.sizes/sum of a.b:/etc today.
        It takes node.js/express and y.sizes/sum of a.b:/etc today.
        The net 10.0.0.0/8 is private here.
        The net 10.0.0.0/8 is private here.
        Ask pop.example.com:995 for mail.
        Ask pop.example.com:995 for mail.
        Cited as doi: 10.1234/abcd.5678 here.
        Cited as doi: here.
        The paper is doi:10.1234/abcd.5678 in full.
        The paper is D O I in full.
        The paper is https://doi.org/10.1234/abcd.5678 in full.
        The paper is D O I in full.
        The paper is 10.1234/abcd.5678 in full.
        The paper is D O I in full.
        The data are at example.org/data/2020.
        The data are at example.org.
        See lund.io/docs and holm.pl:8080/a now.
        See lund.io and holm.pl now.
        The ratio 10.5/7 is no address.
        The ratio 10.5/7 is no address.
        The file chart.txt is lost.
        The file chart.txt is lost.
        """#)

    /// The same, for a listener who wants nothing of them.
    static let withoutAddresses = SpokenSentences(
        #"""
        The charts are at https://www.example.org/charts.
        The charts are at.
        Write to jane.doe@example.com, please.
        Write to, please.
        The paper doi:10.1234/abcd.5678 is long.
        The paper is long.
        Nothing else changes in Fig. 3.
        Nothing else changes in figure 3.
        """#)
}
