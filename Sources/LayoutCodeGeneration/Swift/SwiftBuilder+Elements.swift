import LayoutModel
import LayoutSchema

extension SwiftBuilder {
  mutating func writeElement(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    model.read(node, of: document)
    lines.mark(node, document, &writer)
    let element = SwiftElement(
      model, in: place.scope, id: outlets.id(of: node),
      placement: declaredPlacement(of: node, in: place),
      SwiftValue(bindings: place.bindings))
    let hasContent =
      model.kind == .text
      ? TextPart.areNeeded(at: node, in: document) : document.nodes[node].firstChild >= 0
    guard hasContent else {
      let isLeaf = ElementSet.leaves.contains(model.kind)
      let closure = isLeaf ? "" : " { _ in }"
      write(place.scope, model.kind.name, element.arguments, closure, to: &writer)
      return
    }
    let inner = place.inside(SwiftScope(model, besides: place.taken))
    write(
      place.scope, model.kind.name, element.arguments, " { (\(inner.scope.parameter)) in",
      to: &writer)
    writer.level += 1
    writeContent(of: node, in: inner, &called, to: &writer)
    writer.level -= 1
    writer.line("}")
  }

  /// Writes the content of an element, a condition or a loop: words if the scope is a text's, else
  /// children.
  mutating func writeContent(
    of node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    guard place.scope.takesWords else {
      return writeChildren(of: node, in: place, &called, to: &writer)
    }
    let text = SwiftText(SwiftValue(bindings: place.bindings))
    var lastOfChain = -1
    for part in TextPart.all(of: node, in: document) {
      switch part {
      case .blank: writer.line("\(place.scope.name).addBlank()")
      case .words(let words):
        lines.mark(words, document, &writer)
        write(place.scope, "add", text.part(words), "", to: &writer)
      case .flow(let flow) where document.nodes[flow].kind.role == .loop:
        writeLoop(flow, in: place, &called, to: &writer)
      case .flow(let flow) where flow > lastOfChain:
        lastOfChain = writeChain(from: flow, in: place, &called, to: &writer)
      case .flow: break  // A branch of the chain before it.
      }
    }
  }

  mutating func writeDeclared(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    let detail = Int(document.nodes[node].detail)
    guard document.structure.declaredElements.indices.contains(detail) else { return }
    let use = document.structure.declaredElements[detail]
    guard context.element(use.element) != nil else { return }
    model.read(node, of: document)
    lines.mark(node, document, &writer)
    let declared = SwiftDeclared(use.element, place.bindings)
    let element = SwiftElement(
      model, in: place.scope, id: outlets.id(of: node),
      placement: declaredPlacement(of: node, in: place),
      SwiftValue(bindings: place.bindings))
    let arguments =
      [SwiftExpression.Argument(nil, declared.spec(use.attributes))] + element.arguments
    guard document.nodes[node].firstChild >= 0 else {
      write(place.scope, declared.function, arguments, "", to: &writer)
      return
    }
    let scope = SwiftScope(declared.scopeName, item: declared.item, besides: place.taken)
    let inner = place.inside(scope, reader: use.element)
    write(
      place.scope, declared.function, arguments, " { (\(scope.parameter)) in", to: &writer)
    writer.level += 1
    writeChildren(of: node, in: inner, &called, to: &writer)
    writer.level -= 1
    writer.line("}")
  }

  /// Returns the placement of a child in a declared element, or nil if it has none.
  func declaredPlacement(of node: Int, in place: SwiftPlace) -> SwiftExpression? {
    guard let reader = place.reader, context.element(reader) != nil,
      let said = document.structure.declaredPlacements.first(where: { Int($0.node) == node })
    else { return nil }
    return SwiftDeclared(reader, place.bindings).placement(said.values)
  }

  /// Writes a call of a scope's function, with `closure` after its arguments.
  func write(
    _ scope: SwiftScope, _ function: String, _ arguments: [SwiftExpression.Argument],
    _ closure: String,
    to writer: inout SwiftWriter,
  ) {
    // A trailing closure replaces empty parentheses.
    if arguments.isEmpty {
      return writer.line("\(scope.name).\(function)\(closure.isEmpty ? "()" : closure)")
    }
    let fits = writer.lineIfItFits { line in
      line += scope.name
      line += "."
      line += function
      line += "("
      SwiftExpression.write(arguments, to: &line)
      line += ")"
      line += closure
    }
    if fits { return }
    writer.line("\(scope.name).\(function)(")
    writer.level += 1
    SwiftExpression.write(arguments, before: closure.isEmpty ? ")" : "", to: &writer)
    writer.level -= 1
    if !closure.isEmpty { writer.line(")\(closure)") }
  }
}
