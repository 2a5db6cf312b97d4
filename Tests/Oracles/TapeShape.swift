import LayoutDiagnostics
package import LayoutXML

/// The properties of every tape: nothing overlaps, and only syntax lies between the ranges.
package enum TapeShape {
  /// Returns the fault of a tape, or nil.
  ///
  /// Gaps are only checked in sound documents.
  package static func fault(in document: MarkupDocument, isSound: Bool) -> String? {
    if let fault = siblingFault(
      document, first: document.firstNode, parent: -1, from: 0, to: document.bytes.count,
      checksGaps: isSound)
    {
      return fault
    }
    for (index, node) in document.nodes.enumerated() where node.isElement {
      let isClosed = !node.endTagNameRange.isEmpty
      if let fault = siblingFault(
        document, first: node.firstChild, parent: Int32(index), from: Int(node.startTagEnd),
        to: isClosed ? Int(node.endTagNameRange.start) - 2 : Int(node.end), checksGaps: isSound)
      {
        return fault
      }
      if let fault = attributeFault(document, node, checksGaps: isSound) { return fault }
    }
    return nil
  }

  private static func siblingFault(
    _ document: MarkupDocument, first: Int32, parent: Int32, from start: Int, to end: Int,
    checksGaps: Bool
  ) -> String? {
    var place = start
    var index = first
    while index >= 0 {
      let node = document.nodes[Int(index)]
      guard node.parent == parent else { return "node \(index) has another parent" }
      guard Int(node.start) >= place, node.end >= node.start, Int(node.end) <= end else {
        return "node \(index) overlaps"
      }
      let isProlog = parent < 0 && node.start <= 60
      if checksGaps, !isProlog, !isBlank(document, place, Int(node.start)) {
        return "something is missing before node \(index)"
      }
      place = Int(node.end)
      index = node.nextSibling
    }
    if checksGaps, parent >= 0, place <= end, !isBlank(document, place, end) {
      return "something is missing at the end of node \(parent)"
    }
    return nil
  }

  private static func attributeFault(
    _ document: MarkupDocument, _ node: MarkupNode, checksGaps: Bool
  ) -> String? {
    guard node.attributeIndices.upperBound <= document.attributes.count else {
      return "attributes beyond the tape"
    }
    var place = node.nameRange.end
    for attribute in document.attributes[node.attributeIndices] {
      guard attribute.nameStart >= place, attribute.valueStart >= attribute.nameEnd,
        attribute.range.end <= max(node.startTagEnd, node.end)
      else { return "attributes overlap" }
      if checksGaps, !isBlank(document, Int(place), Int(attribute.nameStart)) {
        return "something is missing between attributes"
      }
      place = attribute.range.end
    }
    return nil
  }

  private static func isBlank(_ document: MarkupDocument, _ start: Int, _ end: Int) -> Bool {
    document.bytes[start..<end].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
