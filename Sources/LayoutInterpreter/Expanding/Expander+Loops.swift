import LayoutEngine
import LayoutSemantics

// Loops, whose body is read once for every element of a list.
extension Expander {
  /// Adds the body of a loop, with surroundings of its own for each element of the list.
  mutating func readLoop(_ task: Task, _ node: TypedNode, into found: inout [Task]) {
    let structure = files[frames[task.frame].file].structure
    guard node.firstChild >= 0, structure.loops.indices.contains(Int(node.detail)),
      let list = structure.expression(structure.loops[Int(node.detail)].list),
      case .list(let elements) = value(of: list, task.frame)
    else { return }
    let loop = structure.loops[Int(node.detail)]
    for (index, element) in elements.enumerated() {
      guard step(task.node, task.frame) else { return }
      var frame = frames[task.frame]
      frame.set(loop.item, element)
      frame.set(loop.index, .integer(index))
      if frame.origin < 0, frame.file != 0 { frame.origin = task.node }
      frames.append(frame)
      let inner = frames.count - 1
      let key = structure.expression(loop.key).map { value(of: $0, inner) }
      if let key = key.flatMap({ RowKey($0) }) { frames[inner].row.append(key) }
      var task = task
      task.frame = inner
      append(task, inside: node.firstChild, to: &found)
    }
  }
}

extension Expander.Frame {
  /// Gives a local its value; −1 is no local.
  fileprivate mutating func set(_ local: Int32, _ value: ConstantValue) {
    if locals.indices.contains(Int(local)) { locals[Int(local)] = value }
  }
}

extension RowKey {
  /// The key that a loop gives a row.
  fileprivate init?(_ value: ConstantValue) {
    switch value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .number, .bool, .color, .asset, .symbol, .length, .insets, .choice, .record, .list, .none:
      return nil
    }
  }
}
