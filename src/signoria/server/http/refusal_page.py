"""What a browser shows of a refusal: a page with a sentence and a way back, never JSON."""

from __future__ import annotations

from html import escape

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from signoria.core.text.words import catalogue
from signoria.server.http.built_page import DOCUMENT

NOTHING_THERE = {404, 405}
"""The page itself says so, and shows where to go instead."""
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Signoria</title>
</head>
<body><h1>{sentence}</h1><p><a href="/">{back}</a></p></body>
</html>
"""


def wants_page(request: Request) -> bool:
    """Whether somebody has opened an address in a browser, rather than asked for it from a program."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def refusal_page(sentence: str, status: int, language: str) -> Response:
    headers = {"cache-control": "no-store"}
    if status in NOTHING_THERE and DOCUMENT.is_file():
        return FileResponse(DOCUMENT, status, headers)
    back = catalogue(language).say("page-to-lobby")
    return HTMLResponse(PAGE.format(language=language, sentence=escape(sentence), back=escape(back)), status, headers)
