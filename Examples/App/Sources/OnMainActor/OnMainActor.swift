import LayoutEngine

/// The size of a screen, computed on the main actor, as the module's default isolation requires.
public func settingsSize() -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}

/// The size of a screen, computed off the main actor.
@concurrent
public func settingsSizeElsewhere() async -> LayoutSize {
  Settings(owner: "Ada").layout(in: .width(390)).size
}
