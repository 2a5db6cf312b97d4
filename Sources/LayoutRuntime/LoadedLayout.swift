public import LayoutEngine
import LayoutInterpreter
public import LayoutLanguages
package import LayoutModel
package import LayoutPack
import LayoutSchema

/// A document of a pack, which is loaded while the app runs instead of being compiled into it.
///
/// `layoutc pack` makes packs. The bytes are verified when they are loaded, so that damaged ones
/// are refused wherever they come from; `LayoutPackSigning` tells who made them.
///
/// ```swift
/// let screen = try LoadedLayout(bytes)
/// let card = try screen.with(Values(product)).layout(in: .width(390))
/// card.outlets["title"]?.frame
/// ```
public struct LoadedLayout: Sendable {
  /// A parameter that a document declares.
  public struct Parameter: Sendable, Equatable {
    /// The name of the parameter.
    public let name: String
    /// The type as documents write it, such as `Integer?` or `[String]`.
    public let type: String
    /// Whether a value must be given, because the document has no default for it.
    public let isRequired: Bool
  }

  /// An id of a document or of a component.
  public struct OutletName: Sendable, Equatable {
    /// The number of elements that an id may name.
    public enum Count: Sendable, Equatable {
      /// Exactly one element.
      case one
      /// One element or none, since the id is under a condition.
      case optional
      /// Any number of elements, since the id is in a loop.
      case many
    }

    /// The id.
    public let name: String
    /// The element with the id, such as `text`, or the component that it is a use of.
    public let element: String
    /// The number of elements that the id may name.
    public let count: Count
    /// The component that the id names.
    fileprivate let component: Component?

    fileprivate struct Component: Sendable {
      let shape: OutletShape
      /// The file that declares the component.
      let home: TypedDocument
    }

    /// The ids in the body of the component that the id names; empty for any other element.
    ///
    /// - Complexity: O(n) in the number of these ids.
    public var outlets: [OutletName] {
      component.map { OutletName.all(in: $0.shape, of: $0.home) } ?? []
    }

    /// Returns whether two ids have equal names, elements and counts.
    public static func == (one: OutletName, other: OutletName) -> Bool {
      one.name == other.name && one.element == other.element && one.count == other.count
    }
  }

  /// An action that a document declares.
  public struct Action: Sendable, Equatable {
    /// The name of the action.
    public let name: String
    /// The parameters of the action, in the order of the values that it hands over.
    public let parameters: [Parameter]
  }

  /// The name of the document.
  public let name: String
  private let pack: LayoutPack
  private let registry: LayoutRegistry
  private let views: ViewRegistry?
  private let document: TypedDocument
  private let interpreted: InterpretedDocument

  /// Loads the first document of a pack.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the pack.
  ///   - registry: The custom layouts that its documents may name.
  ///   - views: The views that the app makes, with the types of their attributes; `nil` to load a
  ///     pack whatever its views read.
  ///   - app: The parts of the app that documents may name; `nil` to load a pack whatever it names.
  ///   - name: The name that the pack must have; `nil` for any.
  ///   - least: The least number that the pack must have.
  /// - Throws: The first mistake in the bytes, with its place, or the reason for refusing the pack.
  /// - Complexity: O(n) in the number of bytes.
  public init(
    _ bytes: [UInt8], registry: LayoutRegistry = LayoutRegistry(), views: ViewRegistry? = nil,
    app: AppParts? = nil, named name: String? = nil, notOlderThan least: Int = 0
  ) throws(LoadingError) {
    let pack: LayoutPack
    do throws(PackError) {
      pack = try LayoutPack(bytes)
    } catch {
      throw LoadingError(error)
    }
    try self.init(
      pack, registry: registry, views: views, app: app, named: name, notOlderThan: least)
  }

  /// Loads the first document of a pack that has been read.
  package init(
    _ pack: LayoutPack, registry: LayoutRegistry, views: ViewRegistry?, app: AppParts?,
    named name: String?, notOlderThan least: Int
  ) throws(LoadingError) {
    guard let first = pack.documents.first else {
      throw LoadingError(.damaged, "the pack has no document")
    }
    if let name, pack.origin.name != name {
      throw LoadingError(
        .otherName, "the pack is named '\(pack.origin.name)'; wanted is '\(name)'")
    }
    guard pack.origin.number >= least else {
      throw LoadingError(
        .older, "the pack has the number \(pack.origin.number); wanted is \(least) or a greater one"
      )
    }
    if let missing = try app?.missing(for: pack, registry), !missing.isEmpty {
      throw LoadingError(missing: missing)
    }
    var types = DeclaredTypes(views: views ?? ViewRegistry(), layouts: registry)
    try types.check(pack)
    self.init(first, of: pack, registry, views)
  }

  private init(
    _ place: LayoutPack.Document, of pack: LayoutPack, _ registry: LayoutRegistry,
    _ views: ViewRegistry?
  ) {
    self.pack = pack
    self.registry = registry
    self.views = views
    name = place.name
    document = pack.files[place.file].document
    interpreted = InterpretedDocument(document, registry: registry)
  }

  /// The name of the pack, by which an app tells it from its others; empty if it has none.
  public var packName: String { pack.origin.name }

  /// The number of the pack, greater than that of older packs of its name; 0 if it has none.
  public var packNumber: Int { pack.origin.number }

  /// The SHA-256 of the catalogue that the pack was made for, in hexadecimal digits; `nil` if it
  /// was made for none.
  public var catalogueHash: String? { pack.origin.catalogue?.description }

  /// The names of all documents in the pack.
  public var documents: [String] { pack.documents.map(\.name) }

  /// Returns another document of the same pack; `nil` if the pack has none of the name.
  ///
  /// - Parameter name: The name of the document.
  /// - Returns: The document, for the same bytes.
  public func document(named name: String) -> LoadedLayout? {
    pack.documents.first { $0.name == name }.map {
      LoadedLayout($0, of: pack, registry, views)
    }
  }

  /// The parameters of the document, in the order of their declarations.
  public var parameters: [Parameter] { document.structure.parameters.map { Parameter($0) } }

  /// The ids in the document's own body; each that names a component has those in its body.
  public var outlets: [OutletName] { OutletName.all(in: document.outletShape, of: document) }

  /// The views and custom layouts that the documents of the pack name and the app does not have.
  ///
  /// A stand-in takes the place of each: a box of the size that the document gives it, or that its
  /// declaration gives with `intrinsicSize`. Views are compared only if their registry was given
  /// when the pack was loaded.
  ///
  /// - Complexity: O(n) in the size of the pack.
  public var standIns: [AppParts.Missing] {
    let app = AppParts(views: views.map { Set($0.names) })
    return (try? app.missing(for: pack, registry)) ?? []
  }

  /// The actions of the document, in the order of their declarations.
  public var actions: [Action] {
    document.structure.actions.map { action in
      Action(name: action.name, parameters: action.parameters.map { Parameter($0) })
    }
  }

  /// Returns the translations that the pack holds, one for each strings file.
  ///
  /// - Throws: The first mistake in a strings file.
  /// - Complexity: O(n) in the length of the files, for each of their languages.
  public func catalogs() throws(StringCatalogError) -> [StringCatalog] {
    var catalogs: [StringCatalog] = []
    for file in pack.catalogs {
      catalogs.append(try StringCatalog(file.bytes, named: file.name))
    }
    return catalogs
  }

  /// Returns the document with values for its parameters.
  ///
  /// A parameter may be left out if the document declares a default for it, or if it is optional.
  ///
  /// - Parameter values: A value for each parameter, by name.
  /// - Returns: A document that is laid out like a generated one.
  /// - Throws: The first value that is missing, unknown or of another type than its parameter.
  /// - Complexity: O(n) in the size of the values.
  public func with(_ values: Values = Values()) throws(ValueError) -> LoadedScreen {
    let reader = ValueReader(document, named: name)
    return LoadedScreen(
      interpreted, light: try reader.constants(of: values, isDark: false),
      dark: try reader.constants(of: values, isDark: true))
  }

  /// Returns the document with values that were checked before, one for each parameter.
  package func with(light: [ConstantValue], dark: [ConstantValue]) -> LoadedScreen {
    LoadedScreen(interpreted, light: light, dark: dark)
  }
}

extension LoadedLayout.Parameter {
  fileprivate init(_ parameter: LayoutModel.Parameter) {
    name = parameter.name
    type = parameter.type.spelled
    isRequired = !parameter.isOptional
  }
}

extension LoadedLayout.OutletName {
  /// Returns the ids of outlets that a file declares.
  fileprivate static func all(
    in shape: OutletShape, of file: TypedDocument
  ) -> [LoadedLayout.OutletName] {
    shape.entries.map { entry in
      let component = entry.component
      let signature = component.flatMap { file.signature(of: $0) }
      let module = component.map { Int($0.module) } ?? -1
      let imports = file.structure.imports
      let home = imports.indices.contains(module) ? imports[module].document : file
      return LoadedLayout.OutletName(
        name: entry.name, element: signature?.name ?? entry.kind.name, count: Count(entry.count),
        component: signature.map { Component(shape: $0.outlets, home: home) })
    }
  }
}

extension LoadedLayout.OutletName.Count {
  fileprivate init(_ count: OutletShape.Count) {
    switch count {
    case .one: self = .one
    case .optional: self = .optional
    case .many: self = .many
    }
  }
}
