package import LayoutDiagnostics

/// An element of the author's own: laid out in Swift against the engine's protocol, or a view that the
/// host makes.
package struct ElementDeclaration: Hashable, Sendable {
  package enum Children: String, CaseIterable, Hashable, Sendable {
    case none
    case one
    case any
  }

  package enum Maker: Hashable, Sendable {
    /// The Swift type of this name lays it out.
    case layout(String)
    /// The host makes the view.
    case view(HostView)
  }

  package var name: String
  package var maker: Maker
  package var children: Children
  package var attributes: [Parameter]
  /// What it reads of its children.
  package var placements: [Parameter]
  /// The names of both that have a mistake, which is told where they are declared.
  package var untyped: Set<String> = []
  /// How large a layout is where its Swift type is not known: the value of `intrinsicSize`, or nil
  /// without one.
  package var standIn: TypedValue?
  package var range: SourceRange

  package init(_ name: String, _ maker: Maker, children: Children, at range: SourceRange) {
    self.name = name
    self.maker = maker
    self.children = children
    self.range = range
    attributes = []
    placements = []
  }

  /// The Swift type that lays it out, or nil for a view.
  package var className: String? {
    if case .layout(let name) = maker { return name }
    return nil
  }

  /// The view that it is, or nil for a layout.
  package var hostView: HostView? {
    if case .view(let view) = maker { return view }
    return nil
  }
}

/// A view that the host makes.
package struct HostView: Hashable, Sendable {
  /// What the host's registry calls it.
  package var name: String
  /// The value of `intrinsicSize`, or nil without one.
  package var intrinsicSize: TypedValue?
}
