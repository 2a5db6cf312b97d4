public import LayoutRuntime

/// A document with an app's values, which follows what is saved of it.
///
/// A save whose document has errors, or whose parameters the values do not fit, changes nothing on
/// the screen: ``findings`` tells the reason, and the last good document stays.
///
/// ```swift
/// var screen = try LiveScreen(bundled, Values(product))
/// let view = LayoutView(screen.document)
/// for await update in live.updates(of: "Product") {
///   screen.take(update)
///   view.update(screen.document)
/// }
/// ```
public struct LiveScreen: Sendable {
  /// The document to show: the last good one, with the last values that fit it.
  public private(set) var document: LoadedScreen
  /// The values for the parameters, as the app has given them last.
  public private(set) var values: Values
  private var layout: LoadedLayout
  /// The number of the layout, among those that were followed.
  private var count = 0
  private var saved: [LiveFinding] = []
  /// The reason why the values do not fit the last document without errors.
  private var misfit: LiveFinding?

  /// The reasons why what is shown is not what was saved last; empty if it is.
  public var findings: [LiveFinding] {
    saved.isEmpty ? misfit.map { [$0] } ?? [] : saved
  }

  /// The views and layouts that the document names and the app does not have, each of which has a
  /// stand-in on the screen.
  public private(set) var notes: [LiveFinding]

  /// Creates a screen that shows a document until another one was saved.
  ///
  /// - Parameters:
  ///   - layout: The document that the app brings along.
  ///   - values: A value for each parameter, by name.
  /// - Throws: The first value that is missing, unknown or of another type than its parameter.
  /// - Complexity: O(n) in the size of the values.
  public init(_ layout: LoadedLayout, _ values: Values = Values()) throws(ValueError) {
    self.layout = layout
    self.values = values
    document = try layout.with(values)
    notes = Self.notes(of: layout)
  }

  private static func notes(of layout: LoadedLayout) -> [LiveFinding] {
    layout.standIns.map { LiveFinding("the app has no \($0); a box is in its place") }
  }

  /// Takes what has become of the document.
  ///
  /// - Parameter update: The update, from ``LiveLayouts``.
  /// - Complexity: O(n) in the size of the values.
  public mutating func take(_ update: LiveUpdate) {
    saved = update.findings
    guard update.count != count, let layout = update.layout else { return }
    self.layout = layout
    count = update.count
    fit()
  }

  /// Takes other values.
  ///
  /// - Parameter values: A value for each parameter, by name. If they do not fit the document,
  ///   ``findings`` tells the reason, and the last values stay on the screen.
  /// - Complexity: O(n) in the size of the values.
  public mutating func update(_ values: Values) {
    self.values = values
    fit()
  }

  private mutating func fit() {
    do throws(ValueError) {
      document = try layout.with(values)
      notes = Self.notes(of: layout)
      misfit = nil
    } catch {
      misfit = LiveFinding(error.description)
    }
  }
}
