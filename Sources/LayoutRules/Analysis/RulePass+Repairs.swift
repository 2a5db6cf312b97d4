import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Repairs that several rules offer.
extension RulePass {
  /// Returns the repair that makes an element as long along an axis as the stack or the flexbox
  /// around it, which places it by its content; none if something in between decides.
  func stretching(_ element: Int, along axis: Axis) -> [FixIt] {
    var item = element
    var container = document.placingParent(of: item)
    while container > 0,
      [.wrapper, .view, .zstack, .inset].contains(document.nodes[container].kind)
    {
      item = container
      container = document.placingParent(of: item)
    }
    guard container > 0, let line = document.line(at: container), line.main != axis,
      !document.isStretched(item, in: container),
      !document.nodes[item].written.contains(.alignSelf)
    else { return [] }
    let source = source(of: item)
    let name = markup.names.name(of: source.name)
    return [
      FixIt(
        "add alignSelf=\"stretch\" to '\(name)'", isSafe: false,
        edits: Repairs.insert("alignSelf", "stretch", into: source, markup))
    ]
  }

  /// Returns the repair that lets the children of a row go on in further lines.
  ///
  /// The lines of a `stack` are as far from each other as its children are.
  func wrapping(lineOf container: Int) -> FixIt {
    let source = source(of: container)
    guard document.nodes[container].kind != .flex else {
      return .insert(.wrap, "wrap", into: source, markup)
    }
    var settings: [(name: AttributeName, value: String)] = [(.flexWrap, "wrap")]
    if let spacing = self.source(of: .spacing, on: container),
      self.source(of: .lineSpacing, on: container) == nil
    {
      settings.append((.lineSpacing, text(at: spacing.valueRange)))
    }
    return FixIt(
      "let its children wrap, with flexWrap=\"wrap\"", isSafe: false,
      edits: Repairs.insert(settings, into: source, markup))
  }
}
