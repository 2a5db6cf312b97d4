import LayoutSchema
import LayoutSemantics

/// The condition of a branch, and what its test says of optionals.
struct SwiftCondition {
  private enum Part {
    case plain(SwiftExpression)
    case opening(SwiftExpression, name: String)
    /// A value that branches before made sure of.
    case known(SwiftExpression, name: String)
  }

  private var parts: [Part] = []
  /// Where the branch's children are added.
  private(set) var place: SwiftPlace

  /// - Parameters:
  ///   - node: The branch.
  ///   - place: Where its chain stands.
  ///   - known: Optional paths that are not `nil`, because branches before did not stand.
  init(_ node: TypedNode, _ place: SwiftPlace, known: [TypedExpression]) {
    self.place = place
    for path in known where !self.place.bindings.isOpen(path) {
      let swift = self.place.bindings.swift(path)
      let name = newName(for: path)
      parts.append(.known(swift, name: name))
      self.place = self.place.opening(path, as: name)
    }
    outcome = node.kind == .else ? true : nil
    let branches = place.bindings.context.document.structure.branches
    guard branches.indices.contains(Int(node.detail)), node.kind != .else else { return }
    let branch = branches[Int(node.detail)]
    let count = parts.count
    addSizes(branch)
    let hasSizes = parts.count > count
    guard let test = place.bindings.expression(branch.test) else { return }
    let result = self.place.bindings.outcome(of: test)
    if result == false || !hasSizes { outcome = result }
    if result != true { add(test) }
    if !hasSizes { opened = SwiftBindings.paths(openedBy: test, being: false) }
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

  /// Optional paths that are not `nil` where the branch does not stand.
  private(set) var opened: [TypedExpression] = []

  /// What the condition comes out as whatever the data, or nil where that depends on it.
  private(set) var outcome: Bool?

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
      let name = newName(for: path)
      parts.append(.opening(swift, name: name))
      place = place.opening(path, as: name)
    default: parts.append(.plain(place.bindings.swift(test)))
    }
  }

  /// What the value of a path is called; a parameter may be hidden by its own value.
  private func newName(for path: TypedExpression) -> String {
    var taken = place.taken
    if case .parameter(let index) = path.node, place.bindings.parameters.indices.contains(index) {
      taken.remove(place.bindings.parameters[index].name)
    }
    return place.bindings.name(for: path, besides: taken)
  }

  /// Writes the head of the branch, with the values of optionals where `body` asks for them.
  func write(
    after head: String, for body: String, to writer: inout SwiftWriter
  ) {
    var rest = body
    var conditions: [SwiftExpression] = []
    // A value may be asked for in a condition behind it.
    for part in parts.reversed() {
      let condition: SwiftExpression
      switch part {
      case .plain(let swift): condition = swift
      case .known(let path, let name):
        let name = SwiftNames.member(name)
        guard SwiftNames.isUsed(name, in: rest) else { continue }
        condition = .plain(path.flat == name ? "let \(name)" : "let \(name) = \(path.flat)")
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
    guard !conditions.isEmpty else {
      writer.line("\(head.dropLast(head.hasSuffix(" if") ? 3 : 0)) {")
      return
    }
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
