"""Well-formed SVG, and PNG of twice the size that the script of the SVG asks for."""
import re
import struct
import sys
import xml.dom.minidom

for path in sys.argv[1:]:
    if path == "./again.svg":
        continue
    document = xml.dom.minidom.parse(path)
    script = open(path.replace(".svg", ".gp"), encoding="utf-8").read()
    width, height = map(int, re.search(r"^set terminal svg size (\d+),(\d+)", script, re.M).groups())
    svg = document.documentElement
    assert svg.tagName == "svg", path
    assert svg.getAttribute("viewBox").split() == ["0", "0", str(width), str(height)], path
    png = open(path.replace(".svg", ".png"), "rb").read()
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and png[12:16] == b"IHDR", path
    assert struct.unpack(">II", png[16:24]) == (2 * width, 2 * height), path
    texts = ["".join(n.data for n in t.childNodes if n.nodeType == n.TEXT_NODE).strip()
             for t in svg.getElementsByTagName("text")]
    texts += ["".join(n.data for n in t.childNodes if n.nodeType == n.TEXT_NODE).strip()
              for t in svg.getElementsByTagName("tspan")]
    wanted = {"ws": "mma", "whole": "mma", "odd": "wait \u00e9mpty", "shell": "<&ready>?"}
    name = path[2:].split("-")[0]
    if "timeline" in path and name in wanted:
        assert wanted[name] in texts, (path, texts)
