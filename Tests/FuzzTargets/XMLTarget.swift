import LayoutXML
import Oracles

/// The XML front end compared with libxml2.
enum XMLTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    var parser = MarkupParser()
    parser.checksAgreement = true
    parser.parse(bytes.span)
    return MarkupFault.of(parser)
  }
}
