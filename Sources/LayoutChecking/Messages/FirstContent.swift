import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The first child of an element that declares nothing: declarations stand before it.
struct FirstContent {
  let start: UInt32
  /// The blanks between the start of its line and the child.
  let blanks: String

  /// Returns the edit that declares something in the component or the layout around an element.
  static func declaring(
    _ element: String, for node: Int, in markup: MarkupDocument
  ) -> SourceEdit? {
    var owner = markup.nodes[node]
    while owner.parent >= 0,
      Schema.shared.element(named: owner.name.rawValue) != .component
    {
      owner = markup.nodes[Int(owner.parent)]
    }
    return FirstContent(of: owner, in: markup).map {
      SourceEdit(.at($0.start), "\(element)\n\($0.blanks)")
    }
  }

  init?(of parent: MarkupNode, in markup: MarkupDocument) {
    var next = parent.firstChild
    while next >= 0 {
      let child = markup.nodes[Int(next)]
      next = child.nextSibling
      guard child.kind == .element else { continue }
      let kind = Schema.shared.element(named: child.name.rawValue)
      // What has no name of the language is a component, or may be meant as a declaration.
      let isUse = kind == nil && markup.text(in: child.nameRange).first?.isUppercase == true
      guard isUse || kind.map({ !ElementSet.declaring.contains($0) && $0 != .preview }) == true
      else { continue }
      var indent = Int(child.start)
      while indent > 0, Bytes.isSpace(markup.bytes[indent - 1]), markup.bytes[indent - 1] != 0x0A {
        indent -= 1
      }
      start = child.start
      blanks = markup.text(in: SourceRange(indent..<Int(child.start)))
      return
    }
    return nil
  }
}
