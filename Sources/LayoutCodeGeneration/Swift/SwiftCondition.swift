import LayoutSchema
import LayoutSemantics

/// The condition of a branch, and what its test says of optionals.
struct SwiftCondition {
  private enum Part {
    case plain(SwiftExpression)
    case opening(SwiftExpression, name: String)
  }

  private var parts: [Part] = []
  /// Where the branch's children are added.
  private(set) var place: SwiftPlace
  /// Where the branches behind it stand.
  private(set) var otherwise: SwiftPlace

  init(_ node: TypedNode, _ place: SwiftPlace) {
    self.place = place
    otherwise = place
    let branches = place.bindings.context.document.structure.branches
    guard branches.indices.contains(Int(node.detail)), node.kind != .else else { return }
    let branch = branches[Int(node.detail)]
    addSizes(branch)
    guard let test = place.bindings.expression(branch.test) else { return }
    add(test)
  }

  private mutating func addSizes(_ branch: TypedBranch) {
    let limits: [(String, Float?)] = [
      ("minWidth", branch.minWidth), ("maxWidth", branch.maxWidth),
      ("minHeight", branch.minHeight), ("maxHeight", branch.maxHeight),
    ]
    let arguments = limits.compactMap { name, limit in
      limit.map { SwiftExpression.Argument(name, .plain(SwiftNumber.literal($0))) }
    }
    guard !arguments.isEmpty else { return }
    parts.append(.plain(.call("\(place.scope.name).range.offers", arguments)))
  }

  /// Adds a test, of several that must hold each for itself.
  private mutating func add(_ test: TypedExpression) {
    switch test.node {
    case .binary(.and, let left, let right):
      add(left)
      add(right)
    case .unary(.not, let operand):
      guard case .isNone(let path) = operand.node, !place.bindings.isOpen(path) else {
        parts.append(.plain(place.bindings.swift(test)))
        return
      }
      let swift = place.bindings.swift(path)
      let name = place.bindings.name(for: path, besides: place.taken.subtracting(ownName(path)))
      parts.append(.opening(swift, name: name))
      place = place.opening(path, as: name)
    default: parts.append(.plain(place.bindings.swift(test)))
    }
  }

  /// A parameter may be hidden by its own value.
  private func ownName(_ path: TypedExpression) -> [String] {
    guard case .parameter(let index) = path.node,
      place.bindings.parameters.indices.contains(index)
    else { return [] }
    return [place.bindings.parameters[index].name]
  }

  /// Writes the head of the branch, with the values of optionals where `body` asks for them.
  func write(
    after head: String, isElse: Bool, for body: String, to writer: inout SwiftWriter
  ) {
    guard !isElse, !parts.isEmpty else {
      writer.line(isElse ? "\(head) {" : "\(head) true {")
      return
    }
    var rest = body
    var conditions: [SwiftExpression] = []
    // A value may be asked for in a condition behind it.
    for part in parts.reversed() {
      let condition: SwiftExpression
      switch part {
      case .plain(let swift): condition = swift
      case .opening(let path, let name):
        let name = SwiftNames.member(name)
        if SwiftNames.isUsed(name, in: rest) {
          condition = .plain(path.flat == name ? "let \(name)" : "let \(name) = \(path.flat)")
        } else {
          condition = .infix(path, "!=", .plain("nil"))
        }
      }
      rest += " " + condition.flat
      conditions.append(condition)
    }
    conditions.reverse()
    let line = "\(head) \(conditions.map(\.flat).joined(separator: ", ")) {"
    guard writer.level * 2 + line.count > SwiftWriter.columns else {
      writer.line(line)
      return
    }
    for (index, condition) in conditions.enumerated() {
      let end = index == conditions.count - 1 ? "" : ","
      if index == 0 {
        condition.write(after: "\(head) ", before: end, to: &writer)
      } else {
        writer.indented { condition.write(after: "", before: end, to: &$0) }
      }
    }
    writer.line("{")
  }
}
