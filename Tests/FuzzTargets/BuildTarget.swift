import LayoutCodeGeneration
import LayoutModel

/// The generated Swift of a document.
enum BuildTarget {
  /// Returns the source of a document, or the source that is generated for one with errors.
  static func sources(_ bytes: [UInt8]) -> [String] {
    let input = CheckedInput(bytes)
    let target = SwiftTarget()
    let path = "input.layout.xml"
    let name = DocumentName.of(input.typed, path: path)
    let stub = target.stub(of: input.typed, name: name, path: path)
    if input.hasErrors { return [stub] }
    return [target.source(of: input.typed, name: name, path: path), stub]
  }
}
