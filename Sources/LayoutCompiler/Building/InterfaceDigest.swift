import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

extension Digest {
  /// What stands for all that those who import a file can see of it; see ``DocumentInterface``.
  ///
  /// Nil where the text of the file is not at hand.
  init?(interfaceOf module: Module) {
    guard let source = module.source.bytes else { return nil }
    var parser = MarkupParser(names: .language)
    parser.parse(source.span)
    let interface = DocumentInterface(module.signature, module.document, parser.document)
    self.init(of: interface.text.span)
  }
}
