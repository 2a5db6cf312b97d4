"""Reads a pack and prints what is in it, written from Grammar/pack.md alone.

usage: pack.py FILE
       pack.py FILE PATCH NEW

Everything is read to its end. The output is that of 'layoutc unpack', with a line for each file that counts
its expressions, nodes, attributes and pieces of texts. With a patch, the new pack is written instead.
"""

import hashlib
import struct
import sys
import zlib

TYPES = ["String", "Text", "Number", "Integer", "Bool", "Date", "Points", "Percent", "Dimension", "Color",
         "Image", "Ratio", "Insets", "nil"]


class Part:
    """Some bytes that are read from their start to their end."""

    def __init__(self, data, strings=None, types=None, kinds=None, rows=None):
        self.data, self.place = data, 0
        self.strings, self.types, self.kinds, self.rows = strings, types, kinds, rows

    def take(self, count):
        assert self.place + count <= len(self.data), "the section ends too early"
        self.place += count
        return self.data[self.place - count:self.place]

    def u8(self):
        return self.take(1)[0]

    def u32(self):
        return struct.unpack("<I", self.take(4))[0]

    def f32(self):
        return struct.unpack("<f", self.take(4))[0]

    def f64(self):
        return struct.unpack("<d", self.take(8))[0]

    def n(self):
        number, shift = 0, 0
        while True:
            byte = self.u8()
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def i(self):
        number = self.n()
        return number >> 1 if number & 1 == 0 else ~(number >> 1)

    def b(self):
        byte = self.u8()
        assert byte in (0, 1), "no or yes is 0 or 1"
        return byte == 1

    def s(self):
        return self.strings[self.n()]

    def t(self):
        return self.types[self.n()]

    def k(self):
        return self.kinds[self.n()]

    def list(self, read):
        return [read() for _ in range(self.n())]

    def end(self):
        assert self.place == len(self.data), "bytes are left in the section"


class File(Part):
    """A layout or a library."""

    attributes = nodes = pieces = 0

    def read(self):
        self.name, home, flags = self.s(), self.s(), self.u8()
        self.isLibrary = flags & 1 == 1
        self.list(self.n)
        self.list(lambda: (self.s(), self.s(), self.parameters()))
        self.list(lambda: (self.s(), self.t(), self.constant(), self.b() and self.constant()))
        self.own = self.parameters()
        self.actions = self.read_actions()
        self.list(self.element)
        self.list(lambda: (self.s(), self.t()))
        self.expressions = self.n()
        for _ in range(self.expressions):
            self.expression()
        self.list(self.firing)
        self.outlets = self.read_outlets()
        self.components = self.list(self.component)
        self.read_attributes()
        self.body()
        for _ in self.components:
            self.body()
        self.list(self.text)
        self.end()

    def reference(self):
        return self.n(), self.n()

    def parameters(self):
        return self.list(self.parameter)

    def parameter(self):
        name, kind, standard = self.s(), self.t(), self.u8()
        for _ in range({0: 0, 1: 1, 2: 2, 3: 0}[standard]):
            self.constant()
        if standard == 3:
            self.expression()
            self.b()
        self.n()
        return f"{name}: {kind}" + (", with a default" if standard else "")

    def read_actions(self):
        return self.list(lambda: (self.s(), self.parameters()))

    def element(self):
        name = self.s()
        if self.b():
            self.s()
            self.b() and self.value()
        else:
            self.s()
        self.n()
        self.parameters()
        self.n()
        self.parameters()
        self.b() and self.value()
        return name

    def component(self):
        name = self.s()
        self.parameters()
        self.read_actions()
        self.list(lambda: (self.b() and self.s(), self.k(), self.b() and self.element()))
        self.read_outlets()
        return name

    def read_outlets(self):
        return self.list(lambda: (self.s(), self.u8(), self.k(), self.b() and self.reference()))

    def constant(self):
        kind = self.u8()
        if kind == 2:
            self.b()
            self.s()
            self.list(lambda: self.i() if self.b() else self.s())
        else:
            {0: lambda: None, 1: self.s, 3: self.f64, 4: self.i, 5: self.b, 6: self.f64, 7: self.u32,
             8: self.s, 9: self.s, 10: self.s, 11: self.length,
             12: lambda: [self.length() for _ in range(4)], 13: self.s,
             14: lambda: self.list(self.constant), 15: lambda: self.list(self.constant)}[kind]()

    def length(self):
        unit = self.u8()
        {0: lambda: None, 1: self.f32, 2: self.f32, 3: lambda: (self.f32(), self.f32()), 4: lambda: None,
         5: lambda: None, 6: lambda: None, 7: self.n}[unit]()

    def expression(self):
        depth = 0
        for _ in range(self.n()):
            kind, _ = self.u8(), self.t()
            operands = {7: 1, 8: 2, 10: 1, 11: 1, 12: 2, 13: 3, 14: 2, 16: 1, 18: 1, 19: 1, 20: 1}.get(kind, 0)
            if kind == 0:
                self.constant()
            elif kind in (1, 2, 3, 6, 7):
                self.n()
            elif kind == 4:
                self.reference()
            elif kind in (5, 12, 16):
                self.s()
            elif kind in (9, 17):
                operands = self.n()
            elif kind == 15:
                self.s()
                operands = self.n()
            assert depth >= operands and kind <= 20, "an operation lacks operands"
            depth += 1 - operands
        assert depth == 1, "an expression has one value"

    def firing(self):
        if self.b():
            self.n(), self.n(), self.n()
        else:
            self.n(), self.list(self.n)
        self.b()

    def body(self):
        self.lets()
        self.list(self.node)

    def lets(self):
        self.list(lambda: (self.n(), self.n()))

    def node(self):
        self.nodes += 1
        kind = self.k()
        self.styling()
        if kind == "component":
            self.reference(), self.list(self.n), self.list(self.n)
        elif kind in ("if", "elseIf", "else"):
            self.n()
            limits = self.u8()
            [self.f32() for bit in (1, 2, 4, 8) if limits & bit]
        elif kind == "for":
            self.n(), self.n(), self.n(), self.n(), self.lets()
        elif kind == "slot":
            self.n()
        elif kind == "element":
            self.reference(), self.list(self.n)
        self.n()
        self.b() and self.list(self.n)
        self.list(self.node)

    def styling(self):
        self.read_attributes()
        self.list(lambda: (self.n(), self.read_attributes()))
        self.list(lambda: (self.s(), self.n(), self.read_attributes()))

    def read_attributes(self):
        self.list(self.attribute)

    def attribute(self):
        self.attributes += 1
        assert self.n() < len(self.rows), "there is no such attribute"
        self.value()

    def value(self):
        kind = self.u8()
        lengths = {0: 1, 1: 4, 2: 2, 3: 2, 5: 4}.get(kind, 0)
        for _ in range(lengths):
            self.length()
        if not lengths:
            {4: lambda: None, 6: self.f32, 7: self.i, 8: self.b, 9: self.s, 10: self.u32, 11: self.s, 12: self.s,
             13: self.s, 14: self.f32, 15: self.s, 16: lambda: self.list(self.s),
             17: lambda: self.list(self.part), 18: self.n,
             19: lambda: (self.list(self.s), self.n(), self.n()), 20: self.n, 21: lambda: None}[kind]()

    def part(self):
        kind = self.u8()
        {0: self.f32, 1: self.u32, 2: self.s, 3: self.n, 4: self.length, 5: self.f32, 6: self.u8, 7: self.s,
         8: self.s}[kind]()

    def text(self):
        self.n()
        self.list(self.styling)
        self.read_pieces()

    def read_pieces(self):
        self.list(self.piece)

    def piece(self):
        self.pieces += 1
        kind = self.u8()
        if kind == 2:
            self.n()
            self.read_pieces()
        else:
            (self.s if kind == 0 else self.n)(), self.n(), self.u8()


def patched(old, data):
    """The pack that a patch makes of another one."""
    patch = Part(data[:-4])
    assert patch.take(8) == b"LAYOUTPP" and struct.unpack("<HH", patch.take(4))[0] == 1
    assert patch.u32() == len(data) and zlib.crc32(data[:-4]) == struct.unpack("<I", data[-4:])[0]
    assert patch.u32() == len(old)
    length, new, place = patch.u32(), b"", 0
    assert patch.take(32) == hashlib.sha256(old).digest()
    digest = patch.take(32)
    while patch.place < len(patch.data):
        word = patch.n()
        assert word >= 2, "a part has a byte"
        if word & 1:
            place += patch.i()
            assert 0 <= place and place + (word >> 1) <= len(old)
            new += old[place:place + (word >> 1)]
            place += word >> 1
        else:
            new += patch.take(word >> 1)
    assert len(new) == length and hashlib.sha256(new).digest() == digest
    return new


def main():
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    if len(sys.argv) > 2:
        with open(sys.argv[2], "rb") as patch, open(sys.argv[3], "wb") as new:
            new.write(patched(data, patch.read()))
        return
    header = Part(data)
    assert header.take(8) == b"LAYOUTPK"
    major, minor = struct.unpack("<HH", header.take(4))
    assert major == 1 and header.u32() == len(data)
    rows = [(header.take(4).decode(), header.u32(), header.u32(), header.u32()) for _ in range(header.u32())]
    assert zlib.crc32(data[:header.place]) == header.u32()
    print(f"format {major}.{minor}, {len(data)} bytes")
    files, lines, origin = [], [], []
    for kind, offset, length, checksum in rows:
        part = data[offset:offset + length]
        assert zlib.crc32(part) == checksum and len(part) == length
        line = f"  {kind} at {offset}, {length} bytes"
        if kind == "STRS":
            section = Part(part)
            strings = [section.take(count).decode() for count in section.list(section.n)]
        elif kind == "TYPE":
            section = Part(part, strings)
            types = section.types = []
            for _ in range(section.n()):
                number = section.u8()
                if number < 14:
                    types.append(TYPES[number])
                elif number == 14:
                    types.append(f"Choice({' '.join(section.list(section.s))})")
                elif number == 15:
                    types.append((section.s(), section.s())[0])
                else:
                    types.append(section.t() + "?" if number == 16 else f"[{section.t()}]")
        elif kind == "ROWS":
            section = Part(part, strings)
            kinds = section.kinds = section.list(section.s)
            readers = section.list(lambda: (section.s(), 2 if (reader := section.u8()) == 2 else section.k()))
        elif kind == "FILE":
            section = File(part, strings, types, kinds, readers)
            section.read()
            files.append(section)
            line += f": {'library' if section.isLibrary else 'layout'} {section.name}"
            line += f", {section.expressions} expressions, "
            line += f"{section.nodes} nodes with {section.attributes} attributes, {section.pieces} pieces"
        elif kind == "DOCS":
            section = Part(part, strings)
            for name, index in section.list(lambda: (section.s(), section.n())):
                lines.append(f"document {name}")
                document = files[index]
                lines += [f"  param {parameter}" for parameter in document.own]
                for action, parameters in document.actions:
                    lines.append(f"  action {action}({', '.join(parameters)})")
        elif kind == "LANG":
            section = Part(part, strings)
            for _ in range(section.n()):
                name, length = section.s(), section.n()
                section.take(length)
                lines.append(f"strings {name}, {length} bytes")
        elif kind == "made":
            section = Part(part, strings)
            name, number = section.s(), section.n()
            origin += [f"name {name}"] * (name != "") + [f"number {number}"] * (number > 0)
            if section.b():
                origin.append(f"made for {section.take(32).hex()}")
        section.end()
        print(line)
    signature = Part(data[rows[-1][1] + rows[-1][2]:])
    if signature.data:
        assert signature.take(8) == b"LAYOUTSG"
        origin.append(f"signed by {signature.take(32).hex()}")
        signature.take(64)
    signature.end()
    print("\n".join(origin + lines))


main()
