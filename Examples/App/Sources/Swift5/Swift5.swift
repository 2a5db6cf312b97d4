import LayoutEngine

/// The size of a screen, computed in Swift 5 mode.
public func settingsSize() -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}
