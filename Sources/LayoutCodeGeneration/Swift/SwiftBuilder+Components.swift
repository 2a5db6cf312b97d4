import LayoutModel
import LayoutSchema

extension SwiftBuilder {
  mutating func writeSlot(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    let detail = Int(document.nodes[node].detail)
    guard document.structure.slots.indices.contains(detail) else { return }
    let slot = Int(document.structure.slots[detail].slot)
    guard slots.indices.contains(slot) else { return }
    let name = context.names.member(slots[slot])
    writer.line("if let \(name) {")
    writer.indented { $0.line("\(place.scope.name).fill(with: \(name))") }
    if document.nodes[node].firstChild >= 0 {
      writer.line("} else {")
      writer.level += 1
      writeChildren(of: node, in: place, &called, to: &writer)
      writer.level -= 1
    }
    writer.line("}")
  }

  mutating func writeUse(
    _ node: Int, in place: SwiftPlace, _ called: inout [Part], to writer: inout SwiftWriter
  ) {
    let detail = Int(document.nodes[node].detail)
    guard document.structure.uses.indices.contains(detail) else { return }
    let use = document.structure.uses[detail]
    guard let signature = document.signature(of: use.component) else { return }
    model.read(node, of: document)
    lines.mark(node, document, &writer)
    let written = SwiftUse(model, use, signature, in: place)
    let rest = written.arguments(
      placement: declaredPlacement(of: node, in: place), id: outlets.id(of: node))
    let type = context.component(use.component)
    let fillings = fillings(of: node, signature)
    guard !fillings.isEmpty else {
      let component = SwiftExpression.call(type, written.component)
      write(place.scope, "component", [.init(nil, component)] + rest, "", to: &writer)
      return
    }
    writer.line("\(place.scope.name).component(")
    writer.line("  \(type)(")
    writer.level += 2
    for argument in written.component { argument.write(before: ",", to: &writer) }
    let names = SwiftSlots.names(of: signature)
    for (place_, filling) in fillings.enumerated() {
      let slot = signature.slots[filling.slot]
      let scope = SwiftScope(
        SwiftSlots.scopeName(of: slot), item: SwiftSlots.item(of: slot), besides: place.taken)
      let reader = slot.declaredParent.flatMap { context.reference(to: $0) }
      let inner = place.inside(scope, reader: reader)
      writer.line(
        "\(context.label(of: names[filling.slot], of: use.component)): { (\(scope.parameter)) in")
      writer.level += 1
      for child in filling.chains {
        write(from: child.lowerBound, through: child.upperBound, in: inner, &called, to: &writer)
      }
      writer.level -= 1
      let isLast = place_ == fillings.count - 1
      writer.line(isLast ? "})\(rest.isEmpty ? ")" : ",")" : "},")
    }
    writer.level -= 1
    SwiftExpression.write(rest, before: ")", to: &writer)
    writer.level -= 1
  }

  /// Returns the children of a use, grouped by the slot they fill, as ranges of siblings.
  ///
  /// A range is one child, or a chain of branches from its `if` to its last branch.
  private func fillings(
    of use: Int, _ signature: ComponentSignature
  ) -> [(slot: Int, chains: [ClosedRange<Int>])] {
    var fillings: [(slot: Int, chains: [ClosedRange<Int>])] = []
    for child in document.children(of: use) {
      let kind = document.nodes[child].kind
      if kind == .elseIf || kind == .else, let last = fillings.indices.last,
        let chain = fillings[last].chains.indices.last
      {
        // All branches of a chain fill the slot that its `if` fills.
        fillings[last].chains[chain] = fillings[last].chains[chain].lowerBound...child
        continue
      }
      guard let slot = document.slot(filledBy: child), signature.slots.indices.contains(slot)
      else { continue }
      if let known = fillings.firstIndex(where: { $0.slot == slot }) {
        fillings[known].chains.append(child...child)
      } else {
        fillings.append((slot, [child...child]))
      }
    }
    return fillings.sorted { $0.slot < $1.slot }
  }
}
