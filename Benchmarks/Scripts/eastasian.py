#!/usr/bin/env python3
"""Reports, rules, notices and papers in Chinese, Japanese and Korean as a browser or WeasyPrint prints them, at random, whose text is known because it was
written first.

    eastasian.py make FOLDER [--first 0] [--count 100] [--browser /usr/bin/chromium]     writes NUMBER.pdf and NUMBER.json, the same for the same number
    eastasian.py score FOLDER --run 'aloud text {pdf}' [--show 10]                       texts torn, split in two, out of order or run into others; edges read

Headings and items are numbered as these languages do ("一、", "（一）", "1、", "第三条", "①", "가."), with the text right behind the number or apart from it, in
the size of the text or larger; paragraphs are set in by an em or two or not at all; boxes are ticked, tables have rules, papers have two columns. Needs
playwright and Chromium, and WeasyPrint for each third document.
"""

import bisect
import collections
import json
import random
import re
import unicodedata
from html import escape
from pathlib import Path

import magazines
import office

LANGUAGES = {
    "zh": ([
        "清晨的雾气还没有散去|委员会结束审议之后|在那位测量员到来之前|经过三个平静的星期|没有作出任何进一步的说明|在港口的西北侧|根据祖母的回忆|无论邻居们怎样想",
        "看守灯塔的人仔细检查了|村里没有人真正理解|自学成才的工程师描述了|几位久违的朋友带回了|校长的女儿不愿意接受|同行的旅客都很欣赏|有关部门首先登记了|管理处按照规定公布了",
        "一套极其复杂的机械装置|头等和二等的车票|几张瀑布的照片|十九世纪编写的百科全书|曾祖父留下的往来信件|院子里五十岁的苹果树|尚未完成的手稿|共计1,250万元的预算",
        "因为那天下午热得难以忍受|虽然这并非绝对必要|以便把决定推迟到第2季度|同时谈话转向了别的事情|好像什么也没有发生过|其余部分将在下一年度完成|并由双方签字盖章确认|增长约3.5%"],
        "，。", ["Noto Serif CJK SC", "Noto Sans CJK SC"]),
    "ja": ([
        "朝早くまだ霧が残るころ|委員会の審議が終わったのち|測量士が到着するずっと前に|何事もなく三週間が過ぎると|それ以上の説明もないまま|港の北西の岸辺で|祖母の思い出によれば|近所の人々がどう考えようとも",
        "灯台守は注意深く調べていた|村では誰も理解できなかったが|独学の技師が詳しく説明したのは|久しぶりに戻った知人は見せた|校長の娘は受け取ろうとしなかった|旅の仲間たちは感心して眺めた|担当者はまず登録することにした|事務局は規則に従って公表した",
        "きわめて複雑な機械の仕組みを|一等と二等の切符について|滝を写した数枚の写真を|十九世紀の百科事典と|曽祖父が残した手紙の束を|樹齢五十年のリンゴの木を|書きかけの原稿をすべて|総額1,250万円の予算を",
        "午後の暑さが耐えがたかったからである|必ずしも必要ではなかったようだ|第2四半期まで決定を延期するためだった|その間に話題は別のことへ移っていった|まるで何も起こらなかったかのように|残りは翌年度に完成する予定である|双方が署名することで確認された|約3.5％増加したという"],
        "、。", ["Noto Serif CJK JP", "Noto Sans CJK JP"]),
    "ko": ([
        "이른 아침 안개가 걷히기 전에|위원회가 심의를 마친 뒤에|측량사가 도착하기 훨씬 전에|조용한 삼 주가 지나고 나서|더 이상의 설명도 없이|항구의 북서쪽 기슭에서|할머니의 기억에 따르면|이웃들이 어떻게 생각하든지",
        "등대지기는 꼼꼼하게 살펴보았고|마을에서는 아무도 이해하지 못했으며|독학한 기술자가 설명하기를|오랜만에 돌아온 친구는 보여 주었고|교장의 딸은 받으려 하지 않았으며|함께 여행한 사람들은 감탄하였고|담당자는 먼저 등록하기로 하였으며|사무국은 규정에 따라 공표하였고",
        "매우 복잡한 기계 장치를|일등석과 이등석 승차권을|폭포를 찍은 사진 몇 장을|십구 세기의 백과사전을|증조부가 남긴 편지 묶음을|오십 년 된 사과나무를|아직 끝나지 않은 원고를|총 1,250만 원의 예산을",
        "오후의 더위를 견디기 어려웠기 때문이다|반드시 필요한 것은 아니었다|2분기까지 결정을 미루기로 하였다|이야기는 다른 주제로 옮겨 갔다|마치 아무 일도 없었던 것처럼 보였다|나머지는 다음 해에 완성될 예정이다|양쪽이 서명하여 확인하였다|약 3.5% 늘어났다고 한다"],
        " .", ["Noto Serif CJK KR", "Noto Sans CJK KR"]),
}
NUMERALS = "一二三四五六七八九十"
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"
SYLLABLES = "가나다라마바사아자차"
WIDE_FIGURES = "１２３４５６７８９０"
TICKS = ["□适用 √不适用", "√适用 □不适用", "√是 □否"]


def label(scheme, count):
    """The number of a heading or an item, with what parts it from the text."""
    figure, numeral = count % 10, NUMERALS[count % 10]
    return {
        "一、": f"{numeral}、", "（一）": f"（{numeral}）", "(一)": f"({numeral}) ", "1、": f"{count + 1}、", "1.": f"{count + 1}.", "1. ": f"{count + 1}. ",
        "1．": f"{WIDE_FIGURES[figure]}．", "（1）": f"（{count + 1}）", "(1)": f"({count + 1})", "(1) ": f"({count + 1}) ", "①": CIRCLED[figure], "1）": f"{count + 1}）",
        "第一章": f"第{numeral}章　", "第一条": f"第{numeral}条　", "第1章": f"第{count + 1}章　", "第1条": f"第{count + 1}条（", "・": "・", "●": "●", "■": "■ ",
        "제1장": f"제{count + 1}장 ", "제1조": f"제{count + 1}조(", "가.": f"{SYLLABLES[figure]}. ", "1)": f"{count + 1}) ", "○": "○ ", "- ": "- ", "1.1": f"{count + 1}.{figure + 1} ",
    }[scheme]


SCHEMES = {
    "zh": (["第一章", "一、", "一、", "1.1", "1、"], ["（一）", "(一)", "1、", "1.", "第一条"], ["1、", "（1）", "(1)", "1）", "①", "1.", "1. ", "●"]),
    "ja": (["第1章", "1．", "1. ", "■", "1.1"], ["(1) ", "（1）", "第1条", "1．"], ["①", "・", "(1)", "●", "1）"]),
    "ko": (["제1장", "1. ", "1.1", "■"], ["가.", "제1조", "1)", "(1) "], ["①", "1)", "○", "- ", "(1) "]),
}


class Document:
    """One document, and what it says in the order in which it was written."""

    direction = "ltr"

    def __init__(self, number):
        self.rng = random.Random(number)
        self.language = self.rng.choice(["zh", "zh", "ja", "ko"])
        self.parts, self.stops, self.fonts = LANGUAGES[self.language]
        self.parts = [part.split("|") for part in self.parts]
        self.truth, self.html = [], []
        first, second, third = SCHEMES[self.language]
        self.schemes = [self.rng.choice(kinds) for kinds in (first, second, third)]
        self.head = ""

    def sentence(self):
        chosen = [self.rng.choice(part) for part in self.parts]
        between = self.stops[0]
        if self.language == "ko": return " ".join(chosen) + "."
        return chosen[0] + between + chosen[1] + chosen[2] + between + chosen[3] + self.stops[1]

    def text(self, least, most):
        return (" " if self.language == "ko" else "").join(self.sentence() for _ in range(self.rng.randint(least, most)))

    def title(self):
        first, last = self.rng.choice(self.parts[2]), self.rng.choice(self.parts[0])
        return self.rng.choice([first, first, last])

    def say(self, kind, said, classes="", tag="p"):
        self.truth.append([kind, said])
        self.html.append(f"<{tag} class='{kind} {classes}'>{escape(said)}</{tag}>")

    def heading(self, level, count):
        number = label(self.schemes[level], count)
        # Articles name what they are about in brackets.
        end = "）" if number.endswith("（") else ")" if number.endswith("(") and "조" in number else ""
        self.say("heading", number + self.title() + end, f"l{level}", f"h{level + 2}")

    def paragraphs(self, least, most):
        for _ in range(self.rng.randint(least, most)): self.say("paragraph", self.text(1, 4))

    def items(self):
        scheme = self.schemes[2]
        is_short = self.rng.random() < 0.35
        for count in range(self.rng.randint(2, 6)):
            said = self.title() if is_short else self.text(1, 3)
            if not is_short and self.language != "ko" and self.rng.random() < 0.3: said = said[:-1] + "；"
            self.say("item", label(scheme, count) + said)

    def table(self):
        columns = self.rng.randint(2, 4)
        rows = [[self.title() if column == 0 or self.rng.random() < 0.3 else f"{self.rng.randint(1, 999):,}.{self.rng.randint(10, 99)}" for column in range(columns)]
                for _ in range(self.rng.randint(2, 7))]
        if self.rng.random() < 0.4: rows[self.rng.randrange(len(rows))][0] = self.text(1, 1)
        self.truth += [["cell", cell] for row in rows for cell in row]
        self.html.append("<table>" + "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows) + "</table>")

    def ticks(self):
        if self.language == "zh": self.say("tick", self.rng.choice(TICKS))

    def body(self):
        kind = self.rng.choice(["report", "report", "rules", "paper", "notice"])
        self.columns = 2 if kind == "paper" else 1
        title = self.title() + {"zh": "报告", "ja": "に関する報告", "ko": " 보고서"}[self.language]
        self.say("title", title, tag="h1")
        self.head = title if self.rng.random() < 0.5 else ""
        if kind == "notice": self.paragraphs(1, 2)
        return self.chapters(kind)

    def chapters(self, kind):
        for chapter in range(self.rng.randint(2, 5)):
            self.heading(0, chapter)
            if self.rng.random() < 0.3: self.ticks()
            if self.rng.random() < 0.5: self.paragraphs(1, 2)
            for section in range(self.rng.randint(1, 4)):
                if kind == "rules":
                    self.heading(1, section)
                    self.say("paragraph", self.text(1, 2))
                    if self.rng.random() < 0.6: self.items()
                    continue
                self.heading(1, section)
                if self.rng.random() < 0.2: self.ticks()
                if self.rng.random() < 0.85: self.paragraphs(1, 3)
                if self.rng.random() < 0.5: self.items()
                if self.rng.random() < 0.25 and self.columns == 1: self.table()
        return "".join(self.html)

    def style(self):
        rng, choose = self.rng, self.rng.choice
        size = choose([9, 10, 10.5, 11, 12, 14])
        indent = {"zh": choose([0, 2, 2, 2]), "ja": choose([0, 1, 1]), "ko": choose([0, 1, 2])}.get(self.language, 0)
        own = choose(["size", "bold", "bold", "none"])
        heads = {"size": "font-size: 1.25em; font-weight: bold", "bold": "font-size: 1em; font-weight: bold", "none": "font-size: 1em; font-weight: normal"}[own]
        space = choose([0, 0, 0, 0.3, 0.8])
        around = choose([0, 0, 0.2, 0.6])
        itemIndent = choose([indent, indent, 0, 2])
        hanging = choose([0, 0, 1.5])
        self.hang, self.padding = itemIndent - hanging, hanging
        headIndent = choose([0, 0, indent])
        return f"""
            @page {{ size: {choose(["A4", "A4", "Letter", "B5"])}; margin: {rng.randint(15, 30)}mm }}
            html {{ font: {size}pt/{choose([1.2, 1.3, 1.5, 1.75, 2])} '{choose(self.fonts)}'; text-align: {choose(["justify", "justify", "left"])}; {"word-break: keep-all;" if self.language == "ko" and rng.random() < .6 else ""} }}
            h1 {{ font-size: 1.6em; text-align: center; margin: .5em 0 1em }}
            h2, h3, h4 {{ {heads}; margin: {around}em 0; text-indent: {headIndent}em }}
            p {{ margin: {space}em 0; text-indent: {indent}em }}
            .item {{ text-indent: {self.hang}em; padding-left: {self.padding}em }}
            .tick {{ text-indent: 0 }}
            table {{ border-collapse: collapse; width: 100%; margin: .6em 0; text-align: left }} td {{ border: .5pt solid; padding: 1pt 4pt }}
            main {{ columns: {self.columns}; column-gap: 2em }} h1 {{ column-span: all }}"""


def make(args):
    print_all(args, Document)


def print_all(args, Document):
    """Writes what documents of a kind show, by their numbers, and what they say."""
    from playwright.sync_api import sync_playwright
    import weasyprint
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.browser, args=["--no-sandbox"])
        for number in range(args.first, args.first + args.count):
            document = Document(number)
            body = document.body()
            html = f"<!doctype html><html lang='{document.language}' dir='{document.direction}'><style>{document.style()}</style><main>{body}</main></html>"
            target = str(folder / f"{number}.pdf")
            if number % 3 == 2:
                foot = random.Random(number).choice(['counter(page)', '"- " counter(page) " -"', 'counter(page) " / " counter(pages)'])
                edges = f"@page {{ @bottom-center {{ content: {foot}; font-size: 9pt }} @top-center {{ content: '{document.head}'; font-size: 9pt }} }}"
                weasyprint.HTML(string=html.replace("</style>", edges + "</style>")).write_pdf(target)
            else:
                tab = browser.new_page()
                tab.set_content(html)
                foot = random.Random(number).choice(["<span class=pageNumber></span>", "<span class=pageNumber></span> / <span class=totalPages></span>",
                                                     "- <span class=pageNumber></span> -", "第 <span class=pageNumber></span> 页"])
                edge = "<div style='font-size: 9px; width: 100%; text-align: center'>{}</div>"
                tab.pdf(path=target, prefer_css_page_size=True, display_header_footer=True, header_template=edge.format(document.head), footer_template=edge.format(foot),
                        tagged=False)
                tab.close()
            Path(target).with_suffix(".json").write_text(json.dumps({"language": document.language, "head": document.head, "truth": document.truth}, ensure_ascii=False))
        browser.close()


def plain(text):
    return re.sub(r"[\s\u3000]", "", unicodedata.normalize("NFKC", text))


def without_label(text):
    return re.sub(r"^[・●■○\-√□①-⑩]", "", text)


def judge(document, text):
    paragraphs = [plain(part) for part in re.split(r"\n\n+|\f", text) if part.strip()]
    cells = [plain(part) for part in re.split(r"[\n\t]+|\f", text) if part.strip()]
    whole, starts = "", []
    for part in paragraphs:
        starts.append(len(whole))
        whole += part
    faults, last = [], 0
    for kind, said in document["truth"]:
        wanted = plain(said)
        if kind == "cell":
            if wanted not in cells: faults.append(("torn" if wanted not in whole else "run on", kind, said))
            continue
        forms = {wanted, plain(without_label(said.strip()))}
        if len(wanted) < 5: continue
        bare = min(forms, key=len)
        place = whole.find(bare, last)
        if place < 0:
            faults.append(("torn" if whole.find(bare) < 0 else "out of order", kind, said))
            continue
        index, end = bisect.bisect(starts, place), bisect.bisect(starts, place + len(bare) - 1)
        if index != end: faults.append(("split", kind, said))
        elif paragraphs[index - 1] not in forms: faults.append(("run on", kind, said))
        last = place
    return faults + edges_read(paragraphs, plain(document["head"]))


def edges_read(paragraphs, head):
    """Faults of running heads and pages' numbers that stand among the text."""
    faults = []
    if head:
        count = sum(part == head for part in paragraphs) - 1
        if count > 0: faults.append(("read", "edge", f"{count} × {head}"))
    count = sum(bool(re.fullmatch(r"(第)?-?\d+(/\d+)?-?(页)?", part)) for part in paragraphs)
    if count: faults.append(("read", "page", f"{count} numbers"))
    return faults


def total(document):
    return collections.Counter(kind for kind, said in document["truth"] if len(plain(said)) >= 5)


def score(args):
    office.score_by(args, total, judge, "language")


def run(description, make, score):
    parser, maker, _ = magazines.commands(description, make, score)
    maker.add_argument("--browser", default="/usr/bin/chromium")
    magazines.run(parser)


if __name__ == "__main__":
    run(__doc__, make, score)
