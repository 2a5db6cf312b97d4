import LayoutEngine

/// The size of a screen, on the main actor as all of the module.
public func settingsSize() -> Size {
  Settings(owner: "Ada").layout(in: .width(390)).size
}

/// The same off it.
@concurrent
public func settingsSizeElsewhere() async -> Size {
  Settings(owner: "Ada").layout(in: .width(390)).size
}
