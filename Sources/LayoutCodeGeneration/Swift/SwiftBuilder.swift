import LayoutSchema
import LayoutSemantics

/// Writes the calls that build a document, in its order.
struct SwiftBuilder {
  private let document: TypedDocument
  private let outlets: SwiftOutlets
  private let parts: SwiftParts
  private var model = ElementModel()
  /// Pieces that are called but not yet written, the next one last.
  private var pending: [Part] = []
  private var names: Set<String> = []

  /// Siblings that are written as a method.
  private struct Part {
    let name: String
    let first: Int
    let last: Int
    let scope: SwiftScope
  }

  init(_ document: TypedDocument, outlets: SwiftOutlets) {
    self.document = document
    self.outlets = outlets
    parts = SwiftParts(document)
  }

  /// Writes the body of `build`.
  mutating func writeBuild(to writer: inout SwiftWriter) {
    writer.level += 1
    pending = write(
      from: Int(document.root), through: Int(document.root), into: [.root], to: &writer)
    writer.level -= 1
  }

  /// Writes the methods that `build` and they themselves call, each behind the first that does.
  mutating func writeParts(to writer: inout SwiftWriter) {
    pending.reverse()
    while let part = pending.popLast() {
      writer.line("")
      writer.line("private func \(part.name)(to \(part.scope.parameter)) {")
      writer.level += 1
      let inner = write(
        from: part.first, through: part.last, into: [part.scope], isPart: true, to: &writer)
      writer.level -= 1
      writer.line("}")
      pending += inner.reversed()
    }
  }
}

// MARK: Elements

extension SwiftBuilder {
  /// Writes siblings into the innermost of `scopes`; gives the pieces that it calls.
  private mutating func write(
    from first: Int, through last: Int, into scopes: [SwiftScope], isPart: Bool = false,
    to writer: inout SwiftWriter,
  ) -> [Part] {
    var called: [Part] = []
    var node = first
    while node >= 0 {
      var end = node
      if !(isPart && node == first), let lastOfPart = parts.lastOfPart(from: node),
        let scope = scopes.last
      {
        let part = Part(
          name: partName(node, lastOfPart), first: node, last: lastOfPart, scope: scope.alone)
        writer.line("\(part.name)(to: &\(scope.name))")
        called.append(part)
        end = lastOfPart
      } else {
        called += writeElement(node, into: scopes, to: &writer)
      }
      guard end != last else { break }
      node = Int(document.nodes[end].nextSibling)
    }
    return called
  }

  private mutating func writeElement(
    _ node: Int, into scopes: [SwiftScope], to writer: inout SwiftWriter
  ) -> [Part] {
    guard let scope = scopes.last else { return [] }
    model.read(node, of: document)
    let parent = document.nodes[node].parent
    let element = SwiftElement(
      model, in: parent < 0 ? .layout : document.nodes[Int(parent)].kind,
      id: outlets.id(of: node), document)
    let call = "\(scope.name).\(model.kind.name)"
    let firstChild = Int(document.nodes[node].firstChild)
    guard firstChild >= 0 else {
      let isLeaf = ElementSet.leaves.contains(model.kind)
      write(call, element.arguments, isLeaf ? "" : " { _ in }", to: &writer)
      return []
    }
    let inner = SwiftScope(model, inside: scopes)
    write(call, element.arguments, " { (\(inner.parameter)) in", to: &writer)
    writer.level += 1
    let called = write(
      from: firstChild, through: Int(document.nodes[node].lastChild), into: scopes + [inner],
      to: &writer)
    writer.level -= 1
    writer.line("}")
    return called
  }

  /// Writes a call with what stands behind its arguments.
  private func write(
    _ name: String, _ arguments: [SwiftExpression.Argument], _ closure: String,
    to writer: inout SwiftWriter,
  ) {
    let flat = arguments.map(\.flat).joined(separator: ", ")
    // A closure stands in for empty parentheses.
    let list = arguments.isEmpty && !closure.isEmpty ? "" : "(\(flat))"
    let line = name + list + closure
    if arguments.isEmpty || writer.level * 2 + line.count <= SwiftWriter.columns {
      writer.line(line)
      return
    }
    writer.line("\(name)(")
    writer.level += 1
    SwiftExpression.write(arguments, before: closure.isEmpty ? ")" : "", to: &writer)
    writer.level -= 1
    if !closure.isEmpty { writer.line(")\(closure)") }
  }

  /// A method's name: after the id of the one element that it adds, or by number.
  private mutating func partName(_ first: Int, _ last: Int) -> String {
    if first == last, let id = outlets.name(of: first) {
      let name = "add" + id.prefix(1).uppercased() + id.dropFirst()
      if names.insert(name).inserted { return name }
    }
    var number = names.count + 1
    while !names.insert("addPart\(number)").inserted { number += 1 }
    return "addPart\(number)"
  }
}
