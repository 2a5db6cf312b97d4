// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of AppKit that the hosts use, with views that store their values and draw nothing.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

// MARK: Values

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  fileprivate let name: String
  private let components: CGColor

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = ""
    components = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init?(named name: Name) {
    guard NSColor.fakeNames.contains(name) else { return nil }
    self.init(fake: name)
  }

  init(fake name: String) {
    self.name = name
    components = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }

  open var cgColor: CGColor { components }

  open class var labelColor: NSColor { NSColor(fake: "label") }
  open class var separatorColor: NSColor { NSColor(fake: "separator") }
  open class var systemRed: NSColor { NSColor(fake: "systemRed") }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor else { return false }
    return name == other.name && components == other.components
  }

  open override var hash: Int { name.hashValue ^ components.hashValue }

  open override var description: String { name }
}

open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String

  open var size: NSSize
  let fake: String

  public convenience init?(named name: Name) {
    guard let size = NSImage.fakePictures[name] else { return nil }
    self.init(fake: name, size)
  }

  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    guard let size = NSImage.fakePictures[name] else { return nil }
    self.init(fake: name, size)
  }

  init(fake name: String, _ size: NSSize) {
    fake = name
    self.size = size
  }
}

open class NSFontDescriptor: NSObject {
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

    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var italic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
  }

  let attributes: [AttributeName: Any]
  open private(set) var symbolicTraits: SymbolicTraits = []

  public init(fontAttributes attributes: [AttributeName: Any]? = nil) {
    self.attributes = attributes ?? [:]
  }

  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [NSFontDescriptor] {
    let family = attributes[.family] as? String
    return NSFont.fakeFamilies.contains(family ?? "") ? [self] : []
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    NSFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    let other = NSFontDescriptor(fontAttributes: attributes)
    other.symbolicTraits = symbolicTraits
    return other
  }
}

open class NSFont: NSObject {
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
  open private(set) var fontDescriptor: NSFontDescriptor

  public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    pointSize = fontSize
    self.fontDescriptor = fontDescriptor
  }

  init(fake descriptor: NSFontDescriptor, _ size: CGFloat) {
    pointSize = size
    fontDescriptor = descriptor
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      fake: NSFontDescriptor(
        fontAttributes: [.traits: [NSFontDescriptor.TraitKey.weight: weight.rawValue]]), fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
}

extension NSFont: FakeFont {
  var lineHeight: CGFloat { ascender - descender }
}

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  let fake: Name

  init(fake name: Name) { fake = name }

  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(fake) ? fake : nil
  }

  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

// MARK: Accessibility

public protocol NSAccessibilityElementProtocol: NSObjectProtocol {}

public enum NSAccessibility {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let button = Role(rawValue: "AXButton")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let slider = Role(rawValue: "AXSlider")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let tabGroup = Role(rawValue: "AXTabGroup")
  }
}

// MARK: Events

@MainActor open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?  // for tests

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
}

open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var mouseEnteredAndExited: Options { Options(rawValue: 0x01) }
    public static var mouseMoved: Options { Options(rawValue: 0x02) }
    public static var activeInKeyWindow: Options { Options(rawValue: 0x20) }
    public static var inVisibleRect: Options { Options(rawValue: 0x200) }
  }

  public init(
    rect: NSRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
}

open class NSEvent: NSObject {
  open internal(set) var locationInWindow = NSPoint.zero
}

// MARK: Views

open class NSWindow: NSResponder {
  open internal(set) var backingScaleFactor: CGFloat = 1
}

open class NSView: NSResponder, NSAccessibilityElementProtocol {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var width: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    public static var height: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }

  open var frame = NSRect.zero {
    didSet { if frame.size != oldValue.size { needsLayout = true } }
  }
  open var bounds: NSRect {
    get { NSRect(origin: fakeOffset, size: frame.size) }
    set { (fakeOffset, frame.size) = (newValue.origin, newValue.size) }
  }
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = CALayer() } }
  }
  open var layer: CALayer?
  open var autoresizingMask: AutoresizingMask = []
  open var needsLayout = true
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  open private(set) var fakeAccessibility = FakeAccessibility()
  var fakeOffset = NSPoint.zero
  var fakeWindow: NSWindow?
  var fakeAppearance: NSAppearance?
  open private(set) var fakeTrackingAreas = 0
  var fakeSafeArea = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(frame frameRect: NSRect) {
    super.init()
    frame = frameRect
  }

  public required init?(coder: NSCoder) { super.init() }

  open var isFlipped: Bool { false }
  open var window: NSWindow? { superview?.window ?? fakeWindow }
  open var safeAreaInsets: NSEdgeInsets { fakeSafeArea }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var effectiveAppearance: NSAppearance {
    fakeAppearance ?? superview?.effectiveAppearance ?? NSAppearance(fake: .aqua)
  }

  open func animator() -> Self { self }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { fakeOffset = newOrigin }

  open func addSubview(_ view: NSView) { insert(view, at: subviews.count) }

  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    view.removeFromSuperview()
    let other = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    switch place {
    case .above: insert(view, at: other.map { $0 + 1 } ?? subviews.count)
    case .below, .out: insert(view, at: other ?? 0)
    }
  }

  private func insert(_ view: NSView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    view.nextResponder = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    nextResponder = nil
  }

  open func layout() {}

  open func layoutSubtreeIfNeeded() {  // for tests
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }

  open func hitTest(_ point: NSPoint) -> NSView? { fakeHitTest(point) }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { fakeConvert(point) }
  open func invalidateIntrinsicContentSize() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidMoveToWindow() {}

  @available(macOS 14.0, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
  open func updateTrackingAreas() {}
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { fakeTrackingAreas += 1 }

  open func isAccessibilityElement() -> Bool { fakeAccessibility.isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    fakeAccessibility.isElement = accessibilityElement
  }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    fakeAccessibility.label = accessibilityLabel
  }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    fakeAccessibility.help = accessibilityHelp
  }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    fakeAccessibility.role = accessibilityRole
  }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    fakeAccessibility.identifier = accessibilityIdentifier
  }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    fakeAccessibility.isEnabled = accessibilityEnabled
  }
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    fakeAccessibility.isSelected = accessibilitySelected
  }
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    fakeAccessibility.isHidden = accessibilityHidden
  }
  open func setAccessibilityChildrenInNavigationOrder(
    _ accessibilityChildrenInNavigationOrder: [any NSAccessibilityElementProtocol]?
  ) {
    fakeAccessibility.order = accessibilityChildrenInNavigationOrder
  }
  open func accessibilityPerformPress() -> Bool { false }
}

extension NSWindow {
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently = 1
  case scaleNone = 2
  case scaleProportionallyUpOrDown = 3
}

open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var contentTintColor: NSColor?
}

// MARK: Scrolling

open class NSClipView: NSView {
  open func scroll(to newOrigin: NSPoint) { fakeOffset = newOrigin }
}

open class NSScrollView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { contentView.addSubview(documentView) }
    }
  }
  public let contentView = NSClipView(frame: .zero)
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var automaticallyAdjustsContentInsets = true
  public class var didEndLiveScrollNotification: NSNotification.Name {
    NSNotification.Name("NSScrollViewDidEndLiveScrollNotification")
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open func reflectScrolledClipView(_ cView: NSClipView) {}
}

// MARK: Controls

open class NSCell: NSObject {
  open var wraps = false
  open var truncatesLastVisibleLine = false
}

open class NSControl: NSView {
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }

  open var isEnabled = true
  open var isContinuous = false
  open var doubleValue: Double = 0
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var action: Selector?
  open var target: AnyObject?
  open var cell: NSCell?

  var fakeEditor: NSText?
  open func currentEditor() -> NSText? { fakeEditor }

  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
}

open class NSSwitch: NSControl {
  open var state = NSControl.StateValue.off
}

open class NSSlider: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 1
}

open class NSStepper: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 59
  open var increment: Double = 1
  open var valueWraps = true
}

open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable {
    case bar = 0
    case spinning = 1
  }

  open var style = Style.bar
  open var isIndeterminate = true
  open var minValue: Double = 0
  open var maxValue: Double = 100
  open var doubleValue: Double = 0
  open var isDisplayedWhenStopped = true
  var isAnimating = false

  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
}

// MARK: Text

open class NSTextField: NSControl {
  open var placeholderString: String?
  open var isEditable = true
  open var isSelectable = true
  open var isBordered = true
  open var isBezeled = true
  open var drawsBackground = true
  open var maximumNumberOfLines = 0

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    cell = NSCell()
  }

  public required init?(coder: NSCoder) { nil }

  open func textDidChange(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
}

open class NSSecureTextField: NSTextField {}

public enum NSTextMovement: Int, Sendable {
  case `return` = 16
}

open class NSText: NSView {
  public static let movementUserInfoKey = "NSTextMovement"

  open var string = ""
  open var isEditable = true
  open var isRichText = true
  open var isVerticallyResizable = true
}

open class NSTextView: NSText {
  open func didChangeText() {}
}

// MARK: Animation and controllers

open class NSAnimationContext: NSObject {
  open var duration: TimeInterval = 0.25

  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}

open class NSWorkspace: NSObject {
  open class var shared: NSWorkspace { fakeShared }
  nonisolated(unsafe) private static let fakeShared = NSWorkspace()

  open var accessibilityDisplayShouldReduceMotion: Bool { fakeReducesMotion }
  var fakeReducesMotion = false
}

open class NSViewController: NSResponder {
  open var view: NSView {
    get {
      if let made { return made }
      loadView()
      return made ?? NSView(frame: .zero)
    }
    set { made = newValue }
  }
  private var made: NSView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { made = NSView(frame: .zero) }
}
