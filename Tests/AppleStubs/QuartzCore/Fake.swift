// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Frames of a display that tests make. None of these are QuartzCore's.

import Foundation

extension CADisplayLink {
  /// The links that were added to a run loop and are not invalidated, all on the main thread.
  public nonisolated(unsafe) static var fakeRunning: [CADisplayLink] = []

  /// Shows a frame at a time, in seconds: calls what all running links call.
  public static func fakeFrame(at time: Double) {
    for link in fakeRunning {
      link.targetTimestamp = time
      guard link.fakeSelector == Selector("main") else { continue }
      (link.fakeTarget as? Operation)?.main()
    }
  }
}
