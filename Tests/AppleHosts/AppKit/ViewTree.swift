import AppKit
import LayoutEngine
import Testing

@testable import LayoutAppKit

extension NSView {
  /// Returns the view and its descendants, a line each.
  func lines(indent: String = "") -> [String] {
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    func short(_ number: CGFloat) -> String {
      number == number.rounded() ? String(Int(number)) : String(Double(number))
    }
    var line =
      "\(indent)\(name) \(short(frame.minX)) \(short(frame.minY)) "
      + "\(short(frame.width)) \(short(frame.height))"
    if let label = self as? NSTextField, !label.isEditable {
      line += " \"\(label.attributedStringValue.string)\""
    }
    if let image = self as? NSImageView { line += " \(image.image?.fakeName ?? "none")" }
    if isHidden { line += " hidden" }
    if alphaValue != 1 { line += " alpha \(alphaValue)" }
    return [line] + subviews.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension LayoutView {
  /// Returns a view with a document, laid out in a window of a size and scale.
  static func shown(
    _ document: Document, width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 1,
    views: HostViews = HostViews(), fetch: PictureFetch? = nil
  ) -> LayoutView {
    let view = LayoutView(document, views: views, measurer: TextKitMeasurer(), fetch: fetch)
    view.fakeWindow(scale: scale)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutSubtreeIfNeeded()
    return view
  }

  /// Presses the mouse button at one point, and releases it at another.
  func click(_ x: CGFloat, _ y: CGFloat, releasingAt end: CGPoint? = nil) {
    let hit = hitTest(CGPoint(x: x, y: y))
    hit?.mouseDown(with: NSEvent(fakeAt: CGPoint(x: x, y: y)))
    hit?.mouseUp(with: NSEvent(fakeAt: end ?? CGPoint(x: x, y: y)))
  }

  /// Returns the first descendant of a type.
  func first<View: NSView>(_ type: View.Type = View.self) throws -> View {
    guard let found = all(type).first else { throw Missing(name: String(describing: type)) }
    return found
  }
}

struct Missing: Error {
  let name: String
}

extension NSView {
  /// Returns the views of a class inside of this one, in the order of the tree.
  func all<View: NSView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view as? View].compactMap(\.self) + view.all(type) }
  }
}
