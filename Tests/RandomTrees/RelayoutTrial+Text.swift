import LayoutEngine

// The text of a trial, for people.
extension RelayoutTrial: CustomStringConvertible {
  package var description: String {
    var lines = plan.lines(depth: 0)
    for step in steps {
      switch step {
      case .edit(let edit): lines += edit.lines
      case .solve(let range, let environment):
        lines.append("solve in \(range.words), \(said(environment, besides: LayoutEnvironment()))")
      case .measure(let range, let environment):
        lines.append("size in \(range.words), \(said(environment, besides: LayoutEnvironment()))")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension RandomEdit {
  fileprivate var lines: [String] {
    switch self {
    case .size(let size, let element): ["size of \(element): \(said(size, besides: .auto))"]
    case .placement(let item, let element): ["placement of \(element): \(item.words)"]
    case .spec(let spec, let element): ["spec of \(element): \(spec.words)"]
    case .look(let look, let element):
      ["look of \(element): \(look.map { "\($0.visibility)" } ?? "none")"]
    case .insert(let plan, let parent, let index, let item):
      ["insert into \(parent) at \(index) as \(item.words)"] + plan.lines(depth: 1)
    case .remove(let element): ["remove \(element)"]
    case .move(let element, let parent, let index, let item):
      ["move \(element) into \(parent) at \(index)" + (item.map { " as \($0.words)" } ?? "")]
    case .replace(let element, let plan, let item):
      ["replace \(element)" + (item.map { " as \($0.words)" } ?? "")] + plan.lines(depth: 1)
    case .misplace(let element): ["misplace \(element)"]
    }
  }
}

extension RelayoutPlan {
  fileprivate func lines(depth: Int) -> [String] {
    var line = String(repeating: "  ", count: depth) + spec.words
    if size != .auto { line += " size(\(said(size, besides: .auto)))" }
    if placement != .none { line += " as " + placement.words }
    if let look { line += " \(look.visibility)" }
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension SizeRange {
  fileprivate var words: String {
    "\(min.width) \(min.height)..\(max.width) \(max.height)"
  }
}

extension ElementSpec {
  fileprivate var words: String {
    switch self {
    case .flex(let spec): "flex(\(said(spec, besides: FlexSpec())))"
    case .grid(let spec): "grid(\(said(spec, besides: GridSpec())))"
    case .stack(let spec):
      "stack(\(said(spec, besides: StackSpec(direction: .vertical))))"
    case .linear(let spec): "linear(\(said(spec, besides: LinearSpec())))"
    case .layers(let spec): "layers(\(said(spec, besides: LayersSpec())))"
    case .flow(let spec): "flow(\(said(spec, besides: FlowSpec())))"
    case .text(let spec): "text(\(said(spec, besides: TextSpec(content: ""))))"
    case .view(let spec): "view(\(said(spec, besides: ViewSpec())))"
    case .inset(let spec): "inset(\(said(spec, besides: InsetSpec())))"
    case .background, .overlay, .center, .relative, .ratio, .absolute, .corner, .wrapper, .clip,
      .fit,
      .zstack, .scroll, .image, .spacer, .custom:
      "\(self)"
    }
  }
}

extension PlacementRecord {
  fileprivate var words: String {
    switch self {
    case .flex(let item): "item(\(said(item, besides: FlexItem())))"
    case .grid(let item): "item(\(said(item, besides: GridItem())))"
    case .stack(let item): "item(\(said(item, besides: StackItem())))"
    case .linear(let item): "item(\(said(item, besides: LinearItem())))"
    case .layers(let item): "item(\(said(item, besides: LayersItem())))"
    case .flow(let item): "item(\(said(item, besides: FlowItem())))"
    case .none, .absolute, .zstack, .custom: "\(self)"
    }
  }
}

extension LayoutEdges {
  fileprivate var words: String {
    let edges: [(String, LayoutDimension?)] = [
      ("top", top), ("left", left), ("bottom", bottom), ("right", right), ("start", start),
      ("end", end), ("horizontal", horizontal), ("vertical", vertical),
    ]
    let said = edges.compactMap { name, edge in edge.map { "\(name) \($0)" } }
    return ((all.map { ["all \($0.lengths)"] } ?? []) + said).joined(separator: ", ")
  }
}

/// Returns the fields of a value that differ from those of `plain`.
private func said<Value>(_ value: Value, besides plain: Value) -> String {
  zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children)
    .compactMap { one, other in
      let (text, usual) = ("\(one.value)", "\(other.value)")
      guard text != usual else { return nil }
      guard let edges = one.value as? LayoutEdges else { return "\(one.label ?? "") \(text)" }
      return "\(one.label ?? "") [\(edges.words)]"
    }
    .joined(separator: ", ")
}
