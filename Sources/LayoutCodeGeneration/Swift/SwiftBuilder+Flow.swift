import LayoutModel
import LayoutSchema

extension SwiftBuilder {
  mutating func writeChain(
    from first: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) -> Int {
    let last = document.lastOfChain(first)
    let branches = document.chain(from: first, through: last)
    var isFirst = true
    var known: [TypedExpression] = []
    for node in branches {
      let condition = SwiftCondition(document.nodes[node], place, known: known)
      known += condition.opened
      guard condition.outcome != false else { continue }
      let isElse = condition.outcome == true
      // A branch that is always taken needs no condition.
      let depth = isElse && isFirst ? 0 : 1
      if !isElse, isFirst { lines.mark(node, document, &writer) }
      var body = SwiftWriter(level: writer.level + depth)
      writeContent(of: node, in: condition.place, &called, to: &body)
      if !isFirst || !isElse {
        condition.write(after: isFirst ? "if" : "} else if", to: &writer)
      }
      writer.append(body)
      if isElse && isFirst { return last }
      isFirst = false
      if isElse { break }
    }
    if !isFirst { writer.line("}") }
    return last
  }

  /// Writes a `for` as a loop over the list, its indices, or both, by which of them its body names.
  ///
  /// The body of a `for` with a `key` becomes a row, `item(key:dependingOn:site:)`.
  mutating func writeLoop(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    let detail = Int(document.nodes[node].detail)
    guard document.structure.loops.indices.contains(detail) else { return }
    let loop = document.structure.loops[detail]
    guard let list = place.bindings.expression(loop.list) else { return }
    lines.mark(node, document, &writer)
    var body = SwiftWriter(level: writer.level + 1)
    writeRow(of: loop, node, in: place, &called, to: &body)
    // The loop's `let` values may use its item and index, so they are written before the head.
    var values = SwiftWriter(level: writer.level + 1)
    write(loop.lets, in: place, to: &values)
    let item = local(loop.item, in: place)
    let index = local(loop.index, in: place)
    let swift = place.bindings.swift(list)
    let head: String
    let sequence: SwiftExpression
    if index == "_" {
      (head, sequence) = ("for \(item) in ", swift)
    } else if item == "_" {
      (head, sequence) = ("for \(index) in ", .member(swift, ".indices"))
    } else {
      (head, sequence) = ("for (\(index), \(item)) in ", .member(swift, ".enumerated()"))
    }
    if writer.level * 2 + head.count + sequence.flat.count + 2 <= SwiftWriter.columns {
      writer.line("\(head)\(sequence.flat) {")
    } else if sequence.closesOnALineOfItsOwn {
      sequence.write(after: head, before: " {", to: &writer)
    } else {
      sequence.write(after: head, before: "", to: &writer)
      writer.line("{")
    }
    writer.append(values)
    writer.append(body)
    writer.line("}")
  }

  /// Writes the body of a loop; if the loop has a key, as a row with that key.
  private mutating func writeRow(
    of loop: TypedLoop, _ node: Int, in place: SwiftPlace, _ called: inout [Part],
    to writer: inout SwiftWriter,
  ) {
    guard let key = place.bindings.expression(loop.key), !place.scope.takesWords,
      document.nodes[node].firstChild >= 0
    else { return writeContent(of: node, in: place, &called, to: &writer) }
    let name = key.type == .string ? ".string" : ".integer"
    let value = SwiftExpression.call(name, [.init(nil, place.bindings.swift(key))])
    let origin = rowOrigin(of: loop, node, in: place)
    for type in origin.hostTypes { askWhetherRowsAreCompared(by: type, to: &writer) }
    // The statements after the comparison are about the loop again.
    if !origin.hostTypes.isEmpty { lines.mark(node, document, &writer) }
    write(
      place.scope, "item", [.init("key", value)] + origin.arguments,
      " { (\(place.scope.parameter)) in", to: &writer)
    writer.level += 1
    writeChildren(of: node, in: place, &called, to: &writer)
    writer.level -= 1
    writer.line("}")
  }

  /// Returns the values that the elements of a row depend on, so that a row is rebuilt only if one
  /// of them changes.
  ///
  /// The result is empty if one of the values cannot be compared, or if there are more than a few.
  private func rowOrigin(of loop: TypedLoop, _ node: Int, in place: SwiftPlace) -> RowOrigin {
    let (first, last) = (Int(document.nodes[node].firstChild), Int(document.nodes[node].lastChild))
    let isFilledByOthers = document.nodes(from: first, through: last).contains {
      document.nodes[$0].kind.role == .slot
    }
    let values = document.mentions(from: first, through: last).sorted { one, other in
      Self.rank(of: one, in: loop) < Self.rank(of: other, in: loop)
    }
    guard !isFilledByOthers, !values.isEmpty else { return RowOrigin() }
    var origin = RowOrigin()
    let actions = SwiftActions(bindings: place.bindings).properties(from: first, through: last)
    // Tried without names first: to name a value of the loop is to use it.
    var tried: [SwiftExpression] = []
    for value in values {
      let isCompared = take(.plain(""), value.type, &tried, &origin)
      // Swift is slow on deeply nested pairs.
      guard isCompared, tried.count + actions.count <= RowOrigin.mostValues else {
        return RowOrigin()
      }
    }
    var swift: [SwiftExpression] = []
    for value in values { _ = take(place.bindings.swift(value), value.type, &swift, &origin) }
    swift += actions
    while swift.count > 2 {
      let last = swift.removeLast()
      swift.append(.call("Both", [.init(nil, swift.removeLast()), .init(nil, last)]))
    }
    let site = SwiftExpression.call(
      "RowSite",
      [.init(nil, .plain("Self.self")), .init(nil, .plain("\(document.nodes[node].detail)"))])
    origin.arguments = swift.enumerated().map {
      .init($0.offset == 0 ? "dependingOn" : nil, $0.element)
    }
    origin.arguments.append(.init("site", site))
    return origin
  }

  /// Adds the values by which `value` is compared.
  ///
  /// A record that contains the app's own types cannot be compared as a whole, so its fields are
  /// compared.
  ///
  /// - Returns: Whether the value can be compared, provided that all the app's own types can.
  private func take(
    _ value: SwiftExpression, _ type: ExpressionType, _ swift: inout [SwiftExpression],
    _ origin: inout RowOrigin,
  ) -> Bool {
    if let host = context.hostType(in: type) {
      if !origin.hostTypes.contains(host) { origin.hostTypes.append(host) }
      swift.append(value)
      return true
    }
    guard !context.isComparable(type) else {
      swift.append(value)
      return true
    }
    guard case .record(let name) = type, let record = context.record(name) else { return false }
    return record.fields.allSatisfy { field in
      take(
        .member(value, ".\(context.member(for: field, of: record))"), field.type, &swift, &origin)
    }
  }

  /// Writes a statement that Swift reports as a warning if one of the app's own types cannot be
  /// compared.
  ///
  /// The warning points to the type's declaration in the document, once for each type.
  private mutating func askWhetherRowsAreCompared(
    by name: RecordName, to writer: inout SwiftWriter
  ) {
    guard let record = context.record(name), context.rowTypes.insert(name).inserted else { return }
    lines.mark(record, document, &writer)
    writer.line("HostTypes.compared(\(context.type(of: name)).self)")
  }

  /// Returns the sort rank of a value: the loop's item first, then parameters and other values in
  /// declaration order, because attributes may be written in any order.
  private static func rank(of value: TypedExpression, in loop: TypedLoop) -> (Int, Int) {
    if case .parameter(let index) = value.node { return (1, index) }
    guard case .local(let index) = value.node else { return (3, 0) }
    return index == loop.item ? (0, 0) : (2, index)
  }

  /// Returns the name that a loop gives to a value, or `_` if the written text does not use it.
  private func local(_ index: Int32, in place: SwiftPlace) -> String {
    let bindings = place.bindings
    guard index >= 0, bindings.uses.uses(local: Int(index)) else { return "_" }
    return context.names.member(bindings.localName(Int(index)))
  }
}

/// The values that a row depends on, as arguments of the function that adds it.
private struct RowOrigin {
  /// The most values that a row is compared by.
  static let mostValues = 8

  var arguments: [SwiftExpression.Argument] = []
  /// The app's own types among the values.
  var hostTypes: [RecordName] = []
}
