import LayoutEngine

/// The size of a screen, in Swift 5.
public func settingsSize() -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}
