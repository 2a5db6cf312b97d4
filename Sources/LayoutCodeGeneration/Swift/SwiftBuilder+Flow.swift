import LayoutSchema
import LayoutSemantics

extension SwiftBuilder {
  mutating func writeChain(
    from first: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) -> Int {
    var node = first
    var last = first
    var isFirst = true
    var place = place
    while node >= 0 {
      let kind = document.nodes[node].kind
      guard isFirst ? kind == .if || kind == .elseIf : kind == .elseIf || kind == .else else {
        break
      }
      let condition = SwiftCondition(document.nodes[node], place)
      if kind != .else, isFirst { lines.mark(node, document, &writer) }
      var body = SwiftWriter(level: writer.level + 1)
      writeChildren(of: node, in: condition.place, &called, to: &body)
      let head = isFirst ? "if" : kind == .else ? "} else" : "} else if"
      condition.write(after: head, isElse: kind == .else, for: body.text, to: &writer)
      writer.append(body)
      place = condition.otherwise
      isFirst = false
      last = node
      node = Int(document.nodes[node].nextSibling)
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
    writeChildren(of: node, in: place, &called, to: &body)
    let item = local(loop.item, in: place, usedIn: body.text)
    let index = local(loop.index, in: place, usedIn: body.text)
    let swift = place.bindings.swift(list)
    if index == "_" {
      swift.write(after: "for \(item) in ", before: " {", to: &writer)
    } else if item == "_" {
      SwiftExpression.member(swift, ".indices")
        .write(after: "for \(index) in ", before: " {", to: &writer)
    } else {
      SwiftExpression.member(swift, ".enumerated()")
        .write(after: "for (\(index), \(item)) in ", before: " {", to: &writer)
    }
    writer.append(body)
    writer.line("}")
  }

  /// What a loop calls a value, `_` where nothing asks for it.
  private func local(_ index: Int32, in place: SwiftPlace, usedIn text: String) -> String {
    guard index >= 0 else { return "_" }
    let name = SwiftNames.member(place.bindings.local(Int(index)))
    return SwiftNames.isUsed(name, in: text) ? name : "_"
  }
}
