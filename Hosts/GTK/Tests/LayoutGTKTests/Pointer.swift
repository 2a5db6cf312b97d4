import CGTK4
import Foundation
import LayoutEngine
import Testing

@testable import LayoutGTK

/// The pointer and the keyboard of the display.
@MainActor
struct Pointer {
  let stage: Stage

  /// Clicks at a point of the window.
  func click(_ point: LayoutPoint) throws {
    try move(to: point)
    try run("mousedown", "1")
    try run("mouseup", "1")
    stage.settle()
  }

  /// Clicks in the middle of an element that is not inside a scroll.
  func click(_ outlet: Outlet) throws { try click(outlet.middle) }

  /// Presses at a point until the press is a long one.
  func hold(_ point: LayoutPoint) throws {
    try move(to: point)
    try run("mousedown", "1")
    let end = g_get_monotonic_time() + 1_000_000
    _ = stage.wait { g_get_monotonic_time() >= end }
    try run("mouseup", "1")
    stage.settle()
  }

  /// Moves the pointer to a point, and waits until the window is drawn.
  func hover(_ point: LayoutPoint) throws {
    try move(to: point)
    stage.settle()
  }

  /// Moves the pointer where no window is, so that none of the next test's is under it.
  func leave() { try? run("mousemove", "2390", "1990") }

  /// Presses at a point, calls a function, and releases.
  func press(_ point: LayoutPoint, _ check: () throws -> Void) throws {
    try move(to: point)
    try run("mousedown", "1")
    stage.settle()
    try check()
    try run("mouseup", "1")
    stage.settle()
  }

  /// Drags from one point to another.
  func drag(from start: LayoutPoint, to end: LayoutPoint) throws {
    try move(to: start)
    try run("mousedown", "1")
    try move(to: end)
    try run("mouseup", "1")
    stage.settle()
  }

  /// Turns the wheel: down if `steps` is positive, otherwise up.
  func turnWheel(_ steps: Int, at point: LayoutPoint) throws {
    try move(to: point)
    try run("click", "--repeat", "\(abs(steps))", "--delay", "20", steps > 0 ? "5" : "4")
    // Wait until kinetic scrolling has ended.
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

  /// Moves the pointer to a point.
  ///
  /// The window is at the display's origin, in pixels of its scale.
  private func move(to point: LayoutPoint) throws {
    let scale = Float(gtk_widget_get_scale_factor(stage.window))
    try run("mousemove", "\(Int(point.x * scale))", "\(Int(point.y * scale))")
  }

  private func run(_ arguments: String...) throws {
    try runTool(arguments)
    stage.settle(frames: 2)
  }
}

/// Runs xdotool while the main loop continues.
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
