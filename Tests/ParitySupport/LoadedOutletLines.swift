import LayoutEngine
package import LayoutRuntime

/// The outlets of a loaded document in the format of the compiled program of parity tests.
package enum LoadedOutletLines {
  /// Returns a line for each outlet of a document, with those of its components.
  package static func lines(
    of layout: LoadedLayout, _ outlets: LoadedOutlets
  ) -> [String] {
    lines(layout.outlets, outlets, "")
  }

  private static func lines(
    _ ids: [LoadedLayout.OutletName], _ outlets: LoadedOutlets, _ path: String
  ) -> [String] {
    ids.flatMap { id -> [String] in
      let places = outlets.all(id.name).map { $0.element?.index ?? -1 }
      let components = id.outlets.isEmpty ? [] : outlets.components(id.name)
      func lines(_ number: Int, _ suffix: String) -> [String] {
        let path = "\(path).\(id.name)\(suffix)"
        let inner =
          components.indices.contains(number)
          ? Self.lines(id.outlets, components[number].outlets, path) : []
        return ["outlet \(path) \(places.indices.contains(number) ? places[number] : -1)"] + inner
      }
      return switch id.count {
      case .one: lines(0, "")
      case .optional: places.isEmpty ? [] : lines(0, "")
      case .many: places.indices.flatMap { lines($0, "[\($0)]") }
      }
    }
  }
}
