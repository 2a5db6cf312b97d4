package import LayoutDiagnostics

/// An element that an author declares: laid out in Swift with the engine's protocol, or a view that
/// the host makes.
package struct ElementDeclaration: Hashable, Sendable {
  package enum Children: String, CaseIterable, Hashable, Sendable {
    case none
    case one
    case any
  }

  package enum Maker: Hashable, Sendable {
    /// A layout in the Swift type of this name.
    case layout(String)
    /// A view that the host makes.
    case view(HostView)
  }

  package var name: String
  package var maker: Maker
  package var children: Children
  package var attributes: [Parameter]
  /// The index of the attribute that people change in the view; nil if there is none.
  package var changed: Int?
  /// The placements that the element reads from its children.
  package var placements: [Parameter]
  /// The names of attributes and placements with mistakes, which are reported at their
  /// declarations.
  package var untyped: Set<String> = []
  /// The size of a layout whose Swift type is unavailable: the value of `intrinsicSize`, or nil.
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

  /// The Swift type that lays out the element; nil for a view.
  package var className: String? {
    if case .layout(let name) = maker { return name }
    return nil
  }

  /// The host's view; nil for a layout in Swift.
  package var hostView: HostView? {
    if case .view(let view) = maker { return view }
    return nil
  }
}

/// A view that the host makes.
package struct HostView: Hashable, Sendable {
  /// The name of the view in the host's registry.
  package var name: String
  /// The value of `intrinsicSize`, or nil.
  package var intrinsicSize: TypedValue?

  package init(name: String, intrinsicSize: TypedValue? = nil) {
    self.name = name
    self.intrinsicSize = intrinsicSize
  }
}
