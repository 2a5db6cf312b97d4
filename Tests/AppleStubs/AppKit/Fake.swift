// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Actions of tests on the views that draw nothing. None of these are AppKit's.

public import Foundation

/// The accessibility attributes of a view.
public struct FakeAccessibility {
  public var isElement = false
  public var isHidden = false
  public var isEnabled = true
  public var isSelected = false
  public var label: String?
  public var help: String?
  public var role: NSAccessibility.Role?
  public var identifier: String?
  public var order: [any NSAccessibilityElementProtocol]?
}

extension NSColor {
  /// The color names of an asset catalog.
  public static let fakeNames: Set<String> = ["Accent"]
}

extension NSImage {
  /// The pictures of an asset catalog, and symbols.
  public static let fakePictures: [String: NSSize] = [
    "Cafe": NSSize(width: 56, height: 56), "heart": NSSize(width: 20, height: 18),
  ]

  public var fakeName: String { fake }
}

extension NSFont {
  /// The font families that exist.
  public static let fakeFamilies: Set<String> = ["Georgia"]

  public var fakeFamily: String? { fontDescriptor.attributes[.family] as? String }
}

extension NSView {
  /// Puts the view into a window with a scale and an appearance.
  public func fakeWindow(scale: CGFloat, dark: Bool = false) {
    let window = NSWindow()
    window.backingScaleFactor = scale
    fakeWindow = window
    fakeAppearance = NSAppearance(fake: dark ? .darkAqua : .aqua)
    viewDidChangeBackingProperties()
    viewDidChangeEffectiveAppearance()
  }

  /// Takes the view out of its window.
  public func fakeLeaveWindow() {
    fakeWindow = nil
    viewDidMoveToWindow()
  }

  /// Returns the innermost view at a point in the superview's coordinates, as AppKit does.
  func fakeHitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = NSPoint(
      x: point.x - frame.minX + fakeOffset.x, y: point.y - frame.minY + fakeOffset.y)
    for view in subviews.reversed() {
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  /// Converts a point of the window to the view's coordinates.
  func fakeConvert(_ point: NSPoint) -> NSPoint {
    let outer = superview?.fakeConvert(point) ?? point
    return NSPoint(
      x: outer.x - (superview == nil ? 0 : frame.minX) + fakeOffset.x,
      y: outer.y - (superview == nil ? 0 : frame.minY) + fakeOffset.y)
  }
}

extension NSWorkspace {
  /// Asks for less motion, as people do in the system's settings.
  public static func fakeReduceMotion(_ isOn: Bool) { shared.fakeReducesMotion = isOn }
}

extension NSEvent {
  public convenience init(fakeAt place: NSPoint) {
    self.init()
    locationInWindow = place
  }
}

extension NSTextField {
  /// Begins editing, or ends it by a key, of which the return key goes on in AppKit.
  public func fakeEdit(_ isOn: Bool) { fakeEditor = isOn ? NSText(frame: .zero) : nil }
}

extension NSProgressIndicator {
  public var fakeIsAnimating: Bool { isAnimating }
}
