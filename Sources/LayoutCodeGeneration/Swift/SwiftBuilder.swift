import LayoutModel
import LayoutSchema

/// Writes the calls that build a layout or a component, in document order.
struct SwiftBuilder {
  let context: SwiftContext
  let outlets: SwiftOutlets
  /// The names of the component's slots, by their places in its signature.
  let slots: [String]
  private let root: Int32
  /// The `let` values of the body.
  private let lets: [TypedLet]
  private let start: SwiftPlace
  private let parts: SwiftParts
  /// The names that denote something other than a scope anywhere in the body.
  private let taken: SwiftNameSet
  var lines: SwiftLineMarks
  var model = ElementModel()
  /// The parts that are called but not yet written, in reverse order.
  private var pending: [Part] = []
  private var names: Set<String> = []

  /// Siblings that are written as a method of their own.
  struct Part {
    let name: String
    let first: Int
    let last: Int
    let place: SwiftPlace
    /// The body's values that the part needs, as indices in ``TypedDocument/locals``.
    let values: [Int]
  }

  /// - Parameters:
  ///   - context: The names of the document.
  ///   - root: The root of the layout or component.
  ///   - lets: The `let` values of the layout or component.
  ///   - parameters: The parameters of the layout or component.
  ///   - slots: The names of its slots.
  ///   - actions: Its actions.
  ///   - outlets: Its outlets.
  ///   - lines: The line marks of its elements.
  init(
    _ context: SwiftContext, root: Int32, lets: [TypedLet], parameters: [Parameter],
    slots: [String], actions: [ActionDeclaration], _ outlets: SwiftOutlets,
    _ lines: SwiftLineMarks
  ) {
    self.context = context
    self.root = root
    self.lets = lets
    self.slots = slots
    self.outlets = outlets
    self.lines = lines
    let names = parameters.map(\.name) + slots + context.document.structure.locals.map(\.name)
    taken = context.names.reserved.union(names).union(names.map(context.names.member))
    let bindings = SwiftBindings(
      context, parameters: parameters, slots: slots, actions: actions,
      names: SwiftLocalNames(taken: taken))
    start = SwiftPlace(.root(besides: bindings.names), bindings)
    parts = SwiftParts(context.document, root: root)
  }

  var document: TypedDocument { context.document }

  /// Writes `build` and the methods that it calls.
  mutating func write(to writer: inout SwiftWriter) {
    writer.line("\(context.access.keyword)func build(into \(start.scope.parameter)) {")
    writeBuild(to: &writer)
    writer.line("}")
    writeParts(to: &writer)
  }

  private mutating func writeBuild(to writer: inout SwiftWriter) {
    writer.level += 1
    var called: [Part] = []
    var body = SwiftWriter(level: writer.level)
    write(
      from: Int(root), through: document.lastOfChain(Int(root)), in: start, &called, to: &body)
    write(lets, in: start, to: &writer)
    writer.append(body)
    pending = called
    lines.end(&writer)
    writer.level -= 1
  }

  /// Writes the methods that `build` and other parts call, each after its first caller.
  private mutating func writeParts(to writer: inout SwiftWriter) {
    pending.reverse()
    while let part = pending.popLast() {
      writer.line("")
      writePartHead(part, to: &writer)
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

// MARK: Values with a name

extension SwiftBuilder {
  /// Writes the `let` values that the text written so far uses.
  func write(_ lets: [TypedLet], in place: SwiftPlace, to writer: inout SwiftWriter) {
    var values: [(name: String, value: SwiftExpression)] = []
    // A value may refer to the values before it.
    for value in lets.reversed() where place.bindings.uses.uses(local: Int(value.local)) {
      guard let expression = place.bindings.expression(value.value) else { continue }
      let name = "\(context.names.member(place.bindings.localName(Int(value.local))))"
      let type = place.bindings.types.name(expression.type)
      values.append(("\(name): \(type)", place.bindings.swift(expression)))
    }
    for (name, value) in values.reversed() {
      value.write(after: "let \(name) = ", before: "", to: &writer)
    }
  }

  /// Returns the body's values that siblings use, as far as this is known before they are written.
  private func values(from first: Int, through last: Int) -> [Int] {
    guard !lets.isEmpty else { return [] }
    let locals = document.locals(from: first, through: last)
    return lets.map { Int($0.local) }.filter(locals.contains)
  }

  private func writePartHead(_ part: Part, to writer: inout SwiftWriter) {
    let values = part.values.map { local in
      let name = context.names.member(part.place.bindings.localName(local))
      let type = part.place.bindings.types.name(document.structure.locals[local].type)
      return ", \(name): \(type)"
    }
    writer.line(
      "private func \(part.name)(to \(part.place.scope.parameter)\(values.joined())) {")
  }

  private func writeCall(of part: Part, in place: SwiftPlace, to writer: inout SwiftWriter) {
    let values = part.values.map { local in
      place.bindings.uses.use(local: local)
      let name = place.bindings.localName(local)
      return ", \(context.names.label(name)): \(context.names.member(name))"
    }
    writer.line("\(part.name)(to: &\(place.scope.name)\(values.joined()))")
  }
}

// MARK: Siblings

extension SwiftBuilder {
  /// Writes siblings, and adds the parts that they call to `called`.
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
        let alone = SwiftPlace(place.scope.alone(besides: bindings.names), bindings)
          .reading(place.reader)
        let part = Part(
          name: partName(node, lastOfPart), first: node, last: lastOfPart, place: alone,
          values: values(from: node, through: lastOfPart))
        writeCall(of: part, in: place, to: &writer)
        called.append(part)
        end = lastOfPart
      } else {
        end = writeOne(node, in: place, &called, to: &writer)
      }
      guard end != last else { break }
      node = Int(document.nodes[end].nextSibling)
    }
  }

  /// Writes one node and returns the last node that belongs to it.
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

  /// Returns a method's name: after the id of the single element that it adds, or with a number.
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
