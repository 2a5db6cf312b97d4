// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Actions of tests on the views that draw nothing. None of these are UIKit's.

public import Foundation

extension UIColor {
  /// The color names of an asset catalog.
  public static let fakeNames: Set<String> = ["Accent"]
}

extension CGColor {
  var fakeParts: [CGFloat] { [] }
}

extension UIImage {
  /// The pictures of an asset catalog, and symbols.
  public static let fakePictures: [String: CGSize] = [
    "Cafe": CGSize(width: 56, height: 56), "heart": CGSize(width: 20, height: 18),
  ]

  public var fakeName: String { name }
}

extension UIFont {
  /// The font families that exist.
  public static let fakeFamilies: Set<String> = ["Georgia"]

  public var fakeFamily: String? { fontDescriptor.attributes[.family] as? String }
  public var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }
}

extension UITraitCollection {
  public convenience init(
    fakeScale: CGFloat, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light, category: String = "UICTContentSizeCategoryL"
  ) {
    self.init()
    displayScale = fakeScale
    layoutDirection = direction
    userInterfaceStyle = style
    preferredContentSizeCategory = UIContentSizeCategory(rawValue: category)
  }
}

extension UIView {
  /// Sets other traits, as if the view stood in a window with them.
  public func fakeTraits(_ traits: UITraitCollection) {
    let old = fakeTraits
    fakeTraits = traits
    traitCollectionDidChange(old)
  }

  /// Puts the view into a window, or out of it.
  public func fakeWindow(_ isIn: Bool) {
    fakeWindow = isIn ? UIWindow(frame: .zero) : nil
    didMoveToWindow()
  }

  public func fakeSafeArea(_ insets: UIEdgeInsets) {
    fakeSafeArea = insets
    safeAreaInsetsDidChange()
  }
}

extension UIAccessibility {
  /// Asks for less motion, as people do in the system's settings.
  public static func fakeReduceMotion(_ isOn: Bool) { fakeReducesMotion = isOn }
}

extension UIFocusUpdateContext {
  /// Moves the focus to a view.
  public convenience init(fakeTo view: UIView?) {
    self.init()
    nextFocusedView = view
  }
}

extension UITouch {
  /// Makes a touch at a point of the window.
  public convenience init(fakeAt place: CGPoint) {
    self.init()
    self.place = place
  }
}

extension UIControl {
  /// Calls the actions for an event, as a touch would.
  public func fakeSend(_ event: Event) {
    for (events, action) in actions where events.contains(event) { action.handler(action) }
  }
}

extension UIRefreshControl {
  /// How often its end was told.
  public var fakeEnds: Int { ends }
}
