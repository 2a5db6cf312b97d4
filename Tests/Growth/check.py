"""Holds what the command costs to what it is given: of twice as much it may not cost much more than twice.

usage: check.py TOOL [--all] [NAME…]

Instructions are counted by Valgrind, so that the result is the same on every machine, and what the command
costs to start is taken off. Every command is tried on one shape of each family, and `check` on all of them;
with --all, every command on every shape, and with names on the shapes that are named.

Some costs grow with the square up to a bound, as that of comparing lines for a small difference: what looks
too dear is tried again with four times as much. And what is written is paid for: the lines of nested elements
get longer with their depth, which cannot be four times as much.
"""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

import shapes

MOST = 2.3
"""What twice as much may cost, in what once costs; sorting brings some of it."""

LEAST = 2_000_000
"""What costs fewer instructions than this is too little to be compared."""


def commands(folder):
    data = ["--data", "data.json"] if os.path.exists(os.path.join(folder, "data.json")) else []
    app = "app.layout.xml"
    return {
        "check": ["check", "."],
        "check json": ["check", "--format", "json", "."],
        "check sarif": ["check", "--format", "sarif", "."],
        "check strings": ["check", "--strings", "words.xcstrings", "."],
        "format": ["format", "--check", "."],
        "build": ["build", "--no-incremental", "-o", "out", "."],
        "layout": ["layout", *data, app],
        "layout json": ["layout", "--format", "json", *data, app],
        "render": ["render", "--show", "insets,space,frames,baselines,ids,shares,overflow", *data, app],
        "texts": ["texts", "--dry-run", "--strings", "words.xcstrings", "."],
        "pack": ["pack", "-o", "app.layoutpack", "."],
        "catalogue": ["catalogue", "-o", "app.json", "."],
        "explain-size": ["explain-size", *data, app, "stack"],
    }


FIRST = {}
"""The shape of each family on which every command is tried."""
for name, (family, _, _) in shapes.SHAPES.items():
    FIRST.setdefault(family, name)

USUAL = ["check", "format", "build", "layout", "render", "texts", "pack"]
"""The commands that differ in more than how they say what they find."""


def cost(tool, folder, words):
    """How many instructions the command takes, and bytes it prints; it may find something, but not fail."""
    jobs = [] if words[0] == "explain-size" else ["--jobs", "1"]
    counted = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         "--log-file=counted", tool, *words, *jobs],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if counted.returncode not in (0, 1, 2, 4):
        sys.exit(f"{words} ends with {counted.returncode}: {counted.stdout.decode()[-2000:]}")
    with open(os.path.join(folder, "counted")) as file:
        count = int(re.search(r"I +refs: +([\d,]+)", file.read()).group(1).replace(",", ""))
    return count, len(counted.stdout)


def tried(tool, work, name, command, n):
    """What a command costs for a shape of a size."""
    folder = os.path.join(work, f"{name}-{command}-{n}".replace(" ", "-"))
    os.makedirs(folder)
    shapes.SHAPES[name][2](shapes.Folder(folder), n)
    words = commands(folder)[command]
    costs = cost(tool, folder, words)
    shutil.rmtree(folder)
    return costs


def main():
    words = sys.argv[1:]
    tool, words = os.path.abspath(words[0]), words[1:]
    isAll = "--all" in words
    names = [word for word in words if word != "--all"] or list(shapes.SHAPES)
    every = list(commands("."))
    pairs = [(name, command) for name in names for command in every
             if isAll or command == "check"
             or command in USUAL and FIRST[shapes.SHAPES[name][0]] == name]
    if not shutil.which("valgrind"):
        print("skipped: there is no valgrind to count instructions by")
        return
    work = tempfile.mkdtemp()
    # What Valgrind cannot read of the debug information it does not need.
    stripped = os.path.join(work, "layoutc")
    subprocess.run(["strip", "-g", "-o", stripped, tool], check=True)
    worst = []
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            least = {command: pool.submit(tried, stripped, work, "words", command, 1)
                     for command in {command for _, command in pairs}}
            tasks = [(pair, [pool.submit(tried, stripped, work, *pair, shapes.SHAPES[pair[0]][1] * times)
                             for times in (1, 2)]) for pair in pairs]
            for (name, command), both in tasks:
                start = least[command].result()[0]
                (once, printed), (twice, printedThen) = (task.result() for task in both)
                if max(once - start, (twice - start) / MOST) < LEAST:
                    continue
                family, size, _ = shapes.SHAPES[name]
                if (twice - start) >= MOST * (once - start):
                    if family == "depth":
                        twice = start + (twice - start) * min(1, 2 * printed / max(printedThen, 1))
                    else:
                        once, twice = (tried(stripped, work, name, command, size * times)[0] for times in (4, 8))
                once, twice = once - start, int(twice - start)
                worst.append((twice / max(once, 1), name, command, once, twice))
                if isAll or worst[-1][0] >= MOST:
                    print(f"{worst[-1][0]:5.2f}  {command:14} {name:28} {once:>13,} {twice:>13,}", flush=True)
    finally:
        shutil.rmtree(work)
    worst.sort(reverse=True)
    print("the most:")
    for ratio, name, command, once, twice in worst[:12]:
        print(f"{ratio:5.2f}  {command:14} {name:28} {once:>13,} {twice:>13,}")
    faults = [row for row in worst if row[0] >= MOST]
    for ratio, name, command, _, _ in faults:
        print(f"{command}: twice as many {name} cost {ratio:.2f} times as much; the most is {MOST}", file=sys.stderr)
    print(f"{len(pairs)} pairs of a command and a shape were tried, {len(worst)} of them worth comparing")
    sys.exit(1 if faults else 0)


main()
