import LayoutModel
import LayoutSchema

/// The condition of a branch, with the optionals that its test opens.
struct SwiftCondition {
  private enum Part {
    case plain(SwiftExpression)
    case opening(Opening)
    /// A value that is not `nil` because of earlier branches.
    case known(Opening)
  }

  /// An optional path and its value, with the bindings in effect before it.
  private struct Opening {
    var before: SwiftBindings
    var path: TypedExpression
    var value: SwiftBindings.Opened

    var isUsed: Bool { before.uses.uses(opened: value.number) }

    /// The condition that binds the value to its name.
    var binding: SwiftExpression {
      let name = before.context.names.member(value.name)
      let path = before.swift(path).flat
      return .plain(path == name ? "let \(name)" : "let \(name) = \(path)")
    }
  }

  private var parts: [Part] = []
  /// The place that the branch's children are added to.
  private(set) var place: SwiftPlace

  /// - Parameters:
  ///   - node: The branch.
  ///   - place: The place of the chain.
  ///   - known: Optional paths that are not `nil`, because earlier branches were not taken.
  init(_ node: TypedNode, _ place: SwiftPlace, known: [TypedExpression]) {
    self.place = place
    for path in known where !self.place.bindings.isOpen(path) {
      parts.append(.known(open(path)))
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
    if result == nil { add(test) }
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

  /// Optional paths that are not `nil` if the branch is not taken.
  private(set) var opened: [TypedExpression] = []

  /// The constant result of the condition, or nil if it depends on data.
  private(set) var outcome: Bool?

  /// Adds the parts of a test, each of which must hold.
  private mutating func add(_ test: TypedExpression) {
    for part in SwiftBindings.parts(of: test, being: true) {
      switch part {
      case .opens(let path):
        if !place.bindings.isOpen(path) { parts.append(.opening(open(path))) }
      case .holds(let test, let outcome):
        guard place.bindings.outcome(of: test) != outcome else { continue }
        let swift = place.bindings.swift(test)
        parts.append(.plain(outcome ? swift : swift.negated))
      }
    }
  }

  private mutating func open(_ path: TypedExpression) -> Opening {
    let before = place.bindings
    let value = place.open(path)
    return Opening(before: before, path: path, value: value)
  }

  /// Writes the head of the branch, with names for the values of optionals that its body uses.
  ///
  /// The body must be written before, so that its uses are known.
  func write(after head: String, to writer: inout SwiftWriter) {
    let conditions = conditions
    guard !conditions.isEmpty else {
      writer.line("\(head.dropLast(head.hasSuffix(" if") ? 3 : 0)) {")
      return
    }
    let line: SwiftBytes = "\(head) \(conditions.map(\.flat).joined(separator: ", ")) {"
    guard !SwiftWriter.fits(line, at: writer.level) else {
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

  private var conditions: [SwiftExpression] {
    var conditions: [SwiftExpression] = []
    // A value may be used in a later condition, so the last condition is written first.
    for part in parts.reversed() {
      switch part {
      case .plain(let swift): conditions.append(swift)
      case .known(let opening):
        if opening.isUsed { conditions.append(opening.binding) }
      case .opening(let opening):
        conditions.append(
          opening.isUsed
            ? opening.binding
            : .infix(opening.before.swift(opening.path), "!=", .plain("nil")))
      }
    }
    return conditions.reversed()
  }
}
