import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// How an element comes to stand where it is placed: directly, or through the slot of a component.
struct PlacementWay {
  /// Where the parent is named.
  var parent: SourceRange
  var isRoot = false
  /// What findings say of the slot, and where it is declared.
  var slot: (use: String, stands: String, place: DeclarationPlace?)?

  /// The places that explain a finding, with what is to be said of the parent.
  func related(_ message: String) -> [RelatedLocation] {
    guard let slot else { return [RelatedLocation(message, at: parent)] }
    guard let place = slot.place else {
      return [RelatedLocation("\(slot.use), where \(message)", at: parent)]
    }
    return [
      RelatedLocation(slot.use, at: parent),
      place.related("\(slot.stands), and \(message)"),
    ]
  }
}

/// Where something is declared, in this file or another.
struct DeclarationPlace {
  var range: SourceRange
  var source: SourceText?

  func related(_ message: String) -> RelatedLocation {
    RelatedLocation(message, at: range, in: source)
  }
}

extension Draft {
  func way(to above: PlacementParent) -> PlacementWay {
    guard above.node >= 0 else { return PlacementWay(parent: .at(0)) }
    let range = source(of: Int(above.node)).nameRange
    var way = PlacementWay(parent: range)
    guard let (slot, component) = slot(of: above) else {
      way.isRoot =
        above.kind == .layout
        || (above.kind == .component && document.nodes[Int(above.node)].detail < 0)
      return way
    }
    let parent = name(of: above)
    let what = slot.name.map { "the slot '\($0)'" } ?? "the slot"
    way.slot = (
      "'\(component.name)' puts it into \(what)",
      slot.through.isEmpty
        ? "the slot stands in '\(parent)'"
        : "the slot leads through \(Phrases.all(slot.through)) into '\(parent)'",
      location(slot.range, ofElement: Int(above.node))
    )
    return way
  }

  /// Where what the element at `place` was declared by says something, or nil where the file is not
  /// at hand.
  func location(_ range: SourceRange, ofElement place: Int) -> DeclarationPlace? {
    guard let reference = reference(of: place) else { return nil }
    guard reference.module >= 0 else { return DeclarationPlace(range: range) }
    return text(ofModule: reference.module).map { DeclarationPlace(range: range, source: $0) }
  }

  /// The text of an imported file, nil for the document at hand.
  func text(ofModule module: Int32) -> SourceText? {
    document.structure.imports.indices.contains(Int(module))
      ? document.structure.imports[Int(module)].source : nil
  }

  /// Where the parent's declaration says something.
  func location(_ range: SourceRange, of above: PlacementParent) -> DeclarationPlace? {
    // Behind a slot, the parent may come from a file that this one knows nothing of.
    guard above.slot < 0, above.node >= 0 else { return nil }
    return location(range, ofElement: Int(above.node))
  }

  private func reference(of place: Int) -> DeclarationReference? {
    let node = document.nodes[place]
    let detail = Int(node.detail)
    switch node.kind.role {
    case .component:
      let uses = document.structure.uses
      return uses.indices.contains(detail) ? uses[detail].component : nil
    case .declared:
      let elements = document.structure.declaredElements
      return elements.indices.contains(detail) ? elements[detail].element : nil
    case .layout, .branch, .loop, .slot, .other: return nil
    }
  }
}
