"""Chromium without a window, driven through a pipe by its DevTools protocol."""

import json
import os
import select
import subprocess
import tempfile
import time


class Browser:
    """One browser with one page; what the page logs as errors is kept."""

    def __init__(self, program="chromium"):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # The browser reads what it is to do from 3, and writes what came of it to 4.
        its_input, self.output = os.pipe()
        self.input, its_output = os.pipe()

        def arrange():
            # Neither of the two may be overwritten before it has been copied.
            first, second = os.dup(its_input), os.dup(its_output)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-device-scale-factor=1", "--window-size=1400,900", "--remote-debugging-pipe",
             "--disable-extensions", "--disable-background-networking",
             f"--user-data-dir={self.folder.name}", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(its_input)
        os.close(its_output)
        self.count = 0
        self.received = b""
        self.session = None
        self.errors = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Performance", "Accessibility"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """Does one thing and waits for what comes of it."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next(30)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def next(self, seconds):
        """The next message; events that tell of errors are kept on the way."""
        while b"\0" not in self.received:
            ready, _, _ = select.select([self.input], [], [], seconds)
            if not ready:
                raise TimeoutError("the browser says nothing")
            self.received += os.read(self.input, 1 << 16)
        message, self.received = self.received.split(b"\0", 1)
        message = json.loads(message)
        self.note(message)
        return message

    def note(self, message):
        parameters = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"].get("exception", {}).get("description", "?"))
        elif message.get("method") == "Runtime.consoleAPICalled" and parameters["type"] == "error":
            self.errors.append(str([one.get("value") for one in parameters["args"]]))
        elif message.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))

    # What tests do

    def go(self, address):
        self.call("Page.navigate", url=address)

    def run(self, script):
        """The value of an expression, or what a promise comes to."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", script))
        return answer["result"].get("value")

    def start(self, script):
        """Begins to work something out; `finish` gives what came of it."""
        return self.call("Runtime.evaluate", expression=script)["result"]["objectId"]

    def finish(self, promise):
        return self.call("Runtime.awaitPromise", promiseObjectId=promise, returnByValue=True)["result"].get("value")

    def wait(self, script, seconds=10):
        """Waits until an expression is true, and gives its value."""
        end = time.time() + seconds
        while True:
            value = self.run(script)
            if value:
                return value
            if time.time() > end:
                raise AssertionError(f"never came true: {script}")
            time.sleep(0.02)

    def frame_is(self, script):
        """Whether a page of another origin, in a frame of this one, is in a state."""
        session, self.session = self.session, None
        try:
            frames = [one for one in self.call("Target.getTargets")["targetInfos"] if one["type"] == "iframe"]
            if not frames:
                return False
            self.session = self.call("Target.attachToTarget", targetId=frames[0]["targetId"], flatten=True)["sessionId"]
            answer = self.call("Runtime.evaluate", expression=script, returnByValue=True)
            return answer["result"].get("value") is True
        finally:
            self.session = session

    def drag(self, x, y, to_x, to_y):
        def mouse(kind, x, y, buttons=1):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=buttons, clickCount=1)
        mouse("mouseMoved", x, y, 0)
        mouse("mousePressed", x, y)
        for step in range(1, 6):
            mouse("mouseMoved", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
        mouse("mouseReleased", to_x, to_y, 0)

    def click(self, x, y):
        self.drag(x, y, x, y)

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def picture(self, path):
        import base64
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def end(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()
