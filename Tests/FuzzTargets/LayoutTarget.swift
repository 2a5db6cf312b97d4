import LayoutEngine
import LayoutInterpreter
import LayoutModel
import MasonryLayout
import RandomTrees
import SeededRandom

/// Documents laid out repeatedly, in several sizes with several data.
enum LayoutTarget {
  /// The greatest number of elements of a tree that is also solved without cached results, which
  /// takes long.
  private static let forgetfulCount = 12

  static func fault(_ bytes: [UInt8]) -> String? {
    let input = CheckedInput(bytes)
    var random = SeededGenerator(seed: bytes.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let offers = Offers.offers(of: input, &random)
    guard !input.hasErrors else {
      // The valid part of a document with errors is solved as well.
      var interpreter = Interpreter(registry: registry)
      let values = values(for: input.typed, 0, random)
      let layout = interpreter.solve(input.typed, in: offers[0], with: values)
      return layout.flatMap(fault)
    }
    var running: Interpreter?
    for (index, offer) in offers.enumerated() {
      let values = values(for: input.typed, index, random)
      var fresh = Interpreter(registry: registry)
      let layout = fresh.solve(input.typed, in: offer, with: values)
      if let fault = layout.flatMap(fault) { return fault }
      if let fault = fault(of: fresh.tree, offer) { return fault }
      guard !input.typed.structure.isEmpty else {
        // The same tree is solved again in another size.
        var same = running ?? fresh
        let again = same.solve(in: offer, with: values)
        if again != layout { return "solved again, \(difference(again, layout))" }
        running = same
        continue
      }
      guard var updated = running else {
        running = fresh
        continue
      }
      let again = updated.update(
        in: offer.range, environment: offer.environment,
        measurer: offer.textMetrics.measurer, with: values)
      if again != layout { return "updated, \(difference(again, layout))" }
      running = updated
    }
    return nil
  }

  private static let registry = LayoutRegistry([MasonryLayout.self])

  private static func values(
    for document: TypedDocument, _ index: Int, _ random: SeededGenerator
  ) -> [ConstantValue] {
    let parameters = document.structure.parameters
    guard index > 0 else {
      return DataRecords(document, isDark: false).placeholders(for: parameters)
    }
    var values = WildValues(document, random)
    return parameters.map { values.value($0.type) }
  }

  private static func fault(_ layout: SolvedLayout) -> String? {
    for element in layout.elements {
      let frame = element.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      guard numbers.allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
        return "\(element.name) is at \(frame)"
      }
    }
    return nil
  }

  private static func fault(of tree: LayoutTree, _ offer: PreviewSettings) -> String? {
    let count = tree.count
    guard tree.visits <= 400 * count + 100 else {
      return "\(tree.visits) measurements of \(count) elements"
    }
    guard count > 0, count <= forgetfulCount else { return nil }
    var forgetful = RelayoutPlan(tree).tree()
    forgetful.keepsAnswers = false
    forgetful.solve(
      in: offer.range, environment: offer.environment, measurer: offer.textMetrics.measurer)
    return RelayoutTrial.difference(tree, forgetful).map { "nothing being kept, \($0)" }
  }

  private static func difference(_ one: SolvedLayout?, _ other: SolvedLayout?) -> String {
    guard let one, let other else { return "one has no frames" }
    guard one.elements.count == other.elements.count else {
      return "\(one.elements.count) elements, \(other.elements.count) in a new one"
    }
    for (element, new) in zip(one.elements, other.elements) where element != new {
      return "\(element) is \(new) in a new one"
    }
    return "nothing differs"
  }
}
