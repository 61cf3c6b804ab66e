import fpdf

page = fpdf.FPDF(format="A5")
page.set_creation_date(__import__("datetime").datetime(2025, 1, 1, tzinfo=__import__("datetime").timezone.utc))
page.add_page()
page.add_font("serif", fname="/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf")
page.set_font("serif", size=12)
for paragraph in open("czech-fpdf2.txt", encoding="utf8").read().strip().split("\n\n"):
    page.multi_cell(0, 6, paragraph, align="J", new_x="LMARGIN", new_y="NEXT")
    page.ln(2)
page.output("czech-fpdf2.pdf")
