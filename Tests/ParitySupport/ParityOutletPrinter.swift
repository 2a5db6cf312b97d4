import LayoutCodeGeneration
import LayoutModel

/// A function of the compiled program that prints the outlets of a type, with the path of each and
/// the number of its element.
struct ParityOutletPrinter {
  private let type: SwiftOutletType

  init(_ type: SwiftOutletType) {
    self.type = type
  }

  var source: String {
    let prints = type.members.map { member in
      let value = "outlets.\(member.name)"
      return switch member.count {
      case .one: print(member, value, "")
      case .optional: "if let outlet = \(value) {\n\(print(member, "outlet", ""))}\n"
      case .many:
        "for (place, outlet) in \(value).enumerated() {\n"
          + "\(print(member, "outlet", "[\\(place)]"))}\n"
      }
    }
    return """
      func printOutlets(_ outlets: \(type.owner).Outlets, _ path: String) {
      \(prints.joined())}

      """
  }

  private func print(_ member: SwiftOutletType.Member, _ value: String, _ place: String) -> String {
    let path = "\"\\(path).\(member.id)\(place)\""
    let inner = member.isComponent ? "printOutlets(\(value).outlets, \(path))\n" : ""
    return "print(\"outlet\", \(path), \(value).element?.index ?? -1)\n" + inner
  }
}
