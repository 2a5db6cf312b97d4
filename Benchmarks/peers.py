"""Times Yoga 1.x (PyPI's poga) and Taffy 0.7 (PyPI's stretchable) on the standard trees without text.

Prints one JSON object: engine -> tree -> {"nodes", "layout", "width", "lowest", "checksum"}. Times are
nanoseconds a node, medians of many runs, and the lowest layout; the checksum is of the first width.
Only the layout call is timed, so that Python's own time does not count; text would call back into
Python and is left out.
"""
import json
import statistics
import sys
import time

import attrs
import poga.libpoga_capi as yoga
from stretchable import Node, taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, AlignContent, AlignItems, Display, FlexDirection
from stretchable.style.geometry.size import SizeAvailableSpace

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 41


UNBOUNDED = SizeAvailableSpace.default().to_dict()


class Box:
    """A node of a standard tree, before either engine knows of it."""

    def __init__(self, row=False, width=None, height=None, padding=0, margin=0, grow=0, basis=None):
        self.row, self.width, self.height = row, width, height
        self.padding, self.margin, self.grow, self.basis = padding, margin, grow, basis
        self.children = []

    def count(self):
        return 1 + sum(child.count() for child in self.children)


def stack1000():
    root = Box(width=1000, height=10000)
    root.children = [Box(grow=1, basis=0) for _ in range(1000)]
    return root, 900


def nest10000(depth=0):
    if depth == 4:
        return Box(width=4, height=4, margin=1, grow=1)
    box = Box(row=depth % 2 == 0, padding=2, margin=1 if depth else 0, grow=1 if depth else 0)
    box.children = [nest10000(depth + 1) for _ in range(10)]
    if depth == 0:
        box.width = box.height = 2000
        return box, 1900
    return box


def deep100():
    root = box = Box(width=1000, height=1000)
    for level in range(1, 101):
        child = Box(row=level % 2 == 1, padding=1)
        box.children = [child]
        box = child
    box.width = box.height = 10
    return root, 900


TREES = {"stack1000": stack1000, "nest10^4": nest10000, "deep100": deep100}


class Yoga:
    def build(self, box):
        node = yoga.YGNodeNew()
        direction = yoga.YGFlexDirection.Row if box.row else yoga.YGFlexDirection.Column
        yoga.YGNodeStyleSetFlexDirection(node, direction)
        if box.width is not None:
            yoga.YGNodeStyleSetWidth(node, box.width)
        if box.height is not None:
            yoga.YGNodeStyleSetHeight(node, box.height)
        if box.padding:
            yoga.YGNodeStyleSetPadding(node, yoga.YGEdge.All, box.padding)
        if box.margin:
            yoga.YGNodeStyleSetMargin(node, yoga.YGEdge.All, box.margin)
        if box.grow:
            yoga.YGNodeStyleSetFlexGrow(node, box.grow)
        if box.basis is not None:
            yoga.YGNodeStyleSetFlexBasis(node, box.basis)
        for index, child in enumerate(box.children):
            yoga.YGNodeInsertChild(node, self.build(child), index)
        return node

    def solve(self, node):
        yoga.YGNodeCalculateLayout(node, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)

    def set_width(self, node, width):
        yoga.YGNodeStyleSetWidth(node, width)

    def checksum(self, node):
        own = (
            yoga.YGNodeLayoutGetLeft(node)
            + 3 * yoga.YGNodeLayoutGetTop(node)
            + 5 * yoga.YGNodeLayoutGetWidth(node)
            + 7 * yoga.YGNodeLayoutGetHeight(node)
        )
        count = yoga.YGNodeGetChildCount(node)
        return own + sum(self.checksum(yoga.YGNodeGetChild(node, i)) for i in range(count))


class Taffy:
    def build(self, box):
        node = Node(
            flex_direction=FlexDirection.ROW if box.row else FlexDirection.COLUMN,
            size=(AUTO if box.width is None else box.width,
                  AUTO if box.height is None else box.height),
            min_size=(0, 0),
            padding=box.padding,
            margin=box.margin,
            flex_grow=box.grow,
            flex_shrink=0,
            flex_basis=AUTO if box.basis is None else box.basis,
            align_items=AlignItems.STRETCH,
            align_content=AlignContent.FLEX_START,
        )
        for child in box.children:
            node.append(self.build(child))
        return node

    def solve(self, node):
        taffylib.node_compute_layout(taffy._ptr, node._node_id, UNBOUNDED)

    def set_width(self, node, width):
        node.style = attrs.evolve(node.style, size=(width, node.style.size.height))

    def checksum(self, node):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(taffy._ptr, node._node_id, layout)
        own = layout.x + 3 * layout.y + 5 * layout.width + 7 * layout.height
        return own + sum(self.checksum(child) for child in node)


def item(**style):
    return Node(**{"min_size": AUTO, **style})


def grid(columns, children, **style):
    node = Node(display=Display.GRID, grid_template_columns=columns, **style)
    for child in children:
        node.append(child)
    return node


def nested(depth):
    inner = nested(depth - 1) if depth > 1 else item(size=(AUTO, 10))
    return grid(["1fr", "2fr"], [item(size=(AUTO, 10)), inner, item(size=(AUTO, 10))], padding=1)


def row():
    first = item(size=(40, 40), grid_row="1 / span 2")
    others = [item(size=size) for size in [(AUTO, 18), (30, 18), (AUTO, 14), (20, 14)]]
    return grid(["40px", "1fr", "auto"], [first] + others, gap=8, padding=8)


# The trees of Grid/GridTrees.swift.
GRIDS = {
    "fixed10": ((400, 380), lambda: grid(
        ["40px"] * 10, [item() for _ in range(100)], grid_template_rows=["40px"] * 10)),
    "shares100": ((2000, 1900), lambda: grid(
        ["1fr"] * 100, [item() for _ in range(10000)], grid_template_rows=["1fr"] * 100)),
    "auto1000": ((1000, 900), lambda: grid(
        ["1fr"] * 10, [item(size=(AUTO, 20)) for _ in range(1000)], gap=4)),
    "nested10": ((1000, 900), lambda: nested(10)),
    "feed200": ((390, 360), lambda: grid(["auto"], [row() for _ in range(200)])),
}


def count(node):
    return 1 + sum(count(child) for child in node)


def measure_grid(name):
    (width, other), make = GRIDS[name]
    height = 2000 if name == "shares100" else AUTO
    engine = Taffy()
    first, again = [], []
    # The ten thousand nodes of shares100 take long to build.
    rounds = 2 if name == "shares100" else ROUNDS
    for _ in range(rounds):
        tree = make()
        tree.style = attrs.evolve(tree.style, size=(width, height))
        first.append(timed(lambda: engine.solve(tree)))
    nodes = count(tree)
    checksum = engine.checksum(tree)
    for round_ in range(rounds):
        tree.style = attrs.evolve(tree.style, size=(other if round_ % 2 == 0 else width, height))
        again.append(timed(lambda: engine.solve(tree)))
    return {
        "nodes": nodes,
        "layout": statistics.median(first) / nodes,
        "width": statistics.median(again) / nodes,
        "lowest": min(first) / nodes,
        "checksum": checksum,
    }


def timed(call):
    start = time.perf_counter_ns()
    call()
    return time.perf_counter_ns() - start


def measure(engine, make):
    box, other_width = make()
    nodes = box.count()
    first = []
    for _ in range(ROUNDS if nodes < 2000 else max(ROUNDS // 4, 2)):
        tree = engine.build(box)
        first.append(timed(lambda: engine.solve(tree)))
    checksum = engine.checksum(tree)
    width = []
    for round_ in range(ROUNDS):
        engine.set_width(tree, other_width if round_ % 2 == 0 else box.width)
        width.append(timed(lambda: engine.solve(tree)))
    return {
        "nodes": nodes,
        "layout": statistics.median(first) / nodes,
        "width": statistics.median(width) / nodes,
        "lowest": min(first) / nodes,
        "checksum": checksum,
    }


def main():
    engines = {"poga": Yoga, "stretchable": Taffy}
    if sys.argv[2:] == ["grids"]:
        print(json.dumps({"grids": {name: measure_grid(name) for name in GRIDS}}))
        return
    print(json.dumps({
        name: {tree: measure(engines[name](), make) for tree, make in TREES.items()}
        for name in sys.argv[2:] or engines
    }))


main()
