import LayoutSchema
import LayoutSemantics

/// Writes the calls that build a layout or a component, in its order.
struct SwiftBuilder {
  let context: SwiftContext
  let outlets: SwiftOutlets
  /// What slots of the component are called, by their places in its signature.
  let slots: [String]
  private let root: Int32
  private let start: SwiftPlace
  private let parts: SwiftParts
  /// Names that mean something else than a scope everywhere in the body.
  private let taken: Set<String>
  var lines: SwiftLineMarks
  var model = ElementModel()
  /// Pieces that are called but not yet written, the next one last.
  private var pending: [Part] = []
  private var names: Set<String> = []

  /// Siblings that are written as a method.
  struct Part {
    let name: String
    let first: Int
    let last: Int
    let place: SwiftPlace
  }

  /// - Parameters:
  ///   - context: The names of the document.
  ///   - root: The root of the layout or component.
  ///   - parameters: What it takes.
  ///   - slots: What its slots are called.
  ///   - outlets: Its outlets.
  ///   - lines: Where its elements are written.
  init(
    _ context: SwiftContext, root: Int32, parameters: [Parameter], slots: [String],
    _ outlets: SwiftOutlets, _ lines: SwiftLineMarks
  ) {
    self.context = context
    self.root = root
    self.slots = slots
    self.outlets = outlets
    self.lines = lines
    let names = parameters.map(\.name) + slots + context.document.structure.locals.map(\.name)
    taken = context.names.reserved.union(names).union(names.map(context.names.member))
    start = SwiftPlace(
      .root(besides: taken),
      SwiftBindings(
        context, parameters: parameters, names: SwiftLocalNames(taken: taken), SwiftUses()))
    parts = SwiftParts(context.document, root: root)
  }

  var document: TypedDocument { context.document }

  /// Writes `build` and what it calls.
  mutating func write(to writer: inout SwiftWriter) {
    writer.line("public func build(into \(start.scope.parameter)) {")
    writeBuild(to: &writer)
    writer.line("}")
    writeParts(to: &writer)
  }

  private mutating func writeBuild(to writer: inout SwiftWriter) {
    writer.level += 1
    var called: [Part] = []
    write(
      from: Int(root), through: document.lastOfChain(Int(root)), in: start, &called, to: &writer)
    pending = called
    lines.end(&writer)
    writer.level -= 1
  }

  /// Writes the methods that `build` and they themselves call, each behind the first that does.
  private mutating func writeParts(to writer: inout SwiftWriter) {
    pending.reverse()
    while let part = pending.popLast() {
      writer.line("")
      writer.line("private func \(part.name)(to \(part.place.scope.parameter)) {")
      writer.level += 1
      var inner: [Part] = []
      write(
        from: part.first, through: part.last, in: part.place, isPart: true, &inner, to: &writer)
      lines.end(&writer)
      writer.level -= 1
      writer.line("}")
      pending += inner.reversed()
    }
  }
}

// MARK: Siblings

extension SwiftBuilder {
  /// Writes siblings; adds the pieces that it calls to `called`.
  mutating func write(
    from first: Int, through last: Int, in place: SwiftPlace, isPart: Bool = false,
    _ called: inout [Part], to writer: inout SwiftWriter,
  ) {
    var node = first
    while node >= 0 {
      var end = node
      if !(isPart && node == first), let lastOfPart = parts.lastOfPart(from: node) {
        var bindings = place.bindings
        bindings.names = SwiftLocalNames(taken: taken)
        let alone = SwiftPlace(place.scope.alone(besides: taken), bindings).reading(place.reader)
        let part = Part(
          name: partName(node, lastOfPart), first: node, last: lastOfPart, place: alone)
        writer.line("\(part.name)(to: &\(place.scope.name))")
        called.append(part)
        end = lastOfPart
      } else {
        end = writeOne(node, in: place, &called, to: &writer)
      }
      guard end != last else { break }
      node = Int(document.nodes[end].nextSibling)
    }
  }

  /// Writes what stands at a node; gives the last node that belongs to it.
  private mutating func writeOne(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) -> Int {
    switch document.nodes[node].kind.role {
    case .branch: return writeChain(from: node, in: place, &called, to: &writer)
    case .loop: writeLoop(node, in: place, &called, to: &writer)
    case .slot: writeSlot(node, in: place, &called, to: &writer)
    case .component: writeUse(node, in: place, &called, to: &writer)
    case .declared: writeDeclared(node, in: place, &called, to: &writer)
    case .layout, .other: writeElement(node, in: place, &called, to: &writer)
    }
    return node
  }

  mutating func writeChildren(
    of node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    let first = Int(document.nodes[node].firstChild)
    guard first >= 0 else { return }
    write(
      from: first, through: Int(document.nodes[node].lastChild), in: place, &called, to: &writer)
  }

  /// A method's name: after the id of the one element that it adds, or by number.
  private mutating func partName(_ first: Int, _ last: Int) -> String {
    if first == last, let id = outlets.name(of: first) {
      let name = "add" + id.prefix(1).uppercased() + id.dropFirst()
      if !taken.contains(name), names.insert(name).inserted { return name }
    }
    var number = names.count + 1
    while taken.contains("addPart\(number)") || !names.insert("addPart\(number)").inserted {
      number += 1
    }
    return "addPart\(number)"
  }
}
