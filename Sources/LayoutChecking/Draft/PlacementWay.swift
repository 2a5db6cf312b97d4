import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The way in which an element reaches its parent: directly, or through the slot of a component.
struct PlacementWay {
  /// The range of the parent's name.
  var parent: SourceRange
  var isRoot = false
  /// The phrases with which findings describe the slot, and the slot's declaration.
  var slot: (use: String, stands: String, place: DeclarationPlace?)?

  /// Returns the places that explain a finding, with a message about the parent.
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

/// The place of a declaration, in this file or another.
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

  /// Returns a place in the declaration of the element at `place`, or nil if the file is not
  /// available.
  func location(_ range: SourceRange, ofElement place: Int) -> DeclarationPlace? {
    guard let reference = reference(of: place) else { return nil }
    guard reference.module >= 0 else { return DeclarationPlace(range: range) }
    return text(ofModule: reference.module).map { DeclarationPlace(range: range, source: $0) }
  }

  /// Returns the text of an imported file; nil for the document itself.
  func text(ofModule module: Int32) -> SourceText? {
    document.structure.imports.indices.contains(Int(module))
      ? document.structure.imports[Int(module)].source : nil
  }

  /// Returns a place in the parent's declaration.
  func location(_ range: SourceRange, of above: PlacementParent) -> DeclarationPlace? {
    // The parent around a slot may be declared in a file that this one does not import.
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
