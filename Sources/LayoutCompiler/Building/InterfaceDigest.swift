import LayoutDiagnostics
import LayoutModel
import LayoutXML

extension Digest {
  /// Creates the digest of everything that importers of a file can see; see ``DocumentInterface``.
  ///
  /// Returns nil if the text of the file is not available.
  init?(interfaceOf module: Module) {
    guard let source = module.source.bytes else { return nil }
    var parser = MarkupParser(names: .language)
    parser.parse(source.span)
    let interface = DocumentInterface(module.signature, module.document, parser.document)
    self.init(of: interface.text.span)
  }
}
