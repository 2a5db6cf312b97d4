import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/selectionRange`: a word, its value, its attribute, its tag, its element, and more.
struct SelectionRanges {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  func response(to parameters: JSONNode) -> JSONValue {
    .array(
      (parameters["positions"]?.elements ?? []).map { position in
        let offset = LinePosition(position).map(view.positions.offset(of:)) ?? 0
        var result = JSONValue.null
        for range in ranges(at: offset).reversed() {
          var members = [("range", view.positions.json(range))]
          if result != .null { members.append(("parent", result)) }
          result = .members(members)
        }
        return result
      })
  }

  /// Returns the ranges that contain an offset, each inside the next one.
  private func ranges(at offset: Int) -> [Range<Int>] {
    let outline = view.outline
    var ranges = [0..<outline.bytes.count]
    var around = outline.lastElement(before: offset + 1)
    // The last tag before the place need not be around it, but its parents may be.
    while around >= 0 {
      let element = outline.elements[around]
      ranges += [
        element.start..<element.end, element.start..<element.tagEnd,
        element.tagEnd..<max(element.tagEnd, element.contentEnd),
        element.contentEnd..<max(element.contentEnd, element.end), element.name,
      ]
      if let end = element.endName { ranges.append(end) }
      for attribute in element.attributes {
        ranges += [attribute.range, attribute.name]
        if let value = attribute.value {
          ranges += [value, word(at: offset, in: value)]
        }
      }
      around = element.parent
    }
    ranges += outline.others.map(\.range)
    let text = outline.startOfContent(before: offset)..<endOfContent(behind: offset)
    ranges.append(word(at: offset, in: text))
    let containing = ranges.filter { $0.lowerBound <= offset && offset <= $0.upperBound }
      .sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    var chain: [Range<Int>] = []
    for range in containing {
      guard let last = chain.last else {
        chain.append(range)
        continue
      }
      let isAround = range.lowerBound <= last.lowerBound && last.upperBound <= range.upperBound
      if range.count > last.count, isAround { chain.append(range) }
    }
    if chain.count > Reply.deepest { chain.removeSubrange(Reply.deepest - 1..<chain.count - 1) }
    return chain
  }

  private func endOfContent(behind offset: Int) -> Int {
    let bytes = view.outline.bytes
    return bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
  }

  private func word(at offset: Int, in range: Range<Int>) -> Range<Int> {
    let bytes = view.outline.bytes
    var start = min(max(offset, range.lowerBound), range.upperBound)
    var end = start
    while start > range.lowerBound, Self.isPartOfWord(bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, Self.isPartOfWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
