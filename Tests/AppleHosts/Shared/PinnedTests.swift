import Foundation
import QuartzCore
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The views that are pinned, told apart by more than their addresses.
@MainActor struct PinnedTests {
  @Test func aViewThatIsGoneLeavesNothingToAViewAtItsAddress() throws {
    let pinned = PinnedViews()
    let base = CGRect(x: 1, y: 2, width: 3, height: 4)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    var reused = 0
    for _ in 0..<1000 where reused < 10 {
      let address = addressOfPinned(pinned, at: base)
      let other = PlainView(frame: frame)
      guard ObjectIdentifier(other) == address else { continue }
      reused += 1
      if reused.isMultiple(of: 2) {
        pinned.pin(other, false)
        #expect(other.frame == frame, "it was never pinned")
      } else {
        pinned.pin(other, true)
        #expect(other.looksLayer.zPosition == 1)
        pinned.pin(other, false)
        #expect(other.frame == frame && other.looksLayer.zPosition == 0)
      }
    }
    #expect(reused == 10, "the test needs views at the addresses of others")
  }

  /// Pins a view that is freed at once; the address is all that is left of it.
  private func addressOfPinned(_ pinned: PinnedViews, at frame: CGRect) -> ObjectIdentifier {
    let view = PlainView(frame: frame)
    pinned.pin(view, true)
    return ObjectIdentifier(view)
  }

  @Test func aPinnedViewIsNotKeptAlive() {
    let pinned = PinnedViews()
    weak var gone: PlainView?
    do {
      let view = PlainView(frame: .zero)
      pinned.pin(view, true)
      gone = view
    }
    #expect(gone == nil)
  }
}
