"""Pages with numbers beside their lines, for genres.py: patents, bills, transcripts and pleadings, set line by line with reportlab."""

FACES = [("Times-Roman", "Times-Bold", "Times-Italic"), ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"), ("Courier", "Courier-Bold", "Courier-Oblique")]


class Setter:
    """Sets words in lines of equal distance, in columns, on pages; calls back at the end of each page."""

    def __init__(self, d, target, paper, columns, top, size, leading, rows, face):
        from reportlab.pdfgen import canvas

        self.d, self.paper, self.columns, self.top, self.size, self.leading, self.rows = d, paper, columns, top, size, leading, rows
        self.canvas = canvas.Canvas(str(target), pagesize=paper)
        self.face, self.page, self.column, self.row = face, 1, 0, 0
        self.isJustified, self.edge, self.rowed = d.chance(0.6), lambda setter: None, lambda setter, x, y: None

    def advance(self):
        self.row += 1
        if self.row >= self.rows:
            self.row, self.column = 0, self.column + 1
            if self.column >= len(self.columns):
                self.finish()
                self.column, self.page = 0, self.page + 1

    def finish(self):
        self.edge(self)
        self.canvas.showPage()

    def line(self, words, x, width, font, stretch):
        y = self.paper[1] - self.top - self.row * self.leading
        text = " ".join(words)
        natural = self.canvas.stringWidth(text, font, self.size)
        t = self.canvas.beginText(x, y)
        t.setFont(font, self.size)
        if stretch and len(words) > 1: t.setWordSpace((width - natural) / (len(words) - 1))
        t.textOut(text)
        self.canvas.drawText(t)
        self.rowed(self, x, y)
        self.advance()

    def paragraph(self, text, first=0, hang=0, right=0, bold=0, centred=False, after=0):
        words, lines, line = text.split(), [], []
        font = self.face[bold]
        left, width = self.columns[0]
        lead = first
        for word in words:
            if line and self.canvas.stringWidth(" ".join(line + [word]), font, self.size) > width - right - (first if not lines else hang):
                lines.append(line)
                line = []
            line.append(word)
        lines.append(line)
        for k, line in enumerate(lines):
            left, width = self.columns[self.column]
            inset = first if k == 0 else hang
            x = left + inset
            if centred: x = left + (width - self.canvas.stringWidth(" ".join(line), font, self.size)) / 2
            self.line(line, x, width - inset - right, font, self.isJustified and k < len(lines) - 1 and not centred)
        for _ in range(after): self.skip()

    def skip(self):
        if self.row: self.advance()

    def save(self):
        if self.row or self.column: self.finish()
        self.canvas.save()


def patent(d, target):
    size, leading = d.pick((8.5, 10), (9, 10.5), (9.5, 11))
    gutter = d.pick(24, 30, 36)
    width = (612 - 2 * 60 - gutter) / 2
    face = FACES[d.number(0, 1)]
    rows = 66 if leading * 66 < 680 else 60
    s = Setter(d, target, (612, 792), [(60, width), (60 + width + gutter, width)], 78, size, leading, rows, face)
    number = f"US {d.number(5, 11)},{d.number(100, 999)},{d.number(100, 999)} B{d.number(1, 2)}"
    d.heads.append(number)
    every, first = 5, d.number(1, 2)

    def edge(s):
        c = s.canvas
        c.setFont(face[1], 11)
        c.drawCentredString(306, 792 - 40, number)
        c.setFont(face[0], 9)
        c.drawCentredString(60 + width / 2, 792 - 60, str(s.page * 2 - 1))
        c.drawCentredString(60 + width * 1.5 + gutter, 792 - 60, str(s.page * 2))
        c.setFont(face[0], size * 0.85)
        for row in range(every, rows + 1, every): c.drawCentredString(306, 792 - 78 - (row - 1) * leading, str(row))

    s.edge = edge
    s.paragraph(d.note("head", d.title(3, 6).upper()), centred=True, bold=1, after=1)
    claim = d.pick(0, 12)
    for _ in d.count(3, 5):
        s.paragraph(d.note("head", d.title(2, 5).upper()), centred=True, after=1)
        for _ in d.count(4, 9): s.paragraph(d.note("paragraph", d.text(1, 5)), first=14)
    s.skip()
    s.paragraph(d.note("head", "What is claimed is:"), first=10)
    for n in d.count(8, 18):
        text = f"{n + 1}. {d.text(1, 2)}"
        s.paragraph(d.note("claim", text), first=12)
        if d.chance(0.4):
            for _ in d.count(2, 3): s.paragraph(d.note("claim", d.clause(8, 25) + ";"), first=22, hang=claim)
    s.save()


def bill(d, target):
    size, leading = d.pick((12, 24), (12, 20), (13, 24))
    side = d.pick("left", "left", "right")
    rows = min(25, int(640 / leading))
    s = Setter(d, target, (612, 792), [(108, 396)], 90, size, leading, rows, FACES[d.pick(0, 0, 2)])
    every = d.pick(1, 1, 5)
    d.heads.append(d.head)
    drawn = d.chance(0.3)

    def rowed(s, x, y):
        if (s.row + 1) % every: return
        s.canvas.setFont(s.face[0], size * d.pick(1, 1))
        if side == "left": s.canvas.drawRightString(90, y, str(s.row + 1))
        else: s.canvas.drawString(520, y, str(s.row + 1))

    def edge(s):
        s.canvas.setFont(s.face[0], 10)
        s.canvas.drawCentredString(306, 792 - 50, str(s.page))
        s.canvas.drawString(108, 40, d.head)
        if drawn: s.canvas.line(98, 60, 98, 740)

    s.edge, s.rowed = edge, rowed
    s.paragraph(d.note("head", d.title(3, 7).upper()), centred=True, bold=1)
    for n in d.count(5, 12):
        s.paragraph(d.note("head", f"SECTION {n + 1}. {d.title(2, 5).upper()}."), bold=1)
        s.paragraph(d.note("paragraph", f"({'abcde'[n % 5]}) {d.text(1, 3)}"), first=24)
        for k in d.count(0, 4): s.paragraph(d.note("item", f"({k + 1}) {d.clause(8, 25)};"), first=48, hang=d.pick(0, 24, 24))
    s.save()


def transcript(d, target):
    """Questions and answers, 25 numbered lines a page, as courts' reporters set them."""
    s = Setter(d, target, (612, 792), [(120, 400)], 90, 12, 25, 25, FACES[d.pick(2, 2, 0)])
    s.isJustified = False
    drawn, head = d.chance(0.6), d.chance(0.5)

    def edge(s):
        c = s.canvas
        c.setFont(s.face[0], 12)
        for row in range(25): c.drawRightString(96, 792 - 90 - row * 25, str(row + 1))
        c.drawRightString(540, 792 - 50, d.pick(str(s.page), f"Page {s.page}"))
        if head: c.drawString(120, 792 - 50, d.head)
        if drawn: c.rect(106, 60, 440, 690)

    if head: d.heads.append(d.head)
    s.edge = edge
    names = d.random.sample(["SMITH", "JONES", "BAKER", "COOPER"], 2)
    for _ in d.count(30, 60):
        kind = d.random.random()
        if kind < 0.4: s.paragraph(d.note("paragraph", "Q. " + d.short(100).rstrip(".!?") + "?"), first=36)
        elif kind < 0.8: s.paragraph(d.note("paragraph", "A. " + d.text(1, 2)), first=36)
        elif kind < 0.95: s.paragraph(d.note("paragraph", f"MR. {d.pick(*names)}: " + d.text(1, 1)), first=72)
        else: s.paragraph(d.note("paragraph", "(" + d.short() + ")"), first=72)
    s.save()


def pleading(d, target):
    """Numbers 1 to 28 stand at the left, whatever lines the text has; a double rule beside them."""
    loose = d.chance(0.5)
    s = Setter(d, target, (612, 792), [(110, 440)], 80, 12, d.pick(24, 24, 12) if not loose else 21, 27, FACES[0])
    s.rows = int(650 / s.leading)
    d.heads.append(d.head)
    fine = d.chance(0.6)

    def edge(s):
        c = s.canvas
        c.setFont(s.face[0], 12)
        for row in range(28): c.drawRightString(88, 792 - 80 - row * 24, str(row + 1))
        if fine:
            for x in (96, 99, 560): c.line(x, 20, x, 780)
        c.drawCentredString(330, 42, f"- {s.page} -" if d.number(0, 1) else str(s.page))
        c.setFont(s.face[0], 9)
        c.drawCentredString(330, 26, d.head)

    s.edge = edge
    s.paragraph(d.note("head", d.title(3, 6).upper()), centred=True, bold=1)
    for n in d.count(14, 26):
        if d.chance(0.2): s.paragraph(d.note("head", d.title(2, 5).upper()), centred=True, bold=1)
        s.paragraph(d.note("paragraph", f"{n + 1}. {d.text(1, 3)}" if d.chance(0.6) else d.text(1, 3)), first=36)
        if d.chance(0.2): s.paragraph(d.note("paragraph", d.text(1, 2)), first=36, hang=36, right=36)
    s.save()


KINDS = {"patent": patent, "bill": bill, "transcript": transcript, "pleading": pleading}
