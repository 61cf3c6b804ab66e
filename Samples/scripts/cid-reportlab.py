"""Chinese, Japanese or Korean in a font that is not embedded: the reader must know the predefined CMaps.   cid-reportlab.py NAME FONT"""
import sys
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.platypus import Paragraph, SimpleDocTemplate

name, font = sys.argv[1:]
pdfmetrics.registerFont(UnicodeCIDFont(font))
title = ParagraphStyle("title", fontName=font, fontSize=16, leading=24, spaceAfter=8)
plain = ParagraphStyle("plain", fontName=font, fontSize=11, leading=18, spaceAfter=6, wordWrap="CJK")
words = open(name + ".txt", encoding="utf8").read().strip().split("\n\n")
SimpleDocTemplate(name + ".pdf", pagesize=(320, 320), leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=30, invariant=1).build(
    [Paragraph(w, title if n == 0 else plain) for n, w in enumerate(words)])
