#!/usr/bin/env python3
"""Web pages as a browser prints them, whose text is known because the browser says what stands where.

    webpages.py make FOLDER --pages FOLDER [--first 0] [--count 100]      writes NUMBER.pdf and NUMBER.json
    magazines.py score FOLDER --run 'aloud text {pdf}' [--show 10]        paragraphs torn, split in two, or out of order; heads read

The pages are HTML files below a folder, those of a package's documentation in one folder each; two of each are taken, at random. Paper, margins, scale,
faces, justification, hyphens, a head and a foot (date, title, address, number of the page), backgrounds and tags change from number to number. Side bars,
floats and menus stand in the order of the source, so that what is out of order may be so on purpose. Needs Chromium and `pip install playwright`.
"""

import json
import random
import re
from pathlib import Path

import magazines
from playwright.sync_api import Error, sync_playwright

# Each run of text between blocks, with what it is: [kind, text].
COLLECT = r"""
() => {
  const found = [];
  const silent = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "SVG", "MATH", "IFRAME", "OBJECT", "TEXTAREA", "SELECT", "INPUT", "BUTTON", "CANVAS"]);
  const kinds = {P: "paragraph", LI: "item", TD: "cell", TH: "cell", PRE: "code", DT: "term", DD: "definition", FIGCAPTION: "caption", CAPTION: "caption",
    BLOCKQUOTE: "quotation", H1: "heading", H2: "heading", H3: "heading", H4: "heading", H5: "heading", H6: "heading"};
  const kind = element => {
    if (element.closest("pre")) return "code";
    for (let e = element; e && e !== document.body; e = e.parentElement) if (kinds[e.tagName]) return kinds[e.tagName];
    return "block";
  };
  const isSeen = (element, style) =>
    style.display !== "none" && style.visibility === "visible" && +style.opacity > 0 && !silent.has(element.tagName.toUpperCase());
  const isInline = style => /^(inline|contents|ruby)/.test(style.display) && style.float === "none" && !/absolute|fixed/.test(style.position);
  const walk = block => {
    if (!isSeen(block, getComputedStyle(block))) return;
    let run = "";
    const flush = () => {
      const text = run.replace(/\s+/g, " ").trim();
      if (text) found.push([kind(block), text]);
      run = "";
    };
    const add = node => {
      if (node.nodeType === Node.TEXT_NODE) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        run += box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0 ? node.data : " ";
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        const style = getComputedStyle(node);
        if (node.tagName === "BR") run += " ";
        else if (!isSeen(node, style)) return;
        else if (isInline(style)) node.childNodes.forEach(add);
        else { flush(); walk(node); }
      }
    };
    block.childNodes.forEach(add);
    flush();
  };
  walk(document.body);
  return found;
}
"""

FACES = ["'Noto Serif', 'Liberation Serif', serif", "Lato, sans-serif", "'DejaVu Sans', sans-serif", None, None, None]
# Lists of names and sources, with hardly a sentence.
UNREAD = re.compile(r"genindex|search|functions_|globals|hierarchy|annotated|classes\.html|files\.html|allclasses|index-\d|source")
EDGE = "font-size: 8px; width: 100%; padding: 0 30px"
HEAD = f'<div style="{EDGE}"><span class="date"></span><span class="title" style="float: right"></span></div>'
FOOT = f'<div style="{EDGE}"><span class="url"></span><span style="float: right"><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>'


def style(rng):
    # What is written before and behind links by style sheets alone is no text of the page.
    rules = ["a::after, a::before, abbr::after, q::before, q::after {content: none !important}"]
    if rng.random() < .25: rules.append("body {text-align: justify}")
    if rng.random() < .2: rules.append("html {hyphens: auto}")
    face = rng.choice(FACES)
    if face: rules.append(f"body, p, li, td, div {{font-family: {face}}}")
    return "\n".join(rules)


def choose(root, first):
    chosen = []
    for folder in sorted(path for path in Path(root).resolve().iterdir() if path.is_dir()):
        rng = random.Random(f"{first} {folder.name}")
        files = sorted(p for p in folder.rglob("*.html") if not p.is_symlink() and 4_000 < p.stat().st_size < 70_000 and not UNREAD.search(p.name))
        chosen += rng.sample(files, min(2, len(files)))
    random.Random(first).shuffle(chosen)
    return chosen


def print_page(browser, path, rng, target):
    page = browser.new_page(viewport={"width": 700, "height": 900})
    try:
        page.goto(path.as_uri())
        page.add_style_tag(content=style(rng))
        page.evaluate("document.documentElement.lang ||= 'en'")
        page.emulate_media(media="print")
        truth = page.evaluate(COLLECT)
        sentences = sum(len(said.split()) for kind, said in truth if kind in ("paragraph", "item", "definition", "block"))
        if sentences < 150 or sum(len(said.split()) for _, said in truth) > 9_000: return False
        has_edges = rng.random() < .6
        edges = {"display_header_footer": True, "header_template": HEAD, "footer_template": FOOT} if has_edges else {}
        page.pdf(
            path=target.with_suffix(".pdf"), format=rng.choice(["A4", "Letter"]), scale=rng.choice([.8, 1, 1, 1.1]), tagged=rng.random() < .4,
            margin={side: rng.choice(["12mm", "18mm", "25mm"]) for side in ("top", "bottom", "left", "right")},
            print_background=rng.random() < .5, **edges)
        target.with_suffix(".json").write_text(
            json.dumps({"truth": truth, "head": page.title() if has_edges else "", "figures": False, "source": path.name}))
        return True
    except Error:
        return False
    finally:
        page.close()


def make(args):
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    number = args.first
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.browser, args=["--no-sandbox"])
        for path in choose(args.pages, args.first):
            if number == args.first + args.count: break
            number += print_page(browser, path, random.Random(number), folder / str(number))
        browser.close()
    print(f"{number - args.first} pages")


if __name__ == "__main__":
    parser, maker, _ = magazines.commands(__doc__, make)
    maker.add_argument("--pages", required=True)
    maker.add_argument("--browser", default="/usr/bin/chromium")
    magazines.run(parser)
