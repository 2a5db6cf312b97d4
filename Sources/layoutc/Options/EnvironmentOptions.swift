import ArgumentParser
import LayoutCompiler
import LayoutEngine

/// The settings common to all pictures of a document: scale, safe area, text metrics and stand-ins.
struct ScreenOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels in a point (default: 1).", valueName: "factor"))
  var scale: FactorArgument?

  @Option(
    help: ArgumentHelp(
      "Insets of the safe area: all, \"vertical horizontal\" or \"top left bottom right\".",
      valueName: "insets",
    ))
  var safeArea: InsetsArgument?

  @Option(
    help: ArgumentHelp(
      """
      How far scrolls are scrolled, each by its id in points from where its content starts: \
      "list 320, chips 40".
      """,
      valueName: "positions",
    ))
  var scrolled: ScrolledArgument?

  @OptionGroup var clock: ClockOptions
  @OptionGroup var text: TextMetricsOptions
  @OptionGroup var standIns: StandInOptions

  /// A request with these settings.
  var request: LayoutRequest {
    var request = LayoutRequest()
    request.scale = scale?.value
    request.safeArea = safeArea?.edges
    request.scrolled = scrolled?.scrolled
    request.timeZone = clock.timeZone?.timeZone
    request.now = clock.now?.instant
    request.textMetrics = text.metrics
    request.standIn = standIns.standIn?.extent
    return request
  }
}

/// What dates and times are shown by: a time zone and the current time.
struct ClockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The time zone of dates and times, as a name such as Europe/Berlin or an offset such as +02:00 \
      (default: UTC).
      """,
      valueName: "zone",
    ))
  var timeZone: TimeZoneArgument?

  @Option(
    help: ArgumentHelp(
      """
      The current time, as 2024-05-03T14:05:07Z (default: 1970-01-01); no clock is read, so that a \
      document always looks the same.
      """,
      valueName: "time",
    ))
  var now: InstantArgument?
}

/// A time zone, as `Europe/Berlin`, `UTC` or `+02:00`.
struct TimeZoneArgument: ExpressibleByArgument {
  let timeZone: LayoutTimeZone

  init?(argument: String) {
    guard let timeZone = LayoutTimeZone(named: argument) else { return nil }
    self.timeZone = timeZone
  }
}

/// Ids of scrolls with how far each is scrolled, as `list 320, chips 40`.
struct ScrolledArgument: ExpressibleByArgument {
  let scrolled: LayoutRequest.Scrolled

  init?(argument: String) {
    guard let scrolled = LayoutRequest.Scrolled(argument) else { return nil }
    self.scrolled = scrolled
  }
}

/// A date and a time, as `2024-05-03T14:05:07Z`.
struct InstantArgument: ExpressibleByArgument {
  let instant: LayoutInstant

  init?(argument: String) {
    guard let instant = LayoutInstant(iso8601: argument) else { return nil }
    self.instant = instant
  }
}

/// The method of measuring text.
struct TextMetricsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How text is measured: proportional, by built-in widths; fixed:WxH, every character W wide and \
      every line H high; or pango, by the system's fonts.
      """,
      valueName: "metrics",
    ))
  var textMetrics: TextMetricsArgument?

  /// The options of a command line without any.
  static var unset: Self {
    var options = Self()
    options.textMetrics = nil
    return options
  }

  var metrics: LayoutRequest.TextMetrics? { textMetrics?.metrics }

  func validate() throws {
    if let absence = metrics?.absence { throw ValidationError(absence) }
  }
}

/// The size of the author's layouts that are not registered.
struct StandInOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How large an element is shown whose layout is written in Swift and not known here, where its \
      declaration has no intrinsicSize (default: as its children need, and 100x50 without any).
      """,
      valueName: "WxH",
    ))
  var standIn: ExtentArgument?
}

/// A width and a height in points, as `100x50`.
struct ExtentArgument: ExpressibleByArgument {
  let extent: LayoutRequest.Extent

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
      .map(PointsArgument.decimal)
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    extent = LayoutRequest.Extent(width: width, height: height)
  }
}

/// The environment that a document is solved in.
struct EnvironmentOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "The reading direction: ltr (default) or rtl.")
  var direction: LayoutRequest.Direction?

  @Option(
    help: ArgumentHelp("What text sizes are multiplied by (default: 1).", valueName: "factor"))
  var textScale: FactorArgument?

  @Option(help: "The appearance: light (default) or dark.")
  var appearance: LayoutRequest.Appearance?

  /// Creates a request with these settings and the requested sizes.
  func request(_ constraint: ConstraintOptions) -> LayoutRequest {
    var request = screen.request
    request.horizontal = constraint.horizontal
    request.vertical = constraint.vertical
    request.direction = direction
    request.textScale = textScale?.value
    request.appearance = appearance
    return request
  }
}

extension LayoutRequest.Direction: ExpressibleByArgument {}
extension LayoutRequest.Appearance: ExpressibleByArgument {}

/// One, two or four insets in points.
struct InsetsArgument: ExpressibleByArgument {
  let edges: LayoutRequest.Edges

  init?(argument: String) {
    let parts = argument.split(separator: " ").map(PointsArgument.decimal)
    let values = parts.compactMap(\.self)
    guard values.count == parts.count else { return nil }
    switch values.count {
    case 1:
      edges = .init(top: values[0], left: values[0], bottom: values[0], right: values[0])
    case 2:
      edges = .init(top: values[0], left: values[1], bottom: values[0], right: values[1])
    case 4:
      edges = .init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    default: return nil
    }
  }
}

/// `proportional`, `fixed:WxH` or `pango`.
struct TextMetricsArgument: ExpressibleByArgument {
  let metrics: LayoutRequest.TextMetrics

  init?(argument: String) {
    if argument == "proportional" || argument == "pango" {
      metrics = argument == "pango" ? .pango : .proportional
      return
    }
    guard argument.hasPrefix("fixed:") else { return nil }
    let sizes = argument.dropFirst("fixed:".count)
      .split(separator: "x", omittingEmptySubsequences: false)
      .map(PointsArgument.decimal)
    guard sizes.count == 2, let advance = sizes[0], let lineHeight = sizes[1] else { return nil }
    metrics = .fixed(advance: advance, lineHeight: lineHeight)
  }
}
