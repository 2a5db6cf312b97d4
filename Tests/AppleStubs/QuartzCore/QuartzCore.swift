// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of QuartzCore that the hosts use.

@_exported public import CoreGraphics
@_exported public import Foundation

/// Part of the module ObjectiveC on Apple's systems, which Foundation re-exports.
public struct Selector: Hashable, Sendable {
  let name: String

  public init(_ str: String) { name = str }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
}

open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var mask: CALayer?
  open var zPosition: CGFloat = 0
  open private(set) var sublayers: [CALayer]?  // for tests
  open private(set) weak var superlayer: CALayer?  // for tests

  private var fakeTransform = CGAffineTransform.identity

  public override init() { super.init() }

  open func affineTransform() -> CGAffineTransform { fakeTransform }
  open func setAffineTransform(_ m: CGAffineTransform) { fakeTransform = m }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: Int(index))
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String

  public static var axial: CAGradientLayerType { CAGradientLayerType(name: "axial") }
  public static var radial: CAGradientLayerType { CAGradientLayerType(name: "radial") }
}

open class CAGradientLayer: CALayer {
  open var locations: [NSNumber]?
  open var type = CAGradientLayerType.axial
  open var colors: [Any]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

open class CADisplayLink: NSObject {
  let fakeTarget: Any
  let fakeSelector: Selector
  open internal(set) var targetTimestamp: Double = 0

  public init(target: Any, selector sel: Selector) {
    (fakeTarget, fakeSelector) = (target, sel)
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    CADisplayLink.fakeRunning.append(self)
  }

  open func invalidate() { CADisplayLink.fakeRunning.removeAll { $0 === self } }
}
