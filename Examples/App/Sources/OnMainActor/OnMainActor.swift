import LayoutEngine

/// The size of a screen, on the main actor as all of the module.
public func settingsSize() -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}

/// The same off it.
@concurrent
public func settingsSizeElsewhere() async -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}
