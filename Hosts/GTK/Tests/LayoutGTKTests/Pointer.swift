import CGTK4
import Foundation
import LayoutEngine
import Testing

@testable import LayoutGTK

/// A pointer and keys, as the display has them.
@MainActor
struct Pointer {
  let stage: Stage

  /// Presses at a point of the window.
  func click(_ point: LayoutPoint) throws {
    try move(to: point)
    try run("mousedown", "1")
    try run("mouseup", "1")
    stage.settle()
  }

  /// Presses in the middle of an element that is not scrolled.
  func click(_ outlet: Outlet) throws { try click(outlet.middle) }

  /// Presses at one point and lets go at another one.
  func drag(from start: LayoutPoint, to end: LayoutPoint) throws {
    try move(to: start)
    try run("mousedown", "1")
    try move(to: end)
    try run("mouseup", "1")
    stage.settle()
  }

  /// Turns the wheel, down where it is positive.
  func turnWheel(_ steps: Int, at point: LayoutPoint) throws {
    try move(to: point)
    try run("click", "--repeat", "\(abs(steps))", "--delay", "20", steps > 0 ? "5" : "4")
    // It glides to a halt.
    stage.settle(frames: 60)
  }

  func type(_ words: String) throws {
    try run("type", "--delay", "15", words)
    stage.settle()
  }

  func press(_ key: String) throws {
    try run("key", key)
    stage.settle()
  }

  /// The window is in the display's corner, whose pixels are smaller than points where the scale says so.
  private func move(to point: LayoutPoint) throws {
    let scale = Float(gtk_widget_get_scale_factor(stage.window))
    try run("mousemove", "\(Int(point.x * scale))", "\(Int(point.y * scale))")
  }

  private func run(_ arguments: String...) throws {
    try runTool(arguments)
    stage.settle(frames: 2)
  }
}

/// Runs xdotool while the main loop goes on.
@MainActor
func runTool(_ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/xdotool")
  process.arguments = arguments
  try process.run()
  let end = g_get_monotonic_time() + 10_000_000
  while process.isRunning, g_get_monotonic_time() < end {
    g_main_context_iteration(nil, 0)
    usleep(500)
  }
  if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  #expect(!process.isRunning && process.terminationStatus == 0, "xdotool \(arguments)")
}

extension Outlet {
  var middle: LayoutPoint {
    LayoutPoint(
      x: frameInRoot.x + frameInRoot.width / 2, y: frameInRoot.y + frameInRoot.height / 2)
  }
}
