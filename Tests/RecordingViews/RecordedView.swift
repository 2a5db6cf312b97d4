package import LayoutEngine
package import LayoutViews

/// A view that shows nothing, and records the operations on it.
package final class RecordedView {
  /// The life cycle of the view.
  package enum State: Equatable {
    case made, inserted, removed, recycled, discarded
  }

  /// The number of the view, in the order in which the backend made views.
  package let number: Int
  package let kind: ViewKind
  package internal(set) var state = State.made
  package internal(set) var content: ViewContent?
  package internal(set) var frame: LayoutRect?
  package internal(set) var opacity: Float = 1
  /// The factor by which the view is drawn larger while it comes or goes.
  package internal(set) var scale: Float = 1
  package internal(set) var scroll: ScrollGeometry?
  /// The current scroll offset, set by the mounter or by a test.
  package var offset = LayoutPoint.zero
  package internal(set) var children: [RecordedView] = []
  package internal(set) weak var parent: RecordedView?
  /// Whether the view is on the host's surface.
  package internal(set) var isOnSurface = false
  /// The number of times that the view was recycled and used again.
  package internal(set) var uses = 0

  init(_ number: Int, _ kind: ViewKind) {
    self.number = number
    self.kind = kind
  }
}

// MARK: Views as text

extension RecordedView {
  /// Returns the view and its descendants, a line each.
  package func lines(indent: String = "") -> [String] {
    [indent + description] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension RecordedView: CustomStringConvertible {
  /// The kind and the content of the view, such as `text title at 0 8, 100 × 20: "Café"`.
  package var description: String {
    var words = "\(word)"
    if let name = content?.name, !name.isEmpty { words += " \(name)" }
    if let frame {
      words += " at \(frame.x.short) \(frame.y.short), \(frame.width.short) × \(frame.height.short)"
    }
    let more = details
    return more.isEmpty ? words : "\(words): \(more.joined(separator: ", "))"
  }

  private var word: String {
    switch kind {
    case .box: "box"
    case .text: "text"
    case .image: "image"
    case .host(let name), .custom(let name): name
    case .scroll: "scroll"
    case .separator: "separator"
    }
  }

  private var details: [String] {
    var found: [String] = []
    guard let content else { return [] }
    if let text = content.text {
      let words = text.resolvedRuns(in: content.environment).map(\.content).joined()
      found.append("\"\(words)\"")
      if content.environment.textScale != 1 {
        found.append("letters × \(content.environment.textScale.short)")
      }
    }
    if content.padding != .none {
      let space = content.padding.sides(in: content.environment.direction, of: 0)
      let sides = [space.top, space.left, space.bottom, space.right].map(\.short)
      found.append("padded \(sides.joined(separator: " "))")
    }
    switch content.image?.source {
    case .asset(let name), .symbol(let name), .url(let name): found.append(name)
    case .some(.none), nil: break
    }
    if let scroll {
      let size = scroll.contentSize
      found.append("\(size.width.short) × \(size.height.short) \(scroll.axis)")
      if offset != .zero {
        found.append("from \(offset.x.short) \(offset.y.short)")
      }
    }
    let look = content.look
    if let color = look.backgroundColor { found.append("filled \(color.short)") }
    if look.gradient != nil { found.append("gradient") }
    if look.strokeWidth != 0 { found.append("stroked") }
    if look.shadow != nil { found.append("shadow") }
    if look.dash != nil { found.append("dashed") }
    if !look.borders(in: content.environment.direction).isEmpty { found.append("bordered") }
    if look.zIndex != 0 { found.append("z \(look.zIndex)") }
    if look.rotation != 0 { found.append("turned \(look.rotation.short)") }
    if look.drawScale != 1 { found.append("× \(look.drawScale.short)") }
    if look.mask != .unmasked { found.append("\(look.mask)") }
    if look.blur != 0 { found.append("blurred \(look.blur.short)") }
    if let tint = look.tint { found.append("tinted \(tint.short)") }
    if content.clipsContent { found.append("clips") }
    if content.isHidden { found.append("hidden") }
    if scale != 1 { found.append("drawn × \(scale.short)") }
    if opacity != 1 { found.append("opacity \(opacity.short)") }
    if let label = look.accessibilityLabel { found.append("spoken \"\(label.content)\"") }
    if !content.isEnabled { found.append("disabled") }
    if content.isPinned { found.append("pinned") }
    if look.isSelected { found.append("selected") }
    if let role = look.accessibilityRole { found.append(role) }
    return found
  }
}

extension Float {
  /// The number rounded to hundredths, without trailing zeros.
  fileprivate var short: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e9 else { return "\(self)" }
    let number = Int(hundredths)
    if number % 100 == 0 { return "\(number / 100)" }
    return "\(Float(number) / 100)"
  }
}

extension LayoutColor {
  fileprivate var short: String {
    switch self {
    case .rgba(let components):
      "#" + String(UInt64(components) + (1 << 32), radix: 16).dropFirst().uppercased()
    case .asset(let name): name
    }
  }
}
