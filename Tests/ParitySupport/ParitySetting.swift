import LayoutEngine
package import LayoutInterpreter

/// Constraints and an environment in which documents are compared.
package struct ParitySetting: Sendable {
  package let settings: PreviewSettings

  /// Returns the document's own preview, and settings that differ in every relevant way.
  package static func all(for document: ParityDocument) -> [ParitySetting] {
    [own(of: document)] + common
  }

  /// Returns the settings of all previews of the document, and those of ``all(for:)``.
  package static func previews(of document: ParityDocument) -> [ParitySetting] {
    PreviewSettings.all(of: document.tree).map { ParitySetting(settings: $0) }
      + all(for: document)
  }

  /// Returns the setting of the document's first preview.
  static func own(of document: ParityDocument) -> ParitySetting {
    ParitySetting(settings: PreviewSettings.first(of: document.tree))
  }

  static let common: [ParitySetting] = [
    ParitySetting(settings: PreviewSettings()),
    make { settings in
      settings.horizontal = .exact(320)
      settings.environment.scale = 2
    },
    make { settings in
      settings.horizontal = .exact(375)
      settings.vertical = .exact(667)
      settings.environment = LayoutEnvironment(
        scale: 3, direction: .rtl, textScale: 1.3,
        safeArea: .points(top: 47, left: 10, bottom: 34), colorScheme: .dark)
    },
    make { settings in
      settings.horizontal = AxisOffer(minimum: 40, maximum: 199.7)
      settings.vertical = AxisOffer(maximum: 101.3)
      settings.environment.direction = .rtl
      settings.textMetrics = .fixed(width: 7.3, height: 16.1)
    },
  ]

  private static func make(_ change: (inout PreviewSettings) -> Void) -> ParitySetting {
    var settings = PreviewSettings()
    change(&settings)
    return ParitySetting(settings: settings)
  }

  /// The setting as arguments of the compiled program's `show`.
  var swift: String {
    let environment = settings.environment
    let area = environment.safeArea.sides(in: environment.direction)
    let range = settings.range
    var numbers = [range.min.width, range.min.height, range.max.width, range.max.height]
    numbers += [environment.scale, environment.textScale]
    numbers += [area.top, area.left, area.bottom, area.right]
    let bits = numbers.map { String($0.bitPattern) }.joined(separator: ", ")
    let metrics =
      switch settings.textMetrics {
      case .proportional: "ProportionalTextMetrics()"
      case .fixed(let width, let height):
        "FixedTextMetrics(width: Float(bitPattern: \(width.bitPattern)), "
          + "height: Float(bitPattern: \(height.bitPattern)))"
      // A document cannot choose fonts.
      case .host: "ProportionalTextMetrics()"
      }
    return "[\(bits)], .\(environment.direction), .\(environment.colorScheme), \(metrics)"
  }
}
