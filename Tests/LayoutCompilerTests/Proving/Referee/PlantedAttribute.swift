import SeededRandom

/// An attribute that is planted in a document, in a row or a column beside what makes it matter.
enum PlantedAttribute: CaseIterable {
  case maxWidth, minWidth, flexShrink, flexWrap, wrap, justifyContent, alignSelf, flexGrow

  /// Returns a part of a document in which an attribute does nothing over the domain, or something
  /// at one width.
  func part(
    isNeeded: Bool, in domain: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> String {
    let beside = Int.random(in: 20...90, using: &random)
    let (least, most) = (domain.lowerBound - beside, domain.upperBound - beside)
    let one = isNeeded ? 1 : 0
    let view = "<view size=\"\(beside) 20\"/>"
    func row(_ attributes: String, _ children: String) -> String {
      "<stack direction=\"horizontal\"\(attributes)>\(children)\(view)</stack>"
    }
    switch self {
    case .maxWidth:
      return """
        <flex direction="row"><view height="9" flexGrow="1" maxWidth="\(most - one)"/>\(view)</flex>
        """
    case .minWidth:
      return """
        <flex direction="row"><view height="9" flexGrow="1" minWidth="\(least + one)"/>\(view)</flex>
        """
    case .flexShrink: return row("", "<view size=\"\(least + one) 9\" flexShrink=\"1\"/>")
    case .flexWrap: return row(" flexWrap=\"wrap\"", "<view size=\"\(least + one) 9\"/>")
    case .wrap:
      return """
        <flex direction="row" wrap="wrap"><view size="\(least + one) 9" flexShrink="0"/>\
        <view size="\(beside) 20" flexShrink="0"/></flex>
        """
    case .justifyContent:
      return row(
        " justifyContent=\"end\"", "<view size=\"\(most - one) 9\" flexShrink=\"1\"/>")
    case .alignSelf:
      let width = Int.random(in: domain, using: &random)
      return """
        <if minWidth="\(width)" maxWidth="\(width).5">\
        <view height="9" width="60" alignSelf="\(isNeeded ? "end" : "start")"/></if>
        """
    case .flexGrow: return row("", "<view size=\"\(most - one) 9\" flexGrow=\"1\"/>")
    }
  }
}
