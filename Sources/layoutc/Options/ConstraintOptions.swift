import ArgumentParser
import LayoutCompiler

/// The size that a document is solved for.
struct ConstraintOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The exact width.", valueName: "points"))
  var width: PointsArgument?

  @Option(help: ArgumentHelp("The exact height.", valueName: "points"))
  var height: PointsArgument?

  @Option(help: ArgumentHelp("The least width (default: 0).", valueName: "points"))
  var minWidth: PointsArgument?

  @Option(help: ArgumentHelp("The largest width (default: none).", valueName: "points"))
  var maxWidth: PointsArgument?

  @Option(help: ArgumentHelp("The least height (default: 0).", valueName: "points"))
  var minHeight: PointsArgument?

  @Option(help: ArgumentHelp("The largest height (default: none).", valueName: "points"))
  var maxHeight: PointsArgument?

  func validate() throws {
    try validate("width", exact: width, minimum: minWidth, maximum: maxWidth)
    try validate("height", exact: height, minimum: minHeight, maximum: maxHeight)
  }

  /// The requested width range; nil if none is given.
  var horizontal: LayoutRequest.Axis? {
    axis(exact: width, minimum: minWidth, maximum: maxWidth)
  }

  /// The requested height range; nil if none is given.
  var vertical: LayoutRequest.Axis? {
    axis(exact: height, minimum: minHeight, maximum: maxHeight)
  }

  private func axis(
    exact: PointsArgument?,
    minimum: PointsArgument?,
    maximum: PointsArgument?,
  ) -> LayoutRequest.Axis? {
    if let exact { return LayoutRequest.Axis(minimum: exact.value, maximum: exact.value) }
    if minimum == nil, maximum == nil { return nil }
    return LayoutRequest.Axis(minimum: minimum?.value ?? 0, maximum: maximum?.value)
  }

  private func validate(
    _ axis: String,
    exact: PointsArgument?,
    minimum: PointsArgument?,
    maximum: PointsArgument?,
  ) throws {
    if exact != nil, minimum != nil || maximum != nil {
      throw ValidationError("'--\(axis)' is exact; it excludes '--min-\(axis)' and '--max-\(axis)'")
    }
    if let minimum, let maximum, minimum.value > maximum.value {
      throw ValidationError("'--min-\(axis)' is larger than '--max-\(axis)'")
    }
  }
}
