"""An editor: a client of `layoutc lsp` as far as the preview beside it needs one."""

import json
import pathlib
import queue
import subprocess
import threading


class Editor:
    """A session with one server, whose documents are open with their versions."""

    def __init__(self, tool, capabilities=None, options=None):
        self.process = subprocess.Popen(
            [tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.messages, self.answers = queue.Queue(), queue.Queue()
        self.texts, self.versions = {}, {}
        # The edits that were made, each with the text before it; what `accepts` refuses is not made.
        self.edits = []
        self.accepts = True
        threading.Thread(target=self.read_all, daemon=True).start()
        capabilities = capabilities if capabilities is not None else {
            "general": {"positionEncodings": ["utf-16"]},
            "window": {"showDocument": {"support": True}},
            "workspace": {"applyEdit": True, "workspaceEdit": {"documentChanges": True}}}
        self.greeting = self.request("initialize", {
            "processId": None, "rootUri": None, "capabilities": capabilities,
            "initializationOptions": {"prove": False, **(options or {})}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params, seconds=20):
        self.count += 1
        number = self.count
        self.send({"id": number, "method": method, "params": params})
        while (answer := self.answers.get(timeout=seconds))["id"] != number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def read_all(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                length = int(line.split(b":")[1])
            if length is None:
                return
            message = json.loads(stream.read(length))
            self.answer(message)
            (self.messages if "method" in message else self.answers).put(message)

    def answer(self, message):
        """Answers a request of the server, as editors do by themselves."""
        if "method" not in message or "id" not in message:
            return
        if message["method"] == "workspace/applyEdit":
            made = self.accepts and self.apply(message["params"]["edit"])
            self.send({"id": message["id"], "result": {"applied": made}})
        else:
            self.send({"id": message["id"], "result": {"success": True}})

    def next(self, method, seconds=10):
        """The parameters of the next message with a method; those before it are dropped."""
        while (message := self.messages.get(timeout=seconds))["method"] != method:
            pass
        return message["params"]

    # Documents, whose positions are counted in UTF-16

    def open(self, path, text):
        uri = pathlib.Path(path).resolve().as_uri()
        self.texts[uri], self.versions[uri] = text, 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "xml", "version": 1, "text": text}})
        return uri

    def write(self, uri, text):
        self.texts[uri] = text
        self.versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": [{"text": text}]})

    def offset(self, text, position):
        lines = text.split("\n")
        before = sum(len(line) + 1 for line in lines[:position["line"]])
        units = lines[position["line"]].encode("utf-16-le")[:2 * position["character"]]
        return before + len(units.decode("utf-16-le"))

    def apply(self, edit):
        """Makes an edit if it is for the text that is there."""
        for change in edit["documentChanges"]:
            uri, version = change["textDocument"]["uri"], change["textDocument"]["version"]
            if version != self.versions[uri]:
                return False
            text = self.texts[uri]
            for one in sorted(change["edits"], key=lambda one: self.offset(text, one["range"]["start"]), reverse=True):
                start, end = (self.offset(text, one["range"][side]) for side in ("start", "end"))
                text = text[:start] + one["newText"] + text[end:]
            self.edits.append((self.texts[uri], text))
            self.write(uri, text)
        return True

    def select(self, uri, word):
        """Puts the cursor before a word."""
        before = self.texts[uri].split(word)[0]
        self.notify("layoutc/select", {"textDocument": {"uri": uri}, "position": {
            "line": before.count("\n"), "character": len(before.rsplit("\n", 1)[-1])}})

    def end(self):
        self.process.kill()
        self.process.wait()
