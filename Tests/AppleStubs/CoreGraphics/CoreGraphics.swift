// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of CoreGraphics that the hosts use. Lengths, points and rectangles are in Foundation on
// Linux.

@_exported public import Foundation

public final class CGColor: Hashable {
  let components: [CGFloat]

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }
}

public class CGContext {
  var fakeFills: [(color: CGColor?, parts: [String])] = []
  private var color: CGColor?
  private var parts: [String] = []

  init() {}

  public func addPath(_ path: CGPath) { parts += path.parts }
  public func setFillColor(_ color: CGColor) { self.color = color }
  public func fillPath() {
    fakeFills.append((color, parts))
    parts = []
  }
}

public class CGPath {
  /// The elements of the path, for tests.
  public var parts: [String] { made }

  private let made: [String]

  init(_ parts: [String]) { made = parts }
}

public final class CGMutablePath: CGPath {
  private var drawn: [String] = []

  public init() { super.init([]) }

  public override var parts: [String] { drawn }

  public func move(to point: CGPoint) { drawn.append("move \(Self.name(point))") }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {
    drawn.append("arc \(Self.name(tangent1End)) \(Self.name(tangent2End)) \(radius)")
  }

  public func closeSubpath() { drawn.append("close") }

  private static func name(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }
}
