"""The clock story by Platypus: the first paragraphs of the text are the title and the name, those with a number are headings."""
import re
from reportlab.lib.enums import TA_CENTER, TA_JUSTIFY
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.platypus import Paragraph, SimpleDocTemplate

plain = ParagraphStyle("plain", fontName="Times-Roman", fontSize=10.5, leading=13.5, firstLineIndent=12, alignment=TA_JUSTIFY)
title = ParagraphStyle("title", fontName="Times-Bold", fontSize=17, leading=22, alignment=TA_CENTER)
name = ParagraphStyle("name", fontName="Times-Italic", fontSize=10.5, leading=14, alignment=TA_CENTER, spaceAfter=20)
heading = ParagraphStyle("heading", fontName="Times-Bold", fontSize=12, leading=16, spaceBefore=10, spaceAfter=4, keepWithNext=1)


def furniture(canvas, document):
    canvas.setFont("Times-Italic", 8)
    if document.page > 1:
        canvas.drawString(48, 470, "Asher-Bell" if document.page % 2 == 0 else "The Clock on Salt Street")
    canvas.drawRightString(312, 470, "page %d" % document.page)


story = []
for number, paragraph in enumerate(open("clock-reportlab.txt", encoding="utf8").read().strip().split("\n\n")):
    style = title if number == 0 else name if number == 1 else heading if re.match(r"\d\. ", paragraph) else plain
    story.append(Paragraph(paragraph, style))
SimpleDocTemplate("clock-reportlab.pdf", pagesize=(360, 500), leftMargin=42, rightMargin=42, topMargin=48, bottomMargin=40, invariant=1,
                  title="The Clock on Salt Street").build(story, onFirstPage=furniture, onLaterPages=furniture)
