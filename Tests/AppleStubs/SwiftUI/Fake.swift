// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Views that tests pass to a SwiftUI layout. None of these are SwiftUI's.

public import CoreGraphics

/// A view as large as a number of squares, which it breaks into lines.
public final class FakeSubview {
  let squares: Int
  public private(set) var frame: CGRect?
  public private(set) var proposals: [ProposedViewSize] = []
  public var values: [ObjectIdentifier: Any] = [:]

  public init(squares: Int) { self.squares = squares }

  func size(in proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    let perLine = proposal.width.map { max(1, min(squares, Int($0 / 10))) } ?? squares
    return CGSize(width: perLine * 10, height: (squares + perLine - 1) / perLine * 10)
  }

  func place(at point: CGPoint, _ proposal: ProposedViewSize) {
    frame = CGRect(origin: point, size: size(in: proposal))
  }
}

extension LayoutSubviews {
  public init(fake views: [FakeSubview]) { self.init(fake: views.map(LayoutSubview.init)) }
}

#if canImport(UIKit)
  extension UIViewRepresentableContext {
    /// A context of an update, in `withAnimation` or not.
    public init(fakeAnimated isAnimated: Bool) {
      transaction.animation = isAnimated ? Animation() : nil
    }
  }
#else
  extension NSViewRepresentableContext {
    /// A context of an update, in `withAnimation` or not.
    public init(fakeAnimated isAnimated: Bool) {
      transaction.animation = isAnimated ? Animation() : nil
    }
  }
#endif
