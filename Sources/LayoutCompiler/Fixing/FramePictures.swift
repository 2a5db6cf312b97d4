import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutSchema

/// Solves a document over a grid of sizes and environments, so that two versions can be compared.
struct FramePictures: ~Copyable {
  private var checker: DocumentFrontEnd
  private var interpreter: Interpreter

  init(sharing modules: ModuleLoader, registry: LayoutRegistry) {
    checker = DocumentFrontEnd(sharing: modules, rules: .none)
    interpreter = Interpreter(registry: registry)
  }

  /// The visible elements and those with an id in one trial, in order.
  struct Picture: Sendable {
    fileprivate var shown: [Shown]

    /// Whether all elements have the same frames in another picture, to a hundredth of a point.
    func isLike(_ other: Picture) -> Bool {
      shown.count == other.shown.count
        && zip(shown, other.shown).allSatisfy { $0.isLike($1) }
    }
  }

  fileprivate struct Shown {
    var kind: ElementKind
    var name: String
    var id: String?
    var frame: LayoutRect

    func isLike(_ other: Shown) -> Bool {
      kind == other.kind && name == other.name && id == other.id
        && abs(frame.x - other.frame.x) < 0.01 && abs(frame.y - other.frame.y) < 0.01
        && abs(frame.width - other.frame.width) < 0.01
        && abs(frame.height - other.frame.height) < 0.01
    }
  }

  private static let widths: [Float] = [320, 390, 768, 1024]
  private static let directions: [WritingDirection] = [.ltr, .rtl]
  private static let textScales: [Float] = [1, 1.5]
  /// The largest number of sets of values.
  private static let mostValues = 4

  /// Returns the pictures of a text in place of the document at a path.
  ///
  /// Returns none for a library, which shows nothing by itself, and nil for a text with errors or
  /// approximate frames.
  mutating func all(of bytes: [UInt8], insteadOf path: String) -> [Picture]? {
    let findings = checker.check(bytes, insteadOf: path)
    guard !findings.contains(where: { $0.severity == .error }) else { return nil }
    if checker.document.structure.isLibrary { return [] }
    guard !checker.document.nodes.isEmpty else { return nil }
    interpreter.read(checker.document)
    defer { interpreter.forget() }
    var pictures: [Picture] = []
    for values in values(of: path) {
      for width in Self.widths {
        for direction in Self.directions {
          for scale in Self.textScales {
            var settings = PreviewSettings()
            settings.horizontal = .exact(width)
            settings.environment.direction = direction
            settings.environment.textScale = scale
            let layout = interpreter.solve(in: settings, with: values)
            guard let layout, interpreter.issue == nil, interpreter.missing.isEmpty,
              !layout.isApproximate
            else { return nil }
            pictures.append(Picture(shown: Self.shown(in: layout)))
          }
        }
      }
    }
    return pictures.isEmpty ? nil : pictures
  }

  /// Returns the values of the previews, or placeholders if there are none.
  private func values(of path: String) -> [[ConstantValue]] {
    let parameters = checker.document.structure.parameters
    if parameters.isEmpty { return [[]] }
    let (previews, _) = PreviewValues.all(of: checker, path: path)
    let known = previews.compactMap(\.values)
    if !known.isEmpty { return Array(known.prefix(Self.mostValues)) }
    return [DataRecords(checker.document, isDark: false).ampleValues(for: parameters)]
  }

  private static func shown(in layout: SolvedLayout) -> [Shown] {
    var open: [(end: Int, x: Float, y: Float)] = []
    var shown: [Shown] = []
    for (index, element) in layout.elements.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let origin = open.last ?? (0, 0, 0)
      var frame = element.frame
      frame.x += origin.x
      frame.y += origin.y
      open.append((element.end, frame.x, frame.y))
      // A container without an id is not visible.
      guard !element.isGone, element.id != nil || seen.contains(element.kind) else { continue }
      shown.append(
        Shown(kind: element.kind, name: element.name, id: element.id, frame: frame))
    }
    return shown
  }

  private static let seen: ElementSet = [.element, .image, .text, .view]
}
