// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase
// The part of UIKit that the hosts use, with views that store their values and draw nothing.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

// MARK: Values

open class UIColor: NSObject, @unchecked Sendable {
  fileprivate let name: String
  private let components: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = ""
    components = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init?(named name: String) {
    guard UIColor.fakeNames.contains(name) else { return nil }
    self.init(fake: name)
  }

  init(fake name: String) {
    self.name = name
    components = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }

  open var cgColor: CGColor { components }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open class var label: UIColor { UIColor(fake: "label") }
  open class var separator: UIColor { UIColor(fake: "separator") }
  open class var systemRed: UIColor { UIColor(fake: "systemRed") }
  open class var tertiarySystemFill: UIColor { UIColor(fake: "tertiarySystemFill") }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && components == other.components
  }

  open override var hash: Int { name.hashValue ^ components.hashValue }

  open override var description: String { name.isEmpty ? "\(components.fakeParts)" : name }
}

open class UIImage: NSObject, @unchecked Sendable {
  open private(set) var size: CGSize
  let name: String

  public convenience init?(named name: String) {
    guard let size = UIImage.fakePictures[name] else { return nil }
    self.init(fake: name, size)
  }

  public convenience init?(systemName name: String) {
    guard let size = UIImage.fakePictures[name] else { return nil }
    self.init(fake: name, size)
  }

  init(fake name: String, _ size: CGSize) {
    self.name = name
    self.size = size
  }
}

open class UIFontDescriptor: NSObject {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
  }

  let attributes: [AttributeName: Any]
  open private(set) var symbolicTraits: SymbolicTraits = []

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
  }

  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    let family = attributes[.family] as? String
    return UIFont.fakeFamilies.contains(family ?? "") ? [self] : []
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let other = UIFontDescriptor(fontAttributes: attributes)
    other.symbolicTraits = traits
    return other
  }
}

open class UIFont: NSObject {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  open private(set) var pointSize: CGFloat
  open private(set) var fontDescriptor: UIFontDescriptor

  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    pointSize = size
    fontDescriptor = descriptor
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [
        .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]
      ]),
      size: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
}

extension UIFont: FakeFont {}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

// MARK: Traits

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open internal(set) var displayScale: CGFloat = 0
  open internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  open internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open internal(set) var preferredContentSizeCategory = UIContentSizeCategory(rawValue: "")

  open class var current: UITraitCollection { UITraitCollection() }
}

// MARK: Events

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  @discardableResult open func resignFirstResponder() -> Bool { true }
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
  var place = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { view?.fakeConvert(place) ?? place }
}

// MARK: Accessibility

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

@MainActor open class UIAccessibilityElement: UIResponder {
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  public init(accessibilityContainer container: Any) {}

  open func accessibilityActivate() -> Bool { false }
}

// MARK: Views

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
  }

  open var frame = CGRect.zero {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: fakeOffset, size: frame.size) }
    set { (fakeOffset, frame.size) = (newValue.origin, newValue.size) }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  public let layer = CALayer()

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var accessibilityIdentifier: String?

  public private(set) var fakeInteractions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    fakeInteractions.append(interaction)
  }

  var fakeOffset = CGPoint.zero
  var fakeTraits = UITraitCollection()
  var needsLayout = true

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  open var safeAreaInsets: UIEdgeInsets { fakeSafeArea }
  var fakeSafeArea = UIEdgeInsets.zero

  open var traitCollection: UITraitCollection { superview?.traitCollection ?? fakeTraits }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open override var next: UIResponder? { superview }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {  // for tests
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func invalidateIntrinsicContentSize() {}
  open func safeAreaInsetsDidChange() {}
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var window: UIWindow? { superview?.window ?? fakeWindow }
  var fakeWindow: UIWindow?
  open func didMoveToWindow() {}
}

open class UIWindow: UIView {}

@MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var nextFocusedView: UIView?
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { fakeReducesMotion }
  static var fakeReducesMotion = false
}

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.fakeCurrent }

extension UIView {
  func fakeConvert(_ point: CGPoint) -> CGPoint {
    let outer = superview?.fakeConvert(point) ?? point
    return CGPoint(
      x: outer.x - (superview == nil ? 0 : frame.minX) + fakeOffset.x,
      y: outer.y - (superview == nil ? 0 : frame.minY) + fakeOffset.y)
  }
}

open class UILabel: UIView {
  open var attributedText: NSAttributedString?
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  open func drawText(in rect: CGRect) {}
}

open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentOffset: CGPoint {
    get { fakeOffset }
    set {
      fakeOffset = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var refreshControl: UIRefreshControl?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

// MARK: Controls

@MainActor open class UIAction: NSObject {
  let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchUpInside: Event { Event(rawValue: 64) }
    public static var valueChanged: Event { Event(rawValue: 4096) }
    public static var primaryActionTriggered: Event { Event(rawValue: 8192) }
    public static var editingDidBegin: Event { Event(rawValue: 65_536) }
    public static var editingChanged: Event { Event(rawValue: 131_072) }
    public static var editingDidEnd: Event { Event(rawValue: 262_144) }
  }

  open var isEnabled = true
  open var isHighlighted = false
  var actions: [(Event, UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
}

@MainActor public protocol UIInteraction: AnyObject {}

public class UIPointerRegion {}

@MainActor public class UIPointerRegionRequest {
  public let location: CGPoint

  init(fakeAt location: CGPoint) { self.location = location }
}

@MainActor public protocol UIPointerInteractionAnimating {}

@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

public class UIPointerInteraction: UIInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Moves a pointer to a point in the view, or out of it.
  public func fakeMove(to point: CGPoint?) {
    struct Animator: UIPointerInteractionAnimating {}
    let region = UIPointerRegion()
    if let point {
      let request = UIPointerRegionRequest(fakeAt: point)
      _ = delegate?.pointerInteraction(self, regionFor: request, defaultRegion: region)
    } else {
      delegate?.pointerInteraction(self, willExit: region, animator: Animator())
    }
  }
}

open class UIRefreshControl: UIControl {
  var ends = 0

  open func endRefreshing() { ends += 1 }
}

open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

// MARK: Text entry

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case numberPad = 4
  case URL = 3
  case phonePad = 5
  case emailAddress = 7
  case decimalPad = 8
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open var text: String?
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false
  open var font: UIFont?
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

/// A subclass of `UIScrollView` in UIKit.
///
/// There its delegate has another type than the superclass's, which Swift cannot express.
open class UITextView: UIView {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var font: UIFont?
  open var isEditable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) var textContainer: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }
}

// MARK: Collections

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var size = CGSize.zero
  open var frame = CGRect.zero
}

open class UICollectionReusableView: UIView {
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }
}

// MARK: View controllers

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! {
    get {
      if made == nil {
        loadView()
      }
      return made
    }
    set { made = newValue }
  }
  private var made: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { made = UIView(frame: .zero) }
}
