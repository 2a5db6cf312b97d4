public import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// A loaded document with values for its parameters.
///
/// The type conforms to `LayoutDocument` as generated types do, so `RunningLayout` and the views of
/// all hosts take it. Actions arrive as a `LayoutAction` with their name and values.
public struct LoadedScreen: LayoutDocument, Equatable {
  /// The outlets of a loaded document, by name.
  public typealias Outlets = LoadedOutlets
  /// The actions of a loaded document, by name.
  public typealias FiredAction = LayoutAction

  private let document: InterpretedDocument
  /// The values, with defaults for light and for dark mode.
  private let light: [ConstantValue]
  private let dark: [ConstantValue]

  init(_ document: InterpretedDocument, light: [ConstantValue], dark: [ConstantValue]) {
    self.document = document
    self.light = light
    self.dark = dark
  }

  /// Adds the root element with its content.
  ///
  /// At most 100,000 elements are added, and expressions are evaluated within a limit. Of a
  /// document beyond these limits, only a part is added.
  ///
  /// - Parameter root: The empty list that the root element is added to.
  /// - Complexity: O(n) in the number of elements.
  public func build(into root: inout Children<NoPlacement>) {
    let isDark = root.environment.colorScheme == .dark
    document.build(isDark ? dark : light, into: &root)
  }

  /// Returns whether two documents come from the same ``LoadedLayout`` and have the same values.
  ///
  /// An update to an equal document does nothing.
  public static func == (one: LoadedScreen, other: LoadedScreen) -> Bool {
    one.document.isSame(as: other.document) && one.light.areSame(as: other.light)
      && one.dark.areSame(as: other.dark)
  }
}

/// The outlets of a loaded document, by name.
///
/// They are the ids in the body of the document, or of a component of it. A component has outlets
/// of its own, as in generated code:
///
/// ```swift
/// result.outlets["header"]?.frame
/// result.outlets.component("header")?["title"]?.frame
/// result.outlets.components("row").first?["title"]?.frame
/// ```
public struct LoadedOutlets: LayoutOutlets {
  private let frames: GeneratedCode.OutletFrames

  /// Creates the outlets by name from the outlets by number.
  ///
  /// - Parameter frames: The outlets of the document or component, by number.
  public init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }

  /// The names of all ids that the document or component declares, each once.
  public var names: [String] { frames.names }

  /// The first element with an id, which for a component is its root; `nil` if there is none at
  /// present, or no such id.
  ///
  /// - Parameter name: The id.
  /// - Complexity: O(n) in the number of ids.
  public subscript(name: String) -> Outlet? { number(of: name).flatMap { frames.first($0) } }

  /// Returns all elements with an id, in document order; empty without such an id.
  ///
  /// - Parameter name: The id.
  /// - Returns: The outlets.
  /// - Complexity: O(n) in the number of ids and of elements with this one.
  public func all(_ name: String) -> [Outlet] {
    number(of: name).map { Array(frames.all($0) as OutletList<Outlet>) } ?? []
  }

  /// Returns the first component with an id, with its outlets; `nil` if there is none at present.
  ///
  /// - Parameter name: The id of a component's use. Any other element has no outlets of its own.
  /// - Returns: The frames of the component's root, and its outlets.
  /// - Complexity: O(n) in the number of ids.
  public func component(_ name: String) -> ComponentOutlet<LoadedOutlets>? {
    number(of: name).flatMap { frames.firstComponent($0) }
  }

  /// Returns all components with an id, in document order; empty without such an id.
  ///
  /// - Parameter name: The id of a component's use.
  /// - Returns: The components with their outlets.
  /// - Complexity: O(n) in the number of ids and of components with this one.
  public func components(_ name: String) -> [ComponentOutlet<LoadedOutlets>] {
    number(of: name).map { Array(frames.all($0)) } ?? []
  }

  /// Returns the first view of the host with an id, with the values of its attributes; `nil` if
  /// there is none at present.
  ///
  /// - Parameter name: The id of an element whose declaration has `view`.
  /// - Returns: The frames of the view, and its attributes by name.
  /// - Complexity: O(n) in the number of ids.
  public func view(_ name: String) -> ViewOutlet<AttributeReader>? {
    number(of: name).flatMap { frames.firstView($0) }
  }

  /// Returns all views of the host with an id, in document order; empty without such an id.
  ///
  /// - Parameter name: The id of an element whose declaration has `view`.
  /// - Returns: The views with the values of their attributes.
  /// - Complexity: O(n) in the number of ids and of views with this one.
  public func views(_ name: String) -> [ViewOutlet<AttributeReader>] {
    number(of: name).map { Array(frames.all($0)) } ?? []
  }

  private func number(of name: String) -> Int32? { frames.number(of: name) }
}

extension ComponentOutlet where Outlets == LoadedOutlets {
  /// The first element with an id in the component; `nil` if there is none at present.
  ///
  /// - Parameter name: The id.
  /// - Complexity: O(n) in the number of ids.
  public subscript(name: String) -> Outlet? { outlets[name] }
}
