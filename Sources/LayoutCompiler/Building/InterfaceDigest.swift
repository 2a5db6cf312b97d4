import LayoutChecking
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
    self.init(interfaceOf: module, parser.document)
  }

  /// Creates the same digest where the markup of the file is there.
  init(interfaceOf module: Module, _ markup: MarkupDocument) {
    let interface = DocumentInterface(module.signature, module.document, markup)
    self.init(of: interface.text.span)
  }
}
