import LayoutEngine
import Testing
import UIKit

@testable import LayoutUIKit

extension UIView {
  /// Returns the view and its descendants, a line each.
  func lines(indent: String = "") -> [String] {
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    func short(_ number: CGFloat) -> String {
      number == number.rounded() ? String(Int(number)) : String(Double(number))
    }
    var line =
      "\(indent)\(name) \(short(frame.minX)) \(short(frame.minY)) "
      + "\(short(frame.width)) \(short(frame.height))"
    if let label = self as? UILabel { line += " \"\(label.attributedText?.string ?? "")\"" }
    if let image = self as? UIImageView { line += " \(image.image?.fakeName ?? "none")" }
    if isHidden { line += " hidden" }
    if alpha != 1 { line += " alpha \(alpha)" }
    return [line] + subviews.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension LayoutView {
  /// Returns a view with a document, laid out in a window on a screen of a size and scale.
  static func shown(
    _ document: Document, width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 1,
    views: HostViews = HostViews(), fetch: PictureFetch? = nil
  ) -> LayoutView {
    let view = LayoutView(document, views: views, measurer: TextKitMeasurer(), fetch: fetch)
    view.fakeTraits(UITraitCollection(fakeScale: scale))
    view.fakeWindow(true)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  /// Puts a finger down at one point and lifts it at another.
  func touch(_ x: CGFloat, _ y: CGFloat, liftingAt end: CGPoint? = nil) {
    touchesBegan([UITouch(fakeAt: CGPoint(x: x, y: y))], with: nil)
    touchesEnded([UITouch(fakeAt: end ?? CGPoint(x: x, y: y))], with: nil)
  }

  /// Returns the first descendant of a type.
  func first<View: UIView>(_ type: View.Type = View.self) throws -> View {
    guard let found = all(type).first else { throw Missing(name: String(describing: type)) }
    return found
  }
}

struct Missing: Error {
  let name: String
}

extension UIView {
  /// Returns the views of a class inside of this one, in the order of the tree.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view as? View].compactMap(\.self) + view.all(type) }
  }
}
