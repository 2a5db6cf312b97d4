"""Holds what commands and the engine cost to Benchmarks/instructions.txt, in instructions that Valgrind counts.

usage: instructions.py TOOL BENCH [--update] [NAME…]

TOOL is layoutc and BENCH is layout-bench, both as they ship. A scenario that costs more than three in a
hundred above what the file says fails by its name; with --update the file is written anew. A count is the same
in every run but for a part in a thousand, and depends on the compiler and the C library: where these are not
those that the file names in its first line, nothing is compared.
"""

import concurrent.futures
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Growth"))
import shapes

KEPT = os.path.join(ROOT, "Benchmarks", "instructions.txt")

MOST = 1.03
"""What a scenario may cost, in what the file says."""

COMMANDS = {
    "version": "--version",
    "help": "--help",
    "help of check": "check --help",
    "check five lines": "check five.layout.xml",
    "check five lines, an option": "check --format short five.layout.xml",
    "check a sample": "check Samples/settings-row.layout.xml",
    "check all samples": "check --jobs 1 Samples",
    "check without rules": "check --jobs 1 --disable accessibility,correctness,localisation,performance,style,suspicious Samples",
    "check in json": "check --jobs 1 --format json Samples",
    "check findings": "check --jobs 1 shapes/wrong-values",
    "check rows": "check --jobs 1 shapes/views",
    "check imports": "check --jobs 1 shapes/imports",
    "check rules of the project": "check --jobs 1 shapes/own-rules",
    "list rules": "check --list-rules",
    "format all samples": "format --jobs 1 --check Samples",
    "format rows": "format --jobs 1 --check shapes/views",
    "build a sample": "build --no-incremental --jobs 1 -o out Samples/settings-row.layout.xml",
    "build all samples": "build --no-incremental --jobs 1 -o out Samples",
    "layout a sample": "layout Samples/settings-row.layout.xml",
    "layout rows": "layout shapes/views/app.layout.xml",
    "layout in json": "layout --format json shapes/views/app.layout.xml",
    "render a sample": "render Samples/feed-cell.layout.xml",
    "explain": "explain placement",
    "explain-size": "explain-size Samples/settings-row.layout.xml wifi",
}
"""The command lines by the names of their scenarios."""

AGAIN = {
    "check all samples again": "check --jobs 1 Samples",
    "build all samples again": "build --jobs 1 -o out Samples",
}
"""The command lines that are run twice, of which the second counts."""

ENGINE = {
    "engine " + tree: f"engine --rounds 1 --only {tree}"
    for tree in ["list1000", "feed100", "grid1000", "deep100", "deep400", "linear1000"]
}
"""The words for layout-bench by the names of their scenarios."""


def folder(path):
    """Writes what the scenarios read."""
    shutil.copytree(os.path.join(ROOT, "Samples"), os.path.join(path, "Samples"))
    with open(os.path.join(path, "five.layout.xml"), "w") as file:
        file.write('<layout name="Five">\n  <stack direction="vertical">\n    <text>Hello</text>\n'
                   "  </stack>\n</layout>\n")
    for name in ["views", "imports", "own-rules", "wrong-values"]:
        _, size, make = shapes.SHAPES[name]
        into = os.path.join(path, "shapes", name)
        os.makedirs(into)
        make(shapes.Folder(into), size)


def cost(program, words, isAgain=False):
    """How many instructions a program takes; it may find something, but not fail."""
    work = tempfile.mkdtemp()
    environment = {"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"}
    try:
        folder(work)
        if isAgain:
            environment["LAYOUTC_CACHE"] = os.path.join(work, "cache")
            # Dates of a moment ago are not trusted, so files would be read once more. The program is
            # known by the stamp of its file, which is that of Valgrind's tool here.
            time.sleep(0.1)
            subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no",
                            "--cachegrind-out-file=/dev/null", "-q", program, *words.split()],
                           cwd=work, stdout=subprocess.DEVNULL, env=environment)
        counted = subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
             "--log-file=counted", program, *words.split()],
            cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=environment)
        if counted.returncode not in (0, 1, 4):
            sys.exit(f"'{words}' ends with {counted.returncode}: {counted.stdout.decode()[-2000:]}")
        with open(os.path.join(work, "counted")) as file:
            return int(re.search(r"I +refs: +([\d,]+)", file.read()).group(1).replace(",", ""))
    finally:
        shutil.rmtree(work)


def surroundings():
    """What counts depend on besides the sources."""
    swift = subprocess.run([os.environ.get("SWIFT", "swift"), "--version"], capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", swift)
    return " ".join(["Swift", version.group(1) if version else "unknown", *platform.libc_ver(),
                     platform.machine()])


def kept():
    """What the file says: the surroundings, and the counts by name."""
    if not os.path.exists(KEPT):
        return None, {}
    with open(KEPT) as file:
        first, *lines = file.read().splitlines()
    return first, {name: int(count.replace(",", ""))
                   for count, name in (line.split(None, 1) for line in lines)}


def main():
    tool, bench, *words = sys.argv[1:]
    isUpdate = "--update" in words
    names = [word for word in words if word != "--update"]
    if not shutil.which("valgrind"):
        print("skipped: there is no valgrind to count instructions by")
        return
    where, before = kept()
    here = surroundings()
    if where != here and not isUpdate:
        print(f"skipped: the counts are of {where}, and this is {here}")
        return
    work = tempfile.mkdtemp()
    try:
        # What Valgrind cannot read of the debug information it does not need.
        stripped = {}
        for program in (tool, bench):
            stripped[program] = os.path.join(work, os.path.basename(program))
            subprocess.run(["strip", "-g", "-o", stripped[program], program], check=True)
        scenarios = {name: (stripped[tool], line) for name, line in COMMANDS.items()}
        scenarios |= {name: (stripped[tool], line, True) for name, line in AGAIN.items()}
        scenarios |= {name: (stripped[bench], line) for name, line in ENGINE.items()}
        chosen = {name: scenarios[name] for name in names or scenarios}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            tasks = {name: pool.submit(cost, *scenario) for name, scenario in chosen.items()}
            now = {name: task.result() for name, task in tasks.items()}
    finally:
        shutil.rmtree(work)
    faults = []
    for name, count in now.items():
        old = before.get(name)
        change = "       new" if old is None else f"{(count / old - 1) * 100:+9.2f}%"
        print(f"{count:>15,}  {change}  {name}")
        if old is None or count > old * MOST:
            faults.append((name, old, count))
    if isUpdate:
        with open(KEPT, "w") as file:
            file.write(here + "\n")
            for name in scenarios:
                if name in now or name in before:
                    file.write(f"{now.get(name, before.get(name)):>15,}  {name}\n")
        return
    for name, old, count in faults:
        if old is None:
            print(f"'{name}' is new; write its count with UPDATE=1", file=sys.stderr)
        else:
            print(f"'{name}' cost {old:,} instructions and costs {count:,}, {count / old - 1:.1%} more",
                  file=sys.stderr)
    for name in before.keys() - scenarios.keys():
        faults.append(name)
        print(f"'{name}' is no scenario any more; leave it out with UPDATE=1", file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
