import Foundation
import TestSupport
import Testing

/// Every attribute of the appearance is drawn in pictures and by every host, and spoken by every
/// host where it is for assistive technology.
///
/// A new property of `ElementStyle` compiles everywhere without being drawn anywhere, so this test
/// asks where the sources name it.
@Suite struct LookTests {
  private static let hosts: [(name: String, folders: [String])] = [
    ("UIKit", ["Sources/LayoutApple", "Sources/LayoutUIKit"]),
    ("AppKit", ["Sources/LayoutApple", "Sources/LayoutAppKit"]),
    ("GTK", ["Hosts/GTK/Sources/LayoutGTK"]),
  ]

  /// The public properties of `ElementStyle`, as its sources declare them.
  private static func properties() throws -> [String] {
    let code = try SwiftCode(of: "Sources/LayoutEngine/Specs/ElementStyle.swift").text
    return code.matches(of: #/(?m)^  public var (\w+):/#).map { String($0.1) }
  }

  /// Whether a property changes what people hear and can do, and nothing that is drawn.
  private static func isSpoken(_ property: String) -> Bool {
    property.hasPrefix("accessibility") || ["isEnabled", "isSelected"].contains(property)
  }

  /// The files below folders that name a word in code.
  private func naming(_ word: String, in folders: [String]) throws -> [String] {
    let pattern = try Regex("\\b\(word)\\b").wordBoundaryKind(.simple)
    return try folders.flatMap { swiftFiles(in: $0) }
      .filter { try SwiftCode(of: $0).text.contains(pattern) }
  }

  /// The members of the engine in which drawing code reads a property.
  private static func helpers(of property: String) -> [String] {
    switch property {
    case "visibility": ["isHidden"]
    case "dash": ["drawnDash"]
    case "blur": ["drawnBlur"]
    case "rotation": ["drawnRotation", "DrawnTransform"]
    case "drawScale": ["drawnScale", "DrawnTransform"]
    case let border where border.hasPrefix("border"): ["borders"]
    default: []
    }
  }

  @Test func everyLookIsDrawnByPicturesAndHosts() throws {
    // The direction moves frames, and is part of the environment that each view gets. The tree
    // gives elements and views in the order of 'zIndex'.
    // Motion is of the mounter, which tells hosts what is on its way.
    let elsewhere: Set = ["writingDirection", "zIndex", "transition", "animation"]
    let drawn = try Self.properties().filter { !Self.isSpoken($0) && !elsewhere.contains($0) }
    #expect(drawn.count >= 10 && drawn.contains("shadow"))
    for property in drawn {
      let words = Self.helpers(of: property) + [property]
      #expect(
        try words.contains { try !naming($0, in: ["Sources/LayoutRendering"]).isEmpty },
        "no picture draws \(property)")
      // Hosts ask the content of a view whether it is hidden.
      for host in Self.hosts {
        // Layers of Apple's toolkits have no blur, which their documentation says.
        if property == "blur", host.name != "GTK" { continue }
        #expect(
          try words.contains { try !naming($0, in: host.folders).isEmpty },
          "\(host.name) draws no \(property): see where it draws the stroke")
      }
    }
  }

  @Test func whatIsSpokenIsSpokenByHosts() throws {
    let spoken = try Self.properties().filter(Self.isSpoken)
    #expect(spoken.count >= 6)
    for property in spoken {
      #expect(
        try !naming(property, in: ["Sources/LayoutViews/Looking"]).isEmpty,
        "SpokenElement leaves \(property) out")
      for host in Self.hosts {
        #expect(
          try !naming(property, in: host.folders).isEmpty, "\(host.name) speaks no \(property)")
      }
    }
  }

  /// Both writers of pictures draw every property of a shape that the painter sets.
  @Test func bothWritersDrawEveryPartOfAShape() throws {
    let code = try SwiftCode(of: "Sources/LayoutRendering/Picture.swift").text
    let shape = try #require(code.firstMatch(of: #/(?s)struct Shape\b.*?\n  }/#)).0
    let parts = shape.matches(of: #/(?m)^    package var (\w+)/#).map { String($0.1) }
    #expect(parts.count > 15)
    let overlay: Set = ["space", "share", "isContainer", "isTruncated"]
    for part in parts {
      let svg = ["SVG.swift", "SVGElement.swift", "Overlay.swift"]
      let pattern = try Regex("\\.\(part)\\b").wordBoundaryKind(.simple)
      // A setting by Pango's measurer is for Cairo alone. The element's number is drawn by nobody:
      // by it others know whose shape it is.
      guard part != "setting", part != "element" else { continue }
      let isInSVG = try svg.contains {
        try SwiftCode(of: "Sources/LayoutRendering/\($0)").text.contains(pattern)
      }
      #expect(isInSVG, "SVG draws no \(part)")
      // Names are for SVG; marks of an overlay are shapes of their own before Cairo draws them.
      guard part != "id", !overlay.contains(part) else { continue }
      let isInCairo = try swiftFiles(in: "Sources/LayoutPango").contains {
        try SwiftCode(of: $0).text.contains(pattern)
      }
      #expect(isInCairo, "Cairo draws no \(part)")
    }
  }
}
