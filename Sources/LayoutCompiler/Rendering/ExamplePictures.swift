import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import LayoutSchema

/// The pictures of examples on the reference pages of elements, drawn by `render` with their
/// frames.
enum ExamplePictures {
  /// Returns the pictures of the elements whose example is a complete document.
  static func all() -> [(kind: ElementKind, text: String)] {
    var checker = DocumentFrontEnd(sharing: ModuleLoader())
    var interpreter = Interpreter()
    return Schema.shared.elements.compactMap { spec in
      guard spec.isAvailable, ElementSet.layoutElements.contains(spec.kind) else { return nil }
      let text = "<layout>\n\(spec.example)\n</layout>\n"
      let findings = checker.check(Array(text.utf8), insteadOf: "\(spec.kind.name).layout.xml")
      var settings = PreviewSettings()
      settings.horizontal.maximum = 320
      guard !findings.contains(where: { $0.severity == .error }),
        let layout = interpreter.solve(checker.document, in: settings),
        layout.size.width > 0, layout.size.height > 0,
        let picture = Painter(interpreter, layout, Palette(.light)).picture()
      else { return nil }
      let title = "The example of '\(spec.kind.name)'"
      return (spec.kind, SVG.file(picture, title: title, overlays: [.frames]))
    }
  }
}
