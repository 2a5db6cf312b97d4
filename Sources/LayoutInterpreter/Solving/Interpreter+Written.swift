package import LayoutModel

extension Interpreter {
  /// Returns the elements of files that an element of the last run's tree is written as.
  ///
  /// The first is the element itself, with the text of its file. The uses of components whose root
  /// it is follow, from the innermost outwards.
  package func written(at place: Int) -> [(document: TypedDocument, node: Int)] {
    guard runner.placed.indices.contains(place) else { return [] }
    let placed = runner.placed[place]
    var layers = [runner.program.elements[Int(placed.element)].layer]
    var above = Int(placed.overlay)
    while above >= 0 {
      layers.append(runner.program.uses[Int(runner.overlays[above].use)].layer)
      above = runner.overlays[above].outer
    }
    return layers.map { (runner.program.files[Int($0.file)].document, Int($0.node)) }
  }
}
