import Foundation
import LayoutCodeGeneration
import LayoutModel
import ParitySupport
import TestSupport
import Testing

/// Generated code compiles without a warning under every combination of module settings that an app
/// may use.
struct SettingTests {
  /// The settings of a module.
  struct Setting: Sendable {
    let name: String
    let options: [String]
    let access: SwiftAccess

    init(_ name: String, _ options: [String], _ access: SwiftAccess) {
      self.name = name
      self.options = options
      self.access = access
    }
  }

  static let settings = [
    Setting("Swift 5", ["-swift-version", "5"], .internal),
    Setting(
      "Swift 5 with the checks of Swift 6",
      ["-swift-version", "5", "-strict-concurrency=complete"] + ParityToolchain.strictness, .package
    ),
    Setting("Swift 6", ["-swift-version", "6"], .package),
    Setting(
      "all of the main actor", ["-swift-version", "6", "-default-isolation", "MainActor"], .public),
    Setting(
      "all of the main actor, for itself",
      ["-swift-version", "6", "-default-isolation", "MainActor"] + ParityToolchain.strictness,
      .internal),
    Setting("strict memory safety", ["-swift-version", "6", "-strict-memory-safety"], .internal),
  ]

  private let folder: TemporaryFolder
  private let toolchain = ParityToolchain()

  init() throws { folder = try TemporaryFolder() }

  /// Returns documents that can be in one module: every `count`th of all documents, from `place`
  /// on.
  ///
  /// Each setting thus gets a part of them.
  private func documents(_ place: Int, every count: Int) throws -> [ParityDocument] {
    let paths = ["Tests/ParityTests/Corpus", "Samples"]
      .flatMap { ParityDocument.paths(in: PackageRoot.appending($0)) }
    let documents = try ParityDocument.load(paths).documents
    #expect(documents.count > 100)
    return documents.enumerated().filter { $0.offset % count == place % count }.map(\.element)
  }

  /// Writes the Swift of documents and their imports, each to a file of its own.
  private func write(_ documents: [ParityDocument], _ access: SwiftAccess) throws -> [String] {
    var sources = documents.reduce(into: [:]) {
      $0.merge($1.imports(access: access)) { known, _ in known }
    }
    for document in documents { sources[document.name] = document.source(access: access) }
    return try sources.sorted { $0.key < $1.key }
      .map { try folder.write($0.value, to: "\($0.key).swift") }
  }

  /// Returns hand-written code for the module: an import without an access level, and a use of each
  /// layout.
  private func use(of documents: [ParityDocument]) -> String {
    var source = "import LayoutEngine\n\nnonisolated func use() {\n"
    for document in documents where document.takesNothing {
      source += "  _ = \(document.name)().layout(in: .unbounded).outlets\n"
    }
    return source + "}\n"
  }

  @Test(arguments: settings.indices)
  func itCompiles(inSetting place: Int) throws {
    let setting = Self.settings[place]
    let documents = try documents(place, every: Self.settings.count)
    var files = try write(documents, setting.access)
    files.append(try folder.write(use(of: documents), to: "Use.swift"))
    let complaints = try toolchain.complaints(files, setting.options + ["-I", toolchain.modules])
    #expect(complaints == "", "\(setting.name)")
  }

  /// The engine and the documents compile without a warning with library evolution, under which
  /// only frozen types are assumed not to change.
  ///
  /// Other layouts, such as masonry, also compile with library evolution, against the engine and
  /// for documents.
  @Test func itCompilesAgainstLibrariesThatMayChange() throws {
    let evolution = [
      "-swift-version", "6", "-enable-library-evolution", "-I", folder.url.filePath,
    ]
    for library in ["LayoutEngine", "MasonryLayout"] {
      let sources = PackageRoot.appending("Sources/\(library)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources.filePath)
        .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).filePath }
      try toolchain.makeModule(
        library, of: files, evolution + ParityToolchain.strictness, in: folder.url)
    }
    let all = try documents(0, every: 1)
    let masonry = all.filter { $0.source.contains("import MasonryLayout") }
    #expect(!masonry.isEmpty)
    let others = all.filter { !$0.source.contains("import MasonryLayout") }
      .enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)
    let complaints = try toolchain.complaints(try write(masonry + others, .public), evolution)
    #expect(complaints == "")
  }

  /// A file may import the systems' modules together with all of the package, and use the package's
  /// type names unqualified.
  ///
  /// The tested names are those of SwiftUI and of C headers that would clash.
  @Test func nothingOfTheSystemsIsCalledSo() throws {
    let clashing = [
      "Alignment", "Angle", "Axis", "Color", "Edge", "EdgeInsets", "Font", "Gradient", "Image",
      "Layout", "LayoutDirection", "LayoutProperties", "LayoutSubviews", "LayoutValueKey", "Path",
      "ProposedViewSize", "Shape", "Spacer", "State", "Text", "TextAlignment", "Transaction",
      "UnitPoint", "View", "ViewDimensions", "ViewSpacing", "VisualEffect",
    ]
    let headers = ["Dimension", "Fixed", "Point", "Rect", "Size", "Style", "Unit"]
    for (name, types) in [("SwiftUI", clashing), ("MacTypes", headers)] {
      try toolchain.makeModule(
        name,
        of: [
          try folder.write(
            types.map { "public struct \($0) {}\n" }.joined(), to: "Systems/\(name).swift")
        ], ["-swift-version", "6"], in: folder.url)
    }
    let types = EngineNames.types.subtracting(EngineNames.inGeneratedCode).sorted()
    #expect(Set(types).isDisjoint(with: clashing + headers))
    let modules = ["Foundation", "LayoutEngine", "MacTypes", "MasonryLayout", "SwiftUI"]
    let uses = types.enumerated().map { "typealias Name\($0.offset) = \($0.element)\n" }
    let file = try folder.write(
      """
      \(modules.map { "import \($0)\n" }.joined())
      func use(_ length: LayoutDimension, _ size: LayoutSize, _ point: LayoutPoint) -> Bool {
        let edges: LayoutEdges = .all(4)
        let element: LayoutElement = .root
        let direction: WritingDirection = .rtl
        let overrides = RootOverrides(width: length)
        let environment = LayoutEnvironment(direction: direction, safeArea: edges)
        let tree = LayoutTree()
        return tree.isPresent(element) || size.width == point.x || overrides.width == .auto
          || environment.safeAreaTop == 0 || MasonryLayout().columns == 1
      }
      \(uses.joined())
      """, to: "Everything.swift")
    let complaints = try toolchain.complaints(
      [file], ["-swift-version", "6", "-I", toolchain.modules, "-I", folder.url.filePath])
    #expect(complaints == "")
    // The check detects clashes: a file with a name that another module has does not compile.
    let other = try folder.write(
      "import Foundation\nimport MacTypes\nimport SwiftUI\ntypealias Length = Dimension\n",
      to: "Ambiguous.swift")
    let clash = try toolchain.complaints(
      [other], ["-swift-version", "6", "-I", folder.url.filePath])
    #expect(clash.contains("'Dimension' is ambiguous"))
  }

  /// An app and the modules it imports may have types with the engine's names.
  @Test(arguments: SwiftAccess.allCases)
  func othersMayHaveItsNames(_ access: SwiftAccess) throws {
    let types = EngineNames.types.sorted()
    try toolchain.makeModule(
      "SwiftUI",
      of: [
        try folder.write(
          types.map { "public enum \($0) {}\n" }.joined()
            + "public struct Item: Sendable { public var name: String }\n",
          to: "Screen/SwiftUI.swift")
      ], ["-swift-version", "6"], in: folder.url)
    try folder.write(
      """
      <layout name="Listed">
        <record name="Item" class="SwiftUI.Item"><field name="name" type="String"/></record>
        <record name="Page" class="Foundation.URL"><field name="path" type="String"/></record>
        <param name="item" type="Item"/>
        <param name="page" type="Page"/>
        <flex padding="4 10%" gap="4">
          <text id="name" fontWeight="bold" color="#0A66FF">{item.name}</text>
          <text id="path" flexBasis="50%">{page.path}</text>
        </flex>
      </layout>
      """, to: "Documents/listed.layout.xml")
    let (listed, broken) = try ParityDocument.load(
      ParityDocument.paths(in: folder.url.appending(path: "Documents")))
    #expect(broken == [])
    let documents = try documents(access.rawValue.utf8.count, every: 9) + listed
    var files = try write(documents, access)
    files.append(
      try folder.write(types.map { "enum \($0) {}\n" }.joined(), to: "Names.swift"))
    let complaints = try toolchain.complaints(
      files, ["-swift-version", "6", "-I", toolchain.modules, "-I", folder.url.filePath])
    #expect(complaints == "")
  }

  /// A library with its own imports may be in another module than the app.
  ///
  /// A document imports that module publicly only if the document's declarations name it.
  @Test(arguments: SwiftAccess.allCases)
  func librariesMayLieInAnotherModule(_ access: SwiftAccess) throws {
    try folder.write(
      """
      <library name="Theme">
        <import src="layoutc:Controls"/>
        <define name="gap" value="8pt"/>
        <record name="Person"><field name="name" type="String"/></record>
        <component name="Badge">
          <param name="person" type="Person"/>
          <center><text id="name">{person.name}</text></center>
        </component>
        <component name="Ring"><Toggle id="toggle" isOn="true"/></component>
      </library>
      """, to: "Theme/theme.layout.xml")
    let heads = [
      // The library's declarations name the module.
      "Open": #"<param name="person" type="Person"/>"#,
      // Only the library's body needs the module.
      "Shut": "",
    ]
    for (name, head) in heads {
      let content = head.isEmpty ? "Ada" : "{person.name}"
      try folder.write(
        """
        <layout name="\(name)">
          <import src="../Theme/theme.layout.xml" module="Tokens"/>
          \(head)
          <stack direction="vertical" spacing="{gap}">
            <text>\(content)</text>
            \(head.isEmpty ? "" : #"<Badge id="badge" person="{person}"/>"#)
            <Ring/>
          </stack>
        </layout>
        """, to: "App/\(name).layout.xml")
    }
    let (documents, broken) = try ParityDocument.load(
      ParityDocument.paths(in: folder.url.appending(path: "App")))
    #expect(broken == [] && documents.count == heads.count)
    let libraries = try #require(documents.first).imports(
      access: access == .internal ? .package : access)
    #expect(libraries.keys.sorted() == ["Theme"])
    for options in [[], ParityToolchain.strictness] {
      let options = options + ["-swift-version", "6", "-I", toolchain.modules]
      try toolchain.makeModule(
        "Tokens", of: try libraries.map { try folder.write($0.value, to: "Made/\($0.key).swift") },
        options, in: folder.url)
      var files = try documents.map {
        try folder.write($0.source(access: access), to: "Made/\($0.name).swift")
      }
      files.append(try folder.write(use(of: documents), to: "Use.swift"))
      let complaints = try toolchain.complaints(files, options + ["-I", folder.url.filePath])
      #expect(complaints == "")
    }
  }

  /// Modules whose public documents have controls share their types, so an app may import all of
  /// them and use the types by name.
  @Test func modulesShareTheControls() throws {
    let options = ["-swift-version", "6", "-I", toolchain.modules, "-I", folder.url.filePath]
    for name in ["First", "Second"] {
      try folder.write(
        """
        <layout name="\(name)Form">
          <import src="layoutc:Controls"/>
          <Toggle id="loud" isOn="true"/>
        </layout>
        """, to: "\(name)/form.layout.xml")
      let outcome = try BuiltCommand(in: folder.url).run(["build", name, "-o", "\(name)/Made"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("\(name)/Made"))
        .filter { $0.hasSuffix(".swift") }.map { folder.path("\(name)/Made/\($0)") }
      try toolchain.makeModule(name, of: files, options, in: folder.url)
    }
    let app = try folder.write(
      """
      import First
      import LayoutEngine
      import Second

      func areAlike() -> Bool {
        let on = LayoutcControls.Toggle(isOn: true)
        let first = FirstForm().layout(in: .unbounded).outlets.loud.attributes
        let second = SecondForm().layout(in: .unbounded).outlets.loud.attributes
        return first == on && first == second
      }
      """, to: "App.swift")
    #expect(try toolchain.complaints([app], options) == "")
  }
}
