import LayoutSchema
import LayoutSemantics

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
      // A branch that always stands needs no condition.
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
    // Values may ask for what the loop gives.
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
    } else {
      sequence.write(after: head, before: "", to: &writer)
      writer.line("{")
    }
    writer.append(values)
    writer.append(body)
    writer.line("}")
  }

  /// Writes what a loop repeats; where it has a key, as a row with that.
  private mutating func writeRow(
    of loop: TypedLoop, _ node: Int, in place: SwiftPlace, _ called: inout [Part],
    to writer: inout SwiftWriter,
  ) {
    guard let key = place.bindings.expression(loop.key), !place.scope.takesWords,
      document.nodes[node].firstChild >= 0
    else { return writeContent(of: node, in: place, &called, to: &writer) }
    let name = key.type == .string ? ".string" : ".integer"
    let value = SwiftExpression.call(name, [.init(nil, place.bindings.swift(key))])
    write(
      "\(place.scope.name).row", [.init("key", value)], " { (\(place.scope.parameter)) in",
      to: &writer)
    writer.level += 1
    writeChildren(of: node, in: place, &called, to: &writer)
    writer.level -= 1
    writer.line("}")
  }

  /// What a loop calls a value, `_` where nothing that was written asks for it.
  private func local(_ index: Int32, in place: SwiftPlace) -> String {
    let bindings = place.bindings
    guard index >= 0, bindings.uses.uses(local: Int(index)) else { return "_" }
    return context.names.member(bindings.localName(Int(index)))
  }
}
