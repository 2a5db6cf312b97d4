package import LayoutDiagnostics

/// An element whose layout is written in Swift against the engine's protocol.
package struct ElementDeclaration: Hashable, Sendable {
  package enum Children: String, CaseIterable, Hashable, Sendable {
    case none
    case one
    case any
  }

  package var name: String
  /// The Swift type that lays it out.
  package var className: String
  package var children: Children
  package var attributes: [Parameter]
  /// What it reads of its children.
  package var placements: [Parameter]
  package var range: SourceRange

  package init(_ name: String, className: String, children: Children, at range: SourceRange) {
    self.name = name
    self.className = className
    self.children = children
    self.range = range
    attributes = []
    placements = []
  }
}
