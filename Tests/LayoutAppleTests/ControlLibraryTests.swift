import Foundation
import LayoutEngine
import LayoutViews
import TestSupport
import Testing

/// Hosts read each control's attributes as the library `layoutc:Controls` declares them.
struct ControlLibraryTests {
  private struct Declared {
    let name: String
    /// For each name, the type, the default and the words of a choice.
    let attributes: [(name: String, type: String, value: String?, words: [String])]
  }

  private static var library: [Declared] {
    get throws {
      let path = "Sources/LayoutCompiler/Libraries/Controls.layout.xml"
      let text = try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
      let elements = text.split(separator: "<element ").dropFirst()
      return elements.map { element in
        func said(_ name: String, in tag: Substring) -> String? {
          tag.matches(of: #/\b(\w+)="([^"]*)"/#).first { $0.1 == name }.map { String($0.2) }
        }
        let attributes = element.split(separator: "<attribute").dropFirst().map { tag in
          (
            name: said("name", in: tag) ?? "", type: said("type", in: tag) ?? "",
            value: said("default", in: tag),
            words: said("values", in: tag)?.split(separator: " ").map(String.init) ?? []
          )
        }
        return Declared(name: said("name", in: element) ?? "", attributes: attributes)
      }
    }
  }

  @Test func everyControlOfTheLibraryIsOne() throws {
    let library = try Self.library
    #expect(library.map(\.name) == LayoutControl.names)
    for control in library {
      #expect(LayoutControl(ViewSpec(class: control.name), in: LayoutEnvironment()) != nil)
    }
    #expect(LayoutControl(ViewSpec(class: "Map"), in: LayoutEnvironment()) == nil)
  }

  /// Each value of an attribute changes the control, and its default equals the absent attribute.
  @Test func everyAttributeReachesItsControl() throws {
    var count = 0
    for control in try Self.library {
      func shown(_ values: AttributeReader) -> LayoutControl? {
        LayoutControl(
          ViewSpec(class: control.name, attributes: values), in: LayoutEnvironment())
      }
      let plain = shown(AttributeReader())
      for attribute in control.attributes {
        var seen: [LayoutControl?] = []
        for value in Self.values(of: attribute.type, attribute.words) {
          var reader = AttributeReader()
          reader[attribute.name] = value
          seen.append(shown(reader))
        }
        let distinct = seen.enumerated().filter { !seen[..<$0.offset].contains($0.element) }
        #expect(distinct.count == seen.count, "\(control.name).\(attribute.name)")
        count += seen.count
        guard let value = attribute.value else { continue }
        var reader = AttributeReader()
        reader[attribute.name] = Self.value(value, of: attribute.type)
        #expect(shown(reader) == plain, "\(control.name).\(attribute.name) is \(value) by default")
      }
    }
    #expect(count > 50)
  }

  private static func values(of type: String, _ words: [String]) -> [AttributeValue] {
    switch type {
    case "Bool": [.bool(true), .bool(false)]
    case "String": [.string("one"), .string("two")]
    case "Text": [.text(.verbatim("one")), .text(.verbatim("two"))]
    case "Number", "Number?": [.number(0.25), .number(0.5), .number(0.75)]
    case "Choice": words.map { .choice($0) }
    default: []
    }
  }

  private static func value(_ text: String, of type: String) -> AttributeValue? {
    switch type {
    case "Bool": .bool(text == "true")
    case "String": .string(text)
    case "Text": .text(.verbatim(text))
    case "Number": Float(text).map { .number($0) }
    case "Choice": .choice(text)
    default: nil
    }
  }

  // MARK: Values of generated types

  private struct Mixed: ViewAttributes {
    var flag = true
    var number = 1.5
    var count = 3
    var missing: Double?
    var name = "n"
    var words: LayoutText = .verbatim("w")
    var kind: Kind = .second
    var color: LayoutColor = .rgba(0xFF)
    var source: ImageSource = .asset("Cafe")
    enum Kind: String { case first, second }
  }

  @Test func aGeneratedValueReadsAsItsProperties() {
    let values = ViewValues(Mixed())
    #expect(values.bool("flag") == true)
    #expect(values.number("number") == 1.5)
    #expect(values.number("count") == 3)
    #expect(values.number("missing") == nil)
    #expect(ViewValues(Mixed(missing: 2)).number("missing") == 2)
    #expect(values.string("name") == "n")
    #expect(values.text("words") == .verbatim("w"))
    #expect(values.choice("kind") == Mixed.Kind.second)
    #expect(values.color("color") == .rgba(0xFF))
    #expect(values.image("source") == .asset("Cafe"))
    #expect(values.bool("name") == nil, "another type")
    #expect(ViewValues(nil).bool("flag") == nil)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      (0, 10, 3, 4.4, 3), (0, 10, 3, 4.6, 6), (0, 10, 3, 9.9, 9), (0, 10, 3, 12, 10),
      (0, 10, 3, -1, 0), (1, 11, 2, 6.1, 7), (0, 1, 0, 0.3, 0.3), (5, 5, 1, 7, 5),
    ] as [(Float, Float, Float, Double, Double)])
  func numbersStayOnTheirSteps(
    minimum: Float, maximum: Float, step: Float, dragged: Double, chosen: Double
  ) throws {
    var reader = AttributeReader()
    reader["minimum"] = .number(minimum)
    reader["maximum"] = .number(maximum)
    if step > 0 { reader["step"] = .number(step) }
    let control = LayoutControl(
      ViewSpec(class: "Slider", attributes: reader), in: LayoutEnvironment())
    guard case .slider(let choice)? = control else {
      Issue.record("it is no slider")
      return
    }
    #expect(choice.nearest(to: dragged) == chosen)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, -5])
  func numbersThatAreNoneAreHeld(wild: Float) {
    var reader = AttributeReader()
    for name in ["value", "minimum", "maximum", "step"] { reader[name] = .number(wild) }
    for name in ["Slider", "Stepper"] {
      let control = LayoutControl(
        ViewSpec(class: name, attributes: reader), in: LayoutEnvironment())
      switch control {
      case .slider(let choice), .stepper(let choice):
        #expect(choice.minimum <= choice.value && choice.value <= choice.maximum)
        #expect(choice.step.map { $0 > 0 } ?? true)
      default: Issue.record("\(name) is none")  // open: the other controls
      }
    }
  }
}
