import LayoutEngine

// A sample as markup, with the frames of both solvers behind each element.

extension LinearSample: CustomStringConvertible {
  var description: String {
    var lines = [
      "range \(range.min.width) \(range.min.height)..\(range.max.width) \(range.max.height), "
        + "scale \(environment.scale), \(environment.direction), "
        + "fixed:\(metrics.width)x\(metrics.height)"
    ]
    let solved = solvedTree()
    let plain = plainFrames()
    var index = 0
    func describe(_ node: LinearNode, _ indent: String) {
      let frame = solved.frame(of: LayoutElement(index)).text
      let rules = plain[index].map { text($0.rect) } ?? "gone"
      lines.append(
        "\(indent)<\(node.markup)>  <!-- \(frame)"
          + (frame == rules || rules == "gone" ? " -->" : ", by the rules \(rules) -->"))
      let separators = solved.separators(of: LayoutElement(index)).map(\.text)
      let others = plain[index]?.separators.map { text($0) } ?? []
      if separators != others {
        lines.append("\(indent)  <!-- separators \(separators), by the rules \(others) -->")
      }
      index += 1
      for child in node.children { describe(child, indent + "  ") }
    }
    describe(tree, "  ")
    return lines.joined(separator: "\n")
  }
}

extension LinearNode {
  /// The tag without its brackets.
  fileprivate var markup: String {
    var parts: [String] = []
    switch kind {
    case .linear(let spec):
      parts.append("linear")
      if spec.isVertical { parts.append("orientation=vertical") }
      if spec.spacing != 0 { parts.append("spacing=\(spec.spacing)") }
      if spec.separator != 0 { parts.append("separator=\(spec.separator)") }
      if spec.separatorInset != .zero {
        parts.append("separatorInset=\(spec.separatorInset.x) \(spec.separatorInset.y)")
      }
      if !spec.contentGravity.isEmpty {
        parts.append("contentGravity=\(spec.contentGravity.words)")
      }
      parts += spec.margin.words("margin")
    case .layers(let margin): parts += ["layers"] + margin.words("margin")
    case .flow(let spec):
      parts.append("flow")
      if spec.isVertical { parts.append("orientation=vertical") }
      if spec.spacing != 0 { parts.append("spacing=\(spec.spacing)") }
      if spec.lineSpacing != 0 { parts.append("lineSpacing=\(spec.lineSpacing)") }
      parts += spec.margin.words("margin")
    case .view(.none): parts.append("view")
    case .view(.fill): parts.append("view intrinsicSize=fill")
    case .view(.size(let width, let height)):
      parts.append("view intrinsicSize=\(width) \(height)")
    case .text(let words, let maxLines):
      parts.append("text content='\(words)'")
      if maxLines != 0 { parts.append("maxLines=\(maxLines)") }
    case .spacer(let minLength): parts.append("spacer minLength=\(minLength)")
    }
    if isGone { parts.append("visibility=gone") }
    return (parts + item.words).joined(separator: " ")
  }
}

extension LinearNode.Item {
  fileprivate var words: [String] {
    var parts: [String] = []
    func add(_ name: String, _ value: Float?) {
      if let value { parts.append("\(name)=\(value)") }
    }
    func add(_ name: String, _ length: Length) {
      switch length {
      case .match: break
      case .wrap: parts.append("\(name)=wrap")
      case .points(let points): add(name, points)
      }
    }
    add("width", width)
    add("height", height)
    add("weight", weight)
    if separatorBefore { parts.append("separatorBefore") }
    if !gravity.isEmpty { parts.append("gravity=\(gravity.words)") }
    if offset != .zero { parts.append("offset=\(offset.x) \(offset.y)") }
    parts += padding.words("padding")
    add("minWidth", limits.minWidth)
    add("maxWidth", limits.maxWidth)
    add("minHeight", limits.minHeight)
    add("maxHeight", limits.maxHeight)
    if saysOwnSize { parts.append("(own size)") }
    return parts
  }
}

extension LinearNode.Edges {
  fileprivate func words(_ name: String) -> [String] {
    guard self != LinearNode.Edges() else { return [] }
    let sides = followsDirection ? "start end" : "left right"
    return ["\(name)=\(top) \(bottom) \(sides) \(first) \(last)"]
  }
}

extension Gravity {
  fileprivate var words: String {
    let names: [(Gravity, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"), (.start, "start"),
      (.end, "end"), (.centerHorizontal, "centerHorizontal"), (.centerVertical, "centerVertical"),
      (.center, "center"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "|")
  }
}
