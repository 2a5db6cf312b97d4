import LayoutEngine

// Slightly simpler samples, some of which may still differ.

extension LinearSample {
  var simplifications: [LinearSample] {
    var samples: [LinearSample] = tree.simplifications.map {
      var sample = self
      sample.tree = $0
      return sample
    }
    func add(_ change: (inout LinearSample) -> Void) {
      var sample = self
      change(&sample)
      samples.append(sample)
    }
    if environment.direction == .rtl { add { $0.environment.direction = .ltr } }
    if environment.scale != 1 { add { $0.environment.scale = 1 } }
    if metrics.width != 10 { add { $0.metrics = FixedTextMetrics(width: 10, height: 20) } }
    if range.min.width > 0 && range.min.width < range.max.width { add { $0.range.min.width = 0 } }
    if range.min.height > 0 && range.min.height < range.max.height {
      add { $0.range.min.height = 0 }
    }
    if range.max.width < .infinity && range.min.width == 0 {
      add { $0.range.max.width = .infinity }
    }
    if range.max.height < .infinity && range.min.height == 0 {
      add { $0.range.max.height = .infinity }
    }
    return samples
  }
}

extension LinearNode {
  /// The trees with an element less, or with an attribute less.
  var simplifications: [LinearNode] {
    var nodes = children.map { child in
      // A container may replace the one around it, and takes over the attributes that the parent
      // reads.
      var node = child
      node.item = item
      return node
    }.filter { !$0.children.isEmpty }
    for index in children.indices {
      var node = self
      node.children.remove(at: index)
      nodes.append(node)
    }
    for index in children.indices {
      nodes += children[index].simplifications.map {
        var node = self
        node.children[index] = $0
        return node
      }
    }
    func reset<Value: Equatable>(_ path: WritableKeyPath<LinearNode, Value>, to value: Value) {
      guard self[keyPath: path] != value else { return }
      var node = self
      node[keyPath: path] = value
      nodes.append(node)
    }
    reset(\.isGone, to: false)
    nodes += kind.simplifications.map {
      var node = self
      node.kind = $0
      return node
    }
    let plain = Item()
    reset(\.item.weight, to: nil)
    reset(\.item.separatorBefore, to: false)
    reset(\.item.gravity, to: [])
    reset(\.item.offset, to: .zero)
    reset(\.item.padding, to: plain.padding)
    reset(\.item.limits.minWidth, to: nil)
    reset(\.item.limits.maxWidth, to: nil)
    reset(\.item.limits.minHeight, to: nil)
    reset(\.item.limits.maxHeight, to: nil)
    reset(\.item.saysOwnSize, to: false)
    reset(\.item.width, to: .match)
    reset(\.item.height, to: .match)
    return nodes
  }
}

extension LinearNode.Kind {
  fileprivate var simplifications: [LinearNode.Kind] {
    switch self {
    case .linear(let spec):
      let plain = LinearNode.Linear()
      return reset(
        spec, to: plain, \.spacing, \.separator, \.separatorInset.x, \.separatorInset.y
      ).map { .linear($0) }
        + reset(spec, to: plain, \.contentGravity).map { .linear($0) }
        + reset(spec, to: plain, \.margin).map { .linear($0) }
        + reset(spec, to: plain, \.isVertical).map { .linear($0) }
    case .layers(let margin): return margin == LinearNode.Edges() ? [] : [.layers(.init())]
    case .flow(let spec):
      let plain = LinearNode.Flow()
      return reset(spec, to: plain, \.spacing, \.lineSpacing).map { .flow($0) }
        + reset(spec, to: plain, \.margin).map { .flow($0) }
        + reset(spec, to: plain, \.isVertical).map { .flow($0) }
    case .view(.none): return []
    case .view(.fill): return [.view(.none)]
    case .view(let size): return size == .size(20, 10) ? [.view(.none)] : [.view(.size(20, 10))]
    case .text(let words, let maxLines):
      let shorter = words.split(separator: " ").dropLast().joined(separator: " ")
      return (shorter.isEmpty ? [] : [.text(shorter, maxLines: maxLines)])
        + (maxLines == 0 ? [] : [.text(words, maxLines: 0)])
        + [.view(.size(20, 10))]
    case .spacer(let minLength): return minLength == 0 ? [] : [.spacer(minLength: 0)]
    }
  }

  private func reset<Spec, Value: Equatable>(
    _ spec: Spec, to plain: Spec, _ paths: WritableKeyPath<Spec, Value>...
  ) -> [Spec] {
    paths.compactMap { path in
      guard spec[keyPath: path] != plain[keyPath: path] else { return nil }
      var simpler = spec
      simpler[keyPath: path] = plain[keyPath: path]
      return simpler
    }
  }
}
